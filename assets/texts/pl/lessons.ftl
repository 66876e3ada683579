# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Grasz jako Południe. Pionek przesuwa się o jedno pole na puste pole obok, w dowolnym z ośmiu kierunków. Przesuń pionek z d3 w stronę Północy.
    .title = Jak ruszają się pionki
    .right = Prosto lub na ukos, zawsze o jedno pole. Pionek może też przesuwać się w bok i wstecz.
    .wrong = To nie był ruch z d3 w stronę Północy. Przed tym pionkiem są pola c4, d4 i e4.
lesson-biloba-capture =
    Grasz jako Południe. Pionek na c4 stoi obok twojego pionka na b4. Zbij go: postaw drugi pionek po jego drugiej stronie albo znajdź inną linię przez c4.
    .title = Bicie
    .right = Pionek, który stoi bezpośrednio między dwoma twoimi, zostaje zbity: w rzędzie, w kolumnie lub na ukos. Potem jeden z dwóch flankujących zajmuje jego pole.
    .wrong = Pionek na c4 nie stoi jeszcze między dwoma twoimi. Pionek na d4 zamknąłby go między b4 i d4. Pionek na b5 zamknąłby go między b5 i d3.
lesson-biloba-jump =
    Pionek może też przeskoczyć jeden pionek stojący obok, na puste pole tuż za nim. Zbij pionek skokiem.
    .title = Skoki
    .right = Skok skończył się na c6 i zostawił wrogi pionek bezpośrednio między dwoma twoimi. Przeskoczony pionek zostaje: sam skok niczego nie bije.
    .wrong = Potrzebujesz pionka na c6. Z c4 można tam skoczyć przez c5, a z a6 przez b6. Pionki skaczą do przodu lub w bok, nigdy wstecz, ku własnej stronie.
lesson-biloba-two =
    Jedno bicie może pociągnąć za sobą następne. Zbij dwa pionki w jednym ruchu.
    .title = Dwie rundy
    .right = Gdy pionek zajął c4, pionek na c5 znalazł się między c4 i c6. Też został zbity, w drugiej rundzie.
    .wrong = Zbity zostaje tylko pionek między dwoma twoimi. Z d4 twój pionek flankuje c4 razem z b4, a pionek, który zajmie c4, flankuje potem c5 razem z c6.
lesson-biloba-escape =
    Pole c4 leży między dwoma wrogimi pionkami, b4 i d4. Mimo to wejdź tam i nie daj się zbić.
    .title = Pomiędzy, ale bezpiecznie
    .right = Twój krok zbił b4, między a4 i c4. Twój pionek nie jest już flankowany i zostaje.
    .wrong = Wejść pomiędzy możesz zawsze, ale jest to bezpieczne tylko wtedy, gdy ten krok zbija jeden z tych dwóch. Na c4 może dotrzeć pionek z c3.
lesson-biloba-forced =
    Pionek Północy wszedł między b4 i d4 i wciąż tam stoi, więc musisz zbić c4, i to jest cały twój ruch. Wybierz, który pionek zajmie pole, tak aby Północ nie mogła niczego zbić w odpowiedzi.
    .title = Wymuszone bicie
    .right = Twoje pionki stoją teraz obok siebie. Północ nie może złapać żadnego z nich jednym krokiem.
    .wrong = Twój pionek na b4 ma wroga na b5. Północ przejdzie z a3 na b3 i zbije go między nimi.
lesson-biloba-centre =
    Żaden pionek nie może stanąć na e5, ale może się przez nie przesunąć. Zbij w ten sposób pionek na d3.
    .title = Przez środek
    .right = Twój pionek przeszedł z e6 przez e5 na e4 w jednym kroku i pionek na d3, między e4 i c2, został zbity.
    .wrong = Twój pionek na c2 potrzebuje partnera na e4, na tej samej przekątnej. Pionek z e6 może tam dotrzeć przez środek.
