# What helps somebody into a first game, and after it.

button-how-to-play = Nasıl oynanır?
button-play-now = Şimdi oyna

# Buttons for the strength of the computer.
strength = { $strength ->
    [beginner] Başlangıç
    [medium] Orta
   *[strong] Güçlü
}
# The same for a game that counts.
strength-rated = Puanlı: { strength }
strength-question =
    Bilgisayar ne kadar güçlü olsun?
    -# Başlangıç: seviye { $beginner }, Orta: seviye { $medium }, Güçlü: seviye { $strong }. **/play** sekiz seviyeyi de sunar.
# Below the question, if there are buttons for both.
strength-question-rated = -# Yalnızca *Puanlı* olanlar puanını etkiler.

# After somebody’s first finished game, in small text: what to try next.
news-first-game = -# { $own ->
    [yes] B-Side’daki ilk oyununu bitirdin.
   *[no] B-Side’da ilk oyununu bitirdi: { $names }.
} { $next ->
    [stronger] Sırada daha güçlü bir bilgisayar var: **/play**
    [rated] Sırada puanlı bir oyun var: **/play**
    [review] Oyunu neyin belirlediğini gör: **/review** (masa { $table })
    [another] Bir oyun daha oyna: **/play**
   *[again] Sırada bir oyunu sonuna kadar oynamak var: **/play**
}
