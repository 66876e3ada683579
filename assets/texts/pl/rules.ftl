# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture.

# Rules that several games share.

-seats = Zaczyna miejsce 1: ten, kto rozpoczyna partię, chyba że w **/play** wybrano inaczej. Ruch to wszystko, co robi jeden gracz, zanim przyjdzie kolej na następnego.
-coordinates = Kolumny mają litery, a rzędy cyfry, w tej kolejności: a1 leży na dole po lewej, patrząc od strony miejsca 1.
# turns: the number of turns (locative); anew: the event that resets the count
-draws =
    • Partia kończy się remisem, gdy ta sama pozycja, z tym samym graczem na ruchu, wystąpi po raz trzeci.
    • Kończy się też remisem po { $turns }, w których z planszy nie znika żadna bierka. { $anew }
    • Gracze mogą uzgodnić remis (**/draw**). Zgodzić się muszą wszyscy, którzy są jeszcze w grze.
-resigning = Jeśli jeden gracz podda partię albo w partii z zegarem przekroczy czas, wygrywa drugi.
# letters: the notation of turns (instrumental); turn: an example; loose: other ways to write the example
-typing = Ruchy zapisuje się { $letters } bez spacji, więc partia to lista ruchów oddzielonych spacjami. Podczas pisania nie czepiam się szczegółów: wielkie lub małe litery, dodatkowe spacje oraz `-`, `x`, `>`, `,`, `:`, `to` lub nic między polami – wszystko działa. { $loose } oznaczają { $turn }. Jeśli wpisany tekst może oznaczać dwa różne ruchy, zapytam, o który chodzi.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Tabliczka z nazwą*: gracz. Ramka i mały wskaźnik pokazują, czyja jest kolej.
-signs-men = • *×16* na tabliczce: liczba pozostałych bierek.
-signs-turn = • *Strzałka, która zaczyna się w pierścieniu*: ostatni ruch, skąd i dokąd poszła bierka. Oba pola są zabarwione.
# man: the kind of man that is captured, with its adjective
-signs-gone = • *{ $man } z krzyżykiem*: zbicie w ostatnim ruchu. Jeśli to pole jest znów zajęte, wyblakły kształt wystaje zza tego, co tam stoi.
-signs-number = • *Numer w kółku*: wybór. Przyciski lub menu pod obrazkiem mają te same numery. Dwa numery w jednym kółku to dwie możliwości.
-signs-chosen = • *Ramka wokół bierki*: bierka wybrana do ruchu. Teraz wybierasz, dokąd ma iść.
-signs-end = • *Puchar* lub *korona*: zwycięzca. *Numer w krążku* na tabliczce: lokata. *=* przed nim: wspólna lokata, na przykład przy remisie (*=1*). *Flaga*: ten gracz poddał partię. *Blada nazwa*: ten gracz przegrał lub odpadł.
-signs-grey = • *Szare bierki*: należą do gracza, który poddał partię. Tabliczka wciąż je liczy.
-signs-figures = • *Strzałka bez pierścienia*: możliwy ruch. *Strzałka, która kończy się krzyżykiem*: ruch, którego zabrania reguła.

# Biloba

rules-biloba-goal =
    Dla 2, 3 lub 4 graczy, którzy grają po kolei zgodnie z ruchem wskazówek zegara. { -seats }

    Zbijaj pionki pozostałych graczy, aż zostaniesz tylko ty. Gracz, który ma najwyżej dwa pionki i nie może bić, odpada.
    ### Plansza
    Plansza ma 9 × 9 pól. W każdym rogu wycięto trzy pola (a1, b1 i a2, tak samo przy i1, a9 i i9), więc zostaje 69 pól. { -coordinates } Kolumny to litery od a do i, rzędy to cyfry od 1 do 9.
    Środek, e5, to szczególna płytka: nigdy nie staje na niej żaden pionek.
    ### Dwóch graczy
    Każdy ma 16 pionków. Południe: e1; od d2 do f2; od c3 do g3; od b4 do h4. Północ ma lustrzane odbicie w rzędach 9, 8, 7 i 6.
    ### Trzech lub czterech graczy
    Każdy ma 8 pionków. Południe: c1, d1, f1, g1; d2, e2, f2; e3. Zachód, Północ i Wschód mają ten sam kształt, obrócony. Przy trzech graczach wschodnia strona zostaje pusta.
    Południe ma miejsce 1. Przy dwóch graczach Północ ma miejsce 2. Przy większej liczbie miejsca to kolejno Południe, Zachód, Północ, Wschód.
    .title = Cel i ustawienie
    .lead = Zbijaj pionki pozostałych graczy, aż zostaniesz tylko ty. Gra się po kolei, zgodnie z ruchem wskazówek zegara.
