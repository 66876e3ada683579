# Tournaments.

command-tournament = Турніри на цьому сервері
command-tournament-create = Організатори: відкрити реєстрацію на турнір у цьому каналі
command-tournament-create-name = Назва турніру
command-tournament-create-game = Яка гра
command-tournament-create-form = Хто з ким грає
command-tournament-create-setup = Інша початкова позиція, якщо гра її має
command-tournament-create-seats = Гравців за столом, якщо гра допускає більше двох (лише колова система)
command-tournament-create-rounds = Швейцарська: кількість турів (типово: 3 для 8 гравців, 4 для 16, …). Колова: at-once
command-tournament-create-time = Час на хід (типово: 1 день)
command-tournament-create-deadline = Через скільки днів присудити результат незакінченої партії (типово: без терміну)
command-tournament-create-casual = Партії не на рейтинг (типово: рейтингові)
command-tournament-create-start = Початок, наприклад 20:30, завтра 20:00 або 2d (порожньо: почати вручну)
command-tournament-create-players = Щонайбільше стільки гравців (типово: 16 у коловій системі, інакше 128)
command-tournament-create-channel = Грати партії в цьому каналі, одну за одною (типово: кожну в окремій гілці)
command-tournament-create-third-place = На вибування: ті, хто програв півфінали, грають за третє місце (типово: ні)
command-tournament-create-best-of-three = На вибування: до двох перемог із трьох партій (типово: одна, після нічиєї ще одна)
command-tournament-move = Організатори: перенести турнір у цей канал
command-tournament-move-tournament = Який турнір
command-tournament-start = Організатори: почати турнір
command-tournament-start-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-pause = Організатори: поставити турнір на паузу
command-tournament-pause-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-resume = Організатори: продовжити турнір після паузи
command-tournament-resume-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-cancel = Організатори: закінчити турнір без результату
command-tournament-cancel-tournament = Який турнір
command-tournament-finish = Організатори: закінчити драбину; її порядок стане результатом
command-tournament-finish-tournament = Яка драбина (типово: та, що в цьому каналі)
command-tournament-remove = Організатори: вилучити гравця з турніру
command-tournament-remove-player = Кого вилучити
command-tournament-remove-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-join = Приєднатися до турніру
command-tournament-join-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-leave = Вийти з турніру до його початку
command-tournament-leave-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-withdraw = Знятися з турніру; поточну партію ти програєш
command-tournament-withdraw-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-standings = Показати турнірну таблицю
command-tournament-standings-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-standings-text = Показати її лише мені, текстом
command-tournament-standings-player = Показати лише мені партії цього гравця
command-tournament-pairings = Показати, хто з ким грає
command-tournament-pairings-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-pairings-round = Який тур (типово: поточний)
command-tournament-export = Завантажити таблицю й усі партії турніру
command-tournament-export-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-challenge = Викликати гравця над собою на драбині
command-tournament-challenge-opponent = Кого викликати
command-tournament-challenge-tournament = Яка драбина (типово: та, що в цьому каналі)
command-tournament-change = Організатори: змінити турнір
command-tournament-change-name = Нова назва
command-tournament-change-deadline = Новий термін туру в днях (0: без терміну) для партій, які ще почнуться
command-tournament-change-rounds = Лише швейцарська система: нова кількість турів
command-tournament-change-time = Новий час на хід для партій, які ще почнуться
command-tournament-change-players = До початку: щонайбільше стільки гравців
command-tournament-change-extend = Додати поточним партіям стільки днів до терміну
command-tournament-change-player = Додати дні лише партії цього гравця
command-tournament-change-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-result = Організатори: внести або виправити результат партії
command-tournament-result-player = Один із гравців
command-tournament-result-result = Результат цього гравця
command-tournament-result-round = Який тур (типово: поточний)
command-tournament-result-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-add = Організатори: додати гравця до турніру або повернути його
command-tournament-add-player = Кого додати
command-tournament-add-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-seed = Організатори: вибрати номер посіву гравця до початку
command-tournament-seed-player = Чий номер посіву
command-tournament-seed-seed = Номер посіву (0: за рейтингом або жеребом)
command-tournament-seed-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-bye = Попросити вільний тур у швейцарській системі: пів очка, один раз
command-tournament-bye-round = Який тур (0: жодного)
command-tournament-bye-player = Організатори: кому вільний тур (типово: тобі)
command-tournament-bye-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-apart = Організатори: не зводити двох гравців у швейцарській системі або знову дозволити
command-tournament-apart-player = Один із гравців
command-tournament-apart-other = Другий гравець
command-tournament-apart-tournament = Який турнір (типово: той, що в цьому каналі)
command-tournament-undo = Організатори: скасувати останню зміну, свою або іншого організатора
command-tournament-undo-tournament = Який турнір (типово: той, що в цьому каналі)

