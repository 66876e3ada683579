# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture. A chapter opens with one of the figures in assets/diagrams, which
# names it.

# Rules that several games share.

-seats = La place 1 commence : c’est la personne qui lance la partie, sauf si elle a choisi autre chose dans **/play**. Un tour est tout ce que fait un joueur avant que ce soit au joueur suivant.
-coordinates = Les colonnes ont des lettres et les rangées des numéros, dans cet ordre : a1 est en bas à gauche pour qui regarde le plateau depuis la place 1.
# turns: the number of turns; anew: the event that resets the count
-draws =
    • La partie est nulle quand la même position apparaît pour la troisième fois et que c’est chaque fois au même joueur de jouer.
    • Elle est nulle après { $turns } sans qu’aucune pièce quitte le plateau. { $anew }
    • Les joueurs peuvent convenir d’une nulle (**/draw**). Tous ceux qui sont encore en jeu doivent accepter.
-resigning = Si un joueur abandonne, ou dépasse le temps dans une partie avec pendule, l’autre joueur gagne.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Les coups s’écrivent en { $letters } sans espaces : une partie est donc une liste de coups séparés par des espaces. Quand tu écris, je ne suis pas difficile : majuscules ou minuscules, espaces en trop, et `-`, `x`, `>`, `,`, `:`, `to` ou rien entre les cases, tout marche. { $loose } veulent dire tous deux { $turn }. Si ce que tu as écrit peut désigner deux coups différents, je te demanderai lequel.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Panneau avec un nom* : un joueur. Un cadre et une petite pointe montrent à qui c’est de jouer.
-signs-men = • *×16* sur un panneau : le nombre de pièces restantes.
-signs-turn = • *Flèche qui part d’un anneau* : le dernier coup, de la case que la pièce a quittée à celle où elle est maintenant. Les deux cases sont teintées.
# man: the kind of man that is captured
-signs-gone = • *{ $man } avec une croix* : une prise du dernier coup. Si une autre pièce s’y trouve maintenant, la forme pâle dépasse derrière elle.
-signs-number = • *Numéro dans un cercle* : un choix. Les boutons ou le menu sous l’image portent les mêmes numéros. Deux numéros dans un même cercle sont deux choix.
-signs-chosen = • *Cadre autour d’une pièce* : la pièce que tu as choisie. Ensuite, tu choisis où elle va.
-signs-end = • *Coupe* ou *couronne* : qui a gagné. *Numéro dans un disque* sur un panneau : un rang. *=* devant : un rang partagé, comme lors d’une nulle (*=1*). *Drapeau* : ce joueur a abandonné. *Nom pâle* : ce joueur a perdu ou est éliminé.
-signs-grey = • *Pièces grises* : elles sont à un joueur qui a abandonné. Le panneau les compte encore.
-signs-figures = • *Flèche sans anneau* : un coup possible. *Flèche qui finit par une croix* : un coup qu’une règle interdit.

# Biloba

rules-biloba-goal =
    Pour 2, 3 ou 4 joueurs, qui jouent tour à tour dans le sens horaire. { -seats }

    Prends les pions des autres joueurs jusqu’à ce qu’il ne reste que toi. Un joueur qui a deux pions ou moins et ne peut pas prendre est éliminé.
    ### Plateau
    Le plateau fait 9 × 9 cases. Trois cases sont coupées à chaque coin (a1, b1 et a2, et de même en i1, a9 et i9), ce qui en laisse 69. { -coordinates } Les colonnes vont de a à i, les rangées de 1 à 9.
    Le centre, e5, est une case spéciale : aucun pion ne s’y arrête.
    ### Deux joueurs
    Chacun a 16 pions. Sud : e1 ; d2 à f2 ; c3 à g3 ; b4 à h4. Nord a la même forme en miroir sur les rangées 9, 8, 7 et 6.
    ### Trois ou quatre joueurs
    Chacun a 8 pions. Sud : c1, d1, f1, g1 ; d2, e2, f2 ; e3. Ouest, Nord et Est ont la même forme, tournée. À trois, le côté Est reste vide.
    Sud a la place 1. À deux, Nord a la place 2. À plus de deux, les places sont Sud, Ouest, Nord, Est.
    .title = But et position de départ
    .lead = Prends les pions des autres jusqu’à ce qu’il ne reste que toi. On joue tour à tour dans le sens horaire.
