# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture.

# Rules that several games share.

-seats = Začíná místo 1: ten, kdo partii zakládá, pokud se v **/play** nezvolilo jinak. Tah je vše, co jeden hráč udělá, než je na řadě další.
-coordinates = První je písmeno sloupce, pak číslo řady: a1 je vlevo dole z pohledu místa 1.
# turns: the number of turns (locative); anew: the event that resets the count
-draws =
    • Partie končí remízou, když stejná pozice se stejným hráčem na tahu nastane potřetí.
    • Remízou končí po { $turns }, při kterých z desky nezmizí žádný kámen. { $anew }
    • Na remíze se hráči můžou dohodnout (**/draw**). Musí ji přijmout všichni, kdo jsou ještě ve hře.
-resigning = Když se jeden hráč vzdá nebo v partii s hodinami překročí čas, vyhrává druhý hráč.
# letters: the notation of turns (instrumental); turn: an example; loose: other ways to write the example
-typing = Tahy se píšou { $letters } bez mezer, takže partie je seznam tahů oddělených mezerami. Při psaní netrvám na formě: velká i malá písmena, mezery navíc a mezi poli `-`, `x`, `>`, `,`, `:`, `to` nebo vůbec nic, to všechno funguje. { $loose } znamená totéž co { $turn }. Kdyby tvůj text mohl znamenat dva různé tahy, zeptám se, který z nich.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Štítek se jménem*: hráč. Rámeček a malý ukazatel říkají, kdo je na tahu.
-signs-men = • *×16* na štítku: počet zbývajících kamenů.
-signs-turn = • *Šipka, která začíná v kroužku*: poslední tah, odkud kámen šel a kde stojí teď. Obě pole jsou zabarvená.
# man: the kind of man that is captured, with its adjective
-signs-gone = • *{ $man } s křížkem*: sebráno posledním tahem. Pokud je to místo už znovu obsazené, vybledlý obrázek vykukuje zezadu.
-signs-number = • *Číslo v kroužku*: volba. Stejná čísla mají tlačítka nebo nabídka pod obrázkem. Dvě čísla v jednom kroužku jsou dvě možnosti.
-signs-chosen = • *Rámeček kolem kamene*: kámen, který máš vybraný. Teď volíš, kam půjde.
-signs-end = • *Pohár* nebo *koruna*: vítěz. *Číslo v kotoučku* na štítku: příčka. *=* před ním: dělená příčka, třeba při remíze (*=1*). *Praporek*: tento hráč se vzdal. *Bledé jméno*: tento hráč prohrál nebo vypadl.
-signs-grey = • *Šedé kameny*: patří hráči, který se vzdal. Štítek je dál počítá.
-signs-figures = • *Šipka bez kroužku*: možný tah. *Šipka, která končí křížkem*: tah, který pravidla zakazují.

# Biloba

rules-biloba-goal =
    Pro 2, 3 nebo 4 hráče, kteří se střídají po směru hodinových ručiček. { -seats }

    Ber kameny ostatních hráčů, dokud nezůstaneš ve hře jen ty. Hráč se dvěma kameny nebo méně, který nemůže brát, vypadává.
    ### Deska
    Deska je 9 × 9. V každém rohu chybějí tři pole (a1, b1 a a2, a stejně tak u i1, a9 a i9), takže jich zbývá 69. { -coordinates } Sloupce jsou a až i, řady 1 až 9.
    Střed e5 je zvláštní pole: žádný kámen se na něm nikdy nezastaví.
    ### Dva hráči
    Každý má 16 kamenů. Jih: e1; d2 až f2; c3 až g3; b4 až h4. Sever je má zrcadlově na řadách 9, 8, 7 a 6.
    ### Tři nebo čtyři hráči
    Každý má 8 kamenů. Jih: c1, d1, f1, g1; d2, e2, f2; e3. Západ, Sever a Východ mají stejný tvar, jen otočený. Ve třech zůstává východní strana prázdná.
    Jih má místo 1. Ve dvou má Sever místo 2. Ve více hráčích jdou místa v pořadí Jih, Západ, Sever, Východ.
    .title = Cíl a rozestavení
    .lead = Ber kameny ostatních hráčů, dokud nezůstaneš ve hře jen ty. Hráči se střídají po směru hodinových ručiček.
