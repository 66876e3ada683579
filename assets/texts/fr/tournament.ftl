# Tournois.

command-tournament = Les tournois de ce serveur
command-tournament-create = Organisateurs : ouvre les inscriptions à un tournoi dans ce salon
command-tournament-create-name = Nom du tournoi
command-tournament-create-game = Quel jeu
command-tournament-create-form = Qui joue contre qui
command-tournament-create-setup = Une autre position de départ, si le jeu en a une
command-tournament-create-seats = Nombre de joueurs par table, si le jeu en permet plus de deux (toutes rondes seulement)
command-tournament-create-rounds = Suisse : nombre de rondes (par défaut : 3 pour 8, 4 pour 16, …). Toutes rondes : at-once
command-tournament-create-time = Temps par coup (par défaut : 1 jour)
command-tournament-create-deadline = Jours après lesquels une partie inachevée est tranchée (par défaut : aucune échéance)
command-tournament-create-casual = Parties non classées (par défaut : classées)
command-tournament-create-start = Quand il commence, comme 20:30, demain 20:00 ou 2d (vide : à la main)
command-tournament-create-players = Nombre maximal de joueurs (par défaut : 16 en toutes rondes, sinon 128)
command-tournament-create-channel = Jouer les parties dans ce salon, l’une après l’autre (par défaut : chacune dans son fil)
command-tournament-create-third-place = Élimination : les perdants des demi-finales jouent la troisième place (par défaut : non)
command-tournament-create-best-of-three = Élimination : au meilleur des trois (par défaut : une partie, et une autre après une nulle)
command-tournament-move = Organisateurs : déplace un tournoi dans ce salon
command-tournament-move-tournament = Quel tournoi
command-tournament-start = Organisateurs : lance un tournoi
command-tournament-start-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-pause = Organisateurs : mets un tournoi en pause
command-tournament-pause-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-resume = Organisateurs : reprends un tournoi en pause
command-tournament-resume-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-cancel = Organisateurs : arrête un tournoi sans résultat
command-tournament-cancel-tournament = Quel tournoi
command-tournament-finish = Organisateurs : termine une échelle ; son ordre devient le résultat
command-tournament-finish-tournament = Quelle échelle (par défaut : celle de ce salon)
command-tournament-remove = Organisateurs : exclus un joueur d’un tournoi
command-tournament-remove-player = Qui exclure
command-tournament-remove-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-join = Rejoins un tournoi
command-tournament-join-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-leave = Quitte un tournoi avant son début
command-tournament-leave-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-withdraw = Retire-toi d’un tournoi ; ta partie en cours est perdue
command-tournament-withdraw-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-standings = Affiche le classement d’un tournoi
command-tournament-standings-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-standings-text = Pour moi seulement, en texte
command-tournament-standings-player = Montrer à moi seulement les parties de ce joueur
command-tournament-pairings = Affiche qui joue contre qui
command-tournament-pairings-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-pairings-round = Quelle ronde (par défaut : celle en cours)
command-tournament-export = Télécharge le classement et toutes les parties d’un tournoi
command-tournament-export-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-challenge = Défie un joueur au-dessus de toi sur une échelle
command-tournament-challenge-opponent = Qui défier
command-tournament-challenge-tournament = Quelle échelle (par défaut : celle de ce salon)
command-tournament-change = Organisateurs : modifie un tournoi
command-tournament-change-name = Nouveau nom
command-tournament-change-deadline = Nouvelle échéance des rondes, en jours (0 : aucune), pour les parties qui s’ouvrent désormais
command-tournament-change-rounds = Système suisse seulement : nouveau nombre de rondes
command-tournament-change-time = Nouveau temps par coup, pour les parties qui s’ouvrent désormais
command-tournament-change-players = Avant le début : nombre maximal de joueurs
command-tournament-change-extend = Nombre de jours en plus pour finir les parties en cours
command-tournament-change-player = Prolonge seulement la partie de ce joueur
command-tournament-change-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-result = Organisateurs : saisis ou corrige le résultat d’une partie
command-tournament-result-player = L’un des joueurs
command-tournament-result-result = Le résultat de ce joueur
command-tournament-result-round = Quelle ronde (par défaut : celle en cours)
command-tournament-result-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-add = Organisateurs : ajoute un joueur à un tournoi, ou fais-le revenir
command-tournament-add-player = Qui ajouter
command-tournament-add-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-seed = Organisateurs : choisis une tête de série avant le début
command-tournament-seed-player = Quel joueur
command-tournament-seed-seed = Le numéro (0 : selon la cote ou par tirage)
command-tournament-seed-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-bye = Demande une exemption dans une ronde à venir d’un tournoi suisse : un demi-point, une fois
command-tournament-bye-round = Quelle ronde (0 : aucune)
command-tournament-bye-player = Organisateurs : qui est exempt (par défaut : toi)
command-tournament-bye-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-apart = Organisateurs : empêche deux joueurs d’un tournoi suisse de se rencontrer, ou permets-le de nouveau
command-tournament-apart-player = L’un des joueurs
command-tournament-apart-other = L’autre joueur
command-tournament-apart-tournament = Quel tournoi (par défaut : celui de ce salon)
command-tournament-undo = Organisateurs : annule la dernière modification des organisateurs
command-tournament-undo-tournament = Quel tournoi (par défaut : celui de ce salon)

