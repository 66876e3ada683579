# Turnieje.

command-tournament = Turnieje na tym serwerze
command-tournament-create = Organizatorzy: otwórz zapisy na turniej na tym kanale
command-tournament-create-name = Nazwa turnieju
command-tournament-create-game = Która gra
command-tournament-create-form = Kto gra z kim
command-tournament-create-setup = Inne ustawienie, jeśli gra je ma
command-tournament-create-seats = Liczba graczy przy stole, jeśli gra pozwala na więcej niż dwóch (tylko każdy z każdym)
command-tournament-create-rounds = Szwajcarski: liczba rund (domyślnie: 3 do 8 graczy, 4 do 16 …). Każdy z każdym: at-once
command-tournament-create-time = Limit czasu na ruch (domyślnie: 1 dzień)
command-tournament-create-deadline = Po ilu dniach rozstrzyga się niedokończoną partię (domyślnie: bez terminu)
command-tournament-create-casual = Partie nierankingowe (domyślnie: rankingowe)
command-tournament-create-start = Kiedy się zaczyna, np. 20:30, jutro 20:00 albo 2d (puste: ręcznie)
command-tournament-create-players = Najwyżej tylu graczy (domyślnie: 16 w systemie każdy z każdym, inaczej 128)
command-tournament-create-channel = Graj partie na tym kanale, jedną po drugiej (domyślnie: każdą w osobnym wątku)
command-tournament-create-third-place = Puchar: przegrani z półfinałów grają o trzecie miejsce (domyślnie: nie)
command-tournament-create-best-of-three = Puchar: mecze do dwóch wygranych partii (domyślnie: jedna, a po remisie druga)
command-tournament-move = Organizatorzy: przenieś turniej na ten kanał
command-tournament-move-tournament = Który turniej
command-tournament-start = Organizatorzy: rozpocznij turniej
command-tournament-start-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-pause = Organizatorzy: wstrzymaj turniej
command-tournament-pause-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-resume = Organizatorzy: wznów wstrzymany turniej
command-tournament-resume-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-cancel = Organizatorzy: zakończ turniej bez wyniku
command-tournament-cancel-tournament = Który turniej
command-tournament-finish = Organizatorzy: zakończ drabinę; jej kolejność będzie wynikiem
command-tournament-finish-tournament = Którą drabinę (domyślnie: tę na tym kanale)
command-tournament-remove = Organizatorzy: usuń gracza z turnieju
command-tournament-remove-player = Kogo usunąć
command-tournament-remove-tournament = Z którego turnieju (domyślnie: z tego na tym kanale)
command-tournament-join = Dołącz do turnieju
command-tournament-join-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-leave = Wypisz się z turnieju przed jego początkiem
command-tournament-leave-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-withdraw = Wycofaj się z turnieju; przegrywasz trwającą partię
command-tournament-withdraw-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-standings = Pokaż tabelę turnieju
command-tournament-standings-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-standings-text = Tylko dla mnie, jako tekst
command-tournament-standings-player = Pokaż tylko mnie partie tego gracza
command-tournament-pairings = Pokaż, kto gra z kim
command-tournament-pairings-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-pairings-round = Która runda (domyślnie: bieżąca)
command-tournament-export = Pobierz tabelę i wszystkie partie turnieju
command-tournament-export-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-challenge = Wyzwij gracza nad sobą na drabinie
command-tournament-challenge-opponent = Kogo wyzwać
command-tournament-challenge-tournament = Na której drabinie (domyślnie: na tej na tym kanale)
command-tournament-change = Organizatorzy: zmień turniej
command-tournament-change-name = Nowa nazwa
command-tournament-change-deadline = Nowy termin rund w dniach (0: brak), dla partii otwieranych od teraz
command-tournament-change-rounds = Tylko system szwajcarski: nowa liczba rund
command-tournament-change-time = Nowy limit czasu na ruch, dla partii otwieranych od teraz
command-tournament-change-players = Przed startem: najwyżej tylu graczy
command-tournament-change-extend = O ile dni przedłużyć termin trwających partii
command-tournament-change-player = Przedłuż tylko partię tego gracza
command-tournament-change-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-result = Organizatorzy: wpisz lub popraw wynik partii
command-tournament-result-player = Jeden z graczy
command-tournament-result-result = Wynik tego gracza
command-tournament-result-round = Która runda (domyślnie: bieżąca)
command-tournament-result-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-add = Organizatorzy: dodaj gracza do turnieju lub przywróć go
command-tournament-add-player = Kogo dodać
command-tournament-add-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-seed = Organizatorzy: wybierz rozstawienie gracza przed startem
command-tournament-seed-player = Czyje rozstawienie
command-tournament-seed-seed = Rozstawienie (0: według rankingu lub losu)
command-tournament-seed-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-bye = Poproś o pauzę w jednej z kolejnych rund systemu szwajcarskiego: pół punktu, jeden raz
command-tournament-bye-round = Która runda (0: żadna)
command-tournament-bye-player = Organizatorzy: kto pauzuje (domyślnie: ty)
command-tournament-bye-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-apart = Organizatorzy: dwóch graczy systemu szwajcarskiego ma się nie spotkać, albo znów może
command-tournament-apart-player = Jeden z graczy
command-tournament-apart-other = Drugi gracz
command-tournament-apart-tournament = Który turniej (domyślnie: ten na tym kanale)
command-tournament-undo = Organizatorzy: cofnij ostatnią zmianę organizatorów
command-tournament-undo-tournament = Który turniej (domyślnie: ten na tym kanale)

