# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Mitspielen
button-seek-withdraw = Suche beenden
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** sucht jemanden zum Spielen: **{ $game }**, { $time }.
    -# Offen bis { $until }.
seek-post-team = 🔎 Der Server **{ $name }** sucht einen anderen Server zum Spielen: **{ $game }**, { $time }. Spiel für deinen mit, seine Mitglieder stimmen über die Züge ab.
    -# Offen bis { $until }.
seek-post-taken = -# 🔎 { $game }: Jemand hat sich gefunden.
seek-post-taken-here = -# 🔎 { $game }: Jemand hat sich gefunden. Gespielt wird in { $place }.
seek-post-closed = -# 🔎 { $game }: Diese Suche ist beendet.
seek-opened = 🔎 Deine Gegnersuche: **{ $game }**, { $time }. Sie endet, wenn jemand mitspielt, spätestens am { $until }. { $servers ->
    [0] Noch zeigt kein Server Suchen. Wer einen Server verwaltet, schaltet das mit **/settings server seeks** ein.
    [one] Sie steht auf einem Server, mit deinem Namen.
   *[other] Sie steht auf { $servers } Servern, mit deinem Namen.
} Wenn jemand mitspielt, pinge ich dich.
seek-opened-team = 🔎 Dieser Server sucht einen anderen Server: **{ $game }**, { $time }. Die Suche endet, wenn einer mitspielt, spätestens am { $until }. Die Partie ist hier und dort zu sehen, und jeder Server stimmt über seine eigenen Züge ab.{ $servers ->
    [0] {" "}Noch zeigt kein Server Suchen. Wer einen Server verwaltet, schaltet das mit **/settings server seeks** ein.
   *[other] {""}
}
seek-replaced = Deine frühere Suche ist beendet.
seek-direct-taken = Du hast eine Partie in deinen Direktnachrichten mit mir. Solange sie läuft, kann nur mitspielen, wer einen Server mit dir teilt.
seek-withdrawn = Du suchst niemanden mehr.
seek-over = Diese Suche ist schon beendet.
seek-taken = { $player }, **{ $name }** spielt mit dir { $game }.
seek-begun = { $player }, hier spielst du **{ $game }** gegen **{ $name }**.
seek-closed-meanwhile = Jemand war schneller, oder diese Suche ist beendet. /seek startet deine eigene.
seek-own = Das ist deine eigene Suche. Jemand anderes muss mitspielen.
seek-busy = Diese Person kann gerade keine weitere Partie anfangen. /seek startet deine eigene Suche.
seek-unreachable = Ich erreiche diese Person von hier aus nicht, deshalb könnt ihr nicht miteinander spielen. /seek startet deine eigene Suche.
seek-direct = 🔎 Du spielst **{ $game }** gegen **{ $name }**. Ihr seht beide das Brett in euren Direktnachrichten mit mir.
seek-no-direct = Diese Partie würde in Direktnachrichten gespielt, aber ich kann dir keine schicken. Erlaub sie in deinen Privatsphäre-Einstellungen für diesen Server und spiel dann mit.
seek-delayed = Discord kann deine Partie gerade nicht eröffnen. Ich versuche es weiter, und sie beginnt von selbst, außer jemand anderes ist schneller oder die Suche endet.
seek-direct-occupied = Diese Partie würde in Direktnachrichten gespielt, und dort hast du schon eine. Bring die erst zu Ende und spiel dann mit.
direct-unreachable = Ich kann **{ $name }** keine Direktnachrichten schicken, deshalb wurde die Einladung zurückgezogen.
seek-twice = Du hast gerade schon eine Suche gestartet.
seek-too-many = Du hast in der letzten Stunde { $most } Suchen gestartet, mehr geht nicht. Versuch es später noch einmal.
say-no-place-for-seeks = Dort können keine Suchen gepostet werden. Wähl einen Textkanal, den ich sehe.
say-seeks-on-and-off = Du willst Gegnersuchen anzeigen lassen und zugleich abschalten. Verwende entweder seeks oder seeks-off, nicht beides.
