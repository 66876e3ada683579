# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Úloha
button-puzzle-next = Další úloha
button-puzzle-solution = Ukázat řešení
button-puzzle-solve = Řešit
puzzle-difficulty = { $difficulty ->
    [easy] Lehká
    [medium] Střední
   *[hard] Těžká
}
puzzle-unknown-difficulty = „{ $name }“ není obtížnost. Vyber některou z těchto: { $known }.
puzzle-which = Ze které hry chceš úlohu?
puzzle-none = Pro hru { $game } zatím nejsou žádné úlohy.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, úloha { $number }** · rating { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = **{ $name }** na tahu: najdi nejlepší tah.
# Where the number of moves is not told.
puzzle-forced = **{ $name }** na tahu: najdi tah, který vynutí výhru.
# After every other move, the other side wins by force.
puzzle-save = **{ $name }** na tahu, a v úzkých: najdi jediný tah, po kterém soupeř nemá vynucenou výhru.
puzzle-win = **{ $name }** na tahu: { $turns ->
    [one] vyhraj hned.
    [few] vyhraj ve { $turns } tazích.
   *[other] vyhraj v { $turns } tazích.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = **{ $name }** na tahu: najdi tah, který vyhrává (počet tahů do výhry při nejlepší obraně: { $turns }).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** je správně! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Vyřešeno!** { $turn }.
puzzle-also-wins = ✅ **Vyřešeno!** **{ $turn }** také vynucuje výhru, jen jinou cestou.
puzzle-wrong = ↩️ **{ $turn }** není řešení.
puzzle-wrong-reply = ↩️ **{ $turn }** není řešení. Odpověď je **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = Řešení vynucuje výhru; po tomto tahu jsou tvoje šance na výhru asi { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] Výhra je pryč: při nejlepší hře je to teď remíza.
   *[none] Při nejlepší hře je to teď remíza.
}
puzzle-wrong-weaker = Tvoje šance na výhru je teď asi { $left } místo { $best } s řešením.
puzzle-wrong-later = Řešení je výrazně silnější, ale rozdíl se ukáže až později.
puzzle-wrong-over = { $result ->
    [draw] Partie končí remízou.
   *[loss] Hned prohrává.
}
puzzle-solution = **Řešení, { $number } z { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Motiv
    [few] Motivy
   *[other] Motivy
}: { $themes }
puzzle-wins = Vynucuje výhru.
puzzle-theme = { $theme ->
    [capture] braní
    [double-capture] dvojí braní
    [long-capture] braní tří a více
    [captain] braní kapitána
    [replacement] nastoupení
    [centre] přes střed
    [jump] skok
    [threat] hrozba
    [double-threat] dvojí hrozba
    [fork] vidlička
    [centre-threat] hrozba přes střed
    [escape] záchrana
    [defence] obrana
    [counterattack] protiútok
    [sacrifice] oběť
    [decoy] vylákání basilea
    [king] tah basileem
    [lock-in] znehybnění
    [blockade] blokáda
    [zugzwang] nevýhoda tahu
    [isolation] izolace
    [demand] požadavek
    [removal] odebrání destičky
    [group-slide] posun více destiček
    [ending] koncovka
   *[quiet] tichý tah
}
puzzle-help-costs = -# S nápovědou se tato úloha nepočítá. Zobrazení řešení se počítá jako špatná odpověď.
puzzle-hinted = -# Po nápovědě se tato úloha nepočítá do ratingu ani do série.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Tvůj rating v úlohách: { $rating } · { $change }
puzzle-rating-streak = -# Tvůj rating v úlohách: { $rating } · { $change } · vyřešeno v řadě: { $streak }
profile-puzzles = **Úlohy**
profile-puzzle = { $game } · { $rating } · napoprvé vyřešeno { $solved } z { $tried }
    -# Série: { $streak }, nejdelší: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Úloha dne**
puzzle-daily-private = -# Klikni na tlačítko a řeš. Tvou odpověď uvidíš jen ty.
puzzle-daily-last = -# Minulé řešení ({ $game }, úloha { $number }): ||{ $solution } ({ $themes })||
puzzle-daily-results = -# { $solved ->
    [0] Zatím ji nikdo nevyřešil.
   *[other] Napoprvé vyřešeno: **{ $solved } z { $tried }**. Nejdříve: { $solvers }
}
puzzle-daily-last-results = { $solved ->
    [0] napoprvé nikdo
   *[other] napoprvé vyřešeno: { $solved } z { $tried }, nejdříve { $first }
}
puzzle-daily-all-games = Všechny hry postupně
say-no-place-for-puzzles = Tam se úloha dne zveřejnit nedá. Vyber textový kanál, který vidím.
say-daily-on-and-off = Chceš úlohu dne zveřejňovat, a zároveň ji vypnout. Použij buď daily-puzzle, nebo daily-puzzle-off, ne obojí.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = „{ $name }“ není motiv. Vyber některý z těchto: { $known }.
puzzle-none-of-theme = Pro hru { $game } nejsou žádné úlohy s motivem „{ $theme }“{ $level ->
    [any] { "" }
   *[other] { "" } v této obtížnosti
}. Vyber některý z těchto: { $known }.
puzzle-no-other-of-theme = To byla jediná úloha ze hry { $game } s motivem „{ $theme }“{ $level ->
    [any] { "" }
   *[other] { "" } v této obtížnosti
}. Další motivy: { $known }.
puzzle-mode = { $mode ->
    [streak] Série
    [storm] Bouře
   *[practice] Procvičování
}
puzzle-unknown-mode = „{ $name }“ není režim. Vyber některý z těchto: { $known }.
puzzle-mode-alone = Vynech level a theme: v sérii i bouři jsou úlohy postupně těžší samy od sebe.