button-tournament-leave = Wypisz się
button-tournament-players = Gracze
button-tournament-pairings = Pary
button-tournament-standings = Tabela
button-tournament-leave-running = Wycofaj się
button-tournament-challenge = Rzuć wyzwanie
button-tournament-withdraw = Tak, wycofaj się
button-tournament-remove = Tak, usuń
button-tournament-cancel = Tak, anuluj
button-tournament-finish = Tak, zakończ
button-tournament-organise = Zarządzaj
button-tournament-start = Rozpocznij
button-tournament-pause = Wstrzymaj
button-tournament-resume = Wznów
button-tournament-remove-player = Usuń gracza
button-tournament-move = Przenieś
button-tournament-cancel-it = Anuluj turniej
button-tournament-finish-it = Zakończ drabinę
button-tournament-export = Eksportuj
button-tournament-card = Moje partie
button-tournament-change = Zmień ustawienia
button-tournament-result = Wpisz wynik
button-tournament-extend = Przedłuż termin
button-tournament-bring-back = Przywróć gracza
button-tournament-seed = Wybierz rozstawienie
button-tournament-bye = Daj pauzę
button-tournament-apart = Nie kojarz ze sobą
button-tournament-undo = Cofnij ostatnią zmianę

tournament-form = { $form ->
    [round-robin] każdy z każdym
    [double-round-robin] każdy z każdym, dwukołowo
    [swiss] system szwajcarski
    [knockout] system pucharowy
   *[ladder] drabina
}
tournament-form-choice = { $form ->
    [round-robin] Każdy z każdym (do 16 graczy)
    [double-round-robin] Każdy z każdym, dwukołowo (do 16 graczy)
    [swiss] System szwajcarski: w każdej rundzie z kimś o podobnej liczbie punktów (do 128 graczy)
    [knockout] System pucharowy: kto przegrywa, odpada (do 128 graczy)
   *[ladder] Drabina: wyzywaj graczy nad sobą, dopóki trwa (do 128 graczy)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] zapisy otwarte
    [running] trwa
    [finished] zakończony
   *[cancelled] anulowany
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · zwykle do { $players } graczy
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Jednocześnie: wszystkie rundy zaczynają się razem (tylko każdy z każdym)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Rankingowy
   *[no] Towarzyski
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] jedna runda ·{" "}
    [few] { $rounds } rundy ·{" "}
   *[many] { $rounds } rund ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } przy stole ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} graczy · organizuje { $organiser }
