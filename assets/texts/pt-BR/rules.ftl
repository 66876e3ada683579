# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture. A chapter opens with one of the figures in assets/diagrams, which
# names it.

# Rules that several games share.

-seats = O assento 1 começa: é o de quem iniciou a partida, a não ser que se tenha escolhido outra coisa em **/play**. Um turno é tudo o que um jogador faz antes que o próximo jogue.
-coordinates = As colunas têm letras e as fileiras têm números, nesta ordem: a1 fica embaixo à esquerda, do ponto de vista do assento 1.
# turns: the number of turns; anew: the event that resets the count
-draws =
    • A partida empata quando a mesma posição, com o mesmo jogador na vez, ocorre pela terceira vez.
    • Empata também depois de { $turns } sem que nenhuma peça saia do tabuleiro. { $anew }
    • Os jogadores podem concordar com um empate (**/draw**). Todo mundo que ainda está na partida precisa aceitar.
-resigning = Se um jogador desiste, ou fica sem tempo em uma partida com relógio, o outro jogador vence.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Os lances são escritos em { $letters } sem espaços, então uma partida é uma lista de lances separados por espaços. Quando você digita, não sou exigente: maiúsculas ou minúsculas, espaços a mais, e `-`, `x`, `>`, `,`, `:`, `to` ou nada entre as casas, tudo funciona. { $loose } significam { $turn }. Se o que você digitou puder significar dois lances diferentes, vou perguntar qual.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Painel com um nome*: um jogador. Um contorno e um pequeno ponteiro mostram de quem é a vez.
-signs-men = • *×16* em um painel: o número de peças que restam.
-signs-turn = • *Seta que começa em um anel*: o último lance, de onde a peça estava até onde está agora. As duas casas ficam coloridas.
# man: the kind of man that is captured
-signs-gone = • *{ $man } apagada com um X*: capturada no último lance. Se agora há outra ali, a apagada aparece por trás dela.
-signs-number = • *Número em um círculo*: uma escolha. Os botões ou o menu embaixo da imagem têm os mesmos números. Dois números no mesmo círculo são duas escolhas.
-signs-chosen = • *Contorno ao redor de uma peça*: a peça que você escolheu. Em seguida você escolhe para onde ela vai.
-signs-end = • *Taça* ou *coroa*: quem venceu. *Número em um disco* em um painel: um lugar. *=* antes dele: um lugar dividido, como em um empate (*=1*). *Bandeira*: este jogador desistiu. *Nome desbotado*: este jogador perdeu ou está fora.
-signs-grey = • *Peças cinzentas*: pertencem a um jogador que desistiu. O painel ainda as conta.
-signs-figures = • *Seta sem anel*: um lance possível. *Seta que termina em um X*: um lance que uma regra proíbe.

# Biloba

rules-biloba-goal =
    Para 2, 3 ou 4 jogadores, que jogam em sentido horário. { -seats }

    Capture as pedras dos outros jogadores até só restar você. Um jogador com duas pedras ou menos que não pode capturar está fora.
    ### Tabuleiro
    O tabuleiro é de 9 × 9. Três casas são cortadas em cada canto (a1, b1 e a2, e da mesma forma em i1, a9 e i9), o que deixa 69 casas. { -coordinates } As colunas vão de a até i, as fileiras de 1 a 9.
    O centro, e5, é uma casa especial: nenhuma pedra pode parar ali.
    ### Dois jogadores
    Cada um tem 16 pedras. Sul: e1; d2 a f2; c3 a g3; b4 a h4. Norte espelha isso nas fileiras 9, 8, 7 e 6.
    ### Três ou quatro jogadores
    Cada um tem 8 pedras. Sul: c1, d1, f1, g1; d2, e2, f2; e3. Oeste, Norte e Leste têm a mesma forma, girada. Com três jogadores, o lado Leste fica vazio.
    Sul tem o assento 1. Com dois jogadores, Norte tem o assento 2. Com mais, os assentos são Sul, Oeste, Norte, Leste.
    .title = Objetivo e disposição
    .lead = Capture as pedras dos outros jogadores até só restar você. Joga-se em sentido horário.
