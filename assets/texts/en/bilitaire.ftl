menu-men-ball = Which ball?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = The jumper’s first move of a round is to take one ball off the board, any one, and nothing else.
bilitaire-not-first-turn = Only the first move of a round takes a ball off without a jump. Now a ball must jump.
bilitaire-must-jump = You can jump, so you must. You can’t pass.
bilitaire-jumper-demands = Only the shifter can demand a number of balls. You’re the jumper.
bilitaire-no-hollow = There’s no tile under { $cell }.
bilitaire-no-ball = There’s no ball on { $cell }.
bilitaire-cannot-jump = The ball on { $cell } can’t jump. It needs a ball next to it with an empty hollow right behind.
bilitaire-no-move = The ball on { $cell } would stay where it is.
bilitaire-diagonal = A ball never jumps diagonally, as from { $from } to { $to }.
bilitaire-not-a-jump = A ball jumps over one ball into the hollow right behind it, which from { $from } isn’t { $to }.
bilitaire-taken = There’s a ball on { $cell }. A jump must end in an empty hollow.
bilitaire-nothing-to-jump = To land on { $to }, the ball must jump over one on { $over }, but there is none.
bilitaire-not-exactly = You must jump over exactly { $balls } balls, and from { $from } that can’t be done this way.
bilitaire-must-shift = The shifter can’t pass. There’s always a tile that can slide.
bilitaire-not-a-place = { $cell } isn’t a place in the frame. The shifter moves tiles, on places A1 to D4.
bilitaire-no-tile = There’s no tile on { $place }.
bilitaire-tile-not-empty = The tile on { $place } has a ball on it. You can only remove an empty tile.
bilitaire-not-a-slide = Write a slide as one, two or three tiles, then the same number of new places.
bilitaire-no-slide = The tile on { $place } would stay where it is.
bilitaire-not-straight = A tile slides straight, not from { $from } to { $to }.
bilitaire-not-a-group = { $tiles } can’t slide together. Tiles that slide together are next to each other in a line, written in ascending order.
bilitaire-not-along-its-line = { $tiles } can only slide together along their own line.
bilitaire-blocked = There’s a tile on { $place }. Tiles only slide over empty places.
bilitaire-demand-alone = A demand comes with a slide or a removal and is written after it.
bilitaire-demand-too-small = You must demand at least two balls.
bilitaire-demand-too-great =
    { $most ->
        [0] After that move there would be no jump at all, so you can’t demand one of { $balls } balls.
        [one] After that move no jump takes more than one ball, so you can’t demand { $balls }.
       *[other] After that move no jump takes more than { $most } balls, so you can’t demand { $balls }.
    }
bilitaire-only-demand = After a slide or a removal, only a demand can follow.

ending-bilitaire = Final score: { $most } to { $least }.
