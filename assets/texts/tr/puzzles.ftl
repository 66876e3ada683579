# Puzzles: positions with one best move, which one person looks for alone.

button-puzzle = Bulmaca çöz
button-puzzle-next = Sonraki bulmaca
button-puzzle-solution = Çözümü göster
button-puzzle-solve = Çöz
puzzle-difficulty = { $difficulty ->
    [easy] Kolay
    [medium] Orta
   *[hard] Zor
}
puzzle-unknown-difficulty = “{ $name }” diye bir zorluk yok. Şunlardan birini seç: { $known }.
puzzle-which = Hangi oyun için bulmaca istersin?
puzzle-none = { $game } için henüz bulmaca yok.
# $rating is how hard it is, on the scale of the ratings of players.
puzzle-heading = **{ $game }, bulmaca { $number }** · puan { $rating }
# $name is a side, such as Light or Jumper; $turns are the moves that this side makes.
puzzle-best = Sıra: **{ $name }**. En iyi hamleyi bul.
# Where the number of moves is not told.
puzzle-forced = Sıra: **{ $name }**. Kesin kazandıran hamleyi bul.
# After every other move, the other side wins by force.
puzzle-save = Sıra: **{ $name }**, durum zor. Kesin yenilgiye götürmeyen tek hamleyi bul.
puzzle-win = Sıra: **{ $name }**. { $turns ->
    [one] Tek hamlede kazan.
   *[other] { $turns } hamlede kazan.
}
# In an ending whose result is known. $turns are the moves that this side makes until the win.
puzzle-ending = Sıra: **{ $name }**. Kazanan hamleyi bul (en iyi savunmaya karşı { $turns } hamlede).
# $reply says what the other side plays.
puzzle-right = ✅ **{ $turn }** doğru! { $reply }.
# $turn says what the move does.
puzzle-solved = ✅ **Çözüldü!** { $turn }.
# A move that is not the solution and wins by force as well.
puzzle-also-wins = ✅ **Çözüldü!** **{ $turn }** ile de, başka bir yoldan kesin kazanılır.
puzzle-wrong = ↩️ **{ $turn }** çözüm değil.
puzzle-wrong-reply = ↩️ **{ $turn }** çözüm değil. Yanıt: **{ $reply }**.
# What follows after them and after what the reply does. $left is the winning chance now, and $best that after the solution.
puzzle-wrong-gone = Çözüm kesin kazandırır; bu hamleden sonra kazanma şansın yaklaşık { $left }.
puzzle-wrong-drawn = { $win ->
    [gone] Kazanç kaçtı: en iyi oyunla artık berabere.
   *[none] En iyi oyunla artık berabere.
}
puzzle-wrong-weaker = Kazanma şansın şimdi yaklaşık { $left }; çözümle { $best } olurdu.
puzzle-wrong-later = Çözüm açıkça daha güçlü, ama fark sonradan ortaya çıkıyor.
puzzle-wrong-over = { $result ->
    [draw] Oyun berabere bitiyor.
   *[loss] Bu hamle hemen kaybettiriyor.
}
puzzle-solution = **Çözüm, { $number } / { $count }.** { $turn }.
# What a puzzle is about, under its solution.
puzzle-themes = -# { $count ->
    [one] Tema
   *[other] Temalar
}: { $themes }
# The last move of a solution that wins, though not within moves that can be counted.
puzzle-wins = Kesin kazandırıyor.
puzzle-theme = { $theme ->
    [capture] taş alma
    [double-capture] iki taş alma
    [long-capture] üç veya daha çok taş alma
    [captain] kaptan alma
    [replacement] yer doldurma
    [centre] merkezden geçiş
    [jump] atlayış
    [threat] tehdit
    [double-threat] çifte tehdit
    [fork] çatal
    [centre-threat] merkezden tehdit
    [escape] kaçış
    [defence] savunma
    [counterattack] karşı saldırı
    [sacrifice] feda
    [decoy] basileusu tuzağa çekme
    [king] basileus hamlesi
    [lock-in] hapsetme
    [blockade] abluka
    [zugzwang] zugzwang
    [isolation] yalnız bırakma
    [demand] talep
    [removal] karo çıkarma
    [group-slide] birlikte kaydırma
    [ending] oyun sonu
   *[quiet] sessiz hamle
}
# Under a question that was not answered yet.
puzzle-help-costs = -# İpucu alırsan bu bulmaca sayılmaz. Çözümü göstermek yanlış yanıt sayılır.
puzzle-hinted = -# İpucu aldığın için bu bulmaca puanına veya serine sayılmıyor.
# $rating is the text rating-provisional or rating-settled.
puzzle-rating = -# Bulmaca puanın: { $rating } · { $change }
puzzle-rating-streak = -# Bulmaca puanın: { $rating } · { $change } · üst üste çözülen: { $streak }
profile-puzzles = **Bulmacalar**
profile-puzzle = { $game } · { $rating } · ilk denemede çözülen: { $solved } / { $tried }
    -# Seri: { $streak }, en iyisi: { $longest }