rules-biloba-moving =
    No seu turno você dá um passo com uma das suas pedras, e depois vêm as capturas e as reposições, se houver. O passo é um destes:
    • *Deslizar* para uma casa vizinha vazia, em qualquer das 8 direções.
    • *Saltar* por cima de exatamente uma pedra vizinha de qualquer cor até a casa vazia logo atrás dela. Só um salto por turno, e nunca de volta ao próprio lado: Sul não pode cair em uma fileira mais baixa, Norte em uma mais alta, Oeste em uma coluna anterior, nem Leste em uma posterior. Saltar para o lado é permitido. Um salto não pode terminar em e5.
    • *Pelo centro*: deslizar até e5 e, no mesmo passo, seguir para qualquer casa vazia vizinha de e5, exceto aquela de onde a pedra veio. Isso é deslizar, não saltar. Precisa haver uma casa assim, e na passagem por e5 nada é capturado.

    Se deslizar ou saltar já leva a uma casa, o caminho até ela pelo centro não é um lance à parte.
    .title = Movimento
    .lead = Cada turno é um passo com uma pedra.
rules-biloba-capturing =
    Uma pedra inimiga é capturada quando está diretamente entre duas pedras da mesma cor: em uma fileira, coluna ou diagonal, as três lado a lado. Duas ou mais pedras seguidas nunca são capturadas juntas ao longo dessa linha.
    Depois do seu passo, *toda* pedra inimiga que esteja assim entre duas suas é capturada, em qualquer parte do tabuleiro. Primeiro, todas as pedras capturadas saem do tabuleiro.
    ### Reposição
    Depois você preenche as casas que elas deixaram vazias. As *flanqueadoras* de uma casa dessas são as suas pedras dos dois lados dela, em cada linha em que a pedra dali foi capturada: duas, ou mais se ela foi capturada em várias linhas.
    • Uma flanqueadora vai para cada casa esvaziada. Você escolhe qual.
    • Uma pedra se move no máximo uma vez em uma rodada de reposições.
    • Uma casa só fica vazia se todas as flanqueadoras dela tiverem ido para outras casas esvaziadas. Ela não é preenchida depois.
    • A pedra que deu o passo é uma flanqueadora como qualquer outra.
    .title = Captura
    .lead = Uma pedra diretamente entre duas inimigas é capturada, e uma dessas inimigas toma o lugar dela.
rules-biloba-rounds =
    Uma pedra pode ser capturada em várias linhas de uma vez, e então qualquer uma das pedras que a flanqueavam pode entrar.
    ### Mais rodadas
    Quando nenhuma casa esvaziada pode mais ser preenchida, procuram-se capturas de novo, no tabuleiro inteiro. Novas capturas iniciam outra rodada, e nela uma pedra pode se mover de novo. Quando não há nenhuma, o seu turno acaba.
    .title = Grandes capturas
    .lead = Um lance pode capturar muito: em várias linhas, em vários lugares e em várias rodadas.