rules-biloba-moving =
    W swoim ruchu robisz jeden krok jednym ze swoich pionków, a potem następują bicia i zajęcia pól, jeśli są. Krok to jedno z poniższych:
    • *Przesunięcie* na puste sąsiednie pole, w dowolnym z 8 kierunków.
    • *Skok* przez dokładnie jeden sąsiedni pionek dowolnego koloru na puste pole tuż za nim. Tylko jeden skok w ruchu i nigdy wstecz, ku własnej stronie: Południe nie może wylądować w niższym rzędzie, Północ w wyższym, Zachód we wcześniejszej kolumnie, a Wschód w późniejszej. Skoki w bok są dozwolone. Skok nie może się kończyć na e5.
    • *Przez środek*: przesunięcie na e5 i od razu dalej na dowolne puste pole obok e5 oprócz tego, z którego rusza pionek. To przesunięcie, a nie skok. Takie pole musi być, a na samym e5 niczego się nie bije.

    Jeśli na jakieś pole prowadzi już przesunięcie lub skok, droga tam przez środek nie jest osobnym ruchem.
    .title = Ruchy
    .lead = Każdy ruch to jeden krok jednym pionkiem.
rules-biloba-capturing =
    Wrogi pionek zostaje zbity, gdy stoi bezpośrednio między dwoma pionkami jednego koloru: w rzędzie, w kolumnie lub na ukos, wszystkie trzy tuż obok siebie. Dwóch lub więcej pionków w linii nigdy nie bije się razem wzdłuż tej linii.
    Po twoim kroku zostaje zbity *każdy* wrogi pionek, który stoi tak między dwoma twoimi, gdziekolwiek na planszy. Najpierw z planszy znikają wszystkie zbite pionki.
    ### Zajęcie pól
    Potem zajmujesz pola, które się zwolniły. *Pionki flankujące* takie pole to twoje pionki po obu jego stronach, na każdej linii, na której zbito stojący tam pionek: dwa, a jeśli zbito go na kilku liniach, to więcej.
    • Każde zwolnione pole zajmuje jeden pionek flankujący. Wybierasz, który.
    • W jednej rundzie zajmowania pól pionek rusza się najwyżej raz.
    • Pole zostaje puste tylko wtedy, gdy wszystkie flankujące je pionki zajęły inne zwolnione pola. Nie zajmuje się go później.
    • Pionek, który zrobił krok, jest takim samym pionkiem flankującym jak inne.
    .title = Bicie
    .lead = Pionek bezpośrednio między dwoma wrogimi zostaje zbity, a jeden z nich zajmuje jego pole.
rules-biloba-rounds =
    Pionek może zostać zbity na kilku liniach naraz, a wtedy jego pole może zająć każdy z pionków, które go flankowały.
    ### Kolejne rundy
    Gdy żadnego zwolnionego pola nie da się już zająć, bicia sprawdza się od nowa, na całej planszy. Nowe bicia zaczynają kolejną rundę, w której pionek może ruszyć się ponownie. Gdy bić już nie ma, twój ruch się kończy.
    .title = Wielkie bicia
    .lead = Jeden ruch może zbić bardzo dużo: na kilku liniach, w kilku miejscach i w kilku rundach.
rules-biloba-special =
    ### Wymuszone bicie
    Jeśli na *początku* twojego ruchu wrogie pionki stoją już między dwoma twoimi, twój ruch to te bicia i zajęcia pól, z kolejnymi rundami jak zwykle, i nie robisz kroku. Mogły wejść pomiędzy same albo doprowadził do tego ruch trzeciego gracza.
    ### Wejście pomiędzy
    Możesz wejść pionkiem między dwa pionki jednego wroga. Jeśli ten ruch bije tak, że twój pionek nie jest już flankowany, pionek jest bezpieczny. W przeciwnym razie zostaje zbity w następnym ruchu tego wroga, o ile wciąż jest wtedy flankowany.
    ### Najwyżej dwa pionki
    Jeśli na początku swojego ruchu masz najwyżej dwa pionki, musisz bić. Jeśli nie masz żadnego bicia, ani wymuszonego, ani żadnym krokiem, odpadasz: twoje pionki znikają z planszy i kolej ma następny gracz.
    ### Bez pionków
    Gracz bez pionków odpada od razu.
    ### Bez ruchu
    Jeśli masz co najmniej trzy pionki, ale żadnego dozwolonego ruchu, pasujesz. Jeśli nikt nie może wykonać ruchu, partia kończy się remisem.
    ### Poddanie
    W partii trzech lub czterech graczy ten, kto się poddaje (albo w partii z zegarem przekracza czas), odpada w tym momencie. Jego pionki znikają z planszy, jego lokata to 1 plus liczba graczy, którym pójdzie lepiej, a potem sprawdza się koniec partii jak po ruchu. W partii dwóch graczy wygrywa drugi.
    .title = Szczególne przypadki
    .lead = Cztery rzeczy, które zaskakują w pierwszych partiach.
