# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Rejoindre
button-seek-withdraw = Arrêter de chercher
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** cherche un adversaire : **{ $game }**, { $time }.
    -# Ouvert jusqu’au { $until }.
seek-post-team = 🔎 Le serveur **{ $name }** cherche un autre serveur à affronter : **{ $game }**, { $time }. Rejoins la partie pour le tien : ses membres votent pour les coups.
    -# Ouvert jusqu’au { $until }.
seek-post-taken = -# 🔎 { $game } : un adversaire a été trouvé.
seek-post-taken-here = -# 🔎 { $game } : un adversaire a été trouvé. La partie se joue dans { $place }.
seek-post-closed = -# 🔎 { $game } : cette recherche est terminée.
seek-opened = 🔎 Ta recherche d’adversaire : **{ $game }**, { $time }. Elle se termine quand quelqu’un te rejoint, ou le { $until }. { $servers ->
    [0] Aucun serveur n’affiche encore de recherches. Les gestionnaires activent cela avec **/settings server seeks**.
    [one] Elle est publiée sur un serveur, avec ton nom.
   *[other] Elle est publiée sur { $servers } serveurs, avec ton nom.
} Quand quelqu’un te rejoindra, je te mentionnerai.
seek-opened-team = 🔎 Ce serveur cherche un autre serveur : **{ $game }**, { $time }. La recherche se termine quand un serveur répond, ou le { $until }. La partie s’affiche ici et là-bas, et chaque serveur vote pour ses propres coups.{ $servers ->
    [0] {" "}Aucun serveur n’affiche encore de recherches. Les gestionnaires activent cela avec **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Ta recherche précédente est terminée.
seek-direct-taken = Tu as une partie en cours dans tes messages privés avec moi. Tant qu’elle dure, seules les personnes qui partagent un serveur avec toi peuvent te rejoindre.
seek-withdrawn = Tu ne cherches plus d’adversaire.
seek-over = Cette recherche est déjà terminée.
seek-taken = { $player }, **{ $name }** a rejoint ta partie ({ $game }).
seek-begun = { $player }, tu joues ici à **{ $game }** contre **{ $name }**.
seek-closed-meanwhile = Quelqu’un a été plus rapide, ou cette recherche est terminée. /seek lance la tienne.
seek-own = C’est ta propre recherche. Quelqu’un d’autre doit la rejoindre.
seek-busy = Cette personne ne peut pas commencer d’autre partie en ce moment. /seek lance ta propre recherche.
seek-unreachable = Je ne peux pas joindre cette personne d’ici, vous ne pouvez donc pas jouer ensemble. /seek lance ta propre recherche.
seek-direct = 🔎 Tu joues à **{ $game }** contre **{ $name }**. Chacun voit le plateau dans ses messages privés avec moi.
seek-no-direct = Cette partie se jouerait en messages privés, mais je ne peux pas t’en envoyer. Autorise-les dans tes paramètres de confidentialité pour ce serveur, puis rejoins-la de nouveau.
seek-delayed = Discord ne peut pas ouvrir ta partie pour l’instant. Je continue d’essayer, et elle commencera toute seule, sauf si quelqu’un d’autre est plus rapide ou si la recherche se termine.
seek-direct-occupied = Cette partie se jouerait en messages privés, et tu y as déjà une partie. Termine-la d’abord, puis rejoins celle-ci.
direct-unreachable = Je ne peux pas envoyer de messages privés à **{ $name }**, l’invitation a donc été annulée.
seek-twice = Tu viens de lancer une autre recherche.
seek-too-many = Tu as lancé { $most } recherches en une heure, c’est le maximum. Réessaie plus tard.
say-no-place-for-seeks = Les recherches ne peuvent pas être publiées là. Choisis un salon textuel que je vois.
say-seeks-on-and-off = Tu as demandé à la fois d’afficher les recherches et de ne plus les afficher. Utilise soit seeks, soit seeks-off, pas les deux.
