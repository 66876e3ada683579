# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture. A chapter opens with one of the figures in assets/diagrams, which
# names it.

# Rules that several games share.

-seats = Inizia il posto 1: è di chi avvia la partita, se in **/play** non ha scelto diversamente. Un turno è tutto ciò che un giocatore fa prima che tocchi al successivo.
-coordinates = Le colonne hanno lettere e le righe hanno numeri, in quest’ordine: a1 è in basso a sinistra per chi guarda il tavoliere dal posto 1.
# turns: the number of turns; anew: the event that resets the count
-draws =
    • La partita è patta quando la stessa posizione, con lo stesso giocatore che deve muovere, si presenta per la terza volta.
    • È patta dopo { $turns } in cui nessun pezzo lascia il tavoliere. { $anew }
    • I giocatori possono accordarsi per la patta (**/draw**). Devono accettare tutti quelli ancora in gioco.
-resigning = Se un giocatore abbandona, o esaurisce il tempo in una partita con orologio, vince l’altro.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Le mosse si scrivono in { $letters } senza spazi, quindi una partita è un elenco di mosse separate da spazi. Quando scrivi non serve essere precisi: maiuscole o minuscole, spazi in più e `-`, `x`, `>`, `,`, `:`, `to` o niente tra le caselle, va bene tutto. { $loose } indicano entrambe { $turn }. Se ciò che hai scritto può essere due mosse diverse, ti chiedo quale.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Riquadro con un nome*: un giocatore. Una cornice e una piccola punta mostrano a chi tocca.
-signs-men = • *×16* in un riquadro: il numero di pezzi rimasti.
-signs-turn = • *Freccia che parte da un anello*: l’ultima mossa, da dov’era il pezzo a dov’è adesso. Entrambe le caselle sono colorate.
# man: the kind of man that is captured
-signs-gone = • *{ $man } con una croce*: cattura dell’ultima mossa. Se adesso lì c’è un altro pezzo, la sagoma sbiadita spunta da dietro.
-signs-number = • *Numero in un cerchio*: una scelta. I pulsanti o il menu sotto l’immagine hanno gli stessi numeri. Due numeri in un cerchio sono due scelte.
-signs-chosen = • *Cornice intorno a un pezzo*: il pezzo che hai scelto. Poi scegli dove va.
-signs-end = • *Coppa* o *corona*: la vittoria. *Numero in un disco* in un riquadro: un posto in classifica. *=* davanti: un posto a pari merito, come in una patta (*=1*). *Bandiera*: questo giocatore ha abbandonato. *Nome sbiadito*: questo giocatore ha perso o è fuori.
-signs-grey = • *Pezzi grigi*: sono di un giocatore che ha abbandonato. Il riquadro li conta ancora.
-signs-figures = • *Freccia senza anello*: una mossa possibile. *Freccia che finisce con una croce*: una mossa vietata da una regola.

# Biloba

rules-biloba-goal =
    Per 2, 3 o 4 giocatori, che giocano a turno in senso orario. { -seats }

    Cattura le pedine degli altri giocatori finché non resti solo tu. Un giocatore con due pedine o meno che non può catturare è fuori.
    ### Tavoliere
    Il tavoliere è di 9 × 9 caselle. A ogni angolo ne mancano tre (a1, b1 e a2, e allo stesso modo presso i1, a9 e i9), quindi ne restano 69. { -coordinates } Le colonne vanno dalla a alla i, le righe da 1 a 9.
    Il centro, e5, è una casella speciale: nessuna pedina ci si ferma mai.
    ### Due giocatori
    Ciascuno ha 16 pedine. Sud: e1; da d2 a f2; da c3 a g3; da b4 a h4. Nord ha la stessa forma, specchiata, sulle righe 9, 8, 7 e 6.
    ### Tre o quattro giocatori
    Ciascuno ha 8 pedine. Sud: c1, d1, f1, g1; d2, e2, f2; e3. Ovest, Nord ed Est hanno la stessa forma, ruotata. In tre giocatori, il lato Est resta vuoto.
    Sud ha il posto 1. In due, Nord ha il posto 2. In più di due, i posti sono Sud, Ovest, Nord, Est.
    .title = Scopo e disposizione
    .lead = Cattura le pedine degli altri giocatori finché non resti solo tu. Si gioca a turno in senso orario.