button-tournament-leave = Quitter
button-tournament-players = Joueurs
button-tournament-pairings = Appariements
button-tournament-standings = Classement
button-tournament-leave-running = Me retirer
button-tournament-challenge = Défier
button-tournament-withdraw = Oui, me retirer
button-tournament-remove = Oui, l’exclure
button-tournament-cancel = Oui, l’annuler
button-tournament-finish = Oui, la terminer
button-tournament-organise = Organiser
button-tournament-start = Lancer
button-tournament-pause = Mettre en pause
button-tournament-resume = Reprendre
button-tournament-remove-player = Exclure un joueur
button-tournament-move = Déplacer
button-tournament-cancel-it = Annuler le tournoi
button-tournament-finish-it = Terminer l’échelle
button-tournament-export = Exporter
button-tournament-card = Mes parties
button-tournament-change = Modifier les réglages
button-tournament-result = Saisir un résultat
button-tournament-extend = Prolonger une échéance
button-tournament-bring-back = Faire revenir un joueur
button-tournament-seed = Choisir une tête de série
button-tournament-bye = Exempter un joueur
button-tournament-apart = Éviter une rencontre
button-tournament-undo = Annuler la dernière modification

tournament-form = { $form ->
    [round-robin] toutes rondes
    [double-round-robin] toutes rondes, aller-retour
    [swiss] système suisse
    [knockout] élimination directe
   *[ladder] échelle
}
tournament-form-choice = { $form ->
    [round-robin] Toutes rondes : chacun joue contre chacun (jusqu’à 16 joueurs)
    [double-round-robin] Toutes rondes, aller-retour : chacun joue deux fois contre chacun (jusqu’à 16 joueurs)
    [swiss] Système suisse : à chaque ronde, un adversaire au score proche (jusqu’à 128 joueurs)
    [knockout] Élimination directe : qui perd est éliminé (jusqu’à 128 joueurs)
   *[ladder] Échelle : défie ceux qui sont au-dessus de toi, tant qu’elle dure (jusqu’à 128 joueurs)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] inscriptions ouvertes
    [running] en cours
    [finished] terminé
   *[cancelled] annulé
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · habituel jusqu’à { $players } joueurs
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = En même temps : toutes les rondes commencent ensemble (toutes rondes seulement)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Classé
   *[no] Amical
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [1] une ronde ·{" "}
    [one] { $rounds } ronde ·{" "}
   *[other] { $rounds } rondes ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } par table ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} joueurs · organisation : { $organiser }
