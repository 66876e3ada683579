menu-men-stone = Met welke steen wil je zetten?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Je moet { $captured } slaan. Die slag en het opschuiven zijn je hele zet.
biloba-must-capture = Met twee stenen of minder moet je slaan, en die zet slaat niets.
biloba-cannot-pass = Je kunt een zet doen, dus passen kan niet.
biloba-foreign = Schrijf een Biloba-zet als het veld waar een steen staat en het veld waar hij heen gaat.
biloba-empty = Op { $cell } staat geen steen.
biloba-not-yours = De steen op { $cell } is niet van jou.
biloba-stuck = De steen op { $cell } staat vast. Hij kan niet schuiven en niet springen.
biloba-no-move = De steen moet van { $cell } weg.
biloba-centre = Op e5 mag geen steen blijven staan. Hij kan er alleen overheen.
biloba-occupied = Op { $cell } staat al een steen.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Een steen springt over een steen ernaast. { $over } is leeg, dus hij kan niet op { $to } landen.
biloba-backwards = Een steen springt nooit terug naar de eigen kant van het bord, zoals van { $from } naar { $to }.
biloba-not-through-centre = Door het midden schuift een steen van het ene veld naast e5 naar het andere. Zo kan hij niet van { $from } naar { $to }.
biloba-out-of-reach = Een steen schuift naar een veld ernaast of springt over één steen. Vanaf { $from } kan hij { $to } niet bereiken.
# vacancies: the cells that are to be filled
biloba-not-vacant = Op { $to } is in deze ronde niets geslagen. Op te vullen velden: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = De steen op { $from } flankeerde { $to } niet. Je kunt dat veld opvullen vanaf { $flankers }.
biloba-moved-already = De steen op { $cell } is in deze ronde al verplaatst. Een steen schuift maar één keer per ronde op.
biloba-unfilled = { $to } is nog niet aan de beurt. Velden worden opgevuld op volgorde van letter en dan van nummer, en geen veld dat kan worden opgevuld, blijft leeg.

ending-biloba = Alle andere spelers zijn uit het spel.
ending-biloba-two = De tegenstander is uit het spel.
ending-biloba-few = Geen van beide heeft nog meer dan twee stenen.
ending-biloba-stuck = Niemand kan nog zetten.
