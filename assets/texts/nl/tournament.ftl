# Toernooien.

command-tournament = Toernooien op deze server
command-tournament-create = Organisatoren: open de inschrijving voor een toernooi in dit kanaal
command-tournament-create-name = Naam van het toernooi
command-tournament-create-game = Welk spel
command-tournament-create-form = Wie tegen wie speelt
command-tournament-create-setup = Een andere opstelling, als het spel er een heeft
command-tournament-create-seats = Spelers per tafel, als het spel er meer dan twee toelaat (alleen iedereen tegen iedereen)
command-tournament-create-rounds = Zwitsers: aantal rondes (standaard: 3 bij 8 spelers, 4 bij 16 …). Iedereen tegen iedereen: at-once
command-tournament-create-time = Bedenktijd per zet (standaard: 1 dag)
command-tournament-create-deadline = Dagen waarna een onvoltooide partij wordt beslist (standaard: geen deadline)
command-tournament-create-casual = Partijen zonder rating (standaard: met rating)
command-tournament-create-start = Wanneer het begint, zoals 20:30, morgen 20:00 of 2d (leeg: met de hand starten)
command-tournament-create-players = Hoogstens zoveel spelers (standaard: 16 bij iedereen tegen iedereen, anders 128)
command-tournament-create-channel = Speel de partijen in dit kanaal, een voor een (standaard: elk in een eigen thread)
command-tournament-create-third-place = Knock-out: de verliezers van de halve finales spelen om de derde plaats (standaard: nee)
command-tournament-create-best-of-three = Knock-out: wedstrijden van drie partijen (standaard: één, en na remise nog een)
command-tournament-move = Organisatoren: verplaats een toernooi naar dit kanaal
command-tournament-move-tournament = Welk toernooi
command-tournament-start = Organisatoren: start een toernooi
command-tournament-start-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-pause = Organisatoren: pauzeer een toernooi
command-tournament-pause-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-resume = Organisatoren: hervat een gepauzeerd toernooi
command-tournament-resume-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-cancel = Organisatoren: beëindig een toernooi zonder uitslag
command-tournament-cancel-tournament = Welk toernooi
command-tournament-finish = Organisatoren: beëindig een ladder; de volgorde wordt de uitslag
command-tournament-finish-tournament = Welke ladder (standaard: die in dit kanaal)
command-tournament-remove = Organisatoren: verwijder een speler uit een toernooi
command-tournament-remove-player = Wie je verwijdert
command-tournament-remove-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-join = Doe mee aan een toernooi
command-tournament-join-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-leave = Verlaat een toernooi voordat het begint
command-tournament-leave-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-withdraw = Trek je terug uit een toernooi; je lopende partij is dan verloren
command-tournament-withdraw-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-standings = Toon de stand van een toernooi
command-tournament-standings-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-standings-text = Alleen voor jou, als tekst
command-tournament-standings-player = Toon alleen aan mij de partijen van deze speler
command-tournament-pairings = Toon wie tegen wie speelt
command-tournament-pairings-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-pairings-round = Welke ronde (standaard: de huidige)
command-tournament-export = Download de stand en alle partijen van een toernooi
command-tournament-export-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-challenge = Daag iemand boven je op een ladder uit
command-tournament-challenge-opponent = Wie je uitdaagt
command-tournament-challenge-tournament = Welke ladder (standaard: die in dit kanaal)
command-tournament-change = Organisatoren: wijzig een toernooi
command-tournament-change-name = Nieuwe naam
command-tournament-change-deadline = Nieuwe deadline van rondes, in dagen (0: geen), voor partijen die vanaf nu beginnen
command-tournament-change-rounds = Alleen Zwitsers: nieuw aantal rondes
command-tournament-change-time = Nieuwe bedenktijd per zet, voor partijen die vanaf nu beginnen
command-tournament-change-players = Voor het begin: hoogstens zoveel spelers
command-tournament-change-extend = Geef de lopende partijen zoveel dagen extra
command-tournament-change-player = Verleng alleen de partij van deze speler
command-tournament-change-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-result = Organisatoren: voer de uitslag van een partij in of verbeter die
command-tournament-result-player = Een van de spelers
command-tournament-result-result = De uitslag van deze speler
command-tournament-result-round = Welke ronde (standaard: de huidige)
command-tournament-result-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-add = Organisatoren: voeg een speler aan een toernooi toe of haal die terug
command-tournament-add-player = Wie je toevoegt
command-tournament-add-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-seed = Organisatoren: kies voor het begin de plaatsing van een speler
command-tournament-seed-player = Van wie
command-tournament-seed-seed = De plaatsing (0: op rating of door loting)
command-tournament-seed-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-bye = Vraag om vrij te zijn in een komende ronde van een Zwitsers toernooi: een half punt, één keer
command-tournament-bye-round = Welke ronde (0: geen)
command-tournament-bye-player = Organisatoren: wie vrij is (standaard: jij)
command-tournament-bye-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-apart = Organisatoren: laat twee spelers van een Zwitsers toernooi elkaar niet treffen, of weer wel
command-tournament-apart-player = Een van de spelers
command-tournament-apart-other = De andere speler
command-tournament-apart-tournament = Welk toernooi (standaard: dat in dit kanaal)
command-tournament-undo = Organisatoren: maak de laatste wijziging van de organisatoren ongedaan
command-tournament-undo-tournament = Welk toernooi (standaard: dat in dit kanaal)