tournament-in-channel = -# Les parties se jouent dans ce salon, l’une après l’autre.
tournament-deadline = -# Chaque partie doit finir { $days ->
    [1] un jour
    [one] { $days } jour
   *[other] { $days } jours
} après son début.
    -# { $seats ->
    [2] La personne dont c’est alors le tour perd. Avant le premier coup, un adversaire qui n’a pas appuyé sur *Je suis là* perd aussi.
   *[other] La personne dont c’est alors le tour finit dernière de celles qui jouent encore, et les autres partagent le premier rang. Avant le premier coup, qui n’a pas appuyé sur *Je suis là* finit aussi au dernier rang.
}
tournament-knockout-rule = -# { $games ->
    [1] Une partie nulle est rejouée, et l’autre joueur commence. Après une seconde nulle, la tête de série inférieure se qualifie. Les têtes de série suivent les cotes au début, sauf si un organisateur en décide autrement.
   *[other] On joue au meilleur des trois parties, et chacun commence à son tour. À égalité après trois parties, la tête de série inférieure se qualifie. Les têtes de série suivent les cotes au début, sauf si un organisateur en décide autrement.
}
tournament-third-place = -# Les perdants des demi-finales jouent la troisième place.
tournament-at-once = -# Toutes les rondes se jouent en même temps : chaque partie commence avec le tournoi.
tournament-starts-at = Début : { $start }.
tournament-starts-by-hand = Un organisateur le lancera quand il y aura assez de joueurs.
tournament-players = { $count ->
    [0] Pas encore de joueurs. Qui est partant ?
    [one] { $count } joueur : { $names }
   *[other] { $count } joueurs : { $names }
}
tournament-under-way = { $rounds ->
    [0] L’échelle est ouverte. Défie quelqu’un au-dessus de toi avec **/tournament challenge**.
   *[other] En cours : { $stage ->
        [final] finale
        [semifinal] demi-finales
        [quarterfinal] quarts de finale
        [all] toutes les rondes
       *[round] ronde { $round } sur { $rounds }
    }.
}
tournament-is-paused = En pause : les parties en cours peuvent se terminer, aucune autre ne commence.
tournament-is-cancelled = Ce tournoi a été annulé.
tournament-game-annulled = -# Cette partie ne compte pas dans **{ $name }**, car un joueur a quitté le tournoi trop tôt.
tournament-players-heading = Joueurs : { $name }
tournament-players-none = Pas encore de joueurs.

tournament-round = **{ $name }** · { $stage ->
    [final] finale
    [semifinal] demi-finales
    [quarterfinal] quarts de finale
    [third-place] troisième place
    [all] toutes les rondes
   *[round] ronde { $round } sur { $rounds }
}
tournament-goes-first = -# La personne nommée en premier commence.
tournament-round-deadline = -# { $stage ->
    [all] Toutes les parties doivent être finies le { $at } au plus tard.
   *[round] Les parties de cette ronde doivent être finies le { $at } au plus tard.
}
tournament-round-deadlines = -# Ces parties ont des échéances différentes : la première le { $at }, la dernière le { $last }. Chaque plateau montre la sienne.
tournament-round-number = **Ronde { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}troisième place ·
   *[other] {""}
} { $state ->
    [planned] prévue
    [waiting] commence bientôt
    [playing] table { $table }
    [withdrawn] { $result }, retrait
    [adjudicated] { $result } à l’échéance
    [not-begun] { $result }, pas jouée
    [off] pas jouée
    [annulled] ne compte pas
    [through] { $result }, { $through } se qualifie
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Exempt
    [2] Exempt, 1 point
   *[other] Exempt, { $points } point
} : { $names }
tournament-more = { $count ->
    [one] … et { $count } de plus
   *[other] … et { $count } de plus
}
tournament-pairings-heading = Appariements : { $name }
tournament-pairings-none = Il n’y a pas encore d’appariements.
tournament-pairings-rounds = Il y a des appariements pour ces rondes : { $rounds }.

