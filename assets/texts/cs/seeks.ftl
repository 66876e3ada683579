# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Přidat se
button-seek-withdraw = Přestat hledat
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** hledá soupeře: **{ $game }**, { $time }.
    -# Platí do { $until }.
seek-post-team = 🔎 Server **{ $name }** hledá jiný server ke hře: **{ $game }**, { $time }. Přidej se za ten svůj, jeho členové budou o tazích hlasovat.
    -# Platí do { $until }.
seek-post-taken = -# 🔎 { $game }: soupeř se našel.
seek-post-taken-here = -# 🔎 { $game }: soupeř se našel. Hraje se v { $place }.
seek-post-closed = -# 🔎 { $game }: toto hledání skončilo.
seek-opened = 🔎 Tvoje hledání soupeře: **{ $game }**, { $time }. Skončí, až se někdo přidá, nejpozději { $until }. { $servers ->
    [0] Zatím žádný server hledání nezobrazuje. Správci to zapnou příkazem **/settings server seeks**.
    [one] Je na jednom serveru, s tvým jménem.
    [few] Je na { $servers } serverech, s tvým jménem.
    [many] Je na { $servers } serveru, s tvým jménem.
   *[other] Je na { $servers } serverech, s tvým jménem.
} Až se někdo přidá, označím tě.
seek-opened-team = 🔎 Tento server hledá jiný server: **{ $game }**, { $time }. Hledání skončí, až se některý přidá, nejpozději { $until }. Partie se ukáže tady i tam a každý server hlasuje o svých tazích.{ $servers ->
    [0] {" "}Zatím žádný server hledání nezobrazuje. Správci to zapnou příkazem **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Tvoje předchozí hledání skončilo.
seek-direct-taken = V přímých zprávách se mnou máš rozehranou partii. Dokud neskončí, může se přidat jen ten, kdo s tebou sdílí nějaký server.
seek-withdrawn = Soupeře už nehledáš.
seek-over = Toto hledání už skončilo.
seek-taken = { $player }, k tvé partii ({ $game }) se přidává **{ $name }**.
seek-begun = { $player }, tady hraješ partii **{ $game }**, tvůj soupeř je **{ $name }**.
seek-closed-meanwhile = Někdo byl rychlejší, nebo toto hledání skončilo. Vlastní začneš příkazem /seek.
seek-own = To je tvoje vlastní hledání. Přidat se musí někdo jiný.
seek-busy = Tento hráč teď nemůže začít další partii. Vlastní hledání začneš příkazem /seek.
seek-unreachable = Tohoto hráče odsud nezastihnu, takže spolu hrát nemůžete. Vlastní hledání začneš příkazem /seek.
seek-direct = 🔎 Hraješ partii **{ $game }**, tvůj soupeř je **{ $name }**. Oba vidíte desku v přímých zprávách se mnou.
seek-no-direct = Tato partie by se hrála v přímých zprávách, ale žádné ti poslat nemůžu. Povol je ve svém nastavení soukromí pro tento server a pak se přidej znovu.
seek-delayed = Discord teď tvou partii nemůže otevřít. Zkouším to dál a partie začne sama, pokud tě někdo nepředběhne nebo hledání neskončí.
seek-direct-occupied = Tato partie by se hrála v přímých zprávách a tam už jednu máš. Nejdřív ji dohraj a pak se přidej znovu.
direct-unreachable = **{ $name }** ode mě nepřijímá přímé zprávy, takže pozvánka byla zrušena.
seek-twice = Před chvílí už začalo jiné tvoje hledání.
seek-too-many = Počet tvých hledání za poslední hodinu: { $most }. Víc jich být nemůže. Zkus to později.
say-no-place-for-seeks = Tam se hledání zveřejňovat nedají. Vyber textový kanál, který vidím.
say-seeks-on-and-off = Chceš hledání zobrazovat, a zároveň je vypnout. Použij buď seeks, nebo seeks-off, ne obojí.