rules-biloba-moving =
    Quando tocca a te fai un passo con una delle tue pedine, e poi seguono le catture e i rimpiazzi, se ce ne sono. Il passo è uno di questi:
    • *Spostarsi* in una casella vicina vuota, in una qualsiasi delle 8 direzioni.
    • *Saltare* esattamente una pedina vicina, di qualsiasi colore, e arrivare nella casella vuota subito dietro. Un solo salto per turno, e mai all’indietro verso il proprio lato: Sud non può arrivare in una riga più bassa, Nord in una più alta, Ovest in una colonna precedente, Est in una successiva. Saltare di lato è permesso. Un salto non può finire in e5.
    • *Passare dal centro*: andare in e5 e da lì, subito, in una qualsiasi casella vuota vicina a e5 tranne quella di partenza. Conta come spostamento, non come salto. Deve esserci una casella così, e in e5 non si cattura niente.

    Se in una casella si arriva già con uno spostamento o un salto, la via che passa dal centro non è una mossa diversa.
    .title = Movimento
    .lead = A ogni turno si fa un passo con una pedina.
rules-biloba-capturing =
    Una pedina nemica è catturata quando sta proprio tra due pedine dello stesso colore: in riga, in colonna o in diagonale, tutte e tre una accanto all’altra. Due o più pedine di fila non si catturano mai insieme lungo quella linea.
    Dopo il tuo passo è catturata *ogni* pedina nemica che sta in questo modo tra due delle tue, ovunque sul tavoliere. Prima lasciano il tavoliere tutte le pedine catturate.
    ### Rimpiazzi
    Poi riempi le caselle che hanno lasciato vuote. Le *pedine ai lati* di una di queste caselle sono le tue che la chiudevano, su ogni linea in cui la sua pedina è stata catturata: due, o più se le linee sono più di una.
    • In ogni casella svuotata va una delle pedine ai suoi lati. Scegli tu quale.
    • In un giro di rimpiazzi una pedina si muove al massimo una volta.
    • Una casella resta vuota solo se tutte le pedine ai suoi lati sono andate in altre caselle svuotate. Non si riempie più tardi.
    • La pedina che ha fatto il passo vale come le altre.
    .title = Cattura
    .lead = Una pedina proprio tra due nemiche è catturata, e una di quelle nemiche prende il suo posto.
rules-biloba-rounds =
    Una pedina può essere catturata su più linee insieme, e allora può subentrare una qualsiasi delle pedine che la chiudevano.
    ### Altri giri
    Quando nessuna casella svuotata si può più riempire, si cercano di nuovo catture, su tutto il tavoliere. Nuove catture aprono un altro giro, in cui una pedina può muoversi di nuovo. Quando non ce ne sono più, il tuo turno è finito.
    .title = Grandi catture
    .lead = Una mossa può catturare molto: su più linee, in più punti e in più giri.
rules-biloba-special =
    ### Cattura forzata
    Se all’*inizio* del tuo turno ci sono pedine nemiche tra due delle tue, il tuo turno consiste in quelle catture e nei loro rimpiazzi, con altri giri come al solito, e non fai nessun passo. Possono essersi infilate in mezzo, o può averle messe lì la mossa di un terzo giocatore.
    ### Infilarsi in mezzo
    Puoi muovere una pedina tra due pedine di un nemico. Se quella mossa cattura in modo che la tua pedina non sia più chiusa, la tua pedina è al sicuro. Altrimenti viene catturata nel turno successivo di quel nemico, se a quel punto è ancora chiusa.
    ### Due pedine o meno
    Se all’inizio del tuo turno hai due pedine o meno, devi catturare. Se non hai nessuna cattura, né forzata né con un passo, sei fuori: le tue pedine vengono tolte, e tocca al giocatore successivo.
    ### Nessuna pedina
    Un giocatore senza pedine è fuori subito.
    ### Nessuna mossa
    Con tre pedine o più e nessuna mossa legale, passi. Se nessuno può muovere, la partita è patta.
    ### Abbandono
    In una partita in tre o quattro, un giocatore che abbandona (o esaurisce il tempo in una partita con orologio) è fuori in quel momento. Le sue pedine lasciano il tavoliere, il suo posto in classifica è 1 più il numero di giocatori che fanno meglio, e la fine della partita si verifica come dopo una mossa. In una partita in due, vince l’altro giocatore.
    .title = Casi particolari
    .lead = Quattro cose che sorprendono nelle prime partite.