rules-biloba-moving =
    Když jsi na tahu, uděláš jeden krok jedním svým kamenem. Po něm následuje braní a nastoupení, pokud je co brát. Krok je jeden z těchto:
    • *Posun* na prázdné sousední pole, kterýmkoli z 8 směrů.
    • *Skok* přes právě jeden sousední kámen libovolné barvy na prázdné pole hned za ním. Jen jeden skok za tah a nikdy zpět k vlastní straně: Jih nesmí dopadnout do nižší řady, Sever do vyšší, Západ do dřívějšího sloupce, Východ do pozdějšího. Skákat do stran se smí. Skok nesmí skončit na e5.
    • *Přes střed*: posun na e5 a hned dál na kterékoli prázdné pole sousedící s e5, kromě toho, odkud kámen přišel. Je to posun, ne skok. Takové pole musí existovat a na samotném e5 se nic nebere.

    Pokud na pole vede už posun nebo skok, cesta tamtéž přes střed není samostatný tah.
    .title = Jak se táhne
    .lead = Každý tah je jeden krok jedním kamenem.
rules-biloba-capturing =
    Soupeřův kámen je sebrán, když stojí přímo mezi dvěma kameny téže barvy: v řadě, ve sloupci nebo na diagonále, všechny tři těsně vedle sebe. Dva nebo více kamenů za sebou se v této linii nikdy neberou společně.
    Po tvém kroku je sebrán *každý* soupeřův kámen, který takto stojí mezi dvěma tvými, kdekoli na desce. Nejdřív z desky zmizí všechny sebrané kameny.
    ### Nastoupení
    Pak obsadíš pole, která po nich zůstala prázdná. *Svírající kameny* takového pole jsou tvoje kameny po obou jeho stranách, v každé linii, ve které byl jeho kámen sebrán: dva, nebo více, pokud byl sebrán ve více liniích.
    • Na každé uvolněné pole nastoupí jeden svírající kámen. Který, to volíš ty.
    • Kámen se v jednom kole nastupování pohne nejvýš jednou.
    • Pole zůstane prázdné, jen když všechny jeho svírající kameny odešly na jiná uvolněná pole. Později se už neobsadí.
    • Kámen, který udělal krok, je svírající kámen jako každý jiný.
    .title = Braní
    .lead = Kámen přímo mezi dvěma soupeřovými je sebrán a jeden z nich nastoupí na jeho pole.
rules-biloba-rounds =
    Kámen může být sebrán ve více liniích najednou a pak může nastoupit kterýkoli z kamenů, které ho svíraly.
    ### Další kola
    Když už žádné uvolněné pole obsadit nejde, hledá se znovu, co brát, a to na celé desce. Nové braní začíná další kolo a kámen se v něm smí pohnout znovu. Když už není co brát, tvůj tah končí.
    .title = Velká braní
    .lead = Jeden tah může sebrat hodně: ve více liniích, na více místech a ve více kolech.
rules-biloba-special =
    ### Vynucené braní
    Pokud soupeřovy kameny stojí mezi dvěma tvými už na *začátku* tvého tahu, tvůj tah tvoří toto braní a nastoupení, s dalšími koly jako obvykle, a žádný krok neděláš. Kameny tam mohly samy vstoupit, nebo k tomu mohl vést tah třetího hráče.
    ### Vstup mezi soupeřovy kameny
    Smíš vstoupit kamenem mezi dva kameny jednoho soupeře. Pokud tento tah bere tak, že tvůj kámen už není sevřený, je kámen v bezpečí. Jinak je sebrán v příštím tahu tohoto soupeře, pokud je tehdy stále sevřený.
    ### Dva kameny nebo méně
    Pokud máš na začátku svého tahu dva kameny nebo méně, musíš brát. Když brát nemůžeš, ani vynuceně, ani žádným krokem, vypadáváš: tvoje kameny se odstraní a na řadě je další hráč.
    ### Žádné kameny
    Hráč bez kamenů vypadává okamžitě.
    ### Žádný tah
    Se třemi nebo více kameny a bez možného tahu pasuješ. Když nemůže hrát nikdo, partie končí remízou.
    ### Vzdání
    V partii tří nebo čtyř hráčů hráč, který se vzdá (nebo v partii s hodinami překročí čas), v tu chvíli vypadává. Jeho kameny zmizí z desky, jeho příčka je 1 plus počet hráčů, kteří skončí lépe, a následují kontroly konce partie jako po tahu. V partii dvou hráčů vyhrává ten druhý.
    .title = Zvláštní případy
    .lead = Čtyři věci, které v prvních partiích překvapí.
