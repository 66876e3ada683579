# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game } : { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = En détail
button-rules-summary = En bref

help-title = B-Side
button-help-now = En ce moment

# The next steps of the player in this channel.
help-now = ### En ce moment
help-no-table = Il n’y a pas de partie dans ce salon. **/play** en lance une, et **/learn** t’apprend à jouer.
help-table = **{ $game }** · table { $table }
help-opened = C’est toi qui as ouvert cette table. La partie commence quand toutes les places sont prises. **{ $button-cancel }** sous le plateau l’annule.
help-seated = Tu as une place. La partie commence quand toutes les places sont prises.
help-invited = { $player } t’invite. Appuie sur **{ $button-join }** ou **{ $button-decline }** sous le plateau.
help-free = Il y a une place libre. Appuie sur **{ $button-join }** sous le plateau pour jouer.
help-reserved = { $count ->
    [one] La place libre est réservée à { $players }.
   *[other] Les places libres sont réservées à { $players }.
} Lance ta propre partie dans un fil.
help-your-turn = C’est à toi de jouer (place { $seat }). Appuie sur **{ $button-choose }** sous le plateau, ou utilise **/move**, par exemple **{ $example }**.
help-paused = La partie est en pause.{ $resume ->
    [alone] {" "}**/resume** la fait reprendre.
    [people] {" "}**/resume** demande à la reprendre.
   *[offered] {""}
} Tu as la place { $seat }.
help-waiting = C’est à { $player } de jouer. Tu as la place { $seat }. En attendant, tu peux regarder le plateau avec **/board**, proposer la nulle ou abandonner.
help-out = Tu es hors jeu dans cette partie, au { $place ->
    [2] 2e
    [3] 3e
   *[other] { $place }e
} rang. La partie continue, et c’est à { $player } de jouer.
help-watching = Tu regardes, et c’est à { $player } de jouer. **/board** te montre le plateau vu de n’importe quel côté. Lance ta propre partie dans un fil.
help-voting = Ce serveur joue ici, et tu peux voter. C’est à { $player } de jouer. Quand c’est au tour du serveur, appuie sur **{ $button-vote }** sous le plateau ou entre **/move**.
help-offer = { $player } { $offer ->
    [draw] propose la nulle
    [takeback] demande à reprendre un coup
    [pause] aimerait mettre la partie en pause
    [resign] propose d’abandonner
   *[resume] aimerait reprendre la partie
}. Réponds avec **/accept** ou **/decline**.
help-offered = Tu { $offer ->
    [draw] as accepté la nulle
    [takeback] as accepté la reprise d’un coup
    [pause] as accepté la mise en pause
   *[resume] as accepté de reprendre la partie
}. Cela vaut jusqu’au prochain coup, ou jusqu’à ce que quelqu’un refuse.
help-over = Cette partie est terminée. Revois-la avec **/replay** ou **/record**, ou lance-en une autre avec **/play**.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### Ce que je sais faire
    J’héberge des jeux de plateau qu’on ne trouve presque nulle part ailleurs : { $games }. Que veux-tu savoir ?
help-start =
    Lance une partie dans ce salon avec **/play**. Choisis un jeu et, si tu veux, un adversaire, un temps par coup ou un fil à part. Sans adversaire, tout le monde peut appuyer sur **{ $button-join }**.
    • Remplis `computer` pour jouer contre un ordinateur, du niveau 1 au niveau 8.
    • Il y a une seule partie à la fois par salon ou par fil. Ouvre un fil pour une deuxième.
    • En message privé avec moi, tu joues contre l’ordinateur.
    • **/seek** cherche un adversaire sur d’autres serveurs.
    • **/games** liste tes parties en cours, d’abord celles où c’est à toi de jouer.
    • **/watch** t’envoie un MP quand une partie est finie.
    .title = Lancer une partie
help-move =
    Appuie sur **{ $button-choose }** sous le plateau. Une image numérote les pièces qui peuvent bouger, puis les cases où elles peuvent aller. Les boutons portent les mêmes numéros.
    • **/move** joue ton coup par écrit. Des suggestions s’affichent pendant que tu écris ; majuscules, espaces et tirets n’ont pas d’importance.
    • **/board** réaffiche le plateau, ou le montre à toi seulement : vu d’un autre côté, dans d’autres couleurs ou en texte.
    • **/hint** t’aide dans les parties amicales et contre l’ordinateur : d’abord la pièce, puis le coup (**Jouer ce coup** le joue), puis les raisons. Les autres joueurs apprennent que tu l’as demandé, mais l’indice n’est que pour toi. En partie classée, je te demande d’abord : après un indice, seule une défaite compte pour ta cote.
    .title = Jouer un coup
help-offers =
    • **/draw** propose la nulle.
    • **/takeback** demande à reprendre ton dernier coup.
    • **/pause** et **/resume** demandent d’arrêter et de relancer les pendules.
    • Les autres répondent avec les boutons, ou avec **/accept** et **/decline**.
    • **/resign** abandonne la partie. **/abort** annule une partie avant que tout le monde ait joué.
    • **/table give-time** donne plus de temps à ton adversaire pour un coup. Dans les parties sans pendule, **/table still-there** prend des nouvelles d’un joueur qui n’a pas joué depuis 3 jours.
    .title = Nulles et reprises de coup
help-learn =
    • **/learn** enseigne un jeu en quelques courtes leçons.
    • **/rules** l’explique en images, page par page.
    • **/puzzle** montre une position où tu cherches le meilleur coup. Les problèmes ont une cote à part.
    .title = Apprendre un jeu
help-after =
    • **/review** analyse une partie terminée : chances de gain coup par coup, tournants et meilleurs coups.
    • **/replay** montre la partie en animation, et **/record** te la donne en fichier texte.
    • **/game** avec un numéro de table parcourt n’importe quelle partie, coup par coup.
    • **/analyse** ou **{ $button-explore }** sous un plateau ouvre un plateau visible par toi seulement : essaie des coups pour tous les camps et prends des notes. Après la partie, l’ordinateur donne son avis. Quand c’est à ton adversaire de jouer, **{ $button-plan }** joue tes réponses à ta place.
    • **{ $button-rematch }** sous le dernier plateau lance une autre partie en échangeant les places.
    • **{ $button-stronger }** et **{ $button-weaker }** font de même avec un ordinateur un niveau au-dessus ou au-dessous.
    .title = Après une partie
help-ratings =
    • **/leaderboard** affiche les meilleurs joueurs, ici ou sur tous les serveurs.
    • **/profile** affiche les cotes d’un joueur au fil du temps, ses résultats, ses séries et ses adversaires les plus fréquents.

    Les parties terminées comptent pour la cote (Glicko). Chaque jeu a la sienne, provisoire jusqu’à ce que tu en aies joué cinq. Les parties contre l’ordinateur ont leurs propres cotes.
    .title = Cotes
help-settings =
    • **/settings me** : couleurs, côté du plateau, langue, rappels et confirmation de tes coups.
    • **/settings vacation** met tes pendules lentes en pause, jusqu’à 14 jours par an.
    • **/settings server** est pour les personnes qui gèrent le serveur.
    .title = Réglages
help-data =
    • **/privacy export** te donne tout ce que je conserve sur toi.
    • **/privacy delete** supprime tes données. Tes parties restent, sans ton nom.
    • **/block** empêche quelqu’un de t’inviter, et **/unblock** annule ce blocage. Personne d’autre ne le sait.
    .title = Tes données
