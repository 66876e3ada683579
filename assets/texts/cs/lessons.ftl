# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Hraješ za Jih. Kámen se posouvá o jedno pole, kterýmkoli z osmi směrů, na prázdné pole. Posuň kámen z d3 směrem k Severu.
    .title = Jak se kameny pohybují
    .right = Rovně nebo diagonálně, vždy o jedno pole. Kámen se může posunout i do stran a zpět.
    .wrong = To nebyl krok z d3 směrem k Severu. Před tímto kamenem jsou pole c4, d4 a e4.
lesson-biloba-capture =
    Hraješ za Jih. Kámen na c4 stojí vedle tvého kamene na b4. Seber ho: přiveď druhý kámen na jeho opačnou stranu, nebo najdi jinou linii přes c4.
    .title = Braní
    .right = Kámen přímo mezi dvěma tvými je sebrán, v řadě, ve sloupci nebo na diagonále. Pak jeden ze dvou svírajících kamenů nastoupí na jeho pole.
    .wrong = Kámen na c4 ještě není mezi dvěma tvými. Kámen na d4 by ho chytil mezi b4 a d4. Kámen na b5 by ho chytil mezi b5 a d3.
lesson-biloba-jump =
    Kámen může také přeskočit jeden kámen vedle sebe na prázdné pole hned za ním. Seber kámen skokem.
    .title = Skoky
    .right = Skok skončil na c6 a soupeřův kámen zůstal přímo mezi dvěma tvými. Přeskočený kámen zůstává: samotný skok nic nebere.
    .wrong = Potřebuješ kámen na c6. Z c4 tam může skočit přes c5 a z a6 přes b6. Kameny skáčou dopředu nebo do stran, nikdy zpět k vlastní straně.
lesson-biloba-two =
    Jedno braní může vést k dalšímu. Seber dva kameny jedním tahem.
    .title = Dvě kola
    .right = Když na c4 nastoupil kámen, stál kámen na c5 mezi c4 a c6. Byl sebrán také, ve druhém kole.
    .wrong = Sebrán je jen kámen mezi dvěma tvými. Z d4 tvůj kámen svírá c4 spolu s b4 a kámen, který nastoupí na c4, pak svírá c5 spolu s c6.
lesson-biloba-escape =
    Pole c4 leží mezi dvěma soupeřovými kameny, b4 a d4. Přesto tam vstup a zůstaň v bezpečí.
    .title = Uprostřed, ale v bezpečí
    .right = Tvůj krok sebral b4, mezi a4 a c4. Tvůj kámen už není sevřený a zůstává.
    .wrong = Vstoupit mezi soupeřovy kameny můžeš kdykoli, ale bezpečné je to, jen když tento krok jeden z těch dvou sebere. Na c4 se dostane kámen z c3.
lesson-biloba-forced =
    Sever vstoupil mezi b4 a d4 a pořád tam je, takže musíš sebrat c4, a to je celý tvůj tah. Zvol, který kámen nastoupí, aby Sever nemohl na oplátku nic sebrat.
    .title = Vynucené braní
    .right = Tvoje kameny jsou teď vedle sebe. Sever nemůže jedním krokem chytit ani jeden z nich.
    .wrong = Tvůj kámen na b4 má soupeře na b5. Sever jde z a3 na b3 a bere ho mezi nimi.
lesson-biloba-centre =
    Žádný kámen se nesmí zastavit na e5, ale může se přes něj posunout. Seber tak kámen na d3.
    .title = Přes střed
    .right = Tvůj kámen šel z e6 přes e5 na e4 jedním krokem a kámen na d3 byl mezi e4 a c2 sebrán.
    .wrong = Tvůj kámen na c2 potřebuje partnera na e4, na téže diagonále. Kámen z e6 se tam dostane přes střed.
lesson-biloba-win =
    Sever má už jen tři kameny. Se dvěma musí hned brát, jinak vypadne. Vyhraj partii.
    .title = Výhra
    .right = Sever má dva kameny a nemůže nic sebrat. Vypadává a ve hře zůstáváš jen ty.
    .wrong = Sever má pořád tři kameny. Seber c4: kámen na d4 nebo na b5 ho chytí mezi dva tvoje.

lesson-bizingo-captain =
    Máš světlou armádu. Dva z tvých kamenů jsou kapitáni, označení hvězdou. Táhni jedním z nich.
    .title = Kapitáni a kroky
    .right = Kapitáni kráčejí stejně jako vojáci: na jedno ze šesti nejbližších polí své barvy. Kapitána potřebuješ, když chceš sebrat kapitána nebo kámen na okraji.
    .wrong = To byl voják. Tvoji kapitáni jsou na i4 a q4.
lesson-bizingo-capture =
    Tmavý voják na l6 má tři sousedy přes stranu: k6, m6 a l5. Dva z nich držíš. Seber ho.
    .title = Braní
    .right = Všichni tři sousedé l6 byli tvoji, takže je sebrán.
    .wrong = Jeden soused l6 je ještě volný: l5 pod ním. Dostane se tam voják z m4.
lesson-bizingo-star =
    Teď je na l6 tmavý kapitán. Kruh může uzavřít kterýkoli ze dvou tvých kamenů. Seber kapitána tím správným.
    .title = Braní kapitána
    .right = Aby šlo sebrat kapitána, musí být aspoň jeden z kamenů kolem něj také kapitán. Ten z m4 je.
    .wrong = Tři vojáci kapitána sebrat nemůžou. Přiveď na l5 svého kapitána z m4.
