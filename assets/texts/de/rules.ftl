# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture.

# Rules that several games share.

-seats = Platz 1 fängt an: Das ist, wer die Partie startet, wenn bei **/play** nichts anderes gewählt wurde. Ein Zug ist alles, was ein Spieler tut, bevor der nächste dran ist.
-coordinates = Spalten haben Buchstaben und Reihen haben Zahlen, in dieser Reihenfolge: a1 liegt von Platz 1 aus gesehen unten links.
# turns: the number of turns (dative); anew: the event that resets the count
-draws =
    • Die Partie ist remis, wenn dieselbe Stellung mit demselben Spieler am Zug zum dritten Mal entsteht.
    • Sie ist remis nach { $turns }, in denen nichts vom Brett verschwindet. { $anew }
    • Ihr könnt euch auf Remis einigen (**/draw**). Alle, die noch im Spiel sind, müssen zustimmen.
-resigning = Gibt ein Spieler auf oder überschreitet er in einer Partie mit Uhr die Zeit, gewinnt der andere.
# letters: the notation of turns; turn: an example; loose: other ways to write the example
-typing = Züge schreibt man in { $letters } ohne Leerzeichen, so ist eine Partie eine Liste von Zügen mit Leerzeichen dazwischen. Beim Tippen nehme ich es nicht so genau: Groß- oder Kleinbuchstaben, zusätzliche Leerzeichen und `-`, `x`, `>`, `,`, `:`, `to` oder gar nichts zwischen den Feldern, alles geht. { $loose } heißen beide { $turn }. Wenn dein Text zwei verschiedene Züge bedeuten könnte, frage ich nach.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *Schild mit einem Namen*: ein Spieler. Ein Rahmen und ein kleiner Zeiger zeigen, wer am Zug ist.
-signs-men = • *×16* auf dem Schild: wie viele Steine oder Figuren noch übrig sind.
-signs-turn = • *Pfeil, der in einem Ring beginnt*: der letzte Zug, von wo nach wo. Beide Felder sind eingefärbt.
# man: the kind of man that is captured, with its adjective, such as “Blasser Stein”
-signs-gone = • *{ $man } mit Kreuz*: im letzten Zug geschlagen. Ist das Feld wieder besetzt, schaut dahinter noch ein Stück davon hervor.
-signs-number = • *Zahl im Kreis*: eine Wahl. Die Buttons oder das Menü unter dem Bild haben dieselben Zahlen. Zwei Zahlen in einem Kreis sind zwei Möglichkeiten.
-signs-chosen = • *Rahmen um einen Stein oder eine Figur*: Damit willst du ziehen. Als Nächstes wählst du, wohin.
-signs-end = • *Pokal* oder *Krone*: gewonnen. *Zahl in einer Scheibe* auf dem Schild: der Rang. *=* davor: ein geteilter Rang, etwa bei Remis (*=1*). *Fahne*: Dieser Spieler hat aufgegeben. *Blasser Name*: Dieser Spieler hat verloren oder ist raus.
-signs-grey = • *Graue Steine oder Figuren*: Sie gehören einem Spieler, der aufgegeben hat. Auf seinem Schild werden sie weiter gezählt.
-signs-figures = • *Pfeil ohne Ring*: ein möglicher Zug. *Pfeil, der in einem Kreuz endet*: ein Zug, den eine Regel verbietet.

# Biloba

rules-biloba-goal =
    Für 2, 3 oder 4 Spieler, die im Uhrzeigersinn ziehen. { -seats }

    Schlag die Steine der anderen, bis nur du noch übrig bist. Wer zwei Steine oder weniger hat und nicht schlagen kann, ist raus.
    ### Brett
    Das Brett hat 9 × 9 Felder. An jeder Ecke fehlen drei (a1, b1 und a2, und ebenso bei i1, a9 und i9), also bleiben 69. { -coordinates } Die Spalten sind a bis i, die Reihen 1 bis 9.
    Die Mitte, e5, ist ein besonderes Feld: Dort bleibt nie ein Stein stehen.
    ### Zu zweit
    Jeder hat 16 Steine. Süd: e1; d2 bis f2; c3 bis g3; b4 bis h4. Nord spiegelt das auf den Reihen 9, 8, 7 und 6.
    ### Zu dritt oder viert
    Jeder hat 8 Steine. Süd: c1, d1, f1, g1; d2, e2, f2; e3. West, Nord und Ost haben dieselbe Form, gedreht. Zu dritt bleibt die Ostseite leer.
    Süd hat Platz 1. Zu zweit hat Nord Platz 2. Zu dritt oder viert sind die Plätze Süd, West, Nord, Ost.
    .title = Ziel und Aufstellung
    .lead = Schlag die Steine der anderen, bis nur du noch übrig bist. Gezogen wird im Uhrzeigersinn.
