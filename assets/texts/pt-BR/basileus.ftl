# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Escreva um lance de Basileus como a casa de onde a peça sai e a casa para onde ela vai.
basileus-empty = Não há peça em { $cell }.
basileus-not-yours = A peça em { $cell } não é sua.
basileus-stuck = A peça em { $cell } não pode se mover nem capturar.
basileus-no-move = A peça em { $cell } precisa ir para outra casa.
basileus-own-man = Em { $cell } está uma peça sua.
basileus-enemy-there = Há uma peça inimiga em { $cell }. Para capturá-la, salte por cima dela até a casa vazia logo atrás.
basileus-must-capture = A captura é obrigatória.
basileus-only-diagonally = Quando não capturam, peões e oficiais andam uma casa na diagonal. { $from } e { $to } não estão na mesma diagonal.
basileus-pawn-jumps-straight = Um peão salta para a esquerda, para a direita, para a frente ou para trás, nunca na diagonal, como de { $from } para { $to }.
basileus-piece-jumps-diagonally = Um oficial só salta na diagonal, nunca reto, como de { $from } para { $to }.
basileus-nothing-to-take = Não há nada para capturar em { $over } no caminho até { $to }.
basileus-over-own = A peça em { $over } é sua. Você só pode saltar por cima de peças inimigas.
basileus-pawn-over-piece = Um peão nunca salta por cima de oficiais, e há um em { $over }.
basileus-piece-over-piece = Um oficial nunca salta por cima de oficiais, e há um em { $over }.
basileus-over-basileus = Um basileus nunca salta por cima do outro basileus, que está em { $over }. Ele o captura indo para a casa dele.
basileus-chain-ends-there = Um basileus só captura o outro, em { $cell }, em um lance próprio, nunca no fim de uma sequência de saltos.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = A partir de { $from } a sequência precisa continuar, mas não para { $to }.
basileus-out-of-reach = Não dá para chegar a { $to } a partir de { $from }.

ending-basileus = O basileus foi capturado.