lesson-biloba-win =
    Północy zostały trzy pionki. Mając dwa, Północ musi od razu bić albo odpada. Wygraj partię.
    .title = Wygrana
    .right = Północ ma dwa pionki i nie może niczego zbić. Północ odpada i zostajesz tylko ty.
    .wrong = Północ wciąż ma trzy pionki. Zbij c4: pionek na d4 lub b5 zamknie go między dwoma twoimi.

lesson-bizingo-captain =
    Masz jasną armię. Dwa z twoich pionków to kapitanowie, oznaczeni gwiazdką. Zagraj jednym z nich.
    .title = Kapitanowie i kroki
    .right = Kapitanowie chodzą tak samo jak żołnierze: na jedno z sześciu najbliższych pól własnego koloru. Kapitan jest potrzebny, żeby zbić kapitana albo pionek na brzegu.
    .wrong = To był żołnierz. Twoi kapitanowie są na i4 i q4.
lesson-bizingo-capture =
    Ciemny żołnierz na l6 ma trzy pola sąsiednie: k6, m6 i l5. Dwa z nich już zajmujesz. Zbij go.
    .title = Bicie
    .right = Wszyscy trzej sąsiedzi l6 byli twoi, więc żołnierz został zbity.
    .wrong = Jedno pole sąsiednie l6 jest jeszcze wolne: l5, poniżej. Może tam dotrzeć żołnierz z m4.
lesson-bizingo-star =
    Teraz na l6 stoi ciemny kapitan. Pierścień może zamknąć jeden z dwóch twoich pionków. Zbij kapitana tym właściwym.
    .title = Bicie kapitana
    .right = Żeby kapitan został zbity, jeden z pionków wokół niego też musi być kapitanem. Ten z m4 nim jest.
    .wrong = Trzech żołnierzy nie zbije kapitana. Przejdź swoim kapitanem z m4 na l5.
lesson-bizingo-edge =
    Ciemny żołnierz na m1 stoi na brzegu. Ma tylko dwa pola sąsiednie, a jedno z nich zajmujesz. Zbij go.
    .title = Na brzegu
    .right = Dwa pionki biją pionek na brzegu, jeśli jeden z nich jest kapitanem. Twój kapitan przeszedł na n1.
    .wrong = Drugie pole sąsiednie m1 to n1, a na brzegu musi pomóc kapitan. Twój jest na o2.
lesson-bizingo-first =
    Pole l5 jest otoczone ciemnymi pionkami: k5 i m5 po bokach, a l6 nad nim. Wejdź tam i nie strać pionka.
    .title = Twoje bicie jest pierwsze
    .right = Twoje własne bicie jest pierwsze. Bez l6 pole l5 nie było już otoczone.
    .wrong = Pionek, który wejdzie tam i niczego nie zbije, jest stracony. Ale na l5 twój pionek zbiłby l6 i został. Może tam dotrzeć ten z m4.

lesson-basileus-pawn =
    Grasz białymi. Bez bicia pionki i oficerowie chodzą na ukos. Od lewej stoją: oficer, pionek, oficer, pionek, basileus, pionek, oficer, pionek, oficer. Zagraj pionkiem.
    .title = Kroki
    .right = Pionek idzie o jedno pole na ukos, więc zawsze zostaje na polach tego samego koloru.
    .wrong = To był oficer albo basileus. Twoje pionki są na b1, d1, f1 i h1.
lesson-basileus-chain =
    Musisz bić, a bierka, która bije, skacze dalej tak długo, jak może. Drogę wybierasz ty. Zbij trzy bierki w jednym ruchu.
    .title = Seria skoków
    .right = Trzy skoki w jednym ruchu: przez e3, d4 i c5. Drugą drogę też można było wybrać.
    .wrong = Nie musisz wybierać najdłuższej drogi. Ale ta przez d4 prowadzi dalej przez c5 i zbija trzy.
