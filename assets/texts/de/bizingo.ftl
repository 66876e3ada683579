# Bizingo: warum ein Zug nicht geht. Auf jeden Satz folgt ein Rat.

bizingo-foreign = Schreib einen Bizingo-Zug als Startfeld und Zielfeld eines Steins.
bizingo-empty = Auf { $cell } steht kein Stein.
bizingo-not-yours = Der Stein auf { $cell } gehört dir nicht.
bizingo-stuck = Der Stein auf { $cell } kann nicht ziehen, denn kein Nachbarfeld seiner Farbe ist frei.
bizingo-no-move = Der Stein auf { $cell } muss auf ein anderes Feld ziehen.
bizingo-wrong-colour = Ein Stein bleibt immer auf Feldern seiner Farbe. { $from } und { $to } haben verschiedene Farben.
bizingo-occupied = Auf { $cell } steht dein eigener Stein.
bizingo-out-of-reach = { $to } ist mehr als einen Schritt von { $from } entfernt.

ending-bizingo = Eine Seite hatte nur noch zwei Steine oder weniger.
