# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Пробувати ходи
button-flip = Перевернути дошку
button-other-line = Інший варіант
button-back-to-game = Назад до партії
button-notes = Нотатки
button-ask-computer = Запитати комп’ютер
private-board = 🔒 Цю дошку бачиш лише ти. Пробуй ходи за будь-яку сторону. На партію вони не впливають.
# The same while there are plans.
private-board-planned = 🔒 Цю дошку бачиш лише ти. Пробуй ходи за будь-яку сторону. На партію впливають лише твої плани.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Твій варіант: { $line }
private-other = -# Ще один варіант: { $line }
private-notes = 📝 { $notes }
private-to-move = Хід: **{ $name }**.
private-over = Тут партія закінчується. Повернися назад, щоб спробувати інше.
private-outdated = Відтоді твій варіант змінився, тож нічого не зроблено. Ось твоя дошка зараз.
private-line-changed = -# Відтоді твій варіант змінився. Ось твоя дошка зараз.
private-line-dropped = -# Партія пішла інакше, тож твого варіанта більше немає.
private-line-full = У варіанті може бути щонайбільше { $most ->
    [one] { $most } хід
    [few] { $most } ходи
   *[many] { $most } ходів
}. Повернися на хід назад, щоб спробувати інше.
private-players-only = Поки партія триває, пробувати ходи в ній можуть лише її гравці.
private-no-opinion = Комп’ютер каже свою думку лише після партії й лише там, де ще можна зробити хід.
assistance-refused = Це надто близько (щонайбільше за чотири ходи) до твоєї партії за столом { $table }, яка рахується. Запитай знову, коли вона піде далі.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Твої нотатки до цієї партії
private-notes-label = Їх бачиш лише ти
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name }: форсований програш, { $turns ->
    [1] негайний.
    [one] щонайпізніше через { $turns } хід.
    [few] щонайпізніше через { $turns } ходи.
   *[many] щонайпізніше через { $turns } ходів.
}
opinion-chance = Шанси на перемогу ({ $name }): приблизно { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Запланувати варіант
plan-drop = Скасувати план { $number }
private-plan = 📌 План { $number }: { $line }
plan-made = 📌 Заплановано: якщо партія піде так, я одразу робитиму твої ходи. Більше ніхто про це не знає.
# The same, if the line is longer than a plan.
plan-made-cut = 📌 Заплановано до ходу { $turns } цього варіанта: план має щонайбільше { $most ->
    [one] { $most } хід
    [few] { $most } ходи
   *[many] { $most } ходів
} і закінчується твоїм. Більше ніхто про це не знає.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Твій план чекає, бо ти просиш повернути хід. Його наступний хід — **{ $turn }**. Зроби його, і план піде далі.
   *[no] 📌 Твої плани чекають, доки відкрите прохання повернути хід.
}
plan-outdated = Того плану вже немає, а його номер тепер має інший. Нічого не скасовано.
plan-own-turn = Зараз твій хід. Спершу зроби його, а тоді плануй відповіді на наступні.
plan-without-reply = У цьому варіанті ще немає твоєї відповіді. { $next ->
    [own] Зроби свій хід на цій дошці.
   *[other] Зроби на цій дошці наступний хід, а тоді свій.
}
plan-too-many = У партії можна запланувати щонайбільше { $most ->
    [one] { $most } варіант
    [few] { $most } варіанти
   *[many] { $most } варіантів
}. Спершу скасуй якийсь із них.