tournament-standings-heading = Classement : { $name }
tournament-standings-none = Il n’y a pas de classement avant le début.
tournament-standings-empty = Plus personne ne participe, il n’y a donc pas de classement.
tournament-column = { $column ->
    [player] Joueur
    [points] Pts
    [buchholz] BH
    [sonneborn] SB
    [wins] Gains
    [games] Parties
   *[rating] Cote
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , confrontation directe { $direct }
}, gains { $wins }
tournament-standing-ladder = { $name } · gains : { $wins } sur { $games }
tournament-standing-in = { $name } · encore en lice
tournament-standing-left = { $name } ({ $how ->
    [removed] exclusion
   *[withdrawn] retrait
})
tournament-third-place-heading = Troisième place
tournament-card-heading = { $player } dans { $name }
tournament-card-game = { $seat ->
    [1] commence contre
    [2] joue en deuxième contre
    [3] joue en troisième contre
   *[4] joue en quatrième contre
} { $opponents }
tournament-card-bye = { $half ->
    [0] exempt
    [2] exempt, 1 point
   *[other] exempt, { $points } point
}
tournament-card-late = arrivée plus tard{ $half ->
    [0] {""}
   *[other] , { $points } point
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· flotteur descendant
    [up] {" "}· flotteur ascendant
   *[none] {""}
}{ $total ->
    [yes] {" "}· total { $points }
   *[no] {""}
}
tournament-standings-left = -# Les joueurs qui se sont retirés ou ont été exclus viennent en dernier.
tournament-tie-breaks = -# À égalité de points : Buchholz (BH), Sonneborn-Berger (SB), confrontation directe, puis gains.
tournament-match = { $state ->
    [won] { $winner } bat { $loser }
    [left] { $winner } gagne, car { $loser } est hors du tournoi
    [seed] { $winner } se qualifie comme tête de série inférieure, à égalité avec { $loser }
    [bye] { $winner } se qualifie sans jouer
   *[open] { $players }
}
tournament-standings-alt = Classement du tournoi { $name }. { $rows }
tournament-bracket-alt = Tableau du tournoi { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Finale
    [semifinal] Demi-finales
    [quarterfinal] Quarts de finale
    [third-place] Troisième place
   *[round] Ronde { $round }
} : { $matches }.

tournament-won = { $count ->
    [one] **{ $names } remporte { $tournament } !**
   *[other] **{ $names } partagent le premier rang : { $tournament } !**
}
tournament-no-places = Le tournoi **{ $tournament }** est terminé, sans vainqueur.{ $reason ->
    [unplayed] {" "}Pour le premier rang, il faut une partie qui compte.
   *[other] {""}
}
tournament-no-first-place = Le tournoi **{ $tournament }** est terminé. Personne n’obtient le premier rang.{ $reason ->
    [unplayed] {" "}Pour le premier rang, il faut une partie qui compte.
   *[other] {""}
}
tournament-ended-early = -# Il s’est terminé après la ronde { $round } sur { $rounds }, faute de joueurs.
tournament-title = { $place ->
    [1] Victoire
    [2] 2e rang
   *[3] 3e rang
} : { $tournament } · { $game } · { $date }
profile-titles = **Tournois**

