# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } e { $last }
conjunction-i = { $others } e { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
percent = { $number }%

card-heading = **{ $game }** · mesa { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· lance { $turn }
}
card-invitation = { $invited }, convite de { $opener } para { $seats ->
    [2] uma partida de { $game }.
   *[other] uma partida de { $game } para { $seats } jogadores. { $free ->
        [one] Resta um assento.
       *[other] Restam { $free } assentos.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Você convidou { $invited } para uma partida de { $game }.
card-open-invitation = { $opener } procura { $seats ->
    [2] um oponente para uma partida de { $game }.
   *[other] { $free ->
        [one] mais um jogador
       *[other] mais { $free } jogadores
    } para uma partida de { $game } para { $seats } jogadores.
} Quem topa?
card-terms = -# { $counts ->
    [yes] Valendo rating
   *[no] Amistosa
} · { $setup } · { $begins } · { $pace } · expira { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Valendo rating
   *[no] Amistosa
} · { $pace }
begins-named = { $name } começa
begins-own = você começa
begins-first = quem entrar primeiro começa
begins-lot = um sorteio decide quem começa
pace = { $minutes ->
    [0] sem relógio
    [60] 1 hora por lance
    [480] 8 horas por lance
    [1440] 1 dia por lance
    [4320] 3 dias por lance
    [10080] 7 dias por lance
   *[other] { $minutes } minutos por lance
}
card-all-seated = Todo mundo chegou: a partida vai começar!
card-closed = Desta vez não rolou.
card-to-act = { $player }, é a sua vez.
card-to-act-until = { $player }, é a sua vez. Seu tempo acaba { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, é a vez de vocês: votem em um lance. A votação termina { $end }.
card-on-hold = A partida está em espera porque por duas vezes seguidas ninguém votou. Um voto em um lance de { $player } retoma a partida.
votes-missed = Da última vez ninguém votou, então o computador jogou por vocês.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Nenhum voto ainda.
    [one] 1 voto até agora.
   *[other] { $votes } votos até agora.
}{ $needed ->
    [0] {""}
   *[other] {" "}Um lance com { $needed } votos é jogado na hora.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Propor empate
    [takeback] Pedir volta do lance
    [accept] Aceitar
    [decline] Recusar
    [resign] Desistir
    [abort] Cancelar partida
   *[other] Continuar jogando
}: { $votes } de { $needed } votos
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] Também é a sua vez.
   *[others] É a vez de { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Seu tempo acaba { $end }.
       *[others] O tempo acaba { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Você precisa capturar { $cells }.
    [capture] Você precisa capturar.
    [demand] Você precisa saltar por cima de exatamente { $balls } bolas.
   *[only] Você só tem um lance válido.
}{ $asks ->
    [replacement] {" "}Qual pedra entra?
    [where] {" "}{ $beginning } – para onde?
    [man] {" "}Qual você vai usar?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn }…
card-time-given = -# Não foi possível jogar aqui durante { $time }, então { $player } recebeu esse tempo de volta.
card-time-given-own = -# Não foi possível jogar aqui durante { $time }, então você recebeu esse tempo de volta.
card-vacation = -# { $name } está de férias até { $end }, com o relógio pausado.
card-vacation-own = -# Você está de férias até { $end }, com o relógio pausado.
card-vacation-no-clock = -# { $name } está de férias até { $end }.
card-vacation-no-clock-own = -# Você está de férias até { $end }.
card-round-deadline = -# Prazo da rodada: { $at }, mesmo nas férias. Perde quem estiver na vez nessa hora.
card-check-in = -# Não é a sua vez? Aperte *Estou aqui*. Se ninguém jogar a tempo, quem não apertou também perde.
games-deadline = prazo { $at }
card-no-clock = -# Se alguém não jogar por 3 dias, você pode perguntar se a pessoa ainda está aí. Outros 4 dias depois, pode { $seats ->
    [2] reivindicar a vitória
   *[other] continuar sem essa pessoa
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, você ainda está aí?
   *[no] Você ainda está aí?
} Se você não jogar{ $answers ->
    [yes] {" "}nem responder
   *[no] {""}
}, { $who ->
    [named] { $other } pode
   *[others] os outros podem
} { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem você
   *[close] encerrar a partida
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = Você não joga desde { $since }. Até você jogar, { $who ->
    [named] { $other } pode
   *[others] os outros podem
} { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem você
   *[close] encerrar a partida
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Perguntei a { $name }. Se não houver lance{ $answers ->
    [yes] {" "}nem resposta
   *[no] {""}
}, você pode { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem { $name }
   *[close] encerrar a partida
} { $end }.
card-reminder = { $player }, ainda é a sua vez. Seu tempo acaba { $end }.
direct-reminder = **{ $game }** · mesa { $table } · { $place }
card-idle = { $player }, faz tempo que nada acontece aqui. Se você não jogar, a partida será encerrada { $end } sem resultado.
card-idle-lost = { $player }, faz tempo que nada acontece aqui. Se você não jogar, vai perder a partida { $end }.
card-pause-ends = { $player }, esta partida está pausada há muito tempo. Ela será retomada automaticamente { $end }, e os relógios também.
card-paused = A partida está pausada. Quando for retomada, será a vez de { $player }.
card-paused-own = A partida está pausada. Quando for retomada, será a sua vez.
card-asked = { $players }, de acordo?
card-computer-acts = { $player } está pensando…
card-left-to-computers = Só restam computadores. Eles vão terminar a partida por conta própria, e o resultado vai aparecer aqui.
card-draw-near = { $turns ->
    [one] Se nenhuma peça sair do tabuleiro no próximo lance, a partida termina empatada.
   *[other] Se nenhuma peça sair do tabuleiro nos próximos { $turns } lances, a partida termina empatada.
}
card-won = **Vitória de { $names }**{ $why ->
    [resigned] {" "}por desistência.
    [time] {" "}por tempo.
    [forfeited] {" "}por W.O.
   *[other] .
}
card-won-own = **Você venceu**{ $why ->
    [resigned] {" "}por desistência.
    [time] {" "}por tempo.
    [forfeited] {" "}por W.O.
   *[other] .
}
card-drawn = **Empate** { $why ->
    [agreement] por acordo entre { $names }.
    [repetition] entre { $names }: a mesma posição apareceu pela terceira vez.
    [quiet] entre { $names }: lances demais seguidos sem captura.
   *[other] entre { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Empate** { $why ->
    [agreement] por acordo entre você e { $other }.
    [repetition] entre você e { $other }: a mesma posição apareceu pela terceira vez.
    [quiet] entre você e { $other }: lances demais seguidos sem captura.
   *[other] entre você e { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Por desistência
    [time] Por tempo
    [absent] Por ausência
    [forfeited] Por W.O.
    [agreement] Empate por acordo
    [repetition] Empate: mesma posição três vezes
   *[quiet] Empate: tempo demais sem capturas
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Não há mais lances válidos.
card-place = { $place }º lugar: { $names }

replay = **{ $game }** · mesa { $table } · animação{ $step ->
    [1] {""}
   *[other] {" "}(um a cada { $step } lances)
}
replay-alt = A partida inteira, lance a lance ({ $turns ->
    [0] nenhum lance
    [one] um lance
   *[other] { $turns } lances
}). No fim: { $last }

news-joined = { $name } entrou.
news-declined = { $name } recusou.
news-declined-own = Você recusou.
# Others can still join.
news-seat-declined = { $name } recusou. O assento agora está livre para qualquer pessoa.
news-seat-opened = O assento de { $name } agora está livre para qualquer pessoa.
news-vacated = { $name } saiu. O assento agora está livre para qualquer pessoa.
news-cancelled = O convite foi cancelado.
news-closed = { $what ->
    [game] A moderação encerrou esta partida. Ela não conta.
   *[invitation] A moderação encerrou este convite.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, a moderação encerrou esta partida. Ela não conta.
news-deadline = O prazo desta rodada acabou.
news-nobody-came = Ninguém apareceu a tempo, então todos perdem esta partida.
news-over = { $players }, a partida terminou.
# players: one or several
news-out = Fora da partida: { $players }. Os outros continuam jogando.
news-expired = O convite expirou antes de todos os assentos serem ocupados.
news-idle = Ninguém joga aqui há um mês, então a partida foi encerrada sem resultado.
news-started = A partida começa.
news-started-by-lot = A partida começa. O sorteio decidiu: { $name } começa.
news-started-by-lot-own = A partida começa. O sorteio decidiu: você começa.
news-resigned = { $name } desistiu.
news-resigned-own = Você desistiu.
news-timed-out = O tempo de { $name } acabou.
news-timed-out-own = Seu tempo acabou.
news-left = { $name } saiu do servidor. { $others ->
    [one] O outro jogador pode
   *[other] Os outros jogadores podem
} { $claim ->
    [out] seguir na partida sem { $name }
   *[win] { $closable ->
        [yes] reivindicar a vitória ou encerrar a partida
       *[no] reivindicar a vitória
    }
}.
news-absent = { $name } não joga há { $time }. { $who ->
    [direct] Você pode perguntar embaixo do tabuleiro: **{ $button-still-there }**
    [you] Você pode perguntar aqui embaixo: **{ $button-still-there }**
    [named] { $other } pode perguntar aqui embaixo: **{ $button-still-there }**
   *[others] Os outros podem perguntar aqui embaixo: **{ $button-still-there }**
}
news-claimable = { $name } continua sem jogar. { $who ->
    [direct] Embaixo do tabuleiro, você pode
    [you] Aqui embaixo, você pode
    [named] Aqui embaixo, { $other } pode
   *[others] Aqui embaixo, os outros podem
} { $claim ->
    [win] vencer com **{ $button-claim }**
    [out] seguir na partida com **{ $button-claim-out }**
   *[close] terminar a partida com **{ $button-close }**
}.
news-still-there = { $name } ainda está aí.
news-still-there-own = Você respondeu que ainda está aí.
news-here = { $name } está aqui.
news-here-own = Você disse que está aqui.
news-gone = { $name } não joga há { $time }{ $out ->
    [yes] {" "}e está fora
   *[no] {""}
}.
news-gone-own = Você não joga há { $time }{ $out ->
    [yes] {" "}e está fora
   *[no] {""}
}.
news-turn-extended = { $name } deu mais { $time } a { $player }.
news-turn-extended-own = Você deu mais { $time } a { $player }.
news-turn-extended-to-you = { $name } deu a você mais { $time }.
news-returned = { $name } voltou ao servidor.
news-forfeited = { $name } saiu do servidor e perde a partida por W.O.
news-removed = A organização removeu { $name } do torneio, e a partida é perdida por W.O.
news-removed-own = A organização removeu você do torneio, e você perde a partida por W.O.
news-aborted = { $name } cancelou a partida. Ela não conta.
news-aborted-own = Você cancelou a partida. Ela não conta.
news-closed-by = { $name } encerrou a partida. Ela não conta.
news-closed-by-own = Você encerrou a partida. Ela não conta.
news-offered = { $name } { $offer ->
    [draw] propõe empate.
    [takeback] pede para voltar o lance.
    [pause] quer pausar a partida.
    [resign] se oferece para desistir.
   *[resume] quer retomar a partida.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = Você { $offer ->
    [draw] propõe empate.
    [takeback] pede para voltar o lance.
    [pause] pede para pausar a partida.
   *[resume] pede para retomar a partida.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Isso desfaria o lance { $first }: { $turns }.
   *[other] Isso desfaria os lances { $first } a { $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] aceita o empate.
   *[other] aceita.
}
# The same for the one who has done it.
news-agreed-own = Você { $offer ->
    [draw] aceita o empate.
   *[other] aceita.
}
news-refused = { $name } { $offer ->
    [draw] recusa o empate.
    [takeback] recusa a volta do lance.
    [pause] não quer pausar a partida.
    [resign] prefere continuar jogando.
   *[resume] ainda não quer retomar a partida.
}
# The same for the one who has done it.
news-refused-own = Você { $offer ->
    [draw] recusa o empate.
    [takeback] recusa a volta do lance.
    [pause] não quer pausar a partida.
    [resign] prefere continuar jogando.
   *[resume] ainda não quer retomar a partida.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] propôs empate.
    [takeback] pediu para voltar o lance.
    [pause] pediu para pausar a partida.
    [resign] ofereceu a desistência.
   *[resume] pediu para retomar a partida.
} { $end ->
    [accepted] Resposta de { $players }: sim.
    [declined] Resposta de { $players }: não.
   *[lapsed] Isso não vale mais.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = Você { $offer ->
    [draw] propôs empate.
    [takeback] pediu para voltar o lance.
    [pause] pediu para pausar a partida.
   *[resume] pediu para retomar a partida.
} { $end ->
    [accepted] Resposta de { $players }: sim.
    [declined] Resposta de { $players }: não.
   *[lapsed] Isso não vale mais.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] propôs empate.
    [takeback] pediu para voltar o lance.
    [pause] pediu para pausar a partida.
    [resign] ofereceu a desistência.
   *[resume] pediu para retomar a partida.
} { $end ->
    [accepted] Você aceitou.
   *[declined] Você recusou.
}
news-played-out = Os computadores terminaram a partida por conta própria, em { $turns ->
    [one] um lance.
   *[other] { $turns } lances.
}
news-taken-back = { $turns ->
    [0] Todos os lances foram desfeitos. A partida está de novo no início.
   *[other] A partida voltou à posição depois do lance { $turns }.
}
news-paused = A partida está pausada.
news-on-hold = Por duas vezes seguidas ninguém votou, então a partida fica em espera até alguém votar.
news-resumed = A partida foi retomada.
news-vacation-ended = { $name } voltou de férias.
news-vacation-ended-own = Você voltou de férias.
news-moved = { $what ->
    [invitation] O convite agora está aqui.
   *[game] A partida continua aqui.
}
news-tournament-over = O torneio terminou. Esta partida continua, e agora dá para pausá-la e voltar lances.
news-result-entered = A organização registrou o resultado desta partida no torneio, então ela termina aqui. Ela não conta para o rating.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · mesa { $table } · lance { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · mesa { $table } · lance { $turn } · { $name }: { $text } (desfeito)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · lance { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · lance { $turn } · { $name }: { $text } (desfeito)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · mesa { $table } · { $turn ->
    [0] de volta ao início
   *[other] de volta ao lance { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · mesa { $table } · { $text }
board-past-invitation = -# { $game } · mesa { $table } · convite · { $names }
board-past-start = -# { $game } · mesa { $table } · início · { $names }
board-moved = -# { $game } · mesa { $table } mudou para { $place }

news-hinted = { $name } pediu uma dica.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, sem mudança
news-rating-same-levels = { $name } contra computadores: { $rating }, sem mudança
news-rating-levels = { $name } contra computadores: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, mais { $games ->
    [one] uma partida
   *[other] { $games } partidas
} até se firmar
news-rating-provisional-levels = { $name } contra computadores: { $rating }, mais { $games ->
    [one] uma partida
   *[other] { $games } partidas
} até se firmar
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, não é mais provisório
news-rating-settled-levels = { $name } contra computadores: { $rating }, não é mais provisório

news-unrated-short = Não valeu rating: antes do lance { $turns }, { $how ->
    [drawn] a partida terminou empatada
    [time] o tempo de alguém acabou
    [absent] alguém parou de jogar
    [left] alguém saiu do servidor
   *[resigned] alguém desistiu
}.
# After a game that computers have finished on their own.
news-unrated-left = Não valeu rating: antes do lance { $turns } só restavam computadores, e eles jogaram o resto.
news-unrated-enough = Não valeu rating: só contam { $games } partidas por dia entre os mesmos dois jogadores.
news-unrated-casual = Não valeu rating: esta partida foi amistosa.
news-unrated-removed = Não valeu rating: a organização removeu alguém do torneio.
news-unrated-left-server = Não valeu rating: alguém não está mais no servidor, e um oponente pode ter removido essa pessoa.
news-unrated-hinted = Não valeu rating para { $names }: depois de uma dica, só uma derrota conta.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Qual peça você quer mover?
menu-next-man = { $beginning } – qual entra?
menu-ground = Em que placa está a bola?
menu-tile = Qual placa você quer deslizar ou remover?
menu-cell = Qual casa?
menu-where = { $beginning } – para onde?
menu-go-on = { $beginning } – continuar saltando ou parar aqui?
menu-demand = { $beginning } – vai exigir um número exato de bolas?
menu-demand-none = sem exigência
menu-demand-exactly = exatamente { $balls }
menu-to = para { $to }
menu-as-it-is = Parar aqui
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn }…
menu-placeholder = Escolha uma opção
menu-part = { $first } a { $last }
menu-alt = Opções: { $choices }.
menu-moved-on = A partida já avançou desde então.
menu-once-more = Jogar este lance? **{ $turn }**
menu-vote-for = Votar neste lance? **{ $turn }**
menu-played = Seu lance: { $turn }.
menu-voted = Seu voto: { $turn }. Você pode mudá-lo até o lance ser jogado.

typing-title = Seu lance
typing-label = Digite seu lance
typing-example = ex.: { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · mesa { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = A revanche já está aberta: { $place }
say-joined-elsewhere = Você tem um assento. { $game } · mesa { $table } está em { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Esta partida vale rating. Se você aceitar uma dica, uma vitória ou um empate não conta mais para o seu rating, mas uma derrota ainda conta.
hint-outdated = A partida já avançou desde essa dica.
hint-man = Dê uma olhada em **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Vai para **{ $spot }**.
hint-turn = Eu jogaria **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Captura { $men }.
hint-threatens = Ameaça capturar { $men }.
hint-saves = Salva { $men }, que a maioria dos outros lances perderia.
hint-prepares = Prepara uma captura: mais dois lances podem capturar { $men }.
hint-guards = Protege { $men } de uma captura em dois lances.
hint-locks = Encurrala { $men }.
hint-restricts = Limita o outro lado (lances possíveis: { $after } em vez de { $before }).
hint-frees = Ganha espaço (lances possíveis: { $after } em vez de { $before }).
hint-blocks = Impede saltos sobre { $men } que terminariam em { $cell }.
hint-corners = Deixa menos casas seguras para o basileus adversário ({ $after } em vez de { $before }).
hint-frees-king = Dá mais casas seguras ao próprio basileus ({ $after } em vez de { $before }).
hint-covers = Cobre o próprio basileus (casas vazias ao lado dele: { $after } em vez de { $before }).
hint-evades = Afasta o próprio basileus das peças adversárias (passos até a mais próxima: { $after } em vez de { $before }).
hint-nears = Aproxima uma peça do basileus adversário (passos: { $after } em vez de { $before }).
hint-limits = Deixa ao outro lado menos lances que não perdem nada de imediato ({ $after } em vez de { $before }).
hint-adds = Abre mais opções de lances que não perdem nada de imediato ({ $after } em vez de { $before }).
hint-leaves-edge = Tira uma peça da borda e a põe em jogo em { $cell }.
hint-chases = O basileus persegue { $men }.
hint-guards-king = Aproxima uma peça do próprio basileus (passos: { $after } em vez de { $before }).
hint-joins = Mantém as próprias peças juntas (ao lado de { $after } em vez de { $before }).
hint-leads = Na continuação provável, chega a capturar { $men }.
hint-quiet = Um lance tranquilo: não captura nem ameaça nada.
# What a reply does to the reader, after the sentences above.
reply-restricts = Deixa você com menos lances ({ $after } em vez de { $before }).
reply-corners = Deixa menos casas seguras para o seu basileus ({ $after } em vez de { $before }).
reply-limits = Deixa você com menos lances que não perdem nada de imediato ({ $after } em vez de { $before }).
reply-nears = Aproxima uma peça do seu basileus (passos: { $after } em vez de { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Termina a rodada: nenhuma bola pode mais saltar.
hint-opens = { $balls ->
    [0] Se nenhuma placa se mover, nenhuma bola poderá saltar no próximo lance.
    [one] Se nenhuma placa se mover, uma bola poderá saltar no próximo lance; o salto mais longo captura { $longest }.
   *[other] Se nenhuma placa se mover, { $balls } bolas poderão saltar no próximo lance; o salto mais longo captura { $longest }.
}
hint-leaves = Deixa { $balls ->
    [one] uma bola que pode saltar
   *[other] { $balls } bolas que podem saltar
} (antes: { $before }); o salto mais longo captura { $longest } (antes: { $longest-before }).
hint-demands = Exige um salto por cima de exatamente { $demand } bolas, que { $balls ->
    [one] só uma bola pode
   *[other] { $balls } bolas podem
} fazer.

# Pieces in the sentences above. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] o basileus em { $cells }
    [men-captain] { $count ->
        [one] o capitão em { $cells }
       *[other] os capitães em { $cells }
    }
    [men-piece] { $count ->
        [one] o oficial em { $cells }
       *[other] os oficiais em { $cells }
    }
    [men-soldier] { $count ->
        [one] o soldado em { $cells }
       *[other] os soldados em { $cells }
    }
    [men-ball] { $count ->
        [one] a bola em { $cells }
       *[other] { $count } bolas: { $cells }
    }
    [men-stone] { $count ->
        [one] a pedra em { $cells }
       *[other] as pedras em { $cells }
    }
   *[men-pawn] { $count ->
        [one] o peão em { $cells }
       *[other] os peões em { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Vence na hora.
   *[other] Vence de maneira forçada em até { $turns } lances.
}
hint-loses = A partida está perdida, mas isto resiste por mais tempo: { $turns ->
    [one] um lance.
   *[other] { $turns } lances.
}
hint-chance = Suas chances de vitória são de cerca de { $chance }.
hint-answer = A resposta provável é { $turn }.

# The replay of a finished game.
review-progress = Analisando a partida… { $percent }%
review-even = Nenhum lance decidiu sozinho esta partida.
review-swings = { $swings ->
    [one] O momento decisivo:
   *[other] Os { $swings } momentos mais decisivos:
}
review-swing = { $number }. Lance { $turn }, { $name }: **{ $played }** deixou uma chance de vitória de { $left }. Melhor: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Lance { $turn }: { $votes ->
    [one] uma pessoa votou
   *[other] { $votes } pessoas votaram
} em { $better } ({ $left }).
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ e tracejada: o lance jogado. ✓ e contínua: o lance melhor.
review-arrows = Uma seta tracejada com um X mostra { $played }, uma seta contínua com um visto mostra { $better }.
review-alt = As chances de vitória, lance a lance. { $samples }
review-sample = { $turn ->
    [0] No início
   *[other] Depois do lance { $turn }
}: { $chances }

button-mistakes = Tentar meus erros de novo
button-mistake-next = Próximo erro
button-mistake-better = Mostrar o lance melhor
mistake-question = **{ $game }** · mesa { $table } · lance { $turn }
    Você jogou **{ $played }**, e isso custou { $cost ->
        [one] { $cost } ponto percentual
       *[other] { $cost } pontos percentuais
    } da sua chance de vencer. Encontre um lance melhor.
mistake-best = ✅ **{ $turn }** é o melhor lance: deixa { $best } de chance de vencer.
mistake-right = ✅ **{ $turn }** é quase tão bom quanto o melhor lance: deixa { $left } de chance de vencer, em vez de { $best }.
mistake-wrong = ↩️ **{ $turn }** não basta: deixa { $left } de chance de vencer, em vez de { $best }.
mistake-reply = A resposta é **{ $reply }**.
mistake-better = O lance melhor é **{ $turn }**: deixa { $best } de chance de vencer.
mistake-last = -# Esse foi o seu último erro entre os momentos decisivos desta partida.

say-review-not-over = Esta partida ainda não acabou. Você pode analisá-la depois. Até lá, /hint ajuda onde dicas são permitidas.
say-review-nothing = Nenhum lance foi jogado nessa partida, então não há o que analisar.
say-review-under-way = Já estou preparando uma análise { $about ->
    [table] da mesa { $table }
   *[record] de um registro
} { $whose ->
    [own] para você
   *[channel] neste canal
}. Tente de novo quando ela estiver pronta.
say-reviews-many = Muitas partidas estão sendo analisadas agora. Tente de novo em um minuto.
say-went-wrong = Algo deu errado do meu lado. Se acontecer de novo, avise quem administra este bot: { $reference }.
say-shown-later = O Discord está com problemas agora. Tudo está salvo e aparece aqui assim que o Discord se recuperar.
say-busy = O B-Side está sobrecarregado agora. Tente de novo em um minuto.
say-press-again = Demorou demais. Aperte de novo.
say-thread-already = Isto já é um tópico. Deixe “thread” vazio para jogar aqui.
say-no-threads = Não dá para criar tópicos aqui. Deixe “thread” vazio para jogar aqui.
say-lacks-for-thread = Faltam permissões para mim aqui: { $permissions }. Peça a alguém que gerencia este servidor para concedê-las, ou jogue sem tópico.
say-lacks-for-boards = Faltam permissões para mim aqui: { $permissions }. Preciso delas para postar sem que ninguém peça quando há um computador ou um relógio. Peça a alguém que gerencia este servidor para concedê-las, ou jogue contra pessoas sem relógio.
say-lacks-for-table = Faltam permissões para mim aqui: { $permissions }. Esta mesa tem um computador ou um relógio, então preciso postar sem que ninguém peça. Peça a alguém que gerencia este servidor para concedê-las, ou jogue em um canal onde eu as tenha.
say-lacks-for-puzzles = Faltam permissões para mim nesse canal: { $permissions }. Preciso delas para postar o problema do dia lá.
say-lacks-for-seeks = Faltam permissões para mim nesse canal: { $permissions }. Preciso delas para postar buscas por oponentes lá.
say-thread-refused = O Discord não me deixa criar um tópico aqui agora. Deixe “thread” vazio para jogar no canal.
say-too-many-threads = { $whose ->
    [own] Criei muitos tópicos para você ultimamente.
   *[server] Criei muitos tópicos neste servidor ultimamente.
} Jogue em um canal sem tópico, ou tente de novo em { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}.
permission-view = Ver canal
permission-connect = Conectar
permission-send = Enviar mensagens
permission-attach = Anexar arquivos
permission-create-threads = Criar tópicos públicos
permission-send-in-threads = Enviar mensagens em tópicos
permission-read-history = Ver histórico de mensagens
say-not-here = Não estou neste servidor, então não posso postar um tabuleiro aqui. Adicione o B-Side a este servidor, ou jogue contra o computador em uma mensagem direta comigo. /rules, /learn e /games funcionam em qualquer lugar.
say-alone-here = Em mensagens diretas, você só pode jogar contra o computador. Para convidar pessoas, use um canal de um servidor.
say-too-fast = Você está indo rápido demais para mim. Tente de novo em { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Aqui está o seu texto, para que nada se perca:
say-not-seen = Essa partida está em um canal que você não pode ver. Peça o /record a alguém da partida.
say-may-not-close = Para isso você precisa da permissão “Gerenciar mensagens” neste canal. Para desistir da sua própria partida, use /resign.
say-only-in-servers = Isso só funciona em um canal de um servidor.
say-animation-under-way = Já estou preparando uma animação da mesa { $table } { $whose ->
    [own] para você
   *[channel] neste canal
}. Tente de novo quando ela estiver pronta.
say-animations-many = Muitas animações estão sendo feitas agora. Tente de novo em um minuto.
say-offer-closed = Essa proposta não está mais em aberto.
# Under an older message: where the board is now.
say-moved-on = A partida já avançou desde então. O tabuleiro está aqui: { $place }
# Asked for again: $place is a link.
say-shown-here = Isso já está neste canal: { $place }
say-stale-button = Esse botão não funciona mais. /board mostra a partida deste canal.
say-bad-option = “{ $input }” não é uma opção válida. Escolha uma das sugestões.
say-old-command = Esse comando mudou. Recarregue o Discord e tente de novo.
say-joined-same-game = { $player } já tinha convidado você para esta partida, então você entrou na mesa dessa pessoa.
say-computers-joined = { $count ->
    [one] { $names } entrou.
   *[other] { $names } entraram.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] { $names } ocupou o assento antes. Vai começar!
   *[other] { $names } ocuparam os assentos antes. Vai começar!
}
say-invited-bot = Outros bots não podem jogar. Convide uma pessoa, convide o próprio B-Side para jogar contra o computador, ou deixe o oponente vazio para qualquer pessoa poder entrar.
say-invited-stranger = { $name } não está neste servidor. Convide alguém que esteja.
say-invited-hidden = { $name } não pode ver este canal. Faça o convite em um canal visível para essa pessoa.
say-invited-timed-out = { $name } está de castigo neste servidor. Faça o convite quando o castigo acabar.
say-invited-without-commands = { $name } não pode usar comandos neste canal. Faça o convite em outro canal.
say-cannot-follow = { $name } não pode ver este canal, então a partida não pode vir para cá.
say-no-such-player = Ninguém com o nome “{ $name }” joga aqui. Escolha um destes: { $names }.
say-unknown-theme = Não há cores chamadas “{ $name }”. Escolha uma destas opções: { $themes }.
say-really-resign = Você quer mesmo desistir?
say-resigned = Você desistiu.
say-really-claim = Você quer mesmo reivindicar a vitória? A partida termina na hora.
say-really-claim-out = Você quer mesmo continuar sem essa pessoa? Ela fica fora da partida.
say-claimed = Você reivindicou a vitória.
say-claimed-out = A partida segue sem essa pessoa.
say-really-abort = Você quer mesmo cancelar esta partida? Ela não vai contar.
say-aborted = Você cancelou a partida.
say-really-close = Você quer mesmo encerrar esta partida? Ela não vai contar.
say-really-close-invitation = Você quer mesmo encerrar este convite?
say-really-close-tournament = Você quer mesmo encerrar esta partida? Ela não vai contar. Será jogada de novo em outra mesa, desde o início.
say-really-close-own = Você joga nesta partida, então encerrá-la conta como desistência sua. Você quer mesmo desistir?
say-closed = Encerrado.
say-kept = OK, nada muda.

span-minutes = { $minutes ->
    [one] um minuto
   *[other] { $minutes } minutos
}
span-hours = { $hours } horas
span-days = { $days } dias

# Why a game cannot start with these options.

setup-unknown-beginner = “{ $name }” não pode começar. Escolha uma destas opções, ou deixe vazio: { $beginners }.
setup-unknown-time = “{ $name }” não é um limite de tempo que eu conheça. Escolha um destes, ou deixe vazio: { $times }.

setup-unknown-game = Não há um jogo chamado “{ $name }”. Escolha um destes: { $games }.
setup-seats = { $game } é um jogo para { $most ->
    [2] dois jogadores.
   *[other] { $fewest } a { $most } jogadores.
}
setup-too-many = { $game } é um jogo para { $most ->
    [2] dois. Convide uma pessoa.
   *[other] até { $most }. Convide menos pessoas.
}
setup-unknown = { $game } não tem uma disposição chamada “{ $name }”. Escolha uma destas, ou deixe vazio: { $setups }.

leaderboard-server = { $game }: este servidor
leaderboard-everywhere = { $game }: todos os servidores
leaderboard-levels-server = { $game } contra computadores: este servidor
leaderboard-levels-everywhere = { $game } contra computadores: todos os servidores
leaderboard-levels-empty = Ninguém terminou ainda uma partida valendo rating contra computadores. /play com um nível de computador inicia uma.
leaderboard-levels = -# Computadores: { $levels }
leaderboard-empty = Ninguém terminou ainda uma partida valendo rating. /play inicia uma.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
leaderboard-uncertain = -# Ratings com ± { $deviation } ou menos vêm primeiro. Os outros precisam de mais partidas.
leaderboard-provisional = -# Provisório: menos de { $games } partidas. Esses vêm por último, cada um com sua faixa provável.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (provisório: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Português do Brasil
language-name-in-english = Brazilian Portuguese
language-names-elsewhere = brazilská portugalština, Braziliaans-Portugees, brasilianisches Portugiesisch, portugais du Brésil, portugalski brazylijski, portugués de Brasil, portoghese brasiliano, Brezilya Portekizcesi, бразильська португальська, ブラジルポルトガル語
theme-name = { $theme ->
    [classic] clássicas
    [dark] escuras
    [contrast] alto contraste
   *[spectrum] espectro (para daltônicos)
}
setup-name = { $setup ->
    [light-first] Claras primeiro
    [dark-first] Escuras primeiro
   *[standard] disposição usual
}
settings-default = { $setting ->
    [boards] Só fica o último tabuleiro
    [notify] Menção no canal
    [language] O idioma do meu Discord
    [server-language] O do servidor de comunidade, senão o de quem começa a partida
    [level] Perguntar sempre
    [theme] As cores do servidor
    [daily-games] Os jogos que são jogados aqui
    [daily-level] O que as pessoas daqui conseguem resolver
   *[other] Padrão
}
boards-choice = { $boards ->
    [lines] Uma linha por lance
   *[pictures] Os tabuleiros com suas imagens
}
view-choice = { $view ->
    [mine] Meu lado
   *[first] O lado que começa
}
settings-me = Suas configurações
settings-me-list =
    Cores: { $theme ->
        [none] as do servidor
       *[other] { $theme }
    }
    Embaixo no tabuleiro: { $view ->
        [mine] o seu lado
       *[other] o lado que começa
    }
    Lances escolhidos com botões: { $confirm ->
        [yes] perguntar antes de jogar
        [no] jogar na hora
       *[other] perguntar antes de jogar nas suas dez primeiras partidas
    }
    Lembrete antes de o seu tempo acabar: { $direct ->
        [yes] por mensagem direta
       *[other] no canal
    }
    Partidas que esperam por você: { $notify ->
        [direct] uma mensagem direta na hora
        [digest] uma mensagem direta por dia, a próxima { $digest }
        [none] nenhum aviso
       *[other] uma menção no canal
    }
    Fuso horário: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Idioma: { $language ->
        [none] o do seu Discord
       *[other] { $language }
    }
    Nível do computador: { $level ->
        [none] perguntar sempre
       *[other] { $level }
    }
    Cargos pelos seus ratings: { $roles ->
        [no] nenhum
       *[other] sim, onde um servidor os dá
    }
settings-change = { $setting ->
    [theme] Cores
    [view] Embaixo no tabuleiro
    [notify] Partidas que esperam por você
   *[level] Nível do computador
}
settings-digest-unused = -# Guardo essa hora caso você mude para uma mensagem direta por dia.
settings-last-channel = -# Era o último canal da lista, então partidas voltam a ser permitidas em todos os canais.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Seu fuso horário fica guardado para a mensagem direta diária: { $zone }. Ele não segue o horário de verão. Se o horário muda duas vezes por ano onde você mora, prefira escolher sua cidade com zone.
roles-title = Cargos que dependem do rating
roles-none = Nenhum cargo depende do rating ainda. Escolha com **/settings roles** um cargo e os ratings de quem deve tê-lo.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] rating de { $low } ou mais
    [to] rating de { $high } ou menos
    [band] rating de { $low } a { $high }
    [first] 1º lugar no ranking
   *[winner] quem venceu o último torneio
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Preciso da permissão “Gerenciar cargos” para dar este cargo.
    [order] Não posso dar este cargo: nas configurações do servidor, coloque meu próprio cargo acima dele.
    [managed] Não posso dar este cargo: o próprio Discord o gerencia.
   *[gone] Este cargo não existe mais.
}
roles-which = Escolha também o cargo.
roles-unknown = { $role } não depende do rating.
roles-not-mine = Ninguém pode receber { $role }. Escolha outro cargo.
roles-not-yours = Você precisa da permissão “Gerenciar cargos” para escolher quem recebe um cargo.
roles-of-moderators = { $role } tem permissões de moderação, que ninguém deveria receber por um rating. Escolha outro cargo.
roles-note = -# Um rating conta depois de cinco partidas valendo rating.
roles-for-whom = Quem deve ter { $role }? Escolha ratings com “from” e “to”, ou use “first” ou “winner”.
roles-several = Use só uma destas opções: uma faixa de ratings, “first” ou “winner”.
roles-first-of-which = Escolha também o jogo do ranking.
roles-empty-range = Nenhum rating está nessa faixa: “from” é maior que “to”.
roles-too-many = No máximo { $most } cargos podem depender do rating. Antes, tire um com “off”.
settings-server = Configurações deste servidor
settings-server-list =
    Idioma: { $language ->
        [none] { $discord ->
            [none] o de quem começa uma partida ou um torneio ou procura um oponente; o problema do dia fica em inglês
           *[other] { $discord }, o idioma principal do servidor no Discord
        }
       *[other] { $language }
    }
    Cores: { $theme ->
        [none] clássicas
       *[other] { $theme }
    }
    Limite de tempo padrão: { $time ->
        [none] sem relógio
       *[other] { $time }
    }
    Por padrão, cada partida em um tópico próprio: { $threads ->
        [yes] sim
       *[other] não
    }
    Tabuleiros anteriores: { $boards ->
        [lines] uma linha cada
        [pictures] ficam com suas imagens
       *[none] apagados
    }
    Cargo que organiza torneios: { $organisers ->
        [none] nenhum, só “Gerenciar eventos”
       *[other] { $organisers }
    }
    Problema do dia: { $refusal ->
        [gone] desligado, porque { $daily } não existe mais ou está oculto para mim. Escolha um canal de novo com daily-puzzle.
        [refused] desligado, porque o Discord não me deixou postar em { $daily }. Confira minhas permissões lá e escolha o canal de novo com daily-puzzle.
       *[none] { $daily ->
            [none] desligado
           *[other] { $daily } · { $hour }
        }
    }
    Fuso horário do problema do dia: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Jogos do problema do dia: { $games ->
        [none] os que são jogados aqui
        [all] todos, um por vez
       *[other] { $games }
    }
    Dificuldade do problema do dia: { $level ->
        [none] a que as pessoas daqui conseguem resolver
       *[other] { $level }
    }
    Buscas por oponentes: { $seeks ->
        [none] desligadas
       *[other] { $seeks }
    }
    Partidas são permitidas em: { $named ->
        [0] todos os canais
       *[other] { $channels }
    }
settings-vacation-until = Você está de férias até { $end }, e seus relógios de um dia ou mais estão pausados. Depois disso, seu saldo neste ano será de { $days ->
    [0] zero dias
    [one] um dia
   *[other] { $days } dias
}{ $hours ->
    [0] {""}
    [one] {" "}e uma hora
   *[other] {" "}e { $hours } horas
} de férias. Use /settings vacation com “end” para voltar antes.
settings-vacation-none = Você não está de férias. Seu saldo neste ano é de { $days ->
    [0] zero dias
    [one] um dia
   *[other] { $days } dias
}{ $hours ->
    [0] {""}
    [one] {" "}e uma hora
   *[other] {" "}e { $hours } horas
} de férias. Durante as férias, seus relógios de um dia ou mais ficam pausados.
settings-vacation-deadlines = As rodadas de torneios não esperam por você. Se for a sua vez no fim do prazo, você perde:
settings-vacation-deadline = - **{ $game }** · mesa { $table } · { $at }
say-vacation-and-end = Você pediu para sair de férias e também para encerrá-las. Use days ou end, não as duas opções.
say-may-not-manage = Para isso você precisa da permissão “Gerenciar servidor”. Use /settings me para as suas próprias configurações.
say-elsewhere =
    Partidas não são permitidas neste canal. Tente aqui: { $channels }
    -# Se esse canal não existe mais, alguém com a permissão “Gerenciar servidor” pode mudar isso com **/settings server**.
say-excluded = Quem administra este bot excluiu você, então só **/privacy** ainda funciona para você.
say-server-excluded = Quem administra este bot excluiu este servidor, então só **/privacy** ainda funciona aqui.
say-no-such-place = Não dá para jogar ali. Escolha um canal de texto, um fórum ou um tópico.
say-forbid-unlisted = { $named ->
    [0] Partidas são permitidas em todos os canais. Para limitar isso, indique com “allow” cada canal onde elas podem começar.
   *[other] De qualquer forma, partidas não são permitidas nesse canal. **/settings server** mostra onde são.
}
say-too-many-channels = Você pode permitir no máximo { $most } canais. Antes, tire um com “forbid”.
say-unknown-setting = “{ $name }” não é uma opção válida. Escolha uma destas: { $known }.
say-choose-one = Escolha uma destas: { $known }.

# The export of the data of a player.

privacy-export = Isto é tudo o que guardo sobre você: seu nome, suas configurações, seus ratings, seus resultados em problemas, seus tabuleiros privados com anotações e planos, as partidas que você acompanha, quem você bloqueou, suas buscas por oponentes, seus votos, os cargos por seus ratings e { $games ->
    [0] nenhuma partida
    [one] uma partida
   *[other] { $games } partidas
}.
privacy-export-file = Arquivo { $number } de { $files }
privacy-delete =
    Apagar seus dados? Isto será apagado para sempre:
    • seu nome e suas configurações
    • seus ratings e seus resultados em problemas
    • seus tabuleiros privados com anotações e planos
    • suas buscas por oponentes
    • seus votos e os cargos por seus ratings
    • suas listas de partidas acompanhadas e de bloqueios
    Suas partidas ficam, jogadas por “Ex-jogador”. { $running ->
    [0] Você não tem partidas em andamento.
    [one] Você vai desistir da sua partida em andamento.
   *[other] Você vai desistir das suas { $running } partidas em andamento.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Sua participação em um torneio termina. Os resultados ficam, sem seu nome.
   *[other] {" "}Sua participação em { $tournaments } torneios termina. Os resultados ficam, sem seu nome.
}
privacy-deleted = Seus dados foram apagados.
privacy-kept = OK, nada foi apagado.
# Links to pages of the operator.
link-privacy-policy = Política de privacidade
link-terms = Termos de serviço
feedback-sent = Valeu! Seu feedback foi encaminhado.
feedback-too-soon = Você acabou de mandar um feedback. Espere dez minutos antes de mandar outro.
feedback-empty = Escreva alguma coisa primeiro.
# In the place of a name.
privacy-former = Ex-jogador

# The running games of a player.

games-heading = { $games ->
    [0] Suas partidas
    [one] Uma partida em andamento
   *[other] { $games } partidas em andamento
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] esperando por você
       *[other] { $waiting } esperando por você
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] um convite
       *[other] { $invitations } convites
    }
}
games-on-hold = Partidas suspensas
games-on-hold-line = Mesa { $table }: { $reason ->
    [gone-tournament] o canal dela não existe mais. Ela continua em um novo tópico se eu puder criar um, ou quando a organização usar **/tournament move**.
    [tournament] o canal dela está trancado ou não tenho acesso. Ela continua quando a moderação mudar isso, ou quando a organização usar **/tournament move**.
    [hidden-tournament] quem tem a vez não pode ver { $place }. Ela continua quando essa pessoa puder, ou quando a organização usar **/tournament move**.
    [gone] o canal dela não existe mais, ou não estou mais lá. Use `/table move table:{ $table }` no canal onde você quer continuar.
    [locked] o tópico dela, { $place }, está trancado. Ela continua quando a moderação destrancar o tópico, ou use `/table move table:{ $table }` em outro canal.
    [denied] não posso ver { $place } nem postar ali. Ela continua quando a moderação me der permissão, ou use `/table move table:{ $table }` em outro canal.
    [hidden] quem tem a vez não pode ver { $place }. Ela continua quando essa pessoa puder, ou use `/table move table:{ $table }` em outro canal.
    [timed-out] quem tem a vez está de castigo no servidor. Ela continua quando o castigo acabar.
   *[broken] não dá para restaurá-la agora. Nada se perdeu. Avise quem administra este bot sobre a mesa { $table }.
}
games-none = Você não tem partidas em andamento. /play inicia uma.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · mesa { $table }{ $phase ->
    [open] {" "}· esperando jogadores
   *[other] {" "}· { $turn ->
        [0] nenhum lance ainda
       *[other] lance { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] sua vez
    [open] esperando jogadores
    [over] terminada
   *[others] vez de { $player }
} · { $place ->
    [here] aqui
    [channel] outro canal
    [guild] outro servidor
   *[direct] mensagem direta
}

# The profile of a player.

profile-bot = Bots não têm perfil.
profile-title = { $name }
profile-empty = { $name } ainda não terminou uma partida valendo rating. /play inicia uma.
profile-game = **{ $game }** · { $rating } · vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
profile-game-levels = **{ $game }** contra computadores · { $rating } · vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
profile-streak = -# Vitórias seguidas: { $streak }, recorde: { $longest }
profile-opponents = **Oponentes mais frequentes**
profile-opponent = { $name }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, vitórias: { $wins }, empates: { $draws }, derrotas: { $losses }
profile-provisional = -# Provisório: menos de { $games } partidas.
profile-recent = -# Oponentes e gráfico: as últimas { $games } partidas.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Partidas em equipe** · { $votes ->
    [one] 1 voto
   *[other] { $votes } votos
}, lances jogados: { $played }
progress-alt = Os ratings de { $name } ao longo do tempo. { $tracks }
progress-alt-levels = Os ratings de { $name } contra computadores ao longo do tempo. { $tracks }
progress-game = { $game }: de { $first } em { $from } a { $last } em { $to }, mínimo { $least }, máximo { $most }.

# Why a table rejects a command.

table-none-here = Não há partida neste canal. /play inicia uma.
table-unknown = Essa mesa não existe. /board mostra a partida deste canal.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · mesa { $table } foi jogada em { $place }.
    [closed] { $game } · mesa { $table } foi encerrada em { $place }.
   *[running] { $game } · mesa { $table } continua em { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · mesa { $table } é a sua partida com { $names } nas suas mensagens diretas comigo.
table-occupied = Este canal já tem uma partida; /board a mostra. Inicie a sua em um tópico.
# In a direct message, and where no thread can be started.
table-occupied-direct = Já há uma partida nestas mensagens diretas; /board a mostra. Termine essa primeiro, ou desista com /resign.
table-occupied-thread = Este canal já tem uma partida; /board a mostra. Inicie a sua em outro canal.
table-occupied-move = Este canal já tem uma partida; /board a mostra. Mova a sua para outro canal ou um tópico.
table-invited-here = { $player } já convidou você para uma partida de { $game } aqui. Entre com /accept ou recuse com /decline.
table-too-many-invitations = Você já tem { $most } convites abertos. Cancele um com **{ $button-cancel }** embaixo do tabuleiro dele, ou espere alguém aceitar.
table-too-many-searching = Você já tem { $most } mesas neste servidor esperando jogadores. Cancele uma, ou espere alguém entrar.
table-other-server = Uma partida só pode ir para outro canal do mesmo servidor.
table-invited-self = Você não pode jogar contra você. Convide outra pessoa, ou deixe o oponente vazio para qualquer pessoa poder entrar.
table-already-here = Essa mesa já está neste canal. /board a mostra.

# Blocked players. Those who are blocked read only the last two.
block-done = Você bloqueou **{ $name }**. Essa pessoa não pode convidar você, e vocês não podem entrar nas mesas um do outro. Ela não fica sabendo. As partidas em andamento continuam. /unblock desfaz isso.
block-already = Você já bloqueou **{ $name }**. /unblock desfaz isso.
block-undone = Você desbloqueou **{ $name }**.
block-self = Você não pode se bloquear.
block-bot = Só é possível bloquear pessoas.
block-too-many = Você já bloqueou { $most } jogadores, que é o limite. Desbloqueie alguém com /unblock primeiro.
block-unknown = Você não bloqueou ninguém chamado “{ $name }”. Escolha uma das sugestões.
block-own = Você bloqueou { $name }. /unblock desfaz isso.
block-cannot-invite = Não dá para convidar { $name }. Escolha outra pessoa.
block-cannot-join = Você não pode entrar nesta mesa. Comece sua própria partida em um tópico.

table-invited-twice = Você convidou a mesma pessoa duas vezes. Convide cada pessoa só uma vez.
table-too-many-opponents = Esta partida é para { $seats } jogadores, contando você. Convide menos pessoas, ou escolha mais assentos.
table-too-many-tables = Você já tem { $most } partidas em andamento. Termine uma antes, ou cancele um convite.
table-reserved = { $count ->
    [one] O assento livre está reservado para { $players }.
   *[other] Os assentos livres estão reservados para { $players }.
} Inicie sua própria partida em um tópico.
table-no-seat-for-computer = { $most ->
    [2] É um jogo para dois: convide uma pessoa ou escolha um computador, não ambos.
   *[other] Não resta assento para um computador: todos estão ocupados ou reservados para quem você convidou. Escolha mais assentos, ou convide menos pessoas.
}
table-full = Todos os assentos estão ocupados. Você pode assistir, ou iniciar sua própria partida em um tópico.
table-already-seated = Você já está nesta mesa. /help mostra o que você pode fazer.
table-not-opener = Só { $player } pode alterar este convite. Inicie sua própria partida em um tópico.
table-opener-stays = Você abriu esta mesa, então não pode sair dela. **{ $button-cancel }** embaixo do tabuleiro cancela o convite.
table-not-invited = Você não recebeu convite, então não há o que recusar.
table-nothing-to-leave = Você não está nesta mesa, então não tem como sair dela.
table-not-started = A partida ainda não começou. Ela começa quando todos os assentos estiverem ocupados.
table-already-started = A partida já começou. /board a mostra.
table-over = Essa partida acabou. /play inicia uma nova.
table-no-rematch = Alguém dessa partida apagou os próprios dados, então não há revanche. /play inicia uma nova partida.
table-broken = Não dá para restaurar a partida da mesa { $table }, e ela está suspensa. Nada se perdeu. Este canal está livre, e /play inicia uma nova partida. Avise quem administra este bot, por favor.
table-nobody-left = Todo mundo desta partida ainda está no servidor, então não há vitória a reivindicar.
told-choice = { $mode ->
    [direct] Mensagem direta na hora
    [digest] Uma mensagem direta por dia
   *[none] Nada
}
told-refused = -# O Discord não me deixa mandar mensagens diretas para você, então menciono você aqui. Dá para mudar isso nas suas configurações de privacidade para este servidor.
told-out = { $clock ->
    [yes] Seu tempo acabou
   *[no] Você não joga há { $time }
} e você está fora da partida. Os outros continuam jogando.
told-digest = { $games ->
    [one] Uma partida espera por você:
   *[other] { $games } partidas esperam por você:
}
say-no-local-time = “{ $time }” não é uma hora. Escreva que horas são agora para você, por exemplo 20:30.
say-no-zone = Não conheço um fuso horário “{ $name }”. Digite uma cidade ou um país e escolha na lista, por exemplo { $known }.
say-several-zones = “{ $name }” pode indicar vários fusos horários, por exemplo { $known }. Escolha o seu na lista que aparece enquanto você digita ou digite a sua cidade.
say-zone-and-local-time = Use zone ou local-time, não as duas opções. A opção zone segue o horário de verão.
watch-begun = Você receberá uma mensagem direta quando esta partida acabar. Se o Discord não me deixar mandá-la, você não ficará sabendo. Dá para acompanhar 25 partidas de cada vez.
watch-stopped = Certo, nenhum aviso será enviado.
watch-offer = Com **{ $button-watch }** você fica sabendo quando esta partida termina.
watch-already = Você já acompanha esta partida. Receberá uma mensagem direta quando ela acabar.
watch-own = Você joga nesta partida, então vai ver o fim.
watch-too-many = Você já acompanha { $most } partidas, que é o limite.
watch-ended = **{ $game }** · { $names } · mesa { $table } · partida encerrada · { $place }
table-not-absent = Ainda não. Em uma partida sem relógio, você pode perguntar depois de 3 dias sem lance. Se 4 dias depois ainda não houver nenhum, você pode { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem essa pessoa
   *[close] encerrar a partida
}.
table-not-absent-yet = Ainda não: { $answered ->
    [yes] { $player } respondeu em { $since }
   *[no] é a vez de { $player } desde { $since }
}. Se não houver lance, você pode perguntar se a pessoa ainda está aí a partir de { $from }. Outros 4 dias depois, você pode { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem essa pessoa
   *[close] encerrar a partida
}.
table-ask-first = Primeiro pergunte se { $player } ainda está aí, com **/table still-there** ou **{ $button-still-there }** embaixo do tabuleiro. Se em 4 dias não houver lance nem resposta, você pode { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem essa pessoa
   *[close] encerrar a partida
}.
table-absence-clock = Esta partida tem relógio: quem não joga fica sem tempo. Não é preciso perguntar.
table-absence-tournament = Em um torneio, a organização e os prazos decidem sobre quem não joga, então você não pode perguntar.
table-absence-computers = Todos os outros nesta partida são computadores, e eles sempre jogam.
table-absence-own-turn = É a sua vez: { $waiting ->
    [opponent] seu oponente espera por você
   *[others] os outros esperam por você
}.
table-already-asked = Já perguntei. Se não houver lance nem resposta, você pode { $claim ->
    [win] reivindicar a vitória
    [out] continuar sem essa pessoa
   *[close] encerrar a partida
} a partir de { $from }.
table-not-asked = Ninguém perguntou se você ainda está aí.
table-answered-before = Você já respondeu desde o seu último lance. Agora só um lance conta.
table-checked-in = Você já disse que está aqui.
table-own-turn = É a sua vez. Você só pode dar tempo a um oponente quando for a vez dele.
table-no-running-clock = Nenhum relógio está correndo aqui, então não há tempo a dar.
table-give-time-no-clock = Esta partida não tem relógio, então não há tempo a dar: cada um pode pensar o quanto precisar. Se alguém não jogar por 3 dias, pergunte com **/table still-there**.
table-already-extended = Já foi dado tempo para este lance.
table-tournament-clock = Em um torneio, o tempo é igual para todos, então não dá para dar mais.
table-closed = Esse convite foi encerrado. /play inicia um novo.
table-not-joined = Você ainda não entrou nesta mesa. Aperte primeiro **{ $button-join }**.
table-not-seated = Você não joga nesta partida. Inicie sua própria partida com /play em um tópico.
table-not-seated-elsewhere = Você não joga nesta partida. /play inicia a sua.
table-not-seated-over = Você não jogou nesta partida. /play inicia a sua.
table-not-your-turn = É a vez de { $player }.
table-out = Você está fora desta partida. /board mostra como ela continua.
table-already-played = Esse lance já foi jogado. /board mostra a posição atual.
vote-too-new = Você pode votar depois de um dia neste servidor.
vote-never-rated = Partidas em que um servidor vota nunca valem rating.
vote-no-pause = Uma partida em que um servidor vota não pode ser pausada. Em espera, ela continua com o próximo voto.
vote-no-hints = Em uma partida em que um servidor vota não há dicas.
vote-no-rematch = Não há revanche com um servidor. /play inicia uma nova partida.
table-no-hints = Não há dicas em partidas valendo rating entre pessoas. /play inicia uma amistosa, ou uma contra o computador.
table-no-hints-in-tournament = Em um torneio não há dicas.
table-already-offered = { $made ->
    [yes] Você já { $offer ->
        [draw] propôs empate
        [takeback] pediu para voltar o lance
        [pause] pediu para pausar a partida
       *[resume] pediu para retomar a partida
    }.
   *[no] Você já aceitou { $offer ->
        [draw] o empate
        [takeback] a volta do lance
        [pause] a pausa
       *[resume] retomar a partida
    }.
} Vale até o próximo lance, inclusive o seu.
table-offer-open = { $request } Responda a isso primeiro, com /accept ou /decline.
table-offer-waits = Outro pedido ainda está sem resposta. Espere a resposta ou o próximo lance.
table-already-taken-back = O lance já foi desfeito.
table-offer-refused = Isso foi recusado. Você pode pedir de novo depois do próximo lance.
table-no-offer = Não há nada para aceitar ou recusar agora. /board mostra a partida.
table-no-takebacks = Não dá para voltar lances em partidas valendo rating contra um computador. /play inicia uma amistosa.
table-nothing-to-take-back = Você não tem lance para voltar.
table-on-vacation = Você já está de férias. /settings vacation mostra até quando, e a opção “end” traz você de volta.
table-not-on-vacation = Você não está de férias.
table-vacation-changed = Você acabou de começar ou encerrar férias. Poderá fazer isso de novo a partir de { $again }.
table-no-such-vacation = { $most ->
    [0] Você não tem mais dias de férias (14 por ano).
    [one] Você só tem mais um dia de férias.
   *[other] Você pode tirar até { $most } dias de férias.
}
table-no-clock = Esta partida não tem relógio, então não há o que pausar. Jogue com calma.
table-paused = A partida está pausada. { $resume ->
    [alone] Aperte **{ $button-resume }** embaixo do tabuleiro, e ela continua na hora.
    [asked] Pediram para você retomá-la: aceite com **/accept**.
    [awaited] Ela continua assim que todos concordarem.
   *[people] Aperte **{ $button-resume }** embaixo do tabuleiro. Ela continua assim que todos concordarem.
}
table-not-paused = A partida não está pausada.
table-too-late-to-abort = Todo mundo já jogou, então é tarde demais para cancelar a partida. Proponha empate, ou desista.
table-in-tournament = Em um torneio, não é possível cancelar ou pausar partidas nem voltar lances.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Broto
    [2] Pardal
    [3] Ouriço
    [4] Gralha
    [5] Texugo
    [6] Raposa
    [7] Garça
   *[8] Coruja
}
computer-name-numbered = { computer-name } { $number }
player-numbered = Jogador { $number }
# What somebody may type for a computer.
computer-level = Nível { $level }
computer-about = { $level ->
    [1] 1 · Broto: acabou de aprender as regras
    [2] 2 · Pardal: rápido, e muitas vezes se contenta com o segundo melhor
    [3] 3 · Ouriço: cuida bem das suas peças
    [4] 4 · Gralha: pega tudo o que pode
    [5] 5 · Texugo: teimoso, e raramente descuidado
    [6] 6 · Raposa: vê as armadilhas chegando e arma algumas
    [7] 7 · Garça: paciente, e quase nunca escorrega
   *[8] 8 · Coruja: joga com força total
}