lesson-basileus-piece =
    Pionki i oficerowie nigdy nie przeskakują oficerów, ale twój basileus tak. Zbij czarnego oficera.
    .title = Basileus bije oficerów
    .right = Basileus skacze we wszystkich ośmiu kierunkach, przez pionki i oficerów.
    .wrong = W ten sposób zbity został pionek. Oficer stoi na f3, na ukos poniżej twojego basileusa.
lesson-basileus-kings =
    Czarny basileus stoi tuż obok twojego. Wygraj.
    .title = Basileus bije basileusa
    .right = Basileus bije drugiego, wchodząc na jego pole, i partia jest zakończona.
    .wrong = To jest bicie, ale pionka, a czarny basileus ucieka. Wejdź zamiast tego na e5.
lesson-basileus-win =
    Pionek skacze w pionie lub poziomie: w lewo, w prawo, do przodu lub do tyłu. Wygraj pionkiem z e4.
    .title = Wygrana
    .right = Wygrywa się, bijąc basileusa. Pionki i oficerowie biją go, przeskakując przez niego.
    .wrong = W ten sposób zbity został pionek, a można było zbić basileusa na e5. Skocz do przodu.

lesson-bilitaire-jump =
    Jesteś skoczkiem. Kulka przeskakuje jedną kulkę leżącą obok i ląduje w pustym dołku tuż za nią. Skocz kulką z c3.
    .title = Skok
    .right = Kulka z c3 przeskoczyła tę z d3, której już nie ma. To, że wylądowała na innej płytce, nie ma znaczenia.
    .wrong = To była kulka z f6. Ta z c3 może skoczyć w prawo.
lesson-bilitaire-chain =
    Ta sama kulka może skakać dalej, dopóki są skoki. Zbij trzy kulki w jednym ruchu.
    .title = Skok wielokrotny
    .right = Trzy skoki jedną kulką i trzech kulek już nie ma. Po każdym z nich można było skończyć.
    .wrong = Możesz skończyć wcześniej, ale wtedy na planszy zostaje więcej kulek, a liczą się na twoją niekorzyść. Z c3 skacz dalej przez e4 i d5.
lesson-bilitaire-slide =
    Teraz jesteś przesuwaczem. Skoczek mógłby skoczyć z c3 przez d3 na e3. Zostaw skoczka bez skoku: wtedy runda od razu się kończy, a pozostałe kulki liczą się dla ciebie.
    .title = Przesuwanie
    .right = Żadna z dwóch kulek nie ma już za sobą pustego dołka. Bez skoku runda skoczka jest zakończona. Te dwie kulki to twoje punkty, a plansza zostaje ustawiona od nowa na drugą rundę.
    .wrong = Obie płytki wciąż leżą obok siebie, więc skok wciąż jest. Odsuń jedną z nich od drugiej albo usuń tę pustą.
lesson-bilitaire-remove =
    Zamiast przesuwać, przesuwacz może usunąć płytkę, na której nie ma kulki. Zrób to.
    .title = Usuwanie płytki
    .right = Na B2 nie było kulki, więc płytkę można było usunąć. Nikt już tam nie skoczy.
    .wrong = To było przesunięcie. Można przesunąć albo usunąć, ale nie jedno i drugie. Pusta płytka to B2.
lesson-bilitaire-demand =
    Przesuwając płytkę, możesz zażądać skoku przez dokładnie określoną liczbę kulek. Skoczek mógłby kulką z c3 zbić trzy. Przesuń płytkę D1 i zażądaj dokładnie dwóch, żeby została jedna kulka więcej.
    .title = Żądanie
    .right = Teraz skoczek musi zbić dokładnie dwie.
    .wrong = To nie to. Wybierz D1, potem dokąd ją przesunąć, a potem żądanie 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lekcja { $number } z { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Zgadza się!** { $turn }.
lesson-wrong = ↩️ **Ruch dozwolony, ale nie o ten chodzi.** { $turn }.
lesson-last = To była ostatnia lekcja. Czas na partię? Kliknij **Zagraj teraz** albo rozpocznij partię przez **/play**.