tournament-in-channel = -# Partie rozgrywa się na tym kanale, jedną po drugiej.
tournament-deadline = -# Każda partia musi się skończyć najpóźniej { $days ->
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
} po otwarciu.
    -# { $seats ->
    [2] Przegrywa ten, kto będzie wtedy na ruchu. Przed pierwszym ruchem przegrywa też przeciwnik, który nie kliknął *Jestem*.
   *[other] Ten, kto będzie wtedy na ruchu, jest ostatni z tych, którzy jeszcze grają, a pozostali dzielą pierwszą lokatę. Przed pierwszym ruchem ostatni jest też ten, kto nie kliknął *Jestem*.
}
tournament-knockout-rule = -# { $games ->
    [1] Po remisie gra się jeszcze raz, a zaczyna drugi gracz. Po drugim remisie przechodzi gracz niżej rozstawiony. Rozstawienie zależy od rankingu na starcie, chyba że organizator wybierze inaczej.
   *[other] Mecze trwają najwyżej trzy partie, a gracze zaczynają na zmianę. Jeśli po trzech partiach jest równo, przechodzi gracz niżej rozstawiony. Rozstawienie zależy od rankingu na starcie, chyba że organizator wybierze inaczej.
}
tournament-third-place = -# Przegrani z półfinałów grają o trzecie miejsce.
tournament-at-once = -# Wszystkie rundy trwają jednocześnie: każda partia zaczyna się razem z turniejem.
tournament-starts-at = Początek: { $start }.
tournament-starts-by-hand = Organizator rozpocznie go, gdy dołączy dość graczy.
tournament-players = { $count ->
    [0] Nie ma jeszcze graczy. Kto gra?
    [one] Jeden gracz: { $names }
    [few] { $count } graczy: { $names }
   *[many] { $count } graczy: { $names }
}
tournament-under-way = { $rounds ->
    [0] Drabina jest otwarta. Wyzwij kogoś nad sobą przez **/tournament challenge**.
   *[other] W toku: { $stage ->
        [final] finał
        [semifinal] półfinały
        [quarterfinal] ćwierćfinały
        [all] wszystkie rundy
       *[round] runda { $round } z { $rounds }
    }.
}
tournament-is-paused = Wstrzymany: trwające partie można dokończyć, nowe się nie zaczynają.
tournament-is-cancelled = Ten turniej został anulowany.
tournament-game-annulled = -# Ta partia nie liczy się w turnieju **{ $name }**, bo ktoś z grających odpadł przed czasem.
tournament-players-heading = Gracze: { $name }
tournament-players-none = Nie ma jeszcze graczy.

tournament-round = **{ $name }** · { $stage ->
    [final] finał
    [semifinal] półfinały
    [quarterfinal] ćwierćfinały
    [third-place] mecz o 3. miejsce
    [all] wszystkie rundy
   *[round] runda { $round } z { $rounds }
}
tournament-goes-first = -# Zaczyna ten, kto jest wymieniony pierwszy.
tournament-round-deadline = -# { $stage ->
    [all] Wszystkie partie muszą się skończyć najpóźniej { $at }.
   *[round] Partie tej rundy muszą się skończyć najpóźniej { $at }.
}
tournament-round-deadlines = -# Terminy tych partii są różne: pierwszy to { $at }, ostatni { $last }. Każda plansza pokazuje swój.
tournament-round-number = **Runda { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}mecz o 3. miejsce ·
   *[other] {""}
} { $state ->
    [planned] zaplanowana
    [waiting] zaraz się zacznie
    [playing] stół { $table }
    [withdrawn] { $result }, wycofanie
    [adjudicated] { $result } z upływem terminu
    [not-begun] { $result }, nierozegrana
    [off] nierozegrana
    [annulled] nie liczy się
    [through] { $result }, awansuje { $through }
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Pauza
    [2] Pauza, 1 punkt
   *[other] Pauza, { $points } punktu
}: { $names }
tournament-more = { $count ->
    [one] … i jeszcze { $count }
    [few] … i jeszcze { $count }
   *[many] … i jeszcze { $count }
}
tournament-pairings-heading = Pary: { $name }
tournament-pairings-none = Nie ma jeszcze par.
tournament-pairings-rounds = Pary są dla tych rund: { $rounds }.

