# Torneios.

command-tournament = Torneios deste servidor
command-tournament-create = Organização: abre as inscrições de um torneio neste canal
command-tournament-create-name = Nome do torneio
command-tournament-create-game = Qual jogo
command-tournament-create-form = Quem joga contra quem
command-tournament-create-setup = Outra disposição, se o jogo tiver
command-tournament-create-seats = Jogadores por mesa, se o jogo permitir mais de dois (só todos contra todos)
command-tournament-create-rounds = Suíço: número de rodadas (padrão: 3 até 8 jogadores, 4 até 16…). Todos contra todos: at-once
command-tournament-create-time = Tempo por lance (padrão: 1 dia)
command-tournament-create-deadline = Dias depois dos quais uma partida inacabada é decidida (padrão: sem prazo)
command-tournament-create-casual = Partidas sem valer rating (padrão: valendo)
command-tournament-create-start = Quando começa, como 20:30, amanhã 20:00 ou 2d (vazio: à mão)
command-tournament-create-players = Número máximo de jogadores (padrão: 16 em todos contra todos, senão 128)
command-tournament-create-channel = Jogar as partidas neste canal, uma após a outra (padrão: cada uma em um tópico)
command-tournament-create-third-place = Mata-mata: os perdedores das semifinais disputam o terceiro lugar (padrão: não)
command-tournament-create-best-of-three = Mata-mata: melhor de três partidas (padrão: uma, e outra depois de um empate)
command-tournament-move = Organização: move um torneio para este canal
command-tournament-move-tournament = Qual torneio
command-tournament-start = Organização: inicia um torneio
command-tournament-start-tournament = Qual torneio (padrão: o deste canal)
command-tournament-pause = Organização: pausa um torneio
command-tournament-pause-tournament = Qual torneio (padrão: o deste canal)
command-tournament-resume = Organização: retoma um torneio pausado
command-tournament-resume-tournament = Qual torneio (padrão: o deste canal)
command-tournament-cancel = Organização: termina um torneio sem resultado
command-tournament-cancel-tournament = Qual torneio
command-tournament-finish = Organização: termina uma escada; a ordem vira o resultado
command-tournament-finish-tournament = Qual escada (padrão: a deste canal)
command-tournament-remove = Organização: remove um jogador de um torneio
command-tournament-remove-player = Quem remover
command-tournament-remove-tournament = De qual torneio (padrão: o deste canal)
command-tournament-join = Entra em um torneio
command-tournament-join-tournament = Qual torneio (padrão: o deste canal)
command-tournament-leave = Sai de um torneio antes de ele começar
command-tournament-leave-tournament = Qual torneio (padrão: o deste canal)
command-tournament-withdraw = Retira-se de um torneio; você perde a partida em andamento
command-tournament-withdraw-tournament = Qual torneio (padrão: o deste canal)
command-tournament-standings = Mostra a classificação de um torneio
command-tournament-standings-tournament = Qual torneio (padrão: o deste canal)
command-tournament-standings-text = Só para mim, como texto
command-tournament-standings-player = Mostra só para mim as partidas desta pessoa
command-tournament-pairings = Mostra quem joga contra quem
command-tournament-pairings-tournament = Qual torneio (padrão: o deste canal)
command-tournament-pairings-round = Qual rodada (padrão: a atual)
command-tournament-export = Baixa a classificação e todas as partidas de um torneio
command-tournament-export-tournament = Qual torneio (padrão: o deste canal)
command-tournament-challenge = Desafia alguém acima de você em uma escada
command-tournament-challenge-opponent = Quem desafiar
command-tournament-challenge-tournament = Em qual escada (padrão: a deste canal)
command-tournament-change = Organização: muda um torneio
command-tournament-change-name = Novo nome
command-tournament-change-deadline = Novo prazo das rodadas, em dias (0: nenhum), para partidas abertas a partir de agora
command-tournament-change-rounds = Só suíço: novo número de rodadas
command-tournament-change-time = Novo tempo por lance, para partidas abertas a partir de agora
command-tournament-change-players = Antes do início: número máximo de jogadores
command-tournament-change-extend = Dias a mais de prazo para as partidas em andamento
command-tournament-change-player = Prolonga só a partida desta pessoa
command-tournament-change-tournament = Qual torneio (padrão: o deste canal)
command-tournament-result = Organização: registra ou corrige o resultado de uma partida
command-tournament-result-player = Uma das pessoas que jogam
command-tournament-result-result = O resultado desta pessoa
command-tournament-result-round = Qual rodada (padrão: a atual)
command-tournament-result-tournament = Qual torneio (padrão: o deste canal)
command-tournament-add = Organização: inclui alguém em um torneio, ou traz alguém de volta
command-tournament-add-player = Quem incluir
command-tournament-add-tournament = Qual torneio (padrão: o deste canal)
command-tournament-seed = Organização: escolhe o número de cabeça de chave de alguém antes do início
command-tournament-seed-player = De quem
command-tournament-seed-seed = O número (0: por rating ou sorteio)
command-tournament-seed-tournament = Qual torneio (padrão: o deste canal)
command-tournament-bye = Pede folga em uma rodada futura de um torneio suíço: meio ponto, uma vez
command-tournament-bye-round = Qual rodada (0: nenhuma)
command-tournament-bye-player = Organização: quem folga (padrão: você)
command-tournament-bye-tournament = Qual torneio (padrão: o deste canal)
command-tournament-apart = Organização: impede que duas pessoas se enfrentem em um torneio suíço, ou permite de novo
command-tournament-apart-player = Uma delas
command-tournament-apart-other = A outra
command-tournament-apart-tournament = Qual torneio (padrão: o deste canal)
command-tournament-undo = Organização: desfaz a última mudança da organização
command-tournament-undo-tournament = Qual torneio (padrão: o deste canal)