button-tournament-leave = Verlaten
button-tournament-players = Spelers
button-tournament-pairings = Indeling
button-tournament-standings = Stand
button-tournament-leave-running = Terugtrekken
button-tournament-challenge = Uitdagen
button-tournament-withdraw = Ja, terugtrekken
button-tournament-remove = Ja, verwijderen
button-tournament-cancel = Ja, afbreken
button-tournament-finish = Ja, beëindigen
button-tournament-organise = Beheren
button-tournament-start = Starten
button-tournament-pause = Pauzeren
button-tournament-resume = Hervatten
button-tournament-remove-player = Speler verwijderen
button-tournament-move = Verplaatsen
button-tournament-cancel-it = Toernooi afbreken
button-tournament-finish-it = Ladder beëindigen
button-tournament-export = Exporteren
button-tournament-card = Mijn partijen
button-tournament-change = Instellingen wijzigen
button-tournament-result = Uitslag invoeren
button-tournament-extend = Deadline verlengen
button-tournament-bring-back = Speler terughalen
button-tournament-seed = Plaatsing kiezen
button-tournament-bye = Vrij geven
button-tournament-apart = Spelers uit elkaar houden
button-tournament-undo = Laatste wijziging terugdraaien

tournament-form = { $form ->
    [round-robin] iedereen tegen iedereen
    [double-round-robin] iedereen tegen iedereen, dubbel
    [swiss] Zwitsers systeem
    [knockout] knock-out
   *[ladder] ladder
}
tournament-form-choice = { $form ->
    [round-robin] Iedereen tegen iedereen (tot 16 spelers)
    [double-round-robin] Iedereen tegen iedereen, twee keer (tot 16 spelers)
    [swiss] Zwitsers: elke ronde tegen iemand met ongeveer evenveel punten (tot 128 spelers)
    [knockout] Knock-out: wie verliest, ligt eruit (tot 128 spelers)
   *[ladder] Ladder: daag spelers boven je uit, zolang hij loopt (tot 128 spelers)
}
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] inschrijving open
    [running] bezig
    [finished] afgelopen
   *[cancelled] afgebroken
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · gebruikelijk tot { $players } spelers
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Tegelijk: alle rondes beginnen samen (alleen iedereen tegen iedereen)

tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Met rating
   *[no] Vrijblijvend
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] één ronde ·{" "}
   *[other] { $rounds } rondes ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } per tafel ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} spelers · organisatie: { $organiser }
