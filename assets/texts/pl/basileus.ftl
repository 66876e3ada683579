# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = W grze Basileus zapisz ruch jako pole, z którego rusza bierka, i pole, na które idzie.
# cell: an empty square
basileus-empty = Na { $cell } nie ma bierki.
# cell: where an enemy is
basileus-not-yours = Bierka na { $cell } nie jest twoja.
# cell: where the piece is
basileus-stuck = Bierka na { $cell } nie może ani się ruszyć, ani bić.
# cell: where the piece is
basileus-no-move = Bierka z { $cell } musi przejść na inne pole.
# cell: where a piece of one’s own is
basileus-own-man = Na { $cell } stoi twoja własna bierka.
# cell: where an enemy is
basileus-enemy-there = Na { $cell } stoi wroga bierka. Żeby ją zbić, przeskocz ją na puste pole tuż za nią.
basileus-must-capture = Bicie jest obowiązkowe.
# from, to: two squares
basileus-only-diagonally = Bez bicia pionki i oficerowie idą o jedno pole na ukos. { $from } i { $to } nie leżą na jednej przekątnej.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Pionek skacze w lewo, w prawo, do przodu lub do tyłu, nigdy na ukos, jak z { $from } na { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Oficer skacze tylko na ukos, nigdy w pionie ani poziomie, jak z { $from } na { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = W drodze na { $to } nie ma czego bić na { $over }.
# over: where a piece of one’s own is
basileus-over-own = Bierka na { $over } jest twoja. Przeskakiwać można tylko wrogie.
# over: where an officer is
basileus-pawn-over-piece = Pionek nigdy nie przeskakuje oficerów, a na { $over } stoi oficer.
# over: where an officer is
basileus-piece-over-piece = Oficer nigdy nie przeskakuje oficerów, a na { $over } stoi oficer.
# over: where the other basileus is
basileus-over-basileus = Basileus nigdy nie przeskakuje drugiego basileusa, a ten stoi na { $over }. Bije go, wchodząc na jego pole.
# cell: where the other basileus is
basileus-chain-ends-there = Basileus bije drugiego na { $cell } tylko w osobnym ruchu, nigdy na końcu serii skoków.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Z { $from } seria musi trwać dalej, ale nie na { $to }.
# from, to: two squares
basileus-out-of-reach = Pole { $to } jest poza zasięgiem z { $from }.

ending-basileus = Basileus został zbity.
