menu-men-stone = Którym pionkiem chcesz zagrać?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Musisz zbić { $captured }. To bicie i zajęcie zwolnionych pól to cały twój ruch.
biloba-must-capture = Mając najwyżej dwa pionki, musisz bić, a ten ruch niczego nie bije.
biloba-cannot-pass = Masz dozwolony ruch, więc nie możesz pasować.
biloba-foreign = W grze Biloba zapisz ruch jako pole, z którego rusza pionek, i pole, na które idzie.
biloba-empty = Na { $cell } nie ma pionka.
biloba-not-yours = Pionek na { $cell } nie jest twój.
biloba-stuck = Pionek na { $cell } jest zablokowany. Nie może się ani przesunąć, ani skoczyć.
biloba-no-move = Pionek musi opuścić { $cell }.
biloba-centre = Żaden pionek nie może stanąć na e5. Może tylko przez nie przejść.
biloba-occupied = Na { $cell } już stoi pionek.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Pionek przeskakuje pionek, który stoi obok. Pole { $over } jest puste, więc nie można wylądować na { $to }.
biloba-backwards = Pionek nigdy nie skacze wstecz, ku własnej stronie planszy, jak z { $from } na { $to }.
biloba-not-through-centre = Przez środek pionek przesuwa się z jednego pola obok e5 na inne. Z { $from } na { $to } tak się nie da.
biloba-out-of-reach = Pionek przesuwa się na sąsiednie pole albo przeskakuje jeden pionek. Z { $from } nie dotrze na { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = Na { $to } nic nie zbito w tej rundzie. Pola do zajęcia: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = Pionek z { $from } nie flankował { $to }. To pole można zająć z { $flankers }.
biloba-moved-already = Pionek na { $cell } zajął już pole w tej rundzie. Pionek może to zrobić tylko raz na rundę.
biloba-unfilled = Pole { $to } nie jest następne. Pola zajmuje się w kolejności liter, a potem cyfr, i żadne, które da się zająć, nie zostaje puste.

ending-biloba = Wszyscy inni gracze odpadli.
ending-biloba-two = Przeciwnik odpadł.
ending-biloba-few = Żadna strona nie ma więcej niż dwóch pionków.
ending-biloba-stuck = Nikt nie może wykonać ruchu.