rules-biloba-end =
    Vyhrává poslední hráč, který zůstane. Když zbudou dva hráči a každý má dva kameny nebo méně, partie okamžitě končí remízou.
    ### V tomto pořadí po každém tahu
    1. Hráči bez kamenů vypadávají, všichni společně.
    2. Pokud zbývá jeden hráč, vyhrál.
    3. Pokud zbývají dva hráči a každý má dva kameny nebo méně, je remíza, i kdyby další hráč mohl brát.
    4. Další hráč se kontroluje na začátku svého tahu, jak popisují „Zvláštní případy“. Pokud vypadne, následují znovu tytéž kontroly.
    ### Příčky
    První hráč, který vypadne, má poslední příčku. Hráči, kteří vypadnou společně, se o příčku dělí, a stejně tak oba hráči při remíze. Tvoje příčka je 1 plus počet hráčů, kteří skončili lépe: 1 2 2, nebo 1 1 3.
    ### Remízy
    { -draws(turns: "50 tazích v řadě na každého hráče, který je ještě ve hře (100 ve dvou, 150 ve třech, 200 ve čtyřech)", anew: "Po braní nebo vypadnutí hráče se počítá znovu od nuly.") }
    .title = Konec
    .lead = Vyhrává poslední hráč, který zůstane.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Tečka*, *kosočtverec*, *trojúhelník* a *plus* na kamenech: kameny míst 1, 2, 3 a 4.
    { -signs-turn }
    • *Tenká šipka, která začíná v tečce*: kámen, který nastoupil. Po více než jednom kole ukazuje tečka číslo kola.
    { -signs-gone(man: "Vybledlý kámen") }
    • *Zaměřovač na kameni*: kámen je sevřený a musí se teď sebrat. Na těchto stránkách také: bere ho tah se šipkou.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *List*: střed, kde se žádný kámen nezastaví.
    .title = Značky v obrázcích
    .lead = Šipka z kroužku je poslední tah. Vybledlý kámen s křížkem je sebraný. Zaměřovač znamená: tento kámen teď seber. Štítek s rámečkem a ukazatelem říká, kdo je na tahu.
rules-biloba-notation =
    • Posun nebo skok: `d4-d5`, `d4-f6`.
    • Přes střed: `e4-e5-f6`. Funguje i krátký tvar `e4-f6` a také `d4-e5-e4` místo d4-e4.
    • Každé nastoupení následuje jako `,from>to`: `c5-d5,b3>c4,d5>e6`. Kola jdou po sobě a v každém kole se obsazovaná pole řadí podle písmen, pak podle čísel.
    • Vynucené braní má jen nastoupení: `d4>d5,f7>f6`.
    • `pass`, když není žádný tah.

    Dva způsoby nastoupení jsou dva různé tahy, i když vedou ke stejné pozici.
    { -typing(letters: "malými písmeny", loose: "`D4 to d5` i `d4d5`", turn: "`d4-d5`") }
    .title = Zápis tahů
    .lead = Psát tahy nikdy nemusíš: všechno zvládnou tlačítka pod deskou. Pokud je přesto chceš psát, **/move** je přijímá písemně a při psaní je navrhuje.