rules-biloba-end =
    Wygrywa ostatni gracz, który zostanie. Jeśli zostało dwóch graczy i obaj mają najwyżej po dwa pionki, od razu jest remis.
    ### W tej kolejności po każdym ruchu
    1. Gracze bez pionków odpadają, wszyscy razem.
    2. Jeśli został jeden gracz, wygrywa.
    3. Jeśli zostało dwóch graczy i obaj mają najwyżej po dwa pionki, jest remis, nawet jeśli następny mógłby bić.
    4. Następnego gracza sprawdza się na początku jego ruchu, jak opisano w rozdziale „Szczególne przypadki”. Jeśli odpadnie, znów sprawdza się to samo.
    ### Lokaty
    Kto odpada pierwszy, zajmuje ostatnią lokatę. Gracze, którzy odpadają razem, dzielą lokatę, tak samo jak dwaj gracze przy remisie. Twoja lokata to 1 plus liczba graczy, którym poszło lepiej: 1 2 2 albo 1 1 3.
    ### Remisy
    { -draws(turns: "50 ruchach z rzędu na każdego gracza, który jest jeszcze w grze (100 przy dwóch, 150 przy trzech, 200 przy czterech)", anew: "Bicie i odpadnięcie gracza zaczynają liczenie od nowa.") }
    .title = Koniec
    .lead = Wygrywa ostatni gracz, który zostanie.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Kropka*, *romb*, *trójkąt* i *plus* na pionkach: pionki miejsc 1, 2, 3 i 4.
    { -signs-turn }
    • *Cienka strzałka, która zaczyna się w kropce*: pionek, który zajął zwolnione pole. Przy więcej niż jednej rundzie kropka pokazuje numer rundy.
    { -signs-gone(man: "Wyblakły pionek") }
    • *Celownik na pionku*: jest już flankowany i trzeba go teraz zbić. Na tych stronach także: bije go ruch ze strzałką.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Liść*: środek, na którym nie staje żaden pionek.
    .title = Znaki na obrazkach
    .lead = Strzałka wychodząca z pierścienia to ostatni ruch. Wyblakły pionek z krzyżykiem został zbity. Celownik oznacza: zbij teraz ten pionek. Tabliczka z ramką i wskaźnikiem pokazuje, czyja jest kolej.
rules-biloba-notation =
    • Przesunięcie lub skok: `d4-d5`, `d4-f6`.
    • Przez środek: `e4-e5-f6`. Działa też krótka postać `e4-f6`, a także `d4-e5-e4` zamiast d4-e4.
    • Każde zajęcie pola dopisuje się jako `,from>to`: `c5-d5,b3>c4,d5>e6`. Rundy idą po kolei, a w rundzie zajmowane pola: według liter, potem cyfr.
    • Wymuszone bicie ma tylko zajęcia pól: `d4>d5,f7>f6`.
    • `pass`, gdy nie ma ruchu.

    Dwa sposoby zajęcia pól to dwa różne ruchy, nawet jeśli prowadzą do tej samej pozycji.
    { -typing(letters: "małymi literami", loose: "`D4 to d5` i `d4d5`", turn: "`d4-d5`") }
    .title = Zapis ruchów
    .lead = Nigdy nie musisz wpisywać ruchu: do wszystkiego wystarczą przyciski pod planszą. Jeśli lubisz pisać, **/move** przyjmuje ruchy jako tekst i podpowiada je podczas pisania.