# The puzzle of the day. $solution are moves, hidden until somebody looks.
puzzle-daily = **Günün bulmacası**
puzzle-daily-private = -# Çözmek için düğmeye bas. Yanıtını yalnızca sen görürsün.
puzzle-daily-last = -# Son çözüm ({ $game }, bulmaca { $number }): ||{ $solution } ({ $themes })||
# How many people have solved it; $solvers are the first of them.
puzzle-daily-results = -# { $solved ->
    [0] Henüz kimse çözmedi.
   *[other] İlk denemede çözenler: **{ $solved } / { $tried }**. İlk çözenler: { $solvers }
}
# What follows the last solution. $first was the first who solved it.
puzzle-daily-last-results = { $solved ->
    [0] kimse ilk denemede çözemedi
   *[other] ilk denemede çözenler: { $solved } / { $tried }, ilk çözen: { $first }
}
# Which games have puzzles of the day, in a list with the games.
puzzle-daily-all-games = Sırayla tüm oyunlar
say-no-place-for-puzzles = Günün bulmacası orada yayınlanamaz. Görebildiğim bir metin kanalı seç.
say-daily-on-and-off = Günün bulmacasının hem yayınlanmasını hem durdurulmasını istedin. daily-puzzle ve daily-puzzle-off seçeneklerinden yalnızca birini kullan.

# Themes and modes that can be chosen. $known are those that there are.
puzzle-unknown-theme = “{ $name }” diye bir tema yok. Şunlardan birini seç: { $known }.
puzzle-none-of-theme = “{ $theme }” temalı { $game } bulmacası { $level ->
    [any] { "" }
   *[other] { "bu zorlukta " }
}yok. Şunlardan birini seç: { $known }.
puzzle-no-other-of-theme = “{ $theme }” temalı { $game } bulmacası olarak { $level ->
    [any] { "" }
   *[other] { "bu zorlukta " }
}yalnızca bu vardı. Diğer temalar: { $known }.
puzzle-mode = { $mode ->
    [streak] Seri
    [storm] Fırtına
   *[practice] Alıştırma
}
puzzle-unknown-mode = “{ $name }” diye bir mod yok. Şunlardan birini seç: { $known }.
puzzle-mode-alone = Zorluk ve tema verme: seride ve fırtınada bulmacalar sen ilerledikçe zorlaşır.

# Streak and storm: puzzles in a row.
button-puzzle-start = Başla
button-puzzle-again = Tekrar oyna
button-puzzle-skip = Atla
# Under the result that somebody has shared.
button-puzzle-try = Sen de dene
button-puzzle-board = Fırtına tablosunu göster
button-puzzle-board-week = Son 7 günü göster
button-puzzle-board-ever = Tüm zamanları göster
puzzle-streak-rules = **{ $game }: Seri**
    Giderek zorlaşan bulmacalar çöz. İlk hatanda seri biter. Bir bulmacayı atlayabilirsin.
    -# İpucu yoktur ve yanıtların bulmaca puanını etkilemez.
puzzle-storm-rules = **{ $game }: Fırtına**
    Üç dakikada çözebildiğin kadar kısa bulmaca çöz. Yanlış yanıt on saniye götürür ve hemen sıradaki bulmaca gelir. Süre dolunca sonucunu görmek için herhangi bir düğmeye bas.
    -# İpucu yoktur ve yanıtların bulmaca puanını etkilemez.
puzzle-run-best = En iyi sonucun: { $best }
puzzle-run-record = Bu, şimdiye kadarki en iyi sonucun!
# Above each puzzle. $end is a time that Discord shows, such as “in 2 minutes”.
puzzle-streak-state = **Seri: { $solved }**
puzzle-storm-state = **Fırtına: { $solved }** · bitiş: { $end }
puzzle-run-solved = ✅ Doğru çözüm: **{ $turn }**.
puzzle-storm-wrong = ❌ **{ $turn }** çözüm değil: −10 saniye.
puzzle-streak-skipped = ⏭️ Atlandı.
puzzle-run-answered = Bu bulmacayı zaten yanıtladın. Sıradaki bulmacanın gösterildiği yerden devam et.
puzzle-streak-result = { $end ->
    [all] 🏆 **Serinin sonuna ulaştın ({ $game }).** Çözülen: { $solved }
   *[early] **Seri bitti ({ $game }).** Çözülen: { $solved }
}
puzzle-storm-result = ⏱️ { $end ->
    [all] **Bu son bulmacaydı ({ $game }).**
   *[early] **Süre doldu ({ $game }).**
} Çözülen: { $solved }, yanlış: { $wrong }, üst üste en çok: { $row }
puzzle-board-week = **{ $game }: bu sunucuda son 7 günün en iyi fırtınaları**
puzzle-board-ever = **{ $game }: bu sunucunun en iyi fırtınaları**
puzzle-board-line = **{ $place }.** { $name } · { $solved }
puzzle-board-empty = Henüz kimse fırtınada bulmaca çözmedi. İlk olmak için bir tane başlat.

# Shared with everyone in a channel.
puzzle-shared = **{ $name }** senin için bir bulmaca paylaştı:
puzzle-streak-shared = 🔥 **{ $name }**, { $game } serisinde { $solved ->
    [one] bir bulmaca
   *[other] üst üste { $solved } bulmaca
} çözdü.
puzzle-storm-shared = ⚡ **{ $name }**, üç dakikada { $solved ->
    [one] bir
   *[other] { $solved }
} { $game } bulmacası çözdü.
