# Turniere.

command-tournament = Turniere auf diesem Server
command-tournament-create = Turnierleitung: Öffne die Anmeldung zu einem Turnier in diesem Kanal
command-tournament-create-name = Name des Turniers
command-tournament-create-game = Welches Spiel
command-tournament-create-form = Wer gegen wen spielt
command-tournament-create-setup = Eine andere Aufstellung, wenn das Spiel eine hat
command-tournament-create-seats = Spieler pro Tisch, wenn das Spiel mehr als zwei erlaubt (nur jeder gegen jeden)
command-tournament-create-rounds = Schweizer System: Rundenzahl (Standard: 3 bei 8 Spielern, 4 bei 16 …). Jeder gegen jeden: at-once
command-tournament-create-time = Bedenkzeit pro Zug (Standard: 1 Tag)
command-tournament-create-deadline = Tage, nach denen eine unfertige Partie entschieden wird (Standard: keine Frist)
command-tournament-create-casual = Ungewertete Partien (Standard: gewertet)
command-tournament-create-start = Wann es beginnt, etwa 20:30, morgen 20:00 oder 2d (leer: von Hand starten)
command-tournament-create-players = Höchstens so viele Spieler (Standard: 16 bei jeder gegen jeden, sonst 128)
command-tournament-create-channel = Spiel die Partien in diesem Kanal, eine nach der anderen (Standard: jede in einem eigenen Thread)
command-tournament-create-third-place = K.-o.: Die Verlierer der Halbfinale spielen um Platz 3 (Standard: nein)
command-tournament-create-best-of-three = K.-o.: bis zu drei Partien pro Begegnung (Standard: eine, und nach einem Remis noch eine)
command-tournament-move = Turnierleitung: Verleg ein Turnier in diesen Kanal
command-tournament-move-tournament = Welches Turnier
command-tournament-start = Turnierleitung: Starte ein Turnier
command-tournament-start-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-pause = Turnierleitung: Pausiere ein Turnier
command-tournament-pause-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-resume = Turnierleitung: Setz ein pausiertes Turnier fort
command-tournament-resume-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-cancel = Turnierleitung: Beende ein Turnier ohne Ergebnis
command-tournament-cancel-tournament = Welches Turnier
command-tournament-finish = Turnierleitung: Beende eine Rangliste; ihre Reihenfolge wird das Ergebnis
command-tournament-finish-tournament = Welche Rangliste (Standard: die in diesem Kanal)
command-tournament-remove = Turnierleitung: Schließ jemanden aus einem Turnier aus
command-tournament-remove-player = Wen du ausschließt
command-tournament-remove-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-join = Spiel bei einem Turnier mit
command-tournament-join-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-leave = Verlass ein Turnier vor dem Beginn
command-tournament-leave-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-withdraw = Steig aus einem Turnier aus; deine laufende Partie ist verloren
command-tournament-withdraw-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-standings = Zeig die Tabelle eines Turniers
command-tournament-standings-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-standings-text = Nur für dich, als Text
command-tournament-standings-player = Zeig nur mir die Partien dieses Spielers
command-tournament-pairings = Zeig, wer gegen wen spielt
command-tournament-pairings-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-pairings-round = Welche Runde (Standard: die laufende)
command-tournament-export = Lade die Tabelle und alle Partien eines Turniers herunter
command-tournament-export-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-challenge = Fordere jemanden über dir auf einer Rangliste heraus
command-tournament-challenge-opponent = Wen du herausforderst
command-tournament-challenge-tournament = Welche Rangliste (Standard: die in diesem Kanal)
command-tournament-change = Turnierleitung: Ändere ein Turnier
command-tournament-change-name = Neuer Name
command-tournament-change-deadline = Neue Frist der Runden in Tagen (0: keine), für Partien, die ab jetzt beginnen
command-tournament-change-rounds = Nur Schweizer System: neue Zahl der Runden
command-tournament-change-time = Neue Bedenkzeit pro Zug, für Partien, die ab jetzt beginnen
command-tournament-change-players = Vor dem Beginn: höchstens so viele Spieler
command-tournament-change-extend = Gib den laufenden Partien so viele Tage mehr bis zur Frist
command-tournament-change-player = Verlängere nur die Partie dieser Person
command-tournament-change-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-result = Turnierleitung: Trag das Ergebnis einer Partie ein oder berichtige es
command-tournament-result-player = Wer von den beiden
command-tournament-result-result = Das Ergebnis dieser Person
command-tournament-result-round = Welche Runde (Standard: die laufende)
command-tournament-result-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-add = Turnierleitung: Nimm jemanden in ein Turnier auf oder hol jemanden zurück
command-tournament-add-player = Wen du aufnimmst
command-tournament-add-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-seed = Turnierleitung: Bestimm vor dem Beginn einen Setzplatz
command-tournament-seed-player = Für wen
command-tournament-seed-seed = Der Setzplatz (0: nach Wertung oder Los)
command-tournament-seed-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-bye = Bitte um eine spielfreie Runde im Schweizer System: ein halber Punkt, einmal
command-tournament-bye-round = Welche Runde (0: keine)
command-tournament-bye-player = Turnierleitung: Wer spielfrei hat (Standard: du)
command-tournament-bye-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-apart = Turnierleitung: Halt zwei Personen im Schweizer System auseinander oder heb das auf
command-tournament-apart-player = Eine der beiden
command-tournament-apart-other = Die andere
command-tournament-apart-tournament = Welches Turnier (Standard: das in diesem Kanal)
command-tournament-undo = Turnierleitung: Nimm die letzte Änderung der Turnierleitung zurück
command-tournament-undo-tournament = Welches Turnier (Standard: das in diesem Kanal)