rules-biloba-moving =
    Wenn du am Zug bist, machst du einen Schritt mit einem deiner Steine. Danach wird geschlagen und nachgerückt, falls es etwas zu schlagen gibt. Ein Schritt ist eins davon:
    • *Ziehen*: auf ein freies Nachbarfeld, in jede der 8 Richtungen.
    • *Springen*: über genau einen Stein daneben, egal welcher Farbe, auf das freie Feld direkt dahinter. Nur ein Sprung pro Zug und nie zurück zur eigenen Seite: Süd darf nicht in einer niedrigeren Reihe landen, Nord nicht in einer höheren, West nicht in einer früheren Spalte, Ost nicht in einer späteren. Seitwärts darfst du springen. Kein Sprung endet auf e5.
    • *Durch die Mitte*: auf e5 ziehen und gleich weiter auf ein freies Feld neben e5, aber nicht auf das, von dem du kommst. Das zählt als Ziehen, nicht als Sprung. Ein solches Feld muss es geben, und auf e5 selbst wird nichts geschlagen.

    Wo du ohnehin hinziehen oder hinspringen kannst, ist der Weg durch die Mitte kein eigener Zug.
    .title = Ziehen
    .lead = Jeder Zug ist ein Schritt mit einem Stein.
rules-biloba-capturing =
    Ein gegnerischer Stein ist geschlagen, wenn er direkt zwischen zwei Steinen derselben Farbe steht: waagrecht, senkrecht oder diagonal, alle drei nebeneinander. Zwei oder mehr Steine in einer Reihe werden auf dieser Linie nie zusammen geschlagen.
    Nach deinem Schritt wird *jeder* gegnerische Stein geschlagen, der so zwischen zwei von deinen steht, überall auf dem Brett. Erst kommen alle geschlagenen Steine vom Brett.
    ### Nachrücken
    Dann füllst du die frei gewordenen Felder. Die *Flankensteine* eines solchen Felds sind deine Steine zu beiden Seiten, auf jeder Linie, auf der dort geschlagen wurde: zwei, oder mehr, wenn es mehrere Linien waren.
    • Auf jedes frei gewordene Feld rückt ein Flankenstein nach. Du wählst, welcher.
    • In einer Runde rückt ein Stein höchstens einmal nach.
    • Ein Feld bleibt nur leer, wenn alle seine Flankensteine auf andere frei gewordene Felder nachgerückt sind. Es wird auch später nicht gefüllt.
    • Der Stein, mit dem du den Schritt gemacht hast, ist ein Flankenstein wie jeder andere.
    .title = Schlagen
    .lead = Ein Stein direkt zwischen zwei Gegnern ist geschlagen, und einer der beiden rückt auf sein Feld nach.
rules-biloba-rounds =
    Ein Stein kann auf mehreren Linien zugleich geschlagen werden, und dann darf jeder der Steine nachrücken, die ihn flankiert haben.
    ### Weitere Runden
    Wenn kein frei gewordenes Feld mehr gefüllt werden kann, wird wieder auf dem ganzen Brett geschaut, was geschlagen ist. Gibt es etwas, beginnt eine neue Runde, und darin darf ein Stein wieder nachrücken. Gibt es nichts mehr, ist dein Zug zu Ende.
    .title = Großes Schlagen
    .lead = Ein Zug kann viel schlagen: auf mehreren Linien, an mehreren Stellen und in mehreren Runden.
rules-biloba-special =
    ### Schlagzwang
    Stehen schon zu *Beginn* deines Zugs gegnerische Steine zwischen zwei von deinen, dann besteht dein Zug aus diesem Schlagen und dem Nachrücken, mit weiteren Runden wie sonst auch, und du machst keinen Schritt. Der Gegner kann dazwischengezogen sein, oder der Zug eines Dritten hat dazu geführt.
    ### Dazwischenziehen
    Du darfst einen Stein zwischen zwei Steine eines Gegners ziehen. Schlägt dieser Zug so, dass dein Stein nicht mehr flankiert ist, ist er sicher. Sonst wird er im nächsten Zug dieses Gegners geschlagen, wenn er dann noch flankiert ist.
    ### Zwei Steine oder weniger
    Hast du zu Beginn deines Zugs zwei Steine oder weniger, musst du schlagen. Gibt es für dich nichts zu schlagen, weder durch Schlagzwang noch durch irgendeinen Schritt, bist du raus: Deine Steine kommen vom Brett, und der nächste Spieler ist dran.
    ### Keine Steine
    Wer keine Steine mehr hat, ist sofort raus.
    ### Kein Zug
    Mit drei Steinen oder mehr und ohne erlaubten Zug passt du. Kann niemand ziehen, ist die Partie remis.
    ### Aufgeben
    Wer zu dritt oder viert aufgibt (oder in einer Partie mit Uhr die Zeit überschreitet), ist in diesem Moment raus. Die Steine kommen vom Brett, der Rang ist 1 plus die Zahl der Spieler, die besser abschneiden, und dann wird wie nach einem Zug geprüft, ob die Partie zu Ende ist. Zu zweit gewinnt der andere Spieler.
    .title = Sonderfälle
    .lead = Vier Dinge, die in den ersten Partien überraschen.
