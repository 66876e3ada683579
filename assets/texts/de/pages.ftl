# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = Ausführlich
button-rules-summary = Kurz

help-title = B-Side
button-help-now = Jetzt gerade

# The next steps of the player in this channel.
help-now = ### Jetzt gerade
help-no-table = In diesem Kanal läuft keine Partie. **/play** startet eine, und **/learn** zeigt dir, wie die Spiele gehen.
help-table = **{ $game }** · Tisch { $table }
help-opened = Du hast diesen Tisch eröffnet. Die Partie beginnt, sobald alle Plätze besetzt sind. **{ $button-cancel }** unter dem Brett löst ihn wieder auf.
help-seated = Du hast einen Platz. Die Partie beginnt, sobald alle Plätze besetzt sind.
help-invited = { $player } lädt dich ein. Drück unter dem Brett auf **{ $button-join }** oder **{ $button-decline }**.
help-free = Ein Platz ist frei. Drück unter dem Brett auf **{ $button-join }**, wenn du dabei sein willst.
help-reserved = { $count ->
    [one] Der freie Platz ist für { $players } reserviert.
   *[other] Die freien Plätze sind für { $players } reserviert.
} Starte deine eigene Partie in einem Thread.
help-your-turn = Du bist am Zug (Platz { $seat }). Drück unter dem Brett auf **{ $button-choose }** oder nimm **/move**, zum Beispiel **{ $example }**.
help-paused = Die Partie ist pausiert.{ $resume ->
    [alone] {" "}Mit **/resume** setzt du sie fort.
    [people] {" "}Mit **/resume** bittest du darum, sie fortzusetzen.
   *[offered] {""}
} Du hast Platz { $seat }.
help-waiting = { $player } ist am Zug. Du hast Platz { $seat }. Solange kannst du dir mit **/board** das Brett ansehen, Remis anbieten oder aufgeben.
help-out = Du bist aus dieser Partie raus, auf Rang { $place }. Sie geht weiter, und { $player } ist am Zug.
help-watching = Du schaust zu, und { $player } ist am Zug. **/board** zeigt dir das Brett von jeder Seite. Starte deine eigene Partie in einem Thread.
help-voting = Hier spielt dieser Server, und du kannst abstimmen. Am Zug ist { $player }. Wenn der Server am Zug ist, drück unter dem Brett auf **{ $button-vote }** oder gib **/move** ein.
help-offer = { $player } { $offer ->
    [draw] bietet Remis an
    [takeback] bittet um eine Zugrücknahme
    [pause] möchte die Partie pausieren
    [resign] bietet an aufzugeben
   *[resume] möchte die Partie fortsetzen
}. Antworte mit **/accept** oder **/decline**.
help-offered = Du { $offer ->
    [draw] bist mit Remis einverstanden
    [takeback] bist mit der Zugrücknahme einverstanden
    [pause] bist mit der Pause einverstanden
   *[resume] bist damit einverstanden, die Partie fortzusetzen
}. Das gilt bis zum nächsten Zug oder bis jemand ablehnt.
help-over = Diese Partie ist zu Ende. Sieh sie dir mit **/replay** oder **/record** an oder starte mit **/play** eine neue.

# What I do, and the topics of the help. The text of a topic has at most 875 characters: it has to fit on a phone.
help-hosts =
    ### Was ich kann
    Bei mir spielst du Brettspiele, die du sonst kaum irgendwo findest: { $games }. Was möchtest du wissen?
help-start =
    Starte in diesem Kanal eine Partie mit **/play**. Wähl ein Spiel und, wenn du magst, einen Gegner, eine Bedenkzeit pro Zug oder einen eigenen Thread. Ohne Gegner können alle auf **{ $button-join }** drücken.
    • Mit `computer` spielst du gegen einen Computer, Stufe 1 bis 8.
    • In jedem Kanal oder Thread läuft nur eine Partie. Öffne für die zweite einen Thread.
    • In einer Direktnachricht mit mir spielst du gegen den Computer.
    • **/seek** sucht auf anderen Servern jemanden zum Spielen.
    • **/games** zeigt deine laufenden Partien, zuerst die, in denen du am Zug bist.
    • **/watch** schickt dir eine Direktnachricht, wenn eine Partie zu Ende ist.
    .title = Eine Partie starten
