# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture.

# Rules that several games share.

-seats = Stoel 1 begint: dat is wie de partij start, tenzij bij **/play** iets anders is gekozen. Een zet is alles wat een speler doet voordat de volgende aan de beurt is.
-coordinates = Kolommen hebben letters en rijen hebben nummers, in die volgorde: a1 ligt linksonder, gezien vanaf stoel 1.
# turns: the number of turns; anew: the event that resets the count
-draws =
    • De partij is remise als dezelfde stelling, met dezelfde speler aan zet, voor de derde keer ontstaat.
    • De partij is ook remise na { $turns } waarin geen enkel stuk van het bord gaat. { $anew }
    • Spelers kunnen remise overeenkomen (**/draw**). Iedereen die nog in het spel is, moet akkoord gaan.
-resigning = Geeft een speler op, of overschrijdt een speler in een partij met klok de tijd, dan wint de andere speler.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Zetten schrijf je in { $letters } zonder spaties, dus een partij is een lijst van zetten met spaties ertussen. Ik ben niet streng als je typt: hoofdletters of kleine letters, extra spaties, en `-`, `x`, `>`, `,`, `:`, `to` of niets tussen de velden, het mag allemaal. { $loose } betekenen allebei { $turn }. Kan wat je typt twee verschillende zetten betekenen, dan vraag ik welke.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Kaartje met een naam*: een speler. Een rand en een kleine wijzer tonen wie aan zet is.
-signs-men = • *×16* op een kaartje: hoeveel stukken er nog over zijn.
-signs-turn = • *Pijl die in een ring begint*: de laatste zet, van waar het stuk stond naar waar het nu staat. Beide velden zijn gekleurd.
# man: the kind of man that is captured, with its adjective, such as “Vervaagde steen”
-signs-gone = • *{ $man } met een kruis*: geslagen in de laatste zet. Is het veld weer bezet, dan steekt het geslagen exemplaar er nog achter uit.
-signs-number = • *Nummer in een cirkel*: een keuze. De knoppen of het menu onder het plaatje hebben dezelfde nummers. Twee nummers in één cirkel zijn twee keuzes.
-signs-chosen = • *Rand om een stuk*: het stuk dat je hebt gekozen. Hierna kies je waar het heen gaat.
-signs-end = • *Beker* of *kroon*: de winnaar. *Cijfer in een rondje* op een kaartje: een plaats. *=* ervoor: een gedeelde plaats, zoals bij remise (*=1*). *Vlag*: deze speler heeft opgegeven. *Bleke naam*: deze speler heeft verloren of is uit het spel.
-signs-grey = • *Grijze stukken*: ze zijn van een speler die heeft opgegeven. Het kaartje telt ze nog mee.
-signs-figures = • *Pijl zonder ring*: een mogelijke zet. *Pijl die in een kruis eindigt*: een zet die volgens een regel niet mag.

# Biloba

rules-biloba-goal =
    Voor 2, 3 of 4 spelers, die met de klok mee aan de beurt komen. { -seats }

    Sla de stenen van de andere spelers tot alleen jij nog over bent. Een speler met twee stenen of minder die niet kan slaan, is uit het spel.
    ### Bord
    Het bord is 9 × 9 velden. Bij elke hoek zijn drie velden afgesneden (a1, b1 en a2, en net zo bij i1, a9 en i9), zodat er 69 velden overblijven. { -coordinates } De kolommen zijn a tot en met i, de rijen 1 tot en met 9.
    Het midden, e5, is een bijzonder veld: er blijft nooit een steen op staan.
    ### Twee spelers
    Ieder heeft 16 stenen. Zuid: e1; d2 tot en met f2; c3 tot en met g3; b4 tot en met h4. Noord is daarvan het spiegelbeeld, op de rijen 9, 8, 7 en 6.
    ### Drie of vier spelers
    Ieder heeft 8 stenen. Zuid: c1, d1, f1, g1; d2, e2, f2; e3. West, Noord en Oost hebben dezelfde vorm, gedraaid. Met drie spelers blijft de oostkant leeg.
    Zuid heeft stoel 1. Met twee spelers heeft Noord stoel 2. Met meer zijn de stoelen Zuid, West, Noord, Oost.
    .title = Doel en opstelling
    .lead = Sla de stenen van de andere spelers tot alleen jij nog over bent. Spelers komen met de klok mee aan de beurt.