button-tournament-leave = Вийти
button-tournament-players = Гравці
button-tournament-pairings = Пари
button-tournament-standings = Таблиця
button-tournament-leave-running = Знятися
button-tournament-challenge = Викликати
button-tournament-withdraw = Так, знятися
button-tournament-remove = Так, вилучити
button-tournament-cancel = Так, скасувати
button-tournament-finish = Так, закінчити
button-tournament-organise = Керувати
button-tournament-start = Почати
button-tournament-pause = Поставити на паузу
button-tournament-resume = Продовжити
button-tournament-remove-player = Вилучити гравця
button-tournament-move = Перенести
button-tournament-cancel-it = Скасувати турнір
button-tournament-finish-it = Закінчити драбину
button-tournament-export = Експортувати
button-tournament-card = Мої партії
button-tournament-change = Змінити налаштування
button-tournament-result = Внести результат
button-tournament-extend = Продовжити термін
button-tournament-bring-back = Повернути гравця
button-tournament-seed = Вибрати номер посіву
button-tournament-bye = Дати вільний тур
button-tournament-apart = Не зводити гравців
button-tournament-undo = Скасувати останню зміну

tournament-form = { $form ->
    [round-robin] колова система
    [double-round-robin] два кола
    [swiss] швейцарська система
    [knockout] на вибування
   *[ladder] драбина
}
# In a list to choose from: at most 100 characters.
tournament-form-choice = { $form ->
    [round-robin] Колова: кожен грає з кожним (до 16 гравців)
    [double-round-robin] Два кола: кожен грає з кожним двічі (до 16 гравців)
    [swiss] Швейцарська: щотуру граєш із суперником, у якого схожа кількість очок (до 128 гравців)
    [knockout] На вибування: хто програв, той вибув (до 128 гравців)
   *[ladder] Драбина: викликай гравців над собою, поки вона триває (до 128 гравців)
}
# A tournament in a list to choose from: at most 100 characters.
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] реєстрація
    [running] триває
    [finished] закінчено
   *[cancelled] скасовано
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · зазвичай до { $players ->
    [one] { $players } гравця
    [few] { $players } гравців
   *[many] { $players } гравців
}
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Разом: усі тури починаються одночасно (лише колова система)