rules-biloba-moving =
    À ton tour, tu fais un pas avec un de tes pions, puis viennent les prises et les remplacements, s’il y en a. Le pas est l’un de ceux-ci :
    • *Glisser* sur une case vide voisine, dans l’une des 8 directions.
    • *Sauter* par-dessus exactement un pion voisin, de n’importe quelle couleur, sur la case vide juste derrière. Un seul saut par tour, et jamais en arrière vers ton propre camp : Sud ne doit pas arriver sur une rangée plus basse, Nord sur une plus haute, Ouest sur une colonne antérieure, Est sur une colonne ultérieure. Sauter de côté est permis. Un saut ne peut pas finir en e5.
    • *Par le centre* : glisser en e5 et de là, aussitôt, sur n’importe quelle case vide voisine de e5 sauf celle d’où tu viens. C’est une glissade, pas un saut. Il faut qu’une telle case existe, et rien n’est pris en e5 même.

    Si une glissade ou un saut mène déjà à une case, le chemin par le centre vers cette case n’est pas un coup à part.
    .title = Déplacement
    .lead = Chaque tour est un pas avec un pion.
rules-biloba-capturing =
    Un pion ennemi est pris quand il est juste entre deux pions de la même couleur : en rangée, en colonne ou en diagonale, tous les trois côte à côte. Deux pions ou plus à la suite ne sont jamais pris ensemble sur cette ligne.
    Après ton pas, *chaque* pion ennemi qui se trouve ainsi entre deux des tiens est pris, partout sur le plateau. Tous les pions pris quittent d’abord le plateau.
    ### Remplacer
    Ensuite, tu remplis les cases qu’ils ont laissées vides. Les *pions encadrants* d’une telle case sont tes pions de part et d’autre, sur chaque ligne où son pion a été pris : deux, ou plus s’il a été pris sur plusieurs lignes.
    • Un pion encadrant vient sur chaque case vidée. Tu choisis lequel.
    • Un pion bouge au plus une fois par vague de remplacements.
    • Une case ne reste vide que si tous ses pions encadrants sont allés sur d’autres cases vidées. Elle n’est pas remplie plus tard.
    • Le pion qui a fait le pas est un pion encadrant comme un autre.
    .title = Prise
    .lead = Un pion juste entre deux ennemis est pris, et l’un de ces ennemis vient à sa place.
rules-biloba-rounds =
    Un pion peut être pris sur plusieurs lignes à la fois, et n’importe lequel des pions qui l’encadraient peut alors le remplacer.
    ### Autres vagues
    Quand aucune case vidée ne peut plus être remplie, on cherche de nouveau des prises, sur tout le plateau. De nouvelles prises ouvrent une autre vague, où un pion peut bouger de nouveau. Quand il n’y en a plus, ton tour est fini.
    .title = Grandes prises
    .lead = Un coup peut prendre beaucoup : sur plusieurs lignes, à plusieurs endroits et en plusieurs vagues.
rules-biloba-special =
    ### Prise forcée
    Si des pions ennemis se trouvent entre deux des tiens au *début* de ton tour, ton tour consiste en ces prises et leurs remplacements, avec d’autres vagues comme d’habitude, et tu ne fais pas de pas. Ils ont pu s’intercaler, ou le coup d’un troisième joueur a pu y mener.
    ### S’intercaler
    Tu peux jouer un pion entre deux pions d’un même ennemi. Si ce coup fait une prise telle que ton pion n’est plus encadré, il est à l’abri. Sinon, il est pris au tour suivant de cet ennemi, s’il est encore encadré à ce moment-là.
    ### Deux pions ou moins
    Si tu as deux pions ou moins au début de ton tour, tu dois prendre. Si tu n’as aucune prise, ni forcée ni par aucun pas, c’est l’élimination : tes pions sont retirés, et c’est au joueur suivant de jouer.
    ### Aucun pion
    Un joueur sans pions est aussitôt éliminé.
    ### Aucun coup
    Avec trois pions ou plus et aucun coup légal, tu passes. Si personne ne peut jouer, la partie est nulle.
    ### Abandonner
    Dans une partie à trois ou quatre, un joueur qui abandonne (ou dépasse le temps dans une partie avec pendule) est éliminé à cet instant. Ses pions quittent le plateau, son rang est 1 plus le nombre de joueurs qui font mieux, et la fin de la partie est vérifiée comme après un coup. Dans une partie à deux, l’autre joueur gagne.
    .title = Cas particuliers
    .lead = Quatre choses qui surprennent dans les premières parties.
