# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Dołącz
button-seek-withdraw = Przestań szukać
# Everyone in those servers reads these three.
seek-post = 🔎 **{ $name }** szuka przeciwnika: **{ $game }**, { $time }.
    -# Otwarte do { $until }.
seek-post-team = 🔎 Serwer **{ $name }** szuka innego serwera do gry: **{ $game }**, { $time }. Dołącz w imieniu swojego: o ruchach głosują jego członkowie.
    -# Otwarte do { $until }.
seek-post-taken = -# 🔎 { $game }: znalazł się przeciwnik.
seek-post-taken-here = -# 🔎 { $game }: znalazł się przeciwnik. Partia trwa tutaj: { $place }.
seek-post-closed = -# 🔎 { $game }: to ogłoszenie jest zakończone.
seek-opened = 🔎 Twoje ogłoszenie: **{ $game }**, { $time }. Kończy się, gdy ktoś dołączy, najpóźniej { $until }. { $servers ->
    [0] Żaden serwer nie pokazuje jeszcze takich ogłoszeń. Zarządzający serwerem włączają je przez **/settings server seeks**.
    [one] Jest na jednym serwerze, z twoją nazwą.
    [few] Jest na { $servers } serwerach, z twoją nazwą.
    [many] Jest na { $servers } serwerach, z twoją nazwą.
   *[other] Jest na { $servers } serwera, z twoją nazwą.
} Gdy ktoś dołączy, oznaczę cię.
seek-opened-team = 🔎 Ten serwer szuka innego serwera: **{ $game }**, { $time }. Ogłoszenie kończy się, gdy jakiś dołączy, najpóźniej { $until }. Partię widać tu i tam, a każdy serwer głosuje nad własnymi ruchami.{ $servers ->
    [0] {" "}Żaden serwer nie pokazuje jeszcze takich ogłoszeń. Zarządzający serwerem włączają je przez **/settings server seeks**.
   *[other] {""}
}
seek-replaced = Twoje poprzednie ogłoszenie jest zakończone.
seek-direct-taken = Masz partię w wiadomościach prywatnych ze mną. Dopóki trwa, dołączyć może tylko ktoś, z kim łączy cię wspólny serwer.
seek-withdrawn = Nie szukasz już przeciwnika.
seek-over = To ogłoszenie jest już zakończone.
seek-taken = { $player }, **{ $name }** gra z tobą w grę { $game }.
seek-begun = { $player }, tutaj grasz w grę **{ $game }**, przeciwnik: **{ $name }**.
seek-closed-meanwhile = Ktoś był szybszy albo to ogłoszenie jest już zakończone. /seek zaczyna twoje własne.
seek-own = To twoje własne ogłoszenie. Musi dołączyć ktoś inny.
seek-busy = Ta osoba nie może teraz zacząć kolejnej partii. /seek zaczyna twoje własne ogłoszenie.
seek-unreachable = Nie mogę stąd skontaktować się z tą osobą, więc nie możecie ze sobą zagrać. /seek zaczyna twoje własne ogłoszenie.
seek-direct = 🔎 Grasz w grę **{ $game }**, przeciwnik: **{ $name }**. Każde z was widzi planszę w swoich wiadomościach prywatnych ze mną.
seek-no-direct = Ta partia toczyłaby się w wiadomościach prywatnych, ale nie mogę ci ich wysyłać. Zezwól na nie w swoich ustawieniach prywatności dla tego serwera i dołącz ponownie.
seek-delayed = Discord nie może teraz otworzyć twojej partii. Próbuję dalej, a partia zacznie się sama, chyba że ktoś będzie szybszy albo ogłoszenie się zakończy.
seek-direct-occupied = Ta partia toczyłaby się w wiadomościach prywatnych, a tam masz już partię. Najpierw ją dokończ, potem dołącz ponownie.
direct-unreachable = **{ $name }** nie przyjmuje ode mnie wiadomości prywatnych, więc zaproszenie zostało anulowane.
seek-twice = Masz już ogłoszenie sprzed chwili.
seek-too-many = Liczba ogłoszeń w ostatniej godzinie: { $most }. Więcej się nie da. Spróbuj później.
say-no-place-for-seeks = Tam nie da się publikować ogłoszeń. Wybierz kanał tekstowy, który widzę.
say-seeks-on-and-off = Prosisz jednocześnie o pokazywanie ogłoszeń i o ich wyłączenie. Użyj albo seeks, albo seeks-off, nie obu naraz.
