menu-men-stone = Quel pion veux-tu jouer ?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Tu dois prendre { $captured }. Cette prise et ses remplacements sont tout ton coup.
biloba-must-capture = Avec deux pions ou moins, tu dois prendre, et ce coup ne prend rien.
biloba-cannot-pass = Tu as un coup légal, donc tu ne peux pas passer.
biloba-foreign = Un coup de Biloba s’écrit avec la case de départ et la case d’arrivée du pion.
biloba-empty = Il n’y a pas de pion en { $cell }.
biloba-not-yours = Le pion en { $cell } n’est pas à toi.
biloba-stuck = Le pion en { $cell } est bloqué. Il ne peut ni glisser ni sauter.
biloba-no-move = Le pion doit quitter { $cell }.
biloba-centre = Aucun pion ne s’arrête en e5. On ne fait qu’y passer.
biloba-occupied = Il y a déjà un pion en { $cell }.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Un pion saute par-dessus un pion voisin. { $over } est vide, donc il ne peut pas arriver en { $to }.
biloba-backwards = Un pion ne saute jamais en arrière, vers son propre camp, comme de { $from } à { $to }.
biloba-not-through-centre = Pour passer par le centre, un pion glisse d’une case voisine de e5 à une autre. Il ne peut pas aller ainsi de { $from } à { $to }.
biloba-out-of-reach = Un pion glisse sur une case voisine ou saute par-dessus un pion. Depuis { $from }, il ne peut pas atteindre { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = Rien n’a été pris en { $to } dans cette vague. Cases à remplir : { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = Le pion en { $from } n’encadrait pas { $to }. Tu peux remplir cette case depuis { $flankers }.
biloba-moved-already = Le pion en { $cell } a déjà bougé dans cette vague. Un pion ne remplace qu’une fois par vague.
biloba-unfilled = Ce n’est pas encore le tour de { $to }. Les cases se remplissent dans l’ordre des lettres, puis des numéros, et aucune case qui peut l’être ne reste vide.

ending-biloba = Tous les autres joueurs sont éliminés.
ending-biloba-two = L’adversaire est éliminé.
ending-biloba-few = Chaque camp a au plus deux pions.
ending-biloba-stuck = Personne ne peut jouer.