button-tournament-leave = Verlassen
button-tournament-players = Spieler
button-tournament-pairings = Paarungen
button-tournament-standings = Tabelle
button-tournament-leave-running = Aussteigen
button-tournament-challenge = Herausfordern
button-tournament-withdraw = Ja, aussteigen
button-tournament-remove = Ja, ausschließen
button-tournament-cancel = Ja, abbrechen
button-tournament-finish = Ja, beenden
button-tournament-organise = Verwalten
button-tournament-start = Starten
button-tournament-pause = Pausieren
button-tournament-resume = Fortsetzen
button-tournament-remove-player = Spieler ausschließen
button-tournament-move = Verlegen
button-tournament-cancel-it = Turnier abbrechen
button-tournament-finish-it = Rangliste beenden
button-tournament-export = Exportieren
button-tournament-card = Meine Partien
button-tournament-change = Einstellungen ändern
button-tournament-result = Ergebnis eintragen
button-tournament-extend = Frist verlängern
button-tournament-bring-back = Spieler zurückholen
button-tournament-seed = Setzplatz bestimmen
button-tournament-bye = Spielfrei geben
button-tournament-apart = Spieler auseinanderhalten
button-tournament-undo = Letzte Änderung zurücknehmen

tournament-form = { $form ->
    [round-robin] jeder gegen jeden
    [double-round-robin] jeder gegen jeden, doppelt
    [swiss] Schweizer System
    [knockout] K.-o.-System
   *[ladder] Rangliste
}
tournament-form-choice = { $form ->
    [round-robin] Jeder gegen jeden: alle spielen gegen alle (bis 16 Spieler)
    [double-round-robin] Jeder gegen jeden, doppelt: alle spielen zweimal gegen alle (bis 16 Spieler)
    [swiss] Schweizer System: in jeder Runde gegen jemanden mit ähnlich vielen Punkten (bis 128)
    [knockout] K.-o.-System: wer verliert, scheidet aus (bis 128 Spieler)
   *[ladder] Rangliste: wer über dir steht, kann herausgefordert werden, solange sie läuft (bis 128)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] Anmeldung offen
    [running] läuft
    [finished] zu Ende
   *[cancelled] abgebrochen
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · üblich bis { $players } Spieler
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Gleichzeitig: Alle Runden beginnen zusammen (nur jeder gegen jeden)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Gewertet
   *[no] Ungewertet
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] eine Runde ·{" "}
   *[other] { $rounds } Runden ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } pro Tisch ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} Spieler · Leitung: { $organiser }