rules-biloba-moving =
    In je beurt doe je één stap met een van je stenen. Daarna wordt er geslagen en opgeschoven, als er iets te slaan valt. De stap is een van deze:
    • *Schuiven* naar een leeg veld ernaast, in een van de 8 richtingen.
    • *Springen* over precies één steen ernaast, van welke kleur ook, naar het lege veld er vlak achter. Maar één sprong per zet, en nooit terug naar je eigen kant: Zuid mag niet in een lagere rij landen, Noord niet in een hogere, West niet in een eerdere kolom, Oost niet in een latere. Opzij springen mag. Een sprong kan niet op e5 eindigen.
    • *Door het midden*: schuif naar e5 en meteen door naar een leeg veld naast e5, behalve het veld waar je vandaan kwam. Dit is schuiven, geen springen. Er moet zo’n veld zijn, en op e5 zelf wordt niets geslagen.

    Kun je een veld al bereiken door te schuiven of te springen, dan is de weg daarheen door het midden geen aparte zet.
    .title = Zetten
    .lead = Elke zet is één stap met één steen.
rules-biloba-capturing =
    Een vijandelijke steen is geslagen als hij direct tussen twee stenen van dezelfde kleur staat: in een rij, een kolom of een diagonaal, alle drie naast elkaar. Twee of meer stenen op een rij worden langs die lijn nooit samen geslagen.
    Na je stap is *elke* vijandelijke steen geslagen die zo tussen twee van jou staat, waar dan ook op het bord. Eerst gaan alle geslagen stenen van het bord.
    ### Opschuiven
    Daarna vul je de leeggekomen velden op. De *flankstenen* van zo’n veld zijn jouw stenen aan weerszijden ervan, op elke lijn waarop de steen daar is geslagen: twee, of meer als hij op meerdere lijnen is geslagen.
    • Naar elk leeggekomen veld schuift één flanksteen op. Jij kiest welke.
    • Een steen schuift in een ronde hoogstens één keer op.
    • Een veld blijft alleen leeg als al zijn flankstenen naar andere leeggekomen velden zijn opgeschoven. Het wordt later niet meer opgevuld.
    • De steen die de stap deed, is een flanksteen als elke andere.
    .title = Slaan
    .lead = Een steen direct tussen twee vijandelijke stenen is geslagen, en een van die twee neemt zijn plaats in.
rules-biloba-rounds =
    Een steen kan op meerdere lijnen tegelijk worden geslagen, en dan mag elk van de stenen die hem flankeerden, opschuiven.
    ### Meer rondes
    Kan er geen leeggekomen veld meer worden opgevuld, dan wordt er weer over het hele bord gekeken wat er geslagen is. Is er iets, dan begint een nieuwe ronde, en daarin mag een steen opnieuw opschuiven. Is er niets meer, dan is je zet voorbij.
    .title = Grote slagen
    .lead = Eén zet kan veel slaan: op meerdere lijnen, op meerdere plekken en in meerdere rondes.
rules-biloba-special =
    ### Verplichte slag
    Staan er al aan het *begin* van je beurt vijandelijke stenen tussen twee van jou, dan bestaat je zet uit die slag en het opschuiven, met verdere rondes zoals altijd, en doe je geen stap. Ze kunnen daar zelf tussen zijn gaan staan, of de zet van een derde speler heeft ertoe geleid.
    ### Ertussen zetten
    Je mag een steen tussen twee stenen van een tegenstander zetten. Slaat die zet zo dat je steen niet meer geflankeerd is, dan is hij veilig. Anders wordt hij in de volgende zet van die tegenstander geslagen, als hij dan nog geflankeerd is.
    ### Twee stenen of minder
    Heb je aan het begin van je beurt twee stenen of minder, dan moet je slaan. Kun je niets slaan, niet met een verplichte slag en ook niet met een stap, dan ben je uit het spel: je stenen gaan van het bord, en de volgende speler is aan de beurt.
    ### Geen stenen
    Een speler zonder stenen is meteen uit het spel.
    ### Geen zet
    Met drie stenen of meer en geen geldige zet pas je. Kan niemand een zet doen, dan is de partij remise.
    ### Opgeven
    In een partij met drie of vier spelers is wie opgeeft (of in een partij met klok de tijd overschrijdt) op dat moment uit het spel. De stenen van die speler gaan van het bord, de plaats is 1 plus het aantal spelers dat het beter doet, en net als na een zet volgt de controle of de partij is afgelopen. In een partij met twee spelers wint de ander.
    .title = Bijzondere gevallen
    .lead = Vier dingen waar je in je eerste partijen van opkijkt.