rules-biloba-end =
    Vince l’ultimo giocatore rimasto. Se restano due giocatori con due pedine o meno ciascuno, la partita è subito patta.
    ### In quest’ordine dopo ogni turno
    1. I giocatori senza pedine sono fuori, tutti insieme.
    2. Se resta un solo giocatore, ha vinto.
    3. Se restano due giocatori con due pedine o meno ciascuno, la partita è patta, anche se il giocatore successivo potrebbe catturare.
    4. Si verifica il giocatore successivo all’inizio del suo turno, come descritto in «Casi particolari». Se è fuori, seguono di nuovo le stesse verifiche.
    ### Classifica
    Il primo giocatore a uscire prende l’ultimo posto. I giocatori che escono insieme si dividono un posto, e così i due giocatori di una patta. Il tuo posto è 1 più il numero di giocatori che hanno fatto meglio: 1 2 2, o 1 1 3.
    ### Patte
    { -draws(turns: "50 mosse di fila per ogni giocatore ancora in gioco (100 in due, 150 in tre, 200 in quattro)", anew: "Ogni cattura e ogni uscita di un giocatore azzerano il conto.") }
    .title = La fine
    .lead = Vince l’ultimo giocatore rimasto.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Punto*, *rombo*, *triangolo* e *più* sulle pedine: le pedine dei posti 1, 2, 3 e 4.
    { -signs-turn }
    • *Freccia sottile che parte da un punto*: una pedina subentrata come rimpiazzo. Dopo più di un giro, il punto mostra il numero del giro.
    { -signs-gone(man: "Pedina sbiadita") }
    • *Mirino su una pedina*: è chiusa e va catturata adesso. In queste pagine può anche indicare che la mossa con la freccia la cattura.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Foglia*: il centro, dove nessuna pedina si ferma.
    .title = I segni nelle immagini
    .lead = La freccia che parte dall’anello è l’ultima mossa. Una pedina sbiadita con una croce è stata catturata. Il mirino vuol dire: cattura adesso questa pedina. Il riquadro con la cornice e la punta mostra a chi tocca.
rules-biloba-notation =
    • Spostamento o salto: `d4-d5`, `d4-f6`.
    • Dal centro: `e4-e5-f6`. Va bene anche la forma breve `e4-f6`, e così `d4-e5-e4` per d4-e4.
    • Ogni rimpiazzo segue nella forma `,from>to`: `c5-d5,b3>c4,d5>e6`. I giri vengono in ordine, e in un giro le caselle riempite: per lettera, poi per numero.
    • Una cattura forzata ha solo rimpiazzi: `d4>d5,f7>f6`.
    • `pass`, quando non c’è nessuna mossa.

    Due modi di rimpiazzare sono due mosse diverse, anche se portano alla stessa posizione.
    { -typing(letters: "minuscolo", loose: "`D4 to d5` e `d4d5`", turn: "`d4-d5`") }
    .title = Scrivere le mosse
    .lead = Non serve mai scrivere una mossa: i pulsanti sotto il tavoliere fanno tutto. Se ti piace scrivere, **/move** accetta mosse scritte e le suggerisce mentre scrivi.