rules-biloba-end =
    Wer als Letzter übrig ist, gewinnt. Sind zwei Spieler mit je zwei Steinen oder weniger übrig, ist die Partie sofort remis.
    ### In dieser Reihenfolge nach jedem Zug
    1. Alle Spieler ohne Steine scheiden aus, und zwar zusammen.
    2. Ist ein Spieler übrig, hat er gewonnen.
    3. Sind zwei Spieler mit je zwei Steinen oder weniger übrig, ist die Partie remis, auch wenn der nächste schlagen könnte.
    4. Für den nächsten Spieler gilt zu Beginn seines Zugs, was unter „Sonderfälle“ steht. Ist er raus, wird wieder von vorn geprüft.
    ### Ränge
    Wer zuerst raus ist, bekommt den letzten Rang. Wer zusammen ausscheidet, teilt sich einen Rang, und genauso die zwei Spieler bei Remis. Dein Rang ist 1 plus die Zahl der Spieler, die besser waren: 1 2 2 oder 1 1 3.
    ### Remis
    { -draws(turns: "50 Zügen in Folge für jeden Spieler, der noch im Spiel ist (100 zu zweit, 150 zu dritt, 200 zu viert)", anew: "Wird etwas geschlagen oder scheidet jemand aus, beginnt die Zählung von vorn.") }
    .title = Das Ende
    .lead = Wer als Letzter übrig ist, gewinnt.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • *Punkt*, *Raute*, *Dreieck* und *Plus* auf den Steinen: die Steine der Plätze 1, 2, 3 und 4.
    { -signs-turn }
    • *Dünner Pfeil, der in einem Punkt beginnt*: ein Stein, der nachgerückt ist. Nach mehr als einer Runde steht im Punkt die Nummer der Runde.
    { -signs-gone(man: "Blasser Stein") }
    • *Fadenkreuz auf einem Stein*: Er ist flankiert und muss jetzt geschlagen werden. Auf diesen Seiten auch: Ein Zug mit Pfeil schlägt ihn.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Blatt*: die Mitte, auf der kein Stein stehen bleibt.
    .title = Zeichen in den Bildern
    .lead = Der Pfeil aus dem Ring ist der letzte Zug. Ein blasser Stein mit Kreuz wurde geschlagen. Ein Fadenkreuz heißt: Schlag diesen Stein jetzt. Das Schild mit Rahmen und Zeiger zeigt, wer am Zug ist.
rules-biloba-notation =
    • Ziehen oder Springen: `d4-d5`, `d4-f6`.
    • Durch die Mitte: `e4-e5-f6`. Auch die Kurzform `e4-f6` geht, und ebenso `d4-e5-e4` für d4-e4.
    • Jedes Nachrücken folgt als `,from>to`: `c5-d5,b3>c4,d5>e6`. Die Runden stehen der Reihe nach da, und innerhalb einer Runde sind die gefüllten Felder geordnet: nach Buchstaben, dann nach Zahlen.
    • Bei Schlagzwang steht nur das Nachrücken da: `d4>d5,f7>f6`.
    • `pass`, wenn es keinen Zug gibt.

    Zwei Arten nachzurücken sind zwei verschiedene Züge, auch wenn dieselbe Stellung entsteht.
    { -typing(letters: "Kleinbuchstaben", loose: "`D4 to d5` und `d4d5`", turn: "`d4-d5`") }
    .title = Züge aufschreiben
    .lead = Tippen musst du nie: Die Buttons unter dem Brett reichen für alles. Wenn du gern tippst: **/move** nimmt geschriebene Züge an und macht dabei Vorschläge.