button-tournament-leave = Sair
button-tournament-players = Jogadores
button-tournament-pairings = Emparceiramento
button-tournament-standings = Classificação
button-tournament-leave-running = Me retirar
button-tournament-challenge = Desafiar
button-tournament-withdraw = Sim, me retirar
button-tournament-remove = Sim, remover
button-tournament-cancel = Sim, cancelar
button-tournament-finish = Sim, encerrar
button-tournament-organise = Organizar
button-tournament-start = Iniciar
button-tournament-pause = Pausar
button-tournament-resume = Retomar
button-tournament-remove-player = Remover alguém
button-tournament-move = Mover
button-tournament-cancel-it = Cancelar o torneio
button-tournament-finish-it = Encerrar a escada
button-tournament-export = Exportar
button-tournament-card = Minhas partidas
button-tournament-change = Mudar as configurações
button-tournament-result = Registrar um resultado
button-tournament-extend = Prolongar um prazo
button-tournament-bring-back = Trazer alguém de volta
button-tournament-seed = Escolher cabeça de chave
button-tournament-bye = Dar folga
button-tournament-apart = Evitar um confronto
button-tournament-undo = Desfazer a última mudança

tournament-form = { $form ->
    [round-robin] todos contra todos
    [double-round-robin] todos contra todos, turno e returno
    [swiss] sistema suíço
    [knockout] mata-mata
   *[ladder] escada
}
tournament-form-choice = { $form ->
    [round-robin] Todos contra todos (até 16 jogadores)
    [double-round-robin] Todos contra todos, turno e returno (até 16 jogadores)
    [swiss] Sistema suíço: em cada rodada, contra alguém com pontos parecidos (até 128 jogadores)
    [knockout] Mata-mata: quem perde está fora (até 128 jogadores)
   *[ladder] Escada: desafie quem está acima de você, enquanto ela durar (até 128 jogadores)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] inscrições abertas
    [running] em andamento
    [finished] terminado
   *[cancelled] cancelado
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · normal para até { $players } jogadores
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Ao mesmo tempo: todas as rodadas começam juntas (só todos contra todos)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Valendo rating
   *[no] Amistoso
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] uma rodada ·{" "}
   *[other] { $rounds } rodadas ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } por mesa ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} jogadores · organização: { $organiser }