rules-biloba-end =
    Le dernier joueur en jeu gagne. S’il reste deux joueurs avec deux pions ou moins chacun, la partie est aussitôt nulle.
    ### Dans cet ordre après chaque tour
    1. Les joueurs sans pions sont éliminés, tous ensemble.
    2. S’il reste un seul joueur, il a gagné.
    3. S’il reste deux joueurs avec deux pions ou moins chacun, la partie est nulle, même si le joueur suivant pouvait prendre.
    4. Le joueur suivant est testé au début de son tour, comme décrit sous « Cas particuliers ». S’il est éliminé, les mêmes tests suivent de nouveau.
    ### Rangs
    Le premier joueur éliminé a le dernier rang. Les joueurs éliminés ensemble partagent un rang, tout comme les deux joueurs d’une nulle. Ton rang est 1 plus le nombre de joueurs qui ont fait mieux : 1 2 2, ou 1 1 3.
    ### Nulles
    { -draws(turns: "50 coups de suite pour chaque joueur encore en jeu (100 à deux, 150 à trois, 200 à quatre)", anew: "Chaque prise et chaque élimination remettent le compte à zéro.") }
    .title = La fin
    .lead = Le dernier joueur en jeu gagne.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Point*, *losange*, *triangle* et *plus* sur les pions : les pions des places 1, 2, 3 et 4.
    { -signs-turn }
    • *Flèche fine qui part d’un point* : un pion venu en remplacement. Après plus d’une vague, le point porte le numéro de la vague.
    { -signs-gone(man: "Pion pâle") }
    • *Viseur sur un pion* : il est encadré et doit être pris maintenant. Dans ces pages, cela peut aussi vouloir dire que le coup avec la flèche le prend.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Feuille* : le centre, où aucun pion ne s’arrête.
    .title = Les signes dans les images
    .lead = La flèche qui part de l’anneau est le dernier coup. Un pion pâle avec une croix a été pris. Un viseur veut dire : prends ce pion maintenant. Le panneau avec le cadre et la pointe montre à qui c’est de jouer.
rules-biloba-notation =
    • Glissade ou saut : `d4-d5`, `d4-f6`.
    • Par le centre : `e4-e5-f6`. La forme courte `e4-f6` marche aussi, de même que `d4-e5-e4` pour d4-e4.
    • Chaque remplacement suit sous la forme `,from>to` : `c5-d5,b3>c4,d5>e6`. Les vagues viennent dans l’ordre, et dans une vague les cases remplies : par lettre, puis par numéro.
    • Une prise forcée n’a que des remplacements : `d4>d5,f7>f6`.
    • `pass`, quand il n’y a aucun coup.

    Deux façons de remplacer sont deux coups différents, même si elles mènent à la même position.
    { -typing(letters: "minuscules", loose: "`D4 to d5` et `d4d5`", turn: "`d4-d5`") }
    .title = Écrire les coups
    .lead = Tu n’as jamais besoin d’écrire un coup : les boutons sous le plateau font tout. Si tu aimes écrire, **/move** prend les coups par écrit et les suggère à mesure.
