menu-men-ball = Quelle bille ?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = Au premier coup d’une manche, le sauteur retire une bille du plateau, n’importe laquelle, et rien de plus.
bilitaire-not-first-turn = On ne retire une bille sans sauter qu’au premier coup d’une manche. Maintenant, une bille doit sauter.
bilitaire-must-jump = Tu peux sauter, donc tu dois le faire. Impossible de passer.
bilitaire-jumper-demands = Seul le pousseur peut exiger un nombre de billes. C’est toi, le sauteur.
bilitaire-no-hollow = Il n’y a pas de tuile sous { $cell }.
bilitaire-no-ball = Il n’y a pas de bille en { $cell }.
bilitaire-cannot-jump = La bille en { $cell } ne peut pas sauter. Il lui faut une bille à côté d’elle, avec un trou vide juste derrière.
bilitaire-no-move = La bille en { $cell } resterait où elle est.
bilitaire-diagonal = Une bille ne saute jamais en diagonale, comme de { $from } à { $to }.
bilitaire-not-a-jump = Une bille saute par-dessus une autre, dans le trou juste derrière. Depuis { $from }, ce n’est pas { $to }.
bilitaire-taken = Il y a une bille en { $cell }. Un saut doit finir dans un trou vide.
bilitaire-nothing-to-jump = Pour arriver en { $to }, la bille doit sauter par-dessus une autre en { $over }, mais il n’y en a pas.
bilitaire-not-exactly = Tu dois sauter par-dessus { $balls } billes exactement, et depuis { $from } c’est impossible de cette façon.
bilitaire-must-shift = Le pousseur ne peut pas passer. Il y a toujours une tuile à pousser.
bilitaire-not-a-place = { $cell } n’est pas un emplacement du cadre. Le pousseur déplace des tuiles, sur les emplacements A1 à D4.
bilitaire-no-tile = Il n’y a pas de tuile en { $place }.
bilitaire-tile-not-empty = Il y a une bille sur la tuile en { $place }. On ne retire qu’une tuile vide.
bilitaire-not-a-slide = Une poussée s’écrit avec une, deux ou trois tuiles, puis autant de nouveaux emplacements.
bilitaire-no-slide = La tuile en { $place } resterait où elle est.
bilitaire-not-straight = Une tuile se pousse en ligne droite, pas de { $from } à { $to }.
bilitaire-not-a-group = { $tiles } ne peuvent pas être poussées ensemble. Pour cela, les tuiles doivent se toucher sur une même ligne et être écrites dans l’ordre croissant.
bilitaire-not-along-its-line = { $tiles } ne peuvent être poussées ensemble que le long de leur propre ligne.
bilitaire-blocked = Il y a une tuile en { $place }. On ne pousse que sur des emplacements vides.
bilitaire-demand-alone = Une exigence accompagne une poussée ou un retrait et s’écrit à la suite.
bilitaire-demand-too-small = Il faut exiger au moins deux billes.
bilitaire-demand-too-great =
    { $most ->
        [0] Après ce coup, il n’y aurait plus aucun saut, donc tu ne peux pas en exiger un de { $balls } billes.
        [one] Après ce coup, aucun saut ne prend plus d’une bille, donc tu ne peux pas en exiger { $balls }.
       *[other] Après ce coup, aucun saut ne prend plus de { $most } billes, donc tu ne peux pas en exiger { $balls }.
    }
bilitaire-only-demand = Après une poussée ou un retrait, seule une exigence peut suivre.

ending-bilitaire = Score final : { $most } à { $least }.