rules-biloba-special =
    ### Captura forçada
    Se no *começo* do seu turno houver pedras inimigas entre duas suas, o seu turno consiste nessas capturas e em suas reposições, com mais rodadas como de costume, e você não dá um passo. Essas pedras podem ter entrado no meio, ou o lance de um terceiro jogador pode ter levado a isso.
    ### Entrar no meio
    Você pode mover uma pedra para o meio de duas pedras de um inimigo. Se esse lance capturar de modo que a sua pedra não esteja mais flanqueada, ela está segura. Caso contrário, ela é capturada no próximo turno desse inimigo, se ainda estiver flanqueada.
    ### Duas pedras ou menos
    Se você tem duas pedras ou menos no começo do seu turno, precisa capturar. Se não tem captura, nem forçada nem por um passo qualquer, você está fora: suas pedras são retiradas, e o próximo joga.
    ### Nenhuma pedra
    Um jogador sem pedras está fora na hora.
    ### Nenhum lance
    Com três pedras ou mais e nenhum lance válido, você passa a vez. Se ninguém puder jogar, a partida empata.
    ### Desistir
    Em uma partida de três ou quatro, um jogador que desiste (ou fica sem tempo em uma partida com relógio) está fora nesse momento. As pedras dele saem do tabuleiro, o lugar dele é 1 mais o número de jogadores que se saem melhor, e verifica-se se a partida acabou, como depois de um lance. Em uma partida de dois, o outro jogador vence.
    .title = Casos especiais
    .lead = Quatro coisas que surpreendem nas primeiras partidas.
rules-biloba-end =
    Vence o último jogador que restar. Se restam dois jogadores com duas pedras ou menos cada um, a partida empata na hora.
    ### Nesta ordem depois de cada turno
    1. Jogadores sem pedras saem da partida, todos juntos.
    2. Se resta um jogador, esse jogador venceu.
    3. Se restam dois jogadores com duas pedras ou menos cada um, a partida empata, mesmo que o próximo pudesse capturar.
    4. O próximo jogador é testado no começo do próprio turno, como descrito em “Casos especiais”. Se ele sair, os mesmos testes vêm de novo.
    ### Lugares
    Quem sai primeiro fica em último lugar. Jogadores que saem juntos dividem um lugar, e os dois de um empate também. Seu lugar é 1 mais o número de jogadores que se saíram melhor: 1 2 2, ou 1 1 3.
    ### Empates
    { -draws(turns: "50 lances seguidos para cada jogador ainda na partida (100 para dois, 150 para três, 200 para quatro)", anew: "Capturas e saídas de jogadores zeram a contagem.") }
    .title = O fim
    .lead = Vence o último jogador que restar.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Ponto*, *losango*, *triângulo* e *sinal de mais* em pedras: as pedras dos assentos 1, 2, 3 e 4.
    { -signs-turn }
    • *Seta fina que começa em um ponto*: uma pedra que entrou como reposição. Depois de mais de uma rodada, o ponto mostra o número da rodada.
    { -signs-gone(man: "Pedra") }
    • *Mira sobre uma pedra*: ela está flanqueada e precisa ser capturada agora. Nestas páginas também pode indicar que o lance com a seta a captura.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Folha*: o centro, onde nenhuma pedra pode parar.
    .title = Sinais nas imagens
    .lead = A seta que sai do anel é o último lance. Uma pedra apagada com um X foi capturada. A mira significa: capture esta pedra agora. O painel com o contorno e o ponteiro mostra de quem é a vez.
rules-biloba-notation =
    • Deslizar ou saltar: `d4-d5`, `d4-f6`.
    • Pelo centro: `e4-e5-f6`. A forma curta `e4-f6` também funciona, assim como `d4-e5-e4` para d4-e4.
    • Cada reposição vem em seguida como `,from>to`: `c5-d5,b3>c4,d5>e6`. As rodadas vêm em ordem e, dentro de uma rodada, as casas preenchidas: em ordem de letra, depois de número.
    • Uma captura forçada só tem reposições: `d4>d5,f7>f6`.
    • `pass`, quando não há lance.

    Duas maneiras de repor são dois lances diferentes, mesmo que levem à mesma posição.
    { -typing(letters: "letras minúsculas", loose: "`D4 to d5` e `d4d5`", turn: "`d4-d5`") }
    .title = Escrever lances
    .lead = Você nunca precisa digitar um lance: os botões embaixo do tabuleiro fazem tudo. Se você gosta de digitar, **/move** aceita lances por escrito e dá sugestões enquanto você digita.