rules-biloba-origin =
    Biloba ist von Guillaume Demougeot (2003). Diese Regeln folgen der Anleitung des ursprünglichen Programms, der Seite über Brett und Steine und den Hilfebildern, die Aufstellungen, Nachrücken und das Remis bei zwei gegen zwei bestätigen.

    Wo sie schweigen oder unklar sind, haben wir entschieden:
    • Remis durch Wiederholung, nach langer Zeit ohne Verlust und durch Einigung, damit jede Partie endet.
    • „Remis, wenn er nach dem Verlust eines Steins schlagen kann“ heißt zwei gegen zwei, wie das Hilfebild des Originals zeigt.
    • Welche Felder leer bleiben, wenn es zu wenige Flankensteine gibt.
    • Wer keinen Zug hat, passt.
    • Was mit den Steinen von Spielern geschieht, die aufgeben.
    .title = Herkunft und Hausregeln
    .lead = Biloba ist von Guillaume Demougeot (2003).

# Bizingo

rules-bizingo-goal =
    Für 2 Spieler. { -seats }

    Zwei Armeen stehen auf Dreiecken zweier Farben. Umzingle die gegnerischen Steine, bis nur zwei oder weniger übrig sind.
    ### Brett
    Das Brett ist ein Dreieck mit Seitenlänge 13, geteilt in 169 kleine Dreiecke, ohne je ein Dreieck mit Seitenlänge 2 (4 Felder) an den Ecken: 157 Felder. 82 zeigen nach oben und sind dunkel, 75 zeigen nach unten und sind hell.
    ### Namen der Felder
    Spalten haben Buchstaben und Reihen haben Zahlen, in dieser Reihenfolge, von unten links gezählt, wie Hell das Brett sieht. In der üblichen Aufstellung hat Hell Platz 1.
    Die Reihen sind 1 bis 11 von der Grundlinie nach oben. Die Spalten sind a bis y in Schritten von *einem halben Feld*, von der linken Ecke an, als sie noch nicht abgeschnitten war: Nachbarfelder in einer Reihe liegen einen Buchstaben auseinander, Felder derselben Farbe zwei.
    Vor dem Abschneiden ging Reihe r von Spalte Nummer r bis Spalte Nummer 26 − r (a ist 1). Abgeschnitten sind a1, b1, c1, b2, w1, x1, y1, x2 und die ganzen Reihen 12 und 13. Also ist Reihe 1 d1 bis v1 (19 Felder), Reihe 2 c2 bis w2 (21), Reihe 3 c3 bis w3 (21), Reihe 4 d4 bis v4 (19) und so weiter bis Reihe 11, k11 bis o11 (5).
    Ein Feld zeigt nach oben, wenn die Nummern seiner Spalte und seiner Reihe zusammen eine gerade Zahl ergeben, und nach unten bei einer ungeraden.
    ### Nachbarn
    Die *Nachbarfelder* eines Felds teilen eine Seite mit ihm: die Felder links und rechts in seiner Reihe und in seiner Spalte das darunter, wenn es nach oben zeigt, oder das darüber, wenn es nach unten zeigt. Sie haben die andere Farbe. Ein Feld mit nur zwei davon ist ein *Randfeld*. Alle anderen haben drei.
    ### Aufstellung
    Jede Armee hat 16 Soldaten und 2 Hauptleute.
    • *Hell*, auf Feldern, die nach unten zeigen, nahe der Grundlinie: Reihe 2 i k m o q; Reihe 3 h j l n p r; Reihe 4 g i k m o q s. Die Hauptleute sind i4 und q4.
    • *Dunkel*, auf Feldern, die nach oben zeigen, nahe der Spitze: Reihe 6 h j l n p r; Reihe 7 i k m o q; Reihe 8 j l n p; Reihe 9 k m o. Die Hauptleute sind j6 und p6. Reihe 5 ist leer.
    Ihr macht aus, welche Armee anfängt. **/play** hat zwei Aufstellungen: *Hell zuerst*, das ist die übliche, und *Dunkel zuerst*, bei der Platz 1 die dunkle Armee hat. Platz 1 fängt immer an.
    .title = Ziel und Aufstellung
    .lead = Umzingle die gegnerischen Steine, bis nur noch zwei übrig sind. Jede Armee bleibt auf den Dreiecken ihrer Farbe.
rules-bizingo-moving =
    Zieh mit einem Stein einen Schritt auf ein freies Feld. Ein Schritt führt auf eins der sechs nächsten Felder derselben Farbe: zwei Buchstaben nach links oder rechts in der Reihe oder einen Buchstaben nach links oder rechts in der Reihe darüber oder darunter.
    Ein Stein verlässt nie die Farbe seines Felds: Hell bleibt auf hellen, Dunkel auf dunklen Feldern.
    .title = Ziehen
    .lead = Jeder Zug ist ein Schritt mit einem Stein.