rules-biloba-origin =
    Biloba è di Guillaume Demougeot (2003). Queste regole seguono la pagina di istruzioni del programma originario, la pagina sul suo tavoliere e sui pezzi e le sue immagini di aiuto, che confermano le disposizioni, i rimpiazzi e la patta di due contro due.

    Dove tacciono o non sono chiare, abbiamo deciso noi:
    • Le patte per ripetizione, dopo molto tempo senza perdite e di comune accordo, perché ogni partita finisca.
    • «Patta quando può prendere dopo aver perso una pedina» significa due contro due, come mostra l’immagine di aiuto dell’originale.
    • Quali caselle restano vuote quando le pedine ai lati non bastano.
    • Un giocatore senza mosse passa.
    • Che cosa succede alle pedine di chi abbandona.
    .title = Origine e regole della casa
    .lead = Biloba è di Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Per 2 giocatori. { -seats }

    Due eserciti stanno su triangoli di due colori. Circonda i pezzi del nemico finché non gliene restano due o meno.
    ### Tavoliere
    Il tavoliere è un triangolo con lati di 13, diviso in 169 piccoli triangoli, meno un triangolo di lato 2 (4 caselle) a ogni angolo: 157 caselle. 82 puntano in alto e sono scure, 75 puntano in basso e sono chiare.
    ### Nomi delle caselle
    Le colonne hanno lettere e le righe hanno numeri, in quest’ordine, contati dal basso a sinistra per come Chiaro vede il tavoliere. Nella disposizione normale Chiaro ha il posto 1.
    Le righe vanno da 1 a 11 dalla base in su. Le colonne vanno dalla a alla y a passi di *mezza casella*, a partire dall’angolo sinistro com’era prima del taglio: due caselle vicine in una riga distano una lettera, due caselle dello stesso colore ne distano due.
    Prima del taglio, la riga r andava dalla colonna numero r alla colonna numero 26 − r (a è 1). Sono tagliate a1, b1, c1, b2, w1, x1, y1, x2 e tutte le caselle delle righe 12 e 13. Quindi la riga 1 va da d1 a v1 (19 caselle), la riga 2 da c2 a w2 (21), la riga 3 da c3 a w3 (21), la riga 4 da d4 a v4 (19), e così via fino alla riga 11, da k11 a o11 (5).
    Una casella punta in alto se la somma dei numeri della sua colonna e della sua riga è pari, in basso se è dispari.
    ### Caselle confinanti
    Le *caselle confinanti* di una casella hanno un lato in comune con lei: quelle a sinistra e a destra nella sua riga, e nella sua colonna quella sotto se punta in alto, o sopra se punta in basso. Sono dell’altro colore. Una casella che ne ha solo due è una *casella di bordo*. Tutte le altre ne hanno tre.
    ### Disposizione
    Ogni esercito ha 16 soldati e 2 capitani.
    • *Chiaro*, su caselle che puntano in basso, vicino alla base: riga 2 i k m o q; riga 3 h j l n p r; riga 4 g i k m o q s. I capitani sono i4 e q4.
    • *Scuro*, su caselle che puntano in alto, vicino alla cima: riga 6 h j l n p r; riga 7 i k m o q; riga 8 j l n p; riga 9 k m o. I capitani sono j6 e p6. La riga 5 è vuota.
    I giocatori si accordano su quale esercito inizia. **/play** ha due disposizioni: *Inizia Chiaro*, che è quella normale, e *Inizia Scuro*, in cui il posto 1 ha l’esercito scuro. Inizia sempre il posto 1.
    .title = Scopo e disposizione
    .lead = Circonda i pezzi del nemico finché non gliene restano solo due. Ogni esercito vive sui triangoli del suo colore.
rules-bizingo-moving =
    Muovi un pezzo di un passo in una casella vuota. Un passo porta in una delle sei caselle più vicine dello stesso colore: due lettere a sinistra o a destra nella sua riga, o una lettera a sinistra o a destra nella riga sopra o sotto.
    Un pezzo non lascia mai il colore della sua casella: chiaro resta su chiaro, scuro su scuro.
    .title = Movimento
    .lead = A ogni turno si fa un passo con un pezzo.
