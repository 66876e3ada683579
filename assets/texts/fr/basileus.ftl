# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Un coup de Basileus s’écrit avec la case de départ et la case d’arrivée.
# cell: an empty square
basileus-empty = Il n’y a pas de pièce en { $cell }.
# cell: where an enemy is
basileus-not-yours = La pièce en { $cell } n’est pas à toi.
# cell: where the piece is
basileus-stuck = La pièce en { $cell } ne peut ni bouger ni prendre.
# cell: where the piece is
basileus-no-move = La pièce en { $cell } doit aller sur une autre case.
# cell: where a piece of one’s own is
basileus-own-man = Il y a déjà une de tes pièces en { $cell }.
# cell: where an enemy is
basileus-enemy-there = Il y a une pièce ennemie en { $cell }. Pour la prendre, saute par-dessus, sur la case vide juste derrière.
basileus-must-capture = La prise est obligatoire.
# from, to: two squares
basileus-only-diagonally = Sans prise, pions et officiers se déplacent d’une case en diagonale. { $from } et { $to } ne sont pas sur une même diagonale.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Un pion saute à gauche, à droite, en avant ou en arrière, jamais en diagonale comme de { $from } à { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Un officier saute seulement en diagonale, jamais droit comme de { $from } à { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = Il n’y a rien à prendre en { $over } sur le chemin de { $to }.
# over: where a piece of one’s own is
basileus-over-own = La pièce en { $over } est à toi. On ne saute que par-dessus des pièces ennemies.
# over: where an officer is
basileus-pawn-over-piece = Un pion ne saute jamais par-dessus un officier, et il y en a un en { $over }.
# over: where an officer is
basileus-piece-over-piece = Un officier ne saute jamais par-dessus un officier, et il y en a un en { $over }.
# over: where the other basileus is
basileus-over-basileus = Un basileus ne saute jamais par-dessus l’autre basileus, ici en { $over }. Pour le prendre, il va sur sa case.
# cell: where the other basileus is
basileus-chain-ends-there = Un basileus ne prend l’autre, ici en { $cell }, que par un coup à part, jamais à la fin d’une rafle.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Depuis { $from }, la rafle doit continuer, mais pas vers { $to }.
# from, to: two squares
basileus-out-of-reach = { $to } est hors de portée depuis { $from }.

ending-basileus = Le basileus a été pris.
