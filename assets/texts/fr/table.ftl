# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } et { $last }
conjunction-i = { $others } et { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others } ; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number } %

card-heading = **{ $game }** · table { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· coup { $turn }
}
card-invitation = { $invited }, { $opener } { $seats ->
    [2] t’invite à une partie de { $game }.
   *[other] propose une partie de { $game } à { $seats } joueurs. { $free ->
        [one] Il reste une place.
       *[other] Il reste { $free } places.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Tu as invité { $invited } à une partie de { $game }.
card-open-invitation = { $opener } cherche { $seats ->
    [2] un adversaire pour une partie de { $game }.
   *[other] encore { $free ->
        [one] un joueur
       *[other] { $free } joueurs
    } pour une partie de { $game } à { $seats }.
} Qui est partant ?
card-terms = -# { $counts ->
    [yes] Classée
   *[no] Amicale
} · { $setup } · { $begins } · { $pace } · expire { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Classée
   *[no] Amicale
} · { $pace }
begins-named = { $name } commence
begins-own = tu commences
begins-first = qui rejoint en premier commence
begins-lot = premier joueur tiré au sort
pace = { $minutes ->
    [0] sans pendule
    [60] 1 heure par coup
    [480] 8 heures par coup
    [1440] 1 jour par coup
    [4320] 3 jours par coup
    [10080] 7 jours par coup
   *[other] { $minutes } minutes par coup
}
card-all-seated = Tout le monde est là : la partie commence !
card-closed = Pas de partie cette fois-ci.
card-to-act = { $player }, c’est à toi de jouer.
card-to-act-until = { $player }, c’est à toi de jouer. Ton temps s’achève { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, c’est à vous de jouer : votez pour un coup. Le vote s’achève { $end }.
card-on-hold = La partie est en attente, car deux fois de suite personne n’a voté. Une voix pour un coup de { $player } la relance.
votes-missed = La dernière fois, personne n’a voté, donc l’ordinateur a joué pour vous.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Aucune voix pour l’instant.
    [one] { $votes } voix pour l’instant.
   *[other] { $votes } voix pour l’instant.
}{ $needed ->
    [0] {""}
   *[other] {" "}Un coup qui a { $needed } voix est joué aussitôt.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Proposer la nulle
    [takeback] Demander à reprendre un coup
    [accept] Accepter
    [decline] Refuser
    [resign] Abandonner
    [abort] Annuler la partie
   *[other] Continuer la partie
} : { $votes } voix sur { $needed }
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] C’est aussi à toi de jouer.
   *[others] C’est à { $player } de jouer.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Ton temps s’achève { $end }.
       *[others] Le temps s’achève { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Tu dois prendre { $cells }.
    [capture] Tu dois prendre.
    [demand] Tu dois sauter par-dessus { $balls } billes exactement.
   *[only] Tu n’as qu’un seul coup légal.
}{ $asks ->
    [replacement] {" "}Quel pion prend la place ?
    [where] {" "}{ $beginning } – vers où ?
    [man] {" "}Avec quoi ?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn }…
