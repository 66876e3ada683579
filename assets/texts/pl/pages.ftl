# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = W całości
button-rules-summary = W skrócie

help-title = B-Side
button-help-now = Teraz

# The next steps of the player in this channel.
help-now = ### Teraz
help-no-table = Na tym kanale nie ma partii. **/play** ją rozpoczyna, a **/learn** uczy, jak grać.
help-table = **{ $game }** · stół { $table }
help-opened = To twój stół. Partia zacznie się, gdy wszystkie miejsca będą zajęte. **{ $button-cancel }** pod planszą anuluje zaproszenie.
help-seated = Masz miejsce przy stole. Partia zacznie się, gdy wszystkie miejsca będą zajęte.
help-invited = { $player } cię zaprasza. Kliknij **{ $button-join }** lub **{ $button-decline }** pod planszą.
help-free = Jest wolne miejsce. Żeby zagrać, kliknij **{ $button-join }** pod planszą.
help-reserved = { $count ->
    [one] Wolne miejsce jest zarezerwowane dla: { $players }.
    [few] Wolne miejsca są zarezerwowane dla: { $players }.
   *[many] Wolne miejsca są zarezerwowane dla: { $players }.
} Zacznij własną partię w wątku.
help-your-turn = Twoja kolej (miejsce { $seat }). Kliknij **{ $button-choose }** pod planszą albo użyj **/move**, na przykład **{ $example }**.
help-paused = Partia jest wstrzymana.{ $resume ->
    [alone] {" "}**/resume** ją wznawia.
    [people] {" "}**/resume** prosi o wznowienie.
   *[offered] {""}
} Masz miejsce { $seat }.
help-waiting = Ruch ma { $player }. Masz miejsce { $seat }. Tymczasem możesz obejrzeć planszę przez **/board**, zaproponować remis lub poddać partię.
help-out = Nie grasz już w tej partii, twoja lokata: { $place }. Partia toczy się dalej, ruch ma { $player }.
help-watching = Oglądasz partię, ruch ma { $player }. **/board** pokazuje ci planszę z dowolnej strony. Zacznij własną partię w wątku.
help-voting = Tutaj gra ten serwer, a ty możesz głosować. Ruch ma { $player }. Gdy ruch ma serwer, kliknij **{ $button-vote }** pod planszą albo wpisz **/move**.
help-offer = { $player } { $offer ->
    [draw] proponuje remis
    [takeback] prosi o cofnięcie ruchu
    [pause] chce wstrzymać partię
    [resign] proponuje poddanie partii
   *[resume] chce wznowić partię
}. Odpowiedz przez **/accept** lub **/decline**.
help-offered = Zgadzasz się { $offer ->
    [draw] na remis
    [takeback] na cofnięcie ruchu
    [pause] na wstrzymanie partii
   *[resume] na wznowienie partii
}. To obowiązuje do następnego ruchu albo do czyjejś odmowy.
help-over = Ta partia jest zakończona. Obejrzyj ją przez **/replay** lub **/record** albo rozpocznij nową przez **/play**.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### Co potrafię
    Prowadzę gry planszowe, których prawie nigdzie indziej nie znajdziesz: { $games }. Co chcesz wiedzieć?
help-start =
    Rozpocznij partię na tym kanale przez **/play**. Wybierz grę, a jeśli chcesz, także przeciwnika, limit czasu na ruch lub osobny wątek. Bez przeciwnika każdy może kliknąć **{ $button-join }**.
    • Wypełnij `computer`, żeby grać z komputerem na poziomie od 1 do 8.
    • Na kanale lub w wątku trwa jedna partia naraz. Dla drugiej otwórz wątek.
    • W wiadomości prywatnej ze mną grasz z komputerem.
    • **/seek** szuka przeciwnika na innych serwerach.
    • **/games** wymienia twoje trwające partie, najpierw te, które czekają na ciebie.
    • **/watch** wyśle ci wiadomość prywatną, gdy partia się skończy.
    .title = Początek partii
