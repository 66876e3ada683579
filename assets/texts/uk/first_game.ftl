# What helps somebody into a first game, and after it.

button-how-to-play = Як грати
button-play-now = Грати

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Початківець
    [medium] Середній
   *[strong] Сильний
}
# The same for a game that counts.
strength-rated = На рейтинг: { strength }
strength-question =
    Наскільки сильним має бути комп’ютер?
    -# Початківець — рівень { $beginner }, середній — рівень { $medium }, сильний — рівень { $strong }. **/play** дає вибрати з усіх восьми.
# Below the question, if there are buttons for both.
strength-question-rated = -# На твій рейтинг впливають лише варіанти *На рейтинг*.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] Це твоя перша партія на B-Side.
   *[no] Перша партія на B-Side: { $names }.
} { $next ->
    [stronger] А тепер спробуй сильніший комп’ютер: **/play**
    [rated] А тепер зіграй на рейтинг: **/play**
    [review] А тепер подивися, що все вирішило: **/review** (стіл { $table })
    [another] А тепер зіграй ще раз: **/play**
   *[again] А тепер дограй партію до кінця: **/play**
}