rules-bizingo-capturing =
    Dopo la tua mossa, guarda ogni pezzo nemico che ha un lato in comune con il pezzo mosso. È catturato se *tutte* le sue caselle confinanti sul tavoliere sono occupate da tuoi pezzi.
    Se è un capitano, o sta su una casella di bordo, almeno uno di quei pezzi dev’essere anch’esso un capitano.
    Tutti i pezzi catturati da una mossa lasciano il tavoliere insieme.
    .title = Cattura
    .lead = Il pezzo che muovi cattura ciò che circonda insieme agli altri tuoi pezzi.
rules-bizingo-edge =
    Un pezzo su una casella di bordo ha solo due caselle confinanti. È catturato se sono entrambe occupate da pezzi nemici e almeno uno di questi è un capitano.
    Lo stesso vale per un capitano su una casella di bordo: lo catturano due pezzi, di cui uno capitano.
    .title = Sul bordo
    .lead = Sul bordo del tavoliere bastano due pezzi, se uno dei due è un capitano.
rules-bizingo-special =
    ### Finire in trappola
    Se la tua mossa non cattura niente, e per la stessa regola adesso è catturato il tuo pezzo, viene tolto subito.
    La tua cattura viene prima: un pezzo che cattura non si perde mai così.
    .title = Finire in trappola
    .lead = Guarda dove metti i piedi.
rules-bizingo-end =
    Un esercito con due pezzi o meno perde, anche se ha perso l’ultimo finendo da solo in trappola. Perde anche un giocatore senza mosse legali. { -resigning }
    ### Patte
    { -draws(turns: "200 mosse di fila", anew: "Le catture e i pezzi finiti in trappola azzerano il conto.") }
    .title = La fine
    .lead = Un esercito con due pezzi o meno perde. Perde anche un giocatore che non può muovere.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Stella in un disco*: un capitano. *Punto*: un soldato chiaro. *Rombo*: un soldato scuro.
    { -signs-turn }
    { -signs-gone(man: "Pezzo sbiadito") } Un pezzo perso per la propria mossa è segnato allo stesso modo.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Nomi sulle caselle*: si vede solo una parte del tavoliere, ingrandita.
    .title = I segni nelle immagini
    .lead = La freccia che parte dall’anello è l’ultima mossa. Un pezzo sbiadito con una croce è stato catturato. Una stella segna un capitano. Il riquadro con la cornice e la punta mostra a chi tocca.
rules-bizingo-notation =
    Scrivi la casella in cui sta il pezzo e quella in cui va: `i4-k4`. Le catture non si scrivono, perché seguono dalla mossa.
    { -typing(letters: "minuscolo", loose: "`I4 to k4` e `i4k4`", turn: "`i4-k4`") }
    .title = Scrivere le mosse
    .lead = Non serve mai scrivere una mossa: i pulsanti sotto il tavoliere fanno tutto. Se ti piace scrivere, **/move** accetta mosse scritte e le suggerisce mentre scrivi.
rules-bizingo-origin =
    Bizingo viene dagli Stati Uniti degli anni Cinquanta dell’Ottocento. Queste regole seguono la voce di un’enciclopedia. I suoi numeri e la sua disposizione sono stati controllati casella per casella.

    Dove tace, abbiamo deciso noi:
    • Le patte per ripetizione, dopo molto tempo senza perdite e di comune accordo, perché ogni partita finisca.
    • Un giocatore senza mosse legali perde, come nella dama.
    • I giocatori si accordano su quale esercito inizia. Inizia Chiaro, se non scegli la disposizione «Inizia Scuro».
    .title = Origine e regole della casa
    .lead = Bizingo viene dagli Stati Uniti degli anni Cinquanta dell’Ottocento.

# Basileus

rules-basileus-goal =
    Per 2 giocatori. { -seats } Il posto 1 ha il Bianco.

    Cattura il re nemico, il *basileus*.
    ### Tavoliere
    Il tavoliere ha 9 colonne, dalla a alla i, e 8 righe, da 1 a 8. È a scacchi, e a1 è scura. { -coordinates }
    ### Pezzi
    Ogni giocatore ha 4 pedoni, 4 ufficiali e un basileus: esattamente una riga di nove. Il Bianco sta sulla riga 1 e il Nero sulla riga 8, entrambi in quest’ordine: a ufficiale, b pedone, c ufficiale, d pedone, e **basileus**, f pedone, g ufficiale, h pedone, i ufficiale.
    I tuoi pedoni stanno su caselle di un colore e i tuoi ufficiali sull’altro; per l’avversario è il contrario. Passi e salti in diagonale non cambiano mai il colore.
    .title = Scopo e disposizione
    .lead = Cattura il re nemico, il *basileus*.
