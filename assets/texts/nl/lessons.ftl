# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Jij bent Zuid. Een steen schuift één veld, in alle acht richtingen, naar een leeg veld. Schuif de steen op d3 in de richting van Noord.
    .title = Hoe de stenen bewegen
    .right = Recht of diagonaal, één veld per keer. Een steen mag ook opzij en terug schuiven.
    .wrong = Dat was geen stap van d3 in de richting van Noord. Voor de steen liggen de velden c4, d4 en e4.
lesson-biloba-capture =
    Jij bent Zuid. De steen op c4 staat naast je steen op b4. Sla hem: breng een tweede steen naar de andere kant ervan, of vind een andere lijn door c4.
    .title = Slaan
    .right = Een steen direct tussen twee van jou is geslagen, in een rij, een kolom of een diagonaal. Daarna schuift een van de twee flankstenen op naar zijn veld.
    .wrong = De steen op c4 staat nog niet tussen twee van jou. Een steen op d4 vangt hem tussen b4 en d4. Een op b5 vangt hem tussen b5 en d3.
lesson-biloba-jump =
    Een steen kan ook over één steen ernaast springen, naar het lege veld er vlak achter. Sla een steen met een sprong.
    .title = Sprongen
    .right = De sprong eindigde op c6, en zo kwam er een vijandelijke steen direct tussen twee van jou. De steen waar je overheen sprong, blijft staan: een sprong alleen slaat niets.
    .wrong = Je hebt een steen op c6 nodig. Vanaf c4 kan hij daarheen springen over c5, en vanaf a6 over b6. Stenen springen vooruit of opzij, nooit terug naar je eigen kant.
lesson-biloba-two =
    De ene slag kan tot een volgende leiden. Sla twee stenen in één zet.
    .title = Twee rondes
    .right = Toen er een steen opschoof naar c4, stond de steen op c5 tussen c4 en c6. Die is dus ook geslagen, in een tweede ronde.
    .wrong = Alleen een steen tussen twee van jou wordt geslagen. Vanaf d4 flankeert je steen c4 samen met b4, en de steen die opschuift naar c4, flankeert daarna c5 samen met c6.
lesson-biloba-escape =
    Het veld c4 ligt tussen twee vijandelijke stenen, b4 en d4. Ga er toch staan, en blijf veilig.
    .title = Ertussen, maar veilig
    .right = Je stap sloeg b4, tussen a4 en c4. Je steen is niet meer geflankeerd en blijft staan.
    .wrong = Je mag altijd ergens tussen gaan staan, maar het is alleen veilig als die stap een van de twee slaat. De steen op c3 kan naar c4.
lesson-biloba-forced =
    Noord is tussen b4 en d4 gaan staan en staat er nog, dus je moet c4 slaan, en dat is je hele zet. Kies welke steen opschuift, zodat Noord niets kan terugslaan.
    .title = Een verplichte slag
    .right = Je stenen staan nu naast elkaar. Noord kan geen van beide in één stap vangen.
    .wrong = Naast je steen op b4 staat een vijandelijke steen op b5. Noord gaat van a3 naar b3 en slaat hem tussen die twee.
lesson-biloba-centre =
    Op e5 mag geen steen blijven staan, maar een steen kan er wel overheen schuiven. Sla de steen op d3 op die manier.
    .title = Door het midden
    .right = Van e6 over e5 naar e4 in één stap, en tussen e4 en c2 is de steen op d3 geslagen.
    .wrong = Je steen op c2 heeft een partner op e4 nodig, op dezelfde diagonaal. De steen op e6 kan daar komen door het midden.
lesson-biloba-win =
    Noord heeft nog drie stenen. Met twee moet Noord meteen slaan, of Noord is uit het spel. Win de partij.
    .title = Winnen
    .right = Noord heeft twee stenen en kan niets slaan. Noord is uit het spel, en jij bent als enige over.
    .wrong = Noord heeft nog drie stenen. Sla c4: een steen op d4 of b5 vangt hem tussen twee van jou.

lesson-bizingo-captain =
    Jij hebt het lichte leger. Twee van je stenen zijn kapiteins, te herkennen aan een ster. Doe een zet met een van hen.
    .title = Kapiteins en stappen
    .right = Kapiteins gaan net als soldaten: naar een van de zes dichtstbijzijnde velden van hun eigen kleur. Je hebt er een nodig om een kapitein te slaan, of een steen aan de rand.
    .wrong = Dat was een soldaat. Je kapiteins staan op i4 en q4.
lesson-bizingo-capture =
    De donkere soldaat op l6 heeft drie buurvelden: k6, m6 en l5. Op twee daarvan sta jij. Sla hem.
    .title = Slaan
    .right = Alle drie de buurvelden van l6 waren van jou, dus de soldaat is geslagen.
    .wrong = Eén buurveld van l6 is nog vrij: l5, eronder. De soldaat op m4 kan daar komen.
lesson-bizingo-star =
    Nu staat er een donkere kapitein op l6. Twee van je stenen kunnen de kring sluiten. Sla hem met de juiste.
    .title = Een kapitein slaan
    .right = Om een kapitein te slaan, moet een van de stenen eromheen ook een kapitein zijn. Die van m4 is er een.
    .wrong = Drie soldaten kunnen geen kapitein slaan. Breng je kapitein van m4 naar l5.