tournament-standings-heading = Tabela: { $name }
tournament-standings-none = Przed początkiem nie ma tabeli.
tournament-standings-empty = Nikt już nie gra, więc nie ma tabeli.
tournament-column = { $column ->
    [player] Gracz
    [points] Pkt
    [buchholz] BH
    [sonneborn] SB
    [wins] Wygr.
    [games] Partie
   *[rating] Ranking
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , bezpośredni pojedynek { $direct }
}, wygrane { $wins }
tournament-standing-ladder = { $name } · wygrane: { $wins } z { $games }
tournament-standing-in = { $name } · nadal w grze
tournament-standing-left = { $name } ({ $how ->
    [removed] usunięcie
   *[withdrawn] wycofanie
})
tournament-third-place-heading = Mecz o 3. miejsce
tournament-card-heading = { $player } · { $name }
tournament-card-game = { $seat ->
    [1] pierwszy ruch, przeciw:
    [2] drugi ruch, przeciw:
    [3] trzeci ruch, przeciw:
   *[4] czwarty ruch, przeciw:
} { $opponents }
tournament-card-bye = { $half ->
    [0] pauza
    [2] pauza, 1 punkt
   *[other] pauza, { $points } punktu
}
tournament-card-late = późniejsze dołączenie{ $half ->
    [0] {""}
   *[other] , { $points } punktu
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· grupa niżej
    [up] {" "}· grupa wyżej
   *[none] {""}
}{ $total ->
    [yes] {" "}· razem { $points }
   *[no] {""}
}
tournament-standings-left = -# Gracze, którzy się wycofali lub zostali usunięci, są na końcu.
tournament-tie-breaks = -# Przy równych punktach decydują Buchholz (BH), Sonneborn-Berger (SB), bezpośredni pojedynek i wygrane.
tournament-match = { $state ->
    [won] { $winner } wygrywa (przeciwnik: { $loser })
    [left] { $winner } wygrywa, bo { $loser } już nie gra
    [seed] { $winner } przechodzi dalej jako gracz niżej rozstawiony po równym meczu (przeciwnik: { $loser })
    [bye] { $winner } pauzuje
   *[open] { $players }
}
tournament-standings-alt = Tabela: { $name }. { $rows }
tournament-bracket-alt = Drabinka: { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Finał
    [semifinal] Półfinały
    [quarterfinal] Ćwierćfinały
    [third-place] Mecz o 3. miejsce
   *[round] Runda { $round }
}: { $matches }.

tournament-won = { $count ->
    [one] **{ $names } wygrywa turniej { $tournament }!**
    [few] **{ $names } dzielą pierwszą lokatę: { $tournament }!**
   *[many] **{ $names } dzielą pierwszą lokatę: { $tournament }!**
}
tournament-no-places = Turniej **{ $tournament }** zakończył się bez zwycięzcy.{ $reason ->
    [unplayed] {" "}Do zajęcia pierwszej lokaty potrzebna jest partia, która się liczy.
   *[other] {""}
}
tournament-no-first-place = Turniej **{ $tournament }** zakończył się. Pierwszej lokaty nie zajmuje nikt.{ $reason ->
    [unplayed] {" "}Do zajęcia pierwszej lokaty potrzebna jest partia, która się liczy.
   *[other] {""}
}
tournament-ended-early = -# Zakończył się po rundzie { $round } z { $rounds }, bo zostało za mało graczy.
tournament-title = { $place ->
    [1] Zwycięstwo
    [2] Lokata 2
   *[3] Lokata 3
}: { $tournament } · { $game } · { $date }
profile-titles = **Turnieje**