rules-bizingo-capturing =
    Sieh dir nach deinem Zug jeden gegnerischen Stein an, der eine Seite mit dem gezogenen Stein teilt. Er ist geschlagen, wenn *alle* seine Nachbarfelder auf dem Brett mit deinen Steinen besetzt sind.
    Ist er ein Hauptmann oder steht er auf einem Randfeld, muss außerdem mindestens einer dieser Steine ein Hauptmann sein.
    Alle Steine, die ein Zug schlägt, kommen zusammen vom Brett.
    .title = Schlagen
    .lead = Der Stein, mit dem du ziehst, schlägt, was er zusammen mit deinen anderen Steinen umzingelt.
rules-bizingo-edge =
    Ein Stein auf einem Randfeld hat nur zwei Nachbarfelder. Er ist geschlagen, wenn auf beiden gegnerische Steine stehen und mindestens einer davon ein Hauptmann ist.
    Dasselbe gilt für einen Hauptmann auf einem Randfeld: Zwei Steine schlagen ihn, einer davon ein Hauptmann.
    .title = Am Rand
    .lead = Am Rand des Bretts genügen zwei Steine, wenn einer davon ein Hauptmann ist.
rules-bizingo-special =
    ### In die Falle ziehen
    Schlägt dein Zug nichts und ist der gezogene Stein nach denselben Regeln nun selbst geschlagen, kommt er sofort vom Brett.
    Erst schlägst du: Ein Stein, der schlägt, geht so nie verloren.
    .title = In die Falle ziehen
    .lead = Pass auf, wohin du ziehst.
rules-bizingo-end =
    Eine Armee mit zwei Steinen oder weniger hat verloren, auch wenn sie den letzten durch ihren eigenen Zug in die Falle verlor. Wer keinen erlaubten Zug hat, hat ebenfalls verloren. { -resigning }
    ### Remis
    { -draws(turns: "200 Zügen in Folge", anew: "Wird etwas geschlagen oder zieht jemand in die Falle, beginnt die Zählung von vorn.") }
    .title = Das Ende
    .lead = Eine Armee mit zwei Steinen oder weniger hat verloren. Ebenso, wer nicht ziehen kann.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Stern in einer Scheibe*: ein Hauptmann. *Punkt*: ein heller Soldat. *Raute*: ein dunkler Soldat.
    { -signs-turn }
    { -signs-gone(man: "Blasser Stein") } Ein Stein, der durch den eigenen Zug verloren ging, ist genauso markiert.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Namen auf den Feldern*: Nur ein Teil des Bretts ist zu sehen, vergrößert.
    .title = Zeichen in den Bildern
    .lead = Der Pfeil aus dem Ring ist der letzte Zug. Ein blasser Stein mit Kreuz wurde geschlagen. Ein Stern kennzeichnet einen Hauptmann. Das Schild mit Rahmen und Zeiger zeigt, wer am Zug ist.
rules-bizingo-notation =
    Schreib das Feld, auf dem der Stein steht, und das, auf das er zieht: `i4-k4`. Was geschlagen wird, schreibt man nicht auf, denn es folgt aus dem Zug.
    { -typing(letters: "Kleinbuchstaben", loose: "`I4 to k4` und `i4k4`", turn: "`i4-k4`") }
    .title = Züge aufschreiben
    .lead = Tippen musst du nie: Die Buttons unter dem Brett reichen für alles. Wenn du gern tippst: **/move** nimmt geschriebene Züge an und macht dabei Vorschläge.
rules-bizingo-origin =
    Bizingo kommt aus den USA der 1850er-Jahre. Diese Regeln folgen dem Artikel einer Enzyklopädie. Seine Zahlen und seine Aufstellung haben wir Feld für Feld nachgeprüft.

    Wo er schweigt, haben wir entschieden:
    • Remis durch Wiederholung, nach langer Zeit ohne Verlust und durch Einigung, damit jede Partie endet.
    • Wer keinen erlaubten Zug hat, hat verloren, wie beim Damespiel.
    • Die Spieler machen aus, welche Armee anfängt. Hell fängt an, wenn du nicht die Aufstellung „Dunkel zuerst“ wählst.
    .title = Herkunft und Hausregeln
    .lead = Bizingo kommt aus den USA der 1850er-Jahre.

# Basileus

