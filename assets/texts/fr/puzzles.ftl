# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Résoudre un problème
button-puzzle-next = Problème suivant
button-puzzle-solution = Voir la solution
button-puzzle-solve = Résoudre
puzzle-difficulty = { $difficulty ->
    [easy] Facile
    [medium] Moyen
   *[hard] Difficile
}
puzzle-unknown-difficulty = « { $name } » n’est pas un niveau de difficulté. Choisis parmi : { $known }.
puzzle-which = Pour quel jeu veux-tu un problème ?
puzzle-none = Il n’y a pas encore de problèmes pour { $game }.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, problème { $number }** · cote { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = **{ $name }** : à toi de jouer, trouve le meilleur coup.
# Where the number of moves is not told.
puzzle-forced = **{ $name }** : à toi de jouer, trouve le coup qui force le gain.
# After every other move, the other side wins by force.
puzzle-save = **{ $name }**, en difficulté : à toi de jouer, trouve le seul coup qui évite une défaite forcée.
puzzle-win = **{ $name }** : à toi de jouer, { $turns ->
    [one] gagne tout de suite.
   *[other] gagne en { $turns } coups.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = **{ $name }** : à toi de jouer, trouve le coup qui gagne (en { $turns } coups face à la meilleure défense).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }**, c’est ça ! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Résolu !** { $turn }.
puzzle-also-wins = ✅ **Résolu !** **{ $turn }** force aussi le gain, par un autre chemin.
puzzle-wrong = ↩️ **{ $turn }** n’est pas la solution.
puzzle-wrong-reply = ↩️ **{ $turn }** n’est pas la solution. La réponse est **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = La solution force le gain ; après ce coup, tes chances de gain sont d’environ { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] Le gain s’est envolé : avec le meilleur jeu, la partie est maintenant nulle.
   *[none] Avec le meilleur jeu, la partie est maintenant nulle.
}
puzzle-wrong-weaker = Tes chances de gain sont maintenant d’environ { $left }, au lieu de { $best } avec la solution.
puzzle-wrong-later = La solution est nettement plus forte, mais la différence ne se voit que plus tard.
puzzle-wrong-over = { $result ->
    [draw] La partie finit par la nulle.
   *[loss] Ce coup perd tout de suite.
}
puzzle-solution = **Solution, { $number } sur { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Thème
   *[other] Thèmes
} : { $themes }
puzzle-wins = Ce coup force le gain.
puzzle-theme = { $theme ->
    [capture] prise
    [double-capture] double prise
    [long-capture] prise de trois ou plus
    [captain] prise d’un capitaine
    [replacement] remplacement
    [centre] par le centre
    [jump] saut
    [threat] menace
    [double-threat] double menace
    [fork] fourchette
    [centre-threat] menace par le centre
    [escape] sauvetage
    [defence] défense
    [counterattack] contre-attaque
    [sacrifice] sacrifice
    [decoy] basileus attiré
    [king] coup du basileus
    [lock-in] enfermement
    [blockade] blocus
    [zugzwang] zugzwang
    [isolation] isolement
    [demand] exigence
    [removal] tuile retirée
    [group-slide] plusieurs tuiles à la fois
    [ending] finale
   *[quiet] coup calme
}
puzzle-help-costs = -# Avec un indice, ce problème ne compte pas. Voir la solution compte comme une mauvaise réponse.
puzzle-hinted = -# Tu as pris un indice : ce problème ne compte ni pour ta cote ni pour ta série.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Ta cote aux problèmes : { $rating } · { $change }
puzzle-rating-streak = -# Ta cote aux problèmes : { $rating } · { $change } · résolus d’affilée : { $streak }
profile-puzzles = **Problèmes**
profile-puzzle = { $game } · { $rating } · { $solved } sur { $tried } résolus du premier coup
    -# Série : { $streak }, record : { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Problème du jour**
