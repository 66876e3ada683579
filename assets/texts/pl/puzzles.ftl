# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Rozwiąż zadanie
button-puzzle-next = Następne zadanie
button-puzzle-solution = Pokaż rozwiązanie
button-puzzle-solve = Rozwiąż
puzzle-difficulty = { $difficulty ->
    [easy] Łatwe
    [medium] Średnie
   *[hard] Trudne
}
puzzle-unknown-difficulty = „{ $name }” nie jest stopniem trudności. Do wyboru: { $known }.
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
puzzle-wrong-later = Rozwiązanie jest wyraźnie silniejsze, ale różnica ujawnia się dopiero później.
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
    [centre] przez środek
    [jump] skok
    [threat] groźba
    [double-threat] podwójna groźba
    [fork] widełki
    [centre-threat] groźba przez środek
    [escape] ratunek
    [defence] obrona
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
puzzle-daily-last = -# Poprzednie rozwiązanie ({ $game }, zadanie { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Nikt go jeszcze nie rozwiązał.
   *[other] Rozwiązane za pierwszym razem: **{ $solved } z { $tried }**. Najszybciej: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] nikt go nie rozwiązał za pierwszym razem
   *[other] rozwiązane za pierwszym razem: { $solved } z { $tried }, najwcześniej { $first }
}
puzzle-daily-all-games = Wszystkie gry po kolei
say-no-place-for-puzzles = Tam nie da się publikować zadania dnia. Wybierz kanał tekstowy, który widzę.
say-daily-on-and-off = Prosisz jednocześnie o publikowanie zadania dnia i o jego wyłączenie. Użyj albo daily-puzzle, albo daily-puzzle-off, nie obu naraz.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = „{ $name }” nie jest motywem. Do wyboru: { $known }.
puzzle-none-of-theme = Do gry { $game } nie ma zadań z motywem „{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } o tym stopniu trudności
}. Do wyboru: { $known }.
puzzle-no-other-of-theme = To było jedyne zadanie z gry { $game } z motywem „{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } o tym stopniu trudności
}. Inne motywy: { $known }.
puzzle-mode = { $mode ->
    [streak] Seria
    [storm] Burza
   *[practice] Trening
}
puzzle-unknown-mode = „{ $name }” nie jest trybem. Do wyboru: { $known }.
puzzle-mode-alone = Pomiń level i theme: w serii i w burzy zadania same stają się coraz trudniejsze.

# Streak and storm: puzzles in a row.
button-puzzle-start = Zacznij
button-puzzle-again = Jeszcze raz
button-puzzle-skip = Pomiń
# Under the result that somebody has shared.
button-puzzle-try = Spróbuj
button-puzzle-board = Najlepsze burze
button-puzzle-board-week = Ostatnie 7 dni
button-puzzle-board-ever = Od początku
puzzle-streak-rules = **{ $game }: Seria**
    Rozwiązuj coraz trudniejsze zadania. Pierwszy błąd kończy serię. Jedno zadanie możesz pominąć.
    -# Nie ma podpowiedzi, a twoje odpowiedzi nie liczą się do rankingu w zadaniach.
puzzle-storm-rules = **{ $game }: Burza**
    Rozwiąż w trzy minuty jak najwięcej krótkich zadań. Błędna odpowiedź kosztuje dziesięć sekund, a następne zadanie pojawia się od razu. Gdy czas minie, kliknij dowolny przycisk, aby zobaczyć wynik.
    -# Nie ma podpowiedzi, a twoje odpowiedzi nie liczą się do rankingu w zadaniach.
puzzle-run-best = Twój najlepszy wynik: { $best }
puzzle-run-record = To twój najlepszy wynik!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Seria: { $solved }**
puzzle-storm-state = **Burza: { $solved }** · koniec { $end }
puzzle-run-solved = ✅ **{ $turn }** to rozwiązanie.
puzzle-storm-wrong = ❌ **{ $turn }** to nie rozwiązanie: −10 sekund.
puzzle-streak-skipped = ⏭️ Pominięto.
puzzle-run-answered = Na to zadanie już padła twoja odpowiedź. Graj dalej tam, gdzie jest następne.
puzzle-streak-result = { $end ->
    [all] 🏆 **Koniec serii – bez błędu do samego końca ({ $game }).** Rozwiązane: { $solved }
   *[early] **Koniec serii ({ $game }).** Rozwiązane: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **To było ostatnie zadanie ({ $game }).**
   *[early] **Czas minął ({ $game }).**
} Rozwiązane: { $solved }, błędne: { $wrong }, najwięcej z rzędu: { $row }
puzzle-board-week = **{ $game }: najlepsze burze na tym serwerze z ostatnich 7 dni**
puzzle-board-ever = **{ $game }: najlepsze burze na tym serwerze**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Nikt jeszcze nie rozwiązał zadania w burzy. Pierwszy wynik może być twój.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** ma dla was zadanie:
puzzle-streak-shared = 🔥 **{ $name }** – seria w grze { $game }: { $solved ->
    [one] { $solved } rozwiązane zadanie
    [few] { $solved } zadania z rzędu
    [many] { $solved } zadań z rzędu
   *[other] { $solved } zadania z rzędu
}.
puzzle-storm-shared = ⚡ **{ $name }** – w trzy minuty { $solved ->
    [one] { $solved } rozwiązane zadanie
    [few] { $solved } rozwiązane zadania
    [many] { $solved } rozwiązanych zadań
   *[other] { $solved } rozwiązanego zadania
} z gry { $game }.