rules-basileus-moving =
    Senza cattura, un pezzo muove di una casella, in una casella vuota:
    • pedoni e ufficiali *in diagonale*, in una qualsiasi delle quattro direzioni;
    • il basileus in tutte e otto le direzioni.
    .title = Movimento
    .lead = A ogni turno si fa un passo, o una cattura se ce n’è una.
rules-basileus-capturing =
    Una cattura è un breve salto oltre un pezzo nemico vicino, fino alla casella vuota subito dietro. Il pezzo catturato viene tolto subito.
    • Un *pedone* salta pedoni o il basileus in linea retta (a sinistra, a destra, in avanti o all’indietro), mai gli ufficiali.
    • Un *ufficiale* salta pedoni o il basileus in diagonale, mai gli ufficiali.
    • Il *basileus* salta pedoni e ufficiali in tutte e otto le direzioni, mai l’altro basileus.
    .title = Cattura
    .lead = Una cattura è un breve salto oltre un nemico. I pedoni muovono in diagonale ma saltano in linea retta.
rules-basileus-obligation =
    La cattura è obbligatoria, ma scegli tu quale. Un pezzo che cattura continua a saltare nello stesso turno finché può, dopo ogni salto in qualsiasi direzione che gli è permessa. Il percorso lo scegli tu: non dev’essere il più lungo, e può attraversare la casella di partenza o finirci.
    .title = La cattura è obbligatoria
    .lead = Se puoi catturare, devi farlo. Quale cattura e quale percorso, lo scegli tu.
rules-basileus-special =
    ### Basileus cattura basileus
    Un basileus cattura l’altro *andando sulla sua casella*, da una qualsiasi delle otto caselle intorno. È una mossa a sé e una cattura come le altre, quindi anch’essa è obbligatoria.
    Non fa mai parte di una catena: un basileus i cui salti finiscono accanto all’altro si ferma lì, e l’altro può catturarlo.
    ### Il basileus cade
    Catturare il basileus chiude subito la partita, anche nel mezzo di una catena.
    .title = Basileus contro basileus
    .lead = Un basileus cattura l’altro andando sulla sua casella.
rules-basileus-end =
    Vince chi cattura il basileus. Un giocatore senza mosse legali perde. { -resigning }
    ### Patte
    { -draws(turns: "100 mosse di fila", anew: "Le catture azzerano il conto.") }
    .title = La fine
    .lead = Vince chi cattura il basileus. Un giocatore che non può muovere perde.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Testa tonda*: un pedone. *Testa a punta con una fessura*, come un alfiere: un ufficiale. *Corona*: un basileus. Alla base, i pezzi del Bianco hanno un *punto* e quelli del Nero un *rombo*.
    { -signs-turn }
    { -signs-gone(man: "Pezzo sbiadito") }
    • *Cornice intorno a un pezzo*: può catturare, e uno dei pezzi con la cornice deve farlo.
    { -signs-number } Mentre scegli, la cornice è intorno al pezzo che hai scelto, o a quello che continua a saltare.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Mirino su un pezzo*: una mossa con una freccia lo cattura.
    .title = I segni nelle immagini
    .lead = La freccia che parte dall’anello è l’ultima mossa. Un pezzo sbiadito con una croce è stato catturato. Una cornice intorno a un pezzo vuol dire: può catturare, e uno dei pezzi con la cornice deve farlo.