tournament-in-channel = -# Die Partien werden in diesem Kanal gespielt, eine nach der anderen.
tournament-deadline = -# Jede Partie muss { $days ->
    [one] einen Tag
   *[other] { $days } Tage
} nach ihrem Beginn zu Ende sein.
    -# { $seats ->
    [2] Wer dann am Zug ist, verliert. Vor dem ersten Zug verliert auch, wer nicht auf *Ich bin da* gedrückt hat.
   *[other] Wer dann am Zug ist, wird Letzter von denen, die noch spielen, und die anderen teilen sich den ersten Rang. Vor dem ersten Zug wird auch Letzter, wer nicht auf *Ich bin da* gedrückt hat.
}
tournament-knockout-rule = -# { $games ->
    [1] Nach einem Remis wird noch einmal gespielt, und der andere fängt an. Nach einem zweiten Remis kommt weiter, wer niedriger gesetzt ist. Gesetzt wird nach der Wertung beim Start, wenn die Turnierleitung nichts anderes bestimmt.
   *[other] Gespielt werden bis zu drei Partien pro Begegnung, mit wechselndem Anfang. Steht es nach drei Partien unentschieden, kommt weiter, wer niedriger gesetzt ist. Gesetzt wird nach der Wertung beim Start, wenn die Turnierleitung nichts anderes bestimmt.
}
tournament-third-place = -# Die Verlierer der Halbfinale spielen um Platz 3.
tournament-at-once = -# Alle Runden laufen gleichzeitig: Jede Partie beginnt mit dem Turnier.
tournament-starts-at = Beginnt { $start }.
tournament-starts-by-hand = Die Turnierleitung startet es, wenn genug Spieler dabei sind.
tournament-players = { $count ->
    [0] Noch keine Spieler. Wer macht mit?
    [one] Ein Spieler: { $names }
   *[other] { $count } Spieler: { $names }
}
tournament-under-way = { $rounds ->
    [0] Die Rangliste ist eröffnet. Fordere mit **/tournament challenge** jemanden über dir heraus.
   *[other] Läuft: { $stage ->
        [final] Finale
        [semifinal] Halbfinale
        [quarterfinal] Viertelfinale
        [all] alle Runden
       *[round] Runde { $round } von { $rounds }
    }.
}
tournament-is-paused = Pausiert: Laufende Partien können zu Ende gespielt werden, neue beginnen nicht.
tournament-is-cancelled = Dieses Turnier wurde abgebrochen.
tournament-game-annulled = -# Diese Partie zählt in **{ $name }** nicht, weil jemand vorzeitig ausgeschieden ist.
tournament-players-heading = Spieler: { $name }
tournament-players-none = Noch keine Spieler.

tournament-round = **{ $name }** · { $stage ->
    [final] Finale
    [semifinal] Halbfinale
    [quarterfinal] Viertelfinale
    [third-place] Spiel um Platz 3
    [all] alle Runden
   *[round] Runde { $round } von { $rounds }
}
tournament-goes-first = -# Wer zuerst genannt ist, fängt an.
tournament-round-deadline = -# { $stage ->
    [all] Alle Partien müssen bis { $at } zu Ende sein.
   *[round] Die Partien dieser Runde müssen bis { $at } zu Ende sein.
}
tournament-round-deadlines = -# Die Fristen dieser Partien sind verschieden: Die erste endet am { $at }, die letzte am { $last }. Jedes Brett zeigt seine.
tournament-round-number = **Runde { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}Spiel um Platz 3 ·
   *[other] {""}
} { $state ->
    [planned] geplant
    [waiting] beginnt bald
    [playing] Tisch { $table }
    [withdrawn] { $result }, ausgestiegen
    [adjudicated] { $result } nach Fristablauf
    [not-begun] { $result }, nicht gespielt
    [off] nicht gespielt
    [annulled] zählt nicht
    [through] { $result }, { $through } ist weiter
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Spielfrei
    [1] Spielfrei, { $points } Punkt
    [2] Spielfrei, 1 Punkt
   *[other] Spielfrei, { $points } Punkte
}: { $names }
tournament-more = { $count ->
    [one] … und eine weitere
   *[other] … und { $count } weitere
}
tournament-pairings-heading = Paarungen: { $name }
tournament-pairings-none = Es gibt noch keine Paarungen.
tournament-pairings-rounds = Paarungen gibt es für diese Runden: { $rounds }.

