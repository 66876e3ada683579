# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Du bist Süd. Ein Stein zieht um ein Feld auf ein freies Nachbarfeld, in alle acht Richtungen. Zieh mit dem Stein auf d3 in Richtung Nord.
    .title = So ziehen die Steine
    .right = Gerade oder diagonal, immer ein Feld weit. Auch seitwärts und zurück darf ein Stein ziehen.
    .wrong = Das war kein Zug von d3 in Richtung Nord. Vor ihm liegen die Felder c4, d4 und e4.
lesson-biloba-capture =
    Du bist Süd. Der Stein auf c4 steht neben deinem Stein auf b4. Schlag ihn: Bring einen zweiten Stein auf seine andere Seite oder such dir eine andere Linie durch c4.
    .title = Schlagen
    .right = Ein Stein direkt zwischen zwei von deinen ist geschlagen, waagrecht, senkrecht oder diagonal. Dann rückt einer der beiden Flankensteine auf sein Feld nach.
    .wrong = Der Stein auf c4 steht noch nicht zwischen zwei von deinen. Ein Stein auf d4 würde ihn zwischen b4 und d4 fangen, einer auf b5 zwischen b5 und d3.
lesson-biloba-jump =
    Ein Stein kann auch über einen Stein neben sich springen, auf das freie Feld direkt dahinter. Schlag einen Stein mit einem Sprung.
    .title = Sprünge
    .right = Der Sprung endete auf c6, und schon stand ein Gegner direkt zwischen zwei deiner Steine. Der übersprungene Stein bleibt stehen: Ein Sprung allein schlägt nichts.
    .wrong = Du brauchst einen Stein auf c6. Von c4 kommt er mit einem Sprung über c5 dorthin, von a6 über b6. Steine springen nach vorn oder seitwärts, nie zurück zur eigenen Seite.
lesson-biloba-two =
    Ein geschlagener Stein kann gleich zum nächsten führen. Schlag zwei Steine in einem Zug.
    .title = Zwei Runden
    .right = Als ein Stein auf c4 nachrückte, stand der Stein auf c5 zwischen c4 und c6. Er wurde in einer zweiten Runde auch geschlagen.
    .wrong = Geschlagen wird nur ein Stein zwischen zwei von deinen. Von d4 aus flankiert dein Stein c4 zusammen mit b4, und der Stein, der auf c4 nachrückt, flankiert dann c5 zusammen mit c6.
lesson-biloba-escape =
    Das Feld c4 liegt zwischen zwei Gegnern, b4 und d4. Zieh trotzdem dazwischen, und zwar so, dass dir nichts passiert.
    .title = Dazwischen und doch sicher
    .right = Dein Schritt hat b4 geschlagen, zwischen a4 und c4. Dein Stein ist nicht mehr flankiert und bleibt stehen.
    .wrong = Dazwischenziehen darfst du immer, aber sicher ist es nur, wenn du dabei einen der beiden schlägst. Der Stein auf c3 kommt nach c4.
lesson-biloba-forced =
    Nord ist zwischen b4 und d4 gezogen und steht noch da, also musst du c4 schlagen, und das ist dein ganzer Zug. Wähl den Stein, der nachrückt, so, dass Nord danach nichts schlagen kann.
    .title = Schlagzwang
    .right = Deine Steine stehen jetzt nebeneinander. Nord kann keinen davon in einem Schritt fangen.
    .wrong = Neben deinem Stein auf b4 steht ein Gegner auf b5. Nord zieht von a3 nach b3 und schlägt deinen Stein zwischen den beiden.
lesson-biloba-centre =
    Auf e5 darf kein Stein stehen bleiben, aber er darf hindurchziehen. Schlag so den Stein auf d3.
    .title = Durch die Mitte
    .right = Von e6 über e5 nach e4 in einem Schritt, und zwischen e4 und c2 wurde der Stein auf d3 geschlagen.
    .wrong = Dein Stein auf c2 braucht einen Partner auf e4, auf derselben Diagonale. Der Stein auf e6 kommt durch die Mitte dorthin.