rules-biloba-origin =
    Biloba é de Guillaume Demougeot (2003). Estas regras seguem a página do manual do programa original, a página sobre seu tabuleiro e suas peças e as imagens da sua ajuda, que confirmam as disposições, as reposições e o empate de duas pedras contra duas.

    Onde essas fontes se calam ou não são claras, nós decidimos:
    • Os empates por repetição, depois de muito tempo sem perdas e por acordo, para que toda partida termine.
    • “Empate quando ele pode capturar depois de perder uma pedra” significa duas pedras contra duas, como mostra a imagem da ajuda original.
    • Quais casas ficam vazias quando há flanqueadoras de menos.
    • Um jogador sem lance passa a vez.
    • O que acontece com as pedras de jogadores que desistem.
    .title = Quem criou, e o que decidimos
    .lead = Biloba é de Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Para 2 jogadores. { -seats }

    Dois exércitos ficam em triângulos de duas cores. Cerque as peças do inimigo até restarem duas ou menos.
    ### Tabuleiro
    O tabuleiro é um triângulo de lado 13, dividido em 169 triângulos pequenos, menos um triângulo de lado 2 (4 casas) em cada canto: 157 casas. 82 apontam para cima e são escuras, 75 apontam para baixo e são claras.
    ### Nomes das casas
    As colunas têm letras e as fileiras têm números, nesta ordem, contados a partir do canto de baixo à esquerda, do ponto de vista das claras. Na disposição usual, as claras têm o assento 1.
    As fileiras vão de 1 a 11, da base para cima. As colunas vão de a até y em passos de *meia casa*, a partir do canto esquerdo como era antes do corte: casas vizinhas em uma fileira ficam a uma letra de distância, e casas da mesma cor, a duas.
    Antes do corte, a fileira r ia da coluna de número r até a coluna de número 26 − r (a é 1). Foram cortadas a1, b1, c1, b2, w1, x1, y1, x2 e todas as das fileiras 12 e 13. Então a fileira 1 é d1 a v1 (19 casas), a fileira 2 é c2 a w2 (21), a fileira 3 é c3 a w3 (21), a fileira 4 é d4 a v4 (19), e assim por diante até a fileira 11, k11 a o11 (5).
    Uma casa aponta para cima se a soma dos números da coluna e da fileira dela for par, e para baixo se for ímpar.
    ### Vizinhas
    As *vizinhas de lado* de uma casa têm um lado em comum com ela: as casas à esquerda e à direita na mesma fileira e, na mesma coluna, a de baixo se ela aponta para cima, ou a de cima se ela aponta para baixo. Elas têm a outra cor. Uma casa com só duas delas é uma *casa de borda*. Todas as outras têm três.
    ### Disposição
    Cada exército tem 16 soldados e 2 capitães.
    • *Claras*, em casas que apontam para baixo, perto da base: fileira 2 i k m o q; fileira 3 h j l n p r; fileira 4 g i k m o q s. Os capitães são i4 e q4.
    • *Escuras*, em casas que apontam para cima, perto do topo: fileira 6 h j l n p r; fileira 7 i k m o q; fileira 8 j l n p; fileira 9 k m o. Os capitães são j6 e p6. A fileira 5 está vazia.
    Os jogadores combinam qual exército começa. **/play** tem duas disposições: *Claras primeiro*, que é a usual, e *Escuras primeiro*, em que o assento 1 tem o exército escuro. O assento 1 sempre começa.
    .title = Objetivo e disposição
    .lead = Cerque as peças do inimigo até restarem só duas. Cada exército vive nos triângulos da sua própria cor.
rules-bizingo-moving =
    Mova uma peça um passo até uma casa vazia. Um passo vai até uma das seis casas mais próximas da mesma cor: duas letras à esquerda ou à direita na mesma fileira, ou uma letra à esquerda ou à direita na fileira de cima ou de baixo.
    Uma peça nunca muda para uma casa de outra cor: as claras ficam nas claras, as escuras nas escuras.
    .title = Movimento
    .lead = Cada turno é um passo com uma peça.