rules-biloba-origin =
    Biloba est de Guillaume Demougeot (2003). Ces règles suivent la page du manuel du programme d’origine, la page sur son plateau et ses pièces, et ses images d’aide, qui confirment les positions de départ, les remplacements et la nulle à deux contre deux.

    Là où ces sources se taisent ou manquent de clarté, nous avons décidé :
    • Les nulles par répétition, après une longue période sans perte, et d’un commun accord, pour que chaque partie finisse.
    • « Nulle quand il peut prendre après avoir perdu un pion » veut dire deux contre deux, comme le montre l’image d’aide de l’original.
    • Quelles cases restent vides quand il y a trop peu de pions encadrants.
    • Un joueur sans coup passe.
    • Ce que deviennent les pions des joueurs qui abandonnent.
    .title = Qui l’a créé, et ce que nous avons décidé
    .lead = Biloba est de Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Pour 2 joueurs. { -seats }

    Deux armées se tiennent sur des triangles de deux couleurs. Encercle les pièces ennemies jusqu’à ce qu’il en reste deux ou moins.
    ### Plateau
    Le plateau est un triangle de côté 13, découpé en 169 petits triangles, moins un triangle de côté 2 (4 cases) à chaque coin : 157 cases. 82 pointent vers le haut et sont foncées, 75 pointent vers le bas et sont claires.
    ### Noms des cases
    Les colonnes ont des lettres et les rangées des numéros, dans cet ordre, comptées à partir du bas à gauche comme les Clairs voient le plateau. Dans la position de départ habituelle, les Clairs ont la place 1.
    Les rangées vont de 1 à 11, de la base vers le haut. Les colonnes vont de a à y par pas d’une *demi-case*, à partir du coin gauche tel qu’il était avant d’être coupé : deux cases contiguës d’une rangée sont à une lettre l’une de l’autre, et deux cases de même couleur à deux lettres.
    Avant la coupe, la rangée r allait de la colonne numéro r à la colonne numéro 26 − r (a vaut 1). Sont coupées a1, b1, c1, b2, w1, x1, y1, x2, et toutes les rangées 12 et 13. La rangée 1 va donc de d1 à v1 (19 cases), la rangée 2 de c2 à w2 (21), la rangée 3 de c3 à w3 (21), la rangée 4 de d4 à v4 (19), et ainsi de suite jusqu’à la rangée 11, de k11 à o11 (5).
    Une case pointe vers le haut si la somme des numéros de sa colonne et de sa rangée est paire, vers le bas si elle est impaire.
    ### Voisines
    Les *cases voisines* d’une case ont un côté commun avec elle : celles à gauche et à droite dans sa rangée et, dans sa colonne, celle au-dessous si elle pointe vers le haut, au-dessus si elle pointe vers le bas. Elles sont de l’autre couleur. Une case qui n’en a que deux est une *case du bord*. Toutes les autres en ont trois.
    ### Position de départ
    Chaque armée a 16 soldats et 2 capitaines.
    • *Clairs*, sur des cases qui pointent vers le bas, près de la base : rangée 2 i k m o q ; rangée 3 h j l n p r ; rangée 4 g i k m o q s. Les capitaines sont i4 et q4.
    • *Foncés*, sur des cases qui pointent vers le haut, près du sommet : rangée 6 h j l n p r ; rangée 7 i k m o q ; rangée 8 j l n p ; rangée 9 k m o. Les capitaines sont j6 et p6. La rangée 5 est vide.
    Les joueurs conviennent de l’armée qui commence. **/play** a deux positions de départ : *Clairs d’abord*, l’habituelle, et *Foncés d’abord*, où la place 1 a l’armée foncée. La place 1 commence toujours.
    .title = But et position de départ
    .lead = Encercle les pièces ennemies jusqu’à ce qu’il n’en reste que deux. Chaque armée vit sur les triangles de sa couleur.
rules-bizingo-moving =
    Déplace une pièce d’un pas, sur une case vide. Un pas mène à l’une des six cases les plus proches de la même couleur : deux lettres à gauche ou à droite dans sa rangée, ou une lettre à gauche ou à droite dans la rangée au-dessus ou au-dessous.
    Une pièce ne quitte jamais la couleur de sa case : les claires restent sur les claires, les foncées sur les foncées.
    .title = Déplacement
    .lead = Chaque tour est un pas avec une pièce.
