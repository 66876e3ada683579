# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } і { $last }
# The same before a name that starts with the sound of i, for which Spanish has another word.
conjunction-i = { $others } та { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
# A whole number of hundredths, such as a chance.
percent = { $number }%

card-heading = **{ $game }** · стіл { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· хід { $turn }
}
card-invitation = { $invited }, { $opener } запрошує { $seats ->
    [2] тебе зіграти в { $game }.
   *[other] зіграти в { $game } на { $seats } гравців. { $free ->
        [one] Лишилося { $free } вільне місце.
        [few] Лишилося { $free } вільні місця.
       *[many] Лишилося { $free } вільних місць.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = Запрошення зіграти в { $game } надіслано: { $invited }.
card-open-invitation = { $opener } шукає { $seats ->
    [2] суперника, щоб зіграти в { $game }.
   *[other] { $free ->
        [1] ще одного гравця
        [one] ще { $free } гравця
        [few] ще { $free } гравців
       *[many] ще { $free } гравців
    }, щоб зіграти в { $game } на { $seats } гравців.
} Хто грає?
card-terms = -# { $counts ->
    [yes] На рейтинг
   *[no] Дружня
} · { $setup } · { $begins } · { $pace } · запрошення зникне { $end }
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] На рейтинг
   *[no] Дружня
} · { $pace }
begins-named = починає { $name }
begins-own = починаєш ти
begins-first = починає той, хто приєднається першим
begins-lot = хто починає, вирішить жереб
pace = { $minutes ->
    [0] без годинника
    [60] 1 година на хід
    [480] 8 годин на хід
    [1440] 1 день на хід
    [4320] 3 дні на хід
    [10080] 7 днів на хід
    [one] { $minutes } хвилина на хід
    [few] { $minutes } хвилини на хід
   *[many] { $minutes } хвилин на хід
}
card-all-seated = Усі на місці — починаємо!
card-closed = Цього разу не зіграли.
card-to-act = { $player }, твій хід.
card-to-act-until = { $player }, твій хід. Твій час закінчується { $end }.
# player: a server, whose members vote
card-team-votes = { $player }, ваш хід: голосуйте за хід. Голосування закінчується { $end }.
card-on-hold = Партія чекає, бо двічі поспіль ніхто не проголосував. Її продовжить голос за хід, який має зробити { $player }.
votes-missed = Минулого разу ніхто не проголосував, тож за вас походив комп’ютер.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Голосів поки немає.
    [1] Поки 1 голос.
    [one] Поки { $votes } голос.
    [few] Поки { $votes } голоси.
   *[many] Поки { $votes } голосів.
}{ $needed ->
    [0] {""}
    [one] {" "}Хід, за який буде { $needed } голос, буде одразу зіграно.
    [few] {" "}Хід, за який буде { $needed } голоси, буде одразу зіграно.
   *[many] {" "}Хід, за який буде { $needed } голосів, буде одразу зіграно.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Запропонувати нічию
    [takeback] Попросити повернути хід
    [accept] Прийняти
    [decline] Відхилити
    [resign] Здатися
    [abort] Скасувати партію
   *[other] Грати далі
}: голоси { $votes } з { $needed }
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] До того ж зараз твій хід.
   *[others] Ходить { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Твій час закінчується { $end }.
       *[others] Час закінчується { $end }.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Ти маєш побити { $cells }.
    [capture] Ти маєш бити.
    [demand] Ти маєш перестрибнути рівно { $balls ->
        [one] { $balls } кульку.
        [few] { $balls } кульки.
       *[many] { $balls } кульок.
    }
   *[only] У тебе лише один можливий хід.
}{ $asks ->
    [replacement] {" "}Яка фішка займе поле?
    [where] {" "}{ $beginning } — куди?
    [man] {" "}Чим саме?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# Тут неможливо було грати { $time }, тож цей час повернуто гравцеві { $player }.
card-time-given-own = -# Тут неможливо було грати { $time }, тож цей час повернуто тобі.
card-vacation = -# { $name } у відпустці до { $end }. Доти годинник цього гравця стоїть.
card-vacation-own = -# Ти у відпустці до { $end }. Доти твій годинник стоїть.
card-vacation-no-clock = -# { $name } у відпустці до { $end }.
card-vacation-no-clock-own = -# Ти у відпустці до { $end }.
# The deadline of the round of a tournament, on every board of it.
card-round-deadline = -# Термін туру: { $at }, також для тих, хто у відпустці. Програє той, чий тоді хід.
# Before the first move in a tournament, below the line about the player to act.
card-check-in = -# Не твій хід? Натисни *Я тут*. Якщо ніхто вчасно не зробить ходу, програє й той, хто цього не натисне.
# In the list of games, behind a game of a tournament.
games-deadline = термін { $at }
card-no-clock = -# Якщо гравець не ходить 3 дні, можна запитати, чи він іще тут. Ще через 4 дні можна { $seats ->
    [2] оголосити перемогу
   *[other] грати далі без нього
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, ти ще тут?
   *[no] Ти ще тут?
} Якщо ти не зробиш ходу{ $answers ->
    [yes] {" "}й не відповіси
   *[no] {""}
}, { $who ->
    [named] { $other } зможе
   *[others] інші зможуть
} { $claim ->
    [win] оголосити перемогу
    [out] грати далі без тебе
   *[close] закрити партію
} { $end }.
# The same for the player alone, once the others can do so.
card-claimable-own = Ти не ходиш від { $since }. Доки ти не зробиш ходу, { $who ->
    [named] { $other } може
   *[others] інші можуть
} { $claim ->
    [win] оголосити перемогу
    [out] грати далі без тебе
   *[close] закрити партію
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Запитання гравцеві { $name } надіслано. Якщо не буде ходу{ $answers ->
    [yes] {" "}чи відповіді
   *[no] {""}
}, ти зможеш { $claim ->
    [win] оголосити перемогу
    [out] грати далі без цього гравця
   *[close] закрити партію
} { $end }.
card-reminder = { $player }, досі твій хід. Твій час закінчується { $end }.
direct-reminder = **{ $game }** · стіл { $table } · { $place }
card-idle = { $player }, тут уже довго нічого не відбувається. Якщо ти не зробиш ходу, партію буде закрито { $end } без результату.
card-idle-lost = { $player }, тут уже довго нічого не відбувається. Якщо ти не зробиш ходу, ти програєш партію { $end }.
card-pause-ends = { $player }, ця партія вже довго на паузі. Вона продовжиться сама { $end }, і годинники теж.
card-paused = Партія на паузі. Коли вона продовжиться, ходитиме { $player }.
card-paused-own = Партія на паузі. Коли вона продовжиться, буде твій хід.
card-asked = { $players }, згода?
card-computer-acts = { $player } думає…
card-left-to-computers = Лишилися тільки комп’ютери. Вони дограють партію самі, а результат з’явиться тут.
card-draw-near = { $turns ->
    [1] Якщо наступним ходом жодна фігура не покине дошки, буде нічия.
    [one] Якщо за наступний { $turns } хід жодна фігура не покине дошки, буде нічия.
    [few] Якщо за наступні { $turns } ходи жодна фігура не покине дошки, буде нічия.
   *[many] Якщо за наступні { $turns } ходів жодна фігура не покине дошки, буде нічия.
}
card-won = **Виграє { $names }**{ $why ->
    [resigned] : суперник здався.
    [time] : час вийшов.
    [forfeited] : технічна перемога.
   *[other] .
}
card-won-own = **Ти виграєш**{ $why ->
    [resigned] : суперник здався.
    [time] : час вийшов.
    [forfeited] : технічна перемога.
   *[other] .
}
card-drawn = **Нічия** { $why ->
    [agreement] за згодою ({ $names }).
    [repetition] ({ $names }): та сама позиція виникла втретє.
    [quiet] ({ $names }): забагато ходів поспіль без взяття.
   *[other] ({ $names }).
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Нічия** { $why ->
    [agreement] за згодою (ти і { $other }).
    [repetition] (ти і { $other }): та сама позиція виникла втретє.
    [quiet] (ти і { $other }): забагато ходів поспіль без взяття.
   *[other] (ти і { $other }).
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Здача
    [time] Час вийшов
    [absent] Відсутність
    [forfeited] Технічна поразка
    [agreement] Нічия за згодою
    [repetition] Нічия: та сама позиція тричі
   *[quiet] Нічия: задовго без взяття
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Можливих ходів більше немає.
card-place = { $place ->
    [2] 2-ге
    [3] 3-тє
   *[other] { $place }-те
} місце: { $names }

replay = **{ $game }** · стіл { $table } · анімація{ $step ->
    [1] {""}
   *[other] {" "}(показано кожен { $step }-й хід)
}
replay-alt = Уся партія, хід за ходом ({ $turns ->
    [1] один хід
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}). У кінці: { $last }

news-joined = { $name } приєднується.
news-declined = { $name } відхиляє запрошення.
news-declined-own = Ти відхиляєш запрошення.
# Others can still join.
news-seat-declined = { $name } відхиляє запрошення. Тепер місце вільне для будь-кого.
news-seat-opened = Місце гравця { $name } тепер вільне для будь-кого.
news-vacated = { $name } виходить. Тепер місце вільне для будь-кого.
news-cancelled = Запрошення скасовано.
news-closed = { $what ->
    [game] Модератор закрив цю партію. Вона не рахується.
   *[invitation] Модератор закрив це запрошення.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, модератор закрив цю партію. Вона не рахується.
# The deadline of a game in a tournament. If somebody had moved, the next sentence says who loses.
news-deadline = Термін цього туру минув.
# The game of a tournament in which nobody has moved or said that they are there, when the time or the deadline is over.
news-nobody-came = Ніхто не з’явився вчасно, тож у цій партії програють усі.
news-over = { $players }, партію закінчено.
# players: one or several
news-out = Поза грою: { $players }. Інші грають далі.
news-expired = Запрошення вже не діє: не всі місця було зайнято вчасно.
news-idle = Тут цілий місяць ніхто не ходив, тож партію закрито без результату.
news-started = Партія починається.
news-started-by-lot = Партія починається. За жеребом починає { $name }.
news-started-by-lot-own = Партія починається. За жеребом починаєш ти.
news-resigned = { $name } здає партію.
news-resigned-own = Ти здаєшся.
news-timed-out = Час вийшов: { $name }.
news-timed-out-own = Твій час вийшов.
news-left = { $name } покидає сервер. { $others ->
    [1] Інший гравець може
   *[other] Інші гравці можуть
} { $claim ->
    [out] продовжити партію
   *[win] { $closable ->
        [yes] оголосити перемогу або закрити партію
       *[no] оголосити перемогу
    }
}.
news-absent = { $name } не ходить уже { $time }. { $who ->
    [direct] Можна запитати кнопкою **{ $button-still-there }** під дошкою.
    [you] Можна запитати кнопкою **{ $button-still-there }** нижче.
    [named] { $other } може запитати кнопкою **{ $button-still-there }** нижче.
   *[others] Інші можуть запитати кнопкою **{ $button-still-there }** нижче.
}
news-claimable = { $name } досі не ходить. { $who ->
    [direct] Ти можеш
    [you] Ти можеш
    [named] { $other } може
   *[others] Інші можуть
} { $claim ->
    [win] оголосити перемогу кнопкою **{ $button-claim }**
    [out] продовжити кнопкою **{ $button-claim-out }**
   *[close] закрити партію кнопкою **{ $button-close }**
} { $who ->
    [direct] під дошкою
   *[other] нижче
}.
news-still-there = { $name } ще тут.
news-still-there-own = Ти підтверджуєш, що ще тут.
# Before the first move in a tournament.
news-here = { $name } тут.
news-here-own = Ти підтверджуєш, що тут.
news-gone = { $name } не ходить уже { $time }{ $out ->
    [yes] {" "}і вибуває з гри
   *[no] {""}
}.
news-gone-own = Ти не ходиш уже { $time }{ $out ->
    [yes] {" "}і вибуваєш із гри
   *[no] {""}
}.
news-turn-extended = { $name } додає { $time } гравцеві { $player }.
news-turn-extended-own = Ти додаєш { $time } гравцеві { $player }.
news-turn-extended-to-you = { $name } додає тобі { $time }.
news-returned = { $name } знову на сервері.
news-forfeited = { $name } покидає сервер і зазнає технічної поразки.
news-removed = { $name }: вилучення з турніру й технічна поразка в партії.
news-removed-own = Тебе вилучено з турніру, тож у партії тобі зараховано технічну поразку.
news-aborted = { $name } скасовує партію. Вона не рахується.
news-aborted-own = Ти скасовуєш партію. Вона не рахується.
news-closed-by = { $name } закриває партію. Вона не рахується.
news-closed-by-own = Ти закриваєш партію. Вона не рахується.
news-offered = { $name } { $offer ->
    [draw] пропонує нічию.
    [takeback] просить повернути хід.
    [pause] хоче поставити партію на паузу.
    [resign] пропонує здатися.
   *[resume] хоче продовжити партію.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = Ти { $offer ->
    [draw] пропонуєш нічию.
    [takeback] просиш повернути хід.
    [pause] просиш поставити партію на паузу.
   *[resume] просиш продовжити партію.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [1] Це скасувало б хід { $first }: { $turns }.
   *[other] Це скасувало б ходи { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] приймає нічию.
   *[other] погоджується.
}
# The same for the one who has done it.
news-agreed-own = Ти { $offer ->
    [draw] приймаєш нічию.
   *[other] погоджуєшся.
}
news-refused = { $name } { $offer ->
    [draw] відхиляє нічию.
    [takeback] відмовляється повернути хід.
    [pause] не хоче ставити партію на паузу.
    [resign] грає далі.
   *[resume] ще не хоче продовжувати партію.
}
# The same for the one who has done it.
news-refused-own = Ти { $offer ->
    [draw] відхиляєш нічию.
    [takeback] відмовляєшся повернути хід.
    [pause] не хочеш ставити партію на паузу.
    [resign] граєш далі.
   *[resume] ще не хочеш продовжувати партію.
}
# The line of an offer that is not open any more.
offer-closed = { $name }: { $offer ->
    [draw] пропозиція нічиєї.
    [takeback] прохання повернути хід.
    [pause] прохання про паузу.
    [resign] пропозиція здатися.
   *[resume] прохання продовжити партію.
} { $end ->
    [accepted] Згода: { $players }.
    [declined] Відмова: { $players }.
   *[lapsed] Це вже не діє.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] Твоя пропозиція нічиєї.
    [takeback] Твоє прохання повернути хід.
    [pause] Твоє прохання про паузу.
   *[resume] Твоє прохання продовжити партію.
} { $end ->
    [accepted] Згода: { $players }.
    [declined] Відмова: { $players }.
   *[lapsed] Це вже не діє.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name }: { $offer ->
    [draw] пропозиція нічиєї.
    [takeback] прохання повернути хід.
    [pause] прохання про паузу.
    [resign] пропозиція здатися.
   *[resume] прохання продовжити партію.
} { $end ->
    [accepted] Твоя відповідь: згода.
   *[declined] Твоя відповідь: відмова.
}
news-played-out = Комп’ютери дограли партію самі, за { $turns ->
    [1] один хід.
    [one] { $turns } хід.
    [few] { $turns } ходи.
   *[many] { $turns } ходів.
}
news-taken-back = { $turns ->
    [0] Усі ходи скасовано. Партія знову на початку.
   *[other] Партія знову в позиції після ходу { $turns }.
}
news-paused = Партія на паузі.
news-on-hold = Двічі поспіль ніхто не проголосував, тож партія чекає на перший голос.
news-resumed = Партія продовжується.
news-vacation-ended = { $name } повертається з відпустки.
news-vacation-ended-own = Ти повертаєшся з відпустки.
news-moved = { $what ->
    [invitation] Запрошення тепер тут.
   *[game] Партія продовжується тут.
}
news-tournament-over = Турнір закінчено. Ця партія триває, і тепер її можна ставити на паузу, а ходи — повертати.
news-result-entered = Організатор вніс результат цієї партії в турнір, тож тут вона закінчується. На рейтинг вона не впливає.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · стіл { $table } · хід { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · стіл { $table } · хід { $turn } · { $name }: { $text } (скасовано)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · хід { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · хід { $turn } · { $name }: { $text } (скасовано)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · стіл { $table } · { $turn ->
    [0] назад на початок
   *[other] назад до ходу { $turn }
}
# text: how a player left the game
board-past-left = -# { $game } · стіл { $table } · { $text }
board-past-invitation = -# { $game } · стіл { $table } · запрошення · { $names }
board-past-start = -# { $game } · стіл { $table } · початок · { $names }
board-moved = -# { $game } · стіл { $table } тепер тут: { $place }

news-hinted = { $name } бере підказку.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, без змін
news-rating-same-levels = { $name } проти комп’ютерів: { $rating }, без змін
news-rating-levels = { $name } проти комп’ютерів: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, до сталого рейтингу ще { $games ->
    [1] одна партія
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
news-rating-provisional-levels = { $name } проти комп’ютерів: { $rating }, до сталого рейтингу ще { $games ->
    [1] одна партія
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, уже не умовний
news-rating-settled-levels = { $name } проти комп’ютерів: { $rating }, уже не умовний

news-unrated-short = Не на рейтинг: ще до ходу { $turns } { $how ->
    [drawn] гравці погодилися на нічию
    [time] в одного з гравців вийшов час
    [absent] один із гравців перестав ходити
    [left] один із гравців покинув сервер
   *[resigned] один із гравців здався
}.
# After a game that computers have finished on their own.
news-unrated-left = Не на рейтинг: ще до ходу { $turns } лишилися тільки комп’ютери, які й дограли решту.
news-unrated-enough = Не на рейтинг: між тими самими двома гравцями за день рахується лише стільки партій: { $games }.
news-unrated-casual = Не на рейтинг: це була дружня партія.
news-unrated-removed = Не на рейтинг: одного з гравців вилучено з турніру.
news-unrated-left-server = Не на рейтинг: одного з гравців уже немає на сервері, а суперник міг його звідти вигнати.
news-unrated-hinted = Не на рейтинг ({ $names }): після підказки рахується лише поразка.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Чим ти хочеш піти?
menu-next-man = { $beginning } — яка фішка займе поле?
menu-ground = На якій плитці лежить кулька?
menu-tile = Яку плитку ти хочеш пересунути або прибрати?
menu-cell = Яке поле?
menu-where = { $beginning } — куди?
menu-go-on = { $beginning } — стрибати далі чи зупинитися тут?
menu-demand = { $beginning } — вимагати точної кількості кульок?
menu-demand-none = без вимоги
menu-demand-exactly = рівно { $balls }
menu-to = на { $to }
menu-as-it-is = Зупинитися тут
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Вибери
menu-part = { $first } – { $last }
menu-alt = Варіанти: { $choices }.
menu-moved-on = Відтоді партія пішла далі.
menu-once-more = Зіграти цей хід? **{ $turn }**
menu-vote-for = Проголосувати за цей хід? **{ $turn }**
menu-played = Твій хід: { $turn }.
menu-voted = Твій голос: { $turn }. Його можна змінити, доки хід не зіграно.

typing-title = Твій хід
typing-label = Введи свій хід
typing-example = напр. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · стіл { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = Реванш уже відкрито: { $place }
# After joining a table in another channel. $place is a link.
say-joined-elsewhere = Місце за столом твоє. { $game } · стіл { $table } тут: { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Ця партія на рейтинг. Якщо взяти підказку, перемога чи нічия вже не вплине на твій рейтинг, а поразка вплине.
hint-outdated = Після тієї підказки партія пішла далі.
hint-man = Придивися до **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Куди: **{ $spot }**.
hint-turn = Мій вибір — **{ $turn }**.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Цей хід б’є { $men }.
hint-threatens = Цей хід погрожує побити { $men }.
hint-saves = Цей хід рятує { $men }, на відміну від більшості інших.
hint-prepares = Цей хід готує взяття: ще два ходи могли б побити { $men }.
hint-guards = Цей хід захищає { $men } від взяття за два ходи.
hint-locks = Цей хід замикає { $men }.
hint-restricts = Цей хід обмежує іншу сторону (можливих ходів: { $after } замість { $before }).
hint-frees = Цей хід дає більше простору (можливих ходів: { $after } замість { $before }).
hint-blocks = Цей хід не дає перестрибнути через { $men } на { $cell }.
hint-corners = Цей хід лишає ворожому василевсові менше безпечних полів ({ $after } замість { $before }).
hint-frees-king = Цей хід дає василевсові більше безпечних полів ({ $after } замість { $before }).
hint-covers = Цей хід прикриває василевса (вільних полів поруч: { $after } замість { $before }).
hint-evades = Цей хід відводить василевса від суперника (кроків до найближчої фігури: { $after } замість { $before }).
hint-nears = Цей хід наближає фігуру до ворожого василевса (кроків до нього: { $after } замість { $before }).
hint-limits = Цей хід лишає іншій стороні менше ходів без негайних втрат ({ $after } замість { $before }).
hint-adds = Цей хід відкриває більше ходів без негайних втрат ({ $after } замість { $before }).
hint-leaves-edge = Цей хід уводить у гру фігуру з краю, на { $cell }.
hint-chases = Василевс переслідує { $men }.
hint-guards-king = Цей хід наближає фігуру до власного василевса (кроків до нього: { $after } замість { $before }).
hint-joins = Цей хід тримає фігури разом (поруч стоять: { $after } замість { $before }).
hint-leads = Імовірне продовження: далі вдасться побити { $men }.
hint-quiet = Тихий хід: нічого не б’є і нічим не загрожує.
# What a reply does to the reader, after the sentences above.
reply-restricts = Цей хід лишає тобі менше ходів ({ $after } замість { $before }).
reply-corners = Цей хід лишає твоєму василевсові менше безпечних полів ({ $after } замість { $before }).
reply-limits = Цей хід лишає тобі менше ходів без негайних втрат ({ $after } замість { $before }).
reply-nears = Цей хід наближає фігуру до твого василевса (кроків до нього: { $after } замість { $before }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Цей хід закінчує раунд: жодна кулька більше не може стрибнути.
hint-opens = { $balls ->
    [0] Якщо плитки не рухатимуться, далі не зможе стрибнути жодна кулька.
    [1] Якщо плитки не рухатимуться, далі зможе стрибнути одна кулька; найдовший стрибок б’є { $longest }.
    [one] Якщо плитки не рухатимуться, далі зможе стрибнути { $balls } кулька; найдовший стрибок б’є { $longest }.
    [few] Якщо плитки не рухатимуться, далі зможуть стрибнути { $balls } кульки; найдовший стрибок б’є { $longest }.
   *[many] Якщо плитки не рухатимуться, далі зможуть стрибнути { $balls } кульок; найдовший стрибок б’є { $longest }.
}
hint-leaves = Цей хід лишає { $balls ->
    [1] одну кульку, яка може стрибнути
    [one] { $balls } кульку, яка може стрибнути
    [few] { $balls } кульки, які можуть стрибнути
   *[many] { $balls } кульок, які можуть стрибнути
} (було { $before }); найдовший стрибок б’є { $longest } (було { $longest-before }).
hint-demands = Цей хід вимагає стрибка рівно через { $demand ->
    [one] { $demand } кульку
    [few] { $demand } кульки
   *[many] { $demand } кульок
}, а його { $balls ->
    [1] може зробити лише одна кулька
    [one] може зробити { $balls } кулька
    [few] можуть зробити { $balls } кульки
   *[many] можуть зробити { $balls } кульок
}.

# Pieces in the sentences above, in the accusative. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] василевса на { $cells }
    [men-captain] { $count ->
        [1] капітана на { $cells }
       *[other] капітанів на { $cells }
    }
    [men-piece] { $count ->
        [1] офіцера на { $cells }
       *[other] офіцерів на { $cells }
    }
    [men-soldier] { $count ->
        [1] солдата на { $cells }
       *[other] солдатів на { $cells }
    }
    [men-ball] { $count ->
        [1] кульку на { $cells }
        [one] { $count } кульку: { $cells }
        [few] { $count } кульки: { $cells }
       *[many] { $count } кульок: { $cells }
    }
    [men-stone] { $count ->
        [1] фішку на { $cells }
       *[other] фішки на { $cells }
    }
   *[men-pawn] { $count ->
        [1] пішака на { $cells }
       *[other] пішаків на { $cells }
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [1] Цей хід одразу виграє.
    [one] Цей хід форсовано виграє щонайбільше за { $turns } хід.
    [few] Цей хід форсовано виграє щонайбільше за { $turns } ходи.
   *[many] Цей хід форсовано виграє щонайбільше за { $turns } ходів.
}
hint-loses = Партію програно, але так можна протриматися найдовше: { $turns ->
    [1] один хід.
    [one] { $turns } хід.
    [few] { $turns } ходи.
   *[many] { $turns } ходів.
}
hint-chance = Твої шанси на перемогу — приблизно { $chance }.
hint-answer = Імовірна відповідь — { $turn }.

# The replay of a finished game.
review-progress = Аналізую партію… { $percent }%
review-even = Жоден окремий хід не вирішив цієї партії.
review-swings = { $swings ->
    [1] Переломний момент:
    [one] { $swings } найважливіший переломний момент:
    [few] { $swings } найважливіші переломні моменти:
   *[many] { $swings } найважливіших переломних моментів:
}
review-swing = { $number }. Хід { $turn }, { $name }: після **{ $played }** шанси на перемогу — { $left }. Краще: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Хід { $turn }: за { $better } ({ $left }) { $votes ->
    [1] проголосувала одна людина
    [one] проголосувала { $votes } людина
    [few] проголосували { $votes } людини
   *[many] проголосували { $votes } людей
}.
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ і пунктир: зіграний хід. ✓ і суцільна лінія: кращий хід.
review-arrows = Пунктирна стрілка з хрестиком показує { $played }, суцільна стрілка з галочкою показує { $better }.
review-alt = Шанси на перемогу, хід за ходом. { $samples }
review-sample = { $turn ->
    [0] На початку
   *[other] Після ходу { $turn }
}: { $chances }

# Players try their own mistakes in a finished game again, below its review.
button-mistakes = Виправити свої помилки
button-mistake-next = Наступна помилка
button-mistake-better = Показати кращий хід
# $turn is the number of the move that was a mistake, $played the move, and $cost what it cost.
mistake-question = **{ $game }** · стіл { $table } · хід { $turn }
    Після твого ходу **{ $played }** шанси на перемогу зменшилися на { $cost ->
        [1] один відсотковий пункт
        [one] { $cost } відсотковий пункт
        [few] { $cost } відсоткові пункти
       *[many] { $cost } відсоткових пунктів
    }. Знайди кращий хід.
# $turn is a move, $left the winning chance after it, and $best that after the best move.
mistake-best = ✅ **{ $turn }** — найкращий хід: після нього шанси на перемогу — { $best }.
mistake-right = ✅ **{ $turn }** майже не поступається найкращому ходу: шанси на перемогу — { $left } замість { $best }.
mistake-wrong = ↩️ **{ $turn }** — недостатньо добрий хід: після нього шанси на перемогу — { $left }, а не { $best }.
mistake-reply = Відповідь — **{ $reply }**.
mistake-better = Кращий хід — **{ $turn }**: після нього шанси на перемогу — { $best }.
mistake-last = -# Це твоя остання помилка серед переломних моментів цієї партії.

say-review-not-over = Ця партія ще триває. Проаналізувати її можна буде потім. А доти там, де підказки дозволено, допоможе /hint.
say-review-nothing = У тій партії не було ходів, тож аналізувати нічого.
say-review-under-way = Я вже аналізую { $about ->
    [table] партію за столом { $table }
   *[record] партію із запису
} { $whose ->
    [own] для тебе
   *[channel] для цього каналу
}. Спробуй ще раз, коли буде готово.
say-reviews-many = Зараз аналізується багато партій. Спробуй ще раз за хвилину.
say-went-wrong = На моєму боці щось пішло не так. Якщо це повториться, напиши тим, хто керує цим ботом: { $reference }.
say-shown-later = У Discord зараз негаразди. Усе збережено й з’явиться тут, щойно Discord запрацює.
say-busy = B-Side зараз дуже завантажений. Спробуй ще раз за хвилину.
say-press-again = Це тривало надто довго. Натисни ще раз.
say-thread-already = Це вже гілка. Щоб грати тут, не вказуй «thread».
say-no-threads = Тут не можна створювати гілки. Щоб грати тут, не вказуй «thread».
say-lacks-for-thread = Тут мені бракує дозволів: { $permissions }. Попроси того, хто керує сервером, надати їх або грай без гілки.
say-lacks-for-boards = Тут мені бракує дозволів: { $permissions }. Вони потрібні, щоб я міг писати сам, коли грає комп’ютер або йде годинник. Попроси того, хто керує сервером, надати їх або грай із людьми без годинника.
say-lacks-for-table = Тут мені бракує дозволів: { $permissions }. За цим столом є комп’ютер або годинник, тож мені треба писати самому. Попроси того, хто керує сервером, надати їх або грай у каналі, де я їх маю.
say-lacks-for-puzzles = У тому каналі мені бракує дозволів: { $permissions }. Вони потрібні, щоб публікувати там задачу дня.
say-lacks-for-seeks = У тому каналі мені бракує дозволів: { $permissions }. Вони потрібні, щоб публікувати там пошуки суперників.
say-thread-refused = Discord зараз не дає мені створити тут гілку. Щоб грати в каналі, не вказуй «thread».
say-too-many-threads = { $whose ->
    [own] Останнім часом на твоє прохання створено багато гілок.
   *[server] Останнім часом на цьому сервері створено багато гілок.
} Грай у каналі без гілки або спробуй ще раз за { $minutes ->
    [1] хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}.
permission-view = Переглядати канал
permission-connect = Підключатися
permission-send = Надсилати повідомлення
permission-attach = Прикріплювати файли
permission-create-threads = Створювати публічні гілки
permission-send-in-threads = Надсилати повідомлення в гілках
permission-read-history = Читати історію повідомлень
say-not-here = Мене немає на цьому сервері, тож я не можу показати тут дошку. Запроси мене на сервер або грай із комп’ютером у приватних повідомленнях зі мною. /rules, /learn і /games працюють усюди.
say-alone-here = У приватних повідомленнях можна грати лише з комп’ютером. Щоб запросити людей, перейди в канал сервера.
say-too-fast = Ти поспішаєш, я не встигаю. Спробуй ще раз за { $seconds ->
    [1] секунду
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[many] { $seconds } секунд
}.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Ось твій текст, щоб нічого не пропало:
say-not-seen = Ця партія в каналі, якого ти не бачиш. Попроси її запис (/record) в одного з гравців.
say-may-not-close = Для цього потрібен дозвіл «Керувати повідомленнями» в цьому каналі. Щоб здати власну партію, скористайся /resign.
say-only-in-servers = Це працює лише в каналі сервера.
say-animation-under-way = Я вже роблю анімацію партії за столом { $table } { $whose ->
    [own] для тебе
   *[channel] для цього каналу
}. Спробуй ще раз, коли буде готово.
say-animations-many = Зараз створюється багато анімацій. Спробуй ще раз за хвилину.
say-offer-closed = Ця пропозиція вже не діє.
# Under an older message: where the board is now.
say-moved-on = Відтоді партія пішла далі. Дошка тут: { $place }
# Asked for again: $place is a link.
say-shown-here = Це вже є в цьому каналі: { $place }
say-stale-button = Ця кнопка вже не працює. /board показує партію цього каналу.
say-bad-option = «{ $input }» не підходить. Вибери щось зі списку.
say-old-command = Ця команда змінилася. Перезавантаж Discord і спробуй ще раз.
say-joined-same-game = { $player } уже запрошує тебе в цю гру, тож тепер у тебе є місце за тим столом.
say-computers-joined = { $count ->
    [1] { $names } приєднується.
   *[other] { $names } приєднуються.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [1] { $names } випереджає тебе. Партія починається!
   *[other] { $names } випереджають тебе. Партія починається!
}
say-invited-bot = Інші боти грати не можуть. Запроси людину, запроси мене, щоб грати з комп’ютером, або не вказуй суперника, щоб міг приєднатися будь-хто.
say-invited-stranger = { $name } не на цьому сервері. Запроси когось, хто тут є.
say-invited-hidden = { $name } не бачить цього каналу. Надішли запрошення в каналі, який видно вам обом.
say-invited-timed-out = { $name } має тайм-аут на цьому сервері. Надішли запрошення, коли він закінчиться.
say-invited-without-commands = { $name } не може користуватися командами в цьому каналі. Надішли запрошення в іншому.
say-cannot-follow = { $name } не бачить цього каналу, тож перенести партію сюди не можна.
say-no-such-player = Гравця з іменем «{ $name }» тут немає. Вибери одне з цих: { $names }.
say-unknown-theme = Кольорів із назвою «{ $name }» немає. Вибери одні з цих: { $themes }.
say-really-resign = Справді здатися?
say-resigned = Партію здано.
say-really-claim = Справді оголосити перемогу? Партія одразу закінчиться.
say-really-claim-out = Справді грати далі без цього гравця? Він вибуде з гри.
say-claimed = Перемогу оголошено.
say-claimed-out = Партія триває без цього гравця.
say-really-abort = Справді скасувати цю партію? Вона не рахуватиметься.
say-aborted = Партію скасовано.
say-really-close = Справді закрити цю партію? Вона не рахуватиметься.
say-really-close-invitation = Справді закрити це запрошення?
say-really-close-tournament = Справді закрити цю партію? Вона не рахуватиметься. Гравці переграють її за іншим столом, від початку.
say-really-close-own = Ти граєш у цій партії, тож закрити її означає здатися. Справді здатися?
say-closed = Закрито.
say-kept = Гаразд, нічого не змінено.

# How long, in the accusative.
span-minutes = { $minutes ->
    [1] одну хвилину
    [one] { $minutes } хвилину
    [few] { $minutes } хвилини
   *[many] { $minutes } хвилин
}
span-hours = { $hours ->
    [one] { $hours } годину
    [few] { $hours } години
   *[many] { $hours } годин
}
span-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}

# Why a game cannot start with these options.

setup-unknown-beginner = «{ $name }» не може починати. Вибери один із цих варіантів або не вказуй нічого: { $beginners }.
setup-unknown-time = «{ $name }» — незнайомий мені час на хід. Вибери один із цих варіантів або не вказуй нічого: { $times }.

setup-unknown-game = Гри з назвою «{ $name }» немає. Вибери одну з цих: { $games }.
setup-seats = { $game } — гра для { $most ->
    [2] двох гравців.
   *[other] { $fewest }–{ $most } гравців.
}
setup-too-many = { $game } — гра { $most ->
    [2] для двох. Запроси одну людину.
   *[other] щонайбільше для { $most } гравців. Запроси менше людей.
}
setup-unknown = { $game } не має позиції з назвою «{ $name }». Вибери одну з цих або не вказуй нічого: { $setups }.

leaderboard-server = { $game }: цей сервер
leaderboard-everywhere = { $game }: усі сервери
leaderboard-levels-server = { $game } проти комп’ютерів: цей сервер
leaderboard-levels-everywhere = { $game } проти комп’ютерів: усі сервери
leaderboard-levels-empty = Ще ніхто не завершив партії на рейтинг із комп’ютером. /play з рівнем комп’ютера починає таку.
leaderboard-levels = -# Комп’ютери: { $levels }
leaderboard-empty = Ще ніхто не завершив партії на рейтинг. /play починає таку.
leaderboard-line = { $rank }. **{ $name }** · { $rating } · перемоги { $wins }, нічиї { $draws }, поразки { $losses }
leaderboard-uncertain = -# Рейтинги в межах ± { $deviation } йдуть першими. Іншим потрібно більше партій.
leaderboard-provisional = -# Умовні: { $games ->
    [one] менше ніж { $games } партія
    [few] менше ніж { $games } партії
   *[many] менше ніж { $games } партій
}. Вони йдуть останніми, кожен зі своїм імовірним діапазоном.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (умовний: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Українська
# Its name in English, by which it is found as well
language-name-in-english = Ukrainian
# Its names in other languages, by which it is found as well, separated by commas
language-names-elsewhere = ukrajinština, Ukrainisch, Oekraïens, ukrainien, ukraiński, ucraniano, ucraino, Ukraynaca, ウクライナ語
# The colours of boards, after “Colours:”, and in a list to choose from
theme-name = { $theme ->
    [classic] класичні
    [dark] темні
    [contrast] контрастні
   *[spectrum] спектр (для людей, які погано розрізняють кольори)
}
# The setup of a game: among the terms of an invitation, and in a list to choose from. The first two are those of Bizingo.
setup-name = { $setup ->
    [light-first] Світлі починають
    [dark-first] Темні починають
   *[standard] звичайна позиція
}
# What is suggested for the options of /settings: no choice of one’s own, and whose side is at the bottom of the board.
settings-default = { $setting ->
    [boards] Лишається тільки остання дошка
    [notify] Згадка в каналі
    [language] Мова мого Discord
    [server-language] Мова сервера спільноти або того, хто створює партію
    [level] Запитувати щоразу
    [theme] Кольори сервера
    [daily-games] Ігри, у які тут грають
    [daily-level] Посильна тутешнім гравцям
   *[other] Типово
}
boards-choice = { $boards ->
    [lines] Рядок на кожен хід
   *[pictures] Дошки із зображеннями
}
view-choice = { $view ->
    [mine] Моя сторона
   *[first] Сторона, яка починає
}
settings-me = Твої налаштування
settings-me-list =
    Кольори: { $theme ->
        [none] кольори сервера
       *[other] { $theme }
    }
    Унизу дошки: { $view ->
        [mine] твоя сторона
       *[other] сторона, яка починає
    }
    Ходи, вибрані кнопками: { $confirm ->
        [yes] перепитувати
        [no] грати одразу
       *[other] перепитувати в перших десяти партіях
    }
    Нагадування, поки твій час не вийшов: { $direct ->
        [yes] приватним повідомленням
       *[other] у каналі
    }
    Партії, які чекають на тебе: { $notify ->
        [direct] приватне повідомлення одразу
        [digest] одне приватне повідомлення на день, наступне { $digest }
        [none] без сповіщень
       *[other] згадка в каналі
    }
    Часовий пояс: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Мова: { $language ->
        [none] мова твого Discord
       *[other] { $language }
    }
    Рівень комп’ютерних суперників: { $level ->
        [none] запитувати щоразу
       *[other] { $level }
    }
    Ролі за твої рейтинги: { $roles ->
        [no] жодних
       *[other] так, якщо сервер їх дає
    }
# What is chosen in a menu below the settings.
settings-change = { $setting ->
    [theme] Кольори
    [view] Унизу дошки
    [notify] Партії, які чекають на тебе
   *[level] Рівень комп’ютерних суперників
}
settings-digest-unused = -# Я збережу цю годину на випадок, якщо ти перейдеш на одне повідомлення на день.
settings-last-channel = -# Це був останній канал у списку, тож партії знову дозволено в усіх каналах.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Твій часовий пояс для щоденного повідомлення збережено: { $zone }. Він не враховує літній час. Якщо в тебе двічі на рік переводять годинники, вибери натомість своє місто в zone.
roles-title = Ролі, які залежать від рейтингу
roles-none = Жодна роль ще не залежить від рейтингу. Вибери через **/settings roles** роль і рейтинги тих, хто має її отримати.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] рейтинг щонайменше { $low }
    [to] рейтинг щонайбільше { $high }
    [band] рейтинг від { $low } до { $high }
    [first] перше місце серед найкращих гравців
   *[winner] перемога в останньому турнірі
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Щоб давати її, мені потрібен дозвіл «Керувати ролями».
    [order] Я не можу її давати: у налаштуваннях сервера перемісти мою власну роль вище за неї.
    [managed] Я не можу її давати: цією роллю керує сам Discord.
   *[gone] Цієї ролі вже немає.
}
roles-which = Вибери також роль.
roles-unknown = Роль { $role } не залежить від рейтингу.
roles-not-mine = Роль { $role } нікому не можна дати. Вибери іншу.
roles-not-yours = Щоб вибирати, хто отримує роль, потрібен дозвіл «Керувати ролями».
roles-of-moderators = Роль { $role } має дозволи модераторів, а їх не слід давати за рейтинг. Вибери іншу.
roles-note = -# Рейтинг рахується після п’яти партій на рейтинг.
roles-for-whom = Хто має отримати роль { $role }? Вибери рейтинги через «from» і «to» або скористайся «first» чи «winner».
roles-several = Скористайся лише чимось одним: діапазоном рейтингів, «first» або «winner».
roles-first-of-which = Для «first» вибери також гру.
roles-empty-range = У цьому діапазоні немає жодного рейтингу: «from» більше за «to».
roles-too-many = Ролей, які залежать від рейтингу, може бути щонайбільше { $most }. Спершу прибери одну через «off».
settings-server = Налаштування цього сервера
settings-server-list =
    Мова: { $language ->
        [none] { $discord ->
            [none] мова того, хто створює партію чи турнір або шукає суперника; задача дня англійською
           *[other] { $discord }, основна мова сервера в Discord
        }
       *[other] { $language }
    }
    Кольори: { $theme ->
        [none] класичні
       *[other] { $theme }
    }
    Типовий час на хід: { $time ->
        [none] без годинника
       *[other] { $time }
    }
    Типово кожна партія в окремій гілці: { $threads ->
        [yes] так
       *[other] ні
    }
    Попередні дошки: { $boards ->
        [lines] рядок замість кожної
        [pictures] лишаються із зображеннями
       *[none] видаляються
    }
    Роль, яка проводить турніри: { $organisers ->
        [none] жодної, лише дозвіл «Керувати подіями»
       *[other] { $organisers }
    }
    Задача дня: { $refusal ->
        [gone] вимкнено, бо каналу { $daily } більше немає або я його не бачу. Вибери канал знову: daily-puzzle.
        [refused] вимкнено, бо Discord не дає мені писати в { $daily }. Перевір там мої дозволи, а тоді вибери канал знову: daily-puzzle.
       *[none] { $daily ->
            [none] вимкнено
           *[other] { $daily } · { $hour }
        }
    }
    Часовий пояс задачі дня: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Ігри для задачі дня: { $games ->
        [none] ті, у які тут грають
        [all] усі по черзі
       *[other] { $games }
    }
    Складність задачі дня: { $level ->
        [none] посильна тутешнім гравцям
       *[other] { $level }
    }
    Пошуки суперників: { $seeks ->
        [none] вимкнено
       *[other] { $seeks }
    }
    Партії дозволено: { $named ->
        [0] в усіх каналах
       *[other] { $channels }
    }
settings-vacation-until = Ти у відпустці до { $end }. Твій годинник стоїть у всіх партіях, де на хід є день або більше. Після неї на цей рік тобі лишиться { $days ->
    [1] один день відпустки
    [one] { $days } день відпустки
    [few] { $days } дні відпустки
   *[many] { $days } днів відпустки
}{ $hours ->
    [0] {""}
    [1] {" "}й одна година
    [one] {" "}й { $hours } година
    [few] {" "}й { $hours } години
   *[many] {" "}й { $hours } годин
}. Щоб повернутися раніше, скористайся /settings vacation з параметром «end».
settings-vacation-none = Ти не у відпустці. Твій залишок на цей рік: { $days ->
    [1] один день відпустки
    [one] { $days } день відпустки
    [few] { $days } дні відпустки
   *[many] { $days } днів відпустки
}{ $hours ->
    [0] {""}
    [1] {" "}й одна година
    [one] {" "}й { $hours } година
    [few] {" "}й { $hours } години
   *[many] {" "}й { $hours } годин
}. Під час відпустки твій годинник стоїть у всіх партіях, де на хід є день або більше.
# The deadlines follow, one in each line.
settings-vacation-deadlines = Тури турнірів на тебе не чекають. Якщо термін настане у твій хід, ти програєш:
settings-vacation-deadline = - **{ $game }** · стіл { $table } · { $at }
say-vacation-and-end = Ти просиш і почати відпустку, і закінчити її. Укажи або days, або end, але не обидва.
say-may-not-manage = Для цього потрібен дозвіл «Керувати сервером». Власні налаштування — у /settings me.
say-elsewhere =
    У цьому каналі партії не дозволено. Спробуй тут: { $channels }
    -# Якщо того каналу вже немає, змінити це може той, хто має дозвіл «Керувати сервером»: **/settings server**.
say-excluded = Люди, які керують цим ботом, закрили тобі доступ, тож для тебе працює лише **/privacy**.
say-server-excluded = Люди, які керують цим ботом, закрили доступ цьому серверу, тож тут працює лише **/privacy**.
say-no-such-place = Там грати не можна. Вибери текстовий канал, форум або гілку.
say-forbid-unlisted = { $named ->
    [0] Партії дозволено в усіх каналах. Щоб обмежити це, скористайся «allow» для кожного каналу, де їх можна починати.
   *[other] У тому каналі партії й так не дозволено. **/settings server** показує, де їх дозволено.
}
say-too-many-channels = Каналів можна дозволити щонайбільше { $most }. Спершу прибери один через «forbid».
say-unknown-setting = «{ $name }» не підходить. Вибери одне з цього: { $known }.
say-choose-one = Вибери одне з цього: { $known }.

# The export of the data of a player.

privacy-export = Ось усе, що я зберігаю про тебе: ім’я, налаштування, рейтинги, результати задач, приватні дошки з нотатками й планами, партії, за якими ти стежиш, заблоковані гравці, пошуки суперників, голоси, ролі за рейтинги і { $games ->
    [1] одна партія
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}.
privacy-export-file = Файл { $number } з { $files }
privacy-delete =
    Видалити твої дані? Назавжди зникнуть:
    • твоє ім’я й налаштування
    • рейтинги й результати задач
    • приватні дошки з нотатками й планами
    • пошуки суперників
    • голоси й ролі за рейтинги
    • твої списки партій, за якими ти стежиш, і заблокованих гравців
    Твої партії лишаться, гравцем буде «Колишній гравець». { $running ->
    [0] Поточних партій у тебе немає.
    [1] Поточну партію буде здано.
    [one] Буде здано { $running } поточну партію.
    [few] Буде здано { $running } поточні партії.
   *[many] Буде здано { $running } поточних партій.
}{ $tournaments ->
    [0] {""}
    [1] {" "}Тебе буде знято з одного турніру. Його результати лишаться, без твого імені.
    [one] {" "}Тебе буде знято з { $tournaments } турніру. Їхні результати лишаться, без твого імені.
    [few] {" "}Тебе буде знято з { $tournaments } турнірів. Їхні результати лишаться, без твого імені.
   *[many] {" "}Тебе буде знято з { $tournaments } турнірів. Їхні результати лишаться, без твого імені.
}
privacy-deleted = Твої дані видалено.
privacy-kept = Гаразд, нічого не видалено.
# Links to pages of the operator.
link-privacy-policy = Політика конфіденційності
link-terms = Умови користування
feedback-sent = Дякую! Твій відгук передано.
feedback-too-soon = Твій попередній відгук надіслано щойно. Зачекай десять хвилин, перш ніж надсилати ще.
feedback-empty = Спершу щось напиши.
# In the place of a name.
privacy-former = Колишній гравець

# The running games of a player.

games-heading = { $games ->
    [0] Твої партії
    [1] Одна поточна партія
    [one] { $games } поточна партія
    [few] { $games } поточні партії
   *[many] { $games } поточних партій
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [1] чекає на тебе
       *[other] чекають на тебе: { $waiting }
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [1] одне запрошення
        [one] { $invitations } запрошення
        [few] { $invitations } запрошення
       *[many] { $invitations } запрошень
    }
}
games-on-hold = Відкладені партії
games-on-hold-line = Стіл { $table }: { $reason ->
    [gone-tournament] його каналу більше немає. Партія продовжиться в новій гілці, якщо я зможу її відкрити, або коли організатор скористається **/tournament move**.
    [tournament] його канал заблоковано або закрито для мене. Партія продовжиться, коли модератор це змінить або організатор скористається **/tournament move**.
    [hidden-tournament] гравець, який має ходити, не бачить { $place }. Партія продовжиться, коли побачить або коли організатор скористається **/tournament move**.
    [gone] його каналу більше немає, або мене там більше немає. Скористайся `/table move table:{ $table }` у каналі, де хочеш продовжити.
    [locked] його гілку { $place } заблоковано. Партія продовжиться, коли модератор розблокує гілку, або скористайся `/table move table:{ $table }` в іншому каналі.
    [denied] я не бачу { $place } або не можу там писати. Партія продовжиться, коли модератор це дозволить, або скористайся `/table move table:{ $table }` в іншому каналі.
    [hidden] гравець, який має ходити, не бачить { $place }. Партія продовжиться, коли побачить, або скористайся `/table move table:{ $table }` в іншому каналі.
    [timed-out] гравець, який має ходити, має тайм-аут на сервері. Партія продовжиться, коли він закінчиться.
   *[broken] партію зараз не вдається відновити. Нічого не втрачено. Напиши тим, хто керує цим ботом, про стіл { $table }.
}
games-none = Поточних партій у тебе немає. /play починає партію.
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · стіл { $table }{ $phase ->
    [open] {" "}· чекає на гравців
   *[other] {" "}· { $turn ->
        [0] ще без ходів
       *[other] хід { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] твій хід
    [open] чекає на гравців
    [over] закінчено
   *[others] ходить { $player }
} · { $place ->
    [here] тут
    [channel] інший канал
    [guild] інший сервер
   *[direct] приватно
}

# The profile of a player.

profile-bot = Боти не мають профілю.
profile-title = { $name }
profile-empty = { $name } ще не має завершених партій на рейтинг. /play починає партію.
profile-game = **{ $game }** · { $rating } · перемоги { $wins }, нічиї { $draws }, поразки { $losses }
profile-game-levels = **{ $game }** проти комп’ютерів · { $rating } · перемоги { $wins }, нічиї { $draws }, поразки { $losses }
profile-streak = -# Серія перемог: { $streak }, найкраща: { $longest }
profile-opponents = **Найчастіші суперники**
profile-opponent = { $name }: { $games ->
    [1] одна партія
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}, перемоги { $wins }, нічиї { $draws }, поразки { $losses }
profile-provisional = -# Умовний: { $games ->
    [one] менше ніж { $games } партія
    [few] менше ніж { $games } партії
   *[many] менше ніж { $games } партій
}.
profile-recent = -# Суперники й графік: за останніми партіями ({ $games }).
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Командні партії** · { $votes ->
    [1] 1 голос
    [one] { $votes } голос
    [few] { $votes } голоси
   *[many] { $votes } голосів
}, зіграні ходи: { $played }
progress-alt = { $name }: рейтинги з часом. { $tracks }
progress-alt-levels = { $name }: рейтинги проти комп’ютерів із часом. { $tracks }
progress-game = { $game }: від { $first } ({ $from }) до { $last } ({ $to }), найнижчий { $least }, найвищий { $most }.

# Why a table rejects a command.

table-none-here = У цьому каналі немає партії. /play починає партію.
table-unknown = Такого столу немає. /board показує партію цього каналу.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · стіл { $table }: партію зіграно тут: { $place }.
    [closed] { $game } · стіл { $table }: партію закрито тут: { $place }.
   *[running] { $game } · стіл { $table }: партія триває тут: { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · стіл { $table } — твоя партія у приватних повідомленнях зі мною (суперники: { $names }).
table-occupied = У цьому каналі вже йде партія; /board показує її. Почни свою в гілці.
# In a direct message, and where no thread can be started.
table-occupied-direct = У приватних повідомленнях зі мною вже йде партія; /board показує її. Спершу дограй її або здайся: /resign.
table-occupied-thread = У цьому каналі вже йде партія; /board показує її. Почни свою в іншому каналі.
table-occupied-move = У цьому каналі вже йде партія; /board показує її. Перенеси свою в інший канал або гілку.
table-invited-here = { $player } вже запрошує тебе тут зіграти в { $game }. Приєднайся командою /accept або відмовся командою /decline.
table-too-many-invitations = У тебе вже забагато відкритих запрошень: { $most }. Скасуй якесь кнопкою **{ $button-cancel }** під його дошкою або зачекай, доки хтось його прийме.
table-too-many-searching = На цьому сервері в тебе вже забагато столів, які чекають на гравців: { $most }. Скасуй якийсь або зачекай, доки хтось приєднається.
table-other-server = Партію можна перенести лише в інший канал того самого сервера.
table-invited-self = Проти себе грати не можна. Запроси когось іншого або не вказуй суперника, щоб міг приєднатися будь-хто.
table-already-here = Цей стіл уже в цьому каналі. /board показує його.

# Blocked players. Those who are blocked read only the last two.
block-done = Заблоковано: **{ $name }**. Цей гравець не зможе тебе запросити, і ви не зможете сідати за столи одне одного. Йому про це не повідомлять. Поточні партії тривають. /unblock це скасовує.
block-already = Цього гравця вже заблоковано: **{ $name }**. /unblock це скасовує.
block-undone = Розблоковано: **{ $name }**.
block-self = Заблокувати себе не можна.
block-bot = Заблокувати можна лише людей.
block-too-many = Ліміт заблокованих гравців вичерпано: { $most }. Спершу розблокуй когось командою /unblock.
block-unknown = Серед заблокованих немає гравця з іменем «{ $name }». Вибери когось зі списку.
block-own = { $name } — у твоєму списку заблокованих. /unblock це скасовує.
block-cannot-invite = { $name } не може отримати запрошення. Вибери когось іншого.
block-cannot-join = Ти не можеш приєднатися до цього столу. Почни власну партію в гілці.

table-invited-twice = Ту саму людину запрошено двічі. Запрошуй кожну лише раз.
table-too-many-opponents = Гравців у цій партії разом із тобою { $seats }. Запроси менше людей або вибери більше місць.
table-too-many-tables = У тебе вже забагато поточних партій: { $most }. Спершу дограй якусь або скасуй запрошення.
table-reserved = { $count ->
    [1] Вільне місце чекає на запрошеного гравця: { $players }.
   *[other] Вільні місця чекають на запрошених гравців: { $players }.
} Почни власну партію в гілці.
table-no-seat-for-computer = { $most ->
    [2] Це гра для двох: запроси людину або вибери комп’ютер, але не те й те разом.
   *[other] Для комп’ютера немає місця: усі зайнято або призначено для запрошених. Вибери більше місць або запроси менше людей.
}
table-full = Усі місця зайнято. Можна дивитися або почати власну партію в гілці.
table-already-seated = Ти вже за цим столом. /help показує, що ти можеш зробити.
table-not-opener = Змінити це запрошення може лише { $player }. Почни власну партію в гілці.
table-opener-stays = Це твій стіл, тож вийти з-за нього не можна. **{ $button-cancel }** під дошкою скасовує запрошення.
table-not-invited = Тебе не запрошували, тож відхиляти нічого.
table-nothing-to-leave = Ти не за цим столом, тож виходити нізвідки.
table-not-started = Партія ще не почалася. Вона почнеться, коли всі місця буде зайнято.
table-already-started = Партія вже почалася. /board показує її.
table-over = Цю партію закінчено. /play починає нову.
table-no-rematch = Хтось із тієї партії видалив свої дані, тож реваншу не буде. /play починає нову партію.
table-broken = Партію за столом { $table } не вдається відновити, її відкладено. Нічого не втрачено. Канал вільний, і /play починає нову партію. Напиши про це тим, хто керує цим ботом.
table-nobody-left = Усі гравці цієї партії ще на сервері, тож оголосити перемогу не можна.
told-choice = { $mode ->
    [direct] Приватне повідомлення одразу
    [digest] Одне приватне повідомлення на день
   *[none] Нічого
}
told-refused = -# Discord не дає мені надсилати тобі приватні повідомлення, тож згадую тебе тут. Змінити це можна в налаштуваннях конфіденційності для цього сервера.
told-out = { $clock ->
    [yes] Твій час вийшов
   *[no] Ти не ходиш уже { $time }
}, тож ти вибуваєш із гри. Інші грають далі.
told-digest = { $games ->
    [1] Одна партія чекає на тебе:
    [one] { $games } партія чекає на тебе:
    [few] { $games } партії чекають на тебе:
   *[many] { $games } партій чекають на тебе:
}
say-no-local-time = «{ $time }» не схоже на час. Напиши, котра в тебе зараз година, наприклад 20:30.
say-no-zone = Я не знаю часового поясу «{ $name }». Введи місто або країну й вибери зі списку, наприклад { $known }.
say-several-zones = «{ $name }» може означати кілька часових поясів, наприклад { $known }. Вибери свій зі списку, який з’являється під час введення, або введи своє місто.
say-zone-and-local-time = Укажи або zone, або local-time, але не обидва. Часовий пояс враховує літній час.
watch-begun = Коли ця партія закінчиться, ти отримаєш приватне повідомлення. Якщо Discord не дасть мені його надіслати, ти про це не дізнаєшся. Стежити можна за 25 партіями водночас.
watch-stopped = Гаразд, повідомлення не буде.
watch-offer = **{ $button-watch }** — дізнатися, коли ця партія закінчиться.
watch-already = Ти вже стежиш за цією партією. Коли вона закінчиться, ти отримаєш приватне повідомлення.
watch-own = Ти граєш у цій партії, тож її кінець побачиш і так.
watch-too-many = Ліміт партій, за якими можна стежити, вичерпано: { $most }.
watch-ended = **{ $game }** · { $names } · стіл { $table }: партію закінчено · { $place }
table-not-absent = Ще ні. У партії без годинника запитати можна через 3 дні без ходу. Якщо ходу не буде ще 4 дні, можна { $claim ->
    [win] оголосити перемогу
    [out] грати далі без цього гравця
   *[close] закрити партію
}.
table-not-absent-yet = Ще ні: { $answered ->
    [yes] остання відповідь ({ $player }) — { $since }
   *[no] { $player } не ходить від { $since }
}. Якщо ходу не буде, від { $from } можна запитати, чи цей гравець іще тут. Ще через 4 дні можна { $claim ->
    [win] оголосити перемогу
    [out] грати далі без нього
   *[close] закрити партію
}.
table-ask-first = Спершу запитай, чи { $player } ще тут: **/table still-there** або **{ $button-still-there }** під дошкою. Якщо протягом 4 днів не буде ходу чи відповіді, можна { $claim ->
    [win] оголосити перемогу
    [out] грати далі без цього гравця
   *[close] закрити партію
}.
table-absence-clock = У цій партії є годинник, тож у гравця, який не ходить, вийде час. Питати не треба.
table-absence-tournament = У турнірі про гравців, які не ходять, вирішують організатори й терміни, тож питати не можна.
table-absence-computers = Усі інші в цій партії — комп’ютери, а вони ходять завжди.
table-absence-own-turn = Зараз твій хід: { $waiting ->
    [opponent] суперник чекає на тебе
   *[others] інші чекають на тебе
}.
table-already-asked = Запитання вже надіслано. Якщо не буде ходу чи відповіді, можна { $claim ->
    [win] оголосити перемогу
    [out] грати далі без цього гравця
   *[close] закрити партію
} від { $from }.
table-not-asked = Ніхто не питав, чи ти ще тут.
table-answered-before = Твоя відповідь після останнього ходу вже є. Тепер рахується лише хід.
table-checked-in = Твоє підтвердження, що ти тут, уже є.
table-own-turn = Зараз твій хід. Дати час суперникові можна лише в його хід.
table-no-running-clock = Тут не йде жоден годинник, тож дати час не можна.
table-give-time-no-clock = У цій партії немає годинника, тож дати час не можна: кожен думає скільки хоче. Якщо гравець не ходить 3 дні, запитай про нього: **/table still-there**.
table-already-extended = На цей хід гравцеві вже дали час.
table-tournament-clock = У турнірі час у всіх однаковий, тож дати його не можна.
table-closed = Це запрошення закрито. /play починає нову партію.
table-not-joined = Ти ще не за цим столом. Спершу натисни **{ $button-join }**.
table-not-seated = Ти не граєш у цій партії. Почни власну командою /play у гілці.
table-not-seated-elsewhere = Ти не граєш у цій партії. /play починає твою власну.
table-not-seated-over = Це не твоя партія. /play починає твою власну.
table-not-your-turn = Зараз ходить { $player }.
table-out = Ти вже поза цією грою. /board показує, як вона триває.
table-already-played = Цей хід уже зіграно. /board показує поточну позицію.
vote-too-new = Голосувати можна після одного дня на цьому сервері.
vote-never-rated = Партії, у яких голосує сервер, ніколи не бувають на рейтинг.
vote-no-pause = Партію, у якій голосує сервер, не можна поставити на паузу. Якщо вона чекає, її продовжить наступний голос.
vote-no-hints = У партії, у якій голосує сервер, підказок немає.
vote-no-rematch = Із сервером реваншу немає. /play починає нову партію.
table-no-hints = У партіях на рейтинг між людьми підказок немає. /play починає дружню партію або партію з комп’ютером.
table-no-hints-in-tournament = У турнірі підказок немає.
table-already-offered = { $made ->
    [yes] { $offer ->
        [draw] Твоя пропозиція нічиєї
        [takeback] Твоє прохання повернути хід
        [pause] Твоє прохання про паузу
       *[resume] Твоє прохання продовжити партію
    } вже чекає на відповідь.
   *[no] Твоя згода { $offer ->
        [draw] на нічию
        [takeback] на повернення ходу
        [pause] на паузу
       *[resume] продовжити партію
    } вже є.
} Це діє до наступного ходу, зокрема й твого.
table-offer-open = { $request } Спершу дай на це відповідь: /accept або /decline.
table-offer-waits = Інше прохання ще чекає на відповідь. Зачекай на неї або на наступний хід.
table-already-taken-back = Твій хід уже повернуто.
table-offer-refused = У цьому відмовлено. Попросити знову можна після наступного ходу.
table-no-offer = Зараз приймати чи відхиляти нічого. /board показує партію.
table-no-takebacks = У партіях на рейтинг із комп’ютером повертати ходи не можна. /play починає дружню.
table-nothing-to-take-back = У тебе немає ходу, який можна повернути.
table-on-vacation = Ти вже у відпустці. /settings vacation показує, до якого дня, а її параметр «end» повертає тебе.
table-not-on-vacation = Ти не у відпустці.
table-vacation-changed = Твоя відпустка щойно почалася або закінчилася. Змінити це знову можна від { $again }.
table-no-such-vacation = { $most ->
    [0] Днів відпустки в тебе не лишилося (14 на рік).
    [1] У тебе лишився тільки один день відпустки.
    [one] Узяти можна щонайбільше { $most } день відпустки.
    [few] Узяти можна щонайбільше { $most } дні відпустки.
   *[many] Узяти можна щонайбільше { $most } днів відпустки.
}
table-no-clock = У цій партії немає годинника, тож зупиняти нічого. Не поспішай.
table-paused = Партія на паузі. { $resume ->
    [alone] Натисни **{ $button-resume }** під дошкою, і вона одразу продовжиться.
    [asked] Тебе просять її продовжити: погодься командою **/accept**.
    [awaited] Вона продовжиться, щойно всі погодяться.
   *[people] Щоб її продовжити, натисни **{ $button-resume }** під дошкою. Вона продовжиться, щойно всі погодяться.
}
table-not-paused = Партія не на паузі.
table-too-late-to-abort = Усі вже зробили хід, тож скасувати партію запізно. Запропонуй нічию або здайся.
table-in-tournament = У турнірі не можна скасовувати партії, ставити їх на паузу й повертати ходи.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Паросток
    [2] Горобець
    [3] Їжак
    [4] Сорока
    [5] Борсук
    [6] Лис
    [7] Чапля
   *[8] Сова
}
# The second and further computers of a level at one table.
computer-name-numbered = { computer-name } { $number }
# A person of whose name nothing can be seen.
player-numbered = Гравець { $number }
# What somebody may type for a computer.
computer-level = Рівень { $level }
computer-about = { $level ->
    [1] 1 · Паросток: щойно вивчив правила
    [2] 2 · Горобець: швидкий і часто бере перше-ліпше
    [3] 3 · Їжак: береже свої фігури
    [4] 4 · Сорока: хапає все, що може
    [5] 5 · Борсук: упертий і рідко неуважний
    [6] 6 · Лис: помічає пастки й сам їх ставить
    [7] 7 · Чапля: терпляча й майже не помиляється
   *[8] 8 · Сова: грає на повну силу
}