rules-biloba-origin =
    Autorem gry Biloba jest Guillaume Demougeot (2003). Te zasady opierają się na instrukcji oryginalnego programu, na stronie o planszy i pionkach oraz na jego obrazkach pomocy, które potwierdzają ustawienia, zajmowanie pól i remis dwa na dwa.

    Gdzie źródła milczą lub są niejasne, zdecydowaliśmy tutaj sami:
    • Remisy przez powtórzenie, po długim czasie bez strat i za zgodą, żeby każda partia się kończyła.
    • „Remis, gdy może bić po stracie pionka” oznacza dwa na dwa, jak pokazuje obrazek pomocy oryginału.
    • Które pola zostają puste, gdy jest za mało pionków flankujących.
    • Gracz bez ruchu pasuje.
    • Co się dzieje z pionkami graczy, którzy się poddają.
    .title = Kto to wymyślił i co ustaliliśmy
    .lead = Autorem gry Biloba jest Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Dla 2 graczy. { -seats }

    Dwie armie stoją na trójkątach w dwóch kolorach. Otaczaj wrogie pionki, aż zostaną najwyżej dwa.
    ### Plansza
    Plansza to trójkąt o boku 13, podzielony na 169 małych trójkątów, bez trójkąta o boku 2 (4 pola) w każdym rogu: 157 pól. 82 są zwrócone w górę i ciemne, 75 w dół i jasne.
    ### Nazwy pól
    Kolumny mają litery, a rzędy liczby, w tej kolejności, licząc od dołu po lewej, patrząc od strony Jasnych. W zwykłym ustawieniu Jasne mają miejsce 1.
    Rzędy mają liczby od 1 do 11, od podstawy w górę. Kolumny mają litery od a do y, co *pół pola*, licząc od lewego rogu sprzed wycięcia: sąsiednie pola w rzędzie dzieli jedna litera, a pola tego samego koloru dwie.
    Przed wycięciem rząd r sięgał od kolumny numer r do kolumny numer 26 − r (litera a ma numer 1). Wycięto a1, b1, c1, b2, w1, x1, y1, x2 i całe rzędy 12 i 13. Rząd 1 to więc pola od d1 do v1 (19 pól), rząd 2 od c2 do w2 (21), rząd 3 od c3 do w3 (21), rząd 4 od d4 do v4 (19) i tak dalej aż do rzędu 11, od k11 do o11 (5).
    Pole jest zwrócone w górę, jeśli suma numerów kolumny i rzędu jest parzysta, a w dół, jeśli nieparzysta.
    ### Sąsiedzi
    Wspólny bok z danym polem mają jego *pola sąsiednie*: te po lewej i po prawej w jego rzędzie, a w jego kolumnie to poniżej, jeśli dane pole jest zwrócone w górę, albo to powyżej, jeśli w dół. Mają drugi kolor. Pole, które ma tylko dwa z nich, to *pole brzegowe*. Wszystkie inne mają trzy.
    ### Ustawienie
    Każda armia ma 16 żołnierzy i 2 kapitanów.
    • *Jasne*, na polach zwróconych w dół, blisko podstawy. Rząd 2: i, k, m, o, q; rząd 3: h, j, l, n, p, r; rząd 4: g, i, k, m, o, q, s. Kapitanowie stoją na i4 oraz q4.
    • *Ciemne*, na polach zwróconych w górę, blisko szczytu. Rząd 6: h, j, l, n, p, r; rząd 7: i, k, m, o, q; rząd 8: j, l, n, p; rząd 9: k, m, o. Kapitanowie stoją na j6 oraz p6. Rząd 5 jest pusty.
    Gracze uzgadniają, która armia zaczyna. **/play** ma dwa ustawienia: *Jasne zaczynają*, czyli zwykłe, i *Ciemne zaczynają*, w którym miejsce 1 ma ciemną armię. Zawsze zaczyna miejsce 1.
    .title = Cel i ustawienie
    .lead = Otaczaj wrogie pionki, aż zostaną tylko dwa. Każda armia żyje na trójkątach własnego koloru.
rules-bizingo-moving =
    Przesuń jeden pionek o jeden krok na puste pole. Krok prowadzi na jedno z sześciu najbliższych pól tego samego koloru: o dwie litery w lewo lub w prawo w tym samym rzędzie albo o jedną literę w lewo lub w prawo w rzędzie powyżej lub poniżej.
    Pionek nigdy nie opuszcza koloru swojego pola: jasne zostają na jasnych, ciemne na ciemnych.
    .title = Ruchy
    .lead = Każdy ruch to jeden krok jednym pionkiem.
