# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Un coup de Bizingo s’écrit avec la case de départ et la case d’arrivée.
# cell: an empty cell
bizingo-empty = Il n’y a pas de pièce en { $cell }.
# cell: where an enemy piece is
bizingo-not-yours = La pièce en { $cell } n’est pas à toi.
# cell: where the piece is
bizingo-stuck = La pièce en { $cell } ne peut pas bouger : autour d’elle, aucune case de sa couleur n’est vide.
# cell: where the piece is
bizingo-no-move = La pièce en { $cell } doit aller sur une autre case.
# from, to: cells of different colours
bizingo-wrong-colour = Une pièce reste toujours sur les cases de sa couleur. { $from } et { $to } sont de couleurs différentes.
# cell: where a piece of one’s own is
bizingo-occupied = Il y a déjà une de tes pièces en { $cell }.
# from, to: two cells
bizingo-out-of-reach = { $to } est à plus d’un pas de { $from }.

ending-bizingo = Il ne restait plus que deux pièces ou moins.
