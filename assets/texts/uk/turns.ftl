# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = б’є { $cells }
turn-took-from = б’є { $cells } ({ $name })
turn-lost = стає під бій і втрачає { $cell }
turn-replaced = { $from } займає { $to }
turn-slid = пересуває { $from } на { $to }
turn-tile-removed = прибирає плитку { $place }
turn-demanded = вимагає стрибка рівно через { $balls ->
    [one] { $balls } кульку
    [few] { $balls } кульки
   *[many] { $balls } кульок
}
turn-round-over = раунд закінчено: { $name } лишає { $left ->
    [1] одну кульку
    [one] { $left } кульку
    [few] { $left } кульки
   *[many] { $left } кульок
}
turn-passed = пропускає хід
turn-out = { $name } вибуває ({ $place ->
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце)

alt-turn = { $game }, хід: { $name }.
alt-turn-own = { $game }, твій хід.
alt-over = { $game }, партію закінчено.
alt-closed = { $game }, партію закрито без результату.
alt-places = Місця: { $places }.
# In the place of the name of the only reader, such as “1. you”.
alt-places-own = ти
alt-points = Очки: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [1] Останній хід
   *[other] Останні ходи
}: { $turn }.
# The turn that a preview shows.
alt-preview = Попередній перегляд, ще не зіграно: { $turn }.
alt-demand = Стрибун має перестрибнути рівно { $balls ->
    [one] { $balls } кульку
    [few] { $balls } кульки
   *[many] { $balls } кульок
}.
alt-doomed = Зараз буде побито: { $cells }.
alt-must = { $count ->
    [1] Фігура на { $cells } мусить бити.
   *[other] Одна з цих мусить бити: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (умовний)
alt-nobody = Місце № { $seat }
men-king = василевс { $cells }
men-captain = { $count ->
    [1] капітан
   *[other] капітани
} { $cells }
men-piece = { $count ->
    [1] офіцер
   *[other] офіцери
} { $cells }
men-soldier = { $count ->
    [1] солдат
   *[other] солдати
} { $cells }
men-pawn = { $count ->
    [1] пішак
   *[other] пішаки
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [1] фішка
   *[other] фішки
} { $cells }
men-ball = { $count ->
    [1] На дошці одна кулька
    [one] На дошці { $count } кулька
    [few] На дошці { $count } кульки
   *[many] На дошці { $count } кульок
}: { $cells }.
alt-tiles = Плитки: { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
