# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Zkusit tahy
button-flip = Otočit desku
button-other-line = Jiná varianta
button-back-to-game = Zpět k partii
button-notes = Poznámky
button-ask-computer = Zeptat se počítače
private-board = 🔒 Tuhle desku vidíš jen ty. Zkoušej tahy za kteroukoli stranu. Nic z toho se nehraje.
# The same while there are plans.
private-board-planned = 🔒 Tuhle desku vidíš jen ty. Zkoušej tahy za kteroukoli stranu. Doopravdy se hrají jen tvoje plány.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Tvoje varianta: { $line }
private-other = -# Také vyzkoušeno: { $line }
private-notes = 📝 { $notes }
private-to-move = Na tahu je **{ $name }**.
private-over = Tady partie končí. Vrať se a zkus něco jiného.
private-outdated = Tvoje varianta se od té zprávy změnila, takže se nic nestalo. Takhle teď tvoje deska vypadá.
private-line-changed = -# Tvoje varianta se od té zprávy změnila. Takhle teď tvoje deska vypadá.
private-line-dropped = -# Partie pokračovala jinak, takže tvoje varianta už tu není.
private-line-full = Varianta může mít nejvýš { $most } tahů. Vrať se o tah a zkus něco jiného.
private-players-only = Dokud se partie hraje, můžou v ní tahy zkoušet jen její hráči.
private-no-opinion = Počítač řekne svůj názor až po partii, a jen tam, kde se ještě dá táhnout.
assistance-refused = Tohle je příliš blízko stolu { $table }, kde hraješ partii, která se počítá: nanejvýš čtyři tahy daleko. Zeptej se znovu, až ta partie pokročí.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Tvoje poznámky k této partii
private-notes-label = Vidíš je jen ty
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name } vynuceně prohrává: { $turns ->
    [one] hned.
    [few] do { $turns } tahů.
   *[other] do { $turns } tahů.
}
opinion-chance = Šance na výhru ({ $name }): asi { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Naplánovat variantu
plan-drop = Zrušit plán { $number }
private-plan = 📌 Plán { $number }: { $line }
plan-made = 📌 Naplánováno: pokud se partie bude vyvíjet takto, udělám tvoje tahy hned. Nikdo jiný o tom neví.
plan-made-cut = 📌 Naplánováno do { $turns }. tahu této varianty. Plán má nejvýš { $most ->
    [one] { $most } tah
    [few] { $most } tahy
   *[other] { $most } tahů
} a končí tvým tahem. Nikdo jiný o tom neví.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Tvůj plán čeká kvůli žádosti o vrácení tahu. Jeho další tah je **{ $turn }**. Zahraj ho a plán pokračuje.
   *[no] 📌 Tvoje plány čekají, dokud je tvoje žádost o vrácení tahu otevřená.
}
plan-outdated = Ten plán už neexistuje a jeho číslo má teď jiný. Nic se nezrušilo.
plan-own-turn = Na tahu jsi ty. Nejdřív udělej svůj tah a pak naplánuj, jak odpovíš na další.
plan-without-reply = V této variantě ještě není tvoje odpověď. { $next ->
    [own] Udělej na této desce svůj tah.
   *[other] Udělej na této desce další tah a pak svůj.
}
plan-too-many = V jedné partii jde naplánovat nejvýš { $most ->
    [one] { $most } variantu
    [few] { $most } varianty
   *[other] { $most } variant
}. Nejdřív některou zruš.
