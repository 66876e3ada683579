# Private boards, on which one person tries out moves from a game. Nobody else sees them.

button-explore = Hamle dene
button-flip = Tahtayı döndür
button-other-line = Başka varyant
button-back-to-game = Oyuna dön
button-notes = Notlar
button-ask-computer = Bilgisayara sor
private-board = 🔒 Bu tahtayı yalnızca sen görüyorsun. Her taraf için hamle dene. Buradaki hamleler oyuna yansımaz.
# The same while there are plans.
private-board-planned = 🔒 Bu tahtayı yalnızca sen görüyorsun. Her taraf için hamle dene. Oyuna yalnızca planların yansır.
# $line is a list of moves with their numbers: 3. d4-d5 · 4. d6-c5
private-line = 🔒 Varyantın: { $line }
private-other = -# Ayrıca denediğin: { $line }
private-notes = 📝 { $notes }
private-to-move = Sıra: **{ $name }**.
private-over = Oyun burada bitiyor. Başka bir şey denemek için geri git.
private-outdated = O mesajdan sonra varyantın değişti, bu yüzden hiçbir şey yapılmadı. Tahtan şimdi böyle.
private-line-changed = -# O mesajdan sonra varyantın değişti. Tahtan şimdi böyle.
private-line-dropped = -# Oyun başka bir yöne gitti, bu yüzden varyantın silindi.
private-line-full = Bir varyant en fazla { $most } hamle olabilir. Başka bir şey denemek için geri git.
private-players-only = Süren bir oyunda yalnızca o oyunun oyuncuları hamle deneyebilir.
private-no-opinion = Bilgisayar görüşünü yalnızca oyun bittikten sonra ve hâlâ hamle yapılabilen konumlarda söyler.
assistance-refused = Bu konum, puanlı bir oyununa (masa { $table }) fazla yakın: en fazla dört hamle uzakta. O oyun ilerleyince yeniden sor.
# The title of the form, and the label of its field, of at most 45 signs.
private-notes-title = Bu oyunla ilgili notların
private-notes-label = Yalnızca sen görürsün
# What the computer thinks of the position after its move, after the texts hint-turn and hint-takes.
opinion-loses = { $name } kesin kaybediyor: { $turns ->
    [one] hemen.
   *[other] en geç { $turns } hamlede.
}
opinion-chance = Kazanma şansı ({ $name }): yaklaşık { $chance }.

# Plans: lines of moves with which somebody replies while others are to move.

button-plan = Bu varyantı planla
plan-drop = { $number }. plandan vazgeç
private-plan = 📌 Plan { $number }: { $line }
plan-made = 📌 Planlandı: oyun böyle giderse hamlelerini anında yaparım. Başka kimsenin haberi olmaz.
# The same, if the line is longer than a plan.
plan-made-cut = 📌 Bu varyantın { $turns }. hamlesine kadar planlandı: bir plan en fazla { $most } hamle olabilir ve senin bir hamlenle biter. Başka kimsenin haberi olmaz.
# A plan whose owner has asked for a takeback: the owner is to move, or not yet.
plan-waits = { $to-act ->
    [yes] 📌 Geri alma istediğin için planın bekliyor. Sıradaki hamlesi: **{ $turn }**. Onu oynarsan plan devam eder.
   *[no] 📌 Geri alma isteğin açık kaldığı sürece planların bekler.
}
plan-outdated = O plan artık yok, numarası şimdi başka bir planda. Hiçbir plandan vazgeçilmedi.
plan-own-turn = Sıra sende. Önce hamleni yap, sonra gelecek hamlelere vereceğin yanıtları planla.
plan-without-reply = Bu varyantta henüz senin bir yanıtın yok. { $next ->
    [own] Bu tahtada hamleni yap.
   *[other] Bu tahtada önce sıradaki hamleyi, sonra kendi hamleni yap.
}
plan-too-many = Bir oyunda { $most } varyant planlayabilirsin. Önce birinden vazgeç.
