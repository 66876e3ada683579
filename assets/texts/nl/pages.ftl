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
button-rules-full = Uitgebreid
button-rules-summary = In het kort

help-title = B-Side
button-help-now = Op dit moment

# The next steps of the player in this channel.
help-now = ### Op dit moment
help-no-table = Er loopt geen partij in dit kanaal. **/play** start er een, en **/learn** leert je hoe de spellen gaan.
help-table = **{ $game }** · tafel { $table }
help-opened = Je hebt deze tafel geopend. De partij begint zodra alle stoelen bezet zijn. Toch niet? Druk onder het bord op **{ $button-cancel }**.
help-seated = Je hebt een stoel. De partij begint zodra alle stoelen bezet zijn.
help-invited = { $player } nodigt je uit. Druk onder het bord op **{ $button-join }** of **{ $button-decline }**.
help-free = Er is een stoel vrij. Druk onder het bord op **{ $button-join }** om mee te spelen.
help-reserved = { $count ->
    [one] De vrije stoel is gereserveerd voor { $players }.
   *[other] De vrije stoelen zijn gereserveerd voor { $players }.
} Start een eigen partij in een thread.
help-your-turn = Je bent aan zet (stoel { $seat }). Druk onder het bord op **{ $button-choose }** of gebruik **/move**, bijvoorbeeld **{ $example }**.
help-paused = De partij is gepauzeerd.{ $resume ->
    [alone] {" "}Met **/resume** hervat je de partij.
    [people] {" "}Met **/resume** vraag je om te hervatten.
   *[offered] {""}
} Je hebt stoel { $seat }.
help-waiting = { $player } is aan zet. Je hebt stoel { $seat }. Intussen kun je met **/board** het bord bekijken, remise aanbieden of opgeven.
help-out = Je bent uit het spel, op de { $place }e plaats. De partij gaat door, en { $player } is aan zet.
help-watching = Je kijkt toe, en { $player } is aan zet. **/board** toont je het bord vanaf elke kant. Start een eigen partij in een thread.
help-voting = Hier speelt deze server, en jij kunt stemmen. Aan zet is { $player }. Is de server aan zet, druk dan onder het bord op **{ $button-vote }** of typ **/move**.
help-offer = { $player } { $offer ->
    [draw] biedt remise aan
    [takeback] vraagt om een zet terug te nemen
    [pause] wil de partij pauzeren
    [resign] biedt aan om op te geven
   *[resume] wil de partij hervatten
}. Antwoord met **/accept** of **/decline**.
help-offered = Je { $offer ->
    [draw] bent akkoord met remise
    [takeback] bent akkoord met de terugname
    [pause] bent akkoord met pauzeren
   *[resume] bent akkoord met hervatten
}. Dat geldt tot de volgende zet, of tot iemand het afwijst.
help-over = Deze partij is afgelopen. Kijk terug met **/replay** of **/record**, of start een nieuwe met **/play**.

# What I do, and the topics of the help. The text of a topic has at most 875 characters: it has to fit on a phone.
help-hosts =
    ### Wat ik kan
    Bij mij speel je bordspellen die je haast nergens anders vindt: { $games }. Wat wil je weten?
help-start =
    Start een partij in dit kanaal met **/play**. Kies een spel en, als je wilt, een tegenstander, een bedenktijd per zet of een eigen thread. Zonder tegenstander kan iedereen op **{ $button-join }** drukken.
    • Vul `computer` in om tegen een computer te spelen, van niveau 1 tot 8.
    • Per kanaal of thread is er één partij tegelijk. Open een thread voor een tweede.
    • In privéberichten met mij speel je tegen de computer.
    • **/seek** zoekt een tegenstander op andere servers.
    • **/games** toont je lopende partijen, eerst die waarin jij aan zet bent.
    • **/watch** stuurt je een privébericht als een partij afgelopen is.
    .title = Een partij starten
help-move =
    Druk onder het bord op **{ $button-choose }**. Op een plaatje zijn eerst de stukken genummerd die kunnen zetten, daarna de velden waar ze heen kunnen. De knoppen hebben dezelfde nummers.
    • **/move** speelt de zet die je typt. Suggesties verschijnen terwijl je typt, en hoofdletters, spaties en streepjes maken niet uit.
    • **/board** toont het bord opnieuw, of toont het alleen aan jou, vanaf een andere kant, in andere kleuren of als tekst.
    • **/hint** helpt met je zet in vrijblijvende partijen en tegen computers: eerst het stuk, dan de zet (**Spelen** voert die uit), dan de redenen. De andere spelers horen dat je een hint vroeg, maar alleen jij ziet hem. In een partij met rating vraag ik eerst of je het zeker weet, want na een hint telt alleen verlies nog voor je rating.
    .title = Een zet doen
help-offers =
    • **/draw** biedt remise aan.
    • **/takeback** vraagt of je je laatste zet mag terugnemen.
    • **/pause** en **/resume** vragen om de klokken stil te zetten en weer te laten lopen.
    • De anderen antwoorden met de knoppen, of met **/accept** en **/decline**.
    • **/resign** geeft de partij op. **/abort** breekt een partij af voordat iedereen een zet heeft gedaan.
    • **/table give-time** geeft je tegenstander meer tijd voor een zet. In partijen zonder klok vraagt **/table still-there** of een speler er nog is die 3 dagen geen zet heeft gedaan.
    .title = Remise en terugname
help-learn =
    • **/learn** leert je een spel in een paar korte lessen.
    • **/rules** legt het uit met plaatjes, pagina voor pagina.
    • **/puzzle** toont een stelling waarin je de beste zet zoekt. Puzzels hebben een eigen rating.
    .title = Een spel leren
help-after =
    • **/review** analyseert een afgelopen partij: winstkansen zet voor zet, keerpunten en betere zetten.
    • **/replay** toont de partij als animatie, en **/record** geeft je de notatie als tekstbestand.
    • **/game** met een tafelnummer laat je elke partij naspelen, zet voor zet.
    • **/analyse** of **{ $button-explore }** onder een bord opent een bord dat alleen jij ziet: probeer zetten voor alle kanten en maak notities. Na de partij geeft de computer zijn mening. Zolang je tegenstander aan zet is, doet **{ $button-plan }** je antwoorden voor je.
    • **{ $button-rematch }** onder het laatste bord start een nieuwe partij met verwisselde stoelen.
    • **{ $button-stronger }** en **{ $button-weaker }** doen hetzelfde met een computer één niveau hoger of lager.
    .title = Na een partij
help-ratings =
    • **/leaderboard** toont de beste spelers, hier of op alle servers.
    • **/profile** toont van een speler het verloop van de ratings, de resultaten, de reeksen en de meest gespeelde tegenstanders.

    Afgelopen partijen tellen voor je rating (Glicko). Je hebt één rating per spel, en die is voorlopig tot je vijf partijen hebt gespeeld. Partijen tegen computers hebben eigen ratings.
    .title = Ratings
help-settings =
    • **/settings me** is voor kleuren, kanten, taal, herinneringen en het bevestigen van je zetten.
    • **/settings vacation** pauzeert je klokken van een dag of langer, tot 14 dagen per jaar.
    • **/settings server** is voor wie de server beheert.
    .title = Instellingen
help-data =
    • **/privacy export** geeft je alles wat ik over je bewaar.
    • **/privacy delete** wist je gegevens. Je partijen blijven, zonder je naam.
    • **/block** zorgt dat iemand je niet kan uitnodigen, en **/unblock** maakt dat ongedaan. Verder hoort niemand ervan.
    .title = Je gegevens