tournament-news-joined = { $name } rejoint le tournoi.
tournament-news-removed = Un organisateur a exclu { $name }.{ $annulled ->
    [yes] {" "}Aucune de ses parties ne compte.
   *[no] {""}
}
tournament-news-withdrawn = { $name } se retire.{ $annulled ->
    [yes] {" "}Aucune de ses parties ne compte.
   *[no] {""}
}
tournament-news-start-missed = Il n’y a pas encore assez de joueurs pour commencer. D’autres peuvent rejoindre, et un organisateur peut lancer le tournoi plus tard.
tournament-news-expired = Les inscriptions sont fermées, car rien ne s’est passé pendant un mois.
tournament-news-cancelled = Un organisateur a annulé le tournoi.{ $games ->
    [yes] {" "}Les parties en cours continuent sans lui.
   *[no] {""}
}
tournament-news-replay = Nulle entre { $players }. On rejoue, et { $name } commence. Après une autre nulle, { $lower } se qualifie, comme tête de série inférieure.
tournament-news-next-game = { $name } – { $other } { $score }. La partie suivante arrive, et { $name } commence.{ $last ->
    [yes] {" "}À égalité après celle-ci, { $lower } se qualifie, comme tête de série inférieure.
   *[no] {""}
}
tournament-news-lower-seed = Le match entre { $players } se termine à égalité : { $name } se qualifie, comme tête de série inférieure.
tournament-news-paused = Un organisateur a mis le tournoi en pause. Les parties en cours peuvent se terminer, aucune autre ne commence.
tournament-news-resumed = Le tournoi reprend.
tournament-news-fewer-rounds = Avec { $players } joueurs, il y a { $rounds } rondes : ensuite, tout le monde s’est rencontré.
tournament-news-ladder-started = L’échelle a commencé. Joueurs : { $players }.
tournament-news-accepted = { $challenged } accepte le défi lancé par { $challenger }.
tournament-news-declined = { $challenged } refuse le défi : { $challenger } prend le rang { $place }.
tournament-news-lapsed = { $challenged } n’a pas répondu à temps : { $challenger } prend le rang { $place }.
tournament-news-reminded = { $challenged }, ton temps pour répondre au défi lancé par { $challenger } s’achève { $end }. Sans réponse, tu cèdes ton rang.
tournament-news-climbed = { $challenger } bat { $challenged } et prend le rang { $place }.
tournament-news-stayed = { $challenger } n’a pas battu { $challenged }, donc l’ordre ne change pas.
tournament-news-closed = La partie entre { $players } s’est terminée sans résultat. Elle est rejouée à une autre table.
tournament-changed = { $undo ->
    [yes] { $who } a annulé la dernière modification.
   *[no] { $who } a fait une modification.
} { $what }
tournament-changed-value = { $what ->
    [name] Nom : { $from } → { $to }
    [deadline] Échéance des rondes : { $from } → { $to }
    [rounds] Nombre de rondes : { $from } → { $to }
    [time] Temps : { $from } → { $to }
    [players] Nombre maximal de joueurs : { $from } → { $to }
    [result] Résultat, { $game } : { $from } → { $to }
    [extended] Échéance, { $game } : { $from } → { $to }
    [added] Nouveau joueur : { $name }
    [back] De retour : { $name }
    [out] Ne participe plus : { $name }
    [seed] Tête de série, { $name } : { $from } → { $to }
    [bye] Exempt pour un demi-point, { $name }, ronde : { $from } → { $to }
    [apart] Ne se rencontreront pas : { $players }
   *[together] Peuvent de nouveau se rencontrer : { $players }
}
tournament-changed-deadlines = Échéances de { $games } parties : { $from } → { $to }
tournament-changed-days = { $days ->
    [0] aucune
    [1] un jour
    [one] { $days } jour
   *[other] { $days } jours
}
tournament-news-moved = Le tournoi continue dans { $channel }.
tournament-challenge-over = { $challenger } a défié { $challenged }. Ce défi est terminé.
tournament-challenge = { $challenged }, { $challenger } te défie pour ton rang. Le temps de réponse s’achève { $end } : qui refuse ou ne répond pas cède son rang.
tournament-challenge-away = { $name } est en vacances jusqu’au { $end }. Les trois jours pour répondre commencent alors.
tournament-challenge-ended = Défi { $challenger } – { $challenged } : { $end ->
    [declined] refusé
    [lapsed] sans réponse à temps
    [won] gagné
    [not-won] pas gagné
   *[withdrawn] terminé, car un joueur s’est retiré
}.