tournament-standings-heading = Tabelle: { $name }
tournament-standings-none = Vor dem Beginn gibt es keine Tabelle.
tournament-standings-empty = Es spielt niemand mehr mit, deshalb gibt es keine Tabelle.
tournament-column = { $column ->
    [player] Spieler
    [points] Pkt
    [buchholz] BH
    [sonneborn] SB
    [wins] Siege
    [games] Partien
   *[rating] Wertung
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , direkter Vergleich { $direct }
}, Siege { $wins }
tournament-standing-ladder = { $name } · { $wins } von { $games } gewonnen
tournament-standing-in = { $name } · noch dabei
tournament-standing-left = { $name } ({ $how ->
    [removed] ausgeschlossen
   *[withdrawn] ausgestiegen
})
tournament-third-place-heading = Spiel um Platz 3
tournament-card-heading = { $player } in { $name }
tournament-card-game = { $seat ->
    [1] Erster gegen
    [2] Zweiter gegen
    [3] Dritter gegen
   *[4] Vierter gegen
} { $opponents }
tournament-card-bye = { $half ->
    [0] spielfrei
    [1] spielfrei, { $points } Punkt
    [2] spielfrei, 1 Punkt
   *[other] spielfrei, { $points } Punkte
}
tournament-card-late = später dazugekommen{ $half ->
    [0] {""}
   *[other] , { $points } Punkt
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· heruntergelost
    [up] {" "}· hochgelost
   *[none] {""}
}{ $total ->
    [yes] {" "}· gesamt { $points }
   *[no] {""}
}
tournament-standings-left = -# Wer ausgestiegen ist oder ausgeschlossen wurde, steht am Ende.
tournament-tie-breaks = -# Bei gleichen Punkten zählen Buchholz (BH), Sonneborn-Berger (SB), der direkte Vergleich und die Siege.
tournament-match = { $state ->
    [won] { $winner } schlägt { $loser }
    [left] { $winner } gewinnt, weil { $loser } nicht mehr dabei ist
    [seed] { $winner } kommt nach Gleichstand gegen { $loser } weiter, da niedriger gesetzt
    [bye] { $winner } hat spielfrei
   *[open] { $players }
}
tournament-standings-alt = Tabelle von { $name }. { $rows }
tournament-bracket-alt = Turnierbaum von { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Finale
    [semifinal] Halbfinale
    [quarterfinal] Viertelfinale
    [third-place] Spiel um Platz 3
   *[round] Runde { $round }
}: { $matches }.