rules-biloba-end =
    De laatste speler die over is, wint. Zijn er nog twee spelers over, elk met twee stenen of minder, dan is de partij meteen remise.
    ### In deze volgorde na elke zet
    1. Spelers zonder stenen vallen af, allemaal samen.
    2. Is er één speler over, dan heeft die gewonnen.
    3. Zijn er twee spelers over, elk met twee stenen of minder, dan is de partij remise, ook als de volgende speler zou kunnen slaan.
    4. Voor de volgende speler geldt aan het begin van de beurt wat onder “Bijzondere gevallen” staat. Valt deze speler af, dan begint de controle opnieuw.
    ### Plaatsen
    De speler die als eerste afvalt, krijgt de laatste plaats. Spelers die samen afvallen, delen een plaats, en dat doen ook de twee spelers bij remise. Je plaats is 1 plus het aantal spelers dat het beter deed: 1 2 2 of 1 1 3.
    ### Remise
    { -draws(turns: "50 zetten op rij voor elke speler die nog in het spel is (100 bij twee, 150 bij drie, 200 bij vier)", anew: "Na een slag, of als er een speler afvalt, begint het tellen opnieuw.") }
    .title = Het einde
    .lead = De laatste speler die over is, wint.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Stip*, *ruit*, *driehoek* en *plus* op stenen: de stenen van de stoelen 1, 2, 3 en 4.
    { -signs-turn }
    • *Dunne pijl die in een stip begint*: een steen die is opgeschoven. Na meer dan één ronde staat in de stip het nummer van de ronde.
    { -signs-gone(man: "Vervaagde steen") }
    • *Vizier op een steen*: hij staat tussen twee vijandelijke stenen en moet nu worden geslagen. Op deze pagina’s ook: een zet met een pijl slaat hem.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Blad*: het midden, waar geen steen blijft staan.
    .title = Tekens in de plaatjes
    .lead = De pijl uit de ring is de laatste zet. Een vervaagde steen met een kruis is geslagen. Een vizier betekent: sla deze steen nu. Het kaartje met de rand en de wijzer toont wie aan zet is.
rules-biloba-notation =
    • Schuiven of springen: `d4-d5`, `d4-f6`.
    • Door het midden: `e4-e5-f6`. De korte vorm `e4-f6` mag ook, en net zo `d4-e5-e4` voor d4-e4.
    • Daarna volgt elke steen die opschuift als `,from>to`: `c5-d5,b3>c4,d5>e6`. De rondes staan op volgorde, en binnen een ronde de velden die worden opgevuld: op letter, dan op nummer.
    • Bij een verplichte slag staat er alleen wat opschuift: `d4>d5,f7>f6`.
    • `pass`, als er geen zet is.

    Twee manieren van opschuiven zijn twee verschillende zetten, ook als ze tot dezelfde stelling leiden.
    { -typing(letters: "kleine letters", loose: "`D4 to d5` en `d4d5`", turn: "`d4-d5`") }
    .title = Zetten opschrijven
    .lead = Je hoeft nooit een zet te typen: met de knoppen onder het bord kan alles. Typ je graag, dan neemt **/move** geschreven zetten aan en doet het suggesties terwijl je typt.