rules-bizingo-capturing =
    Depois do seu lance, olhe para cada peça inimiga que tem um lado em comum com a peça que você moveu. Ela é capturada se *todas* as vizinhas de lado dela no tabuleiro estiverem ocupadas por peças suas.
    Se ela for um capitão, ou estiver em uma casa de borda, pelo menos uma dessas peças também precisa ser um capitão.
    Todas as peças capturadas por um lance saem juntas do tabuleiro.
    .title = Captura
    .lead = A peça que você move captura o que ela cerca junto com as suas outras peças.
rules-bizingo-edge =
    Uma peça em uma casa de borda só tem duas vizinhas de lado. Ela é capturada se as duas estiverem ocupadas por peças inimigas e pelo menos uma dessas for um capitão.
    O mesmo vale para um capitão em uma casa de borda: duas peças o capturam, uma delas um capitão.
    .title = Na borda
    .lead = Na borda do tabuleiro bastam duas peças, se uma delas for um capitão.
rules-bizingo-special =
    ### Entrar no cerco
    Se o seu lance não captura nada e, pelo mesmo teste, a própria peça que você moveu agora está capturada, ela é retirada na hora.
    A sua captura vem primeiro: uma peça que captura nunca é perdida desse jeito.
    .title = Entrar no cerco
    .lead = Cuidado onde pisa.
rules-bizingo-end =
    Um exército com duas peças ou menos perde, mesmo que tenha perdido a última por entrar ele mesmo no cerco. Um jogador sem lance válido também perde. { -resigning }
    ### Empates
    { -draws(turns: "200 lances seguidos", anew: "Capturas e entradas no cerco zeram a contagem.") }
    .title = O fim
    .lead = Um exército com duas peças ou menos perde. Um jogador que não pode jogar também.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Estrela em um disco*: um capitão. *Ponto*: um soldado claro. *Losango*: um soldado escuro.
    { -signs-turn }
    { -signs-gone(man: "Peça") } Uma peça que se perdeu pelo próprio lance é marcada do mesmo jeito.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Nomes nas casas*: só uma parte do tabuleiro é mostrada, ampliada.
    .title = Sinais nas imagens
    .lead = A seta que sai do anel é o último lance. Uma peça apagada com um X foi capturada. Uma estrela marca um capitão. O painel com o contorno e o ponteiro mostra de quem é a vez.
rules-bizingo-notation =
    Escreva a casa onde a peça está e a casa para onde ela vai: `i4-k4`. As capturas não são escritas, porque resultam do lance.
    { -typing(letters: "letras minúsculas", loose: "`I4 to k4` e `i4k4`", turn: "`i4-k4`") }
    .title = Escrever lances
    .lead = Você nunca precisa digitar um lance: os botões embaixo do tabuleiro fazem tudo. Se você gosta de digitar, **/move** aceita lances por escrito e dá sugestões enquanto você digita.
rules-bizingo-origin =
    Bizingo vem dos Estados Unidos dos anos 1850. Estas regras seguem o artigo de uma enciclopédia sobre o jogo. Os números e a disposição foram conferidos casa por casa.

    Onde o artigo se cala, nós decidimos:
    • Os empates por repetição, depois de muito tempo sem perdas e por acordo, para que toda partida termine.
    • Um jogador sem lance válido perde, como no jogo de damas.
    • Os jogadores combinam qual exército começa. São as claras, a não ser que se escolha a disposição “Escuras primeiro”.
    .title = Quem criou, e o que decidimos
    .lead = Bizingo vem dos Estados Unidos dos anos 1850.

# Basileus