rules-basileus-goal =
    Für 2 Spieler. { -seats } Platz 1 spielt Weiß.

    Schlag den gegnerischen König, den *Basileus*.
    ### Brett
    Das Brett hat 9 Spalten, a bis i, und 8 Reihen, 1 bis 8. Es ist wie ein Schachbrett gefärbt, und a1 ist dunkel. { -coordinates }
    ### Figuren
    Jede Seite hat 4 Bauern, 4 Offiziere und einen Basileus: genau eine Reihe mit neun Figuren. Weiß steht auf Reihe 1 und Schwarz auf Reihe 8, beide in dieser Reihenfolge: a Offizier, b Bauer, c Offizier, d Bauer, e **Basileus**, f Bauer, g Offizier, h Bauer, i Offizier.
    Deine Bauern stehen auf Feldern der einen Farbe und deine Offiziere auf denen der anderen, und beim Gegner ist es umgekehrt. Diagonale Schritte und alle Sprünge bleiben auf derselben Farbe.
    .title = Ziel und Aufstellung
    .lead = Schlag den gegnerischen König, den *Basileus*.
rules-basileus-moving =
    Ohne zu schlagen, zieht eine Figur ein Feld weit auf ein freies Feld:
    • Bauern und Offiziere *diagonal*, in jede der vier Richtungen;
    • der Basileus in alle acht Richtungen.
    .title = Ziehen
    .lead = Jeder Zug ist ein Schritt, oder du schlägst, wenn es etwas zu schlagen gibt.
rules-basileus-capturing =
    Geschlagen wird mit einem kurzen Sprung über eine gegnerische Figur daneben auf das freie Feld direkt dahinter. Die geschlagene Figur kommt sofort vom Brett.
    • Ein *Bauer* springt gerade (nach links, rechts, vorn oder hinten), über Bauern oder den Basileus, nie über Offiziere.
    • Ein *Offizier* springt diagonal, über Bauern oder den Basileus, nie über Offiziere.
    • Der *Basileus* springt in alle acht Richtungen, über Bauern und Offiziere, nie über den anderen Basileus.
    .title = Schlagen
    .lead = Geschlagen wird mit einem kurzen Sprung über den Gegner. Bauern ziehen diagonal, springen aber gerade.
rules-basileus-obligation =
    Schlagen ist Pflicht, aber du wählst, wie. Eine Figur, die schlägt, springt im selben Zug weiter, solange sie kann, nach jedem Sprung in jede Richtung, die ihr erlaubt ist. Du wählst den Weg: Er muss nicht der längste sein, und er darf über das Startfeld führen oder dort enden.
    .title = Schlagzwang
    .lead = Wenn du schlagen kannst, musst du. Womit und auf welchem Weg, entscheidest du.
rules-basileus-special =
    ### Basileus schlägt Basileus
    Ein Basileus schlägt den anderen, indem er *auf dessen Feld zieht*, von jedem der acht Felder ringsum. Das ist ein ganzer Zug für sich und Schlagen wie jedes andere, also ebenfalls Pflicht.
    Es gehört nie zu einer Kette: Ein Basileus, dessen Sprünge neben dem anderen enden, bleibt dort stehen, und der andere darf ihn schlagen.
    ### Der Basileus fällt
    Wird der Basileus geschlagen, ist die Partie sofort zu Ende, auch mitten in einer Kette.
    .title = Basileus gegen Basileus
    .lead = Ein Basileus schlägt den anderen, indem er auf dessen Feld zieht.
rules-basileus-end =
    Wer den Basileus schlägt, gewinnt. Wer keinen erlaubten Zug hat, hat verloren. { -resigning }
    ### Remis
    { -draws(turns: "100 Zügen in Folge", anew: "Wird etwas geschlagen, beginnt die Zählung von vorn.") }
    .title = Das Ende
    .lead = Wer den Basileus schlägt, gewinnt. Wer nicht ziehen kann, hat verloren.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Runder Kopf*: ein Bauer. *Spitzer Kopf mit Schlitz* wie beim Läufer im Schach: ein Offizier. *Krone*: ein Basileus. Am Fuß haben die weißen Figuren einen *Punkt*, die schwarzen eine *Raute*.
    { -signs-turn }
    { -signs-gone(man: "Blasse Figur") }
    • *Rahmen um eine Figur*: Sie kann schlagen, und eine der gerahmten muss es.
    { -signs-number } Während du wählst, ist der Rahmen um die gewählte Figur oder um die, die weiterspringt.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Fadenkreuz auf einer Figur*: Ein Zug mit Pfeil schlägt sie.
    .title = Zeichen in den Bildern
    .lead = Der Pfeil aus dem Ring ist der letzte Zug. Eine blasse Figur mit Kreuz wurde geschlagen. Ein Rahmen um eine Figur heißt: Sie kann schlagen, und eine der gerahmten muss es.
