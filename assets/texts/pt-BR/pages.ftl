# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = Na íntegra
button-rules-summary = Em resumo

help-title = B-Side
button-help-now = Agora

# The next steps of the player in this channel.
help-now = ### Agora
help-no-table = Não há partida neste canal. **/play** inicia uma, e **/learn** ensina você a jogar.
help-table = **{ $game }** · mesa { $table }
help-opened = Você abriu esta mesa. A partida começa quando todos os assentos estiverem ocupados. **{ $button-cancel }** embaixo do tabuleiro cancela a mesa.
help-seated = Você tem um assento. A partida começa quando todos os assentos estiverem ocupados.
help-invited = { $player } convida você. Aperte **{ $button-join }** ou **{ $button-decline }** embaixo do tabuleiro.
help-free = Há um assento livre. Aperte **{ $button-join }** embaixo do tabuleiro para jogar.
help-reserved = { $count ->
    [one] O assento livre está reservado para { $players }.
   *[other] Os assentos livres estão reservados para { $players }.
} Inicie sua própria partida em um tópico.
help-your-turn = É a sua vez (assento { $seat }). Aperte **{ $button-choose }** embaixo do tabuleiro ou use **/move**, por exemplo **{ $example }**.
help-paused = A partida está pausada.{ $resume ->
    [alone] {" "}Use **/resume** para retomá-la.
    [people] {" "}**/resume** pede para retomá-la.
   *[offered] {""}
} Você está no assento { $seat }.
help-waiting = É a vez de { $player }. Você está no assento { $seat }. Enquanto isso, você pode ver o tabuleiro com **/board**, propor empate ou desistir.
help-out = Você está fora desta partida, em { $place }º lugar. A partida continua, e é a vez de { $player }.
help-watching = Você está assistindo, e é a vez de { $player }. **/board** mostra o tabuleiro de qualquer lado. Inicie sua própria partida em um tópico.
help-voting = Este servidor joga aqui, e você pode votar. É a vez de { $player }. Na vez do servidor, aperte **{ $button-vote }** embaixo do tabuleiro ou digite **/move**.
help-offer = { $player } { $offer ->
    [draw] propõe empate
    [takeback] pede para voltar o lance
    [pause] quer pausar a partida
    [resign] se oferece para desistir
   *[resume] quer retomar a partida
}. Responda com **/accept** ou **/decline**.
help-offered = Você { $offer ->
    [draw] aceita o empate
    [takeback] aceita a volta do lance
    [pause] aceita pausar a partida
   *[resume] aceita retomar a partida
}. Isso vale até o próximo lance ou até alguém recusar.
help-over = Esta partida acabou. Reveja-a com **/replay** ou **/record**, ou inicie uma nova com **/play**.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### O que eu faço
    Aqui tem jogos de tabuleiro que você quase não acha em outro lugar: { $games }. O que você quer saber?
help-start =
    Inicie uma partida neste canal com **/play**. Escolha um jogo e, se quiser, um oponente, um limite de tempo por lance ou um tópico próprio. Sem oponente, qualquer pessoa pode apertar **{ $button-join }**.
    • Preencha `computer` para jogar contra um computador, do nível 1 ao 8.
    • Há uma partida por vez em cada canal ou tópico. Abra um tópico para uma segunda.
    • Em uma mensagem direta comigo, você joga contra o computador.
    • **/seek** procura um oponente em outros servidores.
    • **/games** lista suas partidas em andamento, primeiro as que esperam por você.
    • **/watch** manda uma mensagem direta quando uma partida acaba.
    .title = Iniciar uma partida
help-move =
    Aperte **{ $button-choose }** embaixo do tabuleiro. Uma imagem numera as peças que podem se mover e depois as casas para onde podem ir. Os botões têm os mesmos números.
    • **/move** joga o seu lance por escrito. Sugestões aparecem enquanto você digita; maiúsculas, espaços e traços não importam.
    • **/board** mostra o tabuleiro de novo, ou só para você: de outro lado, em outras cores ou como texto.
    • **/hint** ajuda no seu lance em partidas amistosas e contra computadores: primeiro a peça, depois o lance (**Jogar** faz esse lance), depois os motivos. Quem joga com você fica sabendo que você pediu, mas só você vê a dica. Em uma partida valendo rating eu pergunto antes, porque depois de uma dica só uma derrota conta para o seu rating.
    .title = Fazer um lance
help-offers =
    • **/draw** propõe empate.
    • **/takeback** pede para voltar o seu último lance.
    • **/pause** e **/resume** pedem para parar os relógios e para retomá-los.
    • Os outros respondem com os botões, ou com **/accept** e **/decline**.
    • **/resign** desiste da partida. **/abort** cancela uma partida antes que todo mundo tenha jogado.
    • **/table give-time** dá mais tempo ao oponente para um lance. Em partidas sem relógio, **/table still-there** confere se quem não joga há 3 dias ainda está aí.
    .title = Empate e volta do lance
help-learn =
    • **/learn** ensina um jogo em poucas lições curtas.
    • **/rules** explica o jogo com imagens, página por página.
    • **/puzzle** mostra uma posição em que você procura o melhor lance. Os problemas têm um rating próprio.
    .title = Aprender um jogo
help-after =
    • **/review** analisa uma partida terminada: chances de vitória lance a lance, momentos decisivos e lances melhores.
    • **/replay** mostra a partida como animação, e **/record** entrega a partida como arquivo de texto.
    • **/game** com o número de uma mesa percorre qualquer partida, lance a lance.
    • **/analyse** ou **{ $button-explore }** embaixo de um tabuleiro abre um tabuleiro que só você vê: teste lances por todos os lados e faça anotações. Depois da partida, o computador dá sua opinião. Enquanto é a vez do oponente, **{ $button-plan }** faz suas respostas por você.
    • **{ $button-rematch }** embaixo do último tabuleiro inicia outra partida com os assentos trocados.
    • **{ $button-stronger }** e **{ $button-weaker }** fazem o mesmo com um computador um nível acima ou abaixo.
    .title = Depois da partida
help-ratings =
    • **/leaderboard** mostra os melhores jogadores, daqui ou de todos os servidores.
    • **/profile** mostra ratings ao longo do tempo, resultados, sequências de vitórias e oponentes mais frequentes.

    Partidas terminadas valem rating (Glicko). Cada jogo tem um rating próprio, que é provisório até você jogar cinco. Partidas contra computadores têm ratings à parte.
    .title = Ratings
help-settings =
    • **/settings me** é para cores, lados, idioma, lembretes e confirmação dos seus lances.
    • **/settings vacation** pausa seus relógios lentos, até 14 dias por ano.
    • **/settings server** é para quem gerencia o servidor.
    .title = Configurações
help-data =
    • **/privacy export** entrega tudo o que guardo sobre você.
    • **/privacy delete** apaga seus dados. Suas partidas ficam, sem o seu nome.
    • **/block** impede alguém de convidar você, e **/unblock** desfaz isso. Ninguém mais fica sabendo.
    .title = Seus dados
