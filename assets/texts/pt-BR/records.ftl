# Why a text is not the record of a game.

record-error = Linha { $line }: { $reason }
record-error-turn = Linha { $line }, lance { $turn }: { $reason }
record-not-a-tag = Antes da primeira linha vazia, cada linha precisa ser uma etiqueta: [Name "valor"].
record-tag-twice = A etiqueta { $name } aparece duas vezes.
record-no-game = Falta a etiqueta [Game "…"].
record-seats = “{ $text }” não é um número possível de assentos.
record-rules = “{ $text }” não é uma versão conhecida das regras.
record-number = “{ $text }” não é o número do próximo lance.
record-resign = “{ $text }” não indica um assento que ainda esteja na partida.
record-over = Neste ponto a partida já acabou.
record-result = O resultado é { $actual }, não { $written }.
record-unfinished = Depois desses lances a partida não acabou, mas o resultado indicado é { $written }.

# All records of a player.

records-none = Você ainda não terminou nenhuma partida. /play começa uma.
records-all = { $games ->
    [one] O registro da sua partida encerrada.
   *[other] Os registros das suas { $games } partidas encerradas.
}
records-newest = Os registros das suas { $games } partidas mais recentes. As mais antigas não cabem.

# The game of a record that somebody opens.

record-heading = **{ $game }** · registro da partida{ $turn ->
    [0] {""}
   *[other] {" "}· lance { $turn }
}
record-not-over = Essa partida ainda não acabou. Só partidas encerradas podem ser abertas.
record-too-large = Esse arquivo é grande demais para um registro de partida. O limite é { $most } KB.
record-not-text = Esse arquivo não é de texto. Envie um arquivo do **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Nada foi aberto. { $reason }
say-which-game = Escolha uma partida pelo número da mesa, ou um arquivo com o registro de uma partida.
