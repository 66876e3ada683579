# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Resolver um problema
button-puzzle-next = Próximo problema
button-puzzle-solution = Mostrar solução
button-puzzle-solve = Resolver
puzzle-difficulty = { $difficulty ->
    [easy] Fácil
    [medium] Médio
   *[hard] Difícil
}
puzzle-unknown-difficulty = “{ $name }” não é uma dificuldade. Escolha uma destas: { $known }.
puzzle-which = De qual jogo você quer um problema?
puzzle-none = Ainda não há problemas de { $game }.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, problema { $number }** · rating { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = Vez de **{ $name }**: encontre o melhor lance.
# Where the number of moves is not told.
puzzle-forced = Vez de **{ $name }**: encontre o lance que força a vitória.
# After every other move, the other side wins by force.
puzzle-save = Vez de **{ $name }**, em apuros: encontre o único lance que evita uma derrota forçada.
puzzle-win = Vez de **{ $name }**: { $turns ->
    [one] vença na hora.
   *[other] vença em { $turns } lances.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = Vez de **{ $name }**: encontre o lance que vence (em { $turns } lances contra a melhor defesa).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** está certo! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Resolvido!** { $turn }.
puzzle-also-wins = ✅ **Resolvido!** **{ $turn }** também vence de maneira forçada, por outro caminho.
puzzle-wrong = ↩️ **{ $turn }** não é a solução.
puzzle-wrong-reply = ↩️ **{ $turn }** não é a solução. A resposta é **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = A solução vence de maneira forçada; depois deste lance, suas chances de vitória são de cerca de { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] A vitória escapou: com o melhor jogo, agora é empate.
   *[none] Com o melhor jogo, agora é empate.
}
puzzle-wrong-weaker = Suas chances de vitória agora são de cerca de { $left }, em vez de { $best } com a solução.
puzzle-wrong-later = A solução é claramente mais forte, mas a diferença só aparece mais tarde.
puzzle-wrong-over = { $result ->
    [draw] A partida termina empatada.
   *[loss] Perde na hora.
}
puzzle-solution = **Solução, { $number } de { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Tema
   *[other] Temas
}: { $themes }
puzzle-wins = Vence de maneira forçada.
puzzle-theme = { $theme ->
    [capture] captura
    [double-capture] captura dupla
    [long-capture] captura de três ou mais
    [captain] captura de um capitão
    [replacement] reposição
    [centre] pelo centro
    [jump] salto
    [threat] ameaça
    [double-threat] ameaça dupla
    [fork] garfo
    [centre-threat] ameaça pelo centro
    [escape] salvamento
    [defence] defesa
    [counterattack] contra-ataque
    [sacrifice] sacrifício
    [decoy] basileus atraído
    [king] lance do basileus
    [lock-in] encurralamento
    [blockade] bloqueio
    [zugzwang] zugzwang
    [isolation] isolamento
    [demand] exigência
    [removal] remoção de placa
    [group-slide] várias placas juntas
    [ending] final
   *[quiet] lance tranquilo
}
puzzle-help-costs = -# Com uma dica, este problema não conta. Ver a solução conta como resposta errada.
puzzle-hinted = -# Você viu uma dica: este problema não conta para o seu rating nem para a sua sequência.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Seu rating em problemas: { $rating } · { $change }
puzzle-rating-streak = -# Seu rating em problemas: { $rating } · { $change } · resolvidos seguidos: { $streak }
profile-puzzles = **Problemas**
profile-puzzle = { $game } · { $rating } · { $solved } de { $tried } resolvidos na primeira tentativa
    -# Sequência: { $streak }, recorde: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Problema do dia**
puzzle-daily-private = -# Aperte o botão para resolver. Só você vê a sua resposta.
puzzle-daily-last = -# Última solução ({ $game }, problema { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Ninguém resolveu ainda.
   *[other] Resolvido na primeira tentativa por **{ $solved } de { $tried }**. Primeiro: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] ninguém resolveu na primeira tentativa
   *[other] resolvido na primeira tentativa por { $solved } de { $tried }, primeiro por { $first }
}
puzzle-daily-all-games = Todos os jogos, um por vez
say-no-place-for-puzzles = O problema do dia não pode ser postado lá. Escolha um canal de texto que eu veja.
say-daily-on-and-off = Você pediu para postar o problema do dia e também para parar. Use daily-puzzle ou daily-puzzle-off, não as duas opções.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = “{ $name }” não é um tema. Escolha um destes: { $known }.
puzzle-none-of-theme = Não há problemas de { $game } com o tema “{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } nesta dificuldade
}. Escolha um destes: { $known }.
puzzle-no-other-of-theme = Esse era o único problema de { $game } com o tema “{ $theme }”{ $level ->
    [any] { "" }
   *[other] { "" } nesta dificuldade
}. Outros temas: { $known }.
puzzle-mode = { $mode ->
    [streak] Sequência
    [storm] Tempestade
   *[practice] Treino
}
puzzle-unknown-mode = “{ $name }” não é um modo. Escolha um destes: { $known }.
puzzle-mode-alone = Não use level nem theme: em uma sequência ou tempestade, os problemas vão ficando mais difíceis.