rules-bizingo-capturing =
    Po swoim ruchu sprawdź każdy wrogi pionek, który ma wspólny bok z pionkiem, którym ten ruch wykonano. Zostaje zbity, jeśli *wszystkie* jego pola sąsiednie na planszy zajmują twoje pionki.
    Jeśli jest to kapitan albo stoi na polu brzegowym, co najmniej jeden z tych pionków też musi być kapitanem.
    Wszystkie pionki zbite w jednym ruchu znikają z planszy razem.
    .title = Bicie
    .lead = Pionek, którym grasz, bije to, co otacza razem z innymi twoimi pionkami.
rules-bizingo-edge =
    Pionek na polu brzegowym ma tylko dwa pola sąsiednie. Zostaje zbity, jeśli oba zajmują wrogie pionki i co najmniej jeden z nich jest kapitanem.
    To samo dotyczy kapitana na polu brzegowym: biją go dwa pionki, z których jeden jest kapitanem.
    .title = Na brzegu
    .lead = Na brzegu planszy wystarczą dwa pionki, jeśli jeden z nich jest kapitanem.
rules-bizingo-special =
    ### Wejście pod bicie
    Jeśli twój ruch niczego nie bije, a według tej samej reguły zbity jest teraz pionek, którym ten ruch wykonano, ten pionek od razu znika z planszy.
    Twoje własne bicie jest pierwsze: pionek, który bije, nigdy nie ginie w ten sposób.
    .title = Wejście pod bicie
    .lead = Patrz, gdzie wchodzisz.
rules-bizingo-end =
    Armia, która ma najwyżej dwa pionki, przegrywa, nawet jeśli ostatni straciła, sama wchodząc pod bicie. Gracz bez dozwolonego ruchu też przegrywa. { -resigning }
    ### Remisy
    { -draws(turns: "200 ruchach z rzędu", anew: "Bicie i wejście pod bicie zaczynają liczenie od nowa.") }
    .title = Koniec
    .lead = Armia, która ma najwyżej dwa pionki, przegrywa. Tak samo gracz, który nie może wykonać ruchu.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Gwiazdka w krążku*: kapitan. *Kropka*: jasny żołnierz. *Romb*: ciemny żołnierz.
    { -signs-turn }
    { -signs-gone(man: "Wyblakły pionek") } Tak samo oznaczony jest pionek stracony we własnym ruchu.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Nazwy na polach*: widać tylko część planszy, w powiększeniu.
    .title = Znaki na obrazkach
    .lead = Strzałka wychodząca z pierścienia to ostatni ruch. Wyblakły pionek z krzyżykiem został zbity. Gwiazdka oznacza kapitana. Tabliczka z ramką i wskaźnikiem pokazuje, czyja jest kolej.
rules-bizingo-notation =
    Zapisz pole, na którym stoi pionek, i pole, na które idzie: `i4-k4`. Bić się nie zapisuje, bo wynikają z ruchu.
    { -typing(letters: "małymi literami", loose: "`I4 to k4` i `i4k4`", turn: "`i4-k4`") }
    .title = Zapis ruchów
    .lead = Nigdy nie musisz wpisywać ruchu: do wszystkiego wystarczą przyciski pod planszą. Jeśli lubisz pisać, **/move** przyjmuje ruchy jako tekst i podpowiada je podczas pisania.
rules-bizingo-origin =
    Bizingo pochodzi ze Stanów Zjednoczonych z lat 50. XIX wieku. Te zasady opierają się na artykule z encyklopedii. Podane w nim liczby i ustawienie zostały sprawdzone pole po polu.

    Gdzie artykuł milczy, zdecydowaliśmy tutaj sami:
    • Remisy przez powtórzenie, po długim czasie bez strat i za zgodą, żeby każda partia się kończyła.
    • Gracz bez dozwolonego ruchu przegrywa, jak w warcabach.
    • Gracze uzgadniają, która armia zaczyna. Zaczynają Jasne, chyba że wybierzesz ustawienie „Ciemne zaczynają”.
    .title = Kto to wymyślił i co ustaliliśmy
    .lead = Bizingo pochodzi ze Stanów Zjednoczonych z lat 50. XIX wieku.

# Basileus

