menu-men-ball = Welke knikker?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = In de eerste zet van een ronde haalt de springer één knikker van het bord, welke dan ook, en verder niets.
bilitaire-not-first-turn = Alleen in de eerste zet van een ronde gaat er een knikker weg zonder sprong. Nu moet er een knikker springen.
bilitaire-must-jump = Je kunt springen, dus je moet. Passen kan niet.
bilitaire-jumper-demands = Alleen de schuiver kan een aantal knikkers eisen. Jij bent de springer.
bilitaire-no-hollow = Onder { $cell } ligt geen tegel.
bilitaire-no-ball = Op { $cell } ligt geen knikker.
bilitaire-cannot-jump = De knikker op { $cell } kan niet springen. Daarvoor moet er een knikker naast liggen, met een leeg kuiltje er vlak achter.
bilitaire-no-move = De knikker op { $cell } zou blijven waar hij is.
bilitaire-diagonal = Een knikker springt nooit schuin, zoals van { $from } naar { $to }.
bilitaire-not-a-jump = Een knikker springt over één knikker naar het kuiltje er vlak achter, en vanaf { $from } is dat niet { $to }.
bilitaire-taken = Op { $cell } ligt een knikker. Een sprong moet in een leeg kuiltje eindigen.
bilitaire-nothing-to-jump = Om op { $to } te landen, moet de knikker over een andere op { $over } springen, maar daar ligt er geen.
bilitaire-not-exactly = Je moet over precies { $balls } knikkers springen, en vanaf { $from } kan dat zo niet.
bilitaire-must-shift = De schuiver kan niet passen. Er is altijd wel een tegel die kan schuiven.
bilitaire-not-a-place = { $cell } is geen vak van het kader. De schuiver verplaatst tegels, op de vakken A1 tot en met D4.
bilitaire-no-tile = Op { $place } ligt geen tegel.
bilitaire-tile-not-empty = Op de tegel op { $place } ligt nog een knikker. Je kunt alleen een lege tegel weghalen.
bilitaire-not-a-slide = Schrijf eerst één, twee of drie tegels, en dan evenveel nieuwe vakken.
bilitaire-no-slide = De tegel op { $place } zou blijven waar hij is.
bilitaire-not-straight = Een tegel schuift rechtuit, niet van { $from } naar { $to }.
bilitaire-not-a-group = { $tiles } kunnen niet samen schuiven. Tegels die samen schuiven, liggen naast elkaar op één lijn en staan in oplopende volgorde geschreven.
bilitaire-not-along-its-line = { $tiles } kunnen samen alleen langs hun eigen lijn schuiven.
bilitaire-blocked = Op { $place } ligt een tegel. Tegels schuiven alleen over lege vakken.
bilitaire-demand-alone = Een eis hoort bij het schuiven of weghalen van een tegel en staat erachter.
bilitaire-demand-too-small = Je moet minstens twee knikkers eisen.
bilitaire-demand-too-great =
    { $most ->
        [0] Na die zet zou er helemaal geen sprong zijn, dus je kunt er geen over { $balls } knikkers eisen.
        [one] Na die zet slaat geen enkele sprong meer dan één knikker, dus je kunt er geen { $balls } eisen.
       *[other] Na die zet slaat geen enkele sprong meer dan { $most } knikkers, dus je kunt er geen { $balls } eisen.
    }
bilitaire-only-demand = Na het schuiven of weghalen kan alleen nog een eis volgen.

ending-bilitaire = Eindstand: { $most } tegen { $least } punten.