help-move =
    Drück unter dem Brett auf **{ $button-choose }**. Auf einem Bild sind erst die Steine nummeriert, die ziehen können, dann ihre Zielfelder. Die Buttons haben dieselben Nummern.
    • **/move** spielt deinen getippten Zug. Beim Tippen erscheinen Vorschläge; Großbuchstaben, Leerzeichen und Striche sind egal.
    • **/board** zeigt das Brett noch einmal, oder nur für dich von einer anderen Seite, in anderen Farben oder als Text.
    • **/hint** gibt dir in ungewerteten Partien und gegen Computer einen Tipp: erst den Stein, dann den Zug (**Spielen** führt ihn aus), dann die Gründe. Wer mitspielt, erfährt, dass du gefragt hast, aber nur du siehst den Tipp. In einer gewerteten Partie frage ich vorher nach, denn nach einem Tipp zählt nur noch eine Niederlage für deine Wertung.
    .title = Ziehen
help-offers =
    • **/draw** bietet Remis an.
    • **/takeback** bittet darum, deinen letzten Zug zurückzunehmen.
    • **/pause** und **/resume** bitten darum, die Uhren anzuhalten und weiterlaufen zu lassen.
    • Die anderen antworten mit den Buttons oder mit **/accept** und **/decline**.
    • **/resign** gibt die Partie auf. **/abort** bricht sie ab, bevor alle gezogen haben.
    • **/table give-time** gibt deinem Gegner mehr Zeit für einen Zug. In Partien ohne Uhr fragt **/table still-there** nach, wenn jemand 3 Tage lang nicht gezogen hat.
    .title = Remis und Zugrücknahme
help-learn =
    • **/learn** bringt dir ein Spiel in ein paar kurzen Lektionen bei.
    • **/rules** erklärt es mit Bildern, Seite für Seite.
    • **/puzzle** zeigt eine Stellung, in der du den besten Zug suchst. Rätsel haben eine eigene Wertung.
    .title = Ein Spiel lernen
help-after =
    • **/review** analysiert eine beendete Partie: Gewinnchancen Zug für Zug, Wendepunkte und bessere Züge.
    • **/replay** zeigt die Partie als Animation, und mit **/record** bekommst du sie als Textdatei.
    • **/game** mit einer Tischnummer geht jede Partie Zug für Zug durch.
    • **/analyse** oder **{ $button-explore }** unter einem Brett öffnet ein Brett, das nur du siehst: Probier Züge für alle Seiten aus und mach Notizen. Nach der Partie sagt der Computer seine Meinung. Solange andere am Zug sind, macht **{ $button-plan }** deine Antworten für dich.
    • **{ $button-rematch }** unter dem letzten Brett startet eine neue Partie mit vertauschten Plätzen.
    • **{ $button-stronger }** und **{ $button-weaker }** machen dasselbe mit einem Computer eine Stufe darüber oder darunter.
    .title = Nach der Partie
help-ratings =
    • **/leaderboard** zeigt die Bestenliste, von hier oder von allen Servern.
    • **/profile** zeigt die Wertungen eines Spielers im Lauf der Zeit, Ergebnisse, Serien und die häufigsten Gegner.

    Beendete Partien werden gewertet (Glicko), mit einer Wertung pro Spiel. Sie ist vorläufig, bis du fünf Partien gespielt hast. Partien gegen Computer haben eigene Wertungen.
    .title = Wertungen
help-settings =
    • **/settings me** ist für Farben, Seiten, Sprache, Erinnerungen und die Nachfrage vor deinen Zügen.
    • **/settings vacation** hält deine langsamen Uhren an, bis zu 14 Tage im Jahr.
    • **/settings server** ist für alle, die den Server verwalten.
    .title = Einstellungen
help-data =
    • **/privacy export** gibt dir alles, was ich über dich gespeichert habe.
    • **/privacy delete** löscht deine Daten. Deine Partien bleiben, ohne deinen Namen.
    • **/block** verhindert, dass jemand dich einlädt, und **/unblock** macht das rückgängig. Sonst erfährt es niemand.
    .title = Deine Daten
