menu-men-ball = Which ball?

# Bilitaire: why a turn is refused. Advice follows each sentence.

bilitaire-first-turn = The jumper’s first turn of a round takes one ball off the board, any one, and does nothing else.
bilitaire-not-first-turn = Only the first turn of a round takes a ball off without a jump: now a ball has to jump.
bilitaire-must-jump = You have a jump and must make one: you cannot pass.
bilitaire-jumper-demands = Only the shifter demands a number of balls: you jump.
bilitaire-no-hollow = There is no tile under { $cell }.
bilitaire-no-ball = There is no ball on { $cell }.
bilitaire-cannot-jump = The ball on { $cell } has no jump: it needs a ball next to it and an empty hollow right behind that one.
bilitaire-no-move = The ball on { $cell } would stay where it is.
bilitaire-diagonal = A ball never jumps diagonally, as from { $from } to { $to }.
bilitaire-not-a-jump = A ball jumps over one ball into the hollow right behind it: { $from } to { $to } is not two hollows in a line.
bilitaire-taken = There is a ball on { $cell }: a jump ends in an empty hollow.
bilitaire-nothing-to-jump = To land on { $to } the ball has to jump over one on { $over }, and there is none.
bilitaire-not-exactly = A jump of exactly { $balls } balls is demanded, and going this way from { $from } it cannot be made.
bilitaire-must-shift = The shifter cannot pass: there is always a tile that can slide.
bilitaire-not-a-place = { $cell } is no place of the frame: the shifter moves tiles, on places A1 to D4.
bilitaire-no-tile = There is no tile on { $place }.
bilitaire-tile-not-empty = The tile on { $place } has a ball on it: only an empty tile is removed.
bilitaire-not-a-slide = A slide is written as one, two or three tiles and then as many new places.
bilitaire-no-slide = The tile on { $place } would stay where it is.
bilitaire-not-straight = A tile slides straight, not from { $from } to { $to }.
bilitaire-not-a-group = { $tiles } do not slide together: tiles of a group are adjacent in a line, written in ascending order.
bilitaire-not-along-its-line = { $tiles } slide together only as a whole, along their own line.
bilitaire-blocked = There is a tile on { $place }: a slide goes over empty places only.
bilitaire-demand-alone = A demand comes with a slide or a removal, and is written after it.
bilitaire-demand-too-small = Two balls are the least that you can demand.
bilitaire-demand-too-great =
    { $most ->
        [0] After that there is no jump at all: you cannot demand one of { $balls } balls.
        [one] After that no jump takes more than one ball: you cannot demand { $balls }.
       *[other] After that no jump takes more than { $most } balls: you cannot demand { $balls }.
    }
bilitaire-only-demand = After a slide or a removal only a demand may follow.

ending-bilitaire = { $least ->
    [1] By { $most } points to one.
   *[other] By { $most } points to { $least }.
}