# The message with which people join. Its first line is also the heading of other messages.
tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] На рейтинг
   *[no] Не на рейтинг
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [1] один тур ·{" "}
    [one] { $rounds } тур ·{" "}
    [few] { $rounds } тури ·{" "}
   *[many] { $rounds } турів ·{" "}
}{ $seats ->
    [2] {""}
   *[other] { $seats } за столом ·{" "}
}гравців: { $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} · організатор: { $organiser }
tournament-in-channel = -# Партії грають у цьому каналі, одну за одною.
tournament-deadline = -# На кожну партію від її початку є { $days ->
    [1] один день.
    [one] { $days } день.
    [few] { $days } дні.
   *[many] { $days } днів.
}
    -# { $seats ->
    [2] Потім програє той, чий тоді хід. До першого ходу програє й суперник, якщо не натисне *Я тут*.
   *[other] Потім той, чий тоді хід, стає останнім серед тих, хто ще грає, а інші ділять перше місце. До першого ходу останнім стає й той, хто не натисне *Я тут*.
}
tournament-knockout-rule = -# { $games ->
    [1] Після нічиєї грають знову, і починає інший гравець. Після другої нічиєї далі проходить гравець, посіяний нижче. Посів іде за рейтингом на початку, якщо організатори не вибрали інакше.
   *[other] Матчі йдуть до двох перемог із трьох партій, гравці починають по черзі. Якщо після трьох партій рівно, далі проходить гравець, посіяний нижче. Посів іде за рейтингом на початку, якщо організатори не вибрали інакше.
}
tournament-third-place = -# Ті, хто програв півфінали, грають за третє місце.
tournament-at-once = -# Усі тури грають одночасно: кожна партія починається разом із турніром.
tournament-starts-at = Початок: { $start }.
tournament-starts-by-hand = Організатор почне турнір, коли збереться досить гравців.
tournament-players = { $count ->
    [0] Гравців ще немає. Хто грає?
    [1] Один гравець: { $names }
    [one] { $count } гравець: { $names }
    [few] { $count } гравці: { $names }
   *[many] { $count } гравців: { $names }
}
tournament-under-way = { $rounds ->
    [0] Драбину відкрито. Викличи когось над собою командою **/tournament challenge**.
   *[other] Триває: { $stage ->
        [final] фінал
        [semifinal] півфінали
        [quarterfinal] чвертьфінали
        [all] усі тури
       *[round] тур { $round } з { $rounds }
    }.
}
tournament-is-paused = Пауза: поточні партії можна дограти, але нові не починаються.
tournament-is-cancelled = Цей турнір скасовано.
tournament-game-annulled = -# У **{ $name }** ця партія не рахується, бо її гравець передчасно вибув із турніру.
tournament-players-heading = Гравці: { $name }
tournament-players-none = Гравців ще немає.

# The message of a round, and its pairings.
tournament-round = **{ $name }** · { $stage ->
    [final] фінал
    [semifinal] півфінали
    [quarterfinal] чвертьфінали
    [third-place] третє місце
    [all] усі тури
   *[round] тур { $round } з { $rounds }
}
tournament-goes-first = -# Починає той, кого названо першим.
tournament-round-deadline = -# { $stage ->
    [all] Термін усіх партій: { $at }.
   *[round] Термін партій цього туру: { $at }.
}
tournament-round-deadlines = -# Терміни цих партій різні: перший — { $at }, останній — { $last }. Кожна дошка показує свій.
tournament-round-number = **Тур { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}третє місце ·
   *[other] {""}
} { $state ->
    [planned] заплановано
    [waiting] скоро почнеться
    [playing] стіл { $table }
    [withdrawn] { $result }, знявся гравець
    [adjudicated] { $result }, присуджено за терміном
    [not-begun] { $result }, не зіграно
    [off] не зіграно
    [annulled] не рахується
    [through] { $result }, далі проходить { $through }
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Вільний тур
    [1] Вільний тур, { $points } очка
    [2] Вільний тур, 1 очко
   *[other] Вільний тур, { $points } очка
}: { $names }
tournament-more = { $count ->
    [1] … і ще один
    [one] … і ще { $count }
    [few] … і ще { $count }
   *[many] … і ще { $count }
}
tournament-pairings-heading = Пари: { $name }
tournament-pairings-none = Пар ще немає.
tournament-pairings-rounds = Пари є для цих турів: { $rounds }.