tournament-won = { $count ->
    [one] **{ $names } gewinnt { $tournament }!**
   *[other] **{ $names } teilen sich den ersten Rang: { $tournament }!**
}
tournament-no-places = **{ $tournament }** ist zu Ende, ohne Sieger.{ $reason ->
    [unplayed] {" "}Für den ersten Rang braucht man eine Partie, die zählt.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** ist zu Ende. Den ersten Rang bekommt niemand.{ $reason ->
    [unplayed] {" "}Für den ersten Rang braucht man eine Partie, die zählt.
   *[other] {""}
}
tournament-ended-early = -# Es endete nach Runde { $round } von { $rounds }, weil zu wenige Spieler übrig waren.
tournament-title = { $place ->
    [1] Sieg
    [2] Rang 2
   *[3] Rang 3
}: { $tournament } · { $game } · { $date }
profile-titles = **Turniere**

tournament-news-joined = { $name } spielt im Turnier mit.
tournament-news-removed = Die Turnierleitung hat { $name } aus dem Turnier ausgeschlossen.{ $annulled ->
    [yes] {" "}Keine der Partien mit { $name } zählt.
   *[no] {""}
}
tournament-news-withdrawn = { $name } ist ausgestiegen.{ $annulled ->
    [yes] {" "}Keine der Partien mit { $name } zählt.
   *[no] {""}
}
tournament-news-start-missed = Für den Beginn sind noch zu wenige Spieler da. Es können noch welche mitspielen, und die Turnierleitung kann das Turnier später starten.
tournament-news-expired = Die Anmeldung ist geschlossen, weil einen Monat lang nichts geschehen ist.
tournament-news-cancelled = Die Turnierleitung hat das Turnier abgebrochen.{ $games ->
    [yes] {" "}Laufende Partien gehen ohne Turnier weiter.
   *[no] {""}
}
tournament-news-replay = Remis zwischen { $players }. Sie spielen noch einmal, und { $name } fängt an. Nach noch einem Remis kommt { $lower } weiter, da niedriger gesetzt.
tournament-news-next-game = { $name } – { $other } { $score }. Es folgt die nächste Partie, und { $name } fängt an.{ $last ->
    [yes] {" "}Steht es danach unentschieden, kommt { $lower } weiter, da niedriger gesetzt.
   *[no] {""}
}
tournament-news-lower-seed = Gleichstand zwischen { $players }. Also kommt { $name } weiter, da niedriger gesetzt.
tournament-news-paused = Die Turnierleitung hat das Turnier pausiert. Laufende Partien können zu Ende gespielt werden, neue beginnen nicht.
tournament-news-resumed = Das Turnier geht weiter.
tournament-news-fewer-rounds = Bei { $players } Spielern gibt es { $rounds } Runden: Danach haben alle gegeneinander gespielt.
tournament-news-ladder-started = Die Rangliste ist gestartet. Spieler: { $players }.
tournament-news-accepted = { $challenged } nimmt die Herausforderung von { $challenger } an.
tournament-news-declined = { $challenged } lehnt die Herausforderung ab. Rang { $place } geht an { $challenger }.
tournament-news-lapsed = { $challenged } hat nicht rechtzeitig geantwortet. Rang { $place } geht an { $challenger }.
tournament-news-reminded = { $challenged }, deine Zeit für die Antwort auf die Herausforderung von { $challenger } endet { $end }. Ohne Antwort gibst du den Rang ab.
tournament-news-climbed = { $challenger } schlägt { $challenged }. Rang { $place } geht an { $challenger }.
tournament-news-stayed = { $challenger } hat nicht gegen { $challenged } gewonnen, also bleibt die Reihenfolge.
tournament-news-closed = Die Partie von { $players } endete ohne Ergebnis. Sie wird an einem anderen Tisch neu gespielt.
tournament-changed = { $undo ->
    [yes] { $who } hat die letzte Änderung zurückgenommen.
   *[no] { $who } hat etwas geändert.
} { $what }
tournament-changed-value = { $what ->
    [name] Name: { $from } → { $to }
    [deadline] Frist der Runden: { $from } → { $to }
    [rounds] Runden: { $from } → { $to }
    [time] Bedenkzeit: { $from } → { $to }
    [players] Höchste Spielerzahl: { $from } → { $to }
    [result] Ergebnis von { $game }: { $from } → { $to }
    [extended] Frist von { $game }: { $from } → { $to }
    [added] Neu dabei: { $name }
    [back] Wieder dabei: { $name }
    [out] Nicht mehr dabei: { $name }
    [seed] Setzplatz von { $name }: { $from } → { $to }
    [bye] Halber Punkt spielfrei für { $name }, Runde: { $from } → { $to }
    [apart] Treffen nicht aufeinander: { $players }
   *[together] Dürfen wieder aufeinandertreffen: { $players }
}
tournament-changed-deadlines = Fristen von { $games } Partien: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] keine
    [one] ein Tag
   *[other] { $days } Tage
}
tournament-news-moved = Das Turnier geht jetzt in { $channel } weiter.
tournament-challenge-over = { $challenger } hat { $challenged } herausgefordert. Das hat sich erledigt.
tournament-challenge = { $challenged }, { $challenger } fordert dich um deinen Rang heraus. Die Zeit für deine Antwort endet { $end }: Wer ablehnt oder nicht antwortet, gibt den Rang ab.
tournament-challenge-away = { $name } ist bis { $end } im Urlaub. Die drei Tage für die Antwort beginnen danach.
tournament-challenge-ended = Herausforderung { $challenger } – { $challenged }: { $end ->
    [declined] abgelehnt
    [lapsed] nicht rechtzeitig beantwortet
    [won] gewonnen
    [not-won] nicht gewonnen
   *[withdrawn] vorbei, weil jemand ausgestiegen ist
}.