rules-basileus-notation =
    • Un passo: `b1-c2`.
    • Una cattura nomina le caselle in cui arriva il pezzo: `d4xd6xf6`. Finisce dove cade il basileus.
    • Basileus cattura basileus: `e4xe5`.

    { -typing(letters: "minuscolo", loose: "`B1 to c2` e `b1c2`", turn: "`b1-c2`") }
    .title = Scrivere le mosse
    .lead = Non serve mai scrivere una mossa: i pulsanti sotto il tavoliere fanno tutto. Se ti piace scrivere, **/move** accetta mosse scritte e le suggerisce mentre scrivi.
rules-basileus-origin =
    Basileus è di Marek Łukaszewicz (2010). Queste regole seguono la sua pagina in un database di giochi, che non dà una disposizione. La pagina parla di «pezzi» dove noi diciamo ufficiali, perché per noi anche un pedone è un pezzo.

    Dove la pagina tace, abbiamo deciso noi:
    • **La disposizione è una nostra ricostruzione.** Nella pagina i pedoni stanno su un colore e gli ufficiali sull’altro, e le catture funzionano solo se i colori dei due giocatori sono opposti. Una riga di nove su un tavoliere di otto righe dà esattamente questo.
    • Un giocatore senza mosse legali perde, come nella dama.
    • Le patte per ripetizione, dopo molto tempo senza perdite e di comune accordo, perché ogni partita finisca.
    .title = Origine e regole della casa
    .lead = Basileus è di Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Per 2 giocatori, in due manche. { -seats }

    In una manche sei il *saltatore*, che toglie biglie dal tavoliere, e nell’altra lo *spostatore*, che gli mette i bastoni tra le ruote. Lascia meno biglie dell’avversario.
    ### Tavoliere
    La cornice ha 4 × 4 *scomparti*, da A1 a D4. Dodici tessere quadrate riempiono tutti gli scomparti tranne i quattro angoli. Ogni tessera ha 2 × 2 *buche*, e in ognuna delle 48 buche c’è una biglia.
    Le buche vanno da a1 a h8: lo scomparto A1 contiene a1, b1, a2 e b2, e lo scomparto D4 contiene g7, h7, g8 e h8. { -coordinates } Gli scomparti si scrivono in maiuscolo.
    C’è una buca solo dove c’è una tessera. Le biglie viaggiano con la loro tessera.
    ### Due manche
    Nella prima manche il posto 1 è il saltatore e il posto 2 lo spostatore. Nella seconda si scambiano, e il tavoliere viene ridisposto. In ogni manche inizia il saltatore.
    .title = Scopo e disposizione
    .lead = In una manche sei il *saltatore*, che toglie biglie dal tavoliere. Nell’altra sei lo *spostatore*, che gli mette i bastoni tra le ruote. Lascia meno biglie dell’avversario.
rules-bilitaire-jumper =
    ### La prima mossa di una manche
    Togli dal tavoliere una biglia qualsiasi.
    ### Le mosse successive
    Con una biglia saltane una vicina, in orizzontale o in verticale, e arriva nella buca vuota subito dietro. La biglia saltata viene tolta. Le tre buche possono essere sulla stessa tessera o su tessere diverse.
    La stessa biglia può continuare a saltare, in qualsiasi direzione, finché può, e puoi fermarti dopo ogni salto. Può tornare nella buca da cui è partita. Mai in diagonale, e mai due biglie in una volta.
    Non puoi passare.
    .title = Il saltatore
    .lead = Il saltatore toglie le biglie saltandole.
rules-bilitaire-shifter =
    Fai esattamente una di queste cose:
    • *Rimuovere* una tessera vuota, cioè senza biglie.
    • *Spostare* tessere, in linea retta, su scomparti vuoti e dentro la cornice: una tessera di 1, 2 o 3 scomparti; due tessere vicine in linea di 1 o 2 scomparti lungo quella linea; tre di 1 scomparto lungo quella linea.

    Spostare una coppia o una tripla è una sola mossa. Gli scomparti che il gruppo stesso lascia contano come vuoti. Ogni scomparto su cui le tessere passano o arrivano dev’essere vuoto.
    Uno spostatore che non può né spostare né rimuovere una tessera passa, senza imporre niente.
    .title = Lo spostatore
    .lead = Lo spostatore fa scorrere le tessere con le loro biglie, o rimuove una tessera vuota.
