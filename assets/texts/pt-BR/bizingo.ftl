# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Escreva um lance de Bizingo como a casa de onde a peça sai e a casa para onde ela vai.
bizingo-empty = Não há peça em { $cell }.
bizingo-not-yours = A peça em { $cell } não é sua.
bizingo-stuck = A peça em { $cell } não pode se mover, porque nenhuma das casas próximas da cor dela está vazia.
bizingo-no-move = A peça em { $cell } precisa ir para outra casa.
bizingo-wrong-colour = Uma peça fica sempre em casas da mesma cor. { $from } e { $to } têm cores diferentes.
bizingo-occupied = Em { $cell } está uma peça sua.
bizingo-out-of-reach = { $to } fica a mais de um passo de { $from }.

ending-bizingo = Um dos lados ficou com duas peças ou menos.