rules-biloba-origin =
    Autorem hry Biloba je Guillaume Demougeot (2003). Tato pravidla se řídí stránkou s návodem k původnímu programu, stránkou o desce a kamenech a obrázky z nápovědy programu, které potvrzují rozestavení, nastoupení a remízu dva proti dvěma.

    Kde mlčí nebo nejsou jasné, rozhodli jsme sami:
    • Remízy opakováním, po dlouhé době beze ztráty a dohodou, aby každá partie skončila.
    • „Remíza, když může brát po ztrátě kamene“ znamená dva proti dvěma, jak ukazuje obrázek z původní nápovědy.
    • Která pole zůstanou prázdná, když je svírajících kamenů málo.
    • Hráč bez tahu pasuje.
    • Co se stane s kameny hráčů, kteří se vzdají.
    .title = Kdo hru vymyslel a co je naše rozhodnutí
    .lead = Autorem hry Biloba je Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Pro 2 hráče. { -seats }

    Na trojúhelnících dvou barev stojí dvě armády. Obkličuj soupeřovy kameny, dokud nezbudou dva nebo méně.
    ### Deska
    Deska je trojúhelník o straně 13 rozdělený na 169 malých trojúhelníků, bez trojúhelníku o straně 2 (4 pole) v každém rohu: 157 polí. 82 míří nahoru a jsou tmavá, 75 míří dolů a jsou světlá.
    ### Názvy polí
    První je písmeno sloupce, pak číslo řady, počítáno zleva zdola z pohledu Světlého. V obvyklém rozestavení má Světlý místo 1.
    Řady jsou 1 až 11 od základny nahoru. Sloupce jsou a až y po *půlkách pole*, od levého rohu, jaký byl před oříznutím: sousední pole v řadě jsou od sebe o jedno písmeno, pole téže barvy o dvě.
    Před oříznutím šla řada r od sloupce číslo r po sloupec číslo 26 − r (a je 1). Odříznuta jsou a1, b1, c1, b2, w1, x1, y1, x2 a celé řady 12 a 13. Řada 1 je tedy d1 až v1 (19 polí), řada 2 c2 až w2 (21), řada 3 c3 až w3 (21), řada 4 d4 až v4 (19) a tak dále až po řadu 11, k11 až o11 (5).
    Pole míří nahoru, když je součet čísel jeho sloupce a řady sudý, a dolů, když je lichý.
    ### Sousedé
    Společnou stranu s polem mají jeho *sousedé přes stranu*: v jeho řadě pole vlevo a vpravo a v jeho sloupci u pole, které míří nahoru, to pod ním, u pole, které míří dolů, to nad ním. Mají opačnou barvu. Pole, které má takové sousedy jen dva, je *okrajové pole*. Všechna ostatní mají tři.
    ### Rozestavení
    Každá armáda má 16 vojáků a 2 kapitány.
    • *Světlý*, na polích mířících dolů, u základny: řada 2 i k m o q; řada 3 h j l n p r; řada 4 g i k m o q s. Kapitáni jsou i4 a q4.
    • *Tmavý*, na polích mířících nahoru, u vrcholu: řada 6 h j l n p r; řada 7 i k m o q; řada 8 j l n p; řada 9 k m o. Kapitáni jsou j6 a p6. Řada 5 je prázdná.
    Která armáda začne, na tom se hráči dohodnou. **/play** má dvě rozestavení: *Světlý začíná*, které je obvyklé, a *Tmavý začíná*, ve kterém má místo 1 tmavou armádu. Místo 1 začíná vždy.
    .title = Cíl a rozestavení
    .lead = Obkličuj soupeřovy kameny, dokud nezbudou jen dva. Každá armáda žije na trojúhelnících své barvy.
rules-bizingo-moving =
    Táhni jedním kamenem o jeden krok na prázdné pole. Krok vede na jedno ze šesti nejbližších polí téže barvy: o dvě písmena doleva nebo doprava ve své řadě, nebo o jedno písmeno doleva nebo doprava v řadě nad ní či pod ní.
    Kámen nikdy neopustí barvu svého pole: světlý zůstává na světlých, tmavý na tmavých.
    .title = Jak se táhne
    .lead = Každý tah je jeden krok jedním kamenem.