tournament-in-channel = -# As partidas são jogadas neste canal, uma após a outra.
tournament-deadline = -# Cada partida precisa terminar { $days ->
    [one] um dia
   *[other] { $days } dias
} depois de aberta.
    -# { $seats ->
    [2] Perde quem estiver na vez nessa hora. Antes do primeiro lance, também perde o oponente que não apertou *Estou aqui*.
   *[other] Quem estiver na vez nessa hora fica em último entre os que ainda jogam, e os outros dividem o primeiro lugar. Antes do primeiro lance, quem não apertou *Estou aqui* também fica em último.
}
tournament-knockout-rule = -# { $games ->
    [1] Depois de um empate joga-se de novo, e o outro jogador começa. Depois de um segundo empate, avança o cabeça de chave inferior. Os cabeças de chave seguem o rating no início, a não ser que a organização escolha outra coisa.
   *[other] Os confrontos são em melhor de três partidas, e os jogadores se alternam para começar. Se houver empate depois de três partidas, avança o cabeça de chave inferior. Os cabeças de chave seguem o rating no início, a não ser que a organização escolha outra coisa.
}
tournament-third-place = -# Os perdedores das semifinais disputam o terceiro lugar.
tournament-at-once = -# Todas as rodadas são jogadas ao mesmo tempo: cada partida começa com o torneio.
tournament-starts-at = Começa { $start }.
tournament-starts-by-hand = A organização inicia o torneio quando houver jogadores suficientes.
tournament-players = { $count ->
    [0] Ainda não há jogadores. Quem vem?
    [one] Um jogador: { $names }
   *[other] { $count } jogadores: { $names }
}
tournament-under-way = { $rounds ->
    [0] A escada está aberta. Desafie alguém acima de você com **/tournament challenge**.
   *[other] Em andamento: { $stage ->
        [final] final
        [semifinal] semifinais
        [quarterfinal] quartas de final
        [all] todas as rodadas
       *[round] rodada { $round } de { $rounds }
    }.
}
tournament-is-paused = Pausado: as partidas em andamento podem terminar, e nenhuma nova começa.
tournament-is-cancelled = Este torneio foi cancelado.
tournament-game-annulled = -# Esta partida não conta em **{ $name }**, porque alguém saiu do torneio antes da hora.
tournament-players-heading = Jogadores: { $name }
tournament-players-none = Ainda não há jogadores.

tournament-round = **{ $name }** · { $stage ->
    [final] final
    [semifinal] semifinais
    [quarterfinal] quartas de final
    [third-place] terceiro lugar
    [all] todas as rodadas
   *[round] rodada { $round } de { $rounds }
}
tournament-goes-first = -# Quem é citado primeiro começa.
tournament-round-deadline = -# { $stage ->
    [all] Todas as partidas precisam terminar até { $at }.
   *[round] As partidas desta rodada precisam terminar até { $at }.
}
tournament-round-deadlines = -# Os prazos destas partidas são diferentes: o primeiro é { $at }, o último { $last }. Cada tabuleiro mostra o seu.
tournament-round-number = **Rodada { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}terceiro lugar ·
   *[other] {""}
} { $state ->
    [planned] prevista
    [waiting] começa em breve
    [playing] mesa { $table }
    [withdrawn] { $result }, por retirada
    [adjudicated] { $result } ao fim do prazo
    [not-begun] { $result }, não jogada
    [off] não jogada
    [annulled] não conta
    [through] { $result }, { $through } avança
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Folga
    [2] Folga, 1 ponto
   *[other] Folga, { $points } ponto
}: { $names }
tournament-more = { $count ->
    [one] … e mais um
   *[other] … e mais { $count }
}
tournament-pairings-heading = Emparceiramento: { $name }
tournament-pairings-none = Ainda não há emparceiramento.
tournament-pairings-rounds = Há emparceiramento para estas rodadas: { $rounds }.

tournament-standings-heading = Classificação: { $name }
tournament-standings-none = Antes do começo não há classificação.
tournament-standings-empty = Ninguém mais participa, então não há classificação.
tournament-column = { $column ->
    [player] Jogador
    [points] Pts
    [buchholz] BH
    [sonneborn] SB
    [wins] Vit.
    [games] Part.
   *[rating] Rating
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , confronto direto { $direct }
}, vitórias { $wins }
tournament-standing-ladder = { $name } · vitórias: { $wins } de { $games }
tournament-standing-in = { $name } · ainda na disputa
tournament-standing-left = { $name } ({ $how ->
    [removed] remoção
   *[withdrawn] se retirou
})
tournament-third-place-heading = Terceiro lugar
tournament-card-heading = { $player } em { $name }
tournament-card-game = { $seat ->
    [1] começa contra
    [2] joga em segundo contra
    [3] joga em terceiro contra
   *[4] joga em quarto contra
} { $opponents }
tournament-card-bye = { $half ->
    [0] folga
    [2] folga, 1 ponto
   *[other] folga, { $points } ponto
}
tournament-card-late = entrou depois{ $half ->
    [0] {""}
   *[other] , { $points } ponto
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· desce de grupo
    [up] {" "}· sobe de grupo
   *[none] {""}
}{ $total ->
    [yes] {" "}· total { $points }
   *[no] {""}
}
tournament-standings-left = -# Quem se retirou ou foi removido fica no fim.
tournament-tie-breaks = -# Com os mesmos pontos, decidem Buchholz (BH), Sonneborn-Berger (SB), o confronto direto e as vitórias.
tournament-match = { $state ->
    [won] { $winner } vence { $loser }
    [left] { $winner } vence, porque { $loser } saiu
    [seed] { $winner } avança como cabeça de chave inferior, depois de empatar com { $loser }
    [bye] { $winner } folga
   *[open] { $players }
}
tournament-standings-alt = Classificação de { $name }. { $rows }
tournament-bracket-alt = Chave de { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Final
    [semifinal] Semifinais
    [quarterfinal] Quartas de final
    [third-place] Terceiro lugar
   *[round] Rodada { $round }
}: { $matches }.

