# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Bizingo hamlesinde önce taşın bulunduğu haneyi, sonra gideceği haneyi yaz.
# cell: an empty cell
bizingo-empty = { $cell } hanesinde taş yok.
# cell: where an enemy piece is
bizingo-not-yours = { $cell } hanesindeki taş senin değil.
# cell: where the piece is
bizingo-stuck = { $cell } hanesindeki taş oynayamaz, çünkü yakınında kendi renginde boş hane yok.
# cell: where the piece is
bizingo-no-move = { $cell } hanesindeki taş başka bir haneye gitmeli.
# from, to: cells of different colours
bizingo-wrong-colour = Taş hep kendi rengindeki hanelerde kalır. { $from } ve { $to } farklı renkte.
# cell: where a piece of one’s own is
bizingo-occupied = { $cell } hanesinde kendi taşın var.
# from, to: two cells
bizingo-out-of-reach = { $from } hanesinden { $to } hanesine bir adımda gidilemez.

ending-bizingo = Bir tarafın en fazla iki taşı kaldı.
