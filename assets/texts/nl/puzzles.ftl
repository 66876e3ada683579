# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Puzzel
button-puzzle-next = Volgende puzzel
button-puzzle-solution = Oplossing tonen
button-puzzle-solve = Oplossen
puzzle-difficulty = { $difficulty ->
    [easy] Makkelijk
    [medium] Gemiddeld
   *[hard] Moeilijk
}
puzzle-unknown-difficulty = “{ $name }” is geen moeilijkheidsgraad. Kies uit: { $known }.
puzzle-which = Van welk spel wil je een puzzel?
puzzle-none = Er zijn nog geen puzzels voor { $game }.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, puzzel { $number }** · rating { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = **{ $name }** aan zet: vind de beste zet.
# Where the number of moves is not told.
puzzle-forced = **{ $name }** aan zet: vind de zet die de winst afdwingt.
# After every other move, the other side wins by force.
puzzle-save = **{ $name }** aan zet en in nood: vind de enige zet waarna de tegenstander geen winst afdwingt.
puzzle-win = **{ $name }** aan zet: { $turns ->
    [one] win meteen.
   *[other] win in { $turns } zetten.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = **{ $name }** aan zet: vind de zet die wint (in { $turns } zetten tegen de beste verdediging).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** is goed! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Opgelost!** { $turn }.
puzzle-also-wins = ✅ **Opgelost!** **{ $turn }** wint ook geforceerd, langs een andere weg.
puzzle-wrong = ↩️ **{ $turn }** is niet de oplossing.
puzzle-wrong-reply = ↩️ **{ $turn }** is niet de oplossing. Het antwoord is **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = De oplossing wint geforceerd; na deze zet is je winstkans ongeveer { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] De winst is weg: bij goed spel is het nu remise.
   *[none] Bij goed spel is het nu remise.
}
puzzle-wrong-weaker = Je winstkans is nu ongeveer { $left }, in plaats van { $best } met de oplossing.
puzzle-wrong-later = De oplossing is duidelijk sterker, maar het verschil blijkt pas later.
puzzle-wrong-over = { $result ->
    [draw] De partij eindigt in remise.
   *[loss] Die zet verliest meteen.
}
puzzle-solution = **Oplossing, { $number } van { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Thema
   *[other] Thema’s
}: { $themes }
puzzle-wins = Die zet wint geforceerd.
puzzle-theme = { $theme ->
    [capture] slag
    [double-capture] dubbele slag
    [long-capture] slag van drie of meer
    [captain] kapitein geslagen
    [replacement] opschuiven
    [centre] door het midden
    [jump] sprong
    [threat] dreiging
    [double-threat] dubbele dreiging
    [fork] vork
    [centre-threat] dreiging door het midden
    [escape] redding
    [defence] verdediging
    [counterattack] tegenaanval
    [sacrifice] offer
    [decoy] basileus weggelokt
    [king] zet van de basileus
    [lock-in] insluiting
    [blockade] blokkade
    [zugzwang] zetdwang
    [isolation] isolatie
    [demand] eis
    [removal] tegel weggehaald
    [group-slide] meer tegels tegelijk
    [ending] eindspel
   *[quiet] stille zet
}
puzzle-help-costs = -# Met een hint telt deze puzzel niet mee. De oplossing tonen telt als een fout antwoord.
puzzle-hinted = -# Je hebt een hint genomen: deze puzzel telt niet mee voor je rating of je reeks.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Je puzzelrating: { $rating } · { $change }
puzzle-rating-streak = -# Je puzzelrating: { $rating } · { $change } · op rij opgelost: { $streak }
profile-puzzles = **Puzzels**
profile-puzzle = { $game } · { $rating } · { $solved } van { $tried } in één keer opgelost
    -# Reeks: { $streak }, langste: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Dagpuzzel**
puzzle-daily-private = -# Druk op de knop om hem op te lossen. Alleen jij ziet je antwoord.
puzzle-daily-last = -# Vorige oplossing ({ $game }, puzzel { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Nog niemand heeft hem opgelost.
   *[other] In één keer opgelost door **{ $solved } van de { $tried }**. Als eerste: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] niemand loste hem in één keer op
   *[other] in één keer opgelost door { $solved } van de { $tried }, als eerste door { $first }
}
puzzle-daily-all-games = Alle spellen om de beurt
say-no-place-for-puzzles = De dagpuzzel kan daar niet worden geplaatst. Kies een tekstkanaal dat ik kan zien.
say-daily-on-and-off = Je vraagt om de dagpuzzel te plaatsen en ook om ermee te stoppen. Gebruik daily-puzzle of daily-puzzle-off, niet allebei.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = “{ $name }” is geen thema. Kies uit: { $known }.
puzzle-none-of-theme = Er zijn geen puzzels voor { $game } met het thema “{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } op dit niveau
}. Kies uit: { $known }.
puzzle-no-other-of-theme = Dat was de enige puzzel voor { $game } met het thema “{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } op dit niveau
}. Andere thema’s: { $known }.
puzzle-mode = { $mode ->
    [streak] Reeks
    [storm] Storm
   *[practice] Oefenen
}
puzzle-unknown-mode = “{ $name }” is geen modus. Kies uit: { $known }.
puzzle-mode-alone = Laat level en theme weg: in een reeks of een storm worden de puzzels vanzelf moeilijker.