tournament-won = { $count ->
    [one] **{ $names } vence { $tournament }!**
   *[other] **{ $names } dividem o primeiro lugar: { $tournament }!**
}
tournament-no-places = **{ $tournament }** terminou sem vencedor.{ $reason ->
    [unplayed] {" "}Para ficar em primeiro lugar, é preciso uma partida que conte.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** terminou. Ninguém fica em primeiro lugar.{ $reason ->
    [unplayed] {" "}Para ficar em primeiro lugar, é preciso uma partida que conte.
   *[other] {""}
}
tournament-ended-early = -# Terminou após a rodada { $round } de { $rounds } porque restaram poucos jogadores.
tournament-title = { $place ->
    [1] Vitória
    [2] 2º lugar
   *[3] 3º lugar
}: { $tournament } · { $game } · { $date }
profile-titles = **Torneios**

tournament-news-joined = { $name } entra no torneio.
tournament-news-removed = A organização removeu { $name } do torneio.{ $annulled ->
    [yes] {" "}Nenhuma partida dessa pessoa conta.
   *[no] {""}
}
tournament-news-withdrawn = { $name } se retirou.{ $annulled ->
    [yes] {" "}Nenhuma partida dessa pessoa conta.
   *[no] {""}
}
tournament-news-start-missed = Ainda não há jogadores suficientes para começar. Mais gente pode entrar, e a organização pode iniciar o torneio depois.
tournament-news-expired = As inscrições foram encerradas, porque nada aconteceu durante um mês.
tournament-news-cancelled = A organização cancelou o torneio.{ $games ->
    [yes] {" "}As partidas em andamento continuam sem ele.
   *[no] {""}
}
tournament-news-replay = Empate entre { $players }. Jogam de novo, e { $name } começa. Se houver outro empate, { $lower } avança como cabeça de chave inferior.
tournament-news-next-game = { $name } – { $other } { $score }. A próxima partida vem a seguir, e { $name } começa.{ $last ->
    [yes] {" "}Se houver empate depois dela, { $lower } avança como cabeça de chave inferior.
   *[no] {""}
}
tournament-news-lower-seed = O confronto entre { $players } terminou empatado, então { $name } avança como cabeça de chave inferior.
tournament-news-paused = A organização pausou o torneio. As partidas em andamento podem terminar, e nenhuma nova começa.
tournament-news-resumed = O torneio continua.
tournament-news-fewer-rounds = Com { $players } jogadores, são { $rounds } rodadas: depois disso, todos já se enfrentaram.
tournament-news-ladder-started = A escada começou. Jogadores: { $players }.
tournament-news-accepted = { $challenged } aceita o desafio de { $challenger }.
tournament-news-declined = { $challenged } recusa o desafio, então { $challenger } fica com o { $place }º lugar.
tournament-news-lapsed = { $challenged } não respondeu a tempo, então { $challenger } fica com o { $place }º lugar.
tournament-news-reminded = { $challenged }, seu tempo para responder ao desafio de { $challenger } acaba { $end }. Sem resposta, você cede o lugar.
tournament-news-climbed = { $challenger } vence { $challenged } e fica com o { $place }º lugar.
tournament-news-stayed = { $challenger } não venceu { $challenged }, então a ordem não muda.
tournament-news-closed = A partida entre { $players } terminou sem resultado. Ela será jogada de novo em outra mesa.
tournament-changed = { $undo ->
    [yes] { $who } desfez a última mudança.
   *[no] { $who } fez uma mudança.
} { $what }
tournament-changed-value = { $what ->
    [name] Nome: { $from } → { $to }
    [deadline] Prazo das rodadas: { $from } → { $to }
    [rounds] Rodadas: { $from } → { $to }
    [time] Tempo: { $from } → { $to }
    [players] Máximo de jogadores: { $from } → { $to }
    [result] Resultado de { $game }: { $from } → { $to }
    [extended] Prazo de { $game }: { $from } → { $to }
    [added] Entrou: { $name }
    [back] De volta: { $name }
    [out] Não participa mais: { $name }
    [seed] Cabeça de chave, { $name }: { $from } → { $to }
    [bye] Folga de meio ponto, { $name }, rodada: { $from } → { $to }
    [apart] Não vão se enfrentar: { $players }
   *[together] Podem se enfrentar de novo: { $players }
}
tournament-changed-deadlines = Prazos de { $games } partidas: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] nenhum
    [1] um dia
    [one] { $days } dia
   *[other] { $days } dias
}
tournament-news-moved = O torneio agora está em { $channel }.
tournament-challenge-over = { $challenger } desafiou { $challenged }. Esse desafio acabou.
tournament-challenge = { $challenged }, { $challenger } desafia você pelo seu lugar. O tempo para responder acaba { $end }: quem recusa ou não responde cede o lugar.
tournament-challenge-away = { $name } está de férias até { $end }. Os três dias para responder começam depois disso.
tournament-challenge-ended = Desafio { $challenger } – { $challenged }: { $end ->
    [declined] recusado
    [lapsed] sem resposta a tempo
    [won] vencido
    [not-won] não vencido
   *[withdrawn] encerrado, porque um jogador se retirou
}.

