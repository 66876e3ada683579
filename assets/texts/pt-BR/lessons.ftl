# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Você é Sul. Uma pedra desliza uma casa, em qualquer uma das oito direções, para uma casa vazia. Mova a pedra de d3 em direção a Norte.
    .title = Como as pedras se movem
    .right = Em linha reta ou na diagonal, uma casa por vez. Uma pedra também pode deslizar para os lados e para trás.
    .wrong = Esse não foi um passo de d3 em direção a Norte. As casas à frente dela são c4, d4 e e4.
lesson-biloba-capture =
    Você é Sul. A pedra em c4 está ao lado da sua pedra em b4. Capture-a: leve uma segunda pedra até o outro lado dela, ou ache outra linha que passe por c4.
    .title = Captura
    .right = Uma pedra diretamente entre duas suas é capturada, em uma fileira, coluna ou diagonal. Depois, uma das duas flanqueadoras vai para a casa dela.
    .wrong = A pedra em c4 ainda não está entre duas suas. Uma pedra em d4 a pegaria entre b4 e d4. Uma em b5 a pegaria entre b5 e d3.
lesson-biloba-jump =
    Uma pedra também pode saltar por cima de uma pedra vizinha, até a casa vazia logo atrás. Capture uma pedra com um salto.
    .title = Saltos
    .right = O salto terminou em c6 e deixou uma inimiga diretamente entre duas pedras suas. A pedra por cima da qual você saltou fica: um salto por si só não captura nada.
    .wrong = Você precisa de uma pedra em c6. De c4 ela pode saltar até lá por cima de c5, e de a6 por cima de b6. Pedras saltam para a frente ou para o lado, nunca de volta ao próprio lado.
lesson-biloba-two =
    Uma captura pode levar a outra. Capture duas pedras em um lance.
    .title = Duas rodadas
    .right = Quando uma pedra entrou em c4, a pedra em c5 ficou entre c4 e c6. Ela também foi capturada, em uma segunda rodada.
    .wrong = Só uma pedra entre duas suas é capturada. De d4 sua pedra flanqueia c4 junto com b4, e a pedra que entra em c4 flanqueia então c5 junto com c6.
lesson-biloba-escape =
    A casa c4 fica entre duas inimigas, b4 e d4. Entre ali mesmo assim, e fique em segurança.
    .title = No meio, mas segura
    .right = Seu passo capturou b4, entre a4 e c4. Sua pedra não está mais flanqueada e fica.
    .wrong = Você pode entrar no meio quando quiser, mas só é seguro se esse passo capturar uma das duas. A pedra em c3 pode chegar a c4.
lesson-biloba-forced =
    Norte entrou no meio de b4 e d4 e ainda está ali, então você precisa capturar c4, e esse é o seu lance inteiro. Escolha qual pedra entra, de modo que Norte não possa capturar nada em troca.
    .title = Uma captura forçada
    .right = Agora suas pedras estão lado a lado. Norte não consegue pegar nenhuma delas em um só passo.
    .wrong = Sua pedra em b4 tem uma inimiga em b5. Norte vai de a3 para b3 e a captura entre as duas.
lesson-biloba-centre =
    Nenhuma pedra pode parar em e5, mas uma pedra pode deslizar por ali. Capture assim a pedra em d3.
    .title = Pelo centro
    .right = Sua pedra foi de e6 a e4 por e5 em um só passo, e a pedra em d3 foi capturada entre e4 e c2.
    .wrong = Sua pedra em c2 precisa de uma parceira em e4, na mesma diagonal. A pedra em e6 pode chegar lá pelo centro.
lesson-biloba-win =
    Restam três pedras a Norte. Com duas, Norte precisa capturar logo ou está fora. Vença a partida.
    .title = Vencer
    .right = Norte tem duas pedras e não pode capturar nada. Norte está fora, e só resta você.
    .wrong = Norte ainda tem três pedras. Capture c4: uma pedra em d4 ou b5 a pega entre duas suas.

lesson-bizingo-captain =
    Você joga com o exército claro. Duas das suas peças são capitães, marcados com uma estrela. Mova um deles.
    .title = Capitães e passos
    .right = Capitães andam igual aos soldados: até uma das seis casas mais próximas da própria cor. Você precisa de um para capturar um capitão, ou uma peça na borda.
    .wrong = Esse era um soldado. Seus capitães estão em i4 e q4.
lesson-bizingo-capture =
    O soldado escuro em l6 tem três casas vizinhas de lado: k6, m6 e l5. Você ocupa duas delas. Capture-o.
    .title = Captura
    .right = As três casas vizinhas de l6 eram suas, então ele foi capturado.
    .wrong = Uma casa vizinha de l6 ainda está livre: l5, embaixo dela. O soldado em m4 pode chegar lá.
lesson-bizingo-star =
    Agora há um capitão escuro em l6. Duas das suas peças podem fechar o cerco. Capture-o com a peça certa.
    .title = Capturar um capitão
    .right = Para capturar um capitão, uma das peças ao redor também precisa ser um capitão. A que veio de m4 é.
    .wrong = Três soldados não podem capturar um capitão. Leve seu capitão de m4 para l5.