help-move =
    Kliknij **{ $button-choose }** pod planszą. Na obrazku są ponumerowane najpierw bierki, które mogą się ruszyć, a potem pola, na które mogą iść. Przyciski mają te same numery.
    • **/move** wykonuje ruch zapisany tekstem. Podczas pisania pojawiają się propozycje, a wielkość liter, spacje i kreski nie mają znaczenia.
    • **/board** pokazuje planszę ponownie albo tylko tobie z innej strony, w innych kolorach lub jako tekst.
    • **/hint** podpowiada w partiach towarzyskich i z komputerem: najpierw bierkę, potem ruch (**Zagraj** go wykonuje), a na końcu powody. Pozostali gracze widzą, że to podpowiedź dla ciebie, ale jej treść widzisz tylko ty. W partii rankingowej najpierw pytam, bo po podpowiedzi do twojego rankingu liczy się tylko przegrana.
    .title = Ruch
help-offers =
    • **/draw** proponuje remis.
    • **/takeback** prosi o cofnięcie twojego ostatniego ruchu.
    • **/pause** i **/resume** proszą o zatrzymanie i ponowne włączenie zegarów.
    • Pozostali odpowiadają przyciskami albo przez **/accept** i **/decline**.
    • **/resign** poddaje partię. **/abort** przerywa ją, zanim wszyscy wykonają ruch.
    • **/table give-time** daje przeciwnikowi więcej czasu na ruch. W partiach bez zegara **/table still-there** pyta, czy jest tu jeszcze gracz, który od 3 dni nie wykonuje ruchu.
    .title = Remis i cofanie ruchów
help-learn =
    • **/learn** uczy gry na kilku krótkich lekcjach.
    • **/rules** wyjaśnia ją na obrazkach, strona po stronie.
    • **/puzzle** pokazuje pozycję, w której szukasz najlepszego ruchu. Zadania mają osobny ranking.
    .title = Nauka gry
help-after =
    • **/review** analizuje zakończoną partię: szanse na wygraną ruch po ruchu, punkty zwrotne i lepsze ruchy.
    • **/replay** pokazuje partię jako animację, a **/record** daje ci ją jako plik tekstowy.
    • **/game** z numerem stołu przegląda dowolną partię ruch po ruchu.
    • **/analyse** lub **{ $button-explore }** pod planszą otwiera planszę, którą widzisz tylko ty: wypróbuj ruchy za wszystkie strony i rób notatki. Po partii komputer podaje swoją opinię. Gdy ruch ma przeciwnik, **{ $button-plan }** wykonuje odpowiedzi za ciebie.
    • **{ $button-rematch }** pod ostatnią planszą rozpoczyna nową partię z zamianą miejsc.
    • **{ $button-stronger }** i **{ $button-weaker }** robią to samo z komputerem o jeden poziom wyżej lub niżej.
    .title = Po partii
help-ratings =
    • **/leaderboard** pokazuje najlepszych graczy, tutaj lub na wszystkich serwerach.
    • **/profile** pokazuje rankingi gracza w czasie, wyniki, serie i najczęstszych przeciwników.

    Zakończone partie liczą się do rankingu (Glicko), osobnego dla każdej gry, tymczasowego do pięciu rozegranych partii. Partie z komputerami mają własne rankingi.
    .title = Rankingi
help-settings =
    • **/settings me** to kolory, strony, język, przypomnienia i potwierdzanie ruchów.
    • **/settings vacation** wstrzymuje twoje wolne zegary, do 14 dni w roku.
    • **/settings server** jest dla zarządzających serwerem.
    .title = Ustawienia
help-data =
    • **/privacy export** daje ci wszystko, co o tobie przechowuję.
    • **/privacy delete** usuwa twoje dane. Twoje partie zostają, bez twojej nazwy.
    • **/block** sprawia, że gracz nie może cię zapraszać, a **/unblock** to cofa. Nikt inny się o tym nie dowie.
    .title = Twoje dane