rules-basileus-notation =
    • Ein Schritt: `b1-c2`.
    • Beim Schlagen schreibt man die Felder auf, auf denen die Figur landet: `d4xd6xf6`. Der Zug endet, wo der Basileus fällt.
    • Basileus schlägt Basileus: `e4xe5`.

    { -typing(letters: "Kleinbuchstaben", loose: "`B1 to c2` und `b1c2`", turn: "`b1-c2`") }
    .title = Züge aufschreiben
    .lead = Tippen musst du nie: Die Buttons unter dem Brett reichen für alles. Wenn du gern tippst: **/move** nimmt geschriebene Züge an und macht dabei Vorschläge.
rules-basileus-origin =
    Basileus ist von Marek Łukaszewicz (2010). Diese Regeln folgen der Seite des Spiels in einer Spieledatenbank, die keine Aufstellung nennt. Dort heißen die Offiziere „pieces“, also Figuren. Bei uns ist auch jeder Bauer eine Figur.

    Wo die Seite schweigt, haben wir entschieden:
    • **Die Aufstellung haben wir rekonstruiert.** Auf der Seite stehen die Bauern auf der einen Farbe und die Offiziere auf der anderen, und Schlagen geht nur, wenn es bei den beiden Seiten umgekehrt ist. Eine Reihe mit neun Figuren auf einem Brett mit acht Reihen ergibt genau das.
    • Wer keinen erlaubten Zug hat, hat verloren, wie beim Damespiel.
    • Remis durch Wiederholung, nach langer Zeit ohne Verlust und durch Einigung, damit jede Partie endet.
    .title = Herkunft und Hausregeln
    .lead = Basileus ist von Marek Łukaszewicz (2010).

# Bilitaire

rules-bilitaire-goal =
    Für 2 Spieler, in zwei Runden. { -seats }

    In der einen Runde bist du der *Springer*, der Kugeln vom Brett räumt, in der anderen der *Schieber*, der dazwischenfunkt. Lass weniger Kugeln übrig als dein Gegner.
    ### Brett
    Der Rahmen hat 4 × 4 *Felder*, A1 bis D4. Zwölf quadratische Platten füllen alle Felder außer den vier Ecken. Jede Platte hat 2 × 2 *Mulden*, und in jeder der 48 Mulden liegt eine Kugel.
    Die Mulden sind a1 bis h8: Feld A1 hat a1, b1, a2 und b2, und Feld D4 hat g7, h7, g8 und h8. { -coordinates } Felder schreibt man mit Großbuchstaben.
    Eine Mulde gibt es nur dort, wo eine Platte liegt. Kugeln wandern mit ihrer Platte mit.
    ### Zwei Runden
    In der ersten Runde ist Platz 1 der Springer und Platz 2 der Schieber. In der zweiten tauschen sie, und das Brett wird neu aufgebaut. In jeder Runde fängt der Springer an.
    .title = Ziel und Aufstellung
    .lead = In der einen Runde bist du der *Springer*, der Kugeln vom Brett räumt. In der anderen bist du der *Schieber*, der dazwischenfunkt. Lass weniger Kugeln übrig als dein Gegner.
rules-bilitaire-jumper =
    ### Der erste Zug einer Runde
    Nimm eine beliebige Kugel vom Brett.
    ### Spätere Züge
    Spring mit einer Kugel waagrecht oder senkrecht über eine Kugel daneben in die leere Mulde direkt dahinter. Die übersprungene Kugel kommt vom Brett. Die drei Mulden können auf derselben Platte liegen oder auf verschiedenen.
    Dieselbe Kugel darf weiterspringen, in jede Richtung, solange sie kann, und du darfst nach jedem Sprung aufhören. Sie darf in die Mulde zurückkehren, in der sie anfing. Nie diagonal und nie über zwei Kugeln.
    Passen kannst du nicht.
    .title = Der Springer
    .lead = Der Springer springt über Kugeln und nimmt sie so vom Brett.
rules-bilitaire-shifter =
    Du tust genau eins davon:
    • *Herausnehmen*: eine leere Platte, also eine ohne Kugeln.
    • *Schieben*: gerade, über leere Felder und innerhalb des Rahmens. Eine Platte um 1, 2 oder 3 Felder; zwei benachbarte Platten in einer Linie um 1 oder 2 Felder entlang dieser Linie; drei um 1 Feld entlang dieser Linie.

    Zwei oder drei Platten zusammen zu schieben ist ein einziger Zug. Felder, die die Gruppe selbst verlässt, zählen als leer. Jedes Feld, über das Platten gleiten oder auf dem sie landen, muss leer sein.
    Wenn du weder schieben noch eine Platte herausnehmen kannst, passt du, ohne Forderung.
    .title = Der Schieber
    .lead = Der Schieber schiebt Platten mitsamt den Kugeln darauf oder nimmt eine leere Platte heraus.