rules-biloba-origin =
    Biloba is bedacht door Guillaume Demougeot (2003). Deze regels volgen de handleiding van het oorspronkelijke programma, de pagina over het bord en de stenen, en de helpplaatjes, die de opstellingen, het opschuiven en de remise bij twee tegen twee bevestigen.

    Waar die zwijgen of onduidelijk zijn, hebben wij beslist:
    • Remise door herhaling, na lange tijd zonder verlies van stenen, en door overeenkomst, zodat elke partij een einde heeft.
    • “Remise als hij kan slaan nadat hij een steen heeft verloren” betekent twee tegen twee, zoals het helpplaatje van het origineel laat zien.
    • Welke velden leeg blijven als er te weinig flankstenen zijn.
    • Een speler zonder zet past.
    • Wat er gebeurt met de stenen van spelers die opgeven.
    .title = Herkomst en huisregels
    .lead = Biloba is bedacht door Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Voor 2 spelers. { -seats }

    Twee legers staan op driehoeken van twee kleuren. Omsingel de vijandelijke stenen tot er nog twee of minder over zijn.
    ### Bord
    Het bord is een driehoek met zijden van 13, verdeeld in 169 kleine driehoeken, min een driehoek met zijde 2 (4 velden) bij elke hoek: 157 velden. 82 wijzen omhoog en zijn donker, 75 wijzen omlaag en zijn licht.
    ### Namen van velden
    Kolommen hebben letters en rijen hebben nummers, in die volgorde, geteld vanaf linksonder zoals Licht het bord ziet. In de gewone opstelling heeft Licht stoel 1.
    De rijen zijn 1 tot en met 11, van de basis omhoog. De kolommen zijn a tot en met y in stappen van *een half veld*, vanaf de linkerhoek zoals die was voor het afsnijden: velden naast elkaar in een rij liggen één letter uit elkaar, en velden van dezelfde kleur twee.
    Voor het afsnijden liep rij r van kolom nummer r tot en met kolom nummer 26 − r (a is 1). Afgesneden zijn a1, b1, c1, b2, w1, x1, y1, x2, en de hele rijen 12 en 13. Dus rij 1 is d1 tot en met v1 (19 velden), rij 2 c2 tot en met w2 (21), rij 3 c3 tot en met w3 (21), rij 4 d4 tot en met v4 (19), en zo verder tot rij 11, k11 tot en met o11 (5).
    Een veld wijst omhoog als de nummers van zijn kolom en zijn rij samen een even getal zijn, en omlaag als ze samen oneven zijn.
    ### Buren
    De *buurvelden* van een veld delen er een zijde mee: de velden links en rechts in zijn rij, en in zijn kolom het veld eronder als het omhoog wijst, of het veld erboven als het omlaag wijst. Ze hebben de andere kleur. Een veld met maar twee buurvelden is een *randveld*. Alle andere hebben er drie.
    ### Opstelling
    Elk leger heeft 16 soldaten en 2 kapiteins.
    • *Licht*, op velden die omlaag wijzen, bij de basis: rij 2 i k m o q; rij 3 h j l n p r; rij 4 g i k m o q s. De kapiteins zijn i4 en q4.
    • *Donker*, op velden die omhoog wijzen, bij de top: rij 6 h j l n p r; rij 7 i k m o q; rij 8 j l n p; rij 9 k m o. De kapiteins zijn j6 en p6. Rij 5 is leeg.
    Spelers spreken af welk leger begint. **/play** heeft twee opstellingen: *Licht eerst*, de gewone, en *Donker eerst*, waarin stoel 1 het donkere leger heeft. Stoel 1 begint altijd.
    .title = Doel en opstelling
    .lead = Omsingel de vijandelijke stenen tot er nog maar twee over zijn. Elk leger blijft op de driehoeken van zijn eigen kleur.
rules-bizingo-moving =
    Doe met één steen één stap naar een leeg veld. Een stap gaat naar een van de zes dichtstbijzijnde velden van dezelfde kleur: twee letters naar links of rechts in de rij, of één letter naar links of rechts in de rij erboven of eronder.
    Een steen verlaat nooit de kleur van zijn veld: Licht blijft op licht, Donker op donker.
    .title = Zetten
    .lead = Elke zet is één stap met één steen.