lesson-bizingo-edge =
    De donkere soldaat op m1 staat aan de rand. Hij heeft maar twee buurvelden, en op een daarvan sta jij. Sla hem.
    .title = Aan de rand
    .right = Twee stenen slaan een steen aan de rand als een van de twee een kapitein is. De jouwe kwam naar n1.
    .wrong = Het tweede buurveld van m1 is n1, en aan de rand moet een kapitein helpen. De jouwe staat op o2.
lesson-bizingo-first =
    Het veld l5 is omsingeld door donkere stenen: k5 en m5 ernaast en l6 erboven. Ga er staan zonder je steen te verliezen.
    .title = Je eigen slag gaat voor
    .right = Je eigen slag gaat voor. Toen l6 weg was, was l5 niet meer omsingeld.
    .wrong = Een steen die daar gaat staan zonder iets te slaan, is verloren. Maar op l5 slaat je steen l6 en blijft hij staan. De steen op m4 kan daar komen.

lesson-basileus-pawn =
    Jij bent Wit. Zonder te slaan gaan pionnen en officieren schuin. Van links naar rechts heb je officier, pion, officier, pion, basileus, pion, officier, pion, officier. Doe een zet met een pion.
    .title = Stappen
    .right = Een pion gaat één veld schuin, dus hij blijft altijd op velden van dezelfde kleur.
    .wrong = Dat was een officier of de basileus. Je pionnen staan op b1, d1, f1 en h1.
lesson-basileus-chain =
    Je moet slaan, en een stuk dat slaat, springt door zolang het kan. Jij kiest de weg. Sla drie stukken in één zet.
    .title = Meerslag
    .right = Drie sprongen in één zet, over e3, d4 en c5. Je mocht ook de andere weg kiezen.
    .wrong = Je hoeft niet de langste weg te nemen. Maar die over d4 gaat verder over c5, en slaat er drie.
lesson-basileus-piece =
    Pionnen en officieren springen nooit over officieren, maar je basileus wel. Sla de zwarte officier.
    .title = De basileus slaat officieren
    .right = De basileus springt in alle acht richtingen, over pionnen en officieren.
    .wrong = Daarmee sloeg je een pion. De officier staat op f3, schuin onder je basileus.
lesson-basileus-kings =
    De zwarte basileus staat vlak naast de jouwe. Win.
    .title = Basileus slaat basileus
    .right = Een basileus slaat de andere door op diens veld te gaan staan, en de partij is afgelopen.
    .wrong = Daarmee sloeg je een pion, en de zwarte basileus ontsnapt. Ga liever op e5 staan.
lesson-basileus-win =
    Een pion springt recht: naar links, rechts, voren of achteren. Win met de pion op e4.
    .title = Winnen
    .right = Je wint door de basileus te slaan. Pionnen en officieren slaan hem door eroverheen te springen.
    .wrong = Daarmee sloeg je een pion, maar je had de basileus op e5 kunnen slaan. Spring vooruit.

lesson-bilitaire-jump =
    Jij bent de springer. Een knikker springt over één knikker ernaast, naar het lege kuiltje er vlak achter. Spring met de knikker op c3.
    .title = Sprong
    .right = c3 sprong over d3, en die knikker is weg. Dat hij op een andere tegel landde, maakt niet uit.
    .wrong = Dat was de knikker op f6. Die op c3 kan naar rechts springen.
lesson-bilitaire-chain =
    Dezelfde knikker kan doorspringen zolang er sprongen zijn. Sla drie knikkers in één zet.
    .title = Meersprong
    .right = Drie sprongen met één knikker, en drie knikkers zijn weg. Na elke sprong had je mogen stoppen.
    .wrong = Je mag eerder stoppen, maar dan blijven er meer knikkers op het bord, en die tellen in je nadeel. Ga vanaf c3 verder over e4 en d5.
lesson-bilitaire-slide =
    Nu ben jij de schuiver. De springer zou van c3 over d3 naar e3 kunnen springen. Laat de springer geen sprong over: dan is de ronde meteen voorbij, en de overgebleven knikkers tellen voor jou.
    .title = Schuiven
    .right = Geen van beide knikkers heeft nog een leeg kuiltje achter zich. Zonder sprong is de ronde van de springer voorbij. De twee knikkers zijn jouw punten, en het bord wordt opnieuw opgezet voor de tweede ronde.
    .wrong = De twee tegels liggen nog naast elkaar, dus de sprong is er nog. Schuif een van de twee bij de andere vandaan, of haal de lege tegel weg.
lesson-bilitaire-remove =
    In plaats van te schuiven kan de schuiver een tegel zonder knikkers weghalen. Probeer het.
    .title = Een tegel weghalen
    .right = Op B2 lag geen knikker, dus die tegel mocht weg. Niemand kan daar nog springen.
    .wrong = Je hebt geschoven. Je mag schuiven of weghalen, maar niet allebei. De lege tegel is B2.
lesson-bilitaire-demand =
    Als je een tegel schuift, mag je een sprong over een exact aantal knikkers eisen. De springer zou er met c3 drie kunnen slaan. Schuif de tegel D1 en eis er precies twee, zodat er één knikker meer overblijft.
    .title = Eis
    .right = Nu moet de springer er precies twee slaan.
    .wrong = Dat is het niet. Kies D1, dan waar hij heen gaat, dan de eis van 2.

# The frame of every lesson.
lesson-heading = **{ $game }, les { $number } van { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Goed zo!** { $turn }.
lesson-wrong = ↩️ **Dat mag, maar het is niet wat we zoeken.** { $turn }.
lesson-last = Dat was de laatste les. Klaar om te spelen? Druk op **Nu spelen**, of start een partij met **/play**.