# Streak and storm: puzzles in a row.
button-puzzle-start = Começar
button-puzzle-again = De novo
button-puzzle-skip = Pular
# Under the result that somebody has shared.
button-puzzle-try = Tentar
button-puzzle-board = Melhores tempestades
button-puzzle-board-week = Últimos 7 dias
button-puzzle-board-ever = Desde sempre
puzzle-streak-rules = **{ $game }: Sequência**
    Resolva problemas cada vez mais difíceis. O primeiro erro encerra a sequência. Você pode pular um problema.
    -# Não há dicas, e as suas respostas não contam para o seu rating em problemas.
puzzle-storm-rules = **{ $game }: Tempestade**
    Resolva o máximo de problemas curtos em três minutos. Uma resposta errada custa dez segundos, e o próximo problema vem na hora. Quando o tempo acabar, aperte qualquer botão para ver o seu resultado.
    -# Não há dicas, e as suas respostas não contam para o seu rating em problemas.
puzzle-run-best = Seu recorde: { $best }
puzzle-run-record = É o seu melhor resultado até agora!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Sequência: { $solved }**
puzzle-storm-state = **Tempestade: { $solved }** · termina { $end }
puzzle-run-solved = ✅ **{ $turn }** resolve.
puzzle-storm-wrong = ❌ **{ $turn }** não é a solução: −10 segundos.
puzzle-streak-skipped = ⏭️ Pulado.
puzzle-run-answered = Você já respondeu a este problema. Continue onde está o próximo.
puzzle-streak-result = { $end ->
    [all] 🏆 **Você chegou ao fim da sequência ({ $game }).** Resolvidos: { $solved }
   *[early] **Sua sequência acabou ({ $game }).** Resolvidos: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Esse era o último problema ({ $game }).**
   *[early] **O tempo acabou ({ $game }).**
} Resolvidos: { $solved }, errados: { $wrong }, mais seguidos: { $row }
puzzle-board-week = **{ $game }: melhores tempestades deste servidor nos últimos 7 dias**
puzzle-board-ever = **{ $game }: melhores tempestades deste servidor**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Ninguém resolveu um problema em uma tempestade ainda. Comece a primeira.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** tem um problema para vocês:
puzzle-streak-shared = 🔥 **{ $name }** resolveu { $solved ->
    [one] um problema
   *[other] { $solved } problemas seguidos
} em uma sequência de { $game }.
puzzle-storm-shared = ⚡ **{ $name }** resolveu { $solved ->
    [one] um problema
   *[other] { $solved } problemas
} de { $game } em três minutos.