rules-bizingo-capturing =
    Kijk na je zet naar elke vijandelijke steen die een zijde deelt met de steen waarmee je hebt gezet. Hij is geslagen als *al* zijn buurvelden op het bord bezet zijn door jouw stenen.
    Is het een kapitein, of staat hij op een randveld, dan moet bovendien minstens een van die stenen een kapitein zijn.
    Alle stenen die een zet slaat, gaan samen van het bord.
    .title = Slaan
    .lead = De steen waarmee je zet, slaat wat hij samen met je andere stenen omsingelt.
rules-bizingo-edge =
    Een steen op een randveld heeft maar twee buurvelden. Hij is geslagen als op allebei vijandelijke stenen staan en minstens een daarvan een kapitein is.
    Hetzelfde geldt voor een kapitein op een randveld: twee stenen slaan hem, als een van de twee een kapitein is.
    .title = Aan de rand
    .lead = Aan de rand van het bord zijn twee stenen genoeg, als een van de twee een kapitein is.
rules-bizingo-special =
    ### In de val lopen
    Slaat je zet niets, en is je steen volgens dezelfde regels nu zelf geslagen, dan gaat hij meteen van het bord.
    Je eigen slag gaat voor: een steen die slaat, gaat nooit zo verloren.
    .title = In de val lopen
    .lead = Kijk uit waar je gaat staan.
rules-bizingo-end =
    Een leger met twee stenen of minder heeft verloren, ook als het de laatste verloor door zelf in de val te lopen. Een speler zonder geldige zet heeft ook verloren. { -resigning }
    ### Remise
    { -draws(turns: "200 zetten op rij", anew: "Na een slag, of als er een steen in de val loopt, begint het tellen opnieuw.") }
    .title = Het einde
    .lead = Een leger met twee stenen of minder heeft verloren. Net als een speler die niet kan zetten.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Ster in een rondje*: een kapitein. *Stip*: een lichte soldaat. *Ruit*: een donkere soldaat.
    { -signs-turn }
    { -signs-gone(man: "Vervaagde steen") } Een steen die door zijn eigen zet verloren ging, is net zo gemarkeerd.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Namen op de velden*: er is maar een deel van het bord te zien, vergroot.
    .title = Tekens in de plaatjes
    .lead = De pijl uit de ring is de laatste zet. Een vervaagde steen met een kruis is geslagen. Een ster staat op een kapitein. Het kaartje met de rand en de wijzer toont wie aan zet is.
rules-bizingo-notation =
    Schrijf het veld waar de steen staat en het veld waar hij heen gaat: `i4-k4`. Wat er geslagen wordt, schrijf je niet op, want dat volgt uit de zet.
    { -typing(letters: "kleine letters", loose: "`I4 to k4` en `i4k4`", turn: "`i4-k4`") }
    .title = Zetten opschrijven
    .lead = Je hoeft nooit een zet te typen: met de knoppen onder het bord kan alles. Typ je graag, dan neemt **/move** geschreven zetten aan en doet het suggesties terwijl je typt.
rules-bizingo-origin =
    Bizingo komt uit de Verenigde Staten van de jaren 1850. Deze regels volgen het artikel van een encyclopedie erover. De aantallen en de opstelling daarin zijn veld voor veld nagegaan.

    Waar het zwijgt, hebben wij beslist:
    • Remise door herhaling, na lange tijd zonder verlies van stenen, en door overeenkomst, zodat elke partij een einde heeft.
    • Een speler zonder geldige zet heeft verloren, zoals bij dammen.
    • Spelers spreken af welk leger begint. Dat is Licht, tenzij je de opstelling “Donker eerst” kiest.
    .title = Herkomst en huisregels
    .lead = Bizingo komt uit de Verenigde Staten van de jaren 1850.

# Basileus

