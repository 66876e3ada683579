# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Essayer des coups
button-flip = Tourner le plateau
button-other-line = Autre variante
button-back-to-game = Revenir à la partie
button-notes = Notes
button-ask-computer = Demander à l’ordinateur
private-board = 🔒 Ce plateau n’est visible que par toi. Essaie des coups pour n’importe quel camp. Rien n’est joué pour de bon.
# The same while there are plans.
private-board-planned = 🔒 Ce plateau n’est visible que par toi. Essaie des coups pour n’importe quel camp. Seuls tes plans sont joués pour de bon.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Ta variante : { $line }
private-other = -# Essayé aussi : { $line }
private-notes = 📝 { $notes }
private-to-move = C’est à **{ $name }** de jouer.
private-over = La partie se termine ici. Reviens en arrière pour essayer autre chose.
private-outdated = Ta variante a changé depuis ce message, donc rien n’a été fait. Voici ton plateau maintenant.
private-line-changed = -# Ta variante a changé depuis ce message. Voici ton plateau maintenant.
private-line-dropped = -# La partie a continué autrement, donc ta variante n’est plus là.
private-line-full = Une variante a { $most } coups au plus. Reviens un coup en arrière pour essayer autre chose.
private-players-only = Tant qu’une partie est en cours, seuls ses joueurs peuvent y essayer des coups.
private-no-opinion = L’ordinateur ne donne son avis qu’après la partie, et seulement là où il reste un coup à jouer.
assistance-refused = C’est trop proche de la table { $table }, où tu joues une partie qui compte : quatre coups d’écart au plus. Redemande quand cette partie aura avancé.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Tes notes sur cette partie
private-notes-label = Visibles par toi seulement
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = Perte forcée pour { $name } : { $turns ->
    [one] tout de suite.
   *[other] en { $turns } coups au plus.
}
opinion-chance = Chances de gain pour { $name } : environ { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Planifier la variante
plan-drop = Retirer le plan { $number }
private-plan = 📌 Plan { $number } : { $line }
plan-made = 📌 Planifié : si la partie suit cette variante, je joue tes coups aussitôt. Personne d’autre ne le sait.
plan-made-cut = 📌 Planifié, jusqu’au coup { $turns } de cette variante : un plan a au plus { $most } coups et finit par un des tiens. Personne d’autre ne le sait.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Ton plan attend, car tu as demandé à reprendre un coup. Son prochain coup est **{ $turn }**. Joue-le, et le plan continue.
   *[no] 📌 Tes plans attendent tant que ta demande de reprise de coup est ouverte.
}
plan-outdated = Ce plan n’existe plus, et un autre porte maintenant son numéro. Rien n’a été retiré.
plan-own-turn = C’est à toi de jouer. Joue d’abord ton coup, puis planifie tes réponses aux suivants.
plan-without-reply = Cette variante n’a pas encore de réponse de ta part. { $next ->
    [own] Joue ton coup sur ce plateau.
   *[other] Joue sur ce plateau le coup suivant, puis le tien.
}
plan-too-many = Tu peux planifier { $most } variantes par partie. Retires-en d’abord une.
