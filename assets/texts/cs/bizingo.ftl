# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Tah ve hře Bizingo zapiš jako pole, ze kterého kámen jde, a pole, na které jde.
# cell: an empty cell
bizingo-empty = Na { $cell } není žádný kámen.
# cell: where an enemy piece is
bizingo-not-yours = Kámen na { $cell } není tvůj.
# cell: where the piece is
bizingo-stuck = Kámen na { $cell } nemůže táhnout, protože žádné z nejbližších polí jeho barvy není prázdné.
# cell: where the piece is
bizingo-no-move = Kámen na { $cell } musí táhnout na jiné pole.
# from, to: cells of different colours
bizingo-wrong-colour = Kámen vždy zůstává na polích své barvy. { $from } a { $to } mají různé barvy.
# cell: where a piece of one’s own is
bizingo-occupied = Na { $cell } stojí tvůj vlastní kámen.
# from, to: two cells
bizingo-out-of-reach = { $to } je od { $from } dál než jeden krok.

ending-bizingo = Jedné straně zbyly už jen dva kameny nebo méně.