rules-basileus-goal =
    Voor 2 spelers. { -seats } Stoel 1 speelt met Wit.

    Sla de vijandelijke koning, de *basileus*.
    ### Bord
    Het bord heeft 9 kolommen, a tot en met i, en 8 rijen, 1 tot en met 8. Het is geblokt als een schaakbord, en a1 is donker. { -coordinates }
    ### Stukken
    Elke kant heeft 4 pionnen, 4 officieren en een basileus: precies één rij van negen. Wit staat op rij 1 en Zwart op rij 8, allebei in deze volgorde: a officier, b pion, c officier, d pion, e **basileus**, f pion, g officier, h pion, i officier.
    Je pionnen staan op velden van de ene kleur en je officieren op die van de andere, en bij de tegenstander is dat omgekeerd. Met schuine stappen en met sprongen blijft een stuk altijd op dezelfde kleur.
    .title = Doel en opstelling
    .lead = Sla de vijandelijke koning, de *basileus*.
rules-basileus-moving =
    Zonder te slaan gaat een stuk één veld, naar een leeg veld:
    • pionnen en officieren *schuin*, in een van de vier richtingen;
    • de basileus in alle acht richtingen.
    .title = Zetten
    .lead = Elke zet is één stap, of een slag als die er is.
rules-basileus-capturing =
    Slaan is een korte sprong over een vijandelijk stuk ernaast, naar het lege veld er vlak achter. Het geslagen stuk gaat meteen van het bord.
    • Een *pion* springt recht (naar links, rechts, voren of achteren), over pionnen of de basileus, nooit over officieren.
    • Een *officier* springt schuin, over pionnen of de basileus, nooit over officieren.
    • De *basileus* springt in alle acht richtingen, over pionnen en officieren, nooit over de andere basileus.
    .title = Slaan
    .lead = Slaan is een korte sprong over een vijandelijk stuk. Pionnen stappen schuin maar springen recht.
rules-basileus-obligation =
    Slaan is verplicht, maar je kiest zelf welke slag. Een stuk dat slaat, springt in dezelfde zet door zolang het kan, na elke sprong in elke richting die het mag. Jij kiest de weg: dat hoeft niet de langste te zijn, en hij mag over het beginveld gaan of daar eindigen.
    .title = Slagplicht
    .lead = Als je kunt slaan, moet je. De slag en de weg kies je zelf.
rules-basileus-special =
    ### Basileus slaat basileus
    Een basileus slaat de andere door *op diens veld te gaan staan*, vanaf een van de acht velden eromheen. Dat is een hele zet op zich en een slag als elke andere, dus ook verplicht.
    Het is nooit deel van een meerslag: een basileus die met een sprong naast de andere uitkomt, stopt daar, en de andere mag hem slaan.
    ### De basileus valt
    Wordt de basileus geslagen, dan is de partij meteen afgelopen, ook midden in een meerslag.
    .title = Basileus tegen basileus
    .lead = Een basileus slaat de andere door op diens veld te gaan staan.
rules-basileus-end =
    Wie de basileus slaat, wint. Een speler zonder geldige zet heeft verloren. { -resigning }
    ### Remise
    { -draws(turns: "100 zetten op rij", anew: "Na een slag begint het tellen opnieuw.") }
    .title = Het einde
    .lead = Wie de basileus slaat, wint. Een speler die niet kan zetten, heeft verloren.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Ronde kop*: een pion. *Spitse kop met een gleuf*, zoals die van een loper: een officier. *Kroon*: een basileus. Aan de voet hebben de stukken van Wit een *stip* en die van Zwart een *ruit*.
    { -signs-turn }
    { -signs-gone(man: "Vervaagd stuk") }
    • *Rand om een stuk*: het kan slaan, en een van de omrande stukken moet dat.
    { -signs-number } Terwijl je kiest, staat de rand om het stuk dat je hebt gekozen, of om het stuk dat doorspringt.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Vizier op een stuk*: een zet met een pijl slaat het.
    .title = Tekens in de plaatjes
    .lead = De pijl uit de ring is de laatste zet. Een vervaagd stuk met een kruis is geslagen. Een rand om een stuk betekent: het kan slaan, en een van de omrande stukken moet dat.
