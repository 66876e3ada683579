# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Задача
button-puzzle-next = Наступна задача
button-puzzle-solution = Показати розв’язок
button-puzzle-solve = Розв’язати
puzzle-difficulty = { $difficulty ->
    [easy] Легка
    [medium] Середня
   *[hard] Складна
}
puzzle-unknown-difficulty = «{ $name }» — невідома складність. Вибери одну з цих: { $known }.
puzzle-which = З якої гри показати задачу?
puzzle-none = Для { $game } ще немає задач.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, задача { $number }** · рейтинг { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = Хід: **{ $name }**. Знайди найкращий хід.
# Where the number of moves is not told.
puzzle-forced = Хід: **{ $name }**. Знайди хід, який форсовано виграє.
# After every other move, the other side wins by force.
puzzle-save = Хід: **{ $name }**, становище скрутне. Знайди єдиний хід, який не програє форсовано.
puzzle-win = Хід: **{ $name }**. { $turns ->
    [1] Виграй одразу.
    [one] Виграй за { $turns } хід.
    [few] Виграй за { $turns } ходи.
   *[many] Виграй за { $turns } ходів.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = Хід: **{ $name }**. Знайди виграшний хід (до перемоги за найкращого захисту — { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
   *[many] { $turns } ходів
}).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** — правильно! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Розв’язано!** { $turn }.
# A move that is not the solution and wins by force as well.
puzzle-also-wins = ✅ **Розв’язано!** **{ $turn }** теж форсовано виграє, іншим шляхом.
puzzle-wrong = ↩️ **{ $turn }** — не розв’язок.
puzzle-wrong-reply = ↩️ **{ $turn }** — не розв’язок. Відповідь — **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = Розв’язок форсовано виграє, а після цього ходу твої шанси на перемогу — приблизно { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] Виграш утрачено: за найкращої гри це тепер нічия.
   *[none] За найкращої гри це тепер нічия.
}
puzzle-wrong-weaker = Тепер твої шанси на перемогу — приблизно { $left }, а з розв’язком було б { $best }.
puzzle-wrong-later = Розв’язок явно сильніший, але різницю видно лише згодом.
puzzle-wrong-over = { $result ->
    [draw] Партія закінчується нічиєю.
   *[loss] Цей хід одразу програє.
}
puzzle-solution = **Розв’язок, { $number } з { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [1] Тема
   *[other] Теми
}: { $themes }
# The last move of a solution that wins, though not within moves that can be counted.
puzzle-wins = Цей хід форсовано виграє.
puzzle-theme = { $theme ->
    [capture] взяття
    [double-capture] подвійне взяття
    [long-capture] взяття трьох або більше
    [captain] взяття капітана
    [replacement] заміщення
    [centre] через центр
    [jump] стрибок
    [threat] загроза
    [double-threat] подвійна загроза
    [fork] вилка
    [centre-threat] загроза через центр
    [escape] порятунок
    [defence] захист
    [counterattack] контратака
    [sacrifice] жертва
    [decoy] заманювання василевса
    [king] хід василевсом
    [lock-in] замикання
    [blockade] блокада
    [zugzwang] цугцванг
    [isolation] ізоляція
    [demand] вимога
    [removal] прибирання плитки
    [group-slide] спільне пересування плиток
    [ending] закінчення
   *[quiet] тихий хід
}
# Under a question that was not answered yet.
puzzle-help-costs = -# З підказкою ця задача не рахуватиметься. Показ розв’язку рахується як неправильна відповідь.
puzzle-hinted = -# Через підказку ця задача не впливає на твій рейтинг і твою серію.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Твій рейтинг у задачах: { $rating } · { $change }
puzzle-rating-streak = -# Твій рейтинг у задачах: { $rating } · { $change } · розв’язано поспіль: { $streak }
profile-puzzles = **Задачі**
profile-puzzle = { $game } · { $rating } · розв’язано з першої спроби: { $solved } з { $tried }
    -# Серія: { $streak }, найкраща: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Задача дня**
puzzle-daily-private = -# Щоб розв’язати її, натисни кнопку. Твою відповідь бачиш лише ти.
puzzle-daily-last = -# Попередній розв’язок ({ $game }, задача { $number }): ||{ $solution } ({ $themes })||
# How many people have solved it; $solvers are the first of them.
puzzle-daily-results = -# { $solved ->
    [0] Ще нікому не вдалося її розв’язати.
   *[other] З першої спроби розв’язано: **{ $solved } з { $tried }**. Найперші: { $solvers }
}
# What follows the last solution. $first was the first who solved it.
puzzle-daily-last-results = { $solved ->
    [0] з першої спроби не вдалося нікому
   *[other] з першої спроби розв’язано { $solved } з { $tried }, найперший розв’язок: { $first }
}
# Which games have puzzles of the day, in a list with the games.
puzzle-daily-all-games = Усі ігри по черзі
say-no-place-for-puzzles = Там задачу дня публікувати не можна. Вибери текстовий канал, який я бачу.
say-daily-on-and-off = Ти просиш і публікувати задачу дня, і не публікувати її. Укажи або daily-puzzle, або daily-puzzle-off, але не обидва.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = «{ $name }» — невідома тема. Вибери одну з цих: { $known }.
puzzle-none-of-theme = Задач із { $game } на тему «{ $theme }»{ $level ->
    [any] { "" }
   *[other] { " " }такої складності
} немає. Вибери одну з цих: { $known }.
puzzle-no-other-of-theme = Це була єдина задача з { $game } на тему «{ $theme }»{ $level ->
    [any] { "" }
   *[other] { " " }такої складності
}. Інші теми: { $known }.
puzzle-mode = { $mode ->
    [streak] Серія
    [storm] Шторм
   *[practice] Тренування
}
puzzle-unknown-mode = «{ $name }» — невідомий режим. Вибери один із цих: { $known }.
puzzle-mode-alone = Не вказуй level і theme: у серії та штормі задачі поступово складнішають.