# Streak and storm: puzzles in a row.
button-puzzle-start = Starten
button-puzzle-again = Nog een keer
button-puzzle-skip = Overslaan
# Under the result that somebody has shared.
button-puzzle-try = Proberen
button-puzzle-board = Beste stormen
button-puzzle-board-week = Laatste 7 dagen
button-puzzle-board-ever = Aller tijden
puzzle-streak-rules = **{ $game }: Reeks**
    Los puzzels op die steeds moeilijker worden. Je eerste fout beëindigt de reeks. Je mag één puzzel overslaan.
    -# Er zijn geen hints en je antwoorden tellen niet mee voor je puzzelrating.
puzzle-storm-rules = **{ $game }: Storm**
    Los in drie minuten zo veel mogelijk korte puzzels op. Een fout antwoord kost tien seconden en de volgende puzzel komt meteen. Als de tijd om is, druk je op een willekeurige knop om je resultaat te zien.
    -# Er zijn geen hints en je antwoorden tellen niet mee voor je puzzelrating.
puzzle-run-best = Je beste resultaat: { $best }
puzzle-run-record = Dat is je beste resultaat tot nu toe!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Reeks: { $solved }**
puzzle-storm-state = **Storm: { $solved }** · eindigt { $end }
puzzle-run-solved = ✅ **{ $turn }** lost hem op.
puzzle-storm-wrong = ❌ **{ $turn }** is niet de oplossing: −10 seconden.
puzzle-streak-skipped = ⏭️ Overgeslagen.
puzzle-run-answered = Deze puzzel heb je al beantwoord. Ga verder waar de volgende staat.
puzzle-streak-result = { $end ->
    [all] 🏆 **Je hebt het einde van de reeks gehaald ({ $game }).** Opgelost: { $solved }
   *[early] **Je reeks is voorbij ({ $game }).** Opgelost: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Dat was de laatste puzzel ({ $game }).**
   *[early] **De tijd is om ({ $game }).**
} Opgelost: { $solved }, fout: { $wrong }, meeste op rij: { $row }
puzzle-board-week = **{ $game }: beste stormen op deze server in de laatste 7 dagen**
puzzle-board-ever = **{ $game }: beste stormen op deze server**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Er heeft nog niemand een puzzel in een storm opgelost. Start er een en wees de eerste.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** heeft een puzzel voor jullie:
puzzle-streak-shared = 🔥 **{ $name }** heeft in een reeks van { $game } { $solved ->
    [one] één puzzel
   *[other] { $solved } puzzels op rij
} opgelost.
puzzle-storm-shared = ⚡ **{ $name }** heeft in drie minuten { $solved ->
    [one] één puzzel
   *[other] { $solved } puzzels
} van { $game } opgelost.