rules-basileus-notation =
    • Een stap: `b1-c2`.
    • Een slag noemt de velden waar het stuk landt: `d4xd6xf6`. Hij eindigt waar de basileus valt.
    • Basileus slaat basileus: `e4xe5`.

    { -typing(letters: "kleine letters", loose: "`B1 to c2` en `b1c2`", turn: "`b1-c2`") }
    .title = Zetten opschrijven
    .lead = Je hoeft nooit een zet te typen: met de knoppen onder het bord kan alles. Typ je graag, dan neemt **/move** geschreven zetten aan en doet het suggesties terwijl je typt.
rules-basileus-origin =
    Basileus is bedacht door Marek Łukaszewicz (2010). Deze regels volgen de pagina erover in een database van spellen, die geen opstelling geeft. Daar staat “pieces”, dus stukken, waar wij officieren zeggen, want voor ons is elke pion ook een stuk.

    Waar de pagina zwijgt, hebben wij beslist:
    • **De beginopstelling is onze reconstructie.** Op de pagina staan de pionnen op de ene kleur en de officieren op de andere, en slaan kan alleen als dat bij de twee kanten omgekeerd is. Eén rij van negen op een bord van acht rijen geeft precies dat.
    • Een speler zonder geldige zet heeft verloren, zoals bij dammen.
    • Remise door herhaling, na lange tijd zonder verlies van stukken, en door overeenkomst, zodat elke partij een einde heeft.
    .title = Herkomst en huisregels
    .lead = Basileus is bedacht door Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Voor 2 spelers, in twee rondes. { -seats }

    In de ene ronde ben je de *springer*, die knikkers van het bord ruimt, en in de andere de *schuiver*, die dwarsligt. Laat minder knikkers over dan je tegenstander.
    ### Bord
    Het kader heeft 4 × 4 *vakken*, A1 tot en met D4. Twaalf vierkante tegels vullen alle vakken behalve de vier hoeken. Elke tegel heeft 2 × 2 *kuiltjes*, en in elk van de 48 kuiltjes ligt een knikker.
    De kuiltjes zijn a1 tot en met h8: in vak A1 liggen a1, b1, a2 en b2, en in vak D4 liggen g7, h7, g8 en h8. { -coordinates } Vakken schrijf je met hoofdletters.
    Er is alleen een kuiltje waar een tegel ligt. Knikkers gaan mee met hun tegel.
    ### Twee rondes
    In de eerste ronde is stoel 1 de springer en stoel 2 de schuiver. In de tweede wisselen ze, en wordt het bord opnieuw opgezet. In elke ronde begint de springer.
    .title = Doel en opstelling
    .lead = In de ene ronde ben je de *springer*, die knikkers van het bord ruimt. In de andere ben je de *schuiver*, die dwarsligt. Laat minder knikkers over dan je tegenstander.
rules-bilitaire-jumper =
    ### De eerste zet van een ronde
    Haal één knikker van het bord, welke dan ook.
    ### Latere zetten
    Spring met één knikker, horizontaal of verticaal, over één knikker ernaast naar het lege kuiltje er vlak achter. De knikker waar je overheen springt, gaat van het bord. De drie kuiltjes mogen op dezelfde tegel liggen of op verschillende.
    Dezelfde knikker mag doorspringen, in elke richting, zolang het kan, en je mag na elke sprong stoppen. Hij mag terugkomen in het kuiltje waar hij begon. Nooit schuin, en nooit over twee knikkers.
    Je kunt niet passen.
    .title = De springer
    .lead = De springer springt over knikkers en haalt ze zo van het bord.
rules-bilitaire-shifter =
    Doe precies een van deze dingen:
    • *Weghalen*: één lege tegel, dus een zonder knikkers.
    • *Schuiven*: recht, over lege vakken en binnen het kader. Eén tegel 1, 2 of 3 vakken ver; twee tegels naast elkaar op één lijn 1 of 2 vakken langs die lijn; drie 1 vak langs die lijn.

    Twee of drie tegels samen schuiven is één zet. De vakken die de groep zelf verlaat, tellen als leeg. Elk vak waar tegels overheen gaan of terechtkomen, moet leeg zijn.
    Een schuiver die niet kan schuiven en geen tegel kan weghalen, past, zonder eis.
    .title = De schuiver
    .lead = De schuiver schuift tegels met de knikkers erop, of haalt een lege tegel weg.