lesson-bizingo-edge =
    O soldado escuro em m1 está na borda. Ele só tem duas casas vizinhas, e você ocupa uma. Capture-o.
    .title = Na borda
    .right = Duas peças capturam uma peça na borda se uma delas for um capitão. O seu chegou a n1.
    .wrong = A segunda casa vizinha de m1 é n1, e na borda um capitão precisa ajudar. O seu está em o2.
lesson-bizingo-first =
    A casa l5 está cercada por peças escuras: k5 e m5 dos lados e l6 em cima. Entre ali sem perder a sua peça.
    .title = A sua captura vem primeiro
    .right = A sua captura vem primeiro. Sem l6, l5 não estava mais cercada.
    .wrong = Uma peça que entra sem capturar nada é perdida. Mas em l5 a sua peça capturaria l6 e ficaria. A que está em m4 pode chegar lá.

lesson-basileus-pawn =
    Você joga de brancas. Quando não capturam, peões e oficiais andam na diagonal. Da esquerda para a direita, você tem oficial, peão, oficial, peão, basileus, peão, oficial, peão, oficial. Mova um peão.
    .title = Passos
    .right = Um peão anda uma casa na diagonal, então fica sempre em casas da mesma cor.
    .wrong = Esse era um oficial ou o basileus. Seus peões estão em b1, d1, f1 e h1.
lesson-basileus-chain =
    Você precisa capturar, e uma peça que captura continua saltando enquanto puder. O caminho você escolhe. Capture três peças em um lance.
    .title = Sequência de saltos
    .right = Três saltos em um lance, por cima de e3, d4 e c5. Você também podia escolher o outro caminho.
    .wrong = Você não precisa seguir o caminho mais longo. Mas o que passa por cima de d4 segue por cima de c5, e captura três.
lesson-basileus-piece =
    Peões e oficiais nunca saltam por cima de oficiais, mas o seu basileus salta. Capture o oficial preto.
    .title = O basileus captura oficiais
    .right = O basileus salta em todas as oito direções, por cima de peões e oficiais.
    .wrong = Isso capturou um peão. O oficial está em f3, na diagonal abaixo do seu basileus.
lesson-basileus-kings =
    O basileus preto está bem ao lado do seu. Vença.
    .title = Basileus captura basileus
    .right = Um basileus captura o outro indo para a casa dele, e a partida acaba.
    .wrong = Isso é uma captura, mas de um peão, e o basileus preto escapa. Em vez disso, vá para e5.
lesson-basileus-win =
    Um peão salta reto: para a esquerda, para a direita, para a frente ou para trás. Vença com o peão em e4.
    .title = Vencer
    .right = Você vence capturando o basileus. Peões e oficiais o capturam saltando por cima dele.
    .wrong = Isso capturou um peão, mas você podia ter capturado o basileus em e5. Salte para a frente.

lesson-bilitaire-jump =
    Você é o saltador. Uma bola salta por cima de uma bola vizinha, até a cavidade vazia logo atrás. Salte com a bola em c3.
    .title = Salto
    .right = c3 saltou por cima de d3, e essa bola saiu. Não importa que a bola que saltou tenha caído em outra placa.
    .wrong = Essa era a bola em f6. A que está em c3 pode saltar para a direita.
lesson-bilitaire-chain =
    A mesma bola pode continuar saltando enquanto houver saltos. Capture três bolas em um lance.
    .title = Salto múltiplo
    .right = Três saltos com uma bola, e três bolas saíram. Você podia ter parado depois de qualquer um deles.
    .wrong = Você pode parar antes, mas isso deixa mais bolas no tabuleiro, e elas contam contra você. A partir de c3, siga por cima de e4 e d5.
lesson-bilitaire-slide =
    Agora você é o deslizador. O saltador poderia saltar de c3 por cima de d3 até e3. Deixe o saltador sem salto: aí a rodada acaba na hora, e as bolas que sobram contam para você.
    .title = Deslizar
    .right = Agora nenhuma das duas bolas tem uma cavidade vazia atrás de si. Sem salto, a rodada do saltador acabou. As duas bolas são seus pontos, e o tabuleiro é montado de novo para a segunda rodada.
    .wrong = As duas placas ainda estão lado a lado, então o salto continua ali. Afaste uma delas da outra, ou remova a vazia.
lesson-bilitaire-remove =
    Em vez de deslizar, o deslizador pode remover uma placa sem nenhuma bola. Faça isso.
    .title = Remover uma placa
    .right = B2 não tinha bola, então podia sair. Ninguém mais pode saltar ali.
    .wrong = Isso foi deslizar. Você pode deslizar ou remover, mas não as duas coisas. A placa vazia é B2.
lesson-bilitaire-demand =
    Ao deslizar uma placa, você pode exigir um salto por cima de um número exato de bolas. O saltador poderia capturar três com c3. Deslize a placa D1 e exija exatamente duas, para que sobre uma bola a mais.
    .title = Exigência
    .right = Agora o saltador precisa capturar exatamente duas.
    .wrong = Não é isso. Escolha D1, depois para onde ela vai, depois a exigência de 2.

# The frame of every lesson.
lesson-heading = **{ $game }, lição { $number } de { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Isso mesmo!** { $turn }.
lesson-wrong = ↩️ **É válido, mas não é o que queremos.** { $turn }.
lesson-last = Essa foi a última lição. Vamos jogar? Aperte **Jogar agora**, ou inicie uma partida com **/play**.
