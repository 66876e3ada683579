# Why a text is not the record of a game.

record-error = Riga { $line }: { $reason }
record-error-turn = Riga { $line }, mossa { $turn }: { $reason }
record-not-a-tag = Prima della prima riga vuota, ogni riga dev’essere un’etichetta: [Name "valore"].
record-tag-twice = L’etichetta { $name } compare due volte.
record-no-game = Manca l’etichetta [Game "…"].
record-seats = «{ $text }» non è un numero di posti possibile.
record-rules = «{ $text }» non è una versione conosciuta delle regole.
record-number = «{ $text }» non è il numero della mossa successiva.
record-resign = «{ $text }» non indica un posto ancora in gioco.
record-over = A questo punto la partita è già finita.
record-result = Il risultato è { $actual }, non { $written }.
record-unfinished = Dopo queste mosse la partita non è finita, ma il risultato indicato è { $written }.

# All records of a player.

records-none = Non hai ancora finito nessuna partita. /play ne inizia una.
records-all = { $games ->
    [one] La trascrizione della tua partita finita.
   *[other] Le trascrizioni delle tue { $games } partite finite.
}
records-newest = Le trascrizioni delle tue { $games } partite più recenti. Le altre non ci stanno.

# The game of a record that somebody opens.

record-heading = **{ $game }** · trascrizione della partita{ $turn ->
    [0] {""}
   *[other] {" "}· mossa { $turn }
}
record-not-over = Quella partita non è ancora finita. Si possono importare solo partite finite.
record-too-large = Quel file è troppo grande per la trascrizione di una partita. Il limite è di { $most } KB.
record-not-text = Quel file non è un file di testo. Invia un file ottenuto con **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Non è stato importato niente. { $reason }
say-which-game = Scegli una partita indicando il numero del tavolo o un file con la sua trascrizione.