rules-bilitaire-special =
    Quando sposta o rimuove, lo spostatore può *imporre* un salto di un numero esatto di biglie, due o più. Un obbligo è legale solo se dopo lo spostamento o la rimozione un salto così è possibile. Un salto di una biglia non si impone mai.
    Il saltatore deve allora saltarne esattamente quel numero, ma il salto lo sceglie lui. Valgono anche i primi salti di una catena più lunga: se una biglia potrebbe prenderne cinque, può prenderne tre e fermarsi.
    Senza un obbligo il saltatore è libero.
    .title = Obblighi
    .lead = Lo spostatore può imporre al saltatore quante biglie prendere.
rules-bilitaire-end =
    ### Una manche finisce
    Una manche è finita quando, dopo il turno dello spostatore, tocca al saltatore e non c’è nessun salto. Le biglie rimaste sul tavoliere sono i punti dello spostatore.
    Dopo la prima manche il tavoliere viene ridisposto, e chi era lo spostatore, adesso saltatore, muove di nuovo. Questo cambio di manche non è una mossa. I punti restano.
    ### La partita finisce
    Dopo la seconda manche vince chi, da saltatore, ha lasciato meno biglie. A parità di biglie è patta.
    I due giocatori possono anche accordarsi per la patta (**/draw**). { -resigning }
    .title = La fine
    .lead = Una manche finisce quando il saltatore non può saltare. Le biglie rimaste sono i punti dello spostatore.
rules-bilitaire-signs =
    { -signs-panel }
    • *Freccia che scavalca un punto*, in un riquadro: questo giocatore è il saltatore. Accanto, *1/2*: la prima di due manche.
    • *Tessera con una freccia*, in un riquadro: questo giocatore è lo spostatore.
    • *+12* in un riquadro: punti.
    • *Freccia che salta con =3*, su sfondo colorato: è imposto un salto di esattamente tre biglie.
    • *×26* accanto al tavoliere: il numero di biglie rimaste.
    • *Freccia che parte da un anello*: l’ultima mossa. Da lì è partita una biglia, o si è spostata una tessera. Se più tessere si sono spostate insieme, va dallo scomparto rimasto vuoto a quello riempito.
    { -signs-gone(man: "Biglia sbiadita") }
    • *Contorno di uno scomparto con una croce*: qui è stata rimossa una tessera vuota.
    { -signs-number }
    • *Anello intorno a una biglia*: l’hai scelta, o può continuare a saltare.
    { -signs-end }
    { -signs-figures } Le tessere che scorrono insieme hanno una freccia sola.
    .title = I segni nelle immagini
    .lead = La freccia che parte dall’anello è l’ultima mossa. In un riquadro, la freccia che salta indica il saltatore, la tessera con una freccia lo spostatore. *=4* impone un salto di esattamente quattro.
rules-bilitaire-notation =
    • La prima biglia: `xd4`.
    • I salti, con le buche di arrivo: `c3xe3xe5`.
    • Gli spostamenti: `B1-B3`. Due o tre tessere si scrivono in ordine crescente, poi i loro nuovi scomparti nello stesso ordine: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Gli spostamenti si distinguono da questo testo.
    • Rimuovere una tessera: `xB2`.
    • Un obbligo si aggiunge alla fine: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "minuscolo, con gli scomparti in maiuscolo,", loose: "`C3 to e3` e `c3e3`", turn: "`c3xe3`") }
    .title = Scrivere le mosse
    .lead = Non serve mai scrivere una mossa: i pulsanti sotto il tavoliere fanno tutto. Se ti piace scrivere, **/move** accetta mosse scritte e le suggerisce mentre scrivi.
rules-bilitaire-origin =
    Bilitaire è di Kris Burm (1994). Queste regole seguono una pagina ceca che ne parla.

    Dove la pagina tace, abbiamo deciso noi:
    • Un salto può tornare nella buca da cui è partito.
    • I giocatori possono accordarsi per la patta.
    .title = Origine e regole della casa
    .lead = Bilitaire è di Kris Burm (1994).