tournament-news-joined = { $name } dołącza do turnieju.
tournament-news-removed = Organizator usuwa gracza: { $name }.{ $annulled ->
    [yes] {" "}Żadna z partii tego gracza się nie liczy.
   *[no] {""}
}
tournament-news-withdrawn = { $name } wycofuje się z turnieju.{ $annulled ->
    [yes] {" "}Żadna z partii tego gracza się nie liczy.
   *[no] {""}
}
tournament-news-start-missed = Jest jeszcze za mało graczy, żeby zacząć. Można dołączać dalej, a organizator może rozpocząć turniej później.
tournament-news-expired = Zapisy zamknięto, bo przez miesiąc nic się nie działo.
tournament-news-cancelled = Organizator anulował turniej.{ $games ->
    [yes] {" "}Trwające partie toczą się dalej bez niego.
   *[no] {""}
}
tournament-news-replay = Remis: { $players }. Grają jeszcze raz, a zaczyna { $name }. Po kolejnym remisie przechodzi { $lower } jako gracz niżej rozstawiony.
tournament-news-next-game = { $name } – { $other } { $score }. Czas na kolejną partię, zaczyna { $name }.{ $last ->
    [yes] {" "}Jeśli po niej będzie równo, przechodzi { $lower } jako gracz niżej rozstawiony.
   *[no] {""}
}
tournament-news-lower-seed = Mecz zakończył się remisem: { $players }. Przechodzi { $name } jako gracz niżej rozstawiony.
tournament-news-paused = Organizator wstrzymał turniej. Trwające partie można dokończyć, nowe się nie zaczynają.
tournament-news-resumed = Turniej trwa dalej.
tournament-news-fewer-rounds = Liczba graczy: { $players }, więc rund będzie { $rounds }: po nich każdy zagra już z każdym.
tournament-news-ladder-started = Drabina ruszyła. Liczba graczy: { $players }.
tournament-news-accepted = { $challenged } przyjmuje wyzwanie ({ $challenger }).
tournament-news-declined = { $challenged } odrzuca wyzwanie, więc { $challenger } zajmuje lokatę { $place }.
tournament-news-lapsed = { $challenged } nie odpowiada na czas, więc { $challenger } zajmuje lokatę { $place }.
tournament-news-reminded = { $challenged }, czas na odpowiedź na wyzwanie (rzuca je { $challenger }) kończy się { $end }. Bez odpowiedzi oddajesz lokatę.
tournament-news-climbed = { $challenger } wygrywa i zajmuje lokatę { $place } (przeciwnik: { $challenged }).
tournament-news-stayed = { $challenger } nie wygrywa, więc kolejność się nie zmienia (przeciwnik: { $challenged }).
tournament-news-closed = Partia skończyła się bez wyniku: { $players }. Grają ją od nowa przy innym stole.
tournament-changed = { $undo ->
    [yes] { $who } cofa ostatnią zmianę.
   *[no] { $who } wprowadza zmianę.
} { $what }
tournament-changed-value = { $what ->
    [name] Nazwa: { $from } → { $to }
    [deadline] Termin rund: { $from } → { $to }
    [rounds] Liczba rund: { $from } → { $to }
    [time] Limit czasu: { $from } → { $to }
    [players] Najwyższa liczba graczy: { $from } → { $to }
    [result] Wynik { $game }: { $from } → { $to }
    [extended] Termin { $game }: { $from } → { $to }
    [added] Nowy gracz: { $name }
    [back] Znów gra: { $name }
    [out] Już nie gra: { $name }
    [seed] Rozstawienie, { $name }: { $from } → { $to }
    [bye] Pauza za pół punktu, { $name }, runda: { $from } → { $to }
    [apart] Nie spotkają się: { $players }
   *[together] Znów mogą się spotkać: { $players }
}
tournament-changed-deadlines = { $games ->
    [one] Termin { $games } partii
    [few] Terminy { $games } partii
   *[many] Terminy { $games } partii
}: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] brak
    [one] { $days } dzień
    [few] { $days } dni
   *[many] { $days } dni
}
tournament-news-moved = Turniej jest teraz na kanale { $channel }.
tournament-challenge-over = Wyzwanie się skończyło: { $challenger } – { $challenged }.
tournament-challenge = { $challenged }, { $challenger } rzuca ci wyzwanie: stawką jest twoja lokata. Czas na odpowiedź kończy się { $end }. Kto odrzuci albo nie odpowie, oddaje lokatę.
tournament-challenge-away = { $name } jest na urlopie do { $end }. Trzy dni na odpowiedź liczą się od tej chwili.
tournament-challenge-ended = Wyzwanie { $challenger } – { $challenged }: { $end ->
    [declined] odrzucone
    [lapsed] bez odpowiedzi na czas
    [won] wygrane
    [not-won] niewygrane
   *[withdrawn] zakończone, bo gracz się wycofał
}.

tournament-done = { $what ->
    [opened] Zapisy na turniej { $name } są otwarte.
    [joined] Grasz w turnieju { $name }.
    [left] Nie jesteś już na liście turnieju { $name }.
    [withdrawn] Wycofujesz się z turnieju { $name }.
    [removed] Ten gracz nie gra już w turnieju { $name }.
    [started] Turniej { $name } się zaczął.
    [paused] Turniej { $name } jest wstrzymany.
    [resumed] Turniej { $name } trwa dalej.
    [moved] Turniej { $name } jest teraz na tym kanale.
    [cancelled] Turniej { $name } został anulowany.
    [finished] Turniej { $name } się skończył.
    [changed] Turniej { $name } jest zmieniony.
    [added] Ten gracz gra w turnieju { $name }.
    [undone] Ostatnia zmiana w turnieju { $name } jest cofnięta.
    [challenged] Wyzwanie zostało wysłane.
    [accepted] Wyzwanie przyjęte. Partia zaraz się zacznie.
   *[declined] Wyzwanie odrzucone.
}