lesson-bizingo-edge =
    Tmavý voják na m1 je na okraji. Má jen dva sousedy a jednoho držíš. Seber ho.
    .title = Na okraji
    .right = Kámen na okraji berou dva kameny, pokud je jeden z nich kapitán. Ten tvůj táhl na n1.
    .wrong = Druhý soused m1 je n1 a na okraji musí pomoct kapitán. Tvůj je na o2.
lesson-bizingo-first =
    Pole l5 je obklíčené tmavými kameny: k5 a m5 vedle něj a l6 nad ním. Vstup tam, ale o kámen nepřijď.
    .title = Tvoje braní má přednost
    .right = Tvoje braní má přednost. Když zmizel l6, l5 už nebylo obklíčené.
    .wrong = Kámen, který vstoupí a nic nesebere, je ztracen. Na l5 by ale tvůj kámen sebral l6 a zůstal. Dostane se tam ten z m4.

lesson-basileus-pawn =
    Hraješ za Bílého. Když neberou, kráčejí pěšci i důstojníci diagonálně. Zleva máš důstojníka, pěšce, důstojníka, pěšce, basilea, pěšce, důstojníka, pěšce, důstojníka. Táhni pěšcem.
    .title = Kroky
    .right = Pěšec kráčí o jedno pole diagonálně, takže vždy zůstává na polích téže barvy.
    .wrong = To byl důstojník nebo basileus. Tvoji pěšci jsou na b1, d1, f1 a h1.
lesson-basileus-chain =
    Musíš brát a kámen, který bere, skáče dál, dokud může. Cestu volíš ty. Seber tři kameny jedním tahem.
    .title = Série skoků
    .right = Tři skoky v jednom tahu, přes e3, d4 a c5. Zvolit šlo i druhou cestu.
    .wrong = Nejdelší cestou jít nemusíš. Ale ta přes d4 vede dál přes c5 a bere tři.
lesson-basileus-piece =
    Pěšci a důstojníci nikdy neskáčou přes důstojníky, ale tvůj basileus ano. Seber černého důstojníka.
    .title = Basileus bere důstojníky
    .right = Basileus skáče všemi osmi směry, přes pěšce i důstojníky.
    .wrong = Tohle sebralo pěšce. Důstojník je na f3, diagonálně pod tvým basileem.
lesson-basileus-kings =
    Černý basileus je hned vedle tvého. Vyhraj.
    .title = Basileus bere basilea
    .right = Basileus bere druhého basilea tím, že táhne na jeho pole, a partie končí.
    .wrong = Je to braní, ale bere pěšce a černý basileus uteče. Místo toho táhni na e5.
lesson-basileus-win =
    Pěšec skáče rovně: doleva, doprava, dopředu nebo dozadu. Vyhraj pěšcem na e4.
    .title = Výhra
    .right = Vyhrává se sebráním basilea. Pěšci a důstojníci ho berou tak, že ho přeskočí.
    .wrong = Tohle sebralo pěšce, ale místo něj šlo sebrat basilea na e5. Skoč dopředu.

lesson-bilitaire-jump =
    Jsi skokan. Kulička přeskakuje jednu kuličku vedle sebe do prázdného důlku hned za ní. Skoč kuličkou z c3.
    .title = Skok
    .right = c3 přeskočila d3 a ta je pryč. Nevadí, že dopadla na jinou destičku.
    .wrong = To byla kulička z f6. Ta na c3 může skočit doprava.
lesson-bilitaire-chain =
    Stejná kulička může skákat dál, dokud má kam. Seber tři kuličky jedním tahem.
    .title = Vícenásobný skok
    .right = Tři skoky jednou kuličkou a tři kuličky jsou pryč. Skončit šlo po kterémkoli z nich.
    .wrong = Skončit dřív smíš, ale na desce tak zůstane víc kuliček a ty se počítají proti tobě. Z c3 pokračuj přes e4 a d5.
lesson-bilitaire-slide =
    Teď jsi posouvač. Skokan by mohl skočit z c3 přes d3 na e3. Nenech skokanovi žádný skok: kolo pak hned skončí a zbylé kuličky se počítají tobě.
    .title = Posouvání
    .right = Za žádnou kuličkou už není prázdný důlek. Bez skoku kolo skokana končí. Obě kuličky jsou tvoje body a deska se znovu připraví na druhé kolo.
    .wrong = Obě destičky jsou pořád vedle sebe, takže skok tam stále je. Posuň jednu z nich od druhé, nebo odeber tu prázdnou.
lesson-bilitaire-remove =
    Místo posunu může posouvač odebrat destičku, na které není žádná kulička. Udělej to.
    .title = Odebrání destičky
    .right = Na B2 nebyla kulička, takže mohla pryč. Nikdo tam už skočit nemůže.
    .wrong = To byl posun. Můžeš posouvat, nebo odebrat, ale ne obojí. Prázdná destička je B2.
lesson-bilitaire-demand =
    Když posuneš destičku, můžeš požadovat skok přes přesný počet kuliček. Kuličkou z c3 by skokan mohl sebrat tři. Posuň destičku D1 a požaduj přesně dvě, ať zbude o kuličku víc.
    .title = Požadavek
    .right = Teď musí skokan sebrat přesně dvě.
    .wrong = To není ono. Zvol D1, pak kam půjde, pak požadavek 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lekce { $number } z { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Správně!** { $turn }.
lesson-wrong = ↩️ **Dovolené to je, ale hledáme něco jiného.** { $turn }.
lesson-last = To byla poslední lekce. Chceš si zahrát? Klikni na **Hrát hned**, nebo začni partii přes **/play**.