tournament-done = { $what ->
    [opened] As inscrições de { $name } estão abertas.
    [joined] Você está em { $name }.
    [left] Você saiu de { $name }.
    [withdrawn] Você se retirou de { $name }.
    [removed] Essa pessoa não está mais em { $name }.
    [started] { $name } começou.
    [paused] O torneio { $name } está pausado.
    [resumed] { $name } continua.
    [moved] { $name } está agora neste canal.
    [cancelled] O torneio { $name } foi cancelado.
    [finished] { $name } terminou.
    [changed] A mudança em { $name } foi salva.
    [added] A pessoa está em { $name }.
    [undone] A última mudança em { $name } foi desfeita.
    [challenged] Seu desafio está a caminho.
    [accepted] Desafio aceito. A partida começa em breve.
   *[declined] Desafio recusado.
}

# Questions before something is lost.
tournament-really-withdraw = Retirar-se de { $name }? { $loss ->
    [all] Nenhuma das suas partidas vai contar.
    [all-and-game] Você perde a partida em andamento, e nenhuma das suas partidas vai contar.
    [game] Você perde a partida em andamento.
    [future] Você não joga mais nenhuma partida nele.
   *[nothing] Você abre mão da sua vaga.
}
tournament-really-remove = Remover { $player } de { $name }? { $loss ->
    [all] Nenhuma partida dessa pessoa vai contar.
    [all-and-game] A partida em andamento será perdida, e nenhuma partida dessa pessoa vai contar.
    [game] A partida em andamento será perdida.
    [future] Essa pessoa não joga mais nenhuma partida nele.
   *[nothing] A vaga fica livre.
} Não será possível voltar.
tournament-really-cancel = Cancelar { $name }? { $phase ->
    [registration] { $players ->
        [0] Ninguém entrou ainda.
        [one] Uma pessoa entrou.
       *[other] { $players } pessoas entraram.
    }
   *[running] { $games ->
        [0] Nenhuma partida está decidida ainda,
        [one] Uma partida está decidida,
       *[other] { $games } partidas estão decididas,
    } e ninguém recebe colocação.
} Isso não pode ser desfeito.
tournament-really-finish = Encerrar { $name }? A ordem atual vira o resultado. Isso não pode ser desfeito.
tournament-organise = O que você quer fazer com { $name }?
tournament-ask = { $what ->
    [result] De qual partida você quer registrar o resultado?
    [result-of] Como a partida terminou? Uma partida em andamento termina assim, sem contar para o rating.
    [extend] Qual partida deve ter um dia a mais?
    [bring-back] Quem você quer trazer de volta? **/tournament add** inclui gente nova.
    [seed] De quem você quer escolher o número de cabeça de chave?
    [seed-of] Qual número?
    [bye] Quem deve folgar? Vale meio ponto, uma vez por pessoa.
    [bye-of] Em qual rodada?
    [apart] Quem não deve enfrentar alguém, ou pode de novo?
   *[apart-from] Quem não deve ser enfrentado?
}
tournament-all-games = Todas as partidas em andamento
tournament-none = Nenhum
tournament-result-choice = { $what ->
    [won] { $name } vence
    [drawn] Empate
    [both-lost] Ambos perdem
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] venceu
    [drawn] empatou
    [lost] perdeu
   *[both-lost] ambos perderam
}
tournament-field = { $field ->
    [name] Nome
    [deadline] Prazo das rodadas em dias (0: nenhum)
    [time] Tempo por lance, como 12h ou 3d
    [rounds] Rodadas
   *[players] Número máximo de jogadores
}
tournament-remove-whom = Quem você quer remover de { $name }?
tournament-move-where = Para onde { $name } deve ir? Escolha entre os canais que você vê e onde eu tenho as permissões necessárias.
tournament-move-nowhere = Não há outro canal onde você possa usar comandos e eu tenha todas as permissões de que { $name } precisa.
tournament-moved-to = { $name } está agora em { $channel }.
tournament-export = { $name }: a classificação e { $games ->
    [0] nenhuma partida ainda
    [one] uma partida
   *[other] { $games } partidas
}.