rules-basileus-goal =
    Dla 2 graczy. { -seats } Miejsce 1 gra białymi.

    Zbij wrogiego króla, czyli *basileusa*.
    ### Plansza
    Plansza ma 9 kolumn, od a do i, oraz 8 rzędów, od 1 do 8. Jest w szachownicę, a pole a1 jest ciemne. { -coordinates }
    ### Bierki
    Każda strona ma 4 pionki, 4 oficerów i basileusa: dokładnie jeden rząd dziewięciu bierek. Białe stoją w rzędzie 1, a Czarne w rzędzie 8, jedne i drugie w tej kolejności: a – oficer, b – pionek, c – oficer, d – pionek, e – **basileus**, f – pionek, g – oficer, h – pionek, i – oficer.
    Twoje pionki stoją na polach jednego koloru, a oficerowie na polach drugiego, przy czym kolory obu stron są przeciwne. Kroki i skoki na ukos nigdy nie zmieniają koloru pola.
    .title = Cel i ustawienie
    .lead = Zbij wrogiego króla, czyli *basileusa*.
rules-basileus-moving =
    Bez bicia bierka idzie o jedno pole na puste pole:
    • pionki i oficerowie *na ukos*, w dowolnym z czterech kierunków;
    • basileus we wszystkich ośmiu kierunkach.
    .title = Ruchy
    .lead = Każdy ruch to jeden krok albo bicie, jeśli jest.
rules-basileus-capturing =
    Bicie to krótki skok przez sąsiednią wrogą bierkę na puste pole tuż za nią. Zbita bierka od razu znika z planszy.
    • *Pionek* skacze w pionie lub poziomie (w lewo, w prawo, do przodu lub do tyłu), przez pionki lub basileusa, nigdy przez oficerów.
    • *Oficer* skacze na ukos, przez pionki lub basileusa, nigdy przez oficerów.
    • *Basileus* skacze we wszystkich ośmiu kierunkach, przez pionki i oficerów, nigdy przez drugiego basileusa.
    .title = Bicie
    .lead = Bicie to krótki skok przez wrogą bierkę. Pionki chodzą na ukos, ale skaczą w pionie lub poziomie.
rules-basileus-obligation =
    Bicie jest obowiązkowe, ale ty wybierasz, które. Bierka, która bije, skacze dalej w tym samym ruchu tak długo, jak może, po każdym skoku w dowolnym dozwolonym dla niej kierunku. Drogę wybierasz ty: nie musi być najdłuższa i może przejść przez pole, z którego bierka ruszyła, albo się na nim skończyć.
    .title = Bicie jest obowiązkowe
    .lead = Jeśli możesz bić, musisz. Które bicie i którą drogę, wybierasz ty.
rules-basileus-special =
    ### Basileus bije basileusa
    Basileus bije drugiego, *wchodząc na jego pole* z dowolnego z ośmiu pól wokół niego. To cały osobny ruch i bicie jak inne, więc też jest obowiązkowe.
    Nigdy nie jest to część serii: basileus, którego skoki kończą się obok drugiego, zatrzymuje się tam, a ten drugi może go zbić.
    ### Basileus pada
    Zbicie basileusa od razu kończy partię, nawet w środku serii.
    .title = Basileus przeciw basileusowi
    .lead = Basileus bije drugiego, wchodząc na jego pole.
rules-basileus-end =
    Wygrywa ten, kto zbije basileusa. Gracz bez dozwolonego ruchu przegrywa. { -resigning }
    ### Remisy
    { -draws(turns: "100 ruchach z rzędu", anew: "Bicie zaczyna liczenie od nowa.") }
    .title = Koniec
    .lead = Wygrywa ten, kto zbije basileusa. Gracz, który nie może wykonać ruchu, przegrywa.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Okrągła głowa*: pionek. *Spiczasta głowa z nacięciem*, jak u szachowego gońca: oficer. *Korona*: basileus. U podstawy bierki Białych mają *kropkę*, a Czarnych *romb*.
    { -signs-turn }
    { -signs-gone(man: "Wyblakła bierka") }
    • *Ramka wokół bierki*: może bić, a jedna z bierek w ramkach musi.
    { -signs-number } Podczas wyboru ramka otacza wybraną bierkę albo tę, która skacze dalej.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Celownik na bierce*: bije ją ruch ze strzałką.
    .title = Znaki na obrazkach
    .lead = Strzałka wychodząca z pierścienia to ostatni ruch. Wyblakła bierka z krzyżykiem została zbita. Ramka wokół bierki oznacza: może bić, a jedna z bierek w ramkach musi.
rules-basileus-notation =
    • Krok: `b1-c2`.
    • Zapis bicia podaje pola, na których ląduje bierka: `d4xd6xf6`. Kończy się tam, gdzie pada basileus.
    • Basileus bije basileusa: `e4xe5`.

    { -typing(letters: "małymi literami", loose: "`B1 to c2` i `b1c2`", turn: "`b1-c2`") }
    .title = Zapis ruchów
    .lead = Nigdy nie musisz wpisywać ruchu: do wszystkiego wystarczą przyciski pod planszą. Jeśli lubisz pisać, **/move** przyjmuje ruchy jako tekst i podpowiada je podczas pisania.
