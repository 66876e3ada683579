menu-men-stone = Якою фішкою ти хочеш піти?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Ти маєш побити { $captured }. Це взяття із заміщеннями — увесь твій хід.
biloba-must-capture = Коли в тебе дві фішки або менше, ти маєш бити, а цей хід нічого не б’є.
biloba-cannot-pass = У тебе є можливий хід, тож пропустити його не можна.
biloba-foreign = Хід у Biloba записуй так: поле, з якого йде фішка, і поле, на яке вона стає.
biloba-empty = На { $cell } немає фішки.
biloba-not-yours = Фішка на { $cell } не твоя.
biloba-stuck = Фішку на { $cell } заблоковано: вона не може ні пересунутися, ні стрибнути.
biloba-no-move = Фішка має піти з { $cell }.
biloba-centre = Жодна фішка не може зупинитися на e5. Це поле можна лише пройти.
biloba-occupied = На { $cell } вже стоїть фішка.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Фішка стрибає через сусідню фішку. Поле { $over } порожнє, тож на { $to } їй не потрапити.
biloba-backwards = Фішка не стрибає назад, до свого краю дошки, як-от із { $from } на { $to }.
biloba-not-through-centre = Через центр фішка йде з одного поля біля e5 на інше поле біля e5. Так із { $from } на { $to } не потрапити.
biloba-out-of-reach = Фішка пересувається на сусіднє поле або стрибає через одну фішку. З { $from } вона не дістанеться до { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = У цьому раунді на { $to } нічого не побито. Поля, які треба зайняти: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = Фішка на { $from } не затискала { $to }. Це поле можна зайняти з { $flankers }.
biloba-moved-already = Фішка на { $cell } вже рухалася в цьому раунді. За раунд фішка займає звільнене поле лише раз.
biloba-unfilled = { $to } — не наступне. Поля займають за порядком літер, а тоді чисел, і жодне, яке можна зайняти, не лишається порожнім.

ending-biloba = Усі інші гравці вибули.
ending-biloba-two = Інший гравець вибув.
ending-biloba-few = У жодної сторони немає більше двох фішок.
ending-biloba-stuck = Ніхто не може піти.