rules-basileus-goal =
    Para 2 jogadores. { -seats } O assento 1 joga de brancas.

    Capture o rei inimigo, o *basileus*.
    ### Tabuleiro
    O tabuleiro tem 9 colunas, de a até i, e 8 fileiras, de 1 a 8. É quadriculado, e a1 é escura. { -coordinates }
    ### Peças
    Cada lado tem 4 peões, 4 oficiais e um basileus: exatamente uma fileira de nove. As brancas ficam na fileira 1 e as pretas na fileira 8, ambas nesta ordem: a oficial, b peão, c oficial, d peão, e **basileus**, f peão, g oficial, h peão, i oficial.
    Seus peões ficam em uma cor de casas e seus oficiais na outra, e as cores dos dois lados são opostas. Passos na diagonal e saltos nunca mudam a cor.
    .title = Objetivo e disposição
    .lead = Capture o rei inimigo, o *basileus*.
rules-basileus-moving =
    Sem captura, uma peça anda uma casa até uma casa vazia:
    • peões e oficiais *na diagonal*, em qualquer das quatro direções;
    • o basileus em todas as oito direções.
    .title = Movimento
    .lead = Cada turno é um passo, ou uma captura se houver uma.
rules-basileus-capturing =
    Uma captura é um salto curto por cima de uma peça inimiga vizinha até a casa vazia logo atrás dela. A peça capturada é retirada na hora.
    • Um *peão* salta reto (para a esquerda, para a direita, para a frente ou para trás), por cima de peões ou do basileus, nunca de oficiais.
    • Um *oficial* salta na diagonal, por cima de peões ou do basileus, nunca de oficiais.
    • O *basileus* salta em todas as oito direções, por cima de peões e oficiais, nunca do outro basileus.
    .title = Captura
    .lead = Uma captura é um salto curto por cima de um inimigo. Peões andam na diagonal, mas saltam reto.
rules-basileus-obligation =
    A captura é obrigatória, mas você escolhe qual. Uma peça que captura continua saltando no mesmo turno enquanto puder, em qualquer direção permitida a ela depois de cada salto. Você escolhe o caminho: não precisa ser o mais longo, e pode passar pela casa de onde a peça saiu ou terminar ali.
    .title = Captura obrigatória
    .lead = Se você pode capturar, é obrigatório. Qual captura e por qual caminho, você decide.
rules-basileus-special =
    ### Basileus captura basileus
    Um basileus captura o outro *indo para a casa dele*, a partir de qualquer das oito casas ao redor. Isso é um lance inteiro por si só e uma captura como as outras, então também é obrigatório.
    Nunca faz parte de uma sequência: um basileus cujos saltos terminam ao lado do outro fica ali, e o outro pode capturá-lo.
    ### O basileus cai
    Capturar o basileus termina a partida na hora, mesmo no meio de uma sequência.
    .title = Basileus contra basileus
    .lead = Um basileus captura o outro indo para a casa dele.
rules-basileus-end =
    Vence quem captura o basileus. Um jogador sem lance válido perde. { -resigning }
    ### Empates
    { -draws(turns: "100 lances seguidos", anew: "Capturas zeram a contagem.") }
    .title = O fim
    .lead = Vence quem captura o basileus. Um jogador que não pode jogar perde.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Cabeça redonda*: um peão. *Cabeça pontuda com uma fenda*, como a de um bispo: um oficial. *Coroa*: um basileus. Ao pé, as peças das brancas têm um *ponto* e as das pretas um *losango*.
    { -signs-turn }
    { -signs-gone(man: "Peça") }
    • *Contorno ao redor de uma peça*: ela pode capturar, e uma das peças com contorno precisa fazer isso.
    { -signs-number } Enquanto você escolhe, o contorno fica ao redor da peça que você escolheu, ou da que continua saltando.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Mira sobre uma peça*: um lance com uma seta a captura.
    .title = Sinais nas imagens
    .lead = A seta que sai do anel é o último lance. Uma peça apagada com um X foi capturada. Um contorno ao redor de uma peça significa: ela pode capturar, e uma das peças com contorno precisa fazer isso.
