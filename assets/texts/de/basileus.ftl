# Basileus: warum ein Zug nicht geht. Auf jeden Satz folgt ein Rat.

basileus-foreign = Schreib einen Basileus-Zug als Startfeld und Zielfeld einer Figur.
basileus-empty = Auf { $cell } steht keine Figur.
basileus-not-yours = Die Figur auf { $cell } gehört dir nicht.
basileus-stuck = Die Figur auf { $cell } kann weder ziehen noch schlagen.
basileus-no-move = Die Figur auf { $cell } muss auf ein anderes Feld ziehen.
basileus-own-man = Auf { $cell } steht deine eigene Figur.
basileus-enemy-there = Auf { $cell } steht ein Gegner. Um ihn zu schlagen, spring über ihn auf das freie Feld direkt dahinter.
basileus-must-capture = Schlagen ist Pflicht.
basileus-only-diagonally = Ohne zu schlagen, ziehen Bauern und Offiziere ein Feld diagonal. { $from } und { $to } liegen nicht auf einer Diagonale.
basileus-pawn-jumps-straight = Ein Bauer springt nach links, rechts, vorn oder hinten, aber nie diagonal wie von { $from } nach { $to }.
basileus-piece-jumps-diagonally = Ein Offizier springt nur diagonal, nie gerade wie von { $from } nach { $to }.
basileus-nothing-to-take = Auf dem Weg nach { $to } gibt es auf { $over } nichts zu schlagen.
basileus-over-own = Die Figur auf { $over } ist deine eigene. Springen kannst du nur über Gegner.
basileus-pawn-over-piece = Ein Bauer springt nie über Offiziere, und auf { $over } steht einer.
basileus-piece-over-piece = Ein Offizier springt nie über Offiziere, und auf { $over } steht einer.
basileus-over-basileus = Ein Basileus springt nie über den anderen Basileus auf { $over }. Er schlägt ihn, indem er auf dessen Feld zieht.
basileus-chain-ends-there = Den anderen Basileus auf { $cell } schlägt ein Basileus nur in einem eigenen Zug, nie am Ende einer Sprungkette.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Von { $from } aus muss die Kette weitergehen, aber nicht nach { $to }.
basileus-out-of-reach = { $to } ist von { $from } aus nicht zu erreichen.

ending-basileus = Der Basileus wurde geschlagen.