tournament-in-channel = -# De partijen worden in dit kanaal gespeeld, een voor een.
tournament-deadline = -# Elke partij moet { $days ->
    [one] één dag
   *[other] { $days } dagen
} na het begin afgelopen zijn.
    -# { $seats ->
    [2] Wie dan aan zet is, verliest. Vóór de eerste zet verliest ook een tegenstander die niet op *Ik ben er* heeft gedrukt.
   *[other] Wie dan aan zet is, wordt laatste van wie nog meespeelt, en de anderen delen de eerste plaats. Vóór de eerste zet wordt ook laatste wie niet op *Ik ben er* heeft gedrukt.
}
tournament-knockout-rule = -# { $games ->
    [1] Na remise wordt opnieuw gespeeld en begint de andere speler. Na een tweede remise gaat de lager geplaatste speler door. Geplaatst wordt op rating bij de start, tenzij een organisator anders kiest.
   *[other] Een wedstrijd gaat over hoogstens drie partijen, en de spelers beginnen om de beurt. Bij gelijke stand na drie partijen gaat de lager geplaatste speler door. Geplaatst wordt op rating bij de start, tenzij een organisator anders kiest.
}
tournament-third-place = -# De verliezers van de halve finales spelen om de derde plaats.
tournament-at-once = -# Alle rondes worden tegelijk gespeeld: elke partij begint met het toernooi.
tournament-starts-at = Begint { $start }.
tournament-starts-by-hand = Een organisator start het als er genoeg spelers meedoen.
tournament-players = { $count ->
    [0] Nog geen spelers. Wie doet er mee?
    [one] Eén speler: { $names }
   *[other] { $count } spelers: { $names }
}
tournament-under-way = { $rounds ->
    [0] De ladder is open. Daag met **/tournament challenge** iemand boven je uit.
   *[other] Bezig: { $stage ->
        [final] finale
        [semifinal] halve finales
        [quarterfinal] kwartfinales
        [all] alle rondes
       *[round] ronde { $round } van { $rounds }
    }.
}
tournament-is-paused = Gepauzeerd: lopende partijen kunnen worden uitgespeeld, nieuwe beginnen niet.
tournament-is-cancelled = Dit toernooi is afgebroken.
tournament-game-annulled = -# Deze partij telt niet mee in **{ $name }**, want een speler is voortijdig gestopt.
tournament-players-heading = Spelers: { $name }
tournament-players-none = Nog geen spelers.

tournament-round = **{ $name }** · { $stage ->
    [final] finale
    [semifinal] halve finales
    [quarterfinal] kwartfinales
    [third-place] derde plaats
    [all] alle rondes
   *[round] ronde { $round } van { $rounds }
}
tournament-goes-first = -# Wie als eerste genoemd is, begint.
tournament-round-deadline = -# { $stage ->
    [all] Alle partijen moeten uiterlijk { $at } afgelopen zijn.
   *[round] De partijen van deze ronde moeten uiterlijk { $at } afgelopen zijn.
}
tournament-round-deadlines = -# De deadlines van deze partijen verschillen: de eerste loopt af op { $at }, de laatste op { $last }. Elk bord toont zijn eigen deadline.
tournament-round-number = **Ronde { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}derde plaats ·
   *[other] {""}
} { $state ->
    [planned] gepland
    [waiting] begint zo
    [playing] tafel { $table }
    [withdrawn] { $result }, teruggetrokken
    [adjudicated] { $result }, deadline verstreken
    [not-begun] { $result }, niet gespeeld
    [off] niet gespeeld
    [annulled] telt niet mee
    [through] { $result }, { $through } is door
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Vrij
    [2] Vrij, 1 punt
   *[other] Vrij, { $points } punt
}: { $names }
tournament-more = { $count ->
    [one] … en nog één
   *[other] … en nog { $count }
}
tournament-pairings-heading = Indeling: { $name }
tournament-pairings-none = Er is nog geen indeling.
tournament-pairings-rounds = Er is een indeling voor deze rondes: { $rounds }.