rules-bizingo-capturing =
    Après ton coup, regarde chaque pièce ennemie qui a un côté commun avec la pièce que tu as jouée. Elle est prise si *toutes* ses cases voisines sur le plateau sont occupées par tes pièces.
    Si c’est un capitaine, ou si elle est sur une case du bord, il faut en plus qu’au moins une de ces pièces soit un capitaine.
    Toutes les pièces prises par un coup quittent le plateau ensemble.
    .title = Prise
    .lead = La pièce que tu joues prend ce qu’elle encercle avec tes autres pièces.
rules-bizingo-edge =
    Une pièce sur une case du bord n’a que deux cases voisines. Elle est prise si les deux sont occupées par des pièces ennemies et si au moins une de celles-ci est un capitaine.
    Il en va de même pour un capitaine sur une case du bord : deux pièces le prennent, dont un capitaine.
    .title = Au bord
    .lead = Au bord du plateau, deux pièces suffisent, si l’une des deux est un capitaine.
rules-bizingo-special =
    ### Se jeter en prise
    Si ton coup ne prend rien, et que par le même test ta pièce se trouve elle-même prise, elle est aussitôt retirée.
    Ta propre prise passe d’abord : une pièce qui prend n’est jamais perdue de cette façon.
    .title = Se jeter en prise
    .lead = Regarde où tu mets les pieds.
rules-bizingo-end =
    Une armée réduite à deux pièces ou moins a perdu, même si c’est par son propre coup, en se jetant en prise. Un joueur sans coup légal a perdu aussi. { -resigning }
    ### Nulles
    { -draws(turns: "200 coups de suite", anew: "Chaque prise et chaque pièce qui se jette en prise remettent le compte à zéro.") }
    .title = La fin
    .lead = Une armée de deux pièces ou moins a perdu. Un joueur qui ne peut pas jouer a perdu aussi.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Étoile dans un disque* : un capitaine. *Point* : un soldat clair. *Losange* : un soldat foncé.
    { -signs-turn }
    { -signs-gone(man: "Pièce pâle") } Une pièce perdue par son propre coup est marquée de la même façon.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Noms sur les cases* : seule une partie du plateau est montrée, agrandie.
    .title = Les signes dans les images
    .lead = La flèche qui part de l’anneau est le dernier coup. Une pièce pâle avec une croix a été prise. Une étoile marque un capitaine. Le panneau avec le cadre et la pointe montre à qui c’est de jouer.
rules-bizingo-notation =
    Écris la case où se trouve la pièce et la case où elle va : `i4-k4`. Les prises ne s’écrivent pas, car elles découlent du coup.
    { -typing(letters: "minuscules", loose: "`I4 to k4` et `i4k4`", turn: "`i4-k4`") }
    .title = Écrire les coups
    .lead = Tu n’as jamais besoin d’écrire un coup : les boutons sous le plateau font tout. Si tu aimes écrire, **/move** prend les coups par écrit et les suggère à mesure.
rules-bizingo-origin =
    Bizingo vient des États-Unis des années 1850. Ces règles suivent un article d’encyclopédie à son sujet. Les nombres et la position de départ de cet article ont été vérifiés case par case.

    Là où il se tait, nous avons décidé :
    • Les nulles par répétition, après une longue période sans perte, et d’un commun accord, pour que chaque partie finisse.
    • Un joueur sans coup légal a perdu, comme aux dames.
    • Les joueurs conviennent de l’armée qui commence. Ce sont les Clairs, sauf si tu choisis la position de départ « Foncés d’abord ».
    .title = Qui l’a créé, et ce que nous avons décidé
    .lead = Bizingo vient des États-Unis des années 1850.

# Basileus

rules-basileus-goal =
    Pour 2 joueurs. { -seats } La place 1 joue les Blancs.

    Prends le roi ennemi, le *basileus*.
    ### Plateau
    Le plateau a 9 colonnes, de a à i, et 8 rangées, de 1 à 8. C’est un damier, et la case a1 est foncée. { -coordinates }
    ### Pièces
    Chaque camp a 4 pions, 4 officiers et un basileus : exactement une rangée de neuf. Les Blancs sont sur la rangée 1 et les Noirs sur la rangée 8, tous deux dans cet ordre : a officier, b pion, c officier, d pion, e **basileus**, f pion, g officier, h pion, i officier.
    Tes pions sont sur une couleur de cases et tes officiers sur l’autre, et les couleurs des deux camps sont opposées. Les pas en diagonale et les sauts ne changent jamais la couleur.
    .title = But et position de départ
    .lead = Prends le roi ennemi, le *basileus*.