# Questions before something is lost.
tournament-really-withdraw = Wycofać się z turnieju { $name }? { $loss ->
    [all] Żadna z twoich partii nie będzie się liczyć.
    [all-and-game] Przegrasz trwającą partię i żadna z twoich partii nie będzie się liczyć.
    [game] Przegrasz trwającą partię.
    [future] Nie zagrasz w nim więcej partii.
   *[nothing] Zwolnisz swoje miejsce.
}
tournament-really-remove = Usunąć z turnieju { $name } gracza { $player }? { $loss ->
    [all] Żadna z partii tego gracza nie będzie się liczyć.
    [all-and-game] Trwająca partia będzie przegrana i żadna z partii tego gracza nie będzie się liczyć.
    [game] Trwająca partia będzie przegrana.
    [future] Ten gracz nie zagra w nim więcej partii.
   *[nothing] Zwolni się jedno miejsce.
} Ponowne dołączenie nie będzie możliwe.
tournament-really-cancel = Anulować turniej { $name }? { $phase ->
    [registration] { $players ->
        [0] Nikt jeszcze nie dołączył.
        [one] Dołączył jeden gracz.
        [few] Dołączyło { $players } graczy.
        [many] Dołączyło { $players } graczy.
       *[other] Dołączyło { $players } gracza.
    }
   *[running] { $games ->
        [0] Żadna partia nie jest jeszcze rozstrzygnięta
        [one] Jedna partia jest już rozstrzygnięta
        [few] { $games } partie są już rozstrzygnięte
        [many] { $games } partii jest już rozstrzygniętych
       *[other] { $games } partii jest już rozstrzygniętych
    } i nikt nie zajmie żadnej lokaty.
} Tego nie da się cofnąć.
tournament-really-finish = Zakończyć turniej { $name }? Obecna kolejność stanie się wynikiem. Tego nie da się cofnąć.
tournament-organise = Co chcesz zrobić z turniejem { $name }?
tournament-ask = { $what ->
    [result] Wynik której partii chcesz wpisać?
    [result-of] Jak skończyła się partia? Trwająca partia kończy się w ten sposób i nie liczy się do rankingu.
    [extend] Która partia ma dostać jeden dzień więcej?
    [bring-back] Kogo chcesz przywrócić? Nowych graczy dodaje **/tournament add**.
    [seed] Czyje rozstawienie chcesz wybrać?
    [seed-of] Które rozstawienie?
    [bye] Kto ma pauzować? Daje to pół punktu, raz na gracza.
    [bye-of] W której rundzie?
    [apart] Kto ma się z kimś nie spotkać, albo znów może?
   *[apart-from] Z kim?
}
tournament-all-games = Wszystkie trwające partie
tournament-none = Brak
tournament-result-choice = { $what ->
    [won] Wygrywa { $name }
    [drawn] Remis
    [both-lost] Przegrywają obie strony
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] wygrana
    [drawn] remis
    [lost] przegrana
   *[both-lost] przegrana obu stron
}
tournament-field = { $field ->
    [name] Nazwa
    [deadline] Termin rund w dniach (0: brak)
    [time] Limit czasu na ruch, np. 12h lub 3d
    [rounds] Liczba rund
   *[players] Najwyżej tylu graczy
}
tournament-remove-whom = Którego gracza chcesz usunąć z turnieju { $name }?
tournament-move-where = Dokąd przenieść turniej { $name }? Wybierz spośród kanałów, które widzisz i na których mam potrzebne uprawnienia.
tournament-move-nowhere = Nie ma innego kanału, na którym możesz używać poleceń, a ja mam wszystkie uprawnienia potrzebne turniejowi { $name }.
tournament-moved-to = Turniej { $name } jest teraz na kanale { $channel }.
tournament-export = { $name }: tabela i { $games ->
    [0] jeszcze żadnych partii
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}.