rules-bizingo-capturing =
    Po svém tahu se podívej na každý soupeřův kámen, který má společnou stranu s kamenem, kterým táhneš. Je sebrán, pokud tvoje kameny stojí na *všech* jeho sousedech přes stranu, kteří jsou na desce.
    Pokud je to kapitán nebo stojí na okrajovém poli, musí být aspoň jeden z těchto tvých kamenů také kapitán.
    Všechny kameny sebrané jedním tahem opouštějí desku společně.
    .title = Braní
    .lead = Kámen, kterým táhneš, bere to, co obklíčí spolu s tvými dalšími kameny.
rules-bizingo-edge =
    Kámen na okrajovém poli má jen dva sousedy přes stranu. Je sebrán, když na obou stojí soupeřovy kameny a aspoň jeden z nich je kapitán.
    Totéž platí pro kapitána na okrajovém poli: berou ho dva kameny, z toho jeden kapitán.
    .title = Na okraji
    .lead = Na okraji desky stačí dva kameny, pokud je jeden z nich kapitán.
rules-bizingo-special =
    ### Vstup do obklíčení
    Pokud tvůj tah nic nebere a podle stejných podmínek je teď obklíčen kámen, kterým táhneš, hned se odstraní.
    Tvoje braní má přednost: kámen, který bere, se takto nikdy neztratí.
    .title = Vstup do obklíčení
    .lead = Dívej se, kam vstupuješ.
rules-bizingo-end =
    Armáda se dvěma kameny nebo méně prohrála, i když o poslední ztracený kámen přišla vlastním vstupem do obklíčení. Prohrál také hráč, který nemá možný tah. { -resigning }
    ### Remízy
    { -draws(turns: "200 tazích v řadě", anew: "Po braní nebo vstupu do obklíčení se počítá znovu od nuly.") }
    .title = Konec
    .lead = Armáda se dvěma kameny nebo méně prohrála. Stejně tak hráč, který nemůže táhnout.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Hvězda v kotoučku*: kapitán. *Tečka*: světlý voják. *Kosočtverec*: tmavý voják.
    { -signs-turn }
    { -signs-gone(man: "Vybledlý kámen") } Stejně je označen kámen ztracený vlastním tahem.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Názvy na polích*: je vidět jen část desky, zvětšená.
    .title = Značky v obrázcích
    .lead = Šipka z kroužku je poslední tah. Vybledlý kámen s křížkem je sebraný. Hvězda značí kapitána. Štítek s rámečkem a ukazatelem říká, kdo je na tahu.
rules-bizingo-notation =
    Napiš pole, na kterém kámen stojí, a pole, na které jde: `i4-k4`. Braní se nepíše, protože z tahu vyplývá.
    { -typing(letters: "malými písmeny", loose: "`I4 to k4` i `i4k4`", turn: "`i4-k4`") }
    .title = Zápis tahů
    .lead = Psát tahy nikdy nemusíš: všechno zvládnou tlačítka pod deskou. Pokud je přesto chceš psát, **/move** je přijímá písemně a při psaní je navrhuje.
rules-bizingo-origin =
    Bizingo pochází ze Spojených států z 50. let 19. století. Tato pravidla se řídí článkem v encyklopedii. Jeho počty a rozestavení jsou ověřené pole po poli.

    Kde mlčí, rozhodli jsme sami:
    • Remízy opakováním, po dlouhé době beze ztráty a dohodou, aby každá partie skončila.
    • Hráč bez možného tahu prohrál, jako v dámě.
    • Která armáda začne, na tom se hráči dohodnou. Začíná Světlý, pokud nezvolíš rozestavení „Tmavý začíná“.
    .title = Kdo hru vymyslel a co je naše rozhodnutí
    .lead = Bizingo pochází ze Spojených států z 50. let 19. století.

# Basileus

