# Why a text is not the record of a game.

record-error = Línea { $line }: { $reason }
record-error-turn = Línea { $line }, jugada { $turn }: { $reason }
record-not-a-tag = Antes de la primera línea vacía, cada línea tiene que ser una etiqueta: [Name "valor"].
record-tag-twice = La etiqueta { $name } aparece dos veces.
record-no-game = Falta la etiqueta [Game "…"].
record-seats = «{ $text }» no es un número de asientos posible.
record-rules = «{ $text }» no es una versión conocida de las reglas.
record-number = «{ $text }» no es el número de la jugada siguiente.
record-resign = «{ $text }» no nombra un asiento que siga en la partida.
record-over = En este punto la partida ya terminó.
record-result = El resultado es { $actual }, no { $written }.
record-unfinished = Con estas jugadas la partida no ha terminado, pero se indica el resultado { $written }.

# All records of a player.

records-none = Aún no has terminado ninguna partida. /play empieza una.
records-all = { $games ->
    [one] El registro de tu partida terminada.
   *[other] Los registros de tus { $games } partidas terminadas.
}
records-newest = Los registros de tus { $games } partidas más recientes. Las anteriores no caben.

# The game of a record that somebody opens.

record-heading = **{ $game }** · registro de la partida{ $turn ->
    [0] {""}
   *[other] {" "}· jugada { $turn }
}
record-not-over = Esa partida aún no ha terminado. Solo se pueden abrir partidas terminadas.
record-too-large = Ese archivo es demasiado grande para el registro de una partida. El límite son { $most } KB.
record-not-text = Ese archivo no es de texto. Envía un archivo de **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = No se abrió nada. { $reason }
say-which-game = Elige una partida por el número de su mesa, o un archivo con el registro de una partida.
