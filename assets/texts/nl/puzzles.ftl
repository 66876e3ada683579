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
puzzle-unknown-difficulty = “{ $name }” is geen moeilijkheidsgraad. Kies uit: { $difficulties }.
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
    [gone] De winst is weg: met het beste spel is het nu remise.
   *[none] Met het beste spel is het nu remise.
}
puzzle-wrong-weaker = Je winstkans is nu ongeveer { $left }, in plaats van { $best } met de oplossing.
puzzle-wrong-later = De oplossing is duidelijk sterker; het verschil blijkt pas later.
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
    [center] door het midden
    [threat] dreiging
    [double-threat] dubbele dreiging
    [escape] redding
    [defense] verdediging
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
puzzle-daily = **Puzzel van de dag**
puzzle-daily-private = -# Druk op de knop om hem op te lossen. Alleen jij ziet je antwoord.
puzzle-daily-last = -# Vorige oplossing ({ $game }, puzzel { $number }): ||{ $solution } ({ $themes })|| · { $solver ->
    [none] niemand loste hem in één keer op
   *[other] als eerste opgelost door { $solver }
}
say-no-place-for-puzzles = De dagpuzzel kan daar niet worden geplaatst. Kies een tekstkanaal dat ik kan zien.
say-daily-on-and-off = Je vraagt om de dagpuzzel te plaatsen en ook om ermee te stoppen. Gebruik maar één van daily-puzzle en daily-puzzle-off.