tournament-standings-heading = Stand: { $name }
tournament-standings-none = Voor het begin is er geen stand.
tournament-standings-empty = Er doet niemand meer mee, dus er is geen stand.
tournament-column = { $column ->
    [player] Speler
    [points] Ptn
    [buchholz] BH
    [sonneborn] SB
    [wins] Winst
    [games] Partijen
   *[rating] Rating
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , onderling resultaat { $direct }
}, gewonnen { $wins }
tournament-standing-ladder = { $name } · { $wins } van { $games } gewonnen
tournament-standing-in = { $name } · nog in de race
tournament-standing-left = { $name } ({ $how ->
    [removed] verwijderd
   *[withdrawn] teruggetrokken
})
tournament-third-place-heading = Derde plaats
tournament-card-heading = { $player } in { $name }
tournament-card-game = { $seat ->
    [1] eerste tegen
    [2] tweede tegen
    [3] derde tegen
   *[4] vierde tegen
} { $opponents }
tournament-card-bye = { $half ->
    [0] vrij
    [2] vrij, 1 punt
   *[other] vrij, { $points } punt
}
tournament-card-late = later meegedaan{ $half ->
    [0] {""}
   *[other] , { $points } punt
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· downfloater
    [up] {" "}· upfloater
   *[none] {""}
}{ $total ->
    [yes] {" "}· totaal { $points }
   *[no] {""}
}
tournament-standings-left = -# Wie zich heeft teruggetrokken of is verwijderd, staat onderaan.
tournament-tie-breaks = -# Bij gelijke punten tellen Buchholz (BH), Sonneborn-Berger (SB), het onderlinge resultaat en het aantal overwinningen.
tournament-match = { $state ->
    [won] { $winner } wint van { $loser }
    [left] { $winner } wint, want { $loser } is gestopt
    [seed] { $winner } gaat als lager geplaatste speler door, na een gelijke stand tegen { $loser }
    [bye] { $winner } is vrij
   *[open] { $players }
}
tournament-standings-alt = Stand van { $name }. { $rows }
tournament-bracket-alt = Schema van { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Finale
    [semifinal] Halve finales
    [quarterfinal] Kwartfinales
    [third-place] Derde plaats
   *[round] Ronde { $round }
}: { $matches }.

