# What helps somebody into a first game, and after it.

button-how-to-play = Jak grać
button-play-now = Zagraj teraz

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Początkujący
    [medium] Średni
   *[strong] Mocny
}
# The same for a game that counts.
strength-rated = Rankingowa: { strength }
strength-question =
    Jak mocny ma być komputer?
    -# Początkujący to poziom { $beginner }, Średni to poziom { $medium }, Mocny to poziom { $strong }. **/play** daje do wyboru wszystkie osiem.
# Below the question, if there are buttons for both.
strength-question-rated = -# Do rankingu liczy się tylko partia z przyciskiem *Rankingowa*.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] To była twoja pierwsza partia w B-Side.
   *[no] Pierwsza partia rozegrana w B-Side: { $names }.
} { $next ->
    [stronger] Teraz zmierz się z mocniejszym komputerem: **/play**
    [rated] Teraz zagraj partię rankingową: **/play**
    [review] Teraz zobacz, co zdecydowało: **/review** (stół { $table })
    [another] Teraz zagraj kolejną partię: **/play**
   *[again] Teraz zagraj partię do końca: **/play**
}
