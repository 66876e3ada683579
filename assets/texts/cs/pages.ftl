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
button-rules-full = Celé znění
button-rules-summary = Stručně

help-title = B-Side
button-help-now = Právě teď

# The next steps of the player in this channel.
help-now = ### Právě teď
help-no-table = V tomto kanálu není žádná partie. **/play** ji začne a **/learn** tě naučí hrát.
help-table = **{ $game }** · stůl { $table }
help-opened = Tento stůl je tvůj. Partie začne, až budou všechna místa obsazená. **{ $button-cancel }** pod deskou ho zruší.
help-seated = Máš místo. Partie začne, až budou všechna místa obsazená.
help-invited = { $player } tě zve. Klikni pod deskou na **{ $button-join }** nebo **{ $button-decline }**.
help-free = Jedno místo je volné. Chceš-li hrát, klikni pod deskou na **{ $button-join }**.
help-reserved = { $count ->
    [one] Volné místo má rezervované { $players }.
    [few] Volná místa mají rezervovaná { $players }.
   *[other] Volná místa mají rezervovaná { $players }.
} Začni vlastní partii ve vlákně.
help-your-turn = Jsi na tahu (místo { $seat }). Klikni pod deskou na **{ $button-choose }**, nebo použij **/move**, například **{ $example }**.
help-paused = Partie je pozastavená.{ $resume ->
    [alone] {" "}**/resume** ji znovu spustí.
    [people] {" "}**/resume** požádá o pokračování.
   *[offered] {""}
} Máš místo { $seat }.
help-waiting = Na tahu je { $player }. Máš místo { $seat }. Zatím si můžeš prohlédnout desku přes **/board**, nabídnout remízu nebo se vzdát.
help-out = V této partii už nejsi, máš { $place }. příčku. Partie pokračuje a na tahu je { $player }.
help-watching = Díváš se a na tahu je { $player }. **/board** ti ukáže desku z kterékoli strany. Začni vlastní partii ve vlákně.
help-voting = Tady hraje tento server a ty můžeš hlasovat. Na tahu je { $player }. Když je na tahu server, klikni pod deskou na **{ $button-vote }** nebo zadej **/move**.
help-offer = { $player } { $offer ->
    [draw] nabízí remízu
    [takeback] žádá o vrácení tahu
    [pause] chce partii pozastavit
    [resign] nabízí, že partii vzdá
   *[resume] chce v partii pokračovat
}. Odpověz přes **/accept** nebo **/decline**.
help-offered = Souhlasíš { $offer ->
    [draw] s remízou
    [takeback] s vrácením tahu
    [pause] s pozastavením partie
   *[resume] s pokračováním partie
}. To platí do dalšího tahu, nebo dokud to někdo neodmítne.
help-over = Tato partie skončila. Prohlédni si ji přes **/replay** nebo **/record**, nebo začni novou přes **/play**.

# What I do, and the topics of the help. The text of a topic has to fit on a phone.
help-hosts =
    ### Co umím
    Mám pro tebe deskové hry, které jinde skoro nenajdeš: { $games }. Co chceš vědět?
help-start =
    Partii v tomto kanálu začneš přes **/play**. Vyber hru a, pokud chceš, soupeře, časový limit na tah nebo vlastní vlákno. Bez soupeře může na **{ $button-join }** kliknout kdokoli.
    • Vyplň `computer` a hraješ proti počítači, od úrovně 1 do 8.
    • V kanálu nebo vlákně je vždy jen jedna partie. Pro druhou otevři vlákno.
    • V přímých zprávách se mnou hraješ proti počítači.
    • **/seek** hledá soupeře na jiných serverech.
    • **/games** vypíše tvoje rozehrané partie, nejdřív ty, které čekají na tebe.
    • **/watch** ti pošle přímou zprávu, až partie skončí.
    .title = Začít partii
help-move =
    Klikni pod deskou na **{ $button-choose }**. Na obrázku jsou očíslované nejdřív kameny, které můžou táhnout, a pak pole, kam můžou jít. Tlačítka mají stejná čísla.
    • **/move** zahraje tvůj tah písemně. Návrhy se objevují při psaní a na velkých písmenech, mezerách a pomlčkách nezáleží.
    • **/board** ukáže desku znovu, nebo jen tobě z jiné strany, v jiných barvách či jako text.
    • **/hint** pomůže s tahem v přátelských partiích a partiích proti počítači: nejdřív kámen, pak tah (**Zahrát** ho provede), pak důvody. Ostatní hráči se dozví, že chceš poradit, ale nápovědu vidíš jen ty. V hodnocené partii se nejdřív zeptám, protože po nápovědě se do tvého ratingu počítá jen prohra.
    .title = Zahrát tah
help-offers =
    • **/draw** nabídne remízu.
    • **/takeback** požádá o vrácení tvého posledního tahu.
    • **/pause** a **/resume** požádají o zastavení a nové spuštění hodin.
    • Ostatní odpovídají tlačítky, nebo přes **/accept** a **/decline**.
    • **/resign** partii vzdá. **/abort** ji zruší, dokud ještě všichni netáhli.
    • **/table give-time** přidá soupeři čas na tah. V partii bez hodin se **/table still-there** zeptá, když někdo 3 dny netáhne.
    .title = Remíza a vrácení tahu
help-learn =
    • **/learn** naučí hru v pár krátkých lekcích.
    • **/rules** ji vysvětlí s obrázky, stránku po stránce.
    • **/puzzle** ukáže pozici, ve které hledáš nejlepší tah. Úlohy mají vlastní rating.
    .title = Naučit se hru
help-after =
    • **/review** analyzuje dohranou partii: šance na výhru tah po tahu, zlomové tahy a lepší tahy.
    • **/replay** ukáže partii jako animaci a **/record** ti ji dá jako textový soubor.
    • **/game** s číslem stolu prochází kteroukoli partii tah po tahu.
    • **/analyse** nebo **{ $button-explore }** pod deskou otevře desku, kterou vidíš jen ty: zkoušej tahy za všechny strany a dělej si poznámky. Po partii řekne svůj názor počítač. Když je na tahu soupeř, **{ $button-plan }** udělá tvoje odpovědi za tebe.
    • **{ $button-rematch }** pod poslední deskou začne další partii s prohozenými místy.
    • **{ $button-stronger }** a **{ $button-weaker }** udělají totéž s počítačem o úroveň výš nebo níž.
    .title = Po partii
help-ratings =
    • **/leaderboard** ukáže nejlepší hráče, tady nebo na všech serverech.
    • **/profile** ukáže vývoj ratingů hráče, výsledky, série výher a nejčastější soupeře.

    Dohrané partie se hodnotí (Glicko), v každé hře zvlášť, a rating je předběžný, dokud v ní nemáš pět partií. Partie proti počítačům mají vlastní ratingy.
    .title = Rating
help-settings =
    • **/settings me** je na barvy, strany, jazyk, připomínky a potvrzování tahů.
    • **/settings vacation** pozastaví tvoje pomalé hodiny, až na 14 dní za rok.
    • **/settings server** je pro správce serveru.
    .title = Nastavení
help-data =
    • **/privacy export** ti dá vše, co o tobě ukládám.
    • **/privacy delete** tvoje data smaže. Tvoje partie zůstanou, beze jména.
    • **/block** zabrání hráči, aby tě zval, a **/unblock** to zruší. Nikdo jiný se to nedozví.
    .title = Tvoje data
