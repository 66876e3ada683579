# Bizingo: why a move is refused. Advice follows each sentence.

bizingo-foreign = Schrijf een Bizingo-zet als het veld waar een steen staat en het veld waar hij heen gaat.
bizingo-empty = Op { $cell } staat geen steen.
bizingo-not-yours = De steen op { $cell } is niet van jou.
bizingo-stuck = De steen op { $cell } kan niet weg, want geen veld van zijn kleur ernaast is leeg.
bizingo-no-move = De steen op { $cell } moet naar een ander veld.
bizingo-wrong-colour = Een steen blijft altijd op velden van zijn kleur. { $from } en { $to } hebben verschillende kleuren.
bizingo-occupied = Op { $cell } staat een steen van jezelf.
bizingo-out-of-reach = { $to } is meer dan één stap van { $from }.

ending-bizingo = Er waren nog maar twee stenen of minder over.
