# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Tu joues Sud. Un pion glisse d’une case, dans l’une des huit directions, vers une case vide. Avance le pion en d3 vers Nord.
    .title = Comment les pions se déplacent
    .right = Tout droit ou en diagonale, une case à la fois. Un pion peut aussi glisser de côté et en arrière.
    .wrong = Ce n’était pas un pas du pion en d3 vers Nord. Devant lui se trouvent les cases c4, d4 et e4.
lesson-biloba-capture =
    Tu joues Sud. Le pion en c4 est à côté de ton pion en b4. Prends-le : amène un deuxième pion de l’autre côté, ou trouve une autre ligne qui passe par c4.
    .title = Prise
    .right = Un pion placé juste entre deux des tiens est pris, en rangée, en colonne ou en diagonale. Puis l’un des deux pions encadrants vient sur sa case.
    .wrong = Le pion en c4 n’est pas encore entre deux des tiens. Un pion en d4 le prendrait entre b4 et d4, un pion en b5 entre b5 et d3.
lesson-biloba-jump =
    Un pion peut aussi sauter par-dessus un pion voisin, sur la case vide juste derrière. Prends un pion avec un saut.
    .title = Sauts
    .right = Le saut a fini en c6, et un pion ennemi s’est retrouvé juste entre deux des tiens. Le pion sauté reste : un saut seul ne prend rien.
    .wrong = Il te faut un pion en c6. Celui en c4 peut y sauter par-dessus c5, et celui en a6 par-dessus b6. Les pions sautent en avant ou de côté, jamais en arrière vers leur propre camp.
lesson-biloba-two =
    Une prise peut en entraîner une autre. Prends deux pions en un coup.
    .title = Deux vagues
    .right = Quand un pion est venu en c4, le pion en c5 s’est retrouvé entre c4 et c6. Il a été pris aussi, dans une deuxième vague.
    .wrong = Seul un pion entre deux des tiens est pris. Depuis d4, ton pion encadre c4 avec b4, et le pion qui vient en c4 encadre ensuite c5 avec c6.
lesson-biloba-escape =
    La case c4 est entre deux ennemis, b4 et d4. Intercale-toi quand même, sans te faire prendre.
    .title = Intercalé, mais à l’abri
    .right = Ton pas a pris b4, entre a4 et c4. Ton pion n’est plus encadré, et il reste.
    .wrong = Tu peux t’intercaler quand tu veux, mais ce n’est sûr que si ce pas prend l’un des deux. Le pion en c3 peut aller en c4.
lesson-biloba-forced =
    Nord s’est intercalé entre b4 et d4 et y est encore : tu dois donc prendre c4, et c’est tout ton coup. Choisis le pion qui vient en c4 de sorte que Nord ne puisse rien prendre en retour.
    .title = Une prise forcée
    .right = Tes pions sont maintenant côte à côte. Nord ne peut en prendre aucun en un seul pas.
    .wrong = Ton pion en b4 a un ennemi en b5. Nord va de a3 à b3 et le prend entre les deux.
lesson-biloba-centre =
    Aucun pion ne s’arrête en e5, mais un pion peut y glisser pour passer de l’autre côté. Prends ainsi le pion en d3.
    .title = Par le centre
    .right = Ton pion est allé de e6 à e4 par e5 en un seul pas, et le pion en d3 a été pris entre e4 et c2.
    .wrong = Ton pion en c2 a besoin d’un partenaire en e4, sur la même diagonale. Le pion en e6 peut y aller par le centre.
lesson-biloba-win =
    Il reste trois pions à Nord. Avec deux, Nord doit prendre tout de suite, sinon il est éliminé. Gagne la partie.
    .title = Gagner
    .right = Nord a deux pions et ne peut rien prendre. Nord est éliminé, et il ne reste que toi.
    .wrong = Nord a encore trois pions. Prends c4 : un pion en d4 ou en b5 le prend entre deux des tiens.

lesson-bizingo-captain =
    Tu as l’armée claire. Deux de tes pièces sont des capitaines, marqués d’une étoile. Joue l’un d’eux.
    .title = Capitaines et pas
    .right = Les capitaines se déplacent comme les soldats : sur l’une des six cases les plus proches de leur couleur. Il t’en faut un pour prendre un capitaine, ou une pièce au bord.
    .wrong = C’était un soldat. Tes capitaines sont en i4 et q4.
lesson-bizingo-capture =
    Le soldat foncé en l6 a trois cases voisines : k6, m6 et l5. Tu en tiens deux. Prends-le.
    .title = Prise
    .right = Les trois cases voisines de l6 étaient à toi, donc la pièce a été prise.
    .wrong = Une case voisine de l6 est encore libre : l5, en dessous. Le soldat en m4 peut y aller.
lesson-bizingo-star =
    Cette fois, il y a un capitaine foncé en l6. Deux de tes pièces peuvent refermer le cercle. Prends-le avec la bonne.
    .title = Prendre un capitaine
    .right = Pour prendre un capitaine, il faut un capitaine parmi les pièces qui l’entourent. Celui venu de m4 en est un.
    .wrong = Trois soldats ne peuvent pas prendre un capitaine. Amène ton capitaine de m4 en l5.
lesson-bizingo-edge =
    Le soldat foncé en m1 est au bord. Il n’a que deux cases voisines, et tu en tiens une. Prends-le.
    .title = Au bord
    .right = Deux pièces prennent une pièce au bord si l’une des deux est un capitaine. Le tien est venu en n1.
    .wrong = La deuxième case voisine de m1 est n1, et au bord il faut l’aide d’un capitaine. Le tien est en o2.