# Streak and storm: puzzles in a row.
button-puzzle-start = Почати
button-puzzle-again = Ще раз
button-puzzle-skip = Пропустити
# Under the result that somebody has shared.
button-puzzle-try = Спробувати
button-puzzle-board = Таблиця штормів
button-puzzle-board-week = Останні 7 днів
button-puzzle-board-ever = За весь час
puzzle-streak-rules = **{ $game }: серія**
    Розв’язуй задачі, які дедалі складніші. Перша помилка закінчує серію. Одну задачу можна пропустити.
    -# Підказок немає, а відповіді не впливають на твій рейтинг у задачах.
puzzle-storm-rules = **{ $game }: шторм**
    Розв’яжи за три хвилини якомога більше коротких задач. Неправильна відповідь коштує десять секунд, і одразу йде наступна задача. Коли час вийде, натисни будь-яку кнопку, щоб побачити результат.
    -# Підказок немає, а відповіді не впливають на твій рейтинг у задачах.
puzzle-run-best = Твій рекорд: { $best }
puzzle-run-record = Це твій новий рекорд!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Серія: { $solved }**
puzzle-storm-state = **Шторм: { $solved }** · кінець { $end }
puzzle-run-solved = ✅ **{ $turn }** — правильно.
puzzle-storm-wrong = ❌ **{ $turn }** — не розв’язок: −10 секунд.
puzzle-streak-skipped = ⏭️ Пропущено.
puzzle-run-answered = Відповідь на цю задачу вже є. Продовжуй там, де показано наступну.
puzzle-streak-result = { $end ->
    [all] 🏆 **Серію пройдено до кінця ({ $game }).** Розв’язано: { $solved }
   *[early] **Твоя серія закінчилася ({ $game }).** Розв’язано: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Це була остання задача ({ $game }).**
   *[early] **Час вийшов ({ $game }).**
} Розв’язано: { $solved }, помилок: { $wrong }, найбільше поспіль: { $row }
puzzle-board-week = **{ $game }: найкращі шторми на цьому сервері за останні 7 днів**
puzzle-board-ever = **{ $game }: найкращі шторми на цьому сервері**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = У штормі ще ніхто не розв’язав жодної задачі. Почни, і твоє ім’я буде першим.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** пропонує тобі задачу:
puzzle-streak-shared = 🔥 **{ $name }** — серія { $game }: розв’язано { $solved ->
    [1] одну задачу
    [one] { $solved } задачу поспіль
    [few] { $solved } задачі поспіль
   *[many] { $solved } задач поспіль
}.
puzzle-storm-shared = ⚡ **{ $name }** — шторм { $game }: за три хвилини розв’язано { $solved ->
    [1] одну задачу
    [one] { $solved } задачу
    [few] { $solved } задачі
   *[many] { $solved } задач
}.