rules-bilitaire-special =
    Beim Schieben oder Herausnehmen darf der Schieber einen Sprung über eine genaue Zahl von Kugeln *fordern*, zwei oder mehr. Erlaubt ist das nur, wenn ein solcher Sprung danach möglich ist. Ein Sprung über eine Kugel wird nie gefordert.
    Der Springer muss dann über genau so viele springen, wählt aber, wie. Die ersten Sprünge eines längeren Mehrfachsprungs zählen auch: Könnte eine Kugel fünf schlagen, darf sie drei davon schlagen und aufhören.
    Ohne Forderung ist der Springer frei.
    .title = Forderungen
    .lead = Der Schieber kann dem Springer vorschreiben, wie viele Kugeln er schlägt.
rules-bilitaire-end =
    ### Ende einer Runde
    Eine Runde endet, wenn der Springer nach einem Zug des Schiebers am Zug ist und nicht springen kann. Die Kugeln auf dem Brett sind die Punkte des Schiebers.
    Nach der ersten Runde wird das Brett neu aufgebaut, und wer gerade Schieber war, ist jetzt Springer und gleich noch einmal dran. Dieser Wechsel ist kein Zug. Die Punkte bleiben.
    ### Ende der Partie
    Nach der zweiten Runde gewinnt, wer als Springer weniger Kugeln übrig ließ. Bei gleich vielen ist die Partie remis.
    Ihr könnt euch auch auf Remis einigen (**/draw**). { -resigning }
    .title = Das Ende
    .lead = Eine Runde endet, wenn der Springer nicht springen kann. Die übrigen Kugeln sind die Punkte des Schiebers.
rules-bilitaire-signs =
    { -signs-panel }
    • *Pfeil, der über einen Punkt springt*, auf dem Schild: Dieser Spieler ist der Springer. *1/2* daneben: die erste von zwei Runden.
    • *Platte mit Pfeil*, auf dem Schild: Dieser Spieler ist der Schieber.
    • *+12* auf dem Schild: Punkte.
    • *Springender Pfeil mit =3* auf farbigem Grund: Ein Sprung über genau drei Kugeln ist gefordert.
    • *×26* neben dem Brett: wie viele Kugeln noch darauf liegen.
    • *Pfeil, der in einem Ring beginnt*: der letzte Zug. Von dort kam eine Kugel oder eine Platte. Wurden Platten zusammen geschoben, führt er vom frei gewordenen Feld zum neu besetzten.
    { -signs-gone(man: "Blasse Kugel") }
    • *Umrandetes Feld mit Kreuz*: Hier wurde eine leere Platte herausgenommen.
    { -signs-number }
    • *Ring um eine Kugel*: Du hast sie gewählt, oder sie darf weiterspringen.
    { -signs-end }
    { -signs-figures } Platten, die zusammen geschoben werden, teilen sich einen Pfeil.
    .title = Zeichen in den Bildern
    .lead = Der Pfeil aus dem Ring ist der letzte Zug. Am springenden Pfeil auf dem Schild erkennst du den Springer, an der Platte mit Pfeil den Schieber. *=4* fordert einen Sprung über genau vier.
rules-bilitaire-notation =
    • Die erste Kugel: `xd4`.
    • Sprünge, mit den Mulden, in denen die Kugel landet: `c3xe3xe5`.
    • Schieben: `B1-B3`. Bei zwei oder drei Platten erst diese in aufsteigender Reihenfolge, dann ihre neuen Felder in derselben Reihenfolge: `B1B2-B2B3`, `A2B2C2-B2C2D2`. An diesem Text unterscheidet man solche Züge.
    • Eine Platte herausnehmen: `xB2`.
    • Eine Forderung kommt ans Ende: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "Kleinbuchstaben, Felder des Rahmens in Großbuchstaben,", loose: "`C3 to e3` und `c3e3`", turn: "`c3xe3`") }
    .title = Züge aufschreiben
    .lead = Tippen musst du nie: Die Buttons unter dem Brett reichen für alles. Wenn du gern tippst: **/move** nimmt geschriebene Züge an und macht dabei Vorschläge.
rules-bilitaire-origin =
    Bilitaire ist von Kris Burm (1994). Diese Regeln folgen einer tschechischen Seite darüber.

    Wo die Seite schweigt, haben wir entschieden:
    • Ein Sprung darf in die Mulde zurückkehren, in der er begann.
    • Ihr könnt euch auf Remis einigen.
    .title = Herkunft und Hausregeln
    .lead = Bilitaire ist von Kris Burm (1994).
