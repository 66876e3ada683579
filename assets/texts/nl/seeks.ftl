# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Meedoen
button-seek-withdraw = Stoppen met zoeken
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** zoekt een tegenstander: **{ $game }**, { $time }.
    -# Open tot { $until }.
seek-post-team = 🔎 De server **{ $name }** zoekt een andere server om tegen te spelen: **{ $game }**, { $time }. Doe mee voor die van jou: de leden stemmen over de zetten.
    -# Open tot { $until }.
seek-post-taken = -# 🔎 { $game }: er is een tegenstander gevonden.
seek-post-taken-here = -# 🔎 { $game }: er is een tegenstander gevonden. Er wordt gespeeld in { $place }.
seek-post-closed = -# 🔎 { $game }: deze zoekactie is afgelopen.
seek-opened = 🔎 Je zoekactie naar een tegenstander: **{ $game }**, { $time }. Die eindigt zodra iemand meedoet, of op { $until }. { $servers ->
    [0] Nog geen enkele server toont zoekacties. Beheerders zetten dat aan met **/settings server seeks**.
    [one] Die staat op één server, met je naam.
   *[other] Die staat op { $servers } servers, met je naam.
} Als iemand meedoet, ping ik je.
seek-opened-team = 🔎 Deze server zoekt een andere server: **{ $game }**, { $time }. De zoekactie eindigt zodra er een meedoet, of op { $until }. De partij is hier en daar te zien, en elke server stemt over zijn eigen zetten.{ $servers ->
    [0] {" "}Nog geen enkele server toont zoekacties. Beheerders zetten dat aan met **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Je vorige zoekactie is afgelopen.
seek-direct-taken = Je hebt een partij in je privéberichten met mij. Tot die is afgelopen, kan alleen meedoen wie een server met je deelt.
seek-withdrawn = Je zoekt geen tegenstander meer.
seek-over = Deze zoekactie is al afgelopen.
seek-taken = { $player }, **{ $name }** doet mee met je partij { $game }.
seek-begun = { $player }, hier speel je **{ $game }** tegen **{ $name }**.
seek-closed-meanwhile = Iemand was sneller, of deze zoekactie is afgelopen. /seek begint er zelf een.
seek-own = Dat is je eigen zoekactie. Iemand anders moet meedoen.
seek-busy = Deze speler kan nu geen andere partij beginnen. /seek begint een eigen zoekactie.
seek-unreachable = Ik kan deze speler hiervandaan niet bereiken, dus jullie kunnen niet tegen elkaar spelen. /seek begint een eigen zoekactie.
seek-direct = 🔎 Je speelt **{ $game }** tegen **{ $name }**. Jullie zien allebei het bord in jullie privéberichten met mij.
seek-no-direct = Deze partij zou in privéberichten gespeeld worden, maar ik kan je er geen sturen. Sta ze toe in je privacyinstellingen voor deze server en doe dan mee.
seek-delayed = Discord kan je partij nu niet openen. Ik blijf het proberen en de partij begint dan vanzelf, tenzij iemand anders sneller is of de zoekactie afloopt.
seek-direct-occupied = Deze partij zou in privéberichten gespeeld worden, en daar heb je al een partij. Maak die eerst af en doe dan mee.
direct-unreachable = Ik kan **{ $name }** geen privéberichten sturen, dus de uitnodiging is ingetrokken.
seek-twice = Je bent net al een andere zoekactie begonnen.
seek-too-many = Je bent het afgelopen uur { $most } zoekacties begonnen, meer kan niet. Probeer het later nog eens.
say-no-place-for-seeks = Zoekacties kunnen daar niet worden geplaatst. Kies een tekstkanaal dat ik kan zien.
say-seeks-on-and-off = Je vraagt om zoekacties te tonen en ook om ermee te stoppen. Gebruik seeks of seeks-off, niet allebei.
