# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Tah ve hře Basileus zapiš jako pole, ze kterého kámen jde, a pole, na které jde.
# cell: an empty square
basileus-empty = Na { $cell } není žádný kámen.
# cell: where an enemy is
basileus-not-yours = Kámen na { $cell } není tvůj.
# cell: where the piece is
basileus-stuck = Kámen na { $cell } nemůže táhnout ani brát.
# cell: where the piece is
basileus-no-move = Kámen na { $cell } musí táhnout na jiné pole.
# cell: where a piece of one’s own is
basileus-own-man = Na { $cell } stojí tvůj vlastní kámen.
# cell: where an enemy is
basileus-enemy-there = Na { $cell } stojí soupeřův kámen. Sebereš ho tak, že ho přeskočíš na prázdné pole hned za ním.
basileus-must-capture = Braní je povinné.
# from, to: two squares
basileus-only-diagonally = Když neberou, táhnou pěšci i důstojníci o jedno pole diagonálně. { $from } a { $to } neleží na jedné diagonále.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Pěšec skáče doleva, doprava, dopředu nebo dozadu, nikdy diagonálně, jako z { $from } na { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Důstojník skáče jen diagonálně, nikdy rovně, jako z { $from } na { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = Cestou na { $to } není na { $over } co brát.
# over: where a piece of one’s own is
basileus-over-own = Kámen na { $over } je tvůj vlastní. Skákat můžeš jen přes soupeřovy kameny.
# over: where an officer is
basileus-pawn-over-piece = Pěšec nikdy neskáče přes důstojníky a na { $over } jeden stojí.
# over: where an officer is
basileus-piece-over-piece = Důstojník nikdy neskáče přes důstojníky a na { $over } jeden stojí.
# over: where the other basileus is
basileus-over-basileus = Basileus nikdy neskáče přes druhého basilea na { $over }. Bere ho tak, že táhne na jeho pole.
# cell: where the other basileus is
basileus-chain-ends-there = Basileus bere druhého basilea na { $cell } jen samostatným tahem, nikdy na konci série skoků.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Z { $from } musí série pokračovat, ale ne na { $to }.
# from, to: two squares
basileus-out-of-reach = Na { $to } se z { $from } nedá dostat.

ending-basileus = Basileus je sebrán.