say-may-not-organise = Só a organização pode fazer isso: quem tem a permissão “Gerenciar eventos”, ou o cargo escolhido em **/settings server**.
say-no-tournament = Esse torneio não existe neste servidor.
say-no-tournament-here = Não há torneio neste canal. Escolha um com “tournament”.
say-no-start = Não entendo “{ $start }” como horário. Escreva algo como `20:30` ou `2d`.
say-start-too-far = Um torneio pode começar em no máximo { $days } dias. Escolha um horário mais próximo.
say-not-entrant = { $name } não está neste torneio.
say-left-tournament = Essa pessoa não está mais no torneio.
say-cannot-move-there = O torneio não pode mais ir para esse canal. Escolha outro.
say-which-tournament = Mais de um torneio serve aqui: { $names }. Escolha um com “tournament”.
tournament-name-taken = Já há um torneio chamado { $name } neste servidor. Escolha outro nome.
say-tournament-game-stays = Uma partida de torneio fica onde foi aberta. A organização pode mover o torneio inteiro com **/tournament move**.
say-tournament-needs-channel = Cada partida de um torneio tem o próprio tópico. Abra o torneio em um canal de texto.
say-lacks-for-tournament = Faltam permissões para mim aqui: { $permissions }. Cada partida de um torneio tem o próprio tópico. Peça a alguém que gerencia este servidor para concedê-las, ou escolha outro canal.
tournament-no-name = Um torneio precisa de um nome que dê para ler.
tournament-name-too-long = Esse nome é longo demais. Use no máximo { $most } caracteres (os largos, como os chineses, contam em dobro).
tournament-two-seats-only = Com { $seats } jogadores por mesa, um torneio só pode ser de todos contra todos.
tournament-no-such-rounds = Um torneio suíço tem de 1 a { $most } rodadas.
tournament-too-many-rounds = Com no máximo { $players } jogadores, pode haver no máximo { $most } rodadas: depois disso, todos já se enfrentaram.
tournament-rounds-swiss-only = Só em um torneio suíço dá para escolher o número de rodadas.
tournament-no-rounds-at-once = Só um torneio de todos contra todos cujas partidas têm tópicos próprios pode ter todas as rodadas ao mesmo tempo.
tournament-knockout-only = Só em um mata-mata há disputa do terceiro lugar e melhor de três partidas.
tournament-no-such-size = Um torneio desta forma tem de { $fewest } a { $most } jogadores.
tournament-round-too-short = O prazo é menor que o limite de tempo por lance. Escolha um prazo maior.
tournament-start-in-past = Esse horário já passou. Escolha outro.
tournament-already-joined = Você já está no torneio.
tournament-not-joined = Você não está neste torneio.
tournament-full = O torneio está cheio: { $most } jogadores.
tournament-too-late = Já é tarde para entrar neste torneio.
tournament-removed = A organização removeu você deste torneio, então você não pode voltar.
tournament-withdrawn = Você se retirou deste torneio.
tournament-too-few-players = Não há jogadores suficientes para começar: { $players } de pelo menos { $fewest }.
tournament-not-started = O torneio ainda não começou.
tournament-already-started = O torneio já começou.
tournament-over = O torneio terminou.
tournament-cancelled = O torneio foi cancelado.
tournament-paused = O torneio está pausado.
tournament-already-paused = O torneio já está pausado.
tournament-not-paused = O torneio não está pausado.
tournament-already-here = O torneio já está neste canal.
tournament-stale = O torneio mudou desde então. Tente de novo.
tournament-nothing-to-change = Isso não muda nada.
tournament-nothing-to-undo = Não há mudança para desfazer.
tournament-too-late-to-undo = É tarde para desfazer a última mudança: o torneio avançou desde então.
tournament-more-players = { $players ->
    [one] Já entrou { $players } jogador.
   *[other] Já entraram { $players } jogadores.
}
tournament-rounds-between = Agora o torneio pode ter de { $fewest } a { $most } rodadas.
tournament-result-stays = Esse resultado não pode mais ser mudado: o torneio avançou a partir dele.
tournament-result-of-next-game = A próxima partida deste confronto está aberta, então o resultado da anterior fica. Para registrar o da próxima, use também a opção “round”.
tournament-result-annulled = Essa partida não conta para ninguém, então não tem resultado.
tournament-result-by-panel = Com mais de dois jogadores por mesa, registre o resultado com *Organizar* embaixo de uma mensagem do torneio.
tournament-no-such-game = Essa pessoa não tem essa partida.
tournament-no-deadline = Nenhuma partida em andamento tem prazo.
tournament-already-in = Essa pessoa já está no torneio.
tournament-no-member = Só dá para incluir gente deste servidor.
tournament-seed-taken = Outra pessoa tem esse número. Dê outro a ela primeiro.
tournament-no-such-seed = Os números vão de 1 a { $most }.
tournament-not-swiss = Isso só é possível em um torneio suíço.
tournament-bye-used = Cada pessoa pode pedir uma folga, e esta já teve a sua.
tournament-no-bye-then = Só dá para pedir folga em uma rodada que ainda vem.
tournament-not-a-number = Digite um número.
tournament-not-ladder = Isso só é possível em uma escada.
tournament-not-above = Você só pode desafiar quem está acima de você.
tournament-too-far-above = Você pode desafiar quem está no máximo { $most } lugares acima de você.
tournament-busy = Você já tem um desafio ou uma partida nesta escada.
tournament-opponent-busy = Essa pessoa já tem um desafio ou uma partida nesta escada.
tournament-too-soon = Você desafiou essa pessoa há pouco tempo. Dá para fazer isso de novo sete dias depois do fim daquele desafio.
tournament-no-challenge = Não há desafio para você responder.
tournament-challenge-whom = Quem você quer desafiar?
tournament-nobody-to-challenge = Não há ninguém que você possa desafiar agora.
tournament-too-many = Já há { $most } torneios abertos neste servidor: { $names }. Termine um antes.
tournament-too-many-own = Você já abriu { $most } torneios que não terminaram: { $names }. Termine um antes.

help-tournaments =
    • Entre com o botão de um anúncio ou com **/tournament join**. Cada partida tem o próprio tópico, e a rodada seguinte começa sozinha.
    • **/tournament standings** e **/tournament pairings** mostram como está.
    • Em uma escada você joga contra quem quiser: **/tournament challenge** desafia alguém até três lugares acima de você.
    • A organização abre um com **/tournament create**: todos contra todos, sistema suíço, mata-mata ou escada.
    .title = Torneios

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] final
    [semifinal] semifinais
    [quarterfinal] quartas de final
    [third-place] terceiro lugar
   *[round] rodada { $round }
}: { $players }
tournament-no-threads = Não posso criar tópicos aqui, então as partidas de **{ $name }** precisam esperar. Permita que eu crie tópicos públicos neste canal e escreva neles. Vou continuar tentando.
tournament-channel-gone = Não posso mais escrever no canal de **{ $name }**, então o torneio precisa esperar. Devolva meu acesso ou use **/tournament move** em outro canal. Nada se perde: as partidas continuam lá.
