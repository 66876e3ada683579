menu-men-ball = Welche Kugel?

# Bilitaire: warum ein Zug nicht geht. Auf jeden Satz folgt ein Rat.

bilitaire-first-turn = Im ersten Zug einer Runde nimmt der Springer eine beliebige Kugel vom Brett und tut sonst nichts.
bilitaire-not-first-turn = Nur im ersten Zug einer Runde wird eine Kugel ohne Sprung weggenommen. Jetzt muss eine Kugel springen.
bilitaire-must-jump = Du kannst springen, also musst du auch. Passen geht nicht.
bilitaire-jumper-demands = Nur der Schieber kann eine Anzahl von Kugeln fordern. Du bist der Springer.
bilitaire-no-hollow = Unter { $cell } liegt keine Platte.
bilitaire-no-ball = Auf { $cell } liegt keine Kugel.
bilitaire-cannot-jump = Die Kugel auf { $cell } kann nicht springen. Sie braucht eine Kugel neben sich und direkt dahinter eine leere Mulde.
bilitaire-no-move = Die Kugel auf { $cell } würde bleiben, wo sie ist.
bilitaire-diagonal = Eine Kugel springt nie diagonal wie von { $from } nach { $to }.
bilitaire-not-a-jump = Eine Kugel springt über eine Kugel in die Mulde direkt dahinter. Von { $from } aus ist das nicht { $to }.
bilitaire-taken = Auf { $cell } liegt eine Kugel. Ein Sprung muss in einer leeren Mulde enden.
bilitaire-nothing-to-jump = Um auf { $to } zu landen, müsste die Kugel über eine auf { $over } springen, aber dort liegt keine.
bilitaire-not-exactly = Du musst über genau { $balls } Kugeln springen, und von { $from } aus geht das so nicht.
bilitaire-must-shift = Der Schieber kann nicht passen. Irgendeine Platte lässt sich immer schieben.
bilitaire-not-a-place = { $cell } ist kein Feld des Rahmens. Der Schieber bewegt Platten auf den Feldern A1 bis D4.
bilitaire-no-tile = Auf { $place } liegt keine Platte.
bilitaire-tile-not-empty = Auf der Platte auf { $place } liegt noch eine Kugel. Herausnehmen kannst du nur eine leere Platte.
bilitaire-not-a-slide = Schreib beim Schieben erst eine, zwei oder drei Platten und dann genauso viele neue Felder.
bilitaire-no-slide = Die Platte auf { $place } würde bleiben, wo sie ist.
bilitaire-not-straight = Platten werden gerade geschoben, nicht von { $from } nach { $to }.
bilitaire-not-a-group = { $tiles } lassen sich nicht zusammen schieben. Dafür müssen die Platten in einer Linie nebeneinanderliegen und in aufsteigender Reihenfolge dastehen.
bilitaire-not-along-its-line = { $tiles } lassen sich nur entlang ihrer eigenen Linie zusammen schieben.
bilitaire-blocked = Auf { $place } liegt eine Platte. Geschoben wird nur über leere Felder.
bilitaire-demand-alone = Gefordert wird nur beim Schieben oder Herausnehmen, und die Forderung steht dahinter.
bilitaire-demand-too-small = Du musst mindestens zwei Kugeln fordern.
bilitaire-demand-too-great =
    { $most ->
        [0] Nach diesem Zug gäbe es gar keinen Sprung, also kannst du auch keinen über { $balls } Kugeln fordern.
        [one] Nach diesem Zug schlägt kein Sprung mehr als eine Kugel, also kannst du nicht { $balls } fordern.
       *[other] Nach diesem Zug schlägt kein Sprung mehr als { $most } Kugeln, also kannst du nicht { $balls } fordern.
    }
bilitaire-only-demand = Nach dem Schieben oder Herausnehmen kann nur noch eine Forderung kommen.

ending-bilitaire = Nach Punkten: { $most } zu { $least }.