rules-basileus-notation =
    • Um passo: `b1-c2`.
    • Uma captura indica as casas em que a peça cai: `d4xd6xf6`. Ela termina onde o basileus é capturado.
    • Basileus captura basileus: `e4xe5`.

    { -typing(letters: "letras minúsculas", loose: "`B1 to c2` e `b1c2`", turn: "`b1-c2`") }
    .title = Escrever lances
    .lead = Você nunca precisa digitar um lance: os botões embaixo do tabuleiro fazem tudo. Se você gosta de digitar, **/move** aceita lances por escrito e dá sugestões enquanto você digita.
rules-basileus-origin =
    Basileus é de Marek Łukaszewicz (2010). Estas regras seguem a página dele em um banco de dados de jogos, que não dá nenhuma disposição. A página diz “pieces” onde dizemos oficiais, porque para nós todo peão também é uma peça.

    Onde a página se cala, nós decidimos:
    • **A disposição inicial é uma reconstrução nossa.** Na página, os peões ficam em uma cor e os oficiais na outra, e as capturas só funcionam se as cores dos dois lados forem opostas. Uma fileira de nove em um tabuleiro de oito fileiras dá exatamente isso.
    • Um jogador sem lance válido perde, como no jogo de damas.
    • Os empates por repetição, depois de muito tempo sem perdas e por acordo, para que toda partida termine.
    .title = Quem criou, e o que decidimos
    .lead = Basileus é de Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Para 2 jogadores, em duas rodadas. { -seats }

    Em uma rodada você é o *saltador*, que retira bolas do tabuleiro, e na outra o *deslizador*, que atrapalha. Deixe menos bolas que o seu oponente.
    ### Tabuleiro
    A moldura tem 4 × 4 *casas*, A1 a D4. Doze placas quadradas ocupam todas as casas menos os quatro cantos. Cada placa tem 2 × 2 *cavidades*, e há uma bola em cada uma das 48 cavidades.
    As cavidades são a1 a h8: a casa A1 contém a1, b1, a2 e b2, e a casa D4 contém g7, h7, g8 e h8. { -coordinates } As casas são escritas em maiúsculas.
    Só há cavidade onde há uma placa. As bolas vão junto com a placa.
    ### Duas rodadas
    Na primeira rodada, o assento 1 é o saltador e o assento 2 o deslizador. Na segunda eles trocam, e o tabuleiro é montado de novo. O saltador joga primeiro em cada rodada.
    .title = Objetivo e disposição
    .lead = Em uma rodada você é o *saltador*, que retira bolas do tabuleiro. Na outra você é o *deslizador*, que atrapalha. Deixe menos bolas que o seu oponente.
rules-bilitaire-jumper =
    ### O primeiro lance de uma rodada
    Retire uma bola qualquer do tabuleiro.
    ### Lances seguintes
    Salte com uma bola, na horizontal ou na vertical, por cima de uma bola vizinha até a cavidade vazia logo atrás dela. A bola por cima da qual você salta é retirada. As três cavidades podem ficar na mesma placa ou em placas diferentes.
    A mesma bola pode continuar saltando, em qualquer direção, enquanto puder e você quiser. Ela pode voltar à cavidade de onde saiu. Nunca na diagonal, e nunca por cima de duas bolas.
    Você não pode passar a vez.
    .title = O saltador
    .lead = O saltador salta por cima de bolas e assim as captura.
rules-bilitaire-shifter =
    Faça exatamente uma destas coisas:
    • *Remover* uma placa vazia, sem nenhuma bola.
    • *Deslizar* placas, em linha reta, por casas vazias e dentro da moldura: uma placa por 1, 2 ou 3 casas; duas placas vizinhas em linha por 1 ou 2 casas ao longo dessa linha; três por 1 casa ao longo dessa linha.

    Deslizar um par ou um trio é um só lance. As casas que o próprio grupo deixa contam como vazias. Toda casa por onde as placas passam ou onde param precisa estar vazia.
    Um deslizador que não pode deslizar nem remover uma placa passa a vez, sem exigência.
    .title = O deslizador
    .lead = O deslizador desliza placas com as bolas em cima, ou remove uma placa vazia.