tournament-done = { $what ->
    [opened] Die Anmeldung zu { $name } ist offen.
    [joined] Du bist dabei: { $name }.
    [left] Du hast { $name } verlassen.
    [withdrawn] Du bist aus { $name } ausgestiegen.
    [removed] Diese Person ist nicht mehr in { $name }.
    [started] { $name } hat begonnen.
    [paused] { $name } ist pausiert.
    [resumed] { $name } geht weiter.
    [moved] { $name } ist jetzt in diesem Kanal.
    [cancelled] { $name } ist abgebrochen.
    [finished] { $name } ist zu Ende.
    [changed] { $name } ist geändert.
    [added] Die Person ist in { $name } dabei.
    [undone] Die letzte Änderung in { $name } ist zurückgenommen.
    [challenged] Deine Herausforderung ist unterwegs.
    [accepted] Herausforderung angenommen. Die Partie beginnt bald.
   *[declined] Herausforderung abgelehnt.
}

# Questions before something is lost.
tournament-really-withdraw = Aus { $name } aussteigen? { $loss ->
    [all] Keine deiner Partien zählt dann.
    [all-and-game] Du verlierst deine laufende Partie, und keine deiner Partien zählt dann.
    [game] Du verlierst deine laufende Partie.
    [future] Du spielst dort keine Partien mehr.
   *[nothing] Du gibst deinen Platz auf.
}
tournament-really-remove = { $player } aus { $name } ausschließen? { $loss ->
    [all] Keine Partie dieser Person zählt dann.
    [all-and-game] Die laufende Partie ist dann verloren, und keine Partie dieser Person zählt.
    [game] Die laufende Partie ist dann verloren.
    [future] Diese Person spielt dort keine Partien mehr.
   *[nothing] Der Platz wird frei.
} Wieder mitspielen geht dann nicht mehr.
tournament-really-cancel = { $name } abbrechen? { $phase ->
    [registration] { $players ->
        [0] Noch spielt niemand mit.
        [one] Bisher spielt eine Person mit.
       *[other] Bisher spielen { $players } Personen mit.
    }
   *[running] { $games ->
        [0] Noch ist keine Partie entschieden,
        [one] Eine Partie ist entschieden,
       *[other] { $games } Partien sind entschieden,
    } und niemand bekommt einen Rang.
} Das lässt sich nicht rückgängig machen.
tournament-really-finish = { $name } beenden? Die Reihenfolge wird zum Ergebnis. Das lässt sich nicht rückgängig machen.
tournament-organise = Was möchtest du mit { $name } tun?
tournament-ask = { $what ->
    [result] Das Ergebnis welcher Partie willst du eintragen?
    [result-of] Wie ging die Partie aus? Eine laufende Partie endet damit und zählt nicht für die Wertung.
    [extend] Welche Partie soll einen Tag mehr haben?
    [bring-back] Wen willst du zurückholen? Neue nimmst du mit **/tournament add** auf.
    [seed] Wessen Setzplatz willst du bestimmen?
    [seed-of] Welcher Setzplatz?
    [bye] Wer soll spielfrei haben? Das gibt einen halben Punkt, einmal für jede Person.
    [bye-of] In welcher Runde?
    [apart] Wer soll auf jemanden nicht treffen oder wieder treffen dürfen?
   *[apart-from] Auf wen?
}
tournament-all-games = Alle laufenden Partien
tournament-none = Keine
tournament-result-choice = { $what ->
    [won] { $name } gewinnt
    [drawn] Remis
    [both-lost] Beide verlieren
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] gewonnen
    [drawn] remis
    [lost] verloren
   *[both-lost] beide verloren
}
tournament-field = { $field ->
    [name] Name
    [deadline] Frist der Runden in Tagen (0: keine)
    [time] Bedenkzeit pro Zug, etwa 12h oder 3d
    [rounds] Runden
   *[players] Höchstens so viele Spieler
}
tournament-remove-whom = Wen möchtest du aus { $name } ausschließen?
tournament-move-where = Wohin soll { $name } verlegt werden? Zur Wahl stehen Kanäle, die du siehst und in denen ich die nötigen Berechtigungen habe.
tournament-move-nowhere = Es gibt keinen anderen Kanal, in dem du Befehle benutzen kannst und ich alle Berechtigungen habe, die { $name } braucht.
tournament-moved-to = { $name } ist jetzt in { $channel }.
tournament-export = { $name }: die Tabelle und { $games ->
    [0] noch keine Partien
    [one] eine Partie
   *[other] { $games } Partien
}.