tournament-done = { $what ->
    [opened] Les inscriptions à { $name } sont ouvertes.
    [joined] Tu participes à { $name }.
    [left] Tu as quitté { $name }.
    [withdrawn] Tu ne participes plus à { $name }.
    [removed] Ce joueur ne participe plus à { $name }.
    [started] { $name } a commencé.
    [paused] { $name } est en pause.
    [resumed] { $name } reprend.
    [moved] { $name } est maintenant dans ce salon.
    [cancelled] Le tournoi { $name } est annulé.
    [finished] Le tournoi { $name } est terminé.
    [changed] Le tournoi { $name } est modifié.
    [added] Ce joueur participe à { $name }.
    [undone] La dernière modification du tournoi { $name } est annulée.
    [challenged] Ton défi est lancé.
    [accepted] Défi accepté. La partie commence bientôt.
   *[declined] Défi refusé.
}

# Questions before something is lost.
tournament-really-withdraw = Te retirer du tournoi { $name } ? { $loss ->
    [all] Aucune de tes parties ne comptera.
    [all-and-game] Tu perds ta partie en cours et aucune de tes parties ne comptera.
    [game] Tu perds ta partie en cours.
    [future] Tu n’y joueras plus aucune partie.
   *[nothing] Tu laisses ta place.
}
tournament-really-remove = Exclure { $player } du tournoi { $name } ? { $loss ->
    [all] Aucune de ses parties ne comptera.
    [all-and-game] Sa partie en cours est perdue et aucune de ses parties ne comptera.
    [game] Sa partie en cours est perdue.
    [future] Cette personne n’y jouera plus aucune partie.
   *[nothing] Sa place se libère.
} Revenir ne sera pas possible.
tournament-really-cancel = Annuler { $name } ? { $phase ->
    [registration] { $players ->
        [0] Personne ne participe encore.
        [one] Un joueur participe.
       *[other] { $players } joueurs participent.
    }
   *[running] { $games ->
        [0] Aucune partie n’est encore décidée,
        [one] Une partie est décidée,
       *[other] { $games } parties sont décidées,
    } et personne n’aura de rang.
} C’est définitif.
tournament-really-finish = Terminer { $name } ? Son ordre devient le résultat. C’est définitif.
tournament-organise = Que veux-tu faire avec { $name } ?
tournament-ask = { $what ->
    [result] De quelle partie veux-tu saisir le résultat ?
    [result-of] Comment la partie a-t-elle fini ? Une partie en cours finit ainsi, sans compter pour la cote.
    [extend] Quelle partie doit avoir un jour de plus ?
    [bring-back] Qui veux-tu faire revenir ? **/tournament add** ajoute de nouveaux joueurs.
    [seed] De qui veux-tu choisir le numéro de tête de série ?
    [seed-of] Quel numéro ?
    [bye] Qui doit être exempt ? Cela vaut un demi-point, une fois par joueur.
    [bye-of] Dans quelle ronde ?
    [apart] Qui ne doit pas rencontrer quelqu’un, ou le peut de nouveau ?
   *[apart-from] Qui cette personne ne doit-elle pas rencontrer ?
}
tournament-all-games = Toutes les parties en cours
tournament-none = Aucune
tournament-result-choice = { $what ->
    [won] { $name } gagne
    [drawn] Nulle
    [both-lost] Les deux perdent
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] gagné
    [drawn] nulle
    [lost] perdu
   *[both-lost] perdu par les deux
}
tournament-field = { $field ->
    [name] Nom
    [deadline] Échéance des rondes en jours (0 : aucune)
    [time] Temps par coup, comme 12h ou 3d
    [rounds] Nombre de rondes
   *[players] Nombre maximal de joueurs
}
tournament-remove-whom = Quel joueur veux-tu exclure du tournoi { $name } ?
tournament-move-where = Où déplacer { $name } ? Choisis parmi les salons que tu vois et où j’ai les permissions nécessaires.
tournament-move-nowhere = Il n’y a pas d’autre salon où tu peux utiliser des commandes et où j’ai toutes les permissions nécessaires à { $name }.
tournament-moved-to = { $name } est maintenant dans { $channel }.
tournament-export = { $name } : le classement et { $games ->
    [0] aucune partie pour l’instant
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
}.