tournament-won = { $count ->
    [one] **{ $names } wint { $tournament }!**
   *[other] **{ $names } delen de eerste plaats: { $tournament }!**
}
tournament-no-places = **{ $tournament }** is afgelopen, zonder winnaar.{ $reason ->
    [unplayed] {" "}Voor de eerste plaats is een partij nodig die meetelt.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** is afgelopen. Niemand krijgt de eerste plaats.{ $reason ->
    [unplayed] {" "}Voor de eerste plaats is een partij nodig die meetelt.
   *[other] {""}
}
tournament-ended-early = -# Het eindigde na ronde { $round } van { $rounds }, omdat er te weinig spelers over waren.
tournament-title = { $place ->
    [1] Winnaar
    [2] 2e plaats
   *[3] 3e plaats
}: { $tournament } · { $game } · { $date }
profile-titles = **Toernooien**

tournament-news-joined = { $name } doet mee aan het toernooi.
tournament-news-removed = Een organisator heeft { $name } uit het toernooi verwijderd.{ $annulled ->
    [yes] {" "}Geen van de partijen van deze speler telt mee.
   *[no] {""}
}
tournament-news-withdrawn = { $name } heeft zich teruggetrokken.{ $annulled ->
    [yes] {" "}Geen van de partijen van deze speler telt mee.
   *[no] {""}
}
tournament-news-start-missed = Er zijn nog te weinig spelers om te beginnen. Er kunnen er nog bij komen, en een organisator kan het toernooi later starten.
tournament-news-expired = De inschrijving is gesloten, want er is een maand niets gebeurd.
tournament-news-cancelled = Een organisator heeft het toernooi afgebroken.{ $games ->
    [yes] {" "}Lopende partijen gaan zonder toernooi verder.
   *[no] {""}
}
tournament-news-replay = Remise tussen { $players }. Ze spelen opnieuw, en { $name } begint. Na nog een remise gaat { $lower } door, als de lager geplaatste speler.
tournament-news-next-game = { $name } – { $other } { $score }. De volgende partij komt eraan, en { $name } begint.{ $last ->
    [yes] {" "}Bij gelijke stand daarna gaat { $lower } door, als de lager geplaatste speler.
   *[no] {""}
}
tournament-news-lower-seed = Gelijke stand tussen { $players }, dus { $name } gaat door, als de lager geplaatste speler.
tournament-news-paused = Een organisator heeft het toernooi gepauzeerd. Lopende partijen kunnen worden uitgespeeld, nieuwe beginnen niet.
tournament-news-resumed = Het toernooi gaat verder.
tournament-news-fewer-rounds = Met { $players } spelers zijn er { $rounds } rondes: dan heeft iedereen tegen iedereen gespeeld.
tournament-news-ladder-started = De ladder is begonnen. Spelers: { $players }.
tournament-news-accepted = { $challenged } neemt de uitdaging van { $challenger } aan.
tournament-news-declined = { $challenged } wijst de uitdaging af, dus plaats { $place } gaat naar { $challenger }.
tournament-news-lapsed = { $challenged } heeft niet op tijd geantwoord, dus plaats { $place } gaat naar { $challenger }.
tournament-news-reminded = { $challenged }, je tijd om op de uitdaging van { $challenger } te antwoorden loopt { $end } af. Zonder antwoord sta je de plaats af.
tournament-news-climbed = { $challenger } wint van { $challenged } en staat nu op plaats { $place }.
tournament-news-stayed = { $challenger } heeft niet van { $challenged } gewonnen, dus de volgorde blijft.
tournament-news-closed = De partij van { $players } is zonder uitslag geëindigd. Ze spelen die opnieuw aan een andere tafel.
tournament-changed = { $undo ->
    [yes] { $who } heeft de laatste wijziging teruggedraaid.
   *[no] { $who } heeft iets gewijzigd.
} { $what }
tournament-changed-value = { $what ->
    [name] Naam: { $from } → { $to }
    [deadline] Deadline van rondes: { $from } → { $to }
    [rounds] Aantal rondes: { $from } → { $to }
    [time] Bedenktijd: { $from } → { $to }
    [players] Hoogste aantal spelers: { $from } → { $to }
    [result] Uitslag van { $game }: { $from } → { $to }
    [extended] Deadline van { $game }: { $from } → { $to }
    [added] Nieuwe speler: { $name }
    [back] Weer terug: { $name }
    [out] Doet niet meer mee: { $name }
    [seed] Plaatsing van { $name }: { $from } → { $to }
    [bye] Vrij voor een half punt, { $name }, ronde: { $from } → { $to }
    [apart] Treffen elkaar niet: { $players }
   *[together] Mogen elkaar weer treffen: { $players }
}
tournament-changed-deadlines = Deadlines van { $games } partijen: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] geen
    [one] één dag
   *[other] { $days } dagen
}
tournament-news-moved = Het toernooi is verplaatst naar { $channel }.
tournament-challenge-over = { $challenger } daagde { $challenged } uit. Die uitdaging is voorbij.
tournament-challenge = { $challenged }, { $challenger } daagt je uit om je plaats. Je tijd om te antwoorden loopt { $end } af: wie afwijst of niet antwoordt, staat de plaats af.
tournament-challenge-away = { $name } is op vakantie tot { $end }. De drie dagen om te antwoorden beginnen dan.
tournament-challenge-ended = Uitdaging { $challenger } – { $challenged }: { $end ->
    [declined] afgewezen
    [lapsed] niet op tijd beantwoord
    [won] gewonnen
    [not-won] niet gewonnen
   *[withdrawn] voorbij, omdat een speler zich heeft teruggetrokken
}.

