# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Ausprobieren
button-flip = Brett drehen
button-other-line = Andere Variante
button-back-to-game = Zurück zur Partie
button-notes = Notizen
button-ask-computer = Computer fragen
private-board = 🔒 Nur du siehst dieses Brett. Probier Züge für jede Seite. Nichts davon wird gespielt.
# The same while there are plans.
private-board-planned = 🔒 Nur du siehst dieses Brett. Probier Züge für jede Seite. Gespielt werden nur deine Pläne.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Deine Variante: { $line }
private-other = -# Auch probiert: { $line }
private-notes = 📝 { $notes }
private-to-move = **{ $name }** am Zug.
private-over = Hier endet die Partie. Geh zurück, um etwas anderes zu probieren.
private-outdated = Deine Variante hat sich seit dieser Nachricht geändert, darum ist nichts passiert. So sieht dein Brett jetzt aus.
private-line-changed = -# Deine Variante hat sich seit dieser Nachricht geändert. So sieht dein Brett jetzt aus.
private-line-dropped = -# Die Partie ging anders weiter, darum ist deine Variante weg.
private-line-full = Eine Variante kann höchstens { $most } Züge haben. Geh einen Zug zurück, um etwas anderes zu probieren.
private-players-only = Solange eine Partie läuft, können nur ihre Spieler sie ausprobieren.
private-no-opinion = Der Computer sagt seine Meinung erst nach der Partie und nur dort, wo noch ein Zug möglich ist.
assistance-refused = Das ist zu nah an Tisch { $table }, an dem du eine Partie spielst, die zählt: höchstens vier Züge entfernt. Frag noch einmal, wenn die Partie weitergegangen ist.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Deine Notizen zu dieser Partie
private-notes-label = Nur du siehst sie
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name } verliert erzwungen: { $turns ->
    [one] sofort.
   *[other] in höchstens { $turns } Zügen.
}
opinion-chance = Die Gewinnchance von { $name } liegt bei etwa { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Variante planen
plan-drop = Plan { $number } verwerfen
private-plan = 📌 Plan { $number }: { $line }
plan-made = 📌 Geplant: Wenn die Partie so läuft, mache ich deine Züge sofort. Sonst weiß es niemand.
plan-made-cut = 📌 Geplant, bis zum { $turns }. Zug dieser Variante: Ein Plan hat höchstens { $most } Züge und endet mit einem von dir. Sonst weiß niemand davon.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Dein Plan wartet, weil du um Zugrücknahme gebeten hast. Sein nächster Zug ist **{ $turn }**. Mach ihn, und der Plan geht weiter.
   *[no] 📌 Deine Pläne warten, solange deine Bitte um Zugrücknahme offen ist.
}
plan-outdated = Diesen Plan gibt es nicht mehr, und seine Nummer hat jetzt ein anderer. Nichts wurde verworfen.
plan-own-turn = Du bist am Zug. Mach zuerst deinen Zug und plane dann, wie du auf die nächsten antwortest.
plan-without-reply = In dieser Variante antwortest du noch nicht. { $next ->
    [own] Mach auf diesem Brett deinen Zug.
   *[other] Mach auf diesem Brett den nächsten Zug und dann deinen.
}
plan-too-many = Du kannst in einer Partie { $most } Varianten planen. Verwirf erst eine.