# Standings.
tournament-standings-heading = Таблиця: { $name }
tournament-standings-none = До початку таблиці немає.
tournament-standings-empty = Ніхто більше не бере участі, тож таблиці немає.
tournament-column = { $column ->
    [player] Гравець
    [points] Очки
    [buchholz] Бх
    [sonneborn] ЗБ
    [wins] Перем.
    [games] Партії
   *[rating] Рейтинг
}
tournament-standing = { $name } · **{ $points }** · Бухгольц { $buchholz }, Зоннеборн-Бергер { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , особиста зустріч { $direct }
}, перемоги { $wins }
tournament-standing-ladder = { $name } · перемоги: { $wins } з { $games }
tournament-standing-in = { $name } · ще в турнірі
tournament-standing-left = { $name } ({ $how ->
    [removed] вилучення з турніру
   *[withdrawn] зняття з турніру
})
tournament-third-place-heading = Третє місце
tournament-card-heading = { $player } у турнірі { $name }
tournament-card-game = { $seat ->
    [1] перший хід, проти
    [2] другий хід, проти
    [3] третій хід, проти
   *[4] четвертий хід, проти
}: { $opponents }
tournament-card-bye = { $half ->
    [0] вільний тур
    [1] вільний тур, { $points } очка
    [2] вільний тур, 1 очко
   *[other] вільний тур, { $points } очка
}
tournament-card-late = пізніше приєднання{ $half ->
    [0] {""}
   *[other] , { $points } очка
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· проти нижчої групи
    [up] {" "}· проти вищої групи
   *[none] {""}
}{ $total ->
    [yes] {" "}· разом { $points }
   *[no] {""}
}
tournament-standings-left = -# Гравці, які знялися або яких вилучено, йдуть останніми.
tournament-tie-breaks = -# За рівних очок вирішують Бухгольц (Бх), Зоннеборн-Бергер (ЗБ), особиста зустріч і перемоги.
tournament-match = { $state ->
    [won] { $winner } перемагає гравця { $loser }
    [left] { $winner } виграє, бо { $loser } вибуває
    [seed] { $winner } проходить далі за нижчим посівом після рівного матчу проти гравця { $loser }
    [bye] { $winner } має вільний тур
   *[open] { $players }
}
tournament-standings-alt = Таблиця: { $name }. { $rows }
tournament-bracket-alt = Турнірна сітка: { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Фінал
    [semifinal] Півфінали
    [quarterfinal] Чвертьфінали
    [third-place] Третє місце
   *[round] Тур { $round }
}: { $matches }.

# The end.
tournament-won = { $count ->
    [1] **{ $names } виграє турнір { $tournament }!**
   *[other] **Перше місце в турнірі { $tournament } ділять { $names }!**
}
tournament-no-places = **{ $tournament }**: турнір закінчено, переможця немає.{ $reason ->
    [unplayed] {" "}Щоб посісти перше місце, потрібна партія, яка рахується.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }**: турнір закінчено. Першого місця не посідає ніхто.{ $reason ->
    [unplayed] {" "}Щоб посісти перше місце, потрібна партія, яка рахується.
   *[other] {""}
}
tournament-ended-early = -# Турнір закінчено після туру { $round } з { $rounds }, бо лишилося замало гравців.
tournament-title = { $place ->
    [1] Перемога
    [2] 2-ге місце
   *[3] 3-тє місце
}: { $tournament } · { $game } · { $date }
profile-titles = **Турніри**