rules-basileus-moving =
    Sans prise, une pièce se déplace d’une case, sur une case vide :
    • pions et officiers *en diagonale*, dans l’une des quatre directions ;
    • le basileus dans les huit directions.
    .title = Déplacement
    .lead = Chaque tour est un pas, ou une prise s’il y en a une.
rules-basileus-capturing =
    Une prise est un saut court par-dessus une pièce ennemie voisine, sur la case vide juste derrière. La pièce prise est retirée aussitôt.
    • Un *pion* saute droit (à gauche, à droite, en avant ou en arrière), par-dessus des pions ou le basileus, jamais par-dessus des officiers.
    • Un *officier* saute en diagonale, par-dessus des pions ou le basileus, jamais par-dessus des officiers.
    • Le *basileus* saute dans les huit directions, par-dessus des pions et des officiers, jamais par-dessus l’autre basileus.
    .title = Prise
    .lead = Une prise est un saut court par-dessus un ennemi. Les pions font leurs pas en diagonale, mais sautent droit.
rules-basileus-obligation =
    La prise est obligatoire, mais tu choisis laquelle. Une pièce qui prend continue de sauter dans le même tour tant qu’elle le peut, après chaque saut dans n’importe quelle direction qui lui est permise. Tu choisis le chemin : il n’a pas à être le plus long, et il peut traverser la case de départ ou y finir.
    .title = Prise obligatoire
    .lead = Si tu peux prendre, tu dois prendre. Quelle prise et quel chemin, c’est à toi de choisir.
rules-basileus-special =
    ### Basileus prend basileus
    Un basileus prend l’autre en *allant sur sa case*, depuis l’une des huit cases autour de lui. C’est un coup entier à part et une prise comme les autres, donc obligatoire aussi.
    Elle ne fait jamais partie d’une rafle : un basileus dont les sauts finissent à côté de l’autre s’arrête là, et l’autre peut le prendre.
    ### Le basileus tombe
    La prise du basileus met aussitôt fin à la partie, même au milieu d’une rafle.
    .title = Basileus contre basileus
    .lead = Un basileus prend l’autre en allant sur sa case.
rules-basileus-end =
    Qui prend le basileus gagne. Un joueur sans coup légal a perdu. { -resigning }
    ### Nulles
    { -draws(turns: "100 coups de suite", anew: "Chaque prise remet le compte à zéro.") }
    .title = La fin
    .lead = Qui prend le basileus gagne. Un joueur qui ne peut pas jouer a perdu.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Tête ronde* : un pion. *Tête pointue avec une fente*, comme celle d’un fou : un officier. *Couronne* : un basileus. Au pied, les pièces des Blancs ont un *point* et celles des Noirs un *losange*.
    { -signs-turn }
    { -signs-gone(man: "Pièce pâle") }
    • *Cadre autour d’une pièce* : elle peut prendre, et l’une des pièces encadrées doit le faire.
    { -signs-number } Pendant que tu choisis, le cadre entoure la pièce que tu as choisie, ou celle qui continue de sauter.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Viseur sur une pièce* : un coup avec une flèche la prend.
    .title = Les signes dans les images
    .lead = La flèche qui part de l’anneau est le dernier coup. Une pièce pâle avec une croix a été prise. Un cadre autour d’une pièce veut dire : elle peut prendre, et l’une des pièces encadrées doit le faire.
rules-basileus-notation =
    • Un pas : `b1-c2`.
    • Une prise indique les cases où la pièce se pose : `d4xd6xf6`. Elle s’arrête là où le basileus tombe.
    • Basileus prend basileus : `e4xe5`.

    { -typing(letters: "minuscules", loose: "`B1 to c2` et `b1c2`", turn: "`b1-c2`") }
    .title = Écrire les coups
    .lead = Tu n’as jamais besoin d’écrire un coup : les boutons sous le plateau font tout. Si tu aimes écrire, **/move** prend les coups par écrit et les suggère à mesure.