puzzle-daily-private = -# Appuie sur le bouton pour le résoudre. Ta réponse n’est visible que par toi.
puzzle-daily-last = -# Dernière solution ({ $game }, problème { $number }) : ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Personne ne l’a encore résolu.
   *[other] Résolu du premier coup par **{ $solved } sur { $tried }**. En premier : { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] personne ne l’a résolu du premier coup
   *[other] résolu du premier coup par { $solved } sur { $tried }, d’abord par { $first }
}
puzzle-daily-all-games = Tous les jeux à tour de rôle
say-no-place-for-puzzles = Le problème du jour ne peut pas être publié là. Choisis un salon textuel que je vois.
say-daily-on-and-off = Tu as demandé à la fois de publier le problème du jour et de l’arrêter. Utilise soit daily-puzzle, soit daily-puzzle-off, pas les deux.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = « { $name } » n’est pas un thème. Choisis parmi : { $known }.
puzzle-none-of-theme = Il n’y a pas de problèmes pour { $game } sur le thème « { $theme } »{ $level ->
    [any] { "" }
   *[other] { "" } à ce niveau de difficulté
}. Choisis parmi : { $known }.
puzzle-no-other-of-theme = C’était le seul problème pour { $game } sur le thème « { $theme } »{ $level ->
    [any] { "" }
   *[other] { "" } à ce niveau de difficulté
}. Autres thèmes : { $known }.
puzzle-mode = { $mode ->
    [streak] Série
    [storm] Tempête
   *[practice] Entraînement
}
puzzle-unknown-mode = « { $name } » n’est pas un mode. Choisis parmi : { $known }.
puzzle-mode-alone = N’indique ni level ni theme : dans une série ou une tempête, les problèmes deviennent de plus en plus difficiles.

# Streak and storm: puzzles in a row.
button-puzzle-start = Commencer
button-puzzle-again = Encore
button-puzzle-skip = Passer
# Under the result that somebody has shared.
button-puzzle-try = Essayer
button-puzzle-board = Meilleures tempêtes
button-puzzle-board-week = 7 derniers jours
button-puzzle-board-ever = Depuis toujours
puzzle-streak-rules = **{ $game } : Série**
    Résous des problèmes de plus en plus difficiles. La première erreur met fin à la série. Tu peux passer un problème.
    -# Il n’y a pas d’indices, et tes réponses ne comptent pas pour ta cote aux problèmes.
puzzle-storm-rules = **{ $game } : Tempête**
    Résous autant de problèmes courts que possible en trois minutes. Une mauvaise réponse coûte dix secondes, et le problème suivant arrive aussitôt. Quand le temps est écoulé, appuie sur n’importe quel bouton pour voir ton résultat.
    -# Il n’y a pas d’indices, et tes réponses ne comptent pas pour ta cote aux problèmes.
puzzle-run-best = Ton record : { $best }
puzzle-run-record = C’est ton meilleur résultat jusqu’ici !
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Série : { $solved }**
puzzle-storm-state = **Tempête : { $solved }** · fin { $end }
puzzle-run-solved = ✅ **{ $turn }** le résout.
puzzle-storm-wrong = ❌ **{ $turn }** n’est pas la solution : −10 secondes.
puzzle-streak-skipped = ⏭️ Passé.
puzzle-run-answered = Tu as déjà répondu à ce problème. Continue là où se trouve le suivant.
puzzle-streak-result = { $end ->
    [all] 🏆 **Tu es au bout de la série ({ $game }).** Résolus : { $solved }
   *[early] **Ta série est terminée ({ $game }).** Résolus : { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **C’était le dernier problème ({ $game }).**
   *[early] **Le temps est écoulé ({ $game }).**
} Résolus : { $solved }, ratés : { $wrong }, le plus d’affilée : { $row }
puzzle-board-week = **{ $game } : meilleures tempêtes de ce serveur ces 7 derniers jours**
puzzle-board-ever = **{ $game } : meilleures tempêtes de ce serveur**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Personne n’a encore résolu de problème dans une tempête. Lance-toi en premier.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** vous propose un problème :
puzzle-streak-shared = 🔥 **{ $name }** a résolu { $solved ->
    [one] un problème
   *[other] { $solved } problèmes d’affilée
} dans une série de { $game }.
puzzle-storm-shared = ⚡ **{ $name }** a résolu { $solved ->
    [one] un problème
   *[other] { $solved } problèmes
} de { $game } en trois minutes.