rules-basileus-goal =
    Pro 2 hráče. { -seats } Místo 1 hraje za Bílého.

    Seber soupeřova krále, *basilea*.
    ### Deska
    Deska má 9 sloupců, a až i, a 8 řad, 1 až 8. Je šachovnicová a a1 je tmavé. { -coordinates }
    ### Kameny
    Každá strana má 4 pěšce, 4 důstojníky a basilea: přesně jednu řadu o devíti kamenech. Bílý stojí na řadě 1 a Černý na řadě 8, oba v tomto pořadí: a – důstojník, b – pěšec, c – důstojník, d – pěšec, e – **basileus**, f – pěšec, g – důstojník, h – pěšec, i – důstojník.
    Tvoji pěšci stojí na polích jedné barvy a tvoji důstojníci na polích druhé a barvy obou stran jsou opačné. Diagonální kroky ani skoky barvu nikdy nemění.
    .title = Cíl a rozestavení
    .lead = Seber soupeřova krále, *basilea*.
rules-basileus-moving =
    Bez braní táhne kámen o jedno pole na prázdné pole:
    • pěšci a důstojníci *diagonálně*, kterýmkoli ze čtyř směrů;
    • basileus všemi osmi směry.
    .title = Jak se táhne
    .lead = Každý tah je jeden krok, nebo braní, pokud je možné.
rules-basileus-capturing =
    Braní je krátký skok přes sousední soupeřův kámen na prázdné pole hned za ním. Sebraný kámen se hned odstraní.
    • *Pěšec* skáče rovně (doleva, doprava, dopředu nebo dozadu), přes pěšce nebo basilea, nikdy přes důstojníky.
    • *Důstojník* skáče diagonálně, přes pěšce nebo basilea, nikdy přes důstojníky.
    • *Basileus* skáče všemi osmi směry, přes pěšce a důstojníky, nikdy přes druhého basilea.
    .title = Braní
    .lead = Braní je krátký skok přes soupeřův kámen. Pěšci kráčejí diagonálně, ale skáčou rovně.
rules-basileus-obligation =
    Braní je povinné, ale které zahraješ, volíš ty. Kámen, který bere, skáče v tomtéž tahu dál, dokud může, po každém skoku kterýmkoli směrem, který má dovolený. Cestu volíš ty: nemusí být nejdelší a smí vést přes pole, kde začala, nebo na něm skončit.
    .title = Braní je povinné
    .lead = Když můžeš brát, musíš. Které braní a kterou cestu, to záleží na tobě.
rules-basileus-special =
    ### Basileus bere basilea
    Basileus bere druhého basilea tím, že *táhne na jeho pole*, z kteréhokoli z osmi polí kolem něj. Je to celý samostatný tah a braní jako každé jiné, takže je také povinné.
    Nikdy není součástí série: basileus, kterému skoky skončí vedle druhého basilea, se tam zastaví a druhý ho může sebrat.
    ### Basileus padne
    Sebrání basilea ukončí partii okamžitě, i uprostřed série.
    .title = Basileus proti basileovi
    .lead = Basileus bere druhého basilea tím, že táhne na jeho pole.
rules-basileus-end =
    Kdo sebere basilea, vyhrává. Hráč bez možného tahu prohrál. { -resigning }
    ### Remízy
    { -draws(turns: "100 tazích v řadě", anew: "Po braní se počítá znovu od nuly.") }
    .title = Konec
    .lead = Kdo sebere basilea, vyhrává. Hráč, který nemůže táhnout, prohrál.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Kulatá hlava*: pěšec. *Špičatá hlava se zářezem*, jako má šachový střelec: důstojník. *Koruna*: basileus. Bílé kameny mají u paty *tečku*, černé *kosočtverec*.
    { -signs-turn }
    { -signs-gone(man: "Vybledlý kámen") }
    • *Rámeček kolem kamene*: může brát a některý z orámovaných kamenů musí.
    { -signs-number } Zatímco volíš, je rámeček kolem kamene, který máš vybraný, nebo kolem toho, který skáče dál.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Zaměřovač na kameni*: bere ho tah se šipkou.
    .title = Značky v obrázcích
    .lead = Šipka z kroužku je poslední tah. Vybledlý kámen s křížkem je sebraný. Rámeček kolem kamene znamená: může brát a některý z orámovaných kamenů musí.
