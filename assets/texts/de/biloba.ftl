menu-men-stone = Mit welchem Stein willst du ziehen?

# Biloba: warum ein Zug nicht geht. Auf jeden Satz folgt ein Rat.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Du musst { $captured } schlagen. Das und das Nachrücken sind dein ganzer Zug.
biloba-must-capture = Mit zwei Steinen oder weniger musst du schlagen, und dieser Zug schlägt nichts.
biloba-cannot-pass = Du hast einen erlaubten Zug, also kannst du nicht passen.
biloba-foreign = Schreib einen Biloba-Zug als Startfeld und Zielfeld eines Steins.
biloba-empty = Auf { $cell } steht kein Stein.
biloba-not-yours = Der Stein auf { $cell } gehört dir nicht.
biloba-stuck = Der Stein auf { $cell } ist blockiert. Er kann weder ziehen noch springen.
biloba-no-move = Der Stein muss { $cell } verlassen.
biloba-centre = Auf e5 darf kein Stein stehen bleiben. Er kann nur hindurchziehen.
biloba-occupied = Auf { $cell } steht schon ein Stein.
biloba-nothing-to-jump = Ein Stein springt über einen Stein neben sich. { $over } ist leer, also kann er nicht auf { $to } landen.
biloba-backwards = Ein Stein springt nie zurück zur eigenen Seite wie von { $from } nach { $to }.
biloba-not-through-centre = Durch die Mitte zieht ein Stein von einem Feld neben e5 auf ein anderes. Von { $from } nach { $to } geht das so nicht.
biloba-out-of-reach = Ein Stein zieht auf ein Nachbarfeld oder springt über einen Stein. Von { $from } aus erreicht er { $to } nicht.
# vacancies: the cells that are to be filled
biloba-not-vacant = Auf { $to } wurde in dieser Runde nichts geschlagen. Zu füllende Felder: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = Der Stein auf { $from } hat { $to } nicht flankiert. Nachrücken kannst du von { $flankers }.
biloba-moved-already = Der Stein auf { $cell } ist in dieser Runde schon nachgerückt. Das darf jeder Stein nur einmal pro Runde.
biloba-unfilled = { $to } ist noch nicht dran. Felder werden in der Reihenfolge ihrer Buchstaben und dann ihrer Zahlen gefüllt, und keins bleibt leer, das gefüllt werden kann.

ending-biloba = Alle anderen sind raus.
ending-biloba-two = Der Gegner ist raus.
ending-biloba-few = Beide Seiten haben höchstens noch zwei Steine.
ending-biloba-stuck = Niemand kann ziehen.
