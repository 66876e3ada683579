# Basileus: why a move is refused. Advice follows each sentence.

basileus-foreign = Хід у Basileus записуй так: поле, з якого йде фігура, і поле, на яке вона стає.
# cell: an empty square
basileus-empty = На { $cell } немає фігури.
# cell: where an enemy is
basileus-not-yours = Фігура на { $cell } не твоя.
# cell: where the piece is
basileus-stuck = Фігура на { $cell } не може ні піти, ні побити.
# cell: where the piece is
basileus-no-move = Фігура на { $cell } має піти на інше поле.
# cell: where a piece of one’s own is
basileus-own-man = На { $cell } стоїть твоя власна фігура.
# cell: where an enemy is
basileus-enemy-there = На { $cell } стоїть фігура суперника. Щоб її побити, перестрибни через неї на вільне поле одразу за нею.
basileus-must-capture = Бити обов’язково.
# from, to: two squares
basileus-only-diagonally = Без взяття пішаки й офіцери ходять на одне поле по діагоналі. { $from } і { $to } лежать на різних діагоналях.
# from, to: two squares two apart
basileus-pawn-jumps-straight = Пішак стрибає ліворуч, праворуч, уперед або назад, але ніколи по діагоналі, як-от із { $from } на { $to }.
# from, to: two squares two apart
basileus-piece-jumps-diagonally = Офіцер стрибає лише по діагоналі й ніколи прямо, як-от із { $from } на { $to }.
# over: the empty square between; to: where the jump would end
basileus-nothing-to-take = На { $over }, дорогою до { $to }, немає кого бити.
# over: where a piece of one’s own is
basileus-over-own = На { $over } стоїть твоя власна фігура. Стрибати можна лише через фігури суперника.
# over: where an officer is
basileus-pawn-over-piece = Пішак не стрибає через офіцерів, а на { $over } стоїть офіцер.
# over: where an officer is
basileus-piece-over-piece = Офіцер не стрибає через офіцерів, а на { $over } стоїть офіцер.
# over: where the other basileus is
basileus-over-basileus = Василевс не стрибає через іншого василевса на { $over }. Він б’є його, стаючи на його поле.
# cell: where the other basileus is
basileus-chain-ends-there = Василевс б’є іншого василевса на { $cell } лише окремим ходом, а не наприкінці серії стрибків.
# from: where the piece is in mid-move; to: where it cannot land
basileus-jump-goes-on = З { $from } серію треба продовжити, але не на { $to }.
# from, to: two squares
basileus-out-of-reach = Із { $from } не дістатися до { $to }.

ending-basileus = Василевса побито.