say-may-not-organise = Seuls les organisateurs peuvent le faire : les membres avec la permission « Gérer les évènements », ou avec le rôle choisi dans **/settings server**.
say-no-tournament = Ce tournoi n’existe pas sur ce serveur.
say-no-tournament-here = Il n’y a pas de tournoi dans ce salon. Choisis-en un avec « tournament ».
say-no-start = Je ne comprends pas « { $start } » comme date. Écris par exemple `20:30` ou `2d`.
say-start-too-far = Un tournoi commence au plus tard dans { $days } jours. Choisis un moment plus proche.
say-not-entrant = { $name } ne participe pas à ce tournoi.
say-left-tournament = Ce joueur ne participe plus au tournoi.
say-cannot-move-there = Le tournoi ne peut plus aller dans ce salon. Choisis-en un autre.
say-which-tournament = Plusieurs tournois conviennent ici : { $names }. Choisis-en un avec « tournament ».
tournament-name-taken = Un tournoi de ce serveur s’appelle déjà { $name }. Choisis un autre nom.
say-tournament-game-stays = Une partie de tournoi reste là où elle a été ouverte. Les organisateurs peuvent déplacer tout le tournoi avec **/tournament move**.
say-tournament-needs-channel = Chaque partie d’un tournoi a son propre fil. Crée le tournoi dans un salon textuel.
say-lacks-for-tournament = Il me manque des permissions ici : { $permissions }. Chaque partie d’un tournoi a son propre fil. Demande à quelqu’un qui gère ce serveur de me les donner, ou choisis un autre salon.
tournament-no-name = Un tournoi a besoin d’un nom lisible.
tournament-name-too-long = Ce nom est trop long. Utilise au plus { $most } caractères (les larges, comme les chinois, comptent double).
tournament-two-seats-only = Avec { $seats } joueurs par table, un tournoi ne peut être que toutes rondes.
tournament-no-such-rounds = Un tournoi suisse a de 1 à { $most } rondes.
tournament-too-many-rounds = Avec au plus { $players } joueurs, il y a au plus { $most } rondes : ensuite, tout le monde s’est rencontré.
tournament-rounds-swiss-only = On ne choisit le nombre de rondes que d’un tournoi suisse.
tournament-no-rounds-at-once = Seul un tournoi toutes rondes dont les parties ont leurs propres fils peut avoir toutes les rondes en même temps.
tournament-knockout-only = Seule une élimination directe a un match pour la troisième place et des matchs en trois parties.
tournament-no-such-size = Un tournoi de cette forme a de { $fewest } à { $most } joueurs.
tournament-round-too-short = L’échéance est plus courte que le temps par coup. Choisis-en une plus longue.
tournament-start-in-past = Ce moment est déjà passé. Choisis-en un plus tard.
tournament-already-joined = Tu participes déjà.
tournament-not-joined = Tu ne participes pas à ce tournoi.
tournament-full = Le tournoi est complet : { $most } joueurs.
tournament-too-late = Il est trop tard pour rejoindre ce tournoi.
tournament-removed = Un organisateur a mis fin à ta participation à ce tournoi : tu ne peux plus le rejoindre.
tournament-withdrawn = Ton retrait de ce tournoi est définitif.
tournament-too-few-players = Il n’y a pas assez de joueurs pour commencer : { $players } sur au moins { $fewest }.
tournament-not-started = Le tournoi n’a pas encore commencé.
tournament-already-started = Le tournoi a déjà commencé.
tournament-over = Le tournoi est terminé.
tournament-cancelled = Le tournoi a été annulé.
tournament-paused = Le tournoi est en pause.
tournament-already-paused = Le tournoi est déjà en pause.
tournament-not-paused = Le tournoi n’est pas en pause.
tournament-already-here = Le tournoi est déjà dans ce salon.
tournament-stale = Le tournoi a changé depuis. Réessaie.
tournament-nothing-to-change = Cela ne change rien.
tournament-nothing-to-undo = Il n’y a aucune modification à annuler.
tournament-too-late-to-undo = Il est trop tard pour annuler la dernière modification : le tournoi a avancé depuis.
tournament-more-players = { $players ->
    [one] { $players } joueur participe déjà.
   *[other] { $players } joueurs participent déjà.
}
tournament-rounds-between = Le tournoi peut maintenant avoir de { $fewest } à { $most } rondes.
tournament-result-stays = Ce résultat ne peut plus être modifié : le tournoi a avancé à partir de lui.
tournament-result-of-next-game = La partie suivante de ce match est ouverte, donc le résultat de la précédente reste. Pour saisir celui de la suivante, indique aussi l’option « round ».
tournament-result-annulled = Cette partie ne compte pour personne, donc elle n’a pas de résultat.
tournament-result-by-panel = À plus de deux joueurs par table, saisis le résultat avec *Organiser* sous un message du tournoi.
tournament-no-such-game = Ce joueur n’a pas de telle partie.
tournament-no-deadline = Aucune partie en cours n’a d’échéance.
tournament-already-in = Ce joueur participe déjà au tournoi.
tournament-no-member = On ne peut ajouter que des membres de ce serveur.
tournament-seed-taken = Un autre joueur a ce numéro. Donne-lui d’abord un autre numéro.
tournament-no-such-seed = Les têtes de série vont de 1 à { $most }.
tournament-not-swiss = Ce n’est possible que dans un tournoi suisse.
tournament-bye-used = Chaque joueur peut être exempt une fois à sa demande, et celui-ci l’a déjà été.
tournament-no-bye-then = On ne peut être exempt que dans une ronde à venir.
tournament-not-a-number = Saisis un nombre.
tournament-not-ladder = Ce n’est possible que sur une échelle.
tournament-not-above = Tu ne peux défier que des joueurs au-dessus de toi.
tournament-too-far-above = Tu peux défier des joueurs jusqu’à { $most } rangs au-dessus de toi.
tournament-busy = Tu as déjà un défi ou une partie sur cette échelle.
tournament-opponent-busy = Ce joueur a déjà un défi ou une partie sur cette échelle.
tournament-too-soon = Tu as défié ce joueur récemment. Tu pourras recommencer sept jours après la fin de ce défi.
tournament-no-challenge = Il n’y a pas de défi auquel répondre.
tournament-challenge-whom = Qui veux-tu défier ?
tournament-nobody-to-challenge = Tu ne peux défier personne pour l’instant.
tournament-too-many = Il y a déjà { $most } tournois ouverts sur ce serveur : { $names }. Termines-en un d’abord.
tournament-too-many-own = Tu as déjà ouvert { $most } tournois qui ne sont pas terminés : { $names }. Termines-en un d’abord.

help-tournaments =
    • Rejoins-en un avec le bouton sous une annonce, ou avec **/tournament join**. Chaque partie a son propre fil, et la ronde suivante commence d’elle-même.
    • **/tournament standings** et **/tournament pairings** montrent où on en est.
    • Sur une échelle, tu joues contre qui tu veux : **/tournament challenge** défie quelqu’un jusqu’à trois rangs au-dessus de toi.
    • Les organisateurs en ouvrent un avec **/tournament create** : toutes rondes, système suisse, élimination directe ou échelle.
    .title = Tournois

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] finale
    [semifinal] demi-finales
    [quarterfinal] quarts de finale
    [third-place] troisième place
   *[round] ronde { $round }
} : { $players }
tournament-no-threads = **{ $name }** : je ne peux pas créer de fils ici, donc les parties doivent attendre. Autorise-moi à créer des fils publics dans ce salon et à y écrire. Je continue d’essayer.
tournament-channel-gone = **{ $name }** : je ne peux plus écrire dans le salon du tournoi, qui doit donc attendre. Redonne-moi l’accès, ou utilise **/tournament move** dans un autre salon. Rien n’est perdu : les parties y continuent.
