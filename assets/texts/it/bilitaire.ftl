menu-men-ball = Quale biglia?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = Nella prima mossa di una manche il saltatore toglie dal tavoliere una biglia qualsiasi, e nient’altro.
bilitaire-not-first-turn = Solo nella prima mossa di una manche si toglie una biglia senza salto. Adesso una biglia deve saltare.
bilitaire-must-jump = Puoi saltare, quindi devi farlo. Non puoi passare.
bilitaire-jumper-demands = Solo lo spostatore può imporre un numero di biglie. Tu sei il saltatore.
bilitaire-no-hollow = Non c’è nessuna tessera sotto { $cell }.
bilitaire-no-ball = Non c’è nessuna biglia in { $cell }.
bilitaire-cannot-jump = La biglia in { $cell } non può saltare. Le serve una biglia vicina con una buca vuota subito dietro.
bilitaire-no-move = La biglia in { $cell } resterebbe dov’è.
bilitaire-diagonal = Una biglia non salta mai in diagonale, come da { $from } in { $to }.
bilitaire-not-a-jump = Una biglia salta una sola biglia e arriva nella buca subito dietro, che da { $from } non è { $to }.
bilitaire-taken = In { $cell } c’è una biglia. Un salto deve finire in una buca vuota.
bilitaire-nothing-to-jump = Per arrivare in { $to } bisogna saltare una biglia in { $over }, ma lì non ce n’è nessuna.
bilitaire-not-exactly = Devi saltare esattamente { $balls } biglie, e da { $from } così non è possibile.
bilitaire-must-shift = Lo spostatore non può passare. C’è sempre una tessera che può scorrere.
bilitaire-not-a-place = { $cell } non è uno scomparto della cornice. Lo spostatore sposta le tessere, negli scomparti da A1 a D4.
bilitaire-no-tile = Non c’è nessuna tessera in { $place }.
bilitaire-tile-not-empty = Sulla tessera in { $place } c’è una biglia. Puoi rimuovere solo una tessera vuota.
bilitaire-not-a-slide = Uno spostamento si scrive con una, due o tre tessere, seguite da altrettanti nuovi scomparti.
bilitaire-no-slide = La tessera in { $place } resterebbe dov’è.
bilitaire-not-straight = Una tessera scorre in linea retta, non da { $from } in { $to }.
bilitaire-not-a-group = { $tiles } non possono scorrere insieme. Le tessere che scorrono insieme sono vicine e in linea, scritte in ordine crescente.
bilitaire-not-along-its-line = { $tiles } possono scorrere insieme solo lungo la propria linea.
bilitaire-blocked = In { $place } c’è una tessera. Le tessere scorrono solo su scomparti vuoti.
bilitaire-demand-alone = Un obbligo accompagna uno spostamento o una rimozione, e si scrive dopo.
bilitaire-demand-too-small = Devi imporre almeno due biglie.
bilitaire-demand-too-great =
    { $most ->
        [0] Dopo quella mossa non ci sarebbe nessun salto, quindi non puoi imporne uno di { $balls } biglie.
        [one] Dopo quella mossa nessun salto prende più di una biglia, quindi non puoi imporne { $balls }.
       *[other] Dopo quella mossa nessun salto prende più di { $most } biglie, quindi non puoi imporne { $balls }.
    }
bilitaire-only-demand = Dopo uno spostamento o una rimozione può seguire solo un obbligo.

ending-bilitaire = Risultato finale: { $most } a { $least }.