rules-basileus-origin =
    Basileus est de Marek Łukaszewicz (2010). Ces règles suivent sa page dans une base de données de jeux, qui ne donne pas de position de départ. La page dit « pièces » là où nous disons officiers, car pour nous chaque pion est aussi une pièce.

    Là où la page se tait, nous avons décidé :
    • **La disposition de départ est notre reconstruction.** La page met les pions sur une couleur et les officiers sur l’autre, et les prises ne marchent que si les couleurs des deux camps sont opposées. Une rangée de neuf sur un plateau de huit rangées donne exactement cela.
    • Un joueur sans coup légal a perdu, comme aux dames.
    • Les nulles par répétition, après une longue période sans perte, et d’un commun accord, pour que chaque partie finisse.
    .title = Qui l’a créé, et ce que nous avons décidé
    .lead = Basileus est de Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Pour 2 joueurs, en deux manches. { -seats }

    Dans une manche tu es le *sauteur*, qui enlève des billes du plateau, et dans l’autre le *pousseur*, qui le gêne. Laisse moins de billes que ton adversaire.
    ### Plateau
    Le cadre a 4 × 4 *emplacements*, A1 à D4. Douze tuiles carrées occupent tous les emplacements sauf les quatre coins. Chaque tuile a 2 × 2 *trous*, et il y a une bille dans chacun des 48 trous.
    Les trous vont de a1 à h8 : l’emplacement A1 contient a1, b1, a2 et b2, et l’emplacement D4 contient g7, h7, g8 et h8. { -coordinates } Les emplacements s’écrivent en majuscules.
    Il n’y a de trou que là où il y a une tuile. Les billes voyagent avec leur tuile.
    ### Deux manches
    Dans la première manche, la place 1 est le sauteur et la place 2 le pousseur. Dans la deuxième, les rôles s’échangent, et le plateau est remis en place. Le sauteur joue en premier dans chaque manche.
    .title = But et position de départ
    .lead = Dans une manche tu es le *sauteur*, qui enlève des billes du plateau. Dans l’autre tu es le *pousseur*, qui le gêne. Laisse moins de billes que ton adversaire.
rules-bilitaire-jumper =
    ### Le premier coup d’une manche
    Retire une bille du plateau, n’importe laquelle.
    ### Les coups suivants
    Saute avec une bille, horizontalement ou verticalement, par-dessus une bille voisine, dans le trou vide juste derrière. La bille sautée est retirée. Les trois trous peuvent être sur la même tuile ou sur des tuiles différentes.
    La même bille peut continuer de sauter, dans n’importe quelle direction, tant qu’elle le peut et que tu le veux. Elle peut revenir au trou d’où elle est partie. Jamais en diagonale, et jamais par-dessus deux billes.
    Tu ne peux pas passer.
    .title = Le sauteur
    .lead = Le sauteur saute par-dessus des billes et les retire ainsi.
rules-bilitaire-shifter =
    Fais exactement une de ces choses :
    • *Retirer* une tuile vide, c’est-à-dire sans bille.
    • *Pousser* des tuiles, en ligne droite, sur des emplacements vides et sans sortir du cadre : une tuile, de 1, 2 ou 3 emplacements ; deux tuiles voisines alignées, de 1 ou 2 emplacements le long de cette ligne ; trois, de 1 emplacement le long de cette ligne.

    Pousser deux ou trois tuiles ensemble est un seul coup. Les emplacements que le groupe quitte lui-même comptent comme vides. Chaque emplacement où des tuiles passent ou arrivent doit être vide.
    Un pousseur qui ne peut ni pousser ni retirer de tuile passe, sans exigence.
    .title = Le pousseur
    .lead = Le pousseur pousse des tuiles avec les billes qu’elles portent, ou retire une tuile vide.
