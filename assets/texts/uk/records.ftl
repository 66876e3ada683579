# Why a text is not the record of a game.

record-error = Рядок { $line }: { $reason }
record-error-turn = Рядок { $line }, хід { $turn }: { $reason }
record-not-a-tag = До першого порожнього рядка кожен рядок має бути тегом: [Name "значення"].
record-tag-twice = Тег { $name } повторюється.
record-no-game = Бракує тега [Game "…"].
record-seats = «{ $text }» — неможлива кількість гравців.
record-rules = «{ $text }» — невідома версія правил.
record-number = «{ $text }» — не номер наступного ходу.
record-resign = «{ $text }» — не місце гравця, який ще в грі.
record-over = На цьому місці партію вже закінчено.
record-result = Результат — { $actual }, а не { $written }.
record-unfinished = Після цих ходів партія ще триває, а результат уже вказано: { $written }.

# All records of a player.

records-none = Ти ще не маєш завершених партій. Почати можна командою /play.
records-all = { $games ->
    [1] Запис твоєї завершеної партії.
    [one] Записи твоїх завершених партій: { $games }.
    [few] Записи твоїх завершених партій: { $games }.
   *[many] Записи твоїх завершених партій: { $games }.
}
records-newest = Записи твоїх найновіших партій ({ $games }). Давніші не вміщаються.

# The game of a record that somebody opens.

record-heading = **{ $game }** · запис партії{ $turn ->
    [0] {""}
   *[other] {" "}· хід { $turn }
}
record-not-over = Ця партія ще триває. Імпортувати можна лише завершені.
record-too-large = Цей файл завеликий для запису партії. Обмеження — { $most } КБ.
record-not-text = Це не текстовий файл. Надішли файл, отриманий через **/record**.
# Before the reason why a record cannot be opened.
record-not-imported = Нічого не імпортовано. { $reason }
say-which-game = Вибери партію за номером столу або файл із записом партії.
