# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Zadanie
button-puzzle-next = Następne zadanie
button-puzzle-solution = Pokaż rozwiązanie
button-puzzle-solve = Rozwiąż
puzzle-difficulty = { $difficulty ->
    [easy] Łatwe
    [medium] Średnie
   *[hard] Trudne
}
puzzle-unknown-difficulty = „{ $name }” nie jest stopniem trudności. Do wyboru: { $difficulties }.
puzzle-which = Z której gry chcesz zadanie?
puzzle-none = Do gry { $game } nie ma jeszcze zadań.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, zadanie { $number }** · ranking { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = Na ruchu **{ $name }**: znajdź najlepszy ruch.
# Where the number of moves is not told.
puzzle-forced = Na ruchu **{ $name }**: znajdź ruch, który wymusza wygraną.
# After every other move, the other side wins by force.
puzzle-save = Na ruchu **{ $name }**, w opałach: znajdź jedyny ruch, po którym przeciwnik nie wymusi wygranej.
puzzle-win = Na ruchu **{ $name }**: { $turns ->
    [one] wygraj od razu.
    [few] wygraj w { $turns } ruchach.
    [many] wygraj w { $turns } ruchach.
   *[other] wygraj w { $turns } ruchu.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = Na ruchu **{ $name }**: znajdź ruch, który wygrywa (ruchy do wygranej przy najlepszej obronie: { $turns }).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** to dobry ruch! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Rozwiązane!** { $turn }.
puzzle-also-wins = ✅ **Rozwiązane!** **{ $turn }** też prowadzi do wymuszonej wygranej, inną drogą.
puzzle-wrong = ↩️ **{ $turn }** to nie rozwiązanie.
puzzle-wrong-reply = ↩️ **{ $turn }** to nie rozwiązanie. Odpowiedź to **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = Rozwiązanie prowadzi do wymuszonej wygranej; po tym ruchu twoja szansa na wygraną to około { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] Wygrana przepadła: przy najlepszej grze jest teraz remis.
   *[none] Przy najlepszej grze jest teraz remis.
}
puzzle-wrong-weaker = Twoja szansa na wygraną to teraz około { $left } zamiast { $best } po rozwiązaniu.
puzzle-wrong-later = Rozwiązanie jest wyraźnie silniejsze; różnica ujawnia się dopiero później.
puzzle-wrong-over = { $result ->
    [draw] Partia kończy się remisem.
   *[loss] Ten ruch od razu przegrywa.
}
puzzle-solution = **Rozwiązanie, { $number } z { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Motyw
    [few] Motywy
   *[many] Motywy
}: { $themes }
puzzle-wins = To prowadzi do wymuszonej wygranej.
puzzle-theme = { $theme ->
    [capture] bicie
    [double-capture] podwójne bicie
    [long-capture] bicie trzech lub więcej
    [captain] bicie kapitana
    [replacement] zajęcie pola
    [center] przez środek
    [threat] groźba
    [double-threat] podwójna groźba
    [escape] ratunek
    [defense] obrona
    [counterattack] kontratak
    [sacrifice] ofiara
    [decoy] zwabienie basileusa
    [king] ruch basileusa
    [lock-in] zamknięcie
    [blockade] blokada
    [zugzwang] zugzwang
    [isolation] izolacja
    [demand] żądanie
    [removal] usunięcie płytki
    [group-slide] kilka płytek naraz
    [ending] końcówka
   *[quiet] spokojny ruch
}
puzzle-help-costs = -# Z podpowiedzią to zadanie się nie liczy. Obejrzenie rozwiązania liczy się jak błędna odpowiedź.
puzzle-hinted = -# Po podpowiedzi to zadanie nie liczy się ani do twojego rankingu, ani do serii.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Twój ranking w zadaniach: { $rating } · { $change }
puzzle-rating-streak = -# Twój ranking w zadaniach: { $rating } · { $change } · rozwiązane z rzędu: { $streak }
profile-puzzles = **Zadania**
profile-puzzle = { $game } · { $rating } · rozwiązane za pierwszym razem: { $solved } z { $tried }
    -# Seria: { $streak }, najdłuższa: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Zadanie dnia**
puzzle-daily-private = -# Kliknij przycisk, aby je rozwiązać. Twoją odpowiedź widzisz tylko ty.
puzzle-daily-last = -# Poprzednie rozwiązanie ({ $game }, zadanie { $number }): ||{ $solution } ({ $themes })|| · { $solver ->
    [none] za pierwszym razem nikt
   *[other] najszybciej: { $solver }
}
say-no-place-for-puzzles = Tam nie da się publikować zadania dnia. Wybierz kanał tekstowy, który widzę.
say-daily-on-and-off = Prosisz jednocześnie o publikowanie zadania dnia i o jego wyłączenie. Użyj tylko jednej z opcji: daily-puzzle albo daily-puzzle-off.