rules-basileus-notation =
    • Krok: `b1-c2`.
    • Braní jmenuje pole, na která kámen dopadne: `d4xd6xf6`. Končí tam, kde padne basileus.
    • Basileus bere basilea: `e4xe5`.

    { -typing(letters: "malými písmeny", loose: "`B1 to c2` i `b1c2`", turn: "`b1-c2`") }
    .title = Zápis tahů
    .lead = Psát tahy nikdy nemusíš: všechno zvládnou tlačítka pod deskou. Pokud je přesto chceš psát, **/move** je přijímá písemně a při psaní je navrhuje.
rules-basileus-origin =
    Autorem hry Basileus je Marek Łukaszewicz (2010). Tato pravidla se řídí její stránkou v databázi her, která žádné rozestavení neuvádí. Stránka mluví o „kamenech“ tam, kde my říkáme důstojníci, protože u nás je kámen i každý pěšec.

    Kde stránka mlčí, rozhodli jsme sami:
    • **Základní rozestavení je naše rekonstrukce.** Stránka má pěšce na jedné barvě a důstojníky na druhé a braní funguje, jen když jsou barvy obou stran opačné. Přesně to dává jedna řada o devíti kamenech na desce o osmi řadách.
    • Hráč bez možného tahu prohrál, jako v dámě.
    • Remízy opakováním, po dlouhé době beze ztráty a dohodou, aby každá partie skončila.
    .title = Kdo hru vymyslel a co je naše rozhodnutí
    .lead = Autorem hry Basileus je Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Pro 2 hráče, na dvě kola. { -seats }

    V jednom kole jsi *skokan*, který sbírá kuličky z desky, a ve druhém *posouvač*, který mu překáží. Nech na desce méně kuliček než soupeř.
    ### Deska
    Rám má 4 × 4 *pole*, A1 až D4. Dvanáct čtvercových destiček vyplňuje všechna pole kromě čtyř rohů. Každá destička má 2 × 2 *důlky* a v každém ze 48 důlků leží kulička.
    Důlky jsou a1 až h8: na poli A1 jsou a1, b1, a2 a b2, na poli D4 jsou g7, h7, g8 a h8. { -coordinates } Pole rámu se píšou velkými písmeny.
    Důlek je jen tam, kde leží destička. Kuličky cestují se svou destičkou.
    ### Dvě kola
    V prvním kole je místo 1 skokan a místo 2 posouvač. Ve druhém si role vymění a deska se znovu připraví. V každém kole začíná skokan.
    .title = Cíl a rozestavení
    .lead = V jednom kole jsi *skokan*, který sbírá kuličky z desky. Ve druhém jsi *posouvač*, který mu překáží. Nech na desce méně kuliček než soupeř.
rules-bilitaire-jumper =
    ### První tah kola
    Odeber z desky jednu libovolnou kuličku.
    ### Další tahy
    Skoč jednou kuličkou vodorovně nebo svisle přes jednu sousední kuličku do prázdného důlku hned za ní. Přeskočená kulička se odebere. Tři důlky můžou ležet na téže destičce i na různých.
    Stejná kulička smí skákat dál kterýmkoli směrem, dokud to jde, a po kterémkoli skoku můžeš skončit. Smí se vrátit do důlku, ze kterého vyskočila. Nikdy diagonálně a nikdy přes dvě kuličky.
    Pasovat nemůžeš.
    .title = Skokan
    .lead = Skokan přeskakuje kuličky, a tím je odebírá.
rules-bilitaire-shifter =
    Udělej právě jedno z toho:
    • *Odeber* jednu prázdnou destičku, tedy takovou, na které není žádná kulička.
    • *Posuň* destičky rovně přes prázdná pole a uvnitř rámu: jednu destičku o 1, 2 nebo 3 pole; dvě sousední destičky v jedné linii o 1 nebo 2 pole podél této linie; tři o 1 pole podél této linie.

    Posun dvojice nebo trojice je jeden tah. Pole, která skupina sama opouští, se počítají jako prázdná. Každé pole, přes které destičky jdou nebo na které dojdou, musí být prázdné.
    Posouvač, který nemůže žádnou destičku posunout ani odebrat, pasuje, a to bez požadavku.
    .title = Posouvač
    .lead = Posouvač posouvá destičky i s kuličkami na nich, nebo odebere prázdnou destičku.