rules-bilitaire-special =
    En poussant ou en retirant, le pousseur peut *exiger* un saut d’un nombre exact de billes, deux ou plus. Une exigence n’est légale que si un tel saut est possible après la poussée ou le retrait. On n’exige jamais un saut d’une bille.
    Le sauteur doit alors sauter exactement ce nombre de billes, mais choisit quel saut. Les premiers sauts d’un saut plus long comptent : si une bille pouvait en prendre cinq, elle peut en prendre trois et s’arrêter.
    Sans exigence, le sauteur est libre.
    .title = Exigences
    .lead = Le pousseur peut dire au sauteur combien de billes prendre.
rules-bilitaire-end =
    ### Fin d’une manche
    Une manche est finie quand le sauteur, à son tour après celui du pousseur, n’a aucun saut. Les billes restées sur le plateau sont les points du pousseur.
    Après la première manche, le plateau est remis en place, et le joueur qui vient d’être le pousseur, maintenant sauteur, joue de nouveau. Ce changement de manche n’est pas un coup. Les points sont conservés.
    ### Fin de la partie
    Après la deuxième manche, le joueur qui a laissé le moins de billes comme sauteur gagne. À nombre égal, la partie est nulle.
    Les deux joueurs peuvent aussi convenir d’une nulle (**/draw**). { -resigning }
    .title = La fin
    .lead = Une manche finit quand le sauteur ne peut pas sauter. Les billes restantes sont les points du pousseur.
rules-bilitaire-signs =
    { -signs-panel }
    • *Flèche qui bondit par-dessus un point*, sur un panneau : ce joueur est le sauteur. *1/2* à côté : la première de deux manches.
    • *Tuile avec une flèche*, sur un panneau : ce joueur est le pousseur.
    • *+12* sur un panneau : des points.
    • *Flèche bondissante avec =3*, sur fond coloré : un saut de trois billes exactement est exigé.
    • *×26* à côté du plateau : le nombre de billes qui y restent.
    • *Flèche qui part d’un anneau* : le dernier coup. Une bille est partie de là, ou une tuile a été poussée. Si des tuiles ont été poussées ensemble, elle va de l’emplacement devenu vide à celui qui a été rempli.
    { -signs-gone(man: "Bille pâle") }
    • *Emplacement en contour avec une croix* : une tuile vide a été retirée ici.
    { -signs-number }
    • *Anneau autour d’une bille* : tu l’as choisie, ou elle peut continuer de sauter.
    { -signs-end }
    { -signs-figures } Des tuiles poussées ensemble partagent une flèche.
    .title = Les signes dans les images
    .lead = La flèche qui part de l’anneau est le dernier coup. La flèche bondissante sur un panneau marque le sauteur, la tuile avec une flèche le pousseur. *=4* exige un saut de quatre exactement.
rules-bilitaire-notation =
    • La première bille : `xd4`.
    • Les sauts, par les trous d’arrivée : `c3xe3xe5`.
    • Les poussées : `B1-B3`. Deux ou trois tuiles s’écrivent dans l’ordre croissant, puis leurs nouveaux emplacements dans le même ordre : `B1B2-B2B3`, `A2B2C2-B2C2D2`. Les poussées se distinguent par ce texte.
    • Retirer une tuile : `xB2`.
    • Une exigence s’ajoute à la fin : `B1-B3!3`, `xB2!2`.

    { -typing(letters: "minuscules, avec les emplacements en majuscules,", loose: "`C3 to e3` et `c3e3`", turn: "`c3xe3`") }
    .title = Écrire les coups
    .lead = Tu n’as jamais besoin d’écrire un coup : les boutons sous le plateau font tout. Si tu aimes écrire, **/move** prend les coups par écrit et les suggère à mesure.
rules-bilitaire-origin =
    Bilitaire est de Kris Burm (1994). Ces règles suivent une page tchèque qui le décrit.

    Là où la page se tait, nous avons décidé :
    • Un saut peut revenir au trou d’où il est parti.
    • Les joueurs peuvent convenir d’une nulle.
    .title = Qui l’a créé, et ce que nous avons décidé
    .lead = Bilitaire est de Kris Burm (1994).