# Streak and storm: puzzles in a row.
button-puzzle-start = Spustit
button-puzzle-again = Znovu
button-puzzle-skip = Přeskočit
# Under the result that somebody has shared.
button-puzzle-try = Vyzkoušet
button-puzzle-board = Žebříček bouře
button-puzzle-board-week = Posledních 7 dní
button-puzzle-board-ever = Celkově
puzzle-streak-rules = **{ $game }: Série**
    Řeš úlohy, které jsou čím dál těžší. První chyba sérii ukončí. Jednu úlohu můžeš přeskočit.
    -# Nápovědy tu nejsou a odpovědi se nepočítají do tvého ratingu v úlohách.
puzzle-storm-rules = **{ $game }: Bouře**
    Vyřeš za tři minuty co nejvíc krátkých úloh. Špatná odpověď stojí deset sekund a hned přijde další úloha. Až čas vyprší, klikni na kterékoli tlačítko a uvidíš výsledek.
    -# Nápovědy tu nejsou a odpovědi se nepočítají do tvého ratingu v úlohách.
puzzle-run-best = Tvůj nejlepší výsledek: { $best }
puzzle-run-record = To je zatím tvůj nejlepší výsledek!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Série: { $solved }**
puzzle-storm-state = **Bouře: { $solved }** · konec { $end }
puzzle-run-solved = ✅ **{ $turn }** je řešení.
puzzle-storm-wrong = ❌ **{ $turn }** není řešení: −10 sekund.
puzzle-streak-skipped = ⏭️ Přeskočeno.
puzzle-run-answered = Tuto úlohu už máš za sebou. Pokračuj tam, kde je další.
puzzle-streak-result = { $end ->
    [all] 🏆 **Celá série je vyřešená ({ $game }).** Vyřešeno: { $solved }
   *[early] **Série skončila ({ $game }).** Vyřešeno: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **To byla poslední úloha ({ $game }).**
   *[early] **Čas vypršel ({ $game }).**
} Vyřešeno: { $solved }, špatně: { $wrong }, nejvíc v řadě: { $row }
puzzle-board-week = **{ $game }: nejlepší bouře na tomto serveru za posledních 7 dní**
puzzle-board-ever = **{ $game }: nejlepší bouře na tomto serveru**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = V bouři zatím nikdo žádnou úlohu nevyřešil. Spusť ji a buď první.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** pro vás má úlohu:
puzzle-streak-shared = 🔥 **{ $name }** má sérii ve hře { $game }: { $solved ->
    [one] jedna vyřešená úloha
    [few] { $solved } úlohy v řadě
   *[other] { $solved } úloh v řadě
}.
puzzle-storm-shared = ⚡ **{ $name }** má za tři minuty ve hře { $game } { $solved ->
    [one] jednu vyřešenou úlohu
    [few] { $solved } vyřešené úlohy
   *[other] { $solved } vyřešených úloh
}.