lesson-biloba-win =
    Nord hat noch drei Steine. Mit zweien muss Nord sofort schlagen oder ist raus. Gewinne die Partie.
    .title = Gewinnen
    .right = Nord hat zwei Steine und kann nichts schlagen. Nord ist raus, und nur du bist noch übrig.
    .wrong = Nord hat immer noch drei Steine. Schlag c4: Ein Stein auf d4 oder b5 fängt ihn zwischen zwei von deinen.

lesson-bizingo-captain =
    Du hast die helle Armee. Zwei deiner Steine sind Hauptleute, die mit dem Stern. Zieh mit einem davon.
    .title = Hauptleute und Schritte
    .right = Hauptleute ziehen genau wie Soldaten: auf eins der sechs nächsten Felder ihrer Farbe. Du brauchst einen, um einen Hauptmann oder einen Stein am Rand zu schlagen.
    .wrong = Das war ein Soldat. Deine Hauptleute stehen auf i4 und q4.
lesson-bizingo-capture =
    Der dunkle Soldat auf l6 hat drei Nachbarfelder: k6, m6 und l5. Auf zwei davon stehst du schon. Schlag ihn.
    .title = Schlagen
    .right = Auf allen drei Nachbarfeldern von l6 standen deine Steine, also ist er geschlagen.
    .wrong = Ein Nachbarfeld von l6 ist noch frei: l5, darunter. Der Soldat auf m4 kommt dorthin.
lesson-bizingo-star =
    Jetzt steht auf l6 ein dunkler Hauptmann. Zwei deiner Steine können den Ring schließen. Schlag ihn mit dem richtigen.
    .title = Einen Hauptmann schlagen
    .right = Um einen Hauptmann zu schlagen, muss auch einer der Steine ringsum ein Hauptmann sein. Der von m4 ist einer.
    .wrong = Drei Soldaten können keinen Hauptmann schlagen. Bring deinen Hauptmann von m4 nach l5.
lesson-bizingo-edge =
    Der dunkle Soldat auf m1 steht am Rand. Er hat nur zwei Nachbarfelder, und auf einem stehst du schon. Schlag ihn.
    .title = Am Rand
    .right = Zwei Steine schlagen einen Stein am Rand, wenn einer davon ein Hauptmann ist. Deiner kam nach n1.
    .wrong = Das zweite Nachbarfeld von m1 ist n1, und am Rand muss ein Hauptmann helfen. Deiner steht auf o2.
lesson-bizingo-first =
    Rings um das Feld l5 stehen dunkle Steine: k5 und m5 daneben und l6 darüber. Zieh hinein, ohne deinen Stein zu verlieren.
    .title = Erst schlägst du
    .right = Erst schlägst du. Ohne l6 war l5 nicht mehr umzingelt.
    .wrong = Ein Stein, der hineinzieht und nichts schlägt, ist verloren. Aber auf l5 würde dein Stein l6 schlagen und stehen bleiben. Der auf m4 kommt dorthin.

lesson-basileus-pawn =
    Du bist Weiß. Ohne zu schlagen, ziehen Bauern und Offiziere einen Schritt diagonal. Von links stehen da: Offizier, Bauer, Offizier, Bauer, Basileus, Bauer, Offizier, Bauer, Offizier. Zieh mit einem Bauern.
    .title = Schritte
    .right = Ein Bauer zieht ein Feld diagonal, also bleibt er immer auf Feldern derselben Farbe.
    .wrong = Das war ein Offizier oder der Basileus. Deine Bauern stehen auf b1, d1, f1 und h1.
lesson-basileus-chain =
    Du musst schlagen, und wer schlägt, springt weiter, solange es geht. Den Weg wählst du. Schlag drei Figuren in einem Zug.
    .title = Sprungkette
    .right = Drei Sprünge in einem Zug, über e3, d4 und c5. Den anderen Weg hättest du auch nehmen dürfen.
    .wrong = Du musst nicht den längsten Weg nehmen. Aber der über d4 geht über c5 weiter und schlägt drei.
