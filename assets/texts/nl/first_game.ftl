# What helps somebody into a first game, and after it.

button-how-to-play = Zo speel je het
button-play-now = Nu spelen

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Beginner
    [medium] Gemiddeld
   *[strong] Sterk
}
# The same for a game that counts.
strength-rated = Met rating: { strength }
strength-question =
    Hoe sterk mag de computer zijn?
    -# Beginner is niveau { $beginner }, Gemiddeld niveau { $medium }, Sterk niveau { $strong }. Met **/play** kun je alle acht kiezen.
# Below the question, if there are buttons for both.
strength-question-rated = -# Alleen een partij die je met *Met rating* begint, telt mee voor je rating.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] Dat was je eerste partij op B-Side.
   *[no] Dat was de eerste partij op B-Side voor { $names }.
} { $next ->
    [stronger] Probeer nu met **/play** een sterkere computer.
    [rated] Speel nu met **/play** een partij met rating.
    [review] Kijk nu met **/review** (tafel { $table }) wat de doorslag gaf.
    [another] Speel nu met **/play** nog een partij.
   *[again] Speel nu met **/play** een partij tot het eind.
}