# News.
tournament-news-joined = { $name } приєднується до турніру.
tournament-news-removed = Організатор вилучає гравця { $name }.{ $annulled ->
    [yes] {" "}Жодна з його партій не рахується.
   *[no] {""}
}
tournament-news-withdrawn = { $name } знімається з турніру.{ $annulled ->
    [yes] {" "}Жодна з партій цього гравця не рахується.
   *[no] {""}
}
tournament-news-start-missed = Для початку ще замало гравців. Можна приєднуватися далі, а організатор зможе почати турнір пізніше.
tournament-news-expired = Реєстрацію закрито, бо цілий місяць нічого не відбувалося.
tournament-news-cancelled = Організатор скасовує турнір.{ $games ->
    [yes] {" "}Поточні партії тривають без нього.
   *[no] {""}
}
tournament-news-replay = { $players }: нічия. Партію переграють, починає { $name }. Після ще однієї нічиєї далі проходить { $lower } — за нижчим посівом.
tournament-news-next-game = { $name } – { $other } { $score }. Далі наступна партія, починає { $name }.{ $last ->
    [yes] {" "}Якщо після неї рівно, далі проходить { $lower } — за нижчим посівом.
   *[no] {""}
}
tournament-news-lower-seed = Матч закінчено порівну ({ $players }), тож далі проходить { $name } — за нижчим посівом.
tournament-news-paused = Організатор ставить турнір на паузу. Поточні партії можна дограти, але нові не починаються.
tournament-news-resumed = Турнір продовжується.
tournament-news-fewer-rounds = Кількість гравців — { $players }, тож турів — { $rounds }: після них кожен зіграє з кожним.
tournament-news-ladder-started = Драбина почалася. Гравці: { $players }.
tournament-news-accepted = { $challenged } приймає виклик гравця { $challenger }.
tournament-news-declined = { $challenged } відхиляє виклик, тож сходинку № { $place } посідає { $challenger }.
tournament-news-lapsed = { $challenged } не відповідає вчасно, тож сходинку № { $place } посідає { $challenger }.
tournament-news-reminded = { $challenged }, твій час відповісти на виклик гравця { $challenger } закінчується { $end }. Без відповіді ти віддаєш свою сходинку.
tournament-news-climbed = { $challenger } перемагає гравця { $challenged } і посідає сходинку № { $place }.
tournament-news-stayed = { $challenger } не перемагає гравця { $challenged }, тож порядок не змінюється.
tournament-news-closed = Партію закінчено без результату ({ $players }). Її переграють за іншим столом.
tournament-changed = { $undo ->
    [yes] { $who } скасовує останню зміну.
   *[no] { $who } вносить зміну.
} { $what }
tournament-changed-value = { $what ->
    [name] Назва: { $from } → { $to }
    [deadline] Термін туру: { $from } → { $to }
    [rounds] Тури: { $from } → { $to }
    [time] Час на хід: { $from } → { $to }
    [players] Максимум гравців: { $from } → { $to }
    [result] Результат { $game }: { $from } → { $to }
    [extended] Термін { $game }: { $from } → { $to }
    [added] Новий гравець: { $name }
    [back] Знову грає: { $name }
    [out] Більше не грає: { $name }
    [seed] Номер посіву, { $name }: { $from } → { $to }
    [bye] Вільний тур за пів очка, { $name }: { $from } → { $to }
    [apart] Не зводити: { $players }
   *[together] Знову можна зводити: { $players }
}
tournament-changed-deadlines = Терміни партій ({ $games }): { $from } → { $to }
tournament-changed-days = { $days ->
    [0] без терміну
    [1] один день
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
tournament-news-moved = Турнір перенесено: { $channel }.
tournament-challenge-over = Виклик: { $challenger } → { $challenged }. Його вже закрито.
tournament-challenge = { $challenged }, { $challenger } викликає тебе на партію за твою сходинку. Твій час відповісти закінчується { $end }. Якщо відхилити виклик або не відповісти, ти її віддаєш.
# Below a challenge, and before it.
tournament-challenge-away = { $name } у відпустці до { $end }. Три дні на відповідь почнуться тоді.
tournament-challenge-ended = Виклик { $challenger } – { $challenged }: { $end ->
    [declined] відхилено
    [lapsed] без вчасної відповіді
    [won] перемога
    [not-won] без перемоги
   *[withdrawn] закрито, бо гравець знявся
}.

# Answers that only one person sees.
tournament-done = { $what ->
    [opened] Реєстрацію відкрито: { $name }.
    [joined] Ти в турнірі { $name }.
    [left] Ти більше не в турнірі { $name }.
    [withdrawn] Ти більше не граєш у турнірі { $name }.
    [removed] Гравець більше не в турнірі { $name }.
    [started] Турнір { $name } почався.
    [paused] Турнір { $name } на паузі.
    [resumed] Турнір { $name } триває далі.
    [moved] Турнір { $name } тепер у цьому каналі.
    [cancelled] Турнір { $name } скасовано.
    [finished] Турнір { $name } закінчено.
    [changed] Турнір { $name } змінено.
    [added] Гравець тепер у турнірі { $name }.
    [undone] Останню зміну в турнірі { $name } скасовано.
    [challenged] Виклик надіслано.
    [accepted] Виклик прийнято. Партія скоро почнеться.
   *[declined] Виклик відхилено.
}

# Questions before something is lost.
tournament-really-withdraw = Знятися з турніру { $name }? { $loss ->
    [all] Жодна з твоїх партій не рахуватиметься.
    [all-and-game] Ти програєш поточну партію, і жодна з твоїх партій не рахуватиметься.
    [game] Ти програєш поточну партію.
    [future] Ти більше не гратимеш у ньому партій.
   *[nothing] Ти віддаєш своє місце в ньому.
}
tournament-really-remove = Вилучити гравця { $player } з турніру { $name }? { $loss ->
    [all] Жодна з партій цього гравця не рахуватиметься.
    [all-and-game] Цей гравець програє поточну партію, і жодна з його партій не рахуватиметься.
    [game] Цей гравець програє поточну партію.
    [future] Цей гравець більше не гратиме в ньому партій.
   *[nothing] Цей гравець втратить своє місце в ньому.
} Приєднатися знову буде неможливо.
tournament-really-cancel = Скасувати турнір { $name }? { $phase ->
    [registration] { $players ->
        [0] Ще ніхто не приєднався.
        [1] Уже є один гравець.
        [one] Уже є { $players } гравець.
        [few] Уже є { $players } гравці.
       *[many] Уже є { $players } гравців.
    }
   *[running] { $games ->
        [0] Результатів іще немає,
        [1] Уже є результат однієї партії,
        [one] Уже є результати { $games } партії,
        [few] Уже є результати { $games } партій,
       *[many] Уже є результати { $games } партій,
    } і місць ніхто не посяде.
} Це остаточно.
tournament-really-finish = Закінчити драбину { $name }? Її порядок стане результатом. Це остаточно.
tournament-organise = Що зробити з турніром { $name }?
tournament-ask = { $what ->
    [result] Результат якої партії треба внести?
    [result-of] Як закінчилася партія? Поточна партія закінчується без впливу на рейтинг.
    [extend] Якій партії дати ще один день?
    [bring-back] Якого гравця повернути? Нових гравців додає **/tournament add**.
    [seed] Чий номер посіву вибрати?
    [seed-of] Який номер посіву?
    [bye] Кому дати вільний тур? Він дає пів очка, один раз на гравця.
    [bye-of] У якому турі?
    [apart] Кого не зводити з кимось або знову зводити?
   *[apart-from] З ким?
}
# In menus: at most 100 characters.
tournament-all-games = Усі поточні партії
tournament-none = Жодного
tournament-result-choice = { $what ->
    [won] Перемога: { $name }
    [drawn] Нічия
    [both-lost] Обидва програли
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] перемога
    [drawn] нічия
    [lost] поразка
   *[both-lost] поразка обох
}
# The labels of a form: at most 45 characters.
tournament-field = { $field ->
    [name] Назва
    [deadline] Термін туру в днях (0: без терміну)
    [time] Час на хід, наприклад 12h або 3d
    [rounds] Тури
   *[players] Щонайбільше гравців
}
tournament-remove-whom = Якого гравця вилучити з турніру { $name }?
tournament-move-where = Куди перенести турнір { $name }? Вибери з каналів, які ти бачиш і де я маю потрібні дозволи.
tournament-move-nowhere = Немає іншого каналу, де ти можеш користуватися командами, а я маю всі дозволи, потрібні турніру { $name }.
tournament-moved-to = Турнір { $name } тепер тут: { $channel }.
tournament-export = { $name }: таблиця і { $games ->
    [0] поки що жодної партії
    [1] одна партія
    [one] { $games } партія
    [few] { $games } партії
   *[many] { $games } партій
}.