say-may-not-organise = Das kann nur die Turnierleitung: wer die Berechtigung „Events verwalten“ oder die in **/settings server** festgelegte Rolle hat.
say-no-tournament = Dieses Turnier gibt es auf diesem Server nicht.
say-no-tournament-here = In diesem Kanal gibt es kein Turnier. Wähl eins mit „tournament“.
say-no-start = „{ $start }“ verstehe ich nicht als Zeit. Schreib etwa `20:30` oder `2d`.
say-start-too-far = Ein Turnier kann höchstens { $days } Tage im Voraus angesetzt werden. Wähl eine frühere Zeit.
say-not-entrant = { $name } spielt in diesem Turnier nicht mit.
say-left-tournament = Diese Person ist nicht mehr im Turnier.
say-cannot-move-there = Das Turnier kann nicht mehr in diesen Kanal verlegt werden. Wähl einen anderen.
say-which-tournament = Hier passen mehrere Turniere: { $names }. Wähl eins mit „tournament“.
tournament-name-taken = Ein Turnier auf diesem Server heißt schon { $name }. Wähl einen anderen Namen.
say-tournament-game-stays = Eine Turnierpartie bleibt, wo sie eröffnet wurde. Die Turnierleitung kann das ganze Turnier mit **/tournament move** verlegen.
say-tournament-needs-channel = Jede Partie eines Turniers bekommt einen eigenen Thread, deshalb braucht es einen Textkanal. Öffne es in einem.
say-lacks-for-tournament = Mir fehlen hier Berechtigungen: { $permissions }. Jede Partie eines Turniers bekommt einen eigenen Thread. Bitte jemanden, der diesen Server verwaltet, sie mir zu geben, oder nimm einen anderen Kanal.
tournament-no-name = Ein Turnier braucht einen Namen, den man lesen kann.
tournament-name-too-long = Dieser Name ist zu lang. Höchstens { $most } Zeichen sind möglich (breite, etwa chinesische, zählen doppelt).
tournament-two-seats-only = Mit { $seats } Spielern an einem Tisch kann nur jeder gegen jeden gespielt werden.
tournament-no-such-rounds = Ein Turnier im Schweizer System hat 1 bis { $most } Runden.
tournament-too-many-rounds = Bei höchstens { $players } Spielern sind höchstens { $most } Runden möglich: Danach haben alle gegeneinander gespielt.
tournament-rounds-swiss-only = Nur im Schweizer System lässt sich die Zahl der Runden wählen.
tournament-no-rounds-at-once = Nur bei „jeder gegen jeden“ mit eigenen Threads für die Partien können alle Runden gleichzeitig laufen.
tournament-knockout-only = Nur im K.-o.-Turnier gibt es ein Spiel um Platz 3 und Begegnungen mit drei Partien.
tournament-no-such-size = In dieser Form spielen { $fewest } bis { $most } Spieler.
tournament-round-too-short = Die Frist ist kürzer als die Bedenkzeit pro Zug. Wähl eine längere.
tournament-start-in-past = Diese Zeit ist schon vorbei. Wähl eine spätere.
tournament-already-joined = Du bist schon dabei.
tournament-not-joined = Du spielst in diesem Turnier nicht mit.
tournament-full = Das Turnier ist voll: { $most } Spieler.
tournament-too-late = Für die Anmeldung zu diesem Turnier ist es zu spät.
tournament-removed = Die Turnierleitung hat dich aus diesem Turnier ausgeschlossen. Du kannst nicht wieder mitspielen.
tournament-withdrawn = Du bist aus diesem Turnier ausgestiegen.
tournament-too-few-players = Für den Beginn sind es zu wenige Spieler: { $players } von mindestens { $fewest }.
tournament-not-started = Das Turnier hat noch nicht begonnen.
tournament-already-started = Das Turnier hat schon begonnen.
tournament-over = Das Turnier ist zu Ende.
tournament-cancelled = Das Turnier wurde abgebrochen.
tournament-paused = Das Turnier ist pausiert.
tournament-already-paused = Das Turnier ist schon pausiert.
tournament-not-paused = Das Turnier ist nicht pausiert.
tournament-already-here = Das Turnier ist schon in diesem Kanal.
tournament-stale = Das Turnier hat sich seitdem geändert. Versuch es noch einmal.
tournament-nothing-to-change = Das ändert nichts.
tournament-nothing-to-undo = Es gibt keine Änderung, die sich zurücknehmen lässt.
tournament-too-late-to-undo = Für das Zurücknehmen der letzten Änderung ist es zu spät: Das Turnier ist seitdem weitergegangen.
tournament-more-players = { $players ->
    [one] Es ist schon eine Person angemeldet.
   *[other] Es sind schon { $players } Spieler angemeldet.
}
tournament-rounds-between = Das Turnier kann jetzt { $fewest } bis { $most } Runden haben.
tournament-result-stays = Dieses Ergebnis lässt sich nicht mehr ändern: Das Turnier ist damit schon weitergegangen.
tournament-result-of-next-game = Die nächste Partie dieser Begegnung ist schon eröffnet, darum bleibt das Ergebnis der vorigen. Um das der nächsten einzutragen, gib auch „round“ an.
tournament-result-annulled = Diese Partie zählt für niemanden und hat deshalb kein Ergebnis.
tournament-result-by-panel = Bei mehr als zwei Spielern pro Tisch trägst du das Ergebnis mit *Verwalten* unter einer Nachricht des Turniers ein.
tournament-no-such-game = Diese Person hat keine solche Partie.
tournament-no-deadline = Keine laufende Partie hat eine Frist.
tournament-already-in = Diese Person ist schon im Turnier.
tournament-no-member = Nur wer auf diesem Server ist, kann aufgenommen werden.
tournament-seed-taken = Diesen Setzplatz hat schon jemand. Gib dieser Person zuerst einen anderen.
tournament-no-such-seed = Setzplätze gehen von 1 bis { $most }.
tournament-not-swiss = Das geht nur im Schweizer System.
tournament-bye-used = Jede Person kann einmal auf Wunsch spielfrei haben, und diese hatte es schon.
tournament-no-bye-then = Spielfrei geht nur in einer Runde, die noch kommt.
tournament-not-a-number = Gib eine Zahl ein.
tournament-not-ladder = Das geht nur auf einer Rangliste.
tournament-not-above = Du kannst nur Spieler über dir herausfordern.
tournament-too-far-above = Du kannst nur Spieler bis zu { $most } Ränge über dir herausfordern.
tournament-busy = Du hast auf dieser Rangliste schon eine Herausforderung oder Partie.
tournament-opponent-busy = Diese Person hat auf der Rangliste schon eine Herausforderung oder Partie.
tournament-too-soon = Diese Person hast du erst vor Kurzem herausgefordert. Sieben Tage nach dem Ende dieser Herausforderung geht es wieder.
tournament-no-challenge = Es gibt keine Herausforderung, auf die du antworten kannst.
tournament-challenge-whom = Wen willst du herausfordern?
tournament-nobody-to-challenge = Gerade kannst du niemanden herausfordern.
tournament-too-many = Auf diesem Server sind schon { $most } Turniere offen: { $names }. Beende erst eins.
tournament-too-many-own = Du hast schon { $most } Turniere geöffnet, die nicht zu Ende sind: { $names }. Beende erst eins.