rules-bilitaire-special =
    Ao deslizar ou remover, o deslizador pode *exigir* um salto de um número exato de bolas, duas ou mais. Uma exigência só é válida se esse salto for possível depois de deslizar ou remover. Um salto de uma só bola nunca é exigido.
    O saltador então precisa saltar exatamente essa quantidade, mas escolhe com qual salto. Os primeiros saltos de um mais longo contam: se uma bola pudesse capturar cinco, ela pode capturar três delas e parar.
    Sem exigência, o saltador é livre.
    .title = Exigências
    .lead = O deslizador pode dizer ao saltador quantas bolas capturar.
rules-bilitaire-end =
    ### Uma rodada termina
    Uma rodada acaba quando chega a vez do saltador, depois da do deslizador, e ele não tem salto. As bolas que sobram no tabuleiro são os pontos do deslizador.
    Depois da primeira rodada o tabuleiro é montado de novo, e quem acabou de ser o deslizador, agora o saltador, joga outra vez. Essa troca de rodadas não é um lance. Os pontos são mantidos.
    ### A partida termina
    Depois da segunda rodada, vence o jogador que deixou menos bolas como saltador. Números iguais são um empate.
    Os dois jogadores também podem concordar com um empate (**/draw**). { -resigning }
    .title = O fim
    .lead = Uma rodada termina quando o saltador não pode saltar. As bolas que sobram são os pontos do deslizador.
rules-bilitaire-signs =
    { -signs-panel }
    • *Seta que salta por cima de um ponto*, em um painel: este jogador é o saltador. *1/2* ao lado: a primeira de duas rodadas.
    • *Placa com uma seta*, em um painel: este jogador é o deslizador.
    • *+12* em um painel: pontos.
    • *Seta que salta com =3*, em fundo colorido: é exigido um salto de exatamente três bolas.
    • *×26* ao lado do tabuleiro: o número de bolas que restam nele.
    • *Seta que começa em um anel*: o último lance. Uma bola saiu dali, ou uma placa deslizou. Se placas deslizaram juntas, ela leva da casa que ficou vazia até a que foi preenchida.
    { -signs-gone(man: "Bola") }
    • *Casa contornada com um X*: uma placa vazia foi removida aqui.
    { -signs-number }
    • *Anel ao redor de uma bola*: você a escolheu, ou ela pode continuar saltando.
    { -signs-end }
    { -signs-figures } Placas que deslizam juntas compartilham uma seta.
    .title = Sinais nas imagens
    .lead = A seta que sai do anel é o último lance. A seta que salta em um painel marca o saltador, e a placa com uma seta, o deslizador. *=4* exige um salto de exatamente quatro.
rules-bilitaire-notation =
    • A primeira bola: `xd4`.
    • Saltos, pelas cavidades em que a bola cai: `c3xe3xe5`.
    • Deslizar: `B1-B3`. Duas ou três placas são escritas em ordem crescente, depois as casas novas na mesma ordem: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Esses lances se distinguem por este texto.
    • Remover uma placa: `xB2`.
    • Uma exigência é acrescentada no fim: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "letras minúsculas, com as casas das placas em maiúsculas,", loose: "`C3 to e3` e `c3e3`", turn: "`c3xe3`") }
    .title = Escrever lances
    .lead = Você nunca precisa digitar um lance: os botões embaixo do tabuleiro fazem tudo. Se você gosta de digitar, **/move** aceita lances por escrito e dá sugestões enquanto você digita.
rules-bilitaire-origin =
    Bilitaire é de Kris Burm (1994). Estas regras seguem uma página tcheca sobre o jogo.

    Onde a página se cala, nós decidimos:
    • Um salto pode voltar à cavidade de onde saiu.
    • Os jogadores podem concordar com um empate.
    .title = Quem criou, e o que decidimos
    .lead = Bilitaire é de Kris Burm (1994).
