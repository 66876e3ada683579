menu-men-stone = ¿Qué peón quieres mover?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Tienes que capturar { $captured }. Esa captura y sus reemplazos son toda tu jugada.
biloba-must-capture = Con dos peones o menos tienes que capturar, y esa jugada no captura nada.
biloba-cannot-pass = Tienes una jugada legal, así que no puedes pasar.
biloba-foreign = En Biloba, una jugada se escribe con la casilla de la que sale el peón y la casilla a la que va.
biloba-empty = No hay ningún peón en { $cell }.
biloba-not-yours = El peón de { $cell } no es tuyo.
biloba-stuck = El peón de { $cell } está bloqueado. No puede deslizarse ni saltar.
biloba-no-move = El peón tiene que salir de { $cell }.
biloba-centre = Ningún peón puede detenerse en e5. Solo puede pasar por ahí.
biloba-occupied = Ya hay un peón en { $cell }.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Un peón salta sobre un peón contiguo. { $over } está vacía, así que no puede caer en { $to }.
biloba-backwards = Un peón nunca salta hacia atrás, hacia su propio lado del tablero, como de { $from } a { $to }.
biloba-not-through-centre = Para ir por el centro, un peón se desliza de una casilla contigua a e5 a otra. De { $from } a { $to } no puede ir así.
biloba-out-of-reach = Un peón se desliza a una casilla contigua o salta sobre un peón. Desde { $from } no llega a { $to }.
# vacancies: the cells that are to be filled
biloba-not-vacant = En esta ronda no se capturó nada en { $to }. Casillas por ocupar: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = El peón de { $from } no flanqueaba { $to }. Puedes ocuparla desde { $flankers }.
biloba-moved-already = El peón de { $cell } ya se movió en esta ronda. Un peón solo hace un reemplazo por ronda.
biloba-unfilled = { $to } no es la siguiente. Las casillas se ocupan por orden de letra y luego de número, y ninguna que se pueda ocupar queda vacía.

ending-biloba = Todos los demás quedaron fuera.
ending-biloba-two = El rival quedó fuera.
ending-biloba-few = A ningún bando le quedan más de dos peones.
ending-biloba-stuck = Nadie puede mover.