help-tournaments =
    • Mitspielen kannst du mit dem Button unter einer Ankündigung oder mit **/tournament join**. Jede Partie bekommt einen eigenen Thread, und die nächste Runde beginnt von selbst.
    • **/tournament standings** und **/tournament pairings** zeigen, wie es steht.
    • Auf einer Rangliste spielst du, gegen wen du willst: **/tournament challenge** fordert jemanden bis zu drei Ränge über dir heraus.
    • Die Turnierleitung öffnet eins mit **/tournament create**: jeder gegen jeden, Schweizer System, K.-o.-System oder Rangliste.
    .title = Turniere

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] Finale
    [semifinal] Halbfinale
    [quarterfinal] Viertelfinale
    [third-place] Spiel um Platz 3
   *[round] Runde { $round }
}: { $players }
tournament-no-threads = Ich kann hier keine Threads erstellen, deshalb müssen die Partien von **{ $name }** warten. Erlaub mir, in diesem Kanal öffentliche Threads zu erstellen und darin zu schreiben. Ich versuche es weiter.
tournament-channel-gone = Ich kann im Kanal von **{ $name }** nicht mehr schreiben, deshalb muss das Turnier warten. Gib mir wieder Zugriff, oder gib **/tournament move** in einem anderen Kanal ein. Nichts geht verloren: Die Partien gehen dort weiter.