tournament-done = { $what ->
    [opened] De inschrijving voor { $name } is open.
    [joined] Je doet mee: { $name }.
    [left] Je hebt { $name } verlaten.
    [withdrawn] Je hebt je teruggetrokken uit { $name }.
    [removed] Die speler doet niet meer mee aan { $name }.
    [started] { $name } is begonnen.
    [paused] { $name } is gepauzeerd.
    [resumed] { $name } gaat verder.
    [moved] { $name } is nu in dit kanaal.
    [cancelled] { $name } is afgebroken.
    [finished] { $name } is afgelopen.
    [changed] { $name } is gewijzigd.
    [added] De speler doet mee aan { $name }.
    [undone] De laatste wijziging in { $name } is teruggedraaid.
    [challenged] Je uitdaging is onderweg.
    [accepted] Uitdaging aangenomen. De partij begint zo.
   *[declined] Uitdaging afgewezen.
}

# Questions before something is lost.
tournament-really-withdraw = Je terugtrekken uit { $name }? { $loss ->
    [all] Geen van je partijen telt mee.
    [all-and-game] Je verliest je lopende partij, en geen van je partijen telt mee.
    [game] Je verliest je lopende partij.
    [future] Je speelt er geen partijen meer in.
   *[nothing] Je geeft je plaats op.
}
tournament-really-remove = { $player } uit { $name } verwijderen? { $loss ->
    [all] Geen van de partijen van deze speler telt mee.
    [all-and-game] De lopende partij is dan verloren, en geen van de partijen van deze speler telt mee.
    [game] De lopende partij is dan verloren.
    [future] Deze speler speelt er geen partijen meer in.
   *[nothing] De plaats van deze speler komt vrij.
} Opnieuw meedoen kan niet.
tournament-really-cancel = { $name } afbreken? { $phase ->
    [registration] { $players ->
        [0] Er doet nog niemand mee.
        [one] Er doet één speler mee.
       *[other] Er doen { $players } spelers mee.
    }
   *[running] { $games ->
        [0] Er is nog geen partij beslist,
        [one] Er is één partij beslist,
       *[other] Er zijn { $games } partijen beslist,
    } en niemand krijgt een plaats.
} Dit kan niet ongedaan worden gemaakt.
tournament-really-finish = { $name } beëindigen? De volgorde wordt de uitslag. Dit kan niet ongedaan worden gemaakt.
tournament-organise = Wat wil je met { $name } doen?
tournament-ask = { $what ->
    [result] Van welke partij wil je de uitslag invoeren?
    [result-of] Hoe liep de partij af? Een lopende partij eindigt daarmee en telt niet voor de rating.
    [extend] Welke partij moet een dag extra krijgen?
    [bring-back] Wie wil je terughalen? Nieuwe spelers voeg je toe met **/tournament add**.
    [seed] Wiens plaatsing wil je kiezen?
    [seed-of] Welke plaatsing?
    [bye] Wie moet vrij zijn? Dat is een half punt waard, één keer per speler.
    [bye-of] In welke ronde?
    [apart] Wie mag iemand niet treffen, of juist weer wel?
   *[apart-from] Wie?
}
tournament-all-games = Alle lopende partijen
tournament-none = Geen
tournament-result-choice = { $what ->
    [won] { $name } wint
    [drawn] Remise
    [both-lost] Beiden verliezen
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] gewonnen
    [drawn] remise
    [lost] verloren
   *[both-lost] door beiden verloren
}
tournament-field = { $field ->
    [name] Naam
    [deadline] Deadline van rondes in dagen (0: geen)
    [time] Bedenktijd per zet, zoals 12h of 3d
    [rounds] Aantal rondes
   *[players] Hoogstens zoveel spelers
}
tournament-remove-whom = Welke speler wil je uit { $name } verwijderen?
tournament-move-where = Waarheen moet { $name } verhuizen? Kies uit de kanalen die je ziet en waar ik de benodigde machtigingen heb.
tournament-move-nowhere = Er is geen ander kanaal waar je commando’s kunt gebruiken en ik alle machtigingen heb die { $name } nodig heeft.
tournament-moved-to = { $name } is nu in { $channel }.
tournament-export = { $name }: de stand en { $games ->
    [0] nog geen partijen
    [one] één partij
   *[other] { $games } partijen
}.