rules-bilitaire-special =
    Bij het schuiven of weghalen mag de schuiver een sprong over een exact aantal knikkers *eisen*, twee of meer. Een eis mag alleen als zo’n sprong na het schuiven of weghalen mogelijk is. Een sprong over één knikker wordt nooit geëist.
    De springer moet dan over precies zoveel knikkers springen, maar kiest welke sprong. De eerste sprongen van een langere meersprong tellen ook: kan een knikker er vijf slaan, dan mag hij er drie van slaan en stoppen.
    Zonder eis is de springer vrij.
    .title = Eisen
    .lead = De schuiver kan de springer voorschrijven hoeveel knikkers die slaat.
rules-bilitaire-end =
    ### Einde van een ronde
    Een ronde is voorbij als de springer na een zet van de schuiver aan de beurt is en niet kan springen. De knikkers die nog op het bord liggen, zijn de punten van de schuiver.
    Na de eerste ronde wordt het bord opnieuw opgezet, en de speler die net de schuiver was, nu de springer, is meteen weer aan de beurt. Deze wissel is geen zet. De punten blijven staan.
    ### Einde van de partij
    Na de tweede ronde wint de speler die als springer minder knikkers overliet. Bij gelijke aantallen is het remise.
    De twee spelers kunnen ook remise overeenkomen (**/draw**). { -resigning }
    .title = Het einde
    .lead = Een ronde eindigt als de springer niet kan springen. De overgebleven knikkers zijn de punten van de schuiver.
rules-bilitaire-signs =
    { -signs-panel }
    • *Pijl die over een stip springt*, op een kaartje: deze speler is de springer. *1/2* ernaast: de eerste van twee rondes.
    • *Tegel met een pijl*, op een kaartje: deze speler is de schuiver.
    • *+12* op een kaartje: punten.
    • *Springende pijl met =3*, op een gekleurde achtergrond: er is een sprong over precies drie knikkers geëist.
    • *×26* naast het bord: hoeveel knikkers er nog op liggen.
    • *Pijl die in een ring begint*: de laatste zet. Daar vertrok een knikker of een tegel. Zijn er tegels samen geschoven, dan loopt hij van het vak dat leeg werd naar het vak dat gevuld werd.
    { -signs-gone(man: "Vervaagde knikker") }
    • *Omlijnd vak met een kruis*: hier is een lege tegel weggehaald.
    { -signs-number }
    • *Ring om een knikker*: je hebt hem gekozen, of hij mag doorspringen.
    { -signs-end }
    { -signs-figures } Tegels die samen schuiven, delen een pijl.
    .title = Tekens in de plaatjes
    .lead = De pijl uit de ring is de laatste zet. Aan de springende pijl op een kaartje herken je de springer, aan de tegel met een pijl de schuiver. *=4* eist een sprong over precies vier.
rules-bilitaire-notation =
    • De eerste knikker: `xd4`.
    • Sprongen, met de kuiltjes waar de knikker landt: `c3xe3xe5`.
    • Schuiven: `B1-B3`. Bij twee of drie tegels schrijf je die in oplopende volgorde, dan hun nieuwe vakken in dezelfde volgorde: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Zulke zetten onderscheiden zich door deze tekst.
    • Een tegel weghalen: `xB2`.
    • Een eis komt aan het eind: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "kleine letters, met hoofdletters voor vakken,", loose: "`C3 to e3` en `c3e3`", turn: "`c3xe3`") }
    .title = Zetten opschrijven
    .lead = Je hoeft nooit een zet te typen: met de knoppen onder het bord kan alles. Typ je graag, dan neemt **/move** geschreven zetten aan en doet het suggesties terwijl je typt.
rules-bilitaire-origin =
    Bilitaire is bedacht door Kris Burm (1994). Deze regels volgen een Tsjechische pagina erover.

    Waar de pagina zwijgt, hebben wij beslist:
    • Een sprong mag terugkomen in het kuiltje waar hij begon.
    • Spelers kunnen remise overeenkomen.
    .title = Herkomst en huisregels
    .lead = Bilitaire is bedacht door Kris Burm (1994).
