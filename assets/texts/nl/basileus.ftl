# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Schrijf een Basileus-zet als het veld waar een stuk staat en het veld waar het heen gaat.
basileus-empty = Op { $cell } staat geen stuk.
basileus-not-yours = Het stuk op { $cell } is niet van jou.
basileus-stuck = Het stuk op { $cell } kan geen stap doen en niet slaan.
basileus-no-move = Het stuk op { $cell } moet naar een ander veld.
basileus-own-man = Op { $cell } staat een stuk van jezelf.
basileus-enemy-there = Op { $cell } staat een vijandelijk stuk. Om het te slaan spring je eroverheen, naar het lege veld er vlak achter.
basileus-must-capture = Slaan is verplicht.
basileus-only-diagonally = Zonder te slaan gaan pionnen en officieren één veld schuin. { $from } en { $to } liggen niet op één diagonaal.
basileus-pawn-jumps-straight = Een pion springt naar links, rechts, voren of achteren, nooit schuin zoals van { $from } naar { $to }.
basileus-piece-jumps-diagonally = Een officier springt alleen schuin, nooit recht zoals van { $from } naar { $to }.
basileus-nothing-to-take = Op weg naar { $to } valt er op { $over } niets te slaan.
basileus-over-own = Het stuk op { $over } is van jezelf. Je kunt alleen over vijandelijke stukken springen.
basileus-pawn-over-piece = Een pion springt nooit over officieren, en op { $over } staat er een.
basileus-piece-over-piece = Een officier springt nooit over officieren, en op { $over } staat er een.
basileus-over-basileus = Een basileus springt nooit over de andere basileus op { $over }. Hij slaat die door op diens veld te gaan staan.
basileus-chain-ends-there = Een basileus slaat de andere op { $cell } alleen in een aparte zet, nooit aan het eind van een meerslag.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Vanaf { $from } moet de meerslag verdergaan, maar niet naar { $to }.
basileus-out-of-reach = { $to } is niet te bereiken vanaf { $from }.

ending-basileus = De basileus is geslagen.