say-may-not-organise = Dat kunnen alleen organisatoren: wie de machtiging “Evenementen beheren” heeft, of de rol die in **/settings server** is ingesteld.
say-no-tournament = Dat toernooi bestaat niet op deze server.
say-no-tournament-here = In dit kanaal is geen toernooi. Kies er een met “tournament”.
say-no-start = “{ $start }” begrijp ik niet als tijd. Schrijf bijvoorbeeld `20:30` of `2d`.
say-start-too-far = Een toernooi kan hoogstens { $days } dagen vooruit worden gepland. Kies een eerdere tijd.
say-not-entrant = { $name } doet niet mee aan dit toernooi.
say-left-tournament = Die speler doet niet meer mee aan het toernooi.
say-cannot-move-there = Het toernooi kan niet meer naar dat kanaal. Kies een ander.
say-which-tournament = Hier passen meerdere toernooien: { $names }. Kies er een met “tournament”.
tournament-name-taken = Een toernooi op deze server heet al { $name }. Kies een andere naam.
say-tournament-game-stays = Een toernooipartij blijft waar die is geopend. Organisatoren kunnen het hele toernooi verplaatsen met **/tournament move**.
say-tournament-needs-channel = De partijen van een toernooi krijgen elk een eigen thread, dus het heeft een tekstkanaal nodig. Open het daar.
say-lacks-for-tournament = Ik mis hier machtigingen: { $permissions }. De partijen van een toernooi krijgen elk een eigen thread. Vraag iemand die deze server beheert om ze te geven, of kies een ander kanaal.
tournament-no-name = Een toernooi heeft een leesbare naam nodig.
tournament-name-too-long = Die naam is te lang. Gebruik hoogstens { $most } tekens (brede, zoals in het Chinees, tellen dubbel).
tournament-two-seats-only = Met { $seats } spelers aan een tafel kan een toernooi alleen iedereen tegen iedereen zijn.
tournament-no-such-rounds = Een Zwitsers toernooi heeft 1 tot { $most } rondes.
tournament-too-many-rounds = Met hoogstens { $players } spelers kunnen er hoogstens { $most } rondes zijn: dan heeft iedereen tegen iedereen gespeeld.
tournament-rounds-swiss-only = Alleen in het Zwitserse systeem kun je het aantal rondes kiezen.
tournament-no-rounds-at-once = Alleen bij iedereen tegen iedereen, met partijen in eigen threads, kunnen alle rondes tegelijk.
tournament-knockout-only = Alleen een knock-out kent een wedstrijd om de derde plaats en wedstrijden van drie partijen.
tournament-no-such-size = Een toernooi van deze vorm heeft { $fewest } tot { $most } spelers.
tournament-round-too-short = De deadline valt binnen de bedenktijd van één zet. Kies een latere.
tournament-start-in-past = Die tijd is al voorbij. Kies een latere.
tournament-already-joined = Je doet al mee.
tournament-not-joined = Je doet niet mee aan dit toernooi.
tournament-full = Het toernooi is vol: { $most } spelers.
tournament-too-late = Het is te laat om aan dit toernooi mee te doen.
tournament-removed = Een organisator heeft je uit dit toernooi verwijderd, dus je kunt niet opnieuw meedoen.
tournament-withdrawn = Je hebt je teruggetrokken uit dit toernooi.
tournament-too-few-players = Er zijn te weinig spelers om te beginnen: { $players } van minstens { $fewest }.
tournament-not-started = Het toernooi is nog niet begonnen.
tournament-already-started = Het toernooi is al begonnen.
tournament-over = Het toernooi is afgelopen.
tournament-cancelled = Het toernooi is afgebroken.
tournament-paused = Het toernooi is gepauzeerd.
tournament-already-paused = Het toernooi is al gepauzeerd.
tournament-not-paused = Het toernooi is niet gepauzeerd.
tournament-already-here = Het toernooi is al in dit kanaal.
tournament-stale = Het toernooi is sindsdien veranderd. Probeer het nog eens.
tournament-nothing-to-change = Dat verandert niets.
tournament-nothing-to-undo = Er is geen wijziging om terug te draaien.
tournament-too-late-to-undo = Het is te laat om de laatste wijziging terug te draaien: het toernooi is sindsdien verdergegaan.
tournament-more-players = { $players ->
    [one] Er doet al één speler mee.
   *[other] Er doen al { $players } spelers mee.
}
tournament-rounds-between = Het toernooi kan nu { $fewest } tot { $most } rondes hebben.
tournament-result-stays = Die uitslag kan niet meer worden gewijzigd: het toernooi is ermee verdergegaan.
tournament-result-of-next-game = De volgende partij van deze wedstrijd is open, dus de uitslag van de vorige blijft. Gebruik ook de optie “round” om de uitslag van de volgende in te voeren.
tournament-result-annulled = Die partij telt voor niemand en heeft dus geen uitslag.
tournament-result-by-panel = Met meer dan twee spelers per tafel voer je de uitslag in met *Beheren* onder een bericht van het toernooi.
tournament-no-such-game = Die speler heeft zo’n partij niet.
tournament-no-deadline = Geen lopende partij heeft een deadline.
tournament-already-in = Die speler doet al mee aan het toernooi.
tournament-no-member = Alleen mensen op deze server kunnen worden toegevoegd.
tournament-seed-taken = Een andere speler heeft die plaatsing. Geef die eerst een andere.
tournament-no-such-seed = Plaatsingen gaan van 1 tot { $most }.
tournament-not-swiss = Dat kan alleen in een Zwitsers toernooi.
tournament-bye-used = Elke speler kan één keer op verzoek vrij zijn, en deze is dat al geweest.
tournament-no-bye-then = Vrij zijn kan alleen in een ronde die nog komt.
tournament-not-a-number = Voer een getal in.
tournament-not-ladder = Dat kan alleen op een ladder.
tournament-not-above = Je kunt alleen spelers boven je uitdagen.
tournament-too-far-above = Je kunt spelers hoogstens { $most } plaatsen boven je uitdagen.
tournament-busy = Je hebt op deze ladder al een uitdaging of een partij.
tournament-opponent-busy = Die speler heeft op deze ladder al een uitdaging of een partij.
tournament-too-soon = Je hebt die speler kort geleden uitgedaagd. Zeven dagen na het eind van die uitdaging kan het weer.
tournament-no-challenge = Er is geen uitdaging waarop je kunt antwoorden.
tournament-challenge-whom = Wie wil je uitdagen?
tournament-nobody-to-challenge = Er is nu niemand die je kunt uitdagen.
tournament-too-many = Op deze server zijn al { $most } toernooien open: { $names }. Beëindig er eerst een.
tournament-too-many-own = Je hebt al { $most } toernooien geopend die niet zijn afgelopen: { $names }. Beëindig er eerst een.

help-tournaments =
    • Meedoen kan met de knop onder een aankondiging of met **/tournament join**. Elke partij krijgt een eigen thread, en de volgende ronde begint vanzelf.
    • **/tournament standings** en **/tournament pairings** laten zien hoe het ervoor staat.
    • Op een ladder speel je tegen wie je wilt: **/tournament challenge** daagt iemand tot drie plaatsen boven je uit.
    • Organisatoren openen er een met **/tournament create**: iedereen tegen iedereen, Zwitsers, knock-out of ladder.
    .title = Toernooien

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] finale
    [semifinal] halve finales
    [quarterfinal] kwartfinales
    [third-place] derde plaats
   *[round] ronde { $round }
}: { $players }
tournament-no-threads = Ik kan hier geen threads maken, dus de partijen van **{ $name }** moeten wachten. Sta me toe om in dit kanaal openbare threads te maken en daarin te schrijven. Ik blijf het proberen.
tournament-channel-gone = Ik kan niet meer schrijven in het kanaal van **{ $name }**, dus het toernooi moet wachten. Geef me weer toegang, of gebruik **/tournament move** in een ander kanaal. Er gaat niets verloren: de partijen gaan daar verder.
