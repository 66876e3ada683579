# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Basileus hamlesinde önce taşın bulunduğu kareyi, sonra gideceği kareyi yaz.
# cell: an empty square
basileus-empty = { $cell } karesinde taş yok.
# cell: where an enemy is
basileus-not-yours = { $cell } karesindeki taş senin değil.
# cell: where the piece is
basileus-stuck = { $cell } karesindeki taş ne ilerleyebilir ne de taş alabilir.
# cell: where the piece is
basileus-no-move = { $cell } karesindeki taş başka bir kareye gitmeli.
# cell: where a piece of one’s own is
basileus-own-man = { $cell } karesinde kendi taşın var.
# cell: where an enemy is
basileus-enemy-there = { $cell } karesinde rakip taş var. Onu almak için üzerinden atlayıp hemen arkasındaki boş kareye in.
basileus-must-capture = Taş almak zorunlu.
# from, to: two squares
basileus-only-diagonally = Piyonlar ve subaylar taş almadıklarında çapraz olarak bir kare gider. { $from } ve { $to } aynı çaprazda değil.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Piyon sola, sağa, öne veya arkaya atlar; { $from } – { $to } gibi çapraz atlamaz.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Subay yalnızca çapraz atlar; { $from } – { $to } gibi düz atlamaz.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = { $to } yolundaki { $over } karesinde alınacak taş yok.
# over: where a piece of one’s own is
basileus-over-own = { $over } karesindeki taş senin. Yalnızca rakip taşların üzerinden atlayabilirsin.
# over: where an officer is
basileus-pawn-over-piece = Piyon subayın üzerinden atlamaz, { $over } karesinde ise bir subay var.
# over: where an officer is
basileus-piece-over-piece = Subay subayın üzerinden atlamaz, { $over } karesinde ise bir subay var.
# over: where the other basileus is
basileus-over-basileus = Basileus, { $over } karesindeki diğer basileusun üzerinden atlamaz. Onu, bulunduğu kareye girerek alır.
# cell: where the other basileus is
basileus-chain-ends-there = Basileus, { $cell } karesindeki diğer basileusu yalnızca ayrı bir hamleyle alır; bir atlayış zincirinin sonunda alamaz.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = Zincir { $from } karesinden devam etmeli, ama { $to } karesine gidemez.
# from, to: two squares
basileus-out-of-reach = { $from } karesinden { $to } karesine gidilemez.

ending-basileus = Basileus alındı.
