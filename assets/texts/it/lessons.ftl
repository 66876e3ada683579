# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Sei Sud. Una pedina si sposta di una casella, in una qualsiasi delle otto direzioni, su una casella vuota. Muovi verso Nord la pedina in d3.
    .title = Come si muovono le pedine
    .right = In linea retta o in diagonale, una casella alla volta. Una pedina può andare anche di lato e all’indietro.
    .wrong = Non era un passo di d3 verso Nord. Le caselle davanti sono c4, d4 ed e4.
lesson-biloba-capture =
    Sei Sud. La pedina in c4 è accanto alla tua pedina in b4. Catturala: porta una seconda pedina sull’altro lato, o trova un’altra linea che passi per c4.
    .title = Cattura
    .right = Una pedina che sta proprio tra due delle tue è catturata, in riga, in colonna o in diagonale. Poi una delle due che la chiudevano va sulla sua casella.
    .wrong = La pedina in c4 non è ancora tra due delle tue. Una pedina in d4 la chiuderebbe tra b4 e d4. Una in b5 la chiuderebbe tra b5 e d3.
lesson-biloba-jump =
    Una pedina può anche saltare una pedina vicina e arrivare nella casella vuota subito dietro. Cattura una pedina con un salto.
    .title = Salti
    .right = Il salto è finito in c6 e ha lasciato una nemica proprio tra due tue pedine. La pedina saltata resta: un salto da solo non cattura niente.
    .wrong = Ti serve una pedina in c6. Da c4 può arrivarci saltando c5, e da a6 saltando b6. Le pedine saltano in avanti o di lato, mai all’indietro verso il proprio lato.
lesson-biloba-two =
    Una cattura può portare a un’altra. Cattura due pedine con una sola mossa.
    .title = Due giri
    .right = Quando una pedina è subentrata in c4, la pedina in c5 si è trovata tra c4 e c6. È stata catturata anche quella, in un secondo giro.
    .wrong = Si cattura solo una pedina che sta tra due delle tue. Da d4 la tua pedina chiude c4 insieme a b4, e la pedina che subentra in c4 chiude poi c5 insieme a c6.
lesson-biloba-escape =
    La casella c4 è tra due nemiche, b4 e d4. Infilati lì lo stesso, senza correre rischi.
    .title = In mezzo, ma al sicuro
    .right = Il tuo passo ha catturato b4, tra a4 e c4. La tua pedina non è più chiusa, e resta.
    .wrong = Puoi infilarti in mezzo quando vuoi, ma è sicuro solo se quel passo cattura una delle due. La pedina in c3 può arrivare in c4.
lesson-biloba-forced =
    Nord si è infilato tra b4 e d4 ed è ancora lì, quindi devi catturare c4, e questa è tutta la tua mossa. Scegli quale pedina subentra, in modo che Nord non possa catturare niente in cambio.
    .title = Una cattura forzata
    .right = Adesso le tue pedine sono affiancate. Nord non può prenderne nessuna con un passo.
    .wrong = La tua pedina in b4 ha una nemica in b5. Nord va da a3 in b3 e la cattura tra le due.
lesson-biloba-centre =
    Nessuna pedina può fermarsi in e5, ma una pedina può attraversarla. Cattura così la pedina in d3.
    .title = Dal centro
    .right = La tua pedina è andata da e6 in e4 attraverso e5 con un solo passo, e la pedina in d3 è stata catturata tra e4 e c2.
    .wrong = Alla tua pedina in c2 serve una compagna in e4, sulla stessa diagonale. La pedina in e6 può arrivarci passando dal centro.
lesson-biloba-win =
    A Nord restano tre pedine. Con due, Nord deve catturare subito o è fuori. Vinci la partita.
    .title = Vincere
    .right = Nord ha due pedine e non può catturare niente. Nord è fuori, e resti solo tu.
    .wrong = Nord ha ancora tre pedine. Cattura c4: una pedina in d4 o b5 la chiude tra due delle tue.

lesson-bizingo-captain =
    Hai l’esercito chiaro. Due dei tuoi pezzi sono capitani, segnati da una stella. Muovine uno.
    .title = Capitani e passi
    .right = I capitani muovono proprio come i soldati: in una delle sei caselle più vicine del loro colore. Te ne serve uno per catturare un capitano, o un pezzo sul bordo.
    .wrong = Quello era un soldato. I tuoi capitani sono in i4 e q4.
lesson-bizingo-capture =
    Il soldato scuro in l6 ha tre caselle confinanti: k6, m6 e l5. Ne occupi due. Catturalo.
    .title = Cattura
    .right = Tutte e tre le caselle confinanti di l6 erano tue, quindi è stato catturato.
    .wrong = Una casella confinante di l6 è ancora libera: l5, subito sotto. Il soldato in m4 può arrivarci.
lesson-bizingo-star =
    Adesso in l6 c’è un capitano scuro. Due dei tuoi pezzi possono chiudere l’accerchiamento. Catturalo con quello giusto.
    .title = Catturare un capitano
    .right = Per catturare un capitano, anche uno dei pezzi che lo circondano dev’essere un capitano. Quello arrivato da m4 lo è.
    .wrong = Tre soldati non possono catturare un capitano. Porta il tuo capitano da m4 in l5.