# Refusals.
say-may-not-organise = Це можуть лише організатори: учасники з дозволом «Керувати подіями» або з роллю, указаною в **/settings server**.
say-no-tournament = На цьому сервері немає такого турніру.
say-no-tournament-here = У цьому каналі немає турніру. Вибери його в параметрі «tournament».
say-no-start = «{ $start }» — незрозумілий мені час. Напиши, наприклад, `20:30` або `2d`.
say-start-too-far = Турнір може початися не пізніше ніж через { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}. Вибери раніший час.
say-not-entrant = { $name } не бере участі в цьому турнірі.
say-left-tournament = Цього гравця вже немає в турнірі.
say-cannot-move-there = Туди турнір уже не перенести. Вибери інший канал.
say-which-tournament = Тут підходить кілька турнірів: { $names }. Вибери один у параметрі «tournament».
tournament-name-taken = Назву { $name } вже має інший турнір на цьому сервері. Вибери іншу.
say-tournament-game-stays = Турнірна партія лишається там, де почалася. Організатори можуть перенести весь турнір командою **/tournament move**.
say-tournament-needs-channel = Кожна партія турніру отримує власну гілку. Створи турнір у текстовому каналі.
say-lacks-for-tournament = Тут мені бракує дозволів: { $permissions }. Партії турніру отримують власні гілки. Попроси того, хто керує сервером, надати їх або вибери інший канал.
tournament-no-name = Турнірові потрібна назва, яку можна прочитати.
tournament-name-too-long = Ця назва задовга. Щонайбільше символів: { $most } (широкі, як-от китайські, рахуються за два).
tournament-two-seats-only = Якщо гравців за столом { $seats }, турнір може бути лише коловим.
tournament-no-such-rounds = У швейцарській системі турів може бути від 1 до { $most }.
tournament-too-many-rounds = Якщо гравців щонайбільше { $players }, турів може бути щонайбільше { $most }: після них кожен зіграє з кожним.
tournament-rounds-swiss-only = Кількість турів можна вибрати лише для швейцарської системи.
tournament-no-rounds-at-once = Усі тури одночасно можливі лише в коловій системі, де партії мають власні гілки.
tournament-knockout-only = Матч за третє місце й матчі з трьох партій можливі лише в турнірі на вибування.
tournament-no-such-size = Кількість гравців у такому турнірі — від { $fewest } до { $most }.
tournament-round-too-short = Термін коротший за час на хід. Вибери довший.
tournament-start-in-past = Цей час уже минув. Вибери пізніший.
tournament-already-joined = Ти вже в цьому турнірі.
tournament-not-joined = Ти не береш участі в цьому турнірі.
tournament-full = Вільних місць у турнірі немає. Гравців: { $most }.
tournament-too-late = Приєднатися до цього турніру вже запізно.
tournament-removed = Організатор вилучив тебе з цього турніру, тож приєднатися до нього знову не можна.
tournament-withdrawn = Ти більше не граєш у цьому турнірі.
tournament-too-few-players = Для початку замало гравців: { $players }, а треба щонайменше { $fewest }.
tournament-not-started = Турнір ще не почався.
tournament-already-started = Турнір уже почався.
tournament-over = Турнір закінчено.
tournament-cancelled = Турнір скасовано.
tournament-paused = Турнір на паузі.
tournament-already-paused = Турнір уже на паузі.
tournament-not-paused = Турнір не на паузі.
tournament-already-here = Турнір уже в цьому каналі.
tournament-stale = Відтоді турнір змінився. Спробуй ще раз.
tournament-nothing-to-change = Це нічого не змінює.
tournament-nothing-to-undo = Немає змін, які можна скасувати.
tournament-too-late-to-undo = Скасувати останню зміну вже запізно: відтоді турнір пішов далі.
tournament-more-players = Гравців уже більше: { $players }.
tournament-rounds-between = Тепер турів може бути від { $fewest } до { $most }.
tournament-result-stays = Цей результат уже не можна змінити: турнір пішов від нього далі.
tournament-result-of-next-game = Наступну партію цього матчу вже відкрито, тож результат попередньої лишається. Щоб внести результат наступної, укажи також параметр «round».
tournament-result-annulled = Ця партія ні для кого не рахується, тож результату в неї немає.
tournament-result-by-panel = Якщо за столом більше двох гравців, внеси результат кнопкою *Керувати* під повідомленням турніру.
tournament-no-such-game = У цього гравця немає такої партії.
tournament-no-deadline = Жодна поточна партія не має терміну.
tournament-already-in = Цей гравець уже в турнірі.
tournament-no-member = Додати можна лише тих, хто є на цьому сервері.
tournament-seed-taken = Цей номер посіву має інший гравець. Спершу дай йому інший.
tournament-no-such-seed = Номери посіву — від 1 до { $most }.
tournament-not-swiss = Це можливо лише у швейцарській системі.
tournament-bye-used = На прохання кожен гравець може мати один вільний тур, і цей його вже мав.
tournament-no-bye-then = Просити вільний тур можна лише на той тур, який ще попереду.
tournament-not-a-number = Введи число.
tournament-not-ladder = Це можливо лише на драбині.
tournament-not-above = Викликати можна лише гравців над собою.
tournament-too-far-above = Викликати можна гравців щонайбільше на { $most ->
    [one] { $most } сходинку
    [few] { $most } сходинки
   *[many] { $most } сходинок
} вище.
tournament-busy = У тебе вже є виклик або партія на цій драбині.
tournament-opponent-busy = У цього гравця вже є виклик або партія на цій драбині.
tournament-too-soon = Нещодавно вже був твій виклик цьому гравцеві. Новий можливий через сім днів після його завершення.
tournament-no-challenge = Немає виклику, на який треба відповісти.
tournament-challenge-whom = Кого ти хочеш викликати?
tournament-nobody-to-challenge = Зараз викликати нікого.
tournament-too-many = На цьому сервері вже є незакінчені турніри ({ $most }): { $names }. Спершу закінчи якийсь із них.
tournament-too-many-own = Твоїх незакінчених турнірів уже { $most }: { $names }. Спершу закінчи якийсь із них.

help-tournaments =
    • Приєднуйся кнопкою під оголошенням або командою **/tournament join**. Кожна партія отримує власну гілку, а наступний тур починається сам.
    • **/tournament standings** і **/tournament pairings** показують, як ідуть справи.
    • На драбині граєш із ким хочеш: **/tournament challenge** викликає гравця до трьох сходинок над тобою.
    • Організатори відкривають турнір командою **/tournament create**: колова чи швейцарська система, на вибування або драбина.
    .title = Турніри

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] фінал
    [semifinal] півфінали
    [quarterfinal] чвертьфінали
    [third-place] третє місце
   *[round] тур { $round }
}: { $players }
tournament-no-threads = Я не можу відкривати тут гілки, тож партії турніру **{ $name }** чекають. Дозволь мені створювати публічні гілки в цьому каналі й надсилати в них повідомлення. Я пробуватиму далі.
tournament-channel-gone = Я більше не можу писати в каналі турніру **{ $name }**, тож він чекає. Поверни мені доступ або скористайся **/tournament move** в іншому каналі. Нічого не втрачено: партії продовжаться там.