rules-basileus-origin =
    Autorem gry Basileus jest Marek Łukaszewicz (2010). Te zasady opierają się na jej stronie w bazie gier, która nie podaje ustawienia początkowego. Strona mówi „pieces” („bierki”) tam, gdzie my mówimy „oficerowie”, bo u nas bierką jest też każdy pionek.

    Gdzie strona milczy, zdecydowaliśmy tutaj sami:
    • **Ustawienie początkowe to nasza rekonstrukcja.** Według strony pionki stoją na jednym kolorze, a oficerowie na drugim, a bicia działają tylko wtedy, gdy kolory obu stron są przeciwne. Dokładnie to daje jeden rząd dziewięciu bierek na planszy o ośmiu rzędach.
    • Gracz bez dozwolonego ruchu przegrywa, jak w warcabach.
    • Remisy przez powtórzenie, po długim czasie bez strat i za zgodą, żeby każda partia się kończyła.
    .title = Kto to wymyślił i co ustaliliśmy
    .lead = Autorem gry Basileus jest Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Dla 2 graczy, w dwóch rundach. { -seats }

    W jednej rundzie jesteś *skoczkiem*, który zbija kulki z planszy, a w drugiej *przesuwaczem*, który przeszkadza. Zostaw mniej kulek niż przeciwnik.
    ### Plansza
    Rama ma 4 × 4 *pola*, od A1 do D4. Dwanaście kwadratowych płytek wypełnia wszystkie pola oprócz czterech rogów. Każda płytka ma 2 × 2 *dołki*, a w każdym z 48 dołków leży kulka.
    Dołki mają nazwy od a1 do h8: pole A1 obejmuje a1, b1, a2 i b2, a pole D4 obejmuje g7, h7, g8 i h8. { -coordinates } Pola ramy zapisuje się wielkimi literami.
    Dołek jest tylko tam, gdzie leży płytka. Kulki wędrują razem ze swoją płytką.
    ### Dwie rundy
    W pierwszej rundzie miejsce 1 jest skoczkiem, a miejsce 2 przesuwaczem. W drugiej zamieniają się rolami, a plansza zostaje ustawiona od nowa. Każdą rundę zaczyna skoczek.
    .title = Cel i ustawienie
    .lead = W jednej rundzie jesteś *skoczkiem*, który zbija kulki z planszy. W drugiej jesteś *przesuwaczem*, który przeszkadza. Zostaw mniej kulek niż przeciwnik.
rules-bilitaire-jumper =
    ### Pierwszy ruch rundy
    Zdejmij z planszy jedną dowolną kulkę.
    ### Następne ruchy
    Skocz jedną kulką, poziomo lub pionowo, przez jedną sąsiednią kulkę do pustego dołka tuż za nią. Przeskoczona kulka znika z planszy. Te trzy dołki mogą leżeć na tej samej płytce albo na różnych.
    Ta sama kulka może skakać dalej, w dowolnym kierunku, tak długo, jak może, i może skończyć po każdym skoku. Może wrócić do dołka, z którego ruszyła. Nigdy na ukos i nigdy przez dwie kulki.
    Nie możesz pasować.
    .title = Skoczek
    .lead = Skoczek przeskakuje kulki i w ten sposób je zbija.
rules-bilitaire-shifter =
    Zrób dokładnie jedną z tych dwóch rzeczy:
    • *Usuń* jedną pustą płytkę, czyli taką bez kulki.
    • *Przesuń* płytki, po linii prostej, przez puste pola i w obrębie ramy: jedną płytkę o 1, 2 lub 3 pola; dwie sąsiednie płytki w linii o 1 lub 2 pola wzdłuż tej linii; trzy o 1 pole wzdłuż tej linii.

    Przesunięcie dwóch lub trzech płytek to jeden ruch. Pola, które opuszcza sama grupa, liczą się jako puste. Każde pole, przez które płytki przechodzą lub na którym stają, musi być puste.
    Przesuwacz, który nie może ani przesunąć, ani usunąć płytki, pasuje, bez żądania.
    .title = Przesuwacz
    .lead = Przesuwacz przesuwa płytki z leżącymi na nich kulkami albo usuwa pustą płytkę.