lesson-bizingo-edge =
    Il soldato scuro in m1 è sul bordo. Ha solo due caselle confinanti, e ne occupi una. Catturalo.
    .title = Sul bordo
    .right = Due pezzi catturano un pezzo sul bordo se uno dei due è un capitano. Il tuo è andato in n1.
    .wrong = La seconda casella confinante di m1 è n1, e sul bordo deve aiutare un capitano. Il tuo è in o2.
lesson-bizingo-first =
    La casella l5 è circondata da pezzi scuri: k5 e m5 ai lati e l6 sopra. Entraci senza perdere il tuo pezzo.
    .title = Prima la tua cattura
    .right = La tua cattura viene prima. Senza più l6, l5 non era più circondata.
    .wrong = Un pezzo che entra senza catturare niente è perso. Ma in l5 il tuo pezzo catturerebbe l6 e resterebbe. Quello in m4 può arrivarci.

lesson-basileus-pawn =
    Hai il Bianco. Quando non catturano, pedoni e ufficiali muovono in diagonale. Da sinistra hai ufficiale, pedone, ufficiale, pedone, basileus, pedone, ufficiale, pedone, ufficiale. Muovi un pedone.
    .title = Passi
    .right = Un pedone muove di una casella in diagonale, quindi resta sempre su caselle dello stesso colore.
    .wrong = Quello era un ufficiale o il basileus. I tuoi pedoni sono in b1, d1, f1 e h1.
lesson-basileus-chain =
    Devi catturare, e un pezzo che cattura continua a saltare finché può. Il percorso lo scegli tu. Cattura tre pezzi con una sola mossa.
    .title = Catena
    .right = Tre salti in una mossa, su e3, d4 e c5. Potevi scegliere anche l’altro percorso.
    .wrong = Non devi per forza prendere il percorso più lungo. Ma quello su d4 prosegue su c5, e cattura tre pezzi.
lesson-basileus-piece =
    Pedoni e ufficiali non saltano mai gli ufficiali, ma il tuo basileus sì. Cattura l’ufficiale nero.
    .title = Il basileus cattura gli ufficiali
    .right = Il basileus salta pedoni e ufficiali in tutte e otto le direzioni.
    .wrong = Quello che hai catturato era un pedone. L’ufficiale è in f3, in diagonale sotto il tuo basileus.
lesson-basileus-kings =
    Il basileus nero è proprio accanto al tuo. Vinci.
    .title = Basileus cattura basileus
    .right = Un basileus cattura l’altro andando sulla sua casella, e la partita è finita.
    .wrong = È una cattura, ma di un pedone, e il basileus nero scappa. Vai invece in e5.
lesson-basileus-win =
    Un pedone salta in linea retta: a sinistra, a destra, in avanti o all’indietro. Vinci con il pedone in e4.
    .title = Vincere
    .right = Si vince catturando il basileus. Pedoni e ufficiali lo catturano saltandolo.
    .wrong = Hai catturato un pedone, ma potevi catturare il basileus in e5. Salta in avanti.

lesson-bilitaire-jump =
    Sei il saltatore. Una biglia salta una biglia vicina e arriva nella buca vuota subito dietro. Salta con la biglia in c3.
    .title = Salto
    .right = c3 ha saltato d3, e quella biglia non c’è più. Non importa che sia arrivata su un’altra tessera.
    .wrong = Quella era la biglia in f6. Quella in c3 può saltare a destra.
lesson-bilitaire-chain =
    La stessa biglia può continuare a saltare finché ci sono salti. Prendi tre biglie con una sola mossa.
    .title = Salto multiplo
    .right = Tre salti con una biglia, e tre biglie in meno. Potevi fermarti dopo uno qualsiasi.
    .wrong = Puoi fermarti prima, ma così restano più biglie sul tavoliere, e contano contro di te. Da c3 prosegui su e4 e d5.
lesson-bilitaire-slide =
    Adesso sei lo spostatore. Il saltatore potrebbe saltare da c3 su d3 in e3. Lascia il saltatore senza salti: allora la manche finisce subito, e le biglie rimaste contano per te.
    .title = Spostare
    .right = Nessuna delle due biglie ha più una buca vuota dietro. Senza salti, la manche del saltatore è finita. Le due biglie sono i tuoi punti, e il tavoliere viene ridisposto per la seconda manche.
    .wrong = Le due tessere sono ancora affiancate, quindi il salto c’è ancora. Allontanane una dall’altra, o rimuovi quella vuota.
lesson-bilitaire-remove =
    Invece di spostare, lo spostatore può rimuovere una tessera senza biglie. Rimuovine una.
    .title = Rimuovere una tessera
    .right = B2 non aveva biglie, quindi si poteva togliere. Lì non può più saltare nessuno.
    .wrong = Quello era uno spostamento. Puoi spostare o rimuovere, ma non entrambe le cose. La tessera vuota è B2.
lesson-bilitaire-demand =
    Quando sposti una tessera, puoi imporre un salto di un numero esatto di biglie. Il saltatore potrebbe prenderne tre con c3. Sposta la tessera D1 e imponine esattamente due, così resta una biglia in più.
    .title = Obbligo
    .right = Adesso il saltatore deve prenderne esattamente due.
    .wrong = Non è questa. Scegli D1, poi dove va, poi l’obbligo di 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lezione { $number } di { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Giusto!** { $turn }.
lesson-wrong = ↩️ **È una mossa legale, ma non quella che cerchiamo.** { $turn }.
lesson-last = Era l’ultima lezione. Vuoi giocare? Premi **Gioca adesso**, o inizia una partita con **/play**.
