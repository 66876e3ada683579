# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Хід у Bizingo записуй так: поле, з якого йде фішка, і поле, на яке вона стає.
# cell: an empty cell
bizingo-empty = На { $cell } немає фішки.
# cell: where an enemy piece is
bizingo-not-yours = Фішка на { $cell } не твоя.
# cell: where the piece is
bizingo-stuck = Фішка на { $cell } не може піти: поруч немає вільного поля її кольору.
# cell: where the piece is
bizingo-no-move = Фішка на { $cell } має піти на інше поле.
# from, to: cells of different colours
bizingo-wrong-colour = Фішка завжди лишається на полях свого кольору, а { $from } і { $to } — різного.
# cell: where a piece of one’s own is
bizingo-occupied = На { $cell } стоїть твоя власна фішка.
# from, to: two cells
bizingo-out-of-reach = Від { $from } до { $to } більше ніж один крок.

ending-bizingo = В однієї зі сторін лишилося дві фішки або менше.