lesson-bizingo-first =
    La case l5 est encerclée par des pièces foncées : k5 et m5 à côté, l6 au-dessus. Entres-y sans perdre ta pièce.
    .title = Ta prise passe d’abord
    .right = Ta propre prise passe d’abord. Une fois l6 disparu, l5 n’était plus encerclée.
    .wrong = Une pièce qui entre sans rien prendre est perdue. Mais en l5, ta pièce prendrait l6 et resterait. Celle en m4 peut y aller.

lesson-basileus-pawn =
    Tu joues les Blancs. Sans prise, pions et officiers se déplacent en diagonale. De gauche à droite, tu as officier, pion, officier, pion, basileus, pion, officier, pion, officier. Joue un pion.
    .title = Pas
    .right = Un pion fait un pas d’une case en diagonale, donc il reste toujours sur des cases de la même couleur.
    .wrong = C’était un officier ou le basileus. Tes pions sont en b1, d1, f1 et h1.
lesson-basileus-chain =
    Tu dois prendre, et une pièce qui prend continue de sauter tant qu’elle le peut. Tu choisis le chemin. Prends trois pièces en un coup.
    .title = Rafle
    .right = Trois sauts en un coup, par-dessus e3, d4 et c5. L’autre chemin t’était permis aussi.
    .wrong = Le chemin le plus long n’est pas obligatoire. Mais celui par-dessus d4 continue par-dessus c5, et prend trois pièces.
lesson-basileus-piece =
    Pions et officiers ne sautent jamais par-dessus un officier, mais ton basileus si. Prends l’officier noir.
    .title = Le basileus prend les officiers
    .right = Le basileus saute dans les huit directions, par-dessus pions et officiers.
    .wrong = Tu as pris un pion. L’officier est en f3, en diagonale sous ton basileus.
lesson-basileus-kings =
    Le basileus noir est juste à côté du tien. Gagne.
    .title = Basileus prend basileus
    .right = Un basileus prend l’autre en allant sur sa case, et la partie est finie.
    .wrong = C’est une prise, mais celle d’un pion, et le basileus noir s’échappe. Va plutôt en e5.
lesson-basileus-win =
    Un pion saute droit : à gauche, à droite, en avant ou en arrière. Gagne avec le pion en e4.
    .title = Gagner
    .right = On gagne en prenant le basileus. Pions et officiers le prennent en sautant par-dessus.
    .wrong = Tu as pris un pion, mais tu pouvais prendre le basileus en e5. Saute en avant.

lesson-bilitaire-jump =
    Tu es le sauteur. Une bille saute par-dessus une bille voisine, dans le trou vide juste derrière. Saute avec la bille en c3.
    .title = Saut
    .right = c3 a sauté par-dessus d3, et cette bille a disparu. Peu importe que le saut finisse sur une autre tuile.
    .wrong = C’était la bille en f6. Celle en c3 peut sauter vers la droite.
lesson-bilitaire-chain =
    La même bille peut continuer de sauter tant qu’il y a des sauts. Prends trois billes en un coup.
    .title = Saut multiple
    .right = Trois sauts avec une bille, et trois billes de moins. Tu pouvais t’arrêter après chaque saut.
    .wrong = Tu as le droit de t’arrêter plus tôt, mais il reste alors plus de billes, et elles comptent contre toi. Depuis c3, continue par-dessus e4 et d5.
lesson-bilitaire-slide =
    Maintenant, tu es le pousseur. Le sauteur pourrait sauter de c3 à e3 par-dessus d3. Ne laisse aucun saut au sauteur : la manche finit aussitôt, et les billes restantes comptent pour toi.
    .title = Pousser
    .right = Aucune des deux billes n’a plus de trou vide derrière elle. Sans saut, la manche du sauteur est finie. Les deux billes sont tes points, et le plateau est remis en place pour la deuxième manche.
    .wrong = Les deux tuiles sont toujours côte à côte, donc le saut est toujours là. Éloigne l’une de l’autre, ou retire celle qui est vide.
lesson-bilitaire-remove =
    Au lieu de pousser, le pousseur peut retirer une tuile sans bille. Fais-le.
    .title = Retirer une tuile
    .right = B2 n’avait pas de bille, donc la tuile pouvait partir. Personne ne peut plus sauter par là.
    .wrong = C’était une poussée. Tu peux pousser ou retirer, mais pas les deux. La tuile vide est B2.
lesson-bilitaire-demand =
    Quand tu pousses une tuile, tu peux exiger un saut d’un nombre exact de billes. Le sauteur pourrait en prendre trois avec c3. Pousse la tuile D1 et exige-en exactement deux, pour qu’il reste une bille de plus.
    .title = Exigence
    .right = Maintenant, le sauteur doit en prendre exactement deux.
    .wrong = Ce n’est pas ça. Choisis D1, puis où elle va, puis l’exigence de 2.

# The frame of every lesson.
lesson-heading = **{ $game }, leçon { $number } sur { $lessons } : { $title }**
# turn: the effects of the move
lesson-right = ✅ **C’est ça !** { $turn }.
lesson-wrong = ↩️ **C’est permis, mais ce n’est pas ce qu’on cherche.** { $turn }.
lesson-last = C’était la dernière leçon. Envie de jouer ? Appuie sur **Jouer**, ou lance une partie avec **/play**.
