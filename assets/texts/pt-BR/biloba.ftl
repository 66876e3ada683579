menu-men-stone = Qual pedra você quer mover?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Você precisa capturar { $captured }. Essa captura e as reposições são o seu lance inteiro.
biloba-must-capture = Com duas pedras ou menos você precisa capturar, e esse lance não captura nada.
biloba-cannot-pass = Você tem um lance válido, então não pode passar a vez.
biloba-foreign = Escreva um lance de Biloba como a casa de onde a pedra sai e a casa para onde ela vai.
biloba-empty = Não há pedra em { $cell }.
biloba-not-yours = A pedra em { $cell } não é sua.
biloba-stuck = A pedra em { $cell } está bloqueada. Ela não pode deslizar nem saltar.
biloba-no-move = A pedra precisa sair de { $cell }.
biloba-centre = Nenhuma pedra pode parar em e5. Por ali só se passa.
biloba-occupied = Já há uma pedra em { $cell }.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Uma pedra salta por cima de uma pedra vizinha. { $over } está vazia, então ela não pode cair em { $to }.
biloba-backwards = Uma pedra nunca salta para trás, em direção ao próprio lado do tabuleiro, como de { $from } para { $to }.
biloba-not-through-centre = Para passar pelo centro, uma pedra desliza de uma casa vizinha de e5 para outra. Assim ela não pode ir de { $from } para { $to }.
biloba-out-of-reach = Uma pedra desliza para uma casa vizinha ou salta por cima de uma pedra. De { $from } ela não chega a { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = Nada foi capturado em { $to } nesta rodada. Casas a preencher: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = A pedra em { $from } não flanqueava { $to }. Você pode preencher essa casa a partir de { $flankers }.
biloba-moved-already = A pedra em { $cell } já se moveu nesta rodada. Uma pedra só entra uma vez por rodada.
biloba-unfilled = Ainda não é a vez de { $to }. As casas são preenchidas na ordem das letras e depois dos números, e nenhuma que possa ser preenchida fica vazia.

ending-biloba = Todos os outros jogadores estão fora.
ending-biloba-two = O oponente está fora.
ending-biloba-few = Nenhum dos lados tem mais de duas pedras.
ending-biloba-stuck = Ninguém pode jogar.