card-time-given = -# Personne n’a pu jouer ici pendant { $time }, donc { $player } récupère ce temps.
card-time-given-own = -# Personne n’a pu jouer ici pendant { $time }, donc tu récupères ce temps.
card-vacation = -# { $name } est en vacances jusqu’au { $end }. Sa pendule est en pause jusque-là.
card-vacation-own = -# Tu es en vacances jusqu’au { $end }. Ta pendule est en pause jusque-là.
card-vacation-no-clock = -# { $name } est en vacances jusqu’au { $end }.
card-vacation-no-clock-own = -# Tu es en vacances jusqu’au { $end }.
card-round-deadline = -# Échéance de la ronde : { $at }, même pendant des vacances. La personne dont c’est alors le tour perd.
card-check-in = -# Ce n’est pas ton tour ? Appuie sur *Je suis là*. Si personne ne joue à temps, qui ne l’a pas fait perd aussi.
games-deadline = échéance { $at }
card-no-clock = -# Si quelqu’un ne joue pas pendant 3 jours, tu peux demander si cette personne est toujours là. Encore 4 jours après, tu peux { $seats ->
    [2] revendiquer la victoire
   *[other] continuer sans elle
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, es-tu toujours là ?
   *[no] Es-tu toujours là ?
} Si tu ne { $answers ->
    [yes] joues ni ne réponds
   *[no] joues pas
}, { $who ->
    [named] { $other } pourra
   *[others] les autres pourront
} { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans toi
   *[close] fermer la partie
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = Tu n’as pas joué depuis le { $since }. Tant que tu ne joues pas, { $who ->
    [named] { $other } peut
   *[others] les autres peuvent
} { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans toi
   *[close] fermer la partie
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = J’ai posé la question à { $name }. Si aucun coup{ $answers ->
    [yes] {" "}ni aucune réponse
   *[no] {""}
} ne vient, tu pourras { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans { $name }
   *[close] fermer la partie
} { $end }.
card-reminder = { $player }, c’est toujours à toi de jouer. Ton temps s’achève { $end }.
direct-reminder = **{ $game }** · table { $table } · { $place }
card-idle = { $player }, il ne se passe plus rien ici depuis un moment. Si tu ne joues pas, la partie sera fermée sans résultat { $end }.
card-idle-lost = { $player }, il ne se passe plus rien ici depuis un moment. Si tu ne joues pas, tu perdras la partie { $end }.
card-pause-ends = { $player }, cette partie est en pause depuis longtemps. Elle reprendra d’elle-même { $end }, et les pendules avec elle.
card-paused = La partie est en pause. À la reprise, c’est à { $player } de jouer.
card-paused-own = La partie est en pause. À la reprise, c’est à toi de jouer.
card-asked = { $players }, d’accord ?
card-computer-acts = { $player } réfléchit…
card-left-to-computers = Il ne reste que des ordinateurs. Ils finiront la partie entre eux, et le résultat s’affichera ici.
card-draw-near = { $turns ->
    [one] Si aucune pièce ne quitte le plateau au prochain coup, la partie sera nulle.
   *[other] Si aucune pièce ne quitte le plateau dans les { $turns } prochains coups, la partie sera nulle.
}
card-won = **Victoire : { $names }**{ $why ->
    [resigned] , par abandon.
    [time] , au temps.
    [forfeited] , par forfait.
   *[other] .
}
card-won-own = **Tu gagnes**{ $why ->
    [resigned] , par abandon.
    [time] , au temps.
    [forfeited] , par forfait.
   *[other] .
}
card-drawn = **Nulle** { $why ->
    [agreement] d’un commun accord entre { $names }.
    [repetition] entre { $names } : la même position est apparue pour la troisième fois.
    [quiet] entre { $names } : trop de coups de suite sans prise.
   *[other] entre { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Nulle** { $why ->
    [agreement] d’un commun accord entre toi et { $other }.
    [repetition] entre toi et { $other } : la même position est apparue pour la troisième fois.
    [quiet] entre toi et { $other } : trop de coups de suite sans prise.
   *[other] entre toi et { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Par abandon
    [time] Au temps
    [absent] Par absence
    [forfeited] Par forfait
    [agreement] Nulle par accord
    [repetition] Nulle : trois fois la même position
   *[quiet] Nulle : trop longtemps sans prise
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Il n’y a plus de coup légal.
card-place = { $place ->
    [2] 2e
    [3] 3e
   *[other] { $place }e
} rang : { $names }

replay = **{ $game }** · table { $table } · animation{ $step ->
    [1] {""}
   *[other] {" "}(un coup sur { $step })
}
replay-alt = Toute la partie, coup par coup ({ $turns ->
    [1] un coup
    [one] { $turns } coup
   *[other] { $turns } coups
}). À la fin : { $last }

news-joined = { $name } rejoint la table.
news-declined = { $name } refuse l’invitation.
news-declined-own = Tu refuses l’invitation.
# Others can still join.
news-seat-declined = { $name } refuse l’invitation. La place est maintenant ouverte à tous.
news-seat-opened = La place réservée à { $name } est maintenant ouverte à tous.
news-vacated = { $name } quitte la table. La place est maintenant ouverte à tous.
news-cancelled = L’invitation a été annulée.
news-closed = { $what ->
    [game] La modération a fermé cette partie. Elle ne compte pas.
   *[invitation] La modération a fermé cette invitation.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, la modération a fermé cette partie. Elle ne compte pas.
news-deadline = L’échéance de cette ronde est passée.
news-nobody-came = Personne n’est venu à temps, donc tout le monde perd cette partie.
news-over = { $players }, la partie est terminée.
# players: one or several
news-out = Hors jeu : { $players }. Les autres continuent la partie.
news-expired = L’invitation a expiré avant que toutes les places soient prises.
news-idle = Personne n’a joué ici depuis un mois, donc la partie a été fermée sans résultat.
news-started = La partie commence.
news-started-by-lot = La partie commence. Le sort a désigné { $name } pour jouer en premier.
news-started-by-lot-own = La partie commence. Le sort en a décidé : c’est toi qui joues en premier.
news-resigned = { $name } abandonne.
news-resigned-own = Tu abandonnes.
news-timed-out = { $name } a dépassé le temps.
news-timed-out-own = Tu as dépassé le temps.
news-left = { $name } a quitté le serveur. { $others ->
    [one] La personne qui reste peut
   *[other] Les autres peuvent
} { $claim ->
    [out] poursuivre la partie sans { $name }
   *[win] { $closable ->
        [yes] revendiquer la victoire ou fermer la partie
       *[no] revendiquer la victoire
    }
}.
news-absent = { $name } n’a pas joué depuis { $time }. { $who ->
    [direct] Tu peux demander des nouvelles sous le plateau : **{ $button-still-there }**
    [you] Tu peux demander des nouvelles ci-dessous : **{ $button-still-there }**
    [named] { $other } peut demander des nouvelles ci-dessous : **{ $button-still-there }**
   *[others] Les autres peuvent demander des nouvelles ci-dessous : **{ $button-still-there }**
}
news-claimable = { $name } n’a toujours pas joué. { $who ->
    [direct] Sous le plateau, tu peux
    [you] Ci-dessous, tu peux
    [named] Ci-dessous, { $other } peut
   *[others] Ci-dessous, les autres peuvent
} { $claim ->
    [win] gagner avec **{ $button-claim }**
    [out] poursuivre la partie avec **{ $button-claim-out }**
   *[close] arrêter la partie avec **{ $button-close }**
}.
news-still-there = { $name } est toujours là.
news-still-there-own = Tu as répondu que tu es toujours là.
news-here = { $name } est là.
news-here-own = Tu as dit que tu es là.
news-gone = { $name } n’a pas joué depuis { $time }{ $out ->
    [yes] {" "}et est hors jeu
   *[no] {""}
}.
news-gone-own = Tu n’as pas joué depuis { $time }{ $out ->
    [yes] {" "}et es hors jeu
   *[no] {""}
}.
news-turn-extended = { $name } a donné { $time } de plus à { $player }.
news-turn-extended-own = Tu as donné { $time } de plus à { $player }.
news-turn-extended-to-you = { $name } t’a donné { $time } de plus.
news-returned = { $name } est de retour sur le serveur.
news-forfeited = { $name } a quitté le serveur et perd par forfait.
news-removed = Un organisateur a exclu { $name } du tournoi : la partie est perdue par forfait.
news-removed-own = Un organisateur a mis fin à ta participation au tournoi : tu perds la partie par forfait.
news-aborted = { $name } a annulé la partie. Elle ne compte pas.
news-aborted-own = Tu as annulé la partie. Elle ne compte pas.
news-closed-by = { $name } a fermé la partie. Elle ne compte pas.
news-closed-by-own = Tu as fermé la partie. Elle ne compte pas.
news-offered = { $name } { $offer ->
    [draw] propose la nulle.
    [takeback] demande à reprendre un coup.
    [pause] aimerait mettre la partie en pause.
    [resign] propose d’abandonner.
   *[resume] aimerait reprendre la partie.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = Tu { $offer ->
    [draw] proposes la nulle.
    [takeback] demandes à reprendre un coup.
    [pause] demandes à mettre la partie en pause.
   *[resume] demandes à reprendre la partie.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Cela reprendrait le coup { $first } : { $turns }.
   *[other] Cela reprendrait les coups { $first } à { $last } : { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] accepte la nulle.
   *[other] est d’accord.
}
# The same for the one who has done it.
news-agreed-own = Tu { $offer ->
    [draw] acceptes la nulle.
   *[other] es d’accord.
}
news-refused = { $name } { $offer ->
    [draw] refuse la nulle.
    [takeback] refuse la reprise du coup.
    [pause] ne veut pas mettre la partie en pause.
    [resign] préfère continuer.
   *[resume] ne veut pas encore reprendre la partie.
}
# The same for the one who has done it.
news-refused-own = Tu { $offer ->
    [draw] refuses la nulle.
    [takeback] refuses la reprise du coup.
    [pause] ne veux pas mettre la partie en pause.
    [resign] préfères continuer.
   *[resume] ne veux pas encore reprendre la partie.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] a proposé la nulle.
    [takeback] a demandé à reprendre un coup.
    [pause] a demandé à mettre la partie en pause.
    [resign] a proposé d’abandonner.
   *[resume] a demandé à reprendre la partie.
} { $end ->
    [accepted] Accepté par { $players }.
    [declined] Refusé par { $players }.
   *[lapsed] Ce n’est plus valable.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = Tu { $offer ->
    [draw] as proposé la nulle.
    [takeback] as demandé à reprendre un coup.
    [pause] as demandé à mettre la partie en pause.
   *[resume] as demandé à reprendre la partie.
} { $end ->
    [accepted] Accepté par { $players }.
    [declined] Refusé par { $players }.
   *[lapsed] Ce n’est plus valable.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] a proposé la nulle.
    [takeback] a demandé à reprendre un coup.
    [pause] a demandé à mettre la partie en pause.
    [resign] a proposé d’abandonner.
   *[resume] a demandé à reprendre la partie.
} { $end ->
    [accepted] Tu as accepté.
   *[declined] Tu as refusé.
}
news-played-out = Les ordinateurs ont fini la partie entre eux, en { $turns ->
    [1] un coup.
    [one] { $turns } coup.
   *[other] { $turns } coups.
}
news-taken-back = { $turns ->
    [0] Tous les coups ont été repris. La partie est revenue au début.
   *[other] La partie est revenue à la position après le coup { $turns }.
}
news-paused = La partie est en pause.
news-on-hold = Deux fois de suite, personne n’a voté, donc la partie est en attente d’une voix.
news-resumed = La partie reprend.
news-vacation-ended = { $name } est de retour de vacances.
news-vacation-ended-own = Tu es de retour de vacances.
news-moved = { $what ->
    [invitation] L’invitation est maintenant ici.
   *[game] La partie continue ici.
}
news-tournament-over = Le tournoi est terminé. Cette partie continue : on peut maintenant la mettre en pause et reprendre des coups.
news-result-entered = Un organisateur a saisi le résultat de cette partie dans le tournoi : elle s’arrête donc ici. Elle ne compte pas pour la cote.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · table { $table } · coup { $turn } · { $name } : { $text }
board-past-undone = -# { $game } · table { $table } · coup { $turn } · { $name } : { $text } (repris)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · coup { $turn } · { $name } : { $text }
board-past-reply-undone = { $line } · coup { $turn } · { $name } : { $text } (repris)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · table { $table } · { $turn ->
    [0] retour au début
   *[other] retour au coup { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · table { $table } · { $text }
board-past-invitation = -# { $game } · table { $table } · invitation · { $names }
board-past-start = -# { $game } · table { $table } · début · { $names }
board-moved = -# { $game } · table { $table } déplacée vers { $place }

news-hinted = { $name } a demandé un indice.
news-rating = { $name } : { $before } → { $after } ({ $change })
news-rating-same = { $name } : { $rating }, inchangée
news-rating-same-levels = { $name } contre l’ordinateur : { $rating }, inchangée
news-rating-levels = { $name } contre l’ordinateur : { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name } : { $rating }, encore { $games ->
    [one] une partie
   *[other] { $games } parties
} avant une cote stable
news-rating-provisional-levels = { $name } contre l’ordinateur : { $rating }, encore { $games ->
    [one] une partie
   *[other] { $games } parties
} avant une cote stable
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name } : { $rating }, n’est plus provisoire
news-rating-settled-levels = { $name } contre l’ordinateur : { $rating }, n’est plus provisoire

news-unrated-short = Non classée : avant le coup { $turns }, { $how ->
    [drawn] la partie s’est terminée par la nulle
    [time] quelqu’un a dépassé le temps
    [absent] quelqu’un a cessé de jouer
    [left] quelqu’un a quitté le serveur
   *[resigned] quelqu’un a abandonné
}.
# After a game that computers have finished on their own.
news-unrated-left = Non classée : avant le coup { $turns }, il ne restait que des ordinateurs, qui ont joué la suite.
news-unrated-enough = Non classée : seules { $games } parties par jour entre les deux mêmes joueurs comptent.
news-unrated-casual = Non classée : c’était une partie amicale.
news-unrated-removed = Non classée : quelqu’un a été exclu du tournoi.
news-unrated-left-server = Non classée : quelqu’un n’est plus sur le serveur, et un adversaire pouvait l’en exclure.
news-unrated-hinted = Non classée pour { $names } : après un indice, seule une défaite compte.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Quelle pièce veux-tu jouer ?
menu-next-man = { $beginning } – quel pion prend la place ?
menu-ground = Sur quelle tuile est la bille ?
menu-tile = Quelle tuile veux-tu pousser ou retirer ?
menu-cell = Quelle case ?
menu-where = { $beginning } – vers où ?
menu-go-on = { $beginning } – continuer de sauter, ou s’arrêter ici ?
menu-demand = { $beginning } – exiges-tu un certain saut ?
menu-demand-none = aucune exigence
menu-demand-exactly = exactement { $balls }
menu-to = vers { $to }
menu-as-it-is = S’arrêter ici
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn }…
menu-placeholder = Choisis
menu-part = { $first } à { $last }
menu-alt = Choix : { $choices }.
menu-moved-on = La partie a avancé depuis.
menu-once-more = Jouer ce coup ? **{ $turn }**
menu-vote-for = Voter pour ce coup ? **{ $turn }**
menu-played = Ton coup : { $turn }.
menu-voted = Ton vote : { $turn }. Tu peux le changer tant que le coup n’est pas joué.

typing-title = Ton coup
typing-label = Écris ton coup
typing-example = p. ex. { $turn }

thread-name = { $game } : { $names }
thread-link = **{ $game }** · table { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = La revanche est déjà ouverte : { $place }
say-joined-elsewhere = Tu as une place. { $game } · table { $table } est dans { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Cette partie est classée. Si tu prends un indice, une victoire ou une nulle ne comptera plus pour ta cote, mais une défaite comptera quand même.
hint-outdated = La partie a avancé depuis cet indice.
hint-man = Jette un œil à **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Destination : **{ $spot }**.
hint-turn = Je jouerais **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Ce coup prend { $men }.
hint-threatens = Ce coup menace de prendre { $men }.
hint-saves = Ce coup sauve { $men }, que la plupart des autres coups perdraient.
hint-prepares = Ce coup prépare une prise : deux coups de plus pourraient prendre { $men }.
hint-guards = Ce coup protège { $men } d’une prise en deux coups.
hint-locks = Ce coup enferme { $men }.
hint-restricts = Ce coup gêne l’autre camp (coups possibles : { $after } au lieu de { $before }).
hint-frees = Ce coup gagne de l’espace (coups possibles : { $after } au lieu de { $before }).
hint-blocks = Ce coup empêche de sauter par-dessus { $men } pour arriver en { $cell }.
hint-corners = Ce coup laisse moins de cases sûres au basileus adverse ({ $after } au lieu de { $before }).
hint-frees-king = Ce coup donne plus de cases sûres au basileus ({ $after } au lieu de { $before }).
hint-covers = Ce coup couvre le basileus (cases vides à côté de lui : { $after } au lieu de { $before }).
hint-evades = Ce coup éloigne le basileus des pièces adverses (pas jusqu’à la plus proche : { $after } au lieu de { $before }).
hint-nears = Ce coup rapproche une pièce du basileus adverse (pas : { $after } au lieu de { $before }).
hint-limits = Ce coup laisse à l’autre camp moins de coups qui ne perdent rien aussitôt ({ $after } au lieu de { $before }).
hint-adds = Ce coup permet ensuite plus de coups qui ne perdent rien aussitôt ({ $after } au lieu de { $before }).
hint-leaves-edge = Ce coup fait entrer en jeu une pièce du bord, en { $cell }.
hint-chases = Le basileus poursuit { $men }.
hint-guards-king = Ce coup rapproche une pièce de son propre basileus (pas : { $after } au lieu de { $before }).
hint-joins = Ce coup garde les pièces groupées (à côté de { $after } d’entre elles au lieu de { $before }).
hint-leads = Dans la suite probable, il permet de prendre { $men }.
hint-quiet = Un coup calme : il ne prend et ne menace rien.
# What a reply does to the reader, after the sentences above.
reply-restricts = Ce coup te laisse moins de coups ({ $after } au lieu de { $before }).
reply-corners = Ce coup laisse moins de cases sûres à ton basileus ({ $after } au lieu de { $before }).
reply-limits = Ce coup te laisse moins de coups qui ne perdent rien aussitôt ({ $after } au lieu de { $before }).
reply-nears = Ce coup rapproche une pièce de ton basileus (pas : { $after } au lieu de { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Ce coup met fin à la manche : plus aucune bille ne peut sauter.
hint-opens = { $balls ->
    [0] Si aucune tuile ne bouge, aucune bille ne pourra sauter ensuite.
    [one] Si aucune tuile ne bouge, une bille pourra sauter ensuite ; le plus long saut en prend { $longest }.
   *[other] Si aucune tuile ne bouge, { $balls } billes pourront sauter ensuite ; le plus long saut en prend { $longest }.
}
hint-leaves = Ce coup laisse { $balls ->
    [one] une bille qui peut sauter
   *[other] { $balls } billes qui peuvent sauter
} ({ $before } avant) ; le plus long saut en prend { $longest } ({ $longest-before } avant).
hint-demands = Ce coup exige un saut de { $demand } billes exactement, que { $balls ->
    [one] seule une bille peut faire.
   *[other] { $balls } billes peuvent faire.
}

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] le basileus en { $cells }
    [men-captain] { $count ->
        [one] le capitaine en { $cells }
       *[other] les capitaines en { $cells }
    }
    [men-piece] { $count ->
        [one] l’officier en { $cells }
       *[other] les officiers en { $cells }
    }
    [men-soldier] { $count ->
        [one] le soldat en { $cells }
       *[other] les soldats en { $cells }
    }
    [men-ball] { $count ->
        [one] la bille en { $cells }
       *[other] { $count } billes : { $cells }
    }
    [men-stone] { $count ->
        [one] le pion en { $cells }
       *[other] les pions en { $cells }
    }
   *[men-pawn] { $count ->
        [one] le pion en { $cells }
       *[other] les pions en { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Ce coup gagne tout de suite.
   *[other] Ce coup force le gain en { $turns } coups au plus.
}
hint-loses = La partie est perdue, mais c’est ainsi qu’elle dure le plus longtemps : { $turns ->
    [one] un coup.
   *[other] { $turns } coups.
}
hint-chance = Tes chances de gain sont d’environ { $chance }.
hint-answer = La réponse probable est { $turn }.

# The replay of a finished game.
review-progress = Analyse de la partie… { $percent } %
review-even = Aucun coup n’a décidé à lui seul de cette partie.
review-swings = { $swings ->
    [one] Le tournant :
   *[other] Les { $swings } plus grands tournants :
}
review-swing = { $number }. Coup { $turn }, { $name } : **{ $played }** laissait { $left } de chances de gain. Mieux : **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Coup { $turn } : { $votes ->
    [one] une personne a voté
   *[other] { $votes } personnes ont voté
} pour { $better } ({ $left }).
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ et tirets : le coup joué. ✓ et trait plein : le meilleur coup.
review-arrows = Une flèche en tirets avec une croix montre { $played }, une flèche pleine avec une coche montre { $better }.
review-alt = Les chances de gain, coup par coup. { $samples }
review-sample = { $turn ->
    [0] Au début
   *[other] Après le coup { $turn }
} : { $chances }

button-mistakes = Rejouer mes erreurs
button-mistake-next = Erreur suivante
button-mistake-better = Montrer le meilleur coup
mistake-question = **{ $game }** · table { $table } · coup { $turn }
    Tu as joué **{ $played }**, ce qui a coûté { $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } de pourcentage à tes chances de gain. Trouve un meilleur coup.
mistake-best = ✅ **{ $turn }** est le meilleur coup : tes chances de gain sont alors de { $best }.
mistake-right = ✅ **{ $turn }** vaut presque le meilleur coup : tes chances de gain sont alors de { $left }, au lieu de { $best }.
mistake-wrong = ↩️ **{ $turn }** ne suffit pas : tes chances de gain sont alors de { $left }, au lieu de { $best }.
mistake-reply = La réponse est **{ $reply }**.
mistake-better = Le meilleur coup est **{ $turn }** : tes chances de gain sont alors de { $best }.
mistake-last = -# C’était ta dernière erreur parmi les tournants de cette partie.

say-review-not-over = Cette partie n’est pas encore finie. Tu pourras l’analyser ensuite. D’ici là, /hint t’aide là où les indices sont permis.
say-review-nothing = Aucun coup n’a été joué dans cette partie, il n’y a donc rien à analyser.
say-review-under-way = Je prépare déjà une analyse { $about ->
    [table] de la table { $table }
   *[record] d’une feuille de partie
} { $whose ->
    [own] pour toi
   *[channel] dans ce salon
}. Réessaie quand elle sera prête.
say-reviews-many = Beaucoup de parties sont en cours d’analyse. Réessaie dans une minute.
say-went-wrong = Quelque chose s’est mal passé de mon côté. Si ça se reproduit, préviens la personne qui gère ce bot : { $reference }.
say-shown-later = Discord a des difficultés en ce moment. Tout est enregistré et s’affichera ici dès que Discord ira mieux.
say-busy = B-Side est très occupé en ce moment. Réessaie dans une minute.
say-press-again = Ça a pris trop de temps. Appuie encore une fois.
say-thread-already = Ceci est déjà un fil. Laisse « thread » vide pour jouer ici.
say-no-threads = On ne peut pas créer de fil ici. Laisse « thread » vide pour jouer ici.
say-lacks-for-thread = Il me manque des permissions ici : { $permissions }. Demande à quelqu’un qui gère ce serveur de me les accorder, ou joue sans fil.
say-lacks-for-boards = Il me manque des permissions ici : { $permissions }. J’en ai besoin pour écrire sans qu’on me le demande quand il y a un ordinateur ou une pendule. Demande à quelqu’un qui gère ce serveur de me les accorder, ou joue contre des personnes sans pendule.
say-lacks-for-table = Il me manque des permissions ici : { $permissions }. Cette table a un ordinateur ou une pendule, je dois donc pouvoir écrire sans qu’on me le demande. Demande à quelqu’un qui gère ce serveur de me les accorder, ou joue dans un salon où je les ai.
say-lacks-for-puzzles = Il me manque des permissions dans ce salon : { $permissions }. J’en ai besoin pour y publier le problème du jour.
say-lacks-for-seeks = Il me manque des permissions dans ce salon : { $permissions }. J’en ai besoin pour y publier les recherches d’adversaires.
say-thread-refused = Discord ne me laisse pas créer de fil ici pour l’instant. Laisse « thread » vide pour jouer dans le salon.
say-too-many-threads = { $whose ->
    [own] J’ai créé beaucoup de fils pour toi ces derniers temps.
   *[server] J’ai créé beaucoup de fils sur ce serveur ces derniers temps.
} Joue dans un salon sans fil, ou réessaie dans { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
permission-view = Voir le salon
permission-connect = Se connecter
permission-send = Envoyer des messages
permission-attach = Joindre des fichiers
permission-create-threads = Créer des fils publics
permission-send-in-threads = Envoyer des messages dans les fils
permission-read-history = Voir les anciens messages
say-not-here = Je ne suis pas membre de ce serveur, donc je ne peux pas y poster de plateau. Invite-moi sur ce serveur, ou joue contre l’ordinateur en message privé avec moi. /rules, /learn et /games marchent partout.
say-alone-here = En message privé, tu ne peux jouer que contre l’ordinateur. Pour inviter des gens, passe par un salon de serveur.
say-too-fast = Tu vas trop vite pour moi. Réessaie dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Voici ton texte, pour que rien ne se perde :
say-not-seen = Cette partie est dans un salon que tu ne peux pas voir. Demande le /record à l’un de ses joueurs.
say-may-not-close = Pour ça, il te faut la permission « Gérer les messages » dans ce salon. Pour abandonner ta propre partie, utilise /resign.
say-only-in-servers = Ça ne marche que dans un salon de serveur.
say-animation-under-way = Je prépare déjà une animation de la table { $table } { $whose ->
    [own] pour toi
   *[channel] dans ce salon
}. Réessaie quand elle sera prête.
say-animations-many = Beaucoup d’animations sont en préparation. Réessaie dans une minute.
say-offer-closed = Cette demande n’est plus valable.
# Under an older message: where the board is now.
say-moved-on = La partie a avancé depuis. Le plateau est ici : { $place }
# Asked for again: $place is a link.
say-shown-here = C’est déjà dans ce salon : { $place }
say-stale-button = Ce bouton ne marche plus. /board affiche la partie de ce salon.
say-bad-option = « { $input } » n’est pas un choix valable. Prends l’une des suggestions.
say-old-command = Cette commande a changé. Recharge Discord et réessaie.
say-joined-same-game = { $player } t’avait déjà proposé cette partie : te voilà à sa table.
say-computers-joined = { $count ->
    [one] { $names } rejoint la table.
   *[other] { $names } rejoignent la table.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } a pris la place en premier. La partie commence !
   *[other] { $names } ont pris les places en premier. La partie commence !
}
say-invited-bot = Les autres bots ne peuvent pas jouer. Invite une personne, invite-moi pour jouer contre l’ordinateur, ou laisse « opponent » vide pour que tout le monde puisse rejoindre.
say-invited-stranger = { $name } n’est pas sur ce serveur. Invite quelqu’un qui y est.
say-invited-hidden = { $name } ne peut pas voir ce salon. Invite cette personne dans un salon qu’elle peut voir.
say-invited-timed-out = { $name } est en exclusion temporaire sur ce serveur. Invite cette personne quand ce sera fini.
say-invited-without-commands = { $name } ne peut pas utiliser de commandes dans ce salon. Invite cette personne dans un autre salon.
say-cannot-follow = { $name } ne peut pas voir ce salon, donc la partie ne peut pas venir ici.
say-no-such-player = Personne du nom de « { $name } » ne joue ici. Choisis parmi : { $names }.
say-unknown-theme = Il n’y a pas de couleurs du nom de « { $name } ». Choisis parmi : { $themes }.
say-really-resign = Veux-tu vraiment abandonner ?
say-resigned = Tu as abandonné.
say-really-claim = Veux-tu vraiment revendiquer la victoire ? La partie se terminera aussitôt.
say-really-claim-out = Veux-tu vraiment continuer sans cette personne ? Elle sera éliminée de la partie.
say-claimed = Tu as revendiqué la victoire.
say-claimed-out = La partie continue sans cette personne.
say-really-abort = Veux-tu vraiment annuler cette partie ? Elle ne comptera pas.
say-aborted = Tu as annulé la partie.
say-really-close = Veux-tu vraiment fermer cette partie ? Elle ne comptera pas.
say-really-close-invitation = Veux-tu vraiment fermer cette invitation ?
say-really-close-tournament = Veux-tu vraiment fermer cette partie ? Elle ne comptera pas. Les joueurs la rejoueront à une autre table, depuis le début.
say-really-close-own = Tu joues dans cette partie, donc la fermer compte comme ton abandon. Veux-tu vraiment abandonner ?
say-closed = C’est fermé.
say-kept = OK, rien ne change.

span-minutes = { $minutes ->
    [1] une minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
span-hours = { $hours } heures
span-days = { $days } jours

# Why a game cannot start with these options.

setup-unknown-beginner = « { $name } » ne peut pas commencer. Choisis parmi ceci, ou laisse vide : { $beginners }.
setup-unknown-time = « { $name } » n’est pas un temps par coup que je connais. Choisis parmi ceci, ou laisse vide : { $times }.

setup-unknown-game = Il n’y a pas de jeu du nom de « { $name } ». Choisis parmi : { $games }.
setup-seats = { $game } est un jeu pour { $most ->
    [2] deux joueurs.
   *[other] { $fewest } à { $most } joueurs.
}
setup-too-many = { $game } se joue à { $most ->
    [2] deux. Invite une seule personne.
   *[other] { $most } au plus. Invite moins de monde.
}
setup-unknown = { $game } n’a pas de position de départ du nom de « { $name } ». Choisis parmi ceci, ou laisse vide : { $setups }.

leaderboard-server = { $game } : ce serveur
leaderboard-everywhere = { $game } : tous les serveurs
leaderboard-levels-server = { $game } contre l’ordinateur : ce serveur
leaderboard-levels-everywhere = { $game } contre l’ordinateur : tous les serveurs
leaderboard-levels-empty = Personne n’a encore terminé de partie classée contre l’ordinateur. /play avec un niveau d’ordinateur en lance une.
leaderboard-levels = -# Ordinateurs : { $levels }
leaderboard-empty = Personne n’a encore terminé de partie classée. /play en lance une.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
leaderboard-uncertain = -# Les cotes à ± { $deviation } ou moins viennent d’abord. Pour les autres, il faut encore des parties.
leaderboard-provisional = -# Provisoire : moins de { $games } parties. Ces cotes viennent en dernier, chacune avec sa fourchette probable.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (provisoire : { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Français
language-name-in-english = French
language-names-elsewhere = francouzština, Frans, Französisch, francuski, francês, francés, francese, Fransızca, французька, フランス語
theme-name = { $theme ->
    [classic] classiques
    [dark] sombres
    [contrast] contrastées
   *[spectrum] spectre (pour daltoniens)
}
setup-name = { $setup ->
    [light-first] Clairs d’abord
    [dark-first] Foncés d’abord
   *[standard] position habituelle
}
settings-default = { $setting ->
    [boards] Seul le dernier plateau reste
    [notify] Mention dans le salon
    [language] La langue de mon Discord
    [server-language] Celle du serveur communautaire, sinon de la personne qui lance la partie
    [level] Demander à chaque fois
    [theme] Les couleurs du serveur
    [daily-games] Les jeux joués ici
    [daily-level] À la portée des gens d’ici
   *[other] Par défaut
}
boards-choice = { $boards ->
    [lines] Une ligne par coup
   *[pictures] Les plateaux avec leurs images
}
view-choice = { $view ->
    [mine] Mon camp
   *[first] Le camp qui commence
}
settings-me = Tes réglages
settings-me-list =
    Couleurs : { $theme ->
        [none] celles du serveur
       *[other] { $theme }
    }
    En bas du plateau : { $view ->
        [mine] ton camp
       *[other] le camp qui commence
    }
    Coups choisis avec les boutons : { $confirm ->
        [yes] demander avant de les jouer
        [no] les jouer tout de suite
       *[other] demander avant de les jouer dans tes dix premières parties
    }
    Rappel avant la fin de ton temps : { $direct ->
        [yes] par MP
       *[other] dans le salon
    }
    Parties qui t’attendent : { $notify ->
        [direct] un MP tout de suite
        [digest] un MP par jour, le prochain le { $digest }
        [none] aucune notification
       *[other] une mention dans le salon
    }
    Fuseau horaire : { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Langue : { $language ->
        [none] celle de ton Discord
       *[other] { $language }
    }
    Niveau de l’ordinateur : { $level ->
        [none] demander à chaque fois
       *[other] { $level }
    }
    Rôles pour tes cotes : { $roles ->
        [no] aucun
       *[other] oui, là où un serveur en donne
    }
settings-change = { $setting ->
    [theme] Couleurs
    [view] En bas du plateau
    [notify] Parties qui t’attendent
   *[level] Niveau de l’ordinateur
}
settings-digest-unused = -# Je garde cette heure, au cas où tu choisirais un MP par jour.
settings-last-channel = -# C’était le dernier salon de la liste, donc les parties sont de nouveau autorisées dans tous les salons.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Ton fuseau horaire est gardé pour le MP quotidien : { $zone }. Il ne suit pas l’heure d’été. Si tu changes d’heure deux fois par an, choisis plutôt ta ville avec zone.
roles-title = Rôles qui dépendent des cotes
roles-none = Aucun rôle ne dépend encore des cotes. Choisis avec **/settings roles** un rôle et les cotes des membres qui doivent l’avoir.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role } : { $who ->
    [from] cote d’au moins { $low }
    [to] cote d’au plus { $high }
    [band] cote de { $low } à { $high }
    [first] premier rang parmi les meilleurs joueurs
   *[winner] victoire au dernier tournoi
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Il me faut la permission « Gérer les rôles » pour le donner.
    [order] Je ne peux pas le donner : dans les paramètres du serveur, place mon propre rôle au-dessus de lui.
    [managed] Je ne peux pas le donner : Discord gère lui-même ce rôle.
   *[gone] Ce rôle n’existe plus.
}
roles-which = Choisis aussi le rôle.
roles-unknown = { $role } ne dépend pas des cotes.
roles-not-mine = Personne ne peut recevoir { $role }. Choisis un autre rôle.
roles-not-yours = Il te faut la permission « Gérer les rôles » pour choisir qui reçoit un rôle.
roles-of-moderators = { $role } a des permissions de modération, que personne ne devrait recevoir pour une cote. Choisis un autre rôle.
roles-note = -# Une cote compte après cinq parties classées.
roles-for-whom = Qui doit avoir { $role } ? Choisis des cotes avec « from » et « to », ou utilise « first » ou « winner ».
roles-several = Utilise un seul de ces choix : une fourchette de cotes, « first » ou « winner ».
roles-first-of-which = Avec « first », choisis aussi le jeu.
roles-empty-range = Il n’y a aucune cote dans cette fourchette : « from » est plus élevé que « to ».
roles-too-many = { $most } rôles au plus peuvent dépendre des cotes. Retires-en d’abord un avec « off ».
settings-server = Réglages de ce serveur
settings-server-list =
    Langue : { $language ->
        [none] { $discord ->
            [none] celle de la personne qui lance une partie ou un tournoi ou cherche un adversaire ; le problème du jour est en anglais
           *[other] { $discord }, la langue principale du serveur dans Discord
        }
       *[other] { $language }
    }
    Couleurs : { $theme ->
        [none] classiques
       *[other] { $theme }
    }
    Temps par coup par défaut : { $time ->
        [none] sans pendule
       *[other] { $time }
    }
    Chaque partie dans son propre fil par défaut : { $threads ->
        [yes] oui
       *[other] non
    }
    Plateaux précédents : { $boards ->
        [lines] une ligne chacun
        [pictures] restent avec leurs images
       *[none] supprimés
    }
    Rôle qui organise les tournois : { $organisers ->
        [none] aucun, seulement « Gérer les évènements »
       *[other] { $organisers }
    }
    Problème du jour : { $refusal ->
        [gone] désactivé, car { $daily } n’existe plus ou m’est caché. Choisis de nouveau un salon avec daily-puzzle.
        [refused] désactivé, car Discord ne m’a pas laissé publier dans { $daily }. Vérifie mes permissions là-bas, puis choisis de nouveau le salon avec daily-puzzle.
       *[none] { $daily ->
            [none] désactivé
           *[other] { $daily } à { $hour }
        }
    }
    Fuseau horaire du problème du jour : { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Jeux du problème du jour : { $games ->
        [none] ceux qui sont joués ici
        [all] tous à tour de rôle
       *[other] { $games }
    }
    Difficulté du problème du jour : { $level ->
        [none] à la portée des gens d’ici
       *[other] { $level }
    }
    Recherches d’adversaires : { $seeks ->
        [none] désactivées
       *[other] { $seeks }
    }
    Les parties sont autorisées dans : { $named ->
        [0] tous les salons
       *[other] { $channels }
    }
settings-vacation-until = Tu es en vacances jusqu’au { $end }, et tes pendules d’un jour ou plus sont en pause. Ensuite, il te restera { $days ->
    [1] un jour de vacances
    [one] { $days } jour de vacances
   *[other] { $days } jours de vacances
}{ $hours ->
    [0] {""}
    [one] {" "}et une heure
   *[other] {" "}et { $hours } heures
} cette année. Utilise /settings vacation avec « end » pour rentrer plus tôt.
settings-vacation-none = Tu n’es pas en vacances. Il te reste { $days ->
    [1] un jour de vacances
    [one] { $days } jour de vacances
   *[other] { $days } jours de vacances
}{ $hours ->
    [0] {""}
    [one] {" "}et une heure
   *[other] {" "}et { $hours } heures
} cette année. Pendant les vacances, tes pendules d’un jour ou plus sont en pause.
settings-vacation-deadlines = Les rondes des tournois ne t’attendent pas. Si c’est ton tour à l’échéance, tu perds :
settings-vacation-deadline = - **{ $game }** · table { $table } · { $at }
say-vacation-and-end = Tu as demandé à la fois de partir en vacances et d’y mettre fin. Utilise soit days, soit end, pas les deux.
say-may-not-manage = Pour ça, il te faut la permission « Gérer le serveur ». Pour tes propres réglages, utilise /settings me.
say-elsewhere =
    Les parties ne sont pas autorisées dans ce salon. Essaie ici : { $channels }
    -# Si ce salon n’existe plus, quelqu’un avec la permission « Gérer le serveur » peut changer ça avec **/settings server**.
say-excluded = Tu n’as plus accès à ce bot, par décision de ses responsables ; seule la commande **/privacy** fonctionne encore.
say-server-excluded = Ce serveur n’a plus accès à ce bot, par décision de ses responsables ; seule la commande **/privacy** y fonctionne encore.
say-no-such-place = On ne peut pas jouer là. Choisis un salon textuel, un forum ou un fil.
say-forbid-unlisted = { $named ->
    [0] Les parties sont autorisées dans tous les salons. Pour limiter cela, indique avec « allow » chaque salon où elles peuvent commencer.
   *[other] De toute façon, les parties ne sont pas autorisées dans ce salon. **/settings server** montre où elles le sont.
}
say-too-many-channels = Tu peux autoriser { $most } salons au plus. Retires-en d’abord un avec « forbid ».
say-unknown-setting = « { $name } » n’est pas un choix valable. Choisis parmi : { $known }.
say-choose-one = Choisis parmi : { $known }.

# The export of the data of a player.

privacy-export = Voici tout ce que je conserve sur toi : ton nom, tes réglages, tes cotes, tes résultats aux problèmes, tes plateaux privés avec notes et plans, les parties que tu suis, les joueurs que tu bloques, tes recherches d’adversaires, tes votes, les rôles reçus pour tes cotes et { $games ->
    [1] une partie
    [one] { $games } partie
   *[other] { $games } parties
}.
privacy-export-file = Fichier { $number } sur { $files }
privacy-delete =
    Supprimer tes données ? Seront effacés pour de bon :
    • ton nom et tes réglages
    • tes cotes et tes résultats aux problèmes
    • tes plateaux privés avec notes et plans
    • tes recherches d’adversaires
    • tes votes et les rôles reçus pour tes cotes
    • tes listes de parties suivies et de joueurs bloqués
    Tes parties restent, jouées par « Ancien joueur ». { $running ->
    [0] Tu n’as aucune partie en cours.
    [one] Tu abandonneras ta partie en cours.
   *[other] Tu abandonneras tes { $running } parties en cours.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Tu quitteras un tournoi. Ses résultats restent, sans ton nom.
   *[other] {" "}Tu quitteras { $tournaments } tournois. Leurs résultats restent, sans ton nom.
}
privacy-deleted = Tes données ont été supprimées.
privacy-kept = OK, rien n’a été supprimé.
# Links to pages of the operator.
link-privacy-policy = Politique de confidentialité
link-terms = Conditions d’utilisation
feedback-sent = Merci ! Tes remarques ont été transmises.
feedback-too-soon = Tu viens d’envoyer des remarques. Attends dix minutes avant d’en envoyer d’autres.
feedback-empty = Écris d’abord quelque chose.
# In the place of a name.
privacy-former = Ancien joueur

# The running games of a player.

games-heading = { $games ->
    [0] Tes parties
    [one] Une partie en cours
   *[other] { $games } parties en cours
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] qui t’attend
       *[other] dont { $waiting } où c’est à toi de jouer
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] une invitation
       *[other] { $invitations } invitations
    }
}
games-on-hold = Parties en suspens
games-on-hold-line = Table { $table } : { $reason ->
    [gone-tournament] son salon a disparu. Elle continue dans un nouveau fil si je peux en créer un, ou quand un organisateur utilise **/tournament move**.
    [tournament] son salon est verrouillé ou ne m’est pas accessible. Elle continue quand la modération y remédie, ou quand un organisateur utilise **/tournament move**.
    [hidden-tournament] la personne qui doit jouer ne peut pas voir { $place }. Elle continue quand ce sera possible, ou quand un organisateur utilise **/tournament move**.
    [gone] son salon a disparu, ou je n’y suis plus. Utilise `/table move table:{ $table }` dans le salon où tu veux continuer.
    [locked] son fil { $place } est verrouillé. Elle continue quand la modération déverrouille le fil, ou utilise `/table move table:{ $table }` dans un autre salon.
    [denied] je ne peux pas voir { $place } ou y écrire. Elle continue quand la modération me le permet, ou utilise `/table move table:{ $table }` dans un autre salon.
    [hidden] la personne qui doit jouer ne peut pas voir { $place }. Elle continue quand ce sera possible, ou utilise `/table move table:{ $table }` dans un autre salon.
    [timed-out] la personne qui doit jouer est en exclusion temporaire sur le serveur. La partie continue à la fin de cette exclusion.
   *[broken] elle ne peut pas être restaurée pour l’instant. Rien n’est perdu. Parle de la table { $table } à la personne qui gère ce bot.
}
games-none = Tu n’as aucune partie en cours. /play en lance une.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · table { $table }{ $phase ->
    [open] {" "}· attend des joueurs
   *[other] {" "}· { $turn ->
        [0] aucun coup joué
       *[other] coup { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] à toi de jouer
    [open] attend des joueurs
    [over] terminée
   *[others] à { $player } de jouer
} · { $place ->
    [here] ici
    [channel] autre salon
    [guild] autre serveur
   *[direct] MP
}

# The profile of a player.

profile-bot = Les bots n’ont pas de profil.
profile-title = { $name }
profile-empty = { $name } n’a pas encore terminé de partie classée. /play en lance une.
profile-game = **{ $game }** · { $rating } · gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
profile-game-levels = **{ $game }** contre l’ordinateur · { $rating } · gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
profile-streak = -# Série de victoires : { $streak }, record : { $longest }
profile-opponents = **Adversaires les plus fréquents**
profile-opponent = { $name } : { $games ->
    [one] une partie
   *[other] { $games } parties
}, gagnées : { $wins }, nulles : { $draws }, perdues : { $losses }
profile-provisional = -# Provisoire : moins de { $games } parties.
profile-recent = -# Adversaires et graphique : les { $games } dernières parties.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Parties en équipe** · { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}, coups joués : { $played }
progress-alt = Les cotes au fil du temps, { $name }. { $tracks }
progress-alt-levels = Les cotes contre l’ordinateur au fil du temps, { $name }. { $tracks }
progress-game = { $game } : de { $first } le { $from } à { $last } le { $to }, minimum { $least }, maximum { $most }.

# Why a table rejects a command.

table-none-here = Il n’y a pas de partie dans ce salon. /play en lance une.
table-unknown = Cette table n’existe pas. /board affiche la partie de ce salon.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · table { $table } s’est jouée dans { $place }.
    [closed] { $game } · table { $table } a été fermée dans { $place }.
   *[running] { $game } · table { $table } continue dans { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · table { $table } : c’est ta partie avec { $names }, dans tes messages privés avec moi.
table-occupied = Ce salon a déjà une partie ; /board l’affiche. Lance la tienne dans un fil.
# In a direct message, and where no thread can be started.
table-occupied-direct = Il y a déjà une partie dans ces messages privés ; /board l’affiche. Finis-la d’abord, ou abandonne avec /resign.
table-occupied-thread = Ce salon a déjà une partie ; /board l’affiche. Lance la tienne dans un autre salon.
table-occupied-move = Ce salon a déjà une partie ; /board l’affiche. Déplace la tienne dans un autre salon ou un fil.
table-invited-here = { $player } t’a déjà proposé ici une partie de { $game }. Rejoins-la avec /accept ou refuse avec /decline.
table-too-many-invitations = Tu as déjà { $most } invitations ouvertes. Annules-en une avec **{ $button-cancel }** sous son plateau, ou attends qu’on l’accepte.
table-too-many-searching = Tu as déjà { $most } tables sur ce serveur qui attendent des joueurs. Annules-en une, ou attends que quelqu’un la rejoigne.
table-other-server = Une partie ne peut être déplacée que dans un autre salon du même serveur.
table-invited-self = Tu ne peux pas jouer contre toi-même. Invite quelqu’un d’autre, ou laisse « opponent » vide pour que tout le monde puisse rejoindre.
table-already-here = Cette table est déjà dans ce salon. /board l’affiche.

# Blocked players. Those who are blocked read only the last two.
block-done = Tu as bloqué **{ $name }**. Cette personne ne peut plus t’inviter, et vous ne pouvez plus rejoindre les tables l’un de l’autre. Elle n’en saura rien. Les parties en cours continuent. /unblock annule ce blocage.
block-already = Tu as déjà bloqué **{ $name }**. /unblock annule ce blocage.
block-undone = Tu as débloqué **{ $name }**.
block-self = Tu ne peux pas te bloquer toi-même.
block-bot = Seules des personnes peuvent être bloquées.
block-too-many = Tu as bloqué { $most } joueurs, c’est le maximum. Débloque d’abord quelqu’un avec /unblock.
block-unknown = Tu n’as bloqué personne du nom de « { $name } ». Choisis une des suggestions.
block-own = Tu as bloqué { $name }. /unblock annule ce blocage.
block-cannot-invite = Impossible d’inviter { $name }. Choisis quelqu’un d’autre.
block-cannot-join = Tu ne peux pas rejoindre cette table. Lance ta propre partie dans un fil.

table-invited-twice = Tu as invité deux fois la même personne. Invite chaque personne une seule fois.
table-too-many-opponents = Cette partie se joue à { $seats } en te comptant. Invite moins de monde, ou choisis plus de places.
table-too-many-tables = Tu as déjà { $most } parties en cours. Termines-en une d’abord, ou annule une invitation.
table-reserved = { $count ->
    [one] La place libre est réservée à { $players }.
   *[other] Les places libres sont réservées à { $players }.
} Lance ta propre partie dans un fil.
table-no-seat-for-computer = { $most ->
    [2] C’est un jeu à deux : invite quelqu’un ou choisis un ordinateur, pas les deux.
   *[other] Il ne reste pas de place pour un ordinateur : toutes sont prises ou réservées aux personnes que tu as invitées. Choisis plus de places, ou invite moins de monde.
}
table-full = Toutes les places sont prises. Tu peux regarder, ou lancer ta propre partie dans un fil.
table-already-seated = Tu es déjà à cette table. /help montre ce que tu peux faire.
table-not-opener = Seule la personne qui a ouvert la table, { $player }, peut modifier cette invitation. Lance ta propre partie dans un fil.
table-opener-stays = Tu as ouvert cette table, donc tu ne peux pas la quitter. **{ $button-cancel }** sous le plateau annule l’invitation.
table-not-invited = Tu n’as pas reçu d’invitation, donc il n’y a rien à refuser.
table-nothing-to-leave = Tu n’es pas à cette table, donc tu ne peux pas la quitter.
table-not-started = La partie n’a pas encore commencé. Elle commence quand toutes les places sont prises.
table-already-started = La partie a déjà commencé. /board l’affiche.
table-over = Cette partie est terminée. /play en lance une autre.
table-no-rematch = Une des personnes de cette partie a supprimé ses données, il n’y a donc pas de revanche. /play lance une nouvelle partie.
table-broken = La partie de la table { $table } ne peut pas être restaurée et reste en suspens. Rien n’est perdu. Ce salon est libre, et /play lance une nouvelle partie. Préviens, s’il te plaît, la personne qui gère ce bot.
table-nobody-left = Tout le monde dans cette partie est encore sur le serveur, donc il n’y a pas de victoire à revendiquer.
told-choice = { $mode ->
    [direct] MP tout de suite
    [digest] Un MP par jour
   *[none] Rien
}
told-refused = -# Discord ne me laisse pas t’envoyer de MP, donc je te mentionne ici. Tu peux changer cela dans tes paramètres de confidentialité pour ce serveur.
told-out = { $clock ->
    [yes] Tu as dépassé le temps
   *[no] Tu n’as pas joué depuis { $time }
} : tu es hors jeu. Les autres continuent la partie.
told-digest = { $games ->
    [one] Une partie t’attend :
   *[other] { $games } parties t’attendent :
}
say-no-local-time = « { $time } » n’est pas une heure. Écris l’heure qu’il est chez toi, par exemple 20:30.
say-no-zone = Je ne connais pas de fuseau horaire « { $name } ». Tape une ville ou un pays et choisis dans la liste, par exemple { $known }.
say-several-zones = « { $name } » peut désigner plusieurs fuseaux horaires, par exemple { $known }. Choisis le tien dans la liste qui apparaît quand tu tapes, ou tape ta ville.
say-zone-and-local-time = Utilise soit zone, soit local-time, pas les deux. L’option zone suit l’heure d’été.
watch-begun = Tu recevras un MP quand cette partie sera finie. Si Discord ne me laisse pas t’écrire, tu n’en sauras rien. Tu peux suivre 25 parties à la fois.
watch-stopped = D’accord, tu ne recevras rien.
watch-offer = Avec **{ $button-watch }**, tu sauras quand cette partie sera finie.
watch-already = Tu suis déjà cette partie. Tu recevras un MP quand elle sera finie.
watch-own = Tu joues dans cette partie, donc tu en verras la fin.
watch-too-many = Tu suis déjà { $most } parties, c’est le maximum.
watch-ended = **{ $game }** · { $names } · table { $table } · partie terminée · { $place }
table-not-absent = Pas encore. Dans une partie sans pendule, tu peux demander après 3 jours sans coup. S’il n’y en a toujours pas 4 jours plus tard, tu peux { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans cette personne
   *[close] fermer la partie
}.
table-not-absent-yet = Pas encore : { $answered ->
    [yes] { $player } a répondu le { $since }
   *[no] c’est à { $player } de jouer depuis le { $since }
}. Si aucun coup ne vient, tu pourras demander à partir du { $from } si { $player } est toujours là. Encore 4 jours plus tard, tu pourras { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans cette personne
   *[close] fermer la partie
}.
table-ask-first = Demande d’abord si { $player } est toujours là, avec **/table still-there** ou **{ $button-still-there }** sous le plateau. Sans coup ni réponse pendant 4 jours, tu pourras { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans cette personne
   *[close] fermer la partie
}.
table-absence-clock = Cette partie a une pendule : qui ne joue pas finit par dépasser le temps. Inutile de demander.
table-absence-tournament = Dans un tournoi, les organisateurs et les échéances décident du sort des joueurs qui ne jouent pas, donc tu ne peux pas demander.
table-absence-computers = Tous les autres dans cette partie sont des ordinateurs, et ils jouent toujours.
table-absence-own-turn = C’est à toi de jouer : { $waiting ->
    [opponent] ton adversaire t’attend
   *[others] les autres t’attendent
}.
table-already-asked = J’ai déjà posé la question. Sans coup ni réponse, tu pourras { $claim ->
    [win] revendiquer la victoire
    [out] continuer sans cette personne
   *[close] fermer la partie
} à partir du { $from }.
table-not-asked = Personne n’a demandé si tu es toujours là.
table-answered-before = Tu as déjà répondu depuis ton dernier coup. Maintenant, seul un coup compte.
table-checked-in = Tu as déjà dit que tu es là.
table-own-turn = C’est à toi de jouer. Tu ne peux donner du temps à un adversaire que quand c’est à lui.
table-no-running-clock = Aucune pendule ne tourne ici, donc il n’y a pas de temps à donner.
table-give-time-no-clock = Cette partie n’a pas de pendule, donc il n’y a pas de temps à donner : chacun peut réfléchir aussi longtemps qu’il veut. Si quelqu’un ne joue pas pendant 3 jours, demande-lui avec **/table still-there**.
table-already-extended = Du temps a déjà été donné pour ce coup.
table-tournament-clock = Dans un tournoi, tout le monde a le même temps, donc tu ne peux pas en donner.
table-closed = Cette invitation est fermée. /play en lance une autre.
table-not-joined = Tu n’as pas encore rejoint cette table. Appuie d’abord sur **{ $button-join }**.
table-not-seated = Tu ne joues pas dans cette partie. Lance la tienne avec /play dans un fil.
table-not-seated-elsewhere = Tu ne joues pas dans cette partie. /play lance la tienne.
table-not-seated-over = Tu ne jouais pas dans cette partie. /play lance la tienne.
table-not-your-turn = C’est à { $player } de jouer.
table-out = Tu es hors jeu dans cette partie. /board montre la suite.
table-already-played = Ce coup a déjà été joué. /board affiche la position actuelle.
vote-too-new = Tu pourras voter après un jour sur ce serveur.
vote-never-rated = Les parties où un serveur vote ne sont jamais classées.
vote-no-pause = Une partie où un serveur vote ne peut pas être mise en pause. En attente, elle reprend au prochain vote.
vote-no-hints = Dans une partie où un serveur vote, il n’y a pas d’indice.
vote-no-rematch = Pas de revanche avec un serveur. /play lance une nouvelle partie.
table-no-hints = Pas d’indice dans les parties classées entre personnes. /play lance une partie amicale, ou une partie contre l’ordinateur.
table-no-hints-in-tournament = Dans un tournoi, il n’y a pas d’indice.
table-already-offered = { $made ->
    [yes] Tu as déjà { $offer ->
        [draw] proposé la nulle
        [takeback] demandé à reprendre un coup
        [pause] demandé à mettre la partie en pause
       *[resume] demandé à reprendre la partie
    }.
   *[no] Tu as déjà accepté { $offer ->
        [draw] la nulle
        [takeback] la reprise du coup
        [pause] la pause
       *[resume] de reprendre la partie
    }.
} C’est valable jusqu’au prochain coup, y compris le tien.
table-offer-open = { $request } Réponds d’abord à cela, avec /accept ou /decline.
table-offer-waits = Une autre demande attend encore une réponse. Attends-la, ou le prochain coup.
table-already-taken-back = Le coup est déjà repris.
table-offer-refused = Ça a été refusé. Tu pourras redemander après le prochain coup.
table-no-offer = Il n’y a rien à accepter ou à refuser pour l’instant. /board affiche la partie.
table-no-takebacks = Pas de reprise de coup dans les parties classées contre l’ordinateur. /play lance une partie amicale.
table-nothing-to-take-back = Tu n’as pas de coup à reprendre.
table-on-vacation = Tu es déjà en vacances. /settings vacation montre jusqu’à quand, et son option « end » te fait rentrer.
table-not-on-vacation = Tu n’es pas en vacances.
table-vacation-changed = Tu viens de commencer ou de terminer des vacances. Tu pourras le refaire à partir du { $again }.
table-no-such-vacation = { $most ->
    [0] Il ne te reste aucun jour de vacances (14 par an).
    [one] Il ne te reste qu’un jour de vacances.
   *[other] Tu peux prendre jusqu’à { $most } jours de vacances.
}
table-no-clock = Cette partie n’a pas de pendule, donc il n’y a rien à mettre en pause. Prends ton temps.
table-paused = La partie est en pause. { $resume ->
    [alone] Appuie sur **{ $button-resume }** sous le plateau, et elle reprend aussitôt.
    [asked] On t’a demandé de la reprendre : accepte avec **/accept**.
    [awaited] Elle reprendra dès que tout le monde sera d’accord.
   *[people] Appuie sur **{ $button-resume }** sous le plateau. Elle reprendra dès que tout le monde sera d’accord.
}
table-not-paused = La partie n’est pas en pause.
table-too-late-to-abort = Tout le monde a joué, donc il est trop tard pour annuler la partie. Propose la nulle, ou abandonne.
table-in-tournament = Dans un tournoi, on ne peut ni annuler une partie, ni la mettre en pause, ni reprendre un coup.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Jeune pousse
    [2] Moineau
    [3] Hérisson
    [4] Pie
    [5] Blaireau
    [6] Renard
    [7] Héron
   *[8] Hibou
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Joueur { $number }
# What somebody may type for a computer.
computer-level = Niveau { $level }
computer-about = { $level ->
    [1] 1 · Jeune pousse : vient d’apprendre les règles
    [2] 2 · Moineau : vif, se contente souvent du deuxième choix
    [3] 3 · Hérisson : prudent avec ses pièces
    [4] 4 · Pie : rafle tout ce qui traîne
    [5] 5 · Blaireau : têtu, et rarement négligent
    [6] 6 · Renard : flaire les pièges, et en tend quelques-uns
    [7] 7 · Héron : patient, ne se trompe presque jamais
   *[8] 8 · Hibou : joue de toutes ses forces
}
