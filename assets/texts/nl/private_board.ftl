# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Uitproberen
button-flip = Bord draaien
button-other-line = Andere variant
button-back-to-game = Terug naar de partij
button-notes = Notities
button-ask-computer = Computer vragen
private-board = 🔒 Alleen jij ziet dit bord. Probeer zetten voor elke kant. Er wordt hier niets gespeeld.
# The same while there are plans.
private-board-planned = 🔒 Alleen jij ziet dit bord. Probeer zetten voor elke kant. Alleen je plannen worden echt gespeeld.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Jouw variant: { $line }
private-other = -# Ook geprobeerd: { $line }
private-notes = 📝 { $notes }
private-to-move = **{ $name }** is aan zet.
private-over = De partij eindigt hier. Ga terug om iets anders te proberen.
private-outdated = Je variant is sinds dat bericht veranderd, dus er is niets gedaan. Zo ziet je bord er nu uit.
private-line-changed = -# Je variant is sinds dat bericht veranderd. Zo ziet je bord er nu uit.
private-line-dropped = -# De partij ging anders verder, dus je variant is weg.
private-line-full = Een variant kan hoogstens { $most } zetten hebben. Ga een zet terug om iets anders te proberen.
private-players-only = Zolang een partij loopt, kunnen alleen de spelers ervan zetten uitproberen.
private-no-opinion = De computer geeft zijn mening pas na de partij, en alleen waar nog een zet mogelijk is.
assistance-refused = Dit ligt te dicht bij tafel { $table }, waar je een partij speelt die meetelt: hoogstens vier zetten ervandaan. Vraag het nog eens als die partij verder is.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Je notities bij deze partij
private-notes-label = Alleen jij ziet ze
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name } verliest geforceerd: { $turns ->
    [one] meteen.
   *[other] binnen { $turns } zetten.
}
opinion-chance = De winstkans van { $name } is ongeveer { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Variant plannen
plan-drop = Plan { $number } wissen
private-plan = 📌 Plan { $number }: { $line }
plan-made = 📌 Gepland: als de partij zo verloopt, doe ik jouw zetten meteen. Verder weet niemand het.
plan-made-cut = 📌 Gepland, tot en met zet { $turns } van deze variant: een plan heeft hoogstens { $most } zetten en eindigt met een van jou. Niemand anders weet het.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Je plan wacht, omdat je om een terugname hebt gevraagd. De volgende zet ervan is **{ $turn }**. Doe die, en het plan gaat verder.
   *[no] 📌 Je plannen wachten zolang je verzoek om een terugname openstaat.
}
plan-outdated = Dat plan is er niet meer, en een ander heeft nu zijn nummer. Er is niets gewist.
plan-own-turn = Jij bent aan zet. Doe eerst je zet en plan dan hoe je op de volgende antwoordt.
plan-without-reply = In deze variant staat nog geen antwoord van jou. { $next ->
    [own] Doe op dit bord je zet.
   *[other] Doe op dit bord de volgende zet en dan die van jou.
}
plan-too-many = Je kunt in een partij { $most } varianten plannen. Wis er eerst een.