lesson-basileus-piece =
    Bauern und Offiziere springen nie über Offiziere, dein Basileus schon. Schlag den schwarzen Offizier.
    .title = Der Basileus schlägt Offiziere
    .right = Der Basileus springt in alle acht Richtungen, über Bauern und Offiziere.
    .wrong = Damit hast du einen Bauern geschlagen. Der Offizier steht auf f3, schräg unter deinem Basileus.
lesson-basileus-kings =
    Der schwarze Basileus steht direkt neben deinem. Gewinne die Partie.
    .title = Basileus schlägt Basileus
    .right = Ein Basileus schlägt den anderen, indem er auf dessen Feld zieht, und die Partie ist zu Ende.
    .wrong = Damit hast du geschlagen, aber nur einen Bauern, und der schwarze Basileus entkommt. Zieh stattdessen auf e5.
lesson-basileus-win =
    Ein Bauer springt gerade: nach links, rechts, vorn oder hinten. Gewinne mit dem Bauern auf e4.
    .title = Gewinnen
    .right = Du gewinnst, indem du den Basileus schlägst. Bauern und Offiziere schlagen ihn, indem sie über ihn springen.
    .wrong = Damit hast du einen Bauern geschlagen, aber du hättest den Basileus auf e5 haben können. Spring nach vorn.

lesson-bilitaire-jump =
    Du bist der Springer. Eine Kugel springt über eine Kugel neben sich in die leere Mulde direkt dahinter. Spring mit der Kugel auf c3.
    .title = Sprung
    .right = c3 ist über d3 gesprungen, und die Kugel dort ist weg. Dass der Sprung auf einer anderen Platte endete, macht nichts.
    .wrong = Das war die Kugel auf f6. Die auf c3 kann nach rechts springen.
lesson-bilitaire-chain =
    Dieselbe Kugel darf weiterspringen, solange es Sprünge gibt. Schlag drei Kugeln in einem Zug.
    .title = Mehrfachsprung
    .right = Drei Sprünge mit einer Kugel, und drei Kugeln sind weg. Du hättest nach jedem davon aufhören dürfen.
    .wrong = Du darfst früher aufhören, aber dann bleiben mehr Kugeln liegen, und die zählen gegen dich. Spring von c3 aus weiter über e4 und d5.
lesson-bilitaire-slide =
    Jetzt bist du der Schieber. Der Springer könnte von c3 über d3 nach e3 springen. Nimm ihm den Sprung: Dann endet die Runde sofort, und die übrigen Kugeln zählen für dich.
    .title = Schieben
    .right = Hinter keiner Kugel ist mehr eine leere Mulde. Ohne Sprung ist die Runde des Springers vorbei. Die zwei Kugeln sind deine Punkte, und das Brett wird für die zweite Runde neu aufgebaut.
    .wrong = Die zwei Platten liegen noch nebeneinander, also geht der Sprung noch. Schieb eine von der anderen weg oder nimm die leere heraus.
lesson-bilitaire-remove =
    Statt zu schieben, kann der Schieber eine Platte herausnehmen, auf der keine Kugel liegt. Probier es aus.
    .title = Eine Platte herausnehmen
    .right = Auf B2 lag keine Kugel, also durfte die Platte weg. Dorthin springt niemand mehr.
    .wrong = Du hast geschoben. Du kannst schieben oder herausnehmen, aber nicht beides. Die leere Platte ist B2.
lesson-bilitaire-demand =
    Wenn du eine Platte schiebst, kannst du einen Sprung über eine genaue Zahl von Kugeln fordern. Der Springer könnte mit c3 drei schlagen. Schieb die Platte D1 und fordere genau zwei, damit eine Kugel mehr liegen bleibt.
    .title = Forderung
    .right = Jetzt muss der Springer genau zwei schlagen.
    .wrong = Das war es nicht. Wähl D1, dann das Ziel, dann die Forderung 2.

# The frame of every lesson.
lesson-heading = **{ $game }, Lektion { $number } von { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Richtig!** { $turn }.
lesson-wrong = ↩️ **Erlaubt, aber nicht das, was wir suchen.** { $turn }.
lesson-last = Das war die letzte Lektion. Lust auf eine Partie? Drück auf **Jetzt spielen** oder starte eine mit **/play**.