rules-bilitaire-special =
    Při posunu nebo odebrání smí posouvač *požadovat* skok přes přesný počet kuliček, dvě nebo více. Požadavek je dovolený, jen když je takový skok po posunu nebo odebrání možný. Skok přes jednu se nikdy nepožaduje.
    Skokan pak musí přeskočit přesně tolik kuliček, ale který skok to bude, volí sám. Počítají se i první skoky z delšího vícenásobného skoku: když kulička může sebrat pět, může z nich sebrat tři a zastavit se.
    Bez požadavku má skokan volnou volbu.
    .title = Požadavky
    .lead = Posouvač může skokanovi určit, kolik kuliček má sebrat.
rules-bilitaire-end =
    ### Konec kola
    Kolo končí, když je po tahu posouvače na řadě skokan a nemá žádný skok. Kuličky, které zbyly na desce, jsou body posouvače.
    Po prvním kole se deska znovu připraví a na tahu je znovu týž hráč: dosud posouvač, teď skokan. Tato změna kol není tah. Body zůstávají.
    ### Konec partie
    Po druhém kole vyhrává hráč, který jako skokan nechal méně kuliček. Stejný počet je remíza.
    Oba hráči se můžou na remíze také dohodnout (**/draw**). { -resigning }
    .title = Konec
    .lead = Kolo končí, když skokan nemůže skočit. Kuličky, které zbyly, jsou body posouvače.
rules-bilitaire-signs =
    { -signs-panel }
    • *Šipka skákající přes tečku*, na štítku: tento hráč je skokan. *1/2* vedle ní: první ze dvou kol.
    • *Destička se šipkou*, na štítku: tento hráč je posouvač.
    • *+12* na štítku: body.
    • *Skákající šipka s =3*, na barevném podkladu: je požadován skok přesně přes tři kuličky.
    • *×26* vedle desky: počet kuliček, které na ní zbývají.
    • *Šipka, která začíná v kroužku*: poslední tah. Odtud šla kulička, nebo se posunula destička. Pokud se posunulo víc destiček společně, vede z pole, které se uvolnilo, na pole, které se zaplnilo.
    { -signs-gone(man: "Vybledlá kulička") }
    • *Obrys pole s křížkem*: tady byla odebrána prázdná destička.
    { -signs-number }
    • *Kroužek kolem kuličky*: máš ji vybranou, nebo může skákat dál.
    { -signs-end }
    { -signs-figures } Destičky, které se posouvají společně, mají jednu šipku.
    .title = Značky v obrázcích
    .lead = Šipka z kroužku je poslední tah. Skákající šipka na štítku značí skokana, destička se šipkou posouvače. *=4* požaduje skok přesně přes čtyři.
rules-bilitaire-notation =
    • První kulička: `xd4`.
    • Skoky podle důlků, do kterých kulička dopadne: `c3xe3xe5`.
    • Posuny: `B1-B3`. Dvě nebo tři destičky se píšou vzestupně a pak jejich nová pole ve stejném pořadí: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Posuny se rozlišují podle tohoto zápisu.
    • Odebrání destičky: `xB2`.
    • Požadavek se přidává na konec: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "malými písmeny, pole rámu velkými,", loose: "`C3 to e3` i `c3e3`", turn: "`c3xe3`") }
    .title = Zápis tahů
    .lead = Psát tahy nikdy nemusíš: všechno zvládnou tlačítka pod deskou. Pokud je přesto chceš psát, **/move** je přijímá písemně a při psaní je navrhuje.
rules-bilitaire-origin =
    Autorem hry Bilitaire je Kris Burm (1994). Tato pravidla se řídí českou stránkou o ní.

    Kde stránka mlčí, rozhodli jsme sami:
    • Skok se smí vrátit do důlku, ze kterého začal.
    • Na remíze se hráči můžou dohodnout.
    .title = Kdo hru vymyslel a co je naše rozhodnutí
    .lead = Autorem hry Bilitaire je Kris Burm (1994).
