# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } i { $last }
conjunction-i = { $others } i { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number }%

card-heading = **{ $game }** · stół { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· ruch { $turn }
}
card-invitation = { $invited }, { $opener } zaprasza { $seats ->
    [2] cię do gry { $game }.
   *[other] do gry { $game } dla { $seats } graczy. { $free ->
        [one] Zostało jedno wolne miejsce.
        [few] Zostały { $free } wolne miejsca.
       *[many] Zostało { $free } wolnych miejsc.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Zaproszenie do gry { $game } wysłane: { $invited }.
card-open-invitation = { $opener } szuka { $seats ->
    [2] przeciwnika do gry { $game }.
   *[other] { $free ->
        [one] jeszcze jednego gracza
        [few] jeszcze { $free } graczy
       *[many] jeszcze { $free } graczy
    } do gry { $game } dla { $seats } graczy.
} Kto gra?
card-terms = -# { $counts ->
    [yes] Rankingowa
   *[no] Towarzyska
} · { $setup } · { $begins } · { $pace } · wygasa { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Rankingowa
   *[no] Towarzyska
} · { $pace }
begins-named = zaczyna { $name }
begins-own = zaczynasz ty
begins-first = zaczyna ten, kto pierwszy dołączy
begins-lot = zaczyna wylosowany gracz
pace = { $minutes ->
    [0] bez zegara
    [60] 1 godzina na ruch
    [480] 8 godzin na ruch
    [1440] 1 dzień na ruch
    [4320] 3 dni na ruch
    [10080] 7 dni na ruch
    [one] { $minutes } minuta na ruch
    [few] { $minutes } minuty na ruch
    [many] { $minutes } minut na ruch
   *[other] { $minutes } minuty na ruch
}
card-all-seated = Są już wszyscy – zaczynamy!
card-closed = Tym razem partii nie będzie.
card-to-act = { $player }, twoja kolej.
card-to-act-until = { $player }, twoja kolej. Twój czas kończy się { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, wasza kolej: głosujcie na ruch. Głosowanie kończy się { $end }.
card-on-hold = Partia czeka, bo dwa razy z rzędu nikt nie zagłosował. Wznowi ją głos na ruch, który ma wykonać { $player }.
votes-missed = Ostatnio nikt nie zagłosował, więc ruch wykonał za was komputer.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Na razie brak głosów.
    [one] Na razie 1 głos.
    [few] Na razie { $votes } głosy.
   *[many] Na razie { $votes } głosów.
}{ $needed ->
    [0] {""}
    [one] {" "}Ruch, który dostanie pierwszy głos, zostanie od razu wykonany.
    [few] {" "}Ruch, który ma { $needed } głosy, zostaje od razu wykonany.
   *[many] {" "}Ruch, który ma { $needed } głosów, zostaje od razu wykonany.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Zaproponować remis
    [takeback] Poprosić o cofnięcie ruchu
    [accept] Przyjmij
    [decline] Odrzuć
    [resign] Poddać partię
    [abort] Przerwij partię
   *[other] Grać dalej
}: głosy { $votes } z { $needed }
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] To także twoja kolej.
   *[others] Ruch ma { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Twój czas kończy się { $end }.
       *[others] Czas kończy się { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Musisz zbić { $cells }.
    [capture] Musisz bić.
    [demand] Twój skok musi zbić dokładnie { $balls ->
        [one] { $balls } kulkę.
        [few] { $balls } kulki.
       *[many] { $balls } kulek.
    }
   *[only] Masz tylko jeden dozwolony ruch.
}{ $asks ->
    [replacement] {" "}Który pionek zajmie pole?
    [where] {" "}{ $beginning } – dokąd?
    [man] {" "}Czym?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Przez { $time } nikt nie mógł tu grać, więc { $player } odzyskuje ten czas.
card-time-given-own = -# Przez { $time } nikt nie mógł tu grać, więc odzyskujesz ten czas.
card-vacation = -# { $name } jest na urlopie do { $end }. Do tego czasu zegar stoi.
card-vacation-own = -# Jesteś na urlopie do { $end }. Do tego czasu twój zegar stoi.
card-vacation-no-clock = -# { $name } jest na urlopie do { $end }.
card-vacation-no-clock-own = -# Jesteś na urlopie do { $end }.
card-round-deadline = -# Termin rundy: { $at }, także podczas urlopu. Przegrywa ten, kto będzie wtedy na ruchu.
card-check-in = -# To nie twoja kolej? Kliknij *Jestem*. Jeśli nikt nie wykona ruchu na czas, przegra też ten, kto tego nie zrobił.
games-deadline = termin { $at }
card-no-clock = -# Jeśli ktoś przez 3 dni nie wykona ruchu, możesz zapytać, czy jeszcze tu jest. Po kolejnych 4 dniach możesz { $seats ->
    [2] ogłosić wygraną
   *[other] grać dalej bez tego gracza
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, jesteś tu jeszcze?
   *[no] Jesteś tu jeszcze?
} Jeśli nie wykonasz ruchu{ $answers ->
    [yes] {" "}ani nie odpowiesz
   *[no] {""}
}, { $who ->
    [named] { $other } będzie mieć prawo
   *[others] pozostali będą mieć prawo
} { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez ciebie
   *[close] zamknąć partię
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = Czekamy na twój ruch od { $since }. Dopóki go nie wykonasz, { $who ->
    [named] { $other } ma prawo
   *[others] pozostali mają prawo
} { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez ciebie
   *[close] zamknąć partię
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Pytanie do gracza { $name } wysłane. Jeśli nie będzie ruchu{ $answers ->
    [yes] {" "}ani odpowiedzi
   *[no] {""}
}, będziesz mieć prawo { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez tej osoby
   *[close] zamknąć partię
} { $end }.
card-reminder = { $player }, wciąż twoja kolej. Twój czas kończy się { $end }.
direct-reminder = **{ $game }** · stół { $table } · { $place }
card-idle = { $player }, od dawna nic się tu nie dzieje. Jeśli nie wykonasz ruchu, partia zostanie zamknięta { $end } bez wyniku.
card-idle-lost = { $player }, od dawna nic się tu nie dzieje. Jeśli nie wykonasz ruchu, przegrasz partię { $end }.
card-pause-ends = { $player }, ta partia jest od dawna wstrzymana. Wznowi się sama { $end }, a z nią ruszą zegary.
card-paused = Partia jest wstrzymana. Po wznowieniu ruch ma { $player }.
card-paused-own = Partia jest wstrzymana. Po wznowieniu będzie twoja kolej.
card-asked = { $players }, zgoda?
card-computer-acts = { $player } myśli…
card-left-to-computers = Zostały same komputery. Dokończą partię bez was, a wynik pojawi się tutaj.
card-draw-near = { $turns ->
    [one] Jeśli w następnym ruchu żadna bierka nie opuści planszy, partia skończy się remisem.
    [few] Jeśli w następnych { $turns } ruchach żadna bierka nie opuści planszy, partia skończy się remisem.
    [many] Jeśli w następnych { $turns } ruchach żadna bierka nie opuści planszy, partia skończy się remisem.
   *[other] Jeśli w następnych { $turns } ruchu żadna bierka nie opuści planszy, partia skończy się remisem.
}
card-won = **Wygrywa { $names }**{ $why ->
    [resigned] {" "}– partia została poddana.
    [time] {" "}– skończył się czas.
    [forfeited] {" "}walkowerem.
   *[other] .
}
card-won-own = **Wygrywasz**{ $why ->
    [resigned] {" "}– partia została poddana.
    [time] {" "}– skończył się czas.
    [forfeited] {" "}walkowerem.
   *[other] .
}
card-drawn = **Remis** { $why ->
    [agreement] uzgodniony przez graczy: { $names }.
    [repetition] ({ $names }): ta sama pozycja powtórzyła się po raz trzeci.
    [quiet] ({ $names }): zbyt wiele ruchów z rzędu bez bicia.
   *[other] ({ $names }).
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Remis** { $why ->
    [agreement] uzgodniony przez graczy: { $other } i ty.
    [repetition] ({ $other } i ty): ta sama pozycja powtórzyła się po raz trzeci.
    [quiet] ({ $other } i ty): zbyt wiele ruchów z rzędu bez bicia.
   *[other] ({ $other } i ty).
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Poddanie partii
    [time] Koniec czasu
    [absent] Nieobecność
    [forfeited] Walkower
    [agreement] Remis za zgodą
    [repetition] Remis: trzy razy ta sama pozycja
   *[quiet] Remis: zbyt długo bez bicia
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Nie ma już dozwolonych ruchów.
card-place = Lokata { $place }: { $names }

replay = **{ $game }** · stół { $table } · animacja{ $step ->
    [1] {""}
   *[other] {" "}(co { $step }. ruch)
}
replay-alt = Cała partia, ruch po ruchu ({ $turns ->
    [one] jeden ruch
    [few] { $turns } ruchy
   *[many] { $turns } ruchów
}). Na końcu: { $last }

news-joined = { $name } dołącza.
news-declined = { $name } odrzuca zaproszenie.
news-declined-own = Odrzucasz zaproszenie.
# Others can still join.
news-seat-declined = { $name } odrzuca zaproszenie. To miejsce jest teraz wolne dla każdego.
news-seat-opened = Miejsce gracza { $name } jest teraz wolne dla każdego.
news-vacated = { $name } odchodzi od stołu. To miejsce jest teraz wolne dla każdego.
news-cancelled = Zaproszenie zostało anulowane.
news-closed = { $what ->
    [game] Moderacja zamknęła tę partię. Partia się nie liczy.
   *[invitation] Moderacja zamknęła to zaproszenie.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, moderacja zamknęła tę partię. Partia się nie liczy.
news-deadline = Termin tej rundy minął.
news-nobody-came = Nikt nie zjawił się na czas, więc wszyscy przegrywają tę partię.
news-over = { $players }, partia się skończyła.
# players: one or several
news-out = Poza grą: { $players }. Pozostali grają dalej.
news-expired = Zaproszenie wygasło, zanim wszystkie miejsca zostały zajęte.
news-idle = Przez miesiąc nikt nie wykonał tu ruchu, więc partia została zamknięta bez wyniku.
news-started = Partia się zaczyna.
news-started-by-lot = Partia się zaczyna. Wynik losowania: zaczyna { $name }.
news-started-by-lot-own = Partia się zaczyna. Wynik losowania: zaczynasz ty.
news-resigned = { $name } poddaje partię.
news-resigned-own = Poddajesz partię.
news-timed-out = { $name } przekracza czas.
news-timed-out-own = Przekraczasz czas.
news-left = { $name } opuszcza serwer. { $others ->
    [one] Drugi gracz może
    [few] Pozostali gracze mogą
   *[many] Pozostali gracze mogą
} { $claim ->
    [out] kontynuować grę bez tej osoby
   *[win] { $closable ->
        [yes] ogłosić wygraną albo zamknąć partię
       *[no] ogłosić wygraną
    }
}.
news-absent = { $name } nie wykonuje ruchu od { $time }. { $who ->
    [direct] Możesz zapytać pod planszą: **{ $button-still-there }**
    [you] Możesz zapytać poniżej: **{ $button-still-there }**
    [named] { $other } może zapytać poniżej: **{ $button-still-there }**
   *[others] Pozostali mogą zapytać poniżej: **{ $button-still-there }**
}
news-claimable = { $name } wciąż nie wykonuje ruchu. { $who ->
    [direct] Możesz pod planszą
    [you] Możesz poniżej
    [named] { $other } może poniżej
   *[others] Pozostali mogą poniżej
} { $claim ->
    [win] wygrać: **{ $button-claim }**
    [out] kontynuować grę: **{ $button-claim-out }**
   *[close] zamknąć partię: **{ $button-close }**
}
news-still-there = { $name } wciąż tu jest.
news-still-there-own = Potwierdzasz, że wciąż tu jesteś.
news-here = { $name } już tu jest.
news-here-own = Potwierdzasz, że tu jesteś.
news-gone = { $name } nie wykonuje ruchu od { $time }{ $out ->
    [yes] {" "}i odpada z gry
   *[no] {""}
}.
news-gone-own = Nie wykonujesz ruchu od { $time }{ $out ->
    [yes] {" "}i odpadasz z gry
   *[no] {""}
}.
news-turn-extended = { $name } dodaje czas. { $player } otrzymuje: { $time }.
news-turn-extended-own = Dodajesz czas. { $player } otrzymuje: { $time }.
news-turn-extended-to-you = { $name } dodaje ci czas: { $time }.
news-returned = { $name } wraca na serwer.
news-forfeited = { $name } opuszcza serwer i przegrywa partię walkowerem.
news-removed = Gracz { $name } został usunięty z turnieju i przegrywa partię walkowerem.
news-removed-own = Usunięto cię z turnieju, więc przegrywasz partię walkowerem.
news-aborted = { $name } przerywa partię. Partia się nie liczy.
news-aborted-own = Przerywasz partię. Partia się nie liczy.
news-closed-by = { $name } zamyka partię. Partia się nie liczy.
news-closed-by-own = Zamykasz partię. Partia się nie liczy.
news-offered = { $name } { $offer ->
    [draw] proponuje remis.
    [takeback] prosi o cofnięcie ruchu.
    [pause] chce wstrzymać partię.
    [resign] proponuje poddanie partii.
   *[resume] chce wznowić partię.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = { $offer ->
    [draw] Proponujesz remis.
    [takeback] Prosisz o cofnięcie ruchu.
    [pause] Prosisz o wstrzymanie partii.
   *[resume] Prosisz o wznowienie partii.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Cofnięty zostałby ruch { $first }: { $turns }.
    [few] Cofnięte zostałyby ruchy { $first }–{ $last }: { $turns }.
    [many] Cofnięte zostałyby ruchy { $first }–{ $last }: { $turns }.
   *[other] Cofnięte zostałyby ruchy { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] przyjmuje remis.
   *[other] zgadza się.
}
# The same for the one who has done it.
news-agreed-own = { $offer ->
    [draw] Przyjmujesz remis.
   *[other] Zgadzasz się.
}
news-refused = { $name } { $offer ->
    [draw] odrzuca remis.
    [takeback] odrzuca cofnięcie ruchu.
    [pause] nie chce wstrzymać partii.
    [resign] woli grać dalej.
   *[resume] nie chce jeszcze wznowić partii.
}
# The same for the one who has done it.
news-refused-own = { $offer ->
    [draw] Odrzucasz remis.
    [takeback] Odrzucasz cofnięcie ruchu.
    [pause] Nie chcesz wstrzymać partii.
    [resign] Wolisz grać dalej.
   *[resume] Nie chcesz jeszcze wznowić partii.
}
# The line of an offer that is not open any more.
offer-closed = { $name }: { $offer ->
    [draw] propozycja remisu.
    [takeback] prośba o cofnięcie ruchu.
    [pause] prośba o wstrzymanie partii.
    [resign] propozycja poddania partii.
   *[resume] prośba o wznowienie partii.
} { $end ->
    [accepted] Zgoda: { $players }.
    [declined] Odmowa: { $players }.
   *[lapsed] To już nieaktualne.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] Twoja propozycja remisu.
    [takeback] Twoja prośba o cofnięcie ruchu.
    [pause] Twoja prośba o wstrzymanie partii.
   *[resume] Twoja prośba o wznowienie partii.
} { $end ->
    [accepted] Zgoda: { $players }.
    [declined] Odmowa: { $players }.
   *[lapsed] To już nieaktualne.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name }: { $offer ->
    [draw] propozycja remisu.
    [takeback] prośba o cofnięcie ruchu.
    [pause] prośba o wstrzymanie partii.
    [resign] propozycja poddania partii.
   *[resume] prośba o wznowienie partii.
} { $end ->
    [accepted] Twoja odpowiedź: zgoda.
   *[declined] Twoja odpowiedź: odmowa.
}
news-played-out = Komputery dokończyły partię same, w { $turns ->
    [one] jednym ruchu.
    [few] { $turns } ruchach.
   *[many] { $turns } ruchach.
}
news-taken-back = { $turns ->
    [0] Wszystkie ruchy zostały cofnięte. Partia wraca do początku.
   *[other] Partia wraca do pozycji po ruchu { $turns }.
}
news-paused = Partia jest wstrzymana.
news-on-hold = Dwa razy z rzędu nikt nie zagłosował, więc partia czeka na pierwszy głos.
news-resumed = Partia zostaje wznowiona.
news-vacation-ended = { $name } wraca z urlopu.
news-vacation-ended-own = Wracasz z urlopu.
news-moved = { $what ->
    [invitation] Zaproszenie jest teraz tutaj.
   *[game] Partia toczy się dalej tutaj.
}
news-tournament-over = Turniej się skończył. Ta partia toczy się dalej, a teraz można ją wstrzymać i cofać w niej ruchy.
news-result-entered = Organizator wpisał wynik tej partii w turnieju, więc partia się tu kończy. Nie liczy się do rankingu.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · stół { $table } · ruch { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · stół { $table } · ruch { $turn } · { $name }: { $text } (cofnięty)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · ruch { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · ruch { $turn } · { $name }: { $text } (cofnięty)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · stół { $table } · { $turn ->
    [0] powrót do początku
   *[other] powrót do ruchu { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · stół { $table } · { $text }
board-past-invitation = -# { $game } · stół { $table } · zaproszenie · { $names }
board-past-start = -# { $game } · stół { $table } · początek · { $names }
board-moved = -# { $game } · stół { $table } przeniesiony tutaj: { $place }

news-hinted = { $name } bierze podpowiedź.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, bez zmian
news-rating-same-levels = { $name } z komputerami: { $rating }, bez zmian
news-rating-levels = { $name } z komputerami: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, { $games ->
    [one] jeszcze jedna partia
    [few] jeszcze { $games } partie
   *[many] jeszcze { $games } partii
} do ustalenia
news-rating-provisional-levels = { $name } z komputerami: { $rating }, { $games ->
    [one] jeszcze jedna partia
    [few] jeszcze { $games } partie
   *[many] jeszcze { $games } partii
} do ustalenia
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, ranking już nie jest tymczasowy
news-rating-settled-levels = { $name } z komputerami: { $rating }, ranking już nie jest tymczasowy

news-unrated-short = Nierankingowa: przed ruchem { $turns } { $how ->
    [drawn] padł remis
    [time] komuś skończył się czas
    [absent] ktoś przestał grać
    [left] ktoś opuścił serwer
   *[resigned] ktoś poddał partię
}.
# After a game that computers have finished on their own.
news-unrated-left = Nierankingowa: przed ruchem { $turns } w grze były już tylko komputery i to one ją dokończyły.
news-unrated-enough = Nierankingowa: dzienny limit partii rankingowych między tą samą dwójką graczy to { $games }.
news-unrated-casual = Nierankingowa: to była partia towarzyska.
news-unrated-removed = Nierankingowa: gracz został usunięty z turnieju.
news-unrated-left-server = Nierankingowa: gracza nie ma już na serwerze, a przeciwnik mógł go usunąć.
news-unrated-hinted = Nierankingowa ({ $names }): po podpowiedzi liczy się tylko przegrana.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Czym chcesz zagrać?
menu-next-man = { $beginning } – który zajmie pole?
menu-ground = Na której płytce leży kulka?
menu-tile = Którą płytkę chcesz przesunąć lub usunąć?
menu-cell = Które pole?
menu-where = { $beginning } – dokąd?
menu-go-on = { $beginning } – skaczesz dalej czy koniec?
menu-demand = { $beginning } – czy żądasz określonego skoku?
menu-demand-none = bez żądania
menu-demand-exactly = dokładnie { $balls }
menu-to = na { $to }
menu-as-it-is = Koniec
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Wybierz
menu-part = { $first } do { $last }
menu-alt = Do wyboru: { $choices }.
menu-moved-on = Od tego czasu partia poszła już dalej.
menu-once-more = Zagrać ten ruch? **{ $turn }**
menu-vote-for = Zagłosować na ten ruch? **{ $turn }**
menu-played = Twój ruch: { $turn }.
menu-voted = Twój głos: { $turn }. Możesz go zmienić, dopóki ruch nie zostanie wykonany.

typing-title = Twój ruch
typing-label = Wpisz swój ruch
typing-example = np. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · stół { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = Rewanż jest już otwarty: { $place }
say-joined-elsewhere = Masz miejsce. { $game } · stół { $table } jest w { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = To partia rankingowa. Po podpowiedzi wygrana lub remis nie liczą się już do twojego rankingu, ale przegrana nadal tak.
hint-outdated = Od tej podpowiedzi partia poszła już dalej.
hint-man = Spójrz na **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Cel: **{ $spot }**.
hint-turn = Moja propozycja: **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Ten ruch bije { $men }.
hint-threatens = Ten ruch stwarza groźbę: następny może zbić { $men }.
hint-saves = Ten ruch ratuje { $men }, a większość innych prowadzi do straty.
hint-prepares = Ten ruch przygotowuje bicie: dwa kolejne mogą zbić { $men }.
hint-guards = Ten ruch chroni { $men } przed zbiciem w dwóch ruchach.
hint-locks = Ten ruch unieruchamia { $men }.
hint-restricts = Ten ruch ogranicza drugą stronę (możliwe ruchy: { $after } zamiast { $before }).
hint-frees = Ten ruch daje więcej miejsca (możliwe ruchy: { $after } zamiast { $before }).
hint-blocks = Ten ruch nie pozwala przeskoczyć przez { $men } na { $cell }.
hint-corners = Ten ruch zostawia wrogiemu basileusowi mniej bezpiecznych pól ({ $after } zamiast { $before }).
hint-frees-king = Ten ruch daje własnemu basileusowi więcej bezpiecznych pól ({ $after } zamiast { $before }).
hint-covers = Ten ruch osłania własnego basileusa (puste pola obok niego: { $after } zamiast { $before }).
hint-evades = Ten ruch oddala własnego basileusa od przeciwnika (kroki do najbliższej bierki: { $after } zamiast { $before }).
hint-nears = Ten ruch zbliża bierkę do wrogiego basileusa (kroki: { $after } zamiast { $before }).
hint-limits = Ten ruch zostawia drugiej stronie mniej ruchów, które od razu nic nie tracą ({ $after } zamiast { $before }).
hint-adds = Ten ruch daje do wyboru więcej ruchów, które od razu nic nie tracą ({ $after } zamiast { $before }).
hint-leaves-edge = Ten ruch wprowadza do gry bierkę z brzegu, na { $cell }.
hint-chases = Basileus ściga { $men }.
hint-guards-king = Ten ruch zbliża bierkę do własnego basileusa (kroki: { $after } zamiast { $before }).
hint-joins = Ten ruch trzyma własne bierki razem (sąsiednie: { $after } zamiast { $before }).
hint-leads = W prawdopodobnej kontynuacji ten ruch pozwala zbić { $men }.
hint-quiet = Spokojny ruch: niczego nie bije i niczym nie grozi.
# What a reply does to the reader, after the sentences above.
reply-restricts = Ten ruch zostawia ci mniej ruchów ({ $after } zamiast { $before }).
reply-corners = Ten ruch zostawia twojemu basileusowi mniej bezpiecznych pól ({ $after } zamiast { $before }).
reply-limits = Ten ruch zostawia ci mniej ruchów, które od razu nic nie tracą ({ $after } zamiast { $before }).
reply-nears = Ten ruch zbliża bierkę do twojego basileusa (kroki: { $after } zamiast { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = To kończy rundę: żadna kulka nie może już skoczyć.
hint-opens = { $balls ->
    [0] Jeśli żadna płytka się nie ruszy, żadna kulka nie będzie mogła skoczyć.
    [one] Jeśli żadna płytka się nie ruszy, jedna kulka będzie mogła skoczyć; najdłuższy skok zbija { $longest }.
    [few] Jeśli żadna płytka się nie ruszy, { $balls } kulki będą mogły skoczyć; najdłuższy skok zbija { $longest }.
   *[many] Jeśli żadna płytka się nie ruszy, { $balls } kulek będzie mogło skoczyć; najdłuższy skok zbija { $longest }.
}
hint-leaves = Ten ruch zostawia { $balls ->
    [one] jedną kulkę, która może skoczyć
    [few] { $balls } kulki, które mogą skoczyć
   *[many] { $balls } kulek, które mogą skoczyć
} (przedtem { $before }); najdłuższy skok zbija { $longest } (przedtem { $longest-before }).
hint-demands = Ten ruch żąda zbicia dokładnie { $demand } kulek, a { $balls ->
    [one] może to zrobić tylko jedna kulka
    [few] mogą to zrobić { $balls } kulki
   *[many] może to zrobić { $balls } kulek
}.

# Pieces in the sentences above, in the accusative. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] basileusa na { $cells }
    [men-captain] { $count ->
        [one] kapitana na { $cells }
        [few] kapitanów na { $cells }
       *[many] kapitanów na { $cells }
    }
    [men-piece] { $count ->
        [one] oficera na { $cells }
        [few] oficerów na { $cells }
       *[many] oficerów na { $cells }
    }
    [men-soldier] { $count ->
        [one] żołnierza na { $cells }
        [few] żołnierzy na { $cells }
       *[many] żołnierzy na { $cells }
    }
    [men-ball] { $count ->
        [one] kulkę na { $cells }
        [few] { $count } kulki: { $cells }
       *[many] { $count } kulek: { $cells }
    }
    [men-stone] { $count ->
        [one] pionek na { $cells }
        [few] pionki na { $cells }
       *[many] pionki na { $cells }
    }
   *[men-pawn] { $count ->
        [one] pionek na { $cells }
        [few] pionki na { $cells }
       *[many] pionki na { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] To wygrywa od razu.
    [few] To prowadzi do wymuszonej wygranej najdalej w { $turns } ruchach.
   *[many] To prowadzi do wymuszonej wygranej najdalej w { $turns } ruchach.
}
hint-loses = Partia jest przegrana, ale ten ruch pozwala bronić się najdłużej: { $turns ->
    [one] jeden ruch.
    [few] { $turns } ruchy.
   *[many] { $turns } ruchów.
}
hint-chance = Twoja szansa na wygraną to około { $chance }.
hint-answer = Prawdopodobna odpowiedź to { $turn }.

# The replay of a finished game.
review-progress = Analizuję partię… { $percent }%
review-even = O tej partii nie zdecydował żaden pojedynczy ruch.
review-swings = { $swings ->
    [one] Punkt zwrotny:
    [few] { $swings } najważniejsze punkty zwrotne:
   *[many] { $swings } najważniejszych punktów zwrotnych:
}
review-swing = { $number }. Ruch { $turn }, { $name }: po **{ $played }** szansa na wygraną to { $left }. Lepiej: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Ruch { $turn }: na { $better } ({ $left }) { $votes ->
    [one] zagłosowała jedna osoba
    [few] zagłosowały { $votes } osoby
   *[many] zagłosowało { $votes } osób
}.
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ i linia przerywana: ruch, który zagrano. ✓ i linia ciągła: lepszy ruch.
review-arrows = Przerywana strzałka z krzyżykiem pokazuje { $played }, a ciągła ze znakiem wyboru { $better }.
review-alt = Szanse na wygraną, ruch po ruchu. { $samples }
review-sample = { $turn ->
    [0] Na początku
   *[other] Po ruchu { $turn }
}: { $chances }

button-mistakes = Popraw swoje błędy
button-mistake-next = Następny błąd
button-mistake-better = Pokaż lepszy ruch
mistake-question = **{ $game }** · stół { $table } · ruch { $turn }
    Twój ruch **{ $played }** kosztował { $cost ->
        [one] { $cost } punkt procentowy
        [few] { $cost } punkty procentowe
       *[many] { $cost } punktów procentowych
    } szansy na wygraną. Znajdź lepszy ruch.
mistake-best = ✅ **{ $turn }** to najlepszy ruch: szansa na wygraną wynosi po nim { $best }.
mistake-right = ✅ **{ $turn }** jest prawie tak dobry jak najlepszy ruch: szansa na wygraną wynosi po nim { $left } zamiast { $best }.
mistake-wrong = ↩️ **{ $turn }** to za mało: szansa na wygraną wynosi po nim { $left } zamiast { $best }.
mistake-reply = Odpowiedź to **{ $reply }**.
mistake-better = Lepszy ruch to **{ $turn }**: szansa na wygraną wynosi po nim { $best }.
mistake-last = -# To był twój ostatni błąd wśród punktów zwrotnych tej partii.

say-review-not-over = Ta partia jeszcze trwa. Analiza będzie możliwa po jej końcu. Do tego czasu pomaga /hint tam, gdzie podpowiedzi są dozwolone.
say-review-nothing = W tej partii nie było żadnych ruchów, więc nie ma czego analizować.
say-review-under-way = Przygotowuję już analizę { $about ->
    [table] stołu { $table }
   *[record] zapisu partii
} { $whose ->
    [own] dla ciebie
   *[channel] na tym kanale
}. Spróbuj ponownie, gdy będzie gotowa.
say-reviews-many = Właśnie trwa analiza wielu partii. Spróbuj ponownie za minutę.
say-went-wrong = Coś poszło nie tak po mojej stronie. Jeśli to się powtórzy, daj znać osobie, która prowadzi tego bota: { $reference }.
say-shown-later = Discord ma teraz problemy. Wszystko jest zapisane i pojawi się tutaj, gdy tylko Discord znów zadziała.
say-busy = B-Side ma teraz bardzo dużo pracy. Spróbuj ponownie za minutę.
say-press-again = To trwało za długo. Kliknij jeszcze raz.
say-thread-already = To już jest wątek. Zostaw „thread” puste, żeby grać tutaj.
say-no-threads = Tutaj nie można tworzyć wątków. Zostaw „thread” puste, żeby grać tutaj.
say-lacks-for-thread = Brakuje mi tu uprawnień: { $permissions }. Poproś o nie kogoś, kto zarządza tym serwerem, albo graj bez wątku.
say-lacks-for-boards = Brakuje mi tu uprawnień: { $permissions }. Są mi potrzebne, bo przy komputerze lub zegarze piszę tu z własnej inicjatywy. Poproś o nie kogoś, kto zarządza tym serwerem, albo graj z ludźmi bez zegara.
say-lacks-for-table = Brakuje mi tu uprawnień: { $permissions }. Przy tym stole jest komputer lub zegar, więc muszę pisać z własnej inicjatywy. Poproś o nie kogoś, kto zarządza tym serwerem, albo graj na kanale, na którym je mam.
say-lacks-for-puzzles = Brakuje mi uprawnień na tym kanale: { $permissions }. Potrzebuję ich, aby publikować tam zadanie dnia.
say-lacks-for-seeks = Brakuje mi uprawnień na tym kanale: { $permissions }. Potrzebuję ich, aby publikować tam ogłoszenia szukających przeciwnika.
say-thread-refused = Discord nie pozwala mi teraz utworzyć tu wątku. Zostaw „thread” puste, żeby grać na kanale.
say-too-many-threads = { $whose ->
    [own] Ostatnio utworzyłem dla ciebie dużo wątków.
   *[server] Ostatnio utworzyłem na tym serwerze dużo wątków.
} Graj na kanale bez wątku albo spróbuj ponownie za { $minutes ->
    [one] minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}.
permission-view = Wyświetlanie kanału
permission-connect = Łączenie
permission-send = Wysyłanie wiadomości
permission-attach = Załączanie plików
permission-create-threads = Tworzenie publicznych wątków
permission-send-in-threads = Wysyłanie wiadomości w wątkach
permission-read-history = Czytanie historii wiadomości
say-not-here = Nie ma mnie na tym serwerze, więc nie mogę tu pokazać planszy. Zaproś mnie na ten serwer albo graj z komputerem w wiadomości prywatnej ze mną. /rules, /learn i /games działają wszędzie.
say-alone-here = W wiadomościach prywatnych można grać tylko z komputerem. Żeby zapraszać ludzi, użyj kanału na serwerze.
say-too-fast = To dla mnie za szybko. Spróbuj ponownie za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Oto twój tekst, żeby nic nie przepadło:
say-not-seen = Ta partia jest na kanale, którego nie widzisz. Poproś kogoś z grających o /record.
say-may-not-close = Do tego potrzebujesz na tym kanale uprawnienia „Zarządzanie wiadomościami”. Żeby poddać własną partię, użyj /resign.
say-only-in-servers = To działa tylko na kanale serwera.
say-animation-under-way = Przygotowuję już animację stołu { $table } { $whose ->
    [own] dla ciebie
   *[channel] na tym kanale
}. Spróbuj ponownie, gdy będzie gotowa.
say-animations-many = Właśnie powstaje wiele animacji. Spróbuj ponownie za minutę.
say-offer-closed = Ta propozycja jest już nieaktualna.
# Under an older message: where the board is now.
say-moved-on = Od tego czasu partia poszła już dalej. Plansza jest tutaj: { $place }
# Asked for again: $place is a link.
say-shown-here = To już jest na tym kanale: { $place }
say-stale-button = Ten przycisk już nie działa. /board pokazuje partię na tym kanale.
say-bad-option = „{ $input }” nie jest możliwym wyborem. Wybierz jedną z propozycji.
say-old-command = To polecenie się zmieniło. Odśwież Discorda i spróbuj ponownie.
say-joined-same-game = { $player } już zaprasza cię do tej gry, więc grasz tam.
say-computers-joined = { $count ->
    [one] { $names } dołącza.
    [few] { $names } dołączają.
    [many] { $names } dołączają.
   *[other] { $names } dołączają.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] To miejsce zajmuje już { $names }. Zaczynamy!
    [few] Te miejsca zajmują już { $names }. Zaczynamy!
    [many] Te miejsca zajmują już { $names }. Zaczynamy!
   *[other] Te miejsca zajmują już { $names }. Zaczynamy!
}
say-invited-bot = Inne boty nie mogą grać. Zaproś człowieka, zaproś mnie, żeby grać z komputerem, albo zostaw pole przeciwnika puste, żeby mógł dołączyć każdy.
say-invited-stranger = { $name } nie należy do tego serwera. Zaproś kogoś, kto na nim jest.
say-invited-hidden = { $name } nie widzi tego kanału. Zaproś tę osobę na kanale, który widzi.
say-invited-timed-out = { $name } ma przerwę (timeout) na tym serwerze. Zaproś tę osobę, gdy się skończy.
say-invited-without-commands = { $name } nie może używać poleceń na tym kanale. Zaproś tę osobę na innym kanale.
say-cannot-follow = { $name } nie widzi tego kanału, więc partii nie można tu przenieść.
say-no-such-player = Nie gra tu nikt o nazwie „{ $name }”. Do wyboru: { $names }.
say-unknown-theme = Nie ma kolorów o nazwie „{ $name }”. Do wyboru: { $themes }.
say-really-resign = Na pewno chcesz poddać partię?
say-resigned = Partia poddana.
say-really-claim = Na pewno chcesz ogłosić wygraną? Partia od razu się skończy.
say-really-claim-out = Na pewno chcesz grać dalej bez tego gracza? Odpadnie z partii.
say-claimed = Wygrana ogłoszona.
say-claimed-out = Partia toczy się dalej bez tego gracza.
say-really-abort = Na pewno chcesz przerwać tę partię? Nie będzie się liczyć.
say-aborted = Partia przerwana.
say-really-close = Na pewno chcesz zamknąć tę partię? Nie będzie się liczyć.
say-really-close-invitation = Na pewno chcesz zamknąć to zaproszenie?
say-really-close-tournament = Na pewno chcesz zamknąć tę partię? Nie będzie się liczyć. Gracze zagrają ją od nowa przy innym stole.
say-really-close-own = Grasz w tej partii, więc zamknięcie oznacza jej poddanie. Na pewno chcesz poddać partię?
say-closed = Zamknięte.
say-kept = OK, nic się nie zmienia.

# Spans of time, in the accusative.
span-minutes = { $minutes ->
    [one] jedną minutę
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
span-hours = { $hours ->
    [one] { $hours } godzinę
    [few] { $hours } godziny
   *[many] { $hours } godzin
}
span-days = { $days } dni

# Why a game cannot start with these options.

setup-unknown-beginner = „{ $name }” nie może zaczynać. Wybierz jedno z tych albo zostaw puste: { $beginners }.
setup-unknown-time = Nie znam limitu czasu „{ $name }”. Wybierz jeden z tych albo zostaw puste: { $times }.

setup-unknown-game = Nie ma gry o nazwie „{ $name }”. Do wyboru: { $games }.
setup-seats = { $game } to gra dla { $most ->
    [2] dwóch graczy.
   *[other] { $fewest } do { $most } graczy.
}
setup-too-many = { $game } to gra { $most ->
    [2] dla dwóch graczy. Zaproś jedną osobę.
   *[other] dla najwyżej { $most } graczy. Zaproś mniej osób.
}
setup-unknown = { $game } nie ma ustawienia początkowego o nazwie „{ $name }”. Wybierz jedno z tych albo zostaw puste: { $setups }.

leaderboard-server = { $game }: ten serwer
leaderboard-everywhere = { $game }: wszystkie serwery
leaderboard-levels-server = { $game } z komputerami: ten serwer
leaderboard-levels-everywhere = { $game } z komputerami: wszystkie serwery
leaderboard-levels-empty = Nikt jeszcze nie ukończył partii rankingowej z komputerem. Rozpocznie ją /play z poziomem komputera.
leaderboard-levels = -# Komputery: { $levels }
leaderboard-empty = Nikt jeszcze nie ukończył partii rankingowej. Rozpocznie ją /play.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
leaderboard-uncertain = -# Rankingi z odchyleniem do ± { $deviation } są na początku. Pozostałe wymagają więcej partii.
leaderboard-provisional = -# Tymczasowe: mniej niż { $games } partii. Są na końcu, każdy ze swoim prawdopodobnym zakresem.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (tymczasowy: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Polski
language-name-in-english = Polish
language-names-elsewhere = polština, Pools, Polnisch, polonais, polonês, polaco, polacco, Lehçe, польська, ポーランド語
theme-name = { $theme ->
    [classic] klasyczne
    [dark] ciemne
    [contrast] kontrastowe
   *[spectrum] spektrum (dla daltonistów)
}
setup-name = { $setup ->
    [light-first] Jasne zaczynają
    [dark-first] Ciemne zaczynają
   *[standard] zwykłe ustawienie
}
settings-default = { $setting ->
    [boards] Zostaje tylko najnowsza plansza
    [notify] Oznaczenie na kanale
    [language] Język mojego Discorda
    [server-language] Język serwera społeczności, a jeśli nim nie jest – osoby, która zaczyna partię
    [level] Pytaj za każdym razem
    [theme] Kolory serwera
    [daily-games] Gry, w które się tu gra
    [daily-level] Tak trudne, jak tu potrafią rozwiązać
   *[other] Domyślne
}
boards-choice = { $boards ->
    [lines] Wiersz na każdy ruch
   *[pictures] Plansze z obrazkami
}
view-choice = { $view ->
    [mine] Moja strona
   *[first] Strona, która zaczyna
}
settings-me = Twoje ustawienia
settings-me-list =
    Kolory: { $theme ->
        [none] takie jak na serwerze
       *[other] { $theme }
    }
    Na dole planszy: { $view ->
        [mine] twoja strona
       *[other] strona, która zaczyna
    }
    Ruchy wybrane przyciskami: { $confirm ->
        [yes] pytaj przed wykonaniem
        [no] wykonuj od razu
       *[other] pytaj przed wykonaniem w pierwszych dziesięciu partiach
    }
    Przypomnienie, zanim skończy ci się czas: { $direct ->
        [yes] w wiadomości prywatnej
       *[other] na kanale
    }
    Partie, które na ciebie czekają: { $notify ->
        [direct] od razu wiadomość prywatna
        [digest] jedna wiadomość prywatna dziennie, następna { $digest }
        [none] brak wiadomości
       *[other] oznaczenie na kanale
    }
    Strefa czasowa: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Język: { $language ->
        [none] język twojego Discorda
       *[other] { $language }
    }
    Poziom komputera: { $level ->
        [none] pytaj za każdym razem
       *[other] { $level }
    }
    Role za twoje rankingi: { $roles ->
        [no] żadne
       *[other] tak, jeśli serwer je nadaje
    }
settings-change = { $setting ->
    [theme] Kolory
    [view] Na dole planszy
    [notify] Partie, które na ciebie czekają
   *[level] Poziom komputera
}
settings-digest-unused = -# Zapamiętam tę godzinę na wypadek, gdyby wystarczyła ci jedna wiadomość dziennie.
settings-last-channel = -# To był ostatni kanał na liście, więc partie są znowu dozwolone na wszystkich kanałach.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Twoja strefa czasowa dla codziennej wiadomości jest zapamiętana: { $zone }. Nie uwzględnia czasu letniego. Jeśli u ciebie dwa razy w roku zmienia się czas, wybierz raczej swoje miasto opcją zone.
roles-title = Role zależne od rankingu
roles-none = Żadna rola nie zależy jeszcze od rankingu. Wybierz przez **/settings roles** rolę i rankingi osób, które mają ją mieć.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] ranking co najmniej { $low }
    [to] ranking co najwyżej { $high }
    [band] ranking od { $low } do { $high }
    [first] pierwsza lokata wśród najlepszych graczy
   *[winner] wygrana w ostatnim turnieju
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Do jej nadawania potrzebuję uprawnienia „Zarządzanie rolami”.
    [order] Nie mogę jej nadawać: w ustawieniach serwera przesuń moją własną rolę nad nią.
    [managed] Nie mogę jej nadawać: tą rolą zarządza sam Discord.
   *[gone] Ta rola już nie istnieje.
}
roles-which = Wybierz też rolę.
roles-unknown = Rola { $role } nie zależy od rankingu.
roles-not-mine = Roli { $role } nie można nikomu nadać. Wybierz inną.
roles-not-yours = Żeby wybrać, kto dostaje rolę, potrzebujesz uprawnienia „Zarządzanie rolami”.
roles-of-moderators = Rola { $role } ma uprawnienia moderatora, a tych nikt nie powinien dostać za ranking. Wybierz inną.
roles-note = -# Ranking liczy się po pięciu partiach rankingowych.
roles-for-whom = Kto ma mieć rolę { $role }? Wybierz rankingi opcjami „from” i „to” albo użyj „first” lub „winner”.
roles-several = Użyj tylko jednego z nich: zakresu rankingów, „first” albo „winner”.
roles-first-of-which = Do „first” wybierz też grę.
roles-empty-range = W tym zakresie nie ma żadnego rankingu: „from” jest wyższe niż „to”.
roles-too-many = Liczba ról zależnych od rankingu to najwyżej { $most }. Najpierw usuń którąś przez „off”.
settings-server = Ustawienia tego serwera
settings-server-list =
    Język: { $language ->
        [none] { $discord ->
            [none] język osoby, która zaczyna partię lub turniej albo szuka przeciwnika; zadanie dnia jest po angielsku
           *[other] { $discord }, główny język serwera na Discordzie
        }
       *[other] { $language }
    }
    Kolory: { $theme ->
        [none] klasyczne
       *[other] { $theme }
    }
    Domyślny limit czasu: { $time ->
        [none] bez zegara
       *[other] { $time }
    }
    Domyślnie każda partia we własnym wątku: { $threads ->
        [yes] tak
       *[other] nie
    }
    Wcześniejsze plansze: { $boards ->
        [lines] po jednym wierszu
        [pictures] zostają z obrazkami
       *[none] usuwane
    }
    Rola organizatorów turniejów: { $organisers ->
        [none] żadna, tylko „Zarządzanie wydarzeniami”
       *[other] { $organisers }
    }
    Zadanie dnia: { $refusal ->
        [gone] wyłączone, bo kanału { $daily } już nie ma albo go nie widzę. Wybierz kanał ponownie opcją daily-puzzle.
        [refused] wyłączone, bo Discord nie pozwolił mi publikować na kanale { $daily }. Sprawdź tam moje uprawnienia i wybierz kanał ponownie opcją daily-puzzle.
       *[none] { $daily ->
            [none] wyłączone
           *[other] { $daily } o { $hour }
        }
    }
    Strefa czasowa zadania dnia: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Gry zadania dnia: { $games ->
        [none] te, w które się tu gra
        [all] wszystkie po kolei
       *[other] { $games }
    }
    Trudność zadania dnia: { $level ->
        [none] takie, jakie tu potrafią rozwiązać
       *[other] { $level }
    }
    Ogłoszenia szukających przeciwnika: { $seeks ->
        [none] wyłączone
       *[other] { $seeks }
    }
    Partie są dozwolone na: { $named ->
        [0] wszystkich kanałach
       *[other] { $channels }
    }
settings-vacation-until = Jesteś na urlopie do { $end }, a twoje zegary od jednego dnia wzwyż stoją. Potem zostanie ci w tym roku { $days ->
    [one] jeden dzień urlopu
    [few] { $days } dni urlopu
   *[many] { $days } dni urlopu
}{ $hours ->
    [0] {""}
    [one] {" "}i jedna godzina
    [few] {" "}i { $hours } godziny
   *[many] {" "}i { $hours } godzin
}. Użyj /settings vacation z opcją „end”, żeby wrócić wcześniej.
settings-vacation-none = Nie jesteś na urlopie. W tym roku masz jeszcze { $days ->
    [one] jeden dzień urlopu
    [few] { $days } dni urlopu
   *[many] { $days } dni urlopu
}{ $hours ->
    [0] {""}
    [one] {" "}i jedną godzinę
    [few] {" "}i { $hours } godziny
   *[many] {" "}i { $hours } godzin
}. Podczas urlopu twoje zegary od jednego dnia wzwyż stoją.
settings-vacation-deadlines = Rundy turniejów na ciebie nie czekają. Jeśli w chwili terminu będzie twoja kolej, przegrywasz:
settings-vacation-deadline = - **{ $game }** · stół { $table } · { $at }
say-vacation-and-end = Prosisz jednocześnie o urlop i o jego zakończenie. Użyj albo days, albo end, nie obu naraz.
say-may-not-manage = Do tego potrzebujesz uprawnienia „Zarządzanie serwerem”. Własne ustawienia zmienisz przez /settings me.
say-elsewhere =
    Na tym kanale partie nie są dozwolone. Spróbuj tutaj: { $channels }
    -# Jeśli tego kanału już nie ma, ktoś z uprawnieniem „Zarządzanie serwerem” może to zmienić przez **/settings server**.
say-excluded = Osoby, które prowadzą tego bota, wykluczyły cię, więc działa dla ciebie już tylko **/privacy**.
say-server-excluded = Osoby, które prowadzą tego bota, wykluczyły ten serwer, więc działa tu już tylko **/privacy**.
say-no-such-place = Tam nie można grać. Wybierz kanał tekstowy, forum lub wątek.
say-forbid-unlisted = { $named ->
    [0] Partie są dozwolone na wszystkich kanałach. Żeby to ograniczyć, podaj przez „allow” każdy kanał, na którym mogą się zaczynać.
   *[other] Na tym kanale partie i tak nie są dozwolone. **/settings server** pokazuje, gdzie są.
}
say-too-many-channels = Liczba dozwolonych kanałów to najwyżej { $most }. Najpierw usuń któryś przez „forbid”.
say-unknown-setting = „{ $name }” nie jest możliwym wyborem. Do wyboru: { $known }.
say-choose-one = Do wyboru: { $known }.

# The export of the data of a player.

privacy-export = To wszystko, co o tobie przechowuję: nazwa, ustawienia, rankingi, wyniki zadań, prywatne plansze z notatkami i planami, śledzone partie, zablokowani gracze, ogłoszenia o szukaniu przeciwnika, głosy, role za rankingi i { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}.
privacy-export-file = Plik { $number } z { $files }
privacy-delete =
    Usunąć twoje dane? To zostanie trwale skasowane:
    • twoja nazwa i ustawienia
    • rankingi i wyniki zadań
    • prywatne plansze z notatkami i planami
    • ogłoszenia o szukaniu przeciwnika
    • głosy i role za rankingi
    • twoje listy śledzonych partii i zablokowanych graczy
    Twoje partie zostaną, z podpisem „Były gracz”. { $running ->
    [0] Nie masz trwających partii.
    [one] Twoja trwająca partia zostanie poddana.
    [few] Twoje { $running } trwające partie zostaną poddane.
   *[many] Twoich { $running } trwających partii zostanie poddanych.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Wycofasz się z jednego turnieju. Jego wyniki zostaną, bez twojej nazwy.
    [few] {" "}Wycofasz się z { $tournaments } turniejów. Ich wyniki zostaną, bez twojej nazwy.
   *[many] {" "}Wycofasz się z { $tournaments } turniejów. Ich wyniki zostaną, bez twojej nazwy.
}
privacy-deleted = Twoje dane zostały usunięte.
privacy-kept = OK, nic nie zostało usunięte.
# Links to pages of the operator.
link-privacy-policy = Polityka prywatności
link-terms = Warunki świadczenia usług
feedback-sent = Dzięki! Twoja opinia została przekazana.
feedback-too-soon = Twoja opinia została wysłana przed chwilą. Odczekaj dziesięć minut, zanim wyślesz kolejną.
feedback-empty = Najpierw coś napisz.
# In the place of a name.
privacy-former = Były gracz

# The running games of a player.

games-heading = { $games ->
    [0] Twoje partie
    [one] Jedna trwająca partia
    [few] { $games } trwające partie
   *[many] { $games } trwających partii
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] czeka na ciebie
        [few] na ciebie czeka: { $waiting }
       *[many] na ciebie czeka: { $waiting }
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] jedno zaproszenie
        [few] { $invitations } zaproszenia
       *[many] { $invitations } zaproszeń
    }
}
games-on-hold = Zawieszone partie
games-on-hold-line = Stół { $table }: { $reason ->
    [gone-tournament] kanał nie istnieje. Partia ruszy dalej w nowym wątku, jeśli mogę go utworzyć, albo gdy organizator użyje **/tournament move**.
    [tournament] kanał jest zablokowany albo nie mam do niego dostępu. Partia ruszy dalej, gdy moderator to zmieni albo gdy organizator użyje **/tournament move**.
    [hidden-tournament] gracz, który ma ruch, nie widzi { $place }. Partia ruszy dalej, gdy będzie to możliwe albo gdy organizator użyje **/tournament move**.
    [gone] kanał już nie istnieje albo mnie na nim nie ma. Użyj `/table move table:{ $table }` na kanale, na którym chcesz grać dalej.
    [locked] wątek { $place } jest zablokowany. Partia ruszy dalej, gdy moderator odblokuje wątek, albo użyj `/table move table:{ $table }` na innym kanale.
    [denied] nie widzę { $place } lub nie mogę tam pisać. Partia ruszy dalej, gdy moderator na to pozwoli, albo użyj `/table move table:{ $table }` na innym kanale.
    [hidden] gracz, który ma ruch, nie widzi { $place }. Partia ruszy dalej, gdy będzie to możliwe, albo użyj `/table move table:{ $table }` na innym kanale.
    [timed-out] gracz, który ma ruch, ma przerwę (timeout) na serwerze. Partia ruszy dalej, gdy przerwa się skończy.
   *[broken] partii nie da się teraz odtworzyć. Nic nie przepadło. Powiedz osobie, która prowadzi tego bota, o stole { $table }.
}
games-none = Nie masz trwających partii. Rozpoczyna je /play.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · stół { $table }{ $phase ->
    [open] {" "}· czeka na graczy
   *[other] {" "}· { $turn ->
        [0] jeszcze bez ruchów
       *[other] ruch { $turn }
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
    [yours] twoja kolej
    [open] czeka na graczy
    [over] koniec
   *[others] ruch ma { $player }
} · { $place ->
    [here] tutaj
    [channel] inny kanał
    [guild] inny serwer
   *[direct] wiadomość prywatna
}

# The profile of a player.

profile-bot = Boty nie mają profilu.
profile-title = { $name }
profile-empty = { $name } nie ma jeszcze ukończonej partii rankingowej. Rozpocznie ją /play.
profile-game = **{ $game }** · { $rating } · wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
profile-game-levels = **{ $game }** z komputerami · { $rating } · wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
profile-streak = -# Seria wygranych: { $streak }, najdłuższa: { $longest }
profile-opponents = **Najczęstsi przeciwnicy**
profile-opponent = { $name }: { $games ->
    [one] jedna partia
    [few] { $games } partie
   *[many] { $games } partii
}, wygrane: { $wins }, remisy: { $draws }, przegrane: { $losses }
profile-provisional = -# Tymczasowe: mniej niż { $games } partii.
profile-recent = -# Przeciwnicy i wykres: ostatnie partie ({ $games }).
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Partie drużynowe** · { $votes ->
    [one] 1 głos
    [few] { $votes } głosy
   *[many] { $votes } głosów
}, zagrane ruchy: { $played }
progress-alt = { $name }: rankingi w czasie. { $tracks }
progress-alt-levels = { $name }: rankingi w grze z komputerami w czasie. { $tracks }
progress-game = { $game }: od { $first } ({ $from }) do { $last } ({ $to }), najniższy { $least }, najwyższy { $most }.

# Why a table rejects a command.

table-none-here = Na tym kanale nie ma partii. Rozpoczyna ją /play.
table-unknown = Nie ma takiego stołu. /board pokazuje partię na tym kanale.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · stół { $table }, partię rozegrano tutaj: { $place }
    [closed] { $game } · stół { $table } zamknięto tutaj: { $place }
   *[running] { $game } · stół { $table }, ciąg dalszy: { $place }
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · stół { $table } to twoja partia w wiadomościach prywatnych ze mną. Gra w niej też { $names }.
table-occupied = Na tym kanale jest już partia; pokazuje ją /board. Swoją zacznij w wątku.
# In a direct message, and where no thread can be started.
table-occupied-direct = W tych wiadomościach prywatnych jest już partia; pokazuje ją /board. Najpierw ją dokończ albo poddaj ją przez /resign.
table-occupied-thread = Na tym kanale jest już partia; pokazuje ją /board. Swoją zacznij na innym kanale.
table-occupied-move = Na tym kanale jest już partia; pokazuje ją /board. Swoją przenieś na inny kanał lub do wątku.
table-invited-here = { $player } już zaprasza cię tutaj do gry { $game }. Dołącz przez /accept albo odrzuć przez /decline.
table-too-many-invitations = Masz już { $most ->
    [one] { $most } otwarte zaproszenie
    [few] { $most } otwarte zaproszenia
   *[many] { $most } otwartych zaproszeń
}. Anuluj któreś przyciskiem **{ $button-cancel }** pod planszą albo poczekaj, aż ktoś je przyjmie.
table-too-many-searching = Masz już na tym serwerze { $most ->
    [one] { $most } stół, który czeka
    [few] { $most } stoły, które czekają
   *[many] { $most } stołów, które czekają
} na graczy. Anuluj któryś albo poczekaj, aż ktoś dołączy.
table-other-server = Partię można przenieść tylko na inny kanał tego samego serwera.
table-invited-self = Nie możesz grać ze sobą. Zaproś kogoś innego albo zostaw pole przeciwnika puste, żeby mógł dołączyć każdy.
table-already-here = Ten stół jest już na tym kanale. Pokazuje go /board.

# Blocked players. Those who are blocked read only the last two.
block-done = Blokujesz teraz gracza **{ $name }**. Nie może cię zaprosić i żadne z was nie może dołączyć do stołu drugiej osoby. Nie dowie się o blokadzie. Rozpoczęte partie trwają. Cofa to /unblock.
block-already = Gracz **{ $name }** jest już zablokowany. Cofa to /unblock.
block-undone = Nie blokujesz już gracza **{ $name }**.
block-self = Nie możesz zablokować siebie.
block-bot = Można zablokować tylko ludzi.
block-too-many = Masz już { $most } zablokowanych graczy i więcej się nie da. Najpierw odblokuj kogoś poleceniem /unblock.
block-unknown = Nie masz na liście zablokowanych nikogo o nazwie „{ $name }”. Wybierz jedną z podpowiedzi.
block-own = Blokujesz gracza { $name }. Cofa to /unblock.
block-cannot-invite = Nie można zaprosić gracza { $name }. Wybierz kogoś innego.
block-cannot-join = Nie możesz dołączyć do tego stołu. Zacznij własną partię w wątku.

table-invited-twice = Ta sama osoba jest zaproszona dwa razy. Zaproś każdą osobę tylko raz.
table-too-many-opponents = Ta partia jest dla { $seats } graczy, razem z tobą. Zaproś mniej osób albo wybierz więcej miejsc.
table-too-many-tables = Masz już { $most ->
    [one] { $most } trwającą partię
    [few] { $most } trwające partie
   *[many] { $most } trwających partii
}. Najpierw którąś zakończ albo anuluj zaproszenie.
table-reserved = { $count ->
    [one] Wolne miejsce jest zarezerwowane dla: { $players }.
    [few] Wolne miejsca są zarezerwowane dla: { $players }.
   *[many] Wolne miejsca są zarezerwowane dla: { $players }.
} Zacznij własną partię w wątku.
table-no-seat-for-computer = { $most ->
    [2] To gra dla dwojga: zaproś kogoś albo wybierz komputer, ale nie jedno i drugie.
   *[other] Nie ma miejsca dla komputera: wszystkie są zajęte lub zarezerwowane dla zaproszonych osób. Wybierz więcej miejsc albo zaproś mniej osób.
}
table-full = Wszystkie miejsca są zajęte. Możesz patrzeć albo zacząć własną partię w wątku.
table-already-seated = Siedzisz już przy tym stole. /help pokazuje, co możesz zrobić.
table-not-opener = Zmienić to zaproszenie może tylko { $player }. Zacznij własną partię w wątku.
table-opener-stays = To twój stół, więc nie możesz od niego odejść. **{ $button-cancel }** pod planszą anuluje zaproszenie.
table-not-invited = To zaproszenie nie jest dla ciebie, więc nie ma czego odrzucać.
table-nothing-to-leave = Nie siedzisz przy tym stole, więc nie możesz od niego odejść.
table-not-started = Partia jeszcze się nie zaczęła. Zacznie się, gdy wszystkie miejsca będą zajęte.
table-already-started = Partia już się zaczęła. Pokazuje ją /board.
table-over = Ta partia jest zakończona. /play rozpoczyna nową.
table-no-rematch = Ktoś z tej partii usunął swoje dane, więc rewanżu nie będzie. /play rozpoczyna nową partię.
table-broken = Partii przy stole { $table } nie da się odtworzyć, więc jest zawieszona. Nic nie przepadło. Ten kanał jest wolny, a /play rozpoczyna nową partię. Powiedz o tym osobie, która prowadzi tego bota.
table-nobody-left = Wszyscy z tej partii są wciąż na serwerze, więc nie można ogłosić wygranej.
told-choice = { $mode ->
    [direct] Od razu wiadomość prywatna
    [digest] Jedna wiadomość prywatna dziennie
   *[none] Nic
}
told-refused = -# Discord nie pozwala mi wysłać ci wiadomości prywatnej, więc oznaczam cię tutaj. Możesz to zmienić w swoich ustawieniach prywatności dla tego serwera.
told-out = { $clock ->
    [yes] Przekraczasz czas
   *[no] Nie wykonujesz ruchu od { $time }
} i odpadasz z gry. Pozostali grają dalej.
told-digest = { $games ->
    [one] Czeka na ciebie jedna partia:
    [few] Czekają na ciebie { $games } partie:
   *[many] Czeka na ciebie { $games } partii:
}
say-no-local-time = „{ $time }” to nie godzina. Napisz, która jest teraz u ciebie, na przykład 20:30.
say-no-zone = Nie znam strefy czasowej „{ $name }”. Wpisz miasto lub kraj i wybierz z listy, na przykład { $known }.
say-several-zones = „{ $name }” może oznaczać kilka stref czasowych, na przykład { $known }. Wybierz swoją z listy, która pojawia się podczas pisania, albo wpisz swoje miasto.
say-zone-and-local-time = Użyj albo zone, albo local-time, nie obu naraz. Opcja zone uwzględnia czas letni.
watch-begun = Gdy ta partia się skończy, dostaniesz wiadomość prywatną. Jeśli Discord nie pozwoli mi jej wysłać, nie dowiesz się o końcu partii. Możesz śledzić 25 partii naraz.
watch-stopped = Dobrze, nie dostaniesz wiadomości.
watch-offer = **{ $button-watch }** powie ci, kiedy ta partia się skończy.
watch-already = Już śledzisz tę partię. Gdy się skończy, dostaniesz wiadomość prywatną.
watch-own = Grasz w tej partii, więc zobaczysz jej koniec.
watch-too-many = Śledzisz już { $most } partii, więcej się nie da.
watch-ended = **{ $game }** · { $names } · stół { $table }: koniec partii · { $place }
table-not-absent = Jeszcze nie. W partii bez zegara możesz zapytać po 3 dniach bez ruchu. Jeśli nie będzie go też przez kolejne 4 dni, możesz { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez tego gracza
   *[close] zamknąć partię
}.
table-not-absent-yet = Jeszcze nie: { $answered ->
    [yes] { $player } potwierdza obecność { $since }
   *[no] ruch ma { $player } od { $since }
}. Jeśli nie będzie ruchu, od { $from } możesz zapytać, czy gracz jeszcze tu jest. Po kolejnych 4 dniach możesz { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez tego gracza
   *[close] zamknąć partię
}.
table-ask-first = Najpierw zapytaj, czy { $player } jeszcze tu jest: przez **/table still-there** albo **{ $button-still-there }** pod planszą. Jeśli przez 4 dni nie będzie ruchu ani odpowiedzi, możesz { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez tego gracza
   *[close] zamknąć partię
}.
table-absence-clock = Ta partia ma zegar: kto nie wykonuje ruchu, przekracza czas. Nie trzeba pytać.
table-absence-tournament = W turnieju o graczach, którzy nie wykonują ruchów, decydują organizator i terminy, więc nie można pytać.
table-absence-computers = Wszyscy inni w tej partii to komputery, a one zawsze wykonują ruch.
table-absence-own-turn = Twoja kolej: { $waiting ->
    [opponent] przeciwnik czeka na ciebie
   *[others] pozostali czekają na ciebie
}.
table-already-asked = Pytanie już padło. Jeśli nie będzie ruchu ani odpowiedzi, od { $from } możesz { $claim ->
    [win] ogłosić wygraną
    [out] grać dalej bez tego gracza
   *[close] zamknąć partię
}.
table-not-asked = Nikt nie pyta, czy jeszcze tu jesteś.
table-answered-before = Od ostatniego ruchu już padła twoja odpowiedź. Teraz liczy się tylko ruch.
table-checked-in = To, że tu jesteś, jest już potwierdzone.
table-own-turn = Twoja kolej. Czas możesz dać przeciwnikowi tylko wtedy, gdy jest jego kolej.
table-no-running-clock = Nie chodzi tu żaden zegar, więc nie można dać czasu.
table-give-time-no-clock = Ta partia nie ma zegara, więc nie można dać czasu: każdy może myśleć tak długo, jak potrzebuje. Jeśli ktoś nie wykona ruchu przez 3 dni, zapytaj przez **/table still-there**.
table-already-extended = Na ten ruch dodano już czas.
table-tournament-clock = W turnieju wszyscy mają tyle samo czasu, więc nie można go dać.
table-closed = To zaproszenie jest zamknięte. /play rozpoczyna nowe.
table-not-joined = Jeszcze nie siedzisz przy tym stole. Najpierw kliknij **{ $button-join }**.
table-not-seated = Nie grasz w tej partii. Zacznij własną w wątku przez /play.
table-not-seated-elsewhere = Nie grasz w tej partii. /play rozpoczyna twoją własną.
table-not-seated-over = W tej partii grali inni. /play rozpoczyna twoją własną.
table-not-your-turn = Ruch ma { $player }.
table-out = Nie grasz już w tej partii. /board pokazuje, jak toczy się dalej.
table-already-played = Ten ruch już zagrano. /board pokazuje aktualną pozycję.
vote-too-new = Możesz głosować po jednym dniu na tym serwerze.
vote-never-rated = Partie, w których głosuje serwer, nigdy nie są rankingowe.
vote-no-pause = Partii, w której głosuje serwer, nie można wstrzymać. Gdy czeka, wznowi ją następny głos.
vote-no-hints = W partii, w której głosuje serwer, nie ma podpowiedzi.
vote-no-rematch = Z serwerem nie ma rewanżu. /play rozpoczyna nową partię.
table-no-hints = W partiach rankingowych między ludźmi nie ma podpowiedzi. /play rozpoczyna partię towarzyską albo z komputerem.
table-no-hints-in-tournament = W turnieju nie ma podpowiedzi.
table-already-offered = { $made ->
    [yes] Twoja { $offer ->
        [draw] propozycja remisu
        [takeback] prośba o cofnięcie ruchu
        [pause] prośba o wstrzymanie partii
       *[resume] prośba o wznowienie partii
    } już czeka na odpowiedź.
   *[no] Twoja zgoda na { $offer ->
        [draw] remis
        [takeback] cofnięcie ruchu
        [pause] wstrzymanie partii
       *[resume] wznowienie partii
    } jest już zapisana.
} Obowiązuje to do następnego ruchu, także twojego.
table-offer-open = { $request } Najpierw na to odpowiedz: /accept albo /decline.
table-offer-waits = Inna prośba czeka jeszcze na odpowiedź. Zaczekaj na nią albo na następny ruch.
table-already-taken-back = Ten ruch jest już cofnięty.
table-offer-refused = To zostało odrzucone. Możesz zapytać ponownie po następnym ruchu.
table-no-offer = Nie ma teraz nic do przyjęcia ani odrzucenia. /board pokazuje partię.
table-no-takebacks = W partiach rankingowych z komputerem nie cofa się ruchów. /play rozpoczyna towarzyską.
table-nothing-to-take-back = Nie masz ruchu do cofnięcia.
table-on-vacation = Jesteś już na urlopie. /settings vacation pokazuje, do kiedy, a opcja „end” kończy go wcześniej.
table-not-on-vacation = Nie jesteś na urlopie.
table-vacation-changed = Twój urlop dopiero co się zaczął albo skończył. Zmienić to możesz znowu od { $again }.
table-no-such-vacation = { $most ->
    [0] Nie masz już dni urlopu (14 w roku).
    [one] Został ci tylko jeden dzień urlopu.
    [few] Możesz wziąć najwyżej { $most } dni urlopu.
   *[many] Możesz wziąć najwyżej { $most } dni urlopu.
}
table-no-clock = Ta partia nie ma zegara, więc nie ma czego wstrzymywać. Nie spiesz się.
table-paused = Partia jest wstrzymana. { $resume ->
    [alone] Kliknij **{ $button-resume }** pod planszą, a od razu ruszy dalej.
    [asked] Poproszono cię o jej wznowienie: zgódź się przez **/accept**.
    [awaited] Ruszy dalej, gdy wszyscy się zgodzą.
   *[people] Kliknij **{ $button-resume }** pod planszą. Ruszy dalej, gdy wszyscy się zgodzą.
}
table-not-paused = Partia nie jest wstrzymana.
table-too-late-to-abort = Wszyscy wykonali już ruch, więc partii nie można przerwać. Zaproponuj remis albo poddaj partię.
table-in-tournament = W turnieju nie można przerwać ani wstrzymać partii, a ruchów nie da się cofnąć.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Sadzonka
    [2] Wróbel
    [3] Jeż
    [4] Sroka
    [5] Borsuk
    [6] Lis
    [7] Czapla
   *[8] Sowa
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Gracz { $number }
# What somebody may type for a computer.
computer-level = Poziom { $level }
computer-about = { $level ->
    [1] 1 · Sadzonka: dopiero co poznała zasady
    [2] 2 · Wróbel: szybki i często zadowala się drugim najlepszym ruchem
    [3] 3 · Jeż: ostrożny, pilnuje swoich bierek
    [4] 4 · Sroka: łapie, co się da
    [5] 5 · Borsuk: uparty i rzadko nieuważny
    [6] 6 · Lis: widzi pułapki z daleka i sam parę zastawia
    [7] 7 · Czapla: cierpliwa i prawie nigdy się nie myli
   *[8] 8 · Sowa: gra z pełną siłą
}