say-may-not-organise = To mogą tylko organizatorzy: osoby z uprawnieniem „Zarządzanie wydarzeniami” albo z rolą ustawioną w **/settings server**.
say-no-tournament = Nie ma takiego turnieju na tym serwerze.
say-no-tournament-here = Na tym kanale nie ma turnieju. Wybierz go przez „tournament”.
say-no-start = Nie rozumiem czasu „{ $start }”. Napisz na przykład `20:30` albo `2d`.
say-start-too-far = Turniej może się zacząć najpóźniej za { $days } dni. Wybierz wcześniejszy czas.
say-not-entrant = { $name } nie gra w tym turnieju.
say-left-tournament = Ten gracz nie gra już w turnieju.
say-cannot-move-there = Turnieju nie da się już przenieść na ten kanał. Wybierz inny.
say-which-tournament = Pasuje tu kilka turniejów: { $names }. Wybierz jeden za pomocą „tournament”.
tournament-name-taken = Turniej o nazwie { $name } już jest na tym serwerze. Wybierz inną nazwę.
say-tournament-game-stays = Partia turniejowa zostaje tam, gdzie się zaczęła. Organizatorzy mogą przenieść cały turniej za pomocą **/tournament move**.
say-tournament-needs-channel = Każda partia turnieju ma własny wątek, więc potrzebny jest kanał tekstowy. Otwórz turniej na takim kanale.
say-lacks-for-tournament = Brakuje mi tu uprawnień: { $permissions }. Każda partia turnieju ma własny wątek. Poproś o nie kogoś, kto zarządza tym serwerem, albo wybierz inny kanał.
tournament-no-name = Turniej potrzebuje nazwy, którą da się przeczytać.
tournament-name-too-long = Ta nazwa jest za długa. Może mieć najwyżej { $most } znaków (szerokie, np. chińskie, liczą się podwójnie).
tournament-two-seats-only = Przy { $seats } graczach przy stole turniej może być tylko systemem każdy z każdym.
tournament-no-such-rounds = Turniej w systemie szwajcarskim ma od 1 do { $most } rund.
tournament-too-many-rounds = Liczba graczy to najwyżej { $players }, więc rund może być najwyżej { $most }: po nich każdy zagra już z każdym.
tournament-rounds-swiss-only = Liczbę rund można wybrać tylko w systemie szwajcarskim.
tournament-no-rounds-at-once = Wszystkie rundy jednocześnie może mieć tylko turniej każdy z każdym, w którym partie mają osobne wątki.
tournament-knockout-only = O trzecie miejsce i w meczach do trzech partii gra się tylko w pucharze.
tournament-no-such-size = W takim turnieju gra od { $fewest } do { $most } graczy.
tournament-round-too-short = Termin jest krótszy niż limit czasu na ruch. Wybierz dłuższy.
tournament-start-in-past = Ten czas już minął. Wybierz późniejszy.
tournament-already-joined = Już grasz w tym turnieju.
tournament-not-joined = Nie grasz w tym turnieju.
tournament-full = W turnieju nie ma już miejsc. Liczba graczy: { $most }.
tournament-too-late = Za późno, żeby dołączyć do tego turnieju.
tournament-removed = Organizator usunął cię z tego turnieju, więc nie możesz dołączyć ponownie.
tournament-withdrawn = Nie grasz już w tym turnieju: twoje wycofanie jest ostateczne.
tournament-too-few-players = Za mało graczy, żeby zacząć: jest { $players }, potrzeba co najmniej { $fewest }.
tournament-not-started = Turniej jeszcze się nie zaczął.
tournament-already-started = Turniej już się zaczął.
tournament-over = Turniej się skończył.
tournament-cancelled = Turniej został anulowany.
tournament-paused = Turniej jest wstrzymany.
tournament-already-paused = Turniej jest już wstrzymany.
tournament-not-paused = Turniej nie jest wstrzymany.
tournament-already-here = Turniej jest już na tym kanale.
tournament-stale = Turniej się od tego czasu zmienił. Spróbuj jeszcze raz.
tournament-nothing-to-change = To niczego nie zmienia.
tournament-nothing-to-undo = Nie ma zmiany, którą można cofnąć.
tournament-too-late-to-undo = Za późno, żeby cofnąć ostatnią zmianę: turniej poszedł od tego czasu dalej.
tournament-more-players = { $players ->
    [one] Zapisał się już { $players } gracz.
    [few] Zapisało się już { $players } graczy.
   *[many] Zapisało się już { $players } graczy.
}
tournament-rounds-between = Turniej może mieć teraz od { $fewest } do { $most } rund.
tournament-result-stays = Tego wyniku nie można już zmienić: turniej toczy się już dalej na jego podstawie.
tournament-result-of-next-game = Następna partia tego meczu jest otwarta, więc wynik poprzedniej zostaje. Aby wpisać wynik następnej, podaj też opcję „round”.
tournament-result-annulled = Ta partia nie liczy się nikomu, więc nie ma wyniku.
tournament-result-by-panel = Gdy przy stole gra więcej niż dwóch graczy, wpisz wynik przez *Zarządzaj* pod wiadomością turnieju.
tournament-no-such-game = Ten gracz nie ma takiej partii.
tournament-no-deadline = Żadna trwająca partia nie ma terminu.
tournament-already-in = Ten gracz już gra w turnieju.
tournament-no-member = Dodać można tylko osoby z tego serwera.
tournament-seed-taken = To rozstawienie ma inny gracz. Daj mu najpierw inne.
tournament-no-such-seed = Rozstawienia idą od 1 do { $most }.
tournament-not-swiss = To możliwe tylko w systemie szwajcarskim.
tournament-bye-used = Każdy gracz może raz pauzować na życzenie, a ten już pauzował.
tournament-no-bye-then = O pauzę można prosić tylko w rundzie, która dopiero nadejdzie.
tournament-not-a-number = Wpisz liczbę.
tournament-not-ladder = To możliwe tylko na drabinie.
tournament-not-above = Możesz wyzwać tylko graczy nad sobą.
tournament-too-far-above = Możesz wyzwać graczy najwyżej o { $most ->
    [one] { $most } lokatę
    [few] { $most } lokaty
   *[many] { $most } lokat
} nad sobą.
tournament-busy = Masz już wyzwanie albo partię na tej drabinie.
tournament-opponent-busy = Ten gracz ma już wyzwanie albo partię na tej drabinie.
tournament-too-soon = Twoje ostatnie wyzwanie tego gracza było niedawno. Następne jest możliwe siedem dni po jego zakończeniu.
tournament-no-challenge = Nie ma wyzwania, na które możesz odpowiedzieć.
tournament-challenge-whom = Komu chcesz rzucić wyzwanie?
tournament-nobody-to-challenge = Nie ma teraz nikogo, komu możesz rzucić wyzwanie.
tournament-too-many = Na tym serwerze { $most ->
    [one] jest już { $most } otwarty turniej
    [few] są już { $most } otwarte turnieje
   *[many] jest już { $most } otwartych turniejów
}: { $names }. Najpierw zakończ któryś.
tournament-too-many-own = Masz już { $most ->
    [one] { $most } niezakończony turniej
    [few] { $most } niezakończone turnieje
   *[many] { $most } niezakończonych turniejów
}: { $names }. Najpierw zakończ któryś.

help-tournaments =
    • Dołącz przyciskiem pod ogłoszeniem albo przez **/tournament join**. Każda partia ma własny wątek, a następna runda zaczyna się sama.
    • **/tournament standings** i **/tournament pairings** pokazują, jak idzie.
    • Na drabinie grasz, z kim chcesz: **/tournament challenge** wyzywa kogoś najwyżej o trzy lokaty nad tobą.
    • Organizatorzy otwierają turniej przez **/tournament create**: każdy z każdym, system szwajcarski, pucharowy albo drabina.
    .title = Turnieje

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] finał
    [semifinal] półfinały
    [quarterfinal] ćwierćfinały
    [third-place] mecz o 3. miejsce
   *[round] runda { $round }
}: { $players }
tournament-no-threads = Nie mogę tu tworzyć wątków, więc partie turnieju **{ $name }** muszą poczekać. Pozwól mi tworzyć na tym kanale publiczne wątki i w nich pisać. Próbuję dalej.
tournament-channel-gone = Nie mogę już pisać na kanale turnieju **{ $name }**, więc turniej musi poczekać. Przywróć mi dostęp albo użyj **/tournament move** na innym kanale. Nic nie przepada: partie toczą się dalej tam.