rules-bilitaire-special =
    Przesuwając lub usuwając płytkę, przesuwacz może *zażądać* skoku przez dokładnie określoną liczbę kulek, dwie lub więcej. Żądanie jest dozwolone tylko wtedy, gdy po przesunięciu lub usunięciu taki skok jest możliwy. Skoku przez jedną kulkę nigdy się nie żąda.
    Skoczek musi wtedy przeskoczyć dokładnie tyle kulek, ale sam wybiera skok. Liczą się też pierwsze skoki dłuższej serii: jeśli kulka mogłaby zbić pięć, może zbić trzy z nich i skończyć.
    Bez żądania skoczek ma wolną rękę.
    .title = Żądania
    .lead = Przesuwacz może nakazać skoczkowi, ile kulek ma zbić.
rules-bilitaire-end =
    ### Koniec rundy
    Runda kończy się, gdy skoczek, na którego przyszła kolej po ruchu przesuwacza, nie ma skoku. Kulki pozostałe na planszy to punkty przesuwacza.
    Po pierwszej rundzie plansza zostaje ustawiona od nowa i ponownie gra ten, kto właśnie był przesuwaczem, teraz jako skoczek. Ta zmiana rund nie jest ruchem. Punkty zostają.
    ### Koniec partii
    Po drugiej rundzie wygrywa gracz, który jako skoczek zostawił mniej kulek. Równe liczby oznaczają remis.
    Obaj gracze mogą też uzgodnić remis (**/draw**). { -resigning }
    .title = Koniec
    .lead = Runda kończy się, gdy skoczek nie może skoczyć. Pozostałe kulki to punkty przesuwacza.
rules-bilitaire-signs =
    { -signs-panel }
    • *Strzałka przeskakująca kropkę*, na tabliczce: ten gracz jest skoczkiem. *1/2* obok niej: pierwsza z dwóch rund.
    • *Płytka ze strzałką*, na tabliczce: ten gracz jest przesuwaczem.
    • *+12* na tabliczce: punkty.
    • *Skacząca strzałka z =3*, na kolorowym tle: żądany jest skok przez dokładnie trzy kulki.
    • *×26* obok planszy: liczba kulek, które na niej zostały.
    • *Strzałka, która zaczyna się w pierścieniu*: ostatni ruch. Stamtąd ruszyła kulka albo płytka. Jeśli płytki przesunęły się razem, strzałka prowadzi z pola, które się zwolniło, na pole, które zostało zajęte.
    { -signs-gone(man: "Wyblakła kulka") }
    • *Obrysowane pole z krzyżykiem*: tu usunięto pustą płytkę.
    { -signs-number }
    • *Pierścień wokół kulki*: jest wybrana do ruchu albo może skakać dalej.
    { -signs-end }
    { -signs-figures } Płytki, które przesuwają się razem, mają wspólną strzałkę.
    .title = Znaki na obrazkach
    .lead = Strzałka wychodząca z pierścienia to ostatni ruch. Skacząca strzałka na tabliczce oznacza skoczka, płytka ze strzałką przesuwacza. *=4* żąda skoku przez dokładnie cztery kulki.
rules-bilitaire-notation =
    • Pierwsza kulka: `xd4`.
    • Skoki, według dołków, w których ląduje kulka: `c3xe3xe5`.
    • Przesunięcia: `B1-B3`. Dwie lub trzy płytki zapisuje się w kolejności rosnącej, a potem ich nowe pola w tej samej kolejności: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Przesunięcia odróżnia ten zapis.
    • Usunięcie płytki: `xB2`.
    • Żądanie dopisuje się na końcu: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "małymi literami, a pola ramy wielkimi,", loose: "`C3 to e3` i `c3e3`", turn: "`c3xe3`") }
    .title = Zapis ruchów
    .lead = Nigdy nie musisz wpisywać ruchu: do wszystkiego wystarczą przyciski pod planszą. Jeśli lubisz pisać, **/move** przyjmuje ruchy jako tekst i podpowiada je podczas pisania.
rules-bilitaire-origin =
    Autorem gry Bilitaire jest Kris Burm (1994). Te zasady opierają się na czeskiej stronie o tej grze.

    Gdzie strona milczy, zdecydowaliśmy tutaj sami:
    • Skok może wrócić do dołka, z którego ruszył.
    • Gracze mogą uzgodnić remis.
    .title = Kto to wymyślił i co ustaliliśmy
    .lead = Autorem gry Bilitaire jest Kris Burm (1994).
