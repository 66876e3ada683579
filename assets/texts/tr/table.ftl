# Messages at a table.

# Several names or cells in a sentence. others: all but the last one, separated by commas
conjunction = { $others } ve { $last }
# The same before a name that starts with the sound of i, for which Spanish has another word.
conjunction-i = { $others } ve { $last }
# Two entries of a list without a last word: d4, e5
list = { $others }, { $next }
# Two sentences after each other.
sentences = { $others } { $next }
# Two entries of a list that are lists themselves: pawns a1, b2; captain c3
groups = { $others }; { $next }
# Two players of a game: Ana – Ben
pairing = { $others } – { $next }
# A whole number of hundredths, such as a chance.
percent = %{ $number }

card-heading = **{ $game }** · masa { $table }{ $turn ->
    [0] {""}
   *[other] {" "}· hamle { $turn }
}
card-invitation = { $invited }, { $opener } { $seats ->
    [2] seni bir { $game } oyununa davet ediyor.
   *[other] { $seats } kişilik bir { $game } oyununa davet ediyor. { $free ->
        [one] Bir koltuk kaldı.
       *[other] { $free } koltuk kaldı.
    }
}
# In the direct conversation with the player who invites.
card-invitation-sent = { $game } daveti gönderdin: { $invited }.
card-open-invitation = { $opener } { $seats ->
    [2] bir { $game } oyunu için rakip
   *[other] { $seats } kişilik bir { $game } oyunu için { $free ->
        [one] bir oyuncu daha
       *[other] { $free } oyuncu daha
    }
} arıyor. Kim katılıyor?
card-terms = -# { $counts ->
    [yes] Puanlı
   *[no] Puansız
} · { $setup } · { $begins } · { $pace } · süresi { $end } doluyor
# On the first board of a running game.
card-terms-playing = -# { $counts ->
    [yes] Puanlı
   *[no] Puansız
} · { $pace }
begins-named = { $name } başlar
begins-own = sen başlarsın
begins-first = ilk katılan başlar
begins-lot = rastgele biri başlar
pace = { $minutes ->
    [0] süresiz
    [60] hamle başına 1 saat
    [480] hamle başına 8 saat
    [1440] hamle başına 1 gün
    [4320] hamle başına 3 gün
    [10080] hamle başına 7 gün
   *[other] hamle başına { $minutes } dakika
}
card-all-seated = Herkes tamam – oyun başlıyor!
card-closed = Bu seferlik oyun yok.
card-to-act = { $player }, sıra sende.
card-to-act-until = { $player }, sıra sende. Süren { $end } doluyor.
# player: a server, whose members vote
card-team-votes = { $player }, sıra sizde: bir hamleye oy verin. Oylama { $end } bitiyor.
card-on-hold = Art arda iki kez kimse oy vermediği için oyun beklemede. Sıra: { $player }. Bir hamleye oy verilince oyun devam eder.
votes-missed = Geçen sefer kimse oy vermedi, bu yüzden sizin yerinize bilgisayar oynadı.
# needed: how many votes for the same move play it at once; 0 if it waits for the end of the vote
votes-count = { $votes ->
    [0] Henüz oy yok.
    [one] Şimdilik 1 oy.
   *[other] Şimdilik { $votes } oy.
}{ $needed ->
    [0] {""}
   *[other] {" "}{ $needed } oy alan hamle hemen oynanır.
}
# votes: how many people want it; needed: how many have to
votes-wish = { $what ->
    [draw] Beraberlik teklif et
    [takeback] Geri almayı iste
    [accept] Kabul et
    [decline] Reddet
    [resign] Pes et
    [abort] Oyunu iptal et
   *[other] Oyuna devam et
}: { $votes }/{ $needed } oy
# Below a question to the player to act, who is asked alone or with others.
card-to-act-too = { $asked ->
    [alone] Sıra da sende.
   *[others] Sıra: { $player }.
}{ $clock ->
    [yes] {" "}{ $asked ->
        [alone] Süren { $end } doluyor.
       *[others] Süre { $end } doluyor.
    }
   *[no] {""}
}
# What the rules force the player to act to do, and what is left to choose.
forced-turn = { $why ->
    [take] Zorunlu taş alma: { $cells }.
    [capture] Taş almak zorundasın.
    [demand] Tam { $balls } bilyenin üzerinden atlamak zorundasın.
   *[only] Oynayabileceğin tek bir hamle var.
}{ $asks ->
    [replacement] {" "}Yerine hangi taş geçsin?
    [where] {" "}{ $beginning } – nereye?
    [man] {" "}Hangisini kullanacaksın?
   *[nothing] {""}
}
# A choice under a board that more choices follow.
forced-entry-on = { $turn } …
card-time-given = -# { $time } boyunca burada kimse oynayamadı; bu süre geri verildi: { $player }.
card-time-given-own = -# { $time } boyunca burada kimse oynayamadı; bu süre sana geri verildi.
card-vacation = -# { $name } tatilde, dönüş: { $end }. Saati o zamana kadar duruyor.
card-vacation-own = -# Tatildesin, dönüş: { $end }. Saatin o zamana kadar duruyor.
card-vacation-no-clock = -# { $name } tatilde, dönüş: { $end }.
card-vacation-no-clock-own = -# Tatildesin, dönüş: { $end }.
# The deadline of the round of a tournament, on every board of it.
card-round-deadline = -# Turun son tarihi: { $at }; tatildeki oyuncular için de geçerli. O an sıra kimdeyse kaybeder.
# Before the first move in a tournament, below the line about the player to act.
card-check-in = -# Sıra sende değil mi? *Buradayım* düğmesine bas. Zamanında kimse hamle yapmazsa düğmeye basmayan da kaybeder.
# In the list of games, behind a game of a tournament.
games-deadline = son tarih { $at }
card-no-clock = -# Bir oyuncu 3 gün hamle yapmazsa hâlâ orada olup olmadığını sorabilirsin. 4 gün sonra { $seats ->
    [2] galibiyet talep edebilirsin
   *[other] onsuz devam edebilirsin
}.
# addressed: no below a line that addresses the player
card-still-there = { $addressed ->
    [yes] { $player }, hâlâ orada mısın?
   *[no] Hâlâ orada mısın?
} { $answers ->
    [yes] Hamle yapmaz veya yanıt vermezsen
   *[no] Hamle yapmazsan
} { $who ->
    [named] { $other }
   *[others] diğerleri
} { $end } { $claim ->
    [win] galibiyet talep edebilir
    [out] sensiz devam edebilir
   *[close] oyunu kapatabilir
}.
# The same for the player alone, once the others can do so.
card-claimable-own = { $since } tarihinden beri hamle yapmadın. Hamle yapana kadar { $who ->
    [named] { $other }
   *[others] diğerleri
} { $claim ->
    [win] galibiyet talep edebilir
    [out] sensiz devam edebilir
   *[close] oyunu kapatabilir
}.
# In the direct conversation with the player who has asked somebody whether they are still there.
card-asked-presence = Sordum: { $name }. { $answers ->
    [yes] Hamle veya yanıt
   *[no] Hamle
} gelmezse { $end } { $claim ->
    [win] galibiyet talep edebilirsin
    [out] onsuz devam edebilirsin
   *[close] oyunu kapatabilirsin
}.
card-reminder = { $player }, sıra hâlâ sende. Süren { $end } doluyor.
direct-reminder = **{ $game }** · masa { $table } · { $place }
card-idle = { $player }, burada bir süredir hiçbir şey olmadı. Hamle yapmazsan oyun { $end } sonuçsuz kapatılacak.
card-idle-lost = { $player }, burada bir süredir hiçbir şey olmadı. Hamle yapmazsan oyunu { $end } kaybedersin.
card-pause-ends = { $player }, bu oyun uzun süredir duraklatılmış durumda. { $end } kendiliğinden devam edecek, saatler de yeniden işleyecek.
card-paused = Oyun duraklatıldı. Devam edince sıra: { $player }.
card-paused-own = Oyun duraklatıldı. Devam edince sıra sende.
card-asked = { $players }, kabul mü?
card-computer-acts = { $player } düşünüyor…
card-left-to-computers = Yalnızca bilgisayarlar kaldı. Oyunu kendi aralarında bitirecekler; sonuç burada görünecek.
card-draw-near = { $turns ->
    [one] Sıradaki hamlede tahtadan taş eksilmezse oyun berabere biter.
   *[other] Sıradaki { $turns } hamlede tahtadan taş eksilmezse oyun berabere biter.
}
card-won = **{ $names } kazandı**{ $why ->
    [resigned] : rakip pes etti.
    [time] : rakibin süresi bitti.
    [forfeited] {" "}(hükmen).
   *[other] .
}
card-won-own = **Kazandın**{ $why ->
    [resigned] : rakibin pes etti.
    [time] : rakibinin süresi bitti.
    [forfeited] {" "}(hükmen).
   *[other] .
}
card-drawn = **Beraberlik**{ $why ->
    [agreement] , anlaşarak: { $names }.
    [repetition] : { $names }. Aynı konum üçüncü kez oluştu.
    [quiet] : { $names }. Arka arkaya çok fazla hamlede taş alınmadı.
   *[other] : { $names }.
}
# The same for one of two players, who alone reads it.
card-drawn-own = **Beraberlik**{ $why ->
    [agreement] , anlaşarak: sen ve { $other }.
    [repetition] : sen ve { $other }. Aynı konum üçüncü kez oluştu.
    [quiet] : sen ve { $other }. Arka arkaya çok fazla hamlede taş alınmadı.
   *[other] : sen ve { $other }.
}
# How a game ended, in a few words on its picture.
banner-why = { $why ->
    [resigned] Pes edildi
    [time] Süre bitti
    [absent] Oyun terk edildi
    [forfeited] Hükmen
    [agreement] Anlaşarak berabere
    [repetition] Berabere: konum üç kez aynı
   *[quiet] Berabere: uzun süre taş alınmadı
}
# Why a game ended by its rules. Each game has further reasons among its own texts.
ending-no-turn = Oynanabilecek hamle kalmadı.
card-place = { $place ->
    [2] İkinci
    [3] Üçüncü
   *[other] { $place }. sıra
}: { $names }

replay = **{ $game }** · masa { $table } · animasyon{ $step ->
    [1] {""}
   *[other] {" "}(her { $step } hamleden biri)
}
replay-alt = Oyunun tamamı, hamle hamle ({ $turns ->
    [one] bir hamle
   *[other] { $turns } hamle
}). Sonunda: { $last }

news-joined = { $name } katıldı.
news-declined = { $name } reddetti.
news-declined-own = Reddettin.
# Others can still join.
news-seat-declined = { $name } reddetti. Koltuk artık herkese açık.
news-seat-opened = Koltuk artık herkese açık: { $name }.
news-vacated = { $name } ayrıldı. Koltuk artık herkese açık.
news-cancelled = Davet iptal edildi.
news-closed = { $what ->
    [game] Bir moderatör bu oyunu kapattı. Oyun sayılmaz.
   *[invitation] Bir moderatör bu daveti kapattı.
}
# The same for the people who play it, who are mentioned.
news-closed-called = { $players }, bir moderatör bu oyunu kapattı. Oyun sayılmaz.
# The deadline of a game in a tournament. If somebody had moved, the next sentence says who loses.
news-deadline = Bu turun son tarihi geçti.
# The game of a tournament in which nobody has moved or said that they are there, when the time or the deadline is over.
news-nobody-came = Kimse zamanında gelmedi, bu yüzden bu oyunu herkes kaybetti.
news-over = { $players }, oyun bitti.
# players: one or several
news-out = Elenen: { $players }. Diğerleri oynamaya devam ediyor.
news-expired = Tüm koltuklar dolmadan davetin süresi bitti.
news-idle = Burada bir aydır kimse hamle yapmadı, bu yüzden oyun sonuçsuz kapatıldı.
news-started = Oyun başlıyor.
news-started-by-lot = Oyun başlıyor. Rastgele seçildi, ilk hamle: { $name }.
news-started-by-lot-own = Oyun başlıyor. Rastgele seçildin, ilk hamle senin.
news-resigned = { $name } pes etti.
news-resigned-own = Pes ettin.
news-timed-out = Süre bitti: { $name }.
news-timed-out-own = Süren bitti.
news-left = { $name } sunucudan ayrıldı. { $others ->
    [one] Diğer oyuncu
   *[other] Kalan oyuncular
} { $claim ->
    [out] onsuz devam edebilir
   *[win] { $closable ->
        [yes] galibiyet talep edebilir veya oyunu kapatabilir
       *[no] galibiyet talep edebilir
    }
}.
news-absent = { $name } { $time } boyunca hamle yapmadı. { $who ->
    [direct] Tahtanın altındaki **{ $button-still-there }** düğmesiyle sorabilirsin.
    [you] Aşağıdaki **{ $button-still-there }** düğmesiyle sorabilirsin.
    [named] { $other } aşağıdaki **{ $button-still-there }** düğmesiyle sorabilir.
   *[others] Diğerleri aşağıdaki **{ $button-still-there }** düğmesiyle sorabilir.
}
news-claimable = { $name } hâlâ hamle yapmadı. { $who ->
    [direct] Tahtanın altındaki
    [you] Aşağıdaki
    [named] { $other } aşağıdaki
   *[others] Diğerleri aşağıdaki
} { $claim ->
    [win] **{ $button-claim }** düğmesiyle galibiyet talep edebilir
    [out] **{ $button-claim-out }** düğmesiyle onu oyundan çıkarabilir
   *[close] **{ $button-close }** düğmesiyle oyunu kapatabilir
}{ $who ->
    [direct] sin
    [you] sin
   *[other] {""}
}.
news-still-there = { $name } hâlâ burada.
news-still-there-own = Hâlâ burada olduğunu bildirdin.
# Before the first move in a tournament.
news-here = { $name } burada.
news-here-own = Burada olduğunu bildirdin.
news-gone = { $name } { $time } boyunca hamle yapmadı{ $out ->
    [yes] {" "}ve elendi
   *[no] {""}
}.
news-gone-own = { $time } boyunca hamle yapmadın{ $out ->
    [yes] {" "}ve elendin
   *[no] {""}
}.
news-turn-extended = { $name }, { $player } adlı oyuncuya { $time } ek süre verdi.
news-turn-extended-own = { $player } adlı oyuncuya { $time } ek süre verdin.
news-turn-extended-to-you = { $name } sana { $time } ek süre verdi.
news-returned = { $name } sunucuya döndü.
news-forfeited = { $name } sunucudan ayrıldı ve hükmen yenildi.
news-removed = { $name } turnuvadan çıkarıldı ve hükmen yenildi.
news-removed-own = Turnuvadan çıkarıldın ve hükmen yenildin.
news-aborted = { $name } oyunu iptal etti. Oyun sayılmaz.
news-aborted-own = Oyunu iptal ettin. Oyun sayılmaz.
news-closed-by = { $name } oyunu kapattı. Oyun sayılmaz.
news-closed-by-own = Oyunu kapattın. Oyun sayılmaz.
news-offered = { $name } { $offer ->
    [draw] beraberlik teklif ediyor.
    [takeback] hamlesini geri almak istiyor.
    [pause] oyunu duraklatmak istiyor.
    [resign] pes etmeyi teklif ediyor.
   *[resume] oyuna devam etmek istiyor.
}
# The same for the one who has done it, who alone reads it.
news-offered-own = { $offer ->
    [draw] Beraberlik teklif ettin.
    [takeback] Hamleni geri almak istedin.
    [pause] Oyunu duraklatmak istedin.
   *[resume] Oyuna devam etmek istedin.
}
# After the sentence that somebody asks for a takeback.
offer-takes-back = { $count ->
    [one] Geri alınacak hamle { $first }: { $turns }.
   *[other] Geri alınacak hamleler { $first }–{ $last }: { $turns }.
}
news-agreed = { $name } { $offer ->
    [draw] beraberliği kabul etti.
   *[other] kabul etti.
}
# The same for the one who has done it.
news-agreed-own = { $offer ->
    [draw] Beraberliği kabul ettin.
   *[other] Kabul ettin.
}
news-refused = { $name } { $offer ->
    [draw] beraberliği reddetti.
    [takeback] geri alma isteğini reddetti.
    [pause] oyunu duraklatmak istemiyor.
    [resign] oynamaya devam ediyor.
   *[resume] oyuna henüz devam etmek istemiyor.
}
# The same for the one who has done it.
news-refused-own = { $offer ->
    [draw] Beraberliği reddettin.
    [takeback] Geri alma isteğini reddettin.
    [pause] Oyunu duraklatmak istemedin.
    [resign] Oynamaya devam ediyorsun.
   *[resume] Oyuna henüz devam etmek istemedin.
}
# The line of an offer that is not open any more.
offer-closed = { $name } { $offer ->
    [draw] beraberlik teklif etti.
    [takeback] hamlesini geri almak istedi.
    [pause] oyunu duraklatmak istedi.
    [resign] pes etmeyi teklif etti.
   *[resume] oyuna devam etmek istedi.
} { $end ->
    [accepted] Kabul eden: { $players }.
    [declined] Reddeden: { $players }.
   *[lapsed] Artık geçerli değil.
}
# The same for the one who has made it, who alone reads it.
offer-closed-own = { $offer ->
    [draw] Beraberlik teklif ettin.
    [takeback] Hamleni geri almak istedin.
    [pause] Oyunu duraklatmak istedin.
   *[resume] Oyuna devam etmek istedin.
} { $end ->
    [accepted] Kabul eden: { $players }.
    [declined] Reddeden: { $players }.
   *[lapsed] Artık geçerli değil.
}
# The same for the one who has answered it, who alone reads it.
offer-closed-answered = { $name } { $offer ->
    [draw] beraberlik teklif etti.
    [takeback] hamlesini geri almak istedi.
    [pause] oyunu duraklatmak istedi.
    [resign] pes etmeyi teklif etti.
   *[resume] oyuna devam etmek istedi.
} { $end ->
    [accepted] Kabul ettin.
   *[declined] Reddettin.
}
news-played-out = Bilgisayarlar oyunu kendi aralarında bitirdi: { $turns ->
    [one] bir hamle.
   *[other] { $turns } hamle.
}
news-taken-back = { $turns ->
    [0] Tüm hamleler geri alındı. Oyun başlangıca döndü.
   *[other] Oyun { $turns }. hamleden sonraki konuma döndü.
}
news-paused = Oyun duraklatıldı.
news-on-hold = Art arda iki kez kimse oy vermedi, bu yüzden biri oy verene kadar oyun beklemede.
news-resumed = Oyun devam ediyor.
news-vacation-ended = { $name } tatilden döndü.
news-vacation-ended-own = Tatilden döndün.
news-moved = { $what ->
    [invitation] Davet artık burada.
   *[game] Oyun burada devam ediyor.
}
news-tournament-over = Turnuva bitti. Bu oyun sürüyor; artık duraklatılabilir ve hamleler geri alınabilir.
news-result-entered = Turnuvada bu oyunun sonucunu bir organizatör girdi, bu yüzden oyun burada bitiyor. Puanları etkilemez.

# What remains of a board when a later one is shown: a line of small text.
board-past = -# { $game } · masa { $table } · hamle { $turn } · { $name }: { $text }
board-past-undone = -# { $game } · masa { $table } · hamle { $turn } · { $name }: { $text } (geri alındı)
# The same with the reply of a computer. line: the line until then
board-past-reply = { $line } · hamle { $turn } · { $name }: { $text }
board-past-reply-undone = { $line } · hamle { $turn } · { $name }: { $text } (geri alındı)
# The same with how a player left the game, or with how an offer was closed (text).
board-past-reply-left = { $line } · { $text }
board-past-back = -# { $game } · masa { $table } · { $turn ->
    [0] başlangıca dönüldü
   *[other] { $turn }. hamleye dönüldü
}
# text: how a player left the game
board-past-left = -# { $game } · masa { $table } · { $text }
board-past-invitation = -# { $game } · masa { $table } · davet · { $names }
board-past-start = -# { $game } · masa { $table } · başlangıç · { $names }
board-moved = -# { $game } · masa { $table } taşındı: { $place }

news-hinted = { $name } ipucu istedi.
news-rating = { $name }: { $before } → { $after } ({ $change })
news-rating-same = { $name }: { $rating }, değişmedi
news-rating-same-levels = { $name }, bilgisayarlara karşı: { $rating }, değişmedi
news-rating-levels = { $name }, bilgisayarlara karşı: { $before } → { $after } ({ $change })

# With fewer than five games. $rating is the text rating-provisional.
news-rating-provisional = { $name }: { $rating }, kesinleşmesine { $games ->
    [one] bir oyun
   *[other] { $games } oyun
} kaldı
news-rating-provisional-levels = { $name }, bilgisayarlara karşı: { $rating }, kesinleşmesine { $games ->
    [one] bir oyun
   *[other] { $games } oyun
} kaldı
# After the fifth game. $rating is the text rating-settled.
news-rating-settled = { $name }: { $rating }, artık geçici değil
news-rating-settled-levels = { $name }, bilgisayarlara karşı: { $rating }, artık geçici değil

news-unrated-short = Puansız: { $turns }. hamleden önce { $how ->
    [drawn] oyun berabere bitti
    [time] bir oyuncunun süresi bitti
    [absent] bir oyuncu hamle yapmayı bıraktı
    [left] bir oyuncu sunucudan ayrıldı
   *[resigned] bir oyuncu pes etti
}.
# After a game that computers have finished on their own.
news-unrated-left = Puansız: { $turns }. hamleden önce yalnızca bilgisayarlar kaldı ve gerisini onlar oynadı.
news-unrated-enough = Puansız: aynı iki oyuncu arasında günde yalnızca { $games } oyun sayılır.
news-unrated-casual = Puansız: oyun böyle başlatılmıştı.
news-unrated-removed = Puansız: bir oyuncu turnuvadan çıkarıldı.
news-unrated-left-server = Puansız: bir oyuncu sunucudan ayrıldı ve onu bir rakibi çıkarmış olabilir.
news-unrated-hinted = Puanı değişmeyen: { $names }. İpucundan sonra yalnızca yenilgi sayılır.

# A game whose pieces are described by the text men-NAME can have a question of its own: menu-men-NAME.
menu-man = Hangi taşı oynamak istersin?
menu-next-man = { $beginning } – yerine hangisi geçsin?
menu-ground = Bilye hangi karoda?
menu-tile = Hangi karoyu kaydırmak veya çıkarmak istersin?
menu-cell = Hangi hane?
menu-where = { $beginning } – nereye?
menu-go-on = { $beginning } – atlamaya devam mı, burada dur mu?
menu-demand = { $beginning } – belirli sayıda bilye talep ediyor musun?
menu-demand-none = talep yok
menu-demand-exactly = tam { $balls }
menu-to = → { $to }
menu-as-it-is = Burada dur
menu-entry = { $number } · { $turn }
menu-entry-on = { $number } · { $turn } …
menu-placeholder = Birini seç
menu-part = { $first } – { $last }
menu-alt = Seçenekler: { $choices }.
menu-moved-on = Oyun o zamandan beri ilerledi.
menu-once-more = Bu oynansın mı? **{ $turn }**
menu-vote-for = Bu hamleye oy verilsin mi? **{ $turn }**
menu-played = Oynadığın: { $turn }.
menu-voted = Oy verdiğin hamle: { $turn }. Hamle oynanana kadar bunu değiştirebilirsin.

typing-title = Hamlen
typing-label = Hamleni yaz
typing-example = örn. { $turn }

thread-name = { $game }: { $names }
thread-link = **{ $game }** · masa { $table } · { $place }
# Somebody asks for a rematch that is open in another channel. $place is a link.
say-rematch-open = Rövanş zaten açık: { $place }
# After joining a table in another channel. $place is a link.
say-joined-elsewhere = Bir koltuğun var. { $game } · masa { $table }, yeri: { $place }.

# A hint, which only the player who asked for it sees. Each press shows more of it.
hint-counts = Bu oyun puanlı. İpucu alırsan galibiyet veya beraberlik artık puanını etkilemez, ama yenilgi yine etkiler.
hint-outdated = Oyun o ipucundan sonra ilerledi.
hint-man = Şuraya bir bak: **{ $spot }**.
# Where the piece or tile goes that the hint before names.
hint-goes = Gideceği yer: **{ $spot }**.
hint-turn = Ben olsam **{ $turn }** oynardım.
# The reasons of a hint. Reviews and private boards give them for everyone’s moves, so they do not address the reader.
hint-takes = Bu hamle { $men } alıyor.
hint-threatens = Bu hamle { $men } almakla tehdit ediyor.
hint-saves = Bu hamle { $men } kurtarıyor; başka hamlelerin çoğu bunu başaramazdı.
hint-prepares = Taş almaya hazırlanıyor: iki hamle sonra { $men } alabilir.
hint-guards = Yoksa iki hamlede alınabilecek olan { $men } koruyor.
hint-locks = Bu hamle { $men } hapsediyor.
hint-restricts = Karşı tarafı kısıtlıyor (olası hamleler: { $before } yerine { $after }).
hint-frees = Yer açıyor (olası hamleler: { $before } yerine { $after }).
hint-blocks = { $cell } karesine inerek { $men } alacak atlayışları engelliyor.
hint-corners = Rakip basileusa daha az güvenli kare bırakıyor ({ $before } yerine { $after }).
hint-frees-king = Basileusa daha çok güvenli kare veriyor ({ $before } yerine { $after }).
hint-covers = Basileusu koruyor (yanındaki boş kareler: { $before } yerine { $after }).
hint-evades = Basileusu rakipten uzaklaştırıyor (en yakın taşa adım sayısı: { $before } yerine { $after }).
hint-nears = Bir taşı rakip basileusa yaklaştırıyor (adım sayısı: { $before } yerine { $after }).
hint-limits = Karşı tarafa, hemen kaybettirmeyen daha az hamle bırakıyor ({ $before } yerine { $after }).
hint-adds = Hemen kaybettirmeyen daha çok hamle sağlıyor ({ $before } yerine { $after }).
hint-leaves-edge = Kenardaki bir taşı oyuna sokuyor, yeri: { $cell }.
hint-chases = Basileus { $men } kovalıyor.
hint-guards-king = Bir taşı kendi basileusuna yaklaştırıyor (adım sayısı: { $before } yerine { $after }).
hint-joins = Taşları bir arada tutuyor (yanındaki taşlar: { $before } yerine { $after }).
hint-leads = Muhtemel devamında { $men } alıyor.
hint-quiet = Sessiz bir hamle: ne taş alıyor ne de tehdit ediyor.
# What a reply does to the reader, after the sentences above.
reply-restricts = Sana daha az hamle bırakıyor ({ $before } yerine { $after }).
reply-corners = Basileusuna daha az güvenli kare bırakıyor ({ $before } yerine { $after }).
reply-limits = Sana, hemen kaybettirmeyen daha az hamle bırakıyor ({ $before } yerine { $after }).
reply-nears = Bir taşı basileusuna yaklaştırıyor (adım sayısı: { $before } yerine { $after }).
# In Bilitaire. Every sentence is about the balls that the jumper can jump with next.
hint-ends-round = Devreyi bitiriyor: artık hiçbir bilye atlayamaz.
hint-opens = { $balls ->
    [0] Karolar yerinde kalırsa sıradaki hamlede hiçbir bilye atlayamaz.
    [one] Karolar yerinde kalırsa sıradaki hamlede bir bilye atlayabilir; en uzun atlayışın aldığı: { $longest }.
   *[other] Karolar yerinde kalırsa sıradaki hamlede { $balls } bilye atlayabilir; en uzun atlayışın aldığı: { $longest }.
}
hint-leaves = Geriye atlayabilen { $balls ->
    [one] bir bilye
   *[other] { $balls } bilye
} bırakıyor (önce { $before }); en uzun atlayışın aldığı: { $longest } (önce { $longest-before }).
hint-demands = Tam { $demand } bilyelik bir atlayış talep ediyor; bunu { $balls ->
    [one] yalnızca bir bilye
   *[other] { $balls } bilye
} yapabilir.

# Pieces in the sentences above, in the accusative. $kind is the key of the text that lists such pieces; $cells are where they stand.
hint-men = { $kind ->
    [men-king] { $cells } karesindeki basileusu
    [men-captain] { $count ->
        [one] { $cells } hanesindeki kaptanı
       *[other] { $cells } hanelerindeki kaptanları
    }
    [men-piece] { $count ->
        [one] { $cells } karesindeki subayı
       *[other] { $cells } karelerindeki subayları
    }
    [men-soldier] { $count ->
        [one] { $cells } hanesindeki askeri
       *[other] { $cells } hanelerindeki askerleri
    }
    [men-ball] { $count ->
        [one] { $cells } çukurundaki bilyeyi
       *[other] { $count } bilyeyi ({ $cells })
    }
    [men-stone] { $count ->
        [one] { $cells } hanesindeki taşı
       *[other] { $cells } hanelerindeki taşları
    }
   *[men-pawn] { $count ->
        [one] { $cells } karesindeki piyonu
       *[other] { $cells } karelerindeki piyonları
    }
}
# $turns are the moves of the side that wins, or that loses.
hint-wins = { $turns ->
    [one] Hemen kazandırıyor.
   *[other] En geç { $turns } hamlede kesin kazandırıyor.
}
hint-loses = Oyun kaybedilmiş durumda, ama en uzun bu dayanıyor: { $turns ->
    [one] bir hamle.
   *[other] { $turns } hamle.
}
hint-chance = Kazanma şansın yaklaşık { $chance }.
hint-answer = Muhtemel yanıt: { $turn }.

# The replay of a finished game.
review-progress = Oyun analiz ediliyor… %{ $percent }
review-even = Bu oyunu tek bir hamle belirlemedi.
review-swings = { $swings ->
    [one] Dönüm noktası:
   *[other] En büyük { $swings } dönüm noktası:
}
review-swing = { $number }. Hamle { $turn }, { $name }: **{ $played }** ile kazanma şansı { $left } oldu. Daha iyisi: **{ $better }** ({ $missed }).

# better: a move that would have been better; left: the winning chances that it would have left
review-voted = -# Hamle { $turn }: { $better } ({ $left }) için { $votes ->
    [one] bir kişi
   *[other] { $votes } kişi
} oy verdi.
# Under the texts of a review that has pictures of single moves: what the arrows in them mean.
review-legend = -# ✗ ve kesik çizgi: oynanan hamle. ✓ ve düz çizgi: daha iyi hamle.
review-arrows = Çarpılı kesik ok oynananı gösterir: { $played }. Tikli düz ok daha iyisini gösterir: { $better }.
review-alt = Kazanma şansları, hamle hamle. { $samples }
review-sample = { $turn ->
    [0] Başlangıçta
   *[other] { $turn }. hamleden sonra
}: { $chances }

# Players try their own mistakes in a finished game again, below its review.
button-mistakes = Hatalarını yeniden dene
button-mistake-next = Sonraki hata
button-mistake-better = Daha iyi hamleyi göster
# $turn is the number of the move that was a mistake, $played the move, and $cost what it cost.
mistake-question = **{ $game }** · masa { $table } · hamle { $turn }
    Oynadığın: **{ $played }**. Kazanma şansın { $cost ->
        [one] bir yüzde puan
       *[other] { $cost } yüzde puan
    } düştü. Daha iyi bir hamle bul.
# $turn is a move, $left the winning chance after it, and $best that after the best move.
mistake-best = ✅ **{ $turn }** en iyi hamle: kazanma şansı { $best } olurdu.
mistake-right = ✅ **{ $turn }** neredeyse en iyi hamle kadar iyi: kazanma şansı { $best } yerine { $left } olurdu.
mistake-wrong = ↩️ **{ $turn }** yeterince iyi değil: kazanma şansı { $best } yerine { $left } olurdu.
mistake-reply = Yanıt: **{ $reply }**.
mistake-better = Daha iyi hamle: **{ $turn }**. Kazanma şansı { $best } olurdu.
mistake-last = -# Bu oyunun dönüm noktaları arasındaki son hatan buydu.

say-review-not-over = Bu oyun henüz bitmedi. Bitince analiz edebilirsin. O zamana kadar, ipucuna izin varsa /hint yardım eder.
say-review-nothing = O oyunda hiç hamle yapılmadı, analiz edilecek bir şey yok.
say-review-under-way = { $about ->
    [table] { $table } numaralı masanın
   *[record] Bir kaydın
} analizini { $whose ->
    [own] zaten senin için
   *[channel] zaten bu kanalda
} hazırlıyorum. Bitince yeniden dene.
say-reviews-many = Şu an çok sayıda oyun analiz ediliyor. Bir dakika sonra yeniden dene.
say-went-wrong = Benim tarafımda bir şeyler ters gitti. Yine olursa bu botu çalıştırana şunu ilet: { $reference }.
say-shown-later = Discord şu an sorun yaşıyor. Her şey kaydedildi ve Discord düzelince burada görünecek.
say-busy = B-Side şu an çok yoğun. Bir dakika sonra yeniden dene.
say-press-again = Bu çok uzun sürdü. Yeniden bas.
say-thread-already = Burası zaten bir alt başlık. Burada oynamak için “thread” seçeneğini boş bırak.
say-no-threads = Burada alt başlık oluşturulamıyor. Burada oynamak için “thread” seçeneğini boş bırak.
say-lacks-for-thread = Burada şu izinlerim eksik: { $permissions }. Bu sunucuyu yöneten birinden onları vermesini iste ya da alt başlık olmadan oyna.
say-lacks-for-boards = Burada şu izinlerim eksik: { $permissions }. Bilgisayar veya süre olan oyunlarda kendiliğimden mesaj göndermek için onlara ihtiyacım var. Bu sunucuyu yöneten birinden onları vermesini iste ya da insanlara karşı süresiz oyna.
say-lacks-for-table = Burada şu izinlerim eksik: { $permissions }. Bu masada bilgisayar veya süre olduğu için kendiliğimden mesaj göndermem gerekiyor. Bu sunucuyu yöneten birinden onları vermesini iste ya da izinlerimin olduğu bir kanalda oyna.
say-lacks-for-puzzles = O kanalda şu izinlerim eksik: { $permissions }. Günün bulmacasını orada yayınlamak için onlara ihtiyacım var.
say-lacks-for-seeks = O kanalda şu izinlerim eksik: { $permissions }. Rakip aramalarını orada yayınlamak için onlara ihtiyacım var.
say-thread-refused = Discord şu an burada alt başlık oluşturmama izin vermiyor. Kanalda oynamak için “thread” seçeneğini boş bırak.
say-too-many-threads = { $whose ->
    [own] Son zamanlarda bana çok sayıda alt başlık oluşturttun.
   *[server] Son zamanlarda bu sunucuda çok sayıda alt başlık oluşturdum.
} Alt başlık olmadan kanalda oyna ya da { $minutes ->
    [one] bir dakika
   *[other] { $minutes } dakika
} sonra yeniden dene.
permission-view = Kanalı Görüntüle
permission-connect = Bağlan
permission-send = Mesaj Gönder
permission-attach = Dosya Ekle
permission-create-threads = Herkese Açık Alt Başlık Oluştur
permission-send-in-threads = Alt Başlıklarda Mesaj Gönder
permission-read-history = Mesaj Geçmişini Oku
say-not-here = Bu sunucunun üyesi değilim, bu yüzden buraya tahta gönderemem. Beni bu sunucuya davet et ya da benimle DM’de bilgisayara karşı oyna. /rules, /learn ve /games her yerde çalışır.
say-alone-here = DM’de yalnızca bilgisayara karşı oynayabilirsin. İnsanları davet etmek için bir sunucu kanalı kullan.
say-too-fast = Benim için fazla hızlısın. { $seconds ->
    [one] Bir saniye
   *[other] { $seconds } saniye
} sonra yeniden dene.
# Above a text that somebody has typed, after the reason why it was refused.
say-typed = Hiçbir şey kaybolmasın diye yazdığın burada:
say-not-seen = O oyun göremediğin bir kanalda. Oyuncularından birinden /record iste.
say-may-not-close = Bunun için bu kanalda Mesajları Yönet izni gerekir. Kendi oyununda pes etmek için /resign kullan.
say-only-in-servers = Bu yalnızca bir sunucu kanalında çalışır.
say-animation-under-way = { $table } numaralı masanın animasyonunu { $whose ->
    [own] zaten senin için
   *[channel] zaten bu kanalda
} hazırlıyorum. Bitince yeniden dene.
say-animations-many = Şu an çok sayıda animasyon hazırlanıyor. Bir dakika sonra yeniden dene.
say-offer-closed = O teklif artık geçerli değil.
# Under an older message: where the board is now.
say-moved-on = Oyun o zamandan beri ilerledi. Tahta burada: { $place }
# Asked for again: $place is a link.
say-shown-here = Bu zaten bu kanalda: { $place }
say-stale-button = O düğme artık çalışmıyor. /board bu kanalın oyununu gösterir.
say-bad-option = “{ $input }” geçerli bir seçim değil. Önerilerden birini seç.
say-old-command = O komut değişti. Discord’u yeniden yükleyip tekrar dene.
say-joined-same-game = { $player } seni bu oyuna zaten davet etmişti, o davete katıldın.
say-computers-joined = { $count ->
    [one] { $names } katıldı.
   *[other] { $names } katıldı.
}
# To somebody who chose a computer too late.
say-seats-taken = { $count ->
    [one] Koltuğu önce { $names } kaptı. Oyun başlıyor!
   *[other] Koltukları önce { $names } kaptı. Oyun başlıyor!
}
say-invited-bot = Diğer botlar oynayamaz. Bir insanı davet et, bilgisayara karşı oynamak için beni davet et ya da herkes katılabilsin diye rakibi boş bırak.
say-invited-stranger = { $name } bu sunucuda değil. Sunucuda olan birini davet et.
say-invited-hidden = { $name } bu kanalı göremiyor. Görebildiği bir kanalda davet et.
say-invited-timed-out = { $name } bu sunucuda zaman aşımında. Bitince davet et.
say-invited-without-commands = { $name } bu kanalda komut kullanamıyor. Başka bir kanalda davet et.
say-cannot-follow = { $name } bu kanalı göremiyor, bu yüzden oyun buraya taşınamaz.
say-no-such-player = Burada “{ $name }” adında biri oynamıyor. Şunlardan birini seç: { $names }.
say-unknown-theme = “{ $name }” adında bir renk seçeneği yok. Şunlardan birini seç: { $themes }.
say-really-resign = Gerçekten pes etmek istiyor musun?
say-resigned = Pes ettin.
say-really-claim = Gerçekten galibiyet talep etmek istiyor musun? Oyun hemen biter.
say-really-claim-out = Gerçekten onsuz devam etmek istiyor musun? Oyundan elenmiş olur.
say-claimed = Galibiyet talep ettin.
say-claimed-out = Oyun onsuz devam ediyor.
say-really-abort = Gerçekten bu oyunu iptal etmek istiyor musun? Oyun sayılmaz.
say-aborted = Oyunu iptal ettin.
say-really-close = Gerçekten bu oyunu kapatmak istiyor musun? Oyun sayılmaz.
say-really-close-invitation = Gerçekten bu daveti kapatmak istiyor musun?
say-really-close-tournament = Gerçekten bu oyunu kapatmak istiyor musun? Oyun sayılmaz. Oyuncular onu başka bir masada baştan oynayacak.
say-really-close-own = Bu oyunda sen de oynuyorsun, kapatırsan pes etmiş sayılırsın. Gerçekten pes etmek istiyor musun?
say-closed = Kapatıldı.
say-kept = Tamam, hiçbir şey değişmedi.

span-minutes = { $minutes ->
    [one] bir dakika
   *[other] { $minutes } dakika
}
span-hours = { $hours } saat
span-days = { $days } gün

# Why a game cannot start with these options.

setup-unknown-beginner = “{ $name }” başlayamaz. Şunlardan birini seç ya da boş bırak: { $beginners }.
setup-unknown-time = “{ $name }” bildiğim bir hamle süresi değil. Şunlardan birini seç ya da boş bırak: { $times }.

setup-unknown-game = “{ $name }” adında bir oyun yok. Şunlardan birini seç: { $games }.
setup-seats = { $game } { $most ->
    [2] iki kişilik bir oyundur.
   *[other] { $fewest }–{ $most } kişilik bir oyundur.
}
setup-too-many = { $game } { $most ->
    [2] iki kişilik bir oyundur. Bir kişi davet et.
   *[other] en fazla { $most } kişilik bir oyundur. Daha az kişi davet et.
}
setup-unknown = { $game } oyununda “{ $name }” adında bir diziliş yok. Şunlardan birini seç ya da boş bırak: { $setups }.

leaderboard-server = { $game }: bu sunucu
leaderboard-everywhere = { $game }: tüm sunucular
leaderboard-levels-server = { $game }, bilgisayarlara karşı: bu sunucu
leaderboard-levels-everywhere = { $game }, bilgisayarlara karşı: tüm sunucular
leaderboard-levels-empty = Henüz kimse bilgisayarlara karşı puanlı bir oyun bitirmedi. Başlamak için /play komutunu bir bilgisayar seviyesiyle kullan.
leaderboard-levels = -# Bilgisayarlar: { $levels }
leaderboard-empty = Henüz kimse puanlı bir oyun bitirmedi. Başlamak için: /play
leaderboard-line = { $rank }. **{ $name }** · { $rating } · { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
leaderboard-uncertain = -# Sapması ± { $deviation } içinde olan puanlar önde gelir. Diğerlerinin daha çok oyuna ihtiyacı var.
leaderboard-provisional = -# Geçici: { $games } oyundan az. Bunlar en sonda, muhtemel aralıklarıyla gelir.

# A rating, in the lists above and below. ± is the deviation.
rating-settled = { $rating } ± { $deviation }
rating-provisional = { $rating } (geçici: { $least }–{ $most })

# Settings of a player and of a server.

# The name of this language, in this language
language-name = Türkçe
# Its name in English, by which it is found as well
language-name-in-english = Turkish
# Its names in other languages, by which it is found as well, separated by commas
language-names-elsewhere = turečtina, Turks, Türkisch, turc, turecki, turco, турецька, トルコ語
# The colours of boards, after “Colours:”, and in a list to choose from
theme-name = { $theme ->
    [classic] klasik
    [dark] koyu
    [contrast] yüksek karşıtlık
   *[spectrum] tayf (renk körleri için)
}
# The setup of a game: among the terms of an invitation, and in a list to choose from. The first two are those of Bizingo.
setup-name = { $setup ->
    [light-first] Önce açık ordu
    [dark-first] Önce koyu ordu
   *[standard] standart diziliş
}
# What is suggested for the options of /settings: no choice of one’s own, and whose side is at the bottom of the board.
settings-default = { $setting ->
    [boards] Yalnızca son tahta kalır
    [notify] Kanalda etiketle
    [language] Discord’daki dilim
    [server-language] Topluluk sunucusunun, yoksa oyunu başlatanın dili
    [level] Her seferinde bana sor
    [theme] Sunucunun renkleri
    [daily-games] Burada oynanan oyunlar
    [daily-level] Buradakilerin çözebileceği kadar zor
   *[other] Varsayılan
}
boards-choice = { $boards ->
    [lines] Her hamle için bir satır
   *[pictures] Tahtalar resimleriyle
}
view-choice = { $view ->
    [mine] Benim tarafım
   *[first] Başlayan taraf
}
settings-me = Ayarların
settings-me-list =
    Renkler: { $theme ->
        [none] sunucununkiler
       *[other] { $theme }
    }
    Tahtanın altındaki taraf: { $view ->
        [mine] seninki
       *[other] başlayan taraf
    }
    Düğmelerle seçilen hamleler: { $confirm ->
        [yes] oynamadan önce sor
        [no] hemen oyna
       *[other] ilk on oyununda oynamadan önce sor
    }
    Süren dolmadan önce hatırlatma: { $direct ->
        [yes] DM ile
       *[other] kanalda
    }
    Seni bekleyen oyunlar: { $notify ->
        [direct] hemen bir DM
        [digest] günde bir DM, sıradaki { $digest }
        [none] bildirim yok
       *[other] kanalda etiketleme
    }
    Saat dilimi: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Dil: { $language ->
        [none] Discord’daki dilin
       *[other] { $language }
    }
    Bilgisayar rakiplerinin seviyesi: { $level ->
        [none] her seferinde sor
       *[other] { $level }
    }
    Puanlarına göre roller: { $roles ->
        [no] yok
       *[other] evet, sunucu veriyorsa
    }
# What is chosen in a menu below the settings.
settings-change = { $setting ->
    [theme] Renkler
    [view] Tahtanın altındaki taraf
    [notify] Seni bekleyen oyunlar
   *[level] Bilgisayar rakiplerinin seviyesi
}
settings-digest-unused = -# Günde bir DM’e geçersen diye o saati aklımda tutarım.
settings-last-channel = -# Bu, listedeki son kanaldı; oyunlara yeniden tüm kanallarda izin veriliyor.
# After local-time was given. $zone is such as UTC+2.
settings-zone = -# Günlük DM için saat dilimini kaydettim: { $zone }. Yaz saatine uymaz. Saatler yılda iki kez değişiyorsa bunun yerine zone ile şehrini seç.
roles-title = Puanlara göre verilen roller
roles-none = Henüz puanlara göre verilen bir rol yok. **/settings roles** ile bir rol ve onu alacakların puanlarını seç.
# who: from, to, band (a range of ratings), first, winner. game: none if the best rating in any game counts.
roles-line = { $role }: { $who ->
    [from] puanı { $low } veya üstü
    [to] puanı { $high } veya altı
    [band] puanı { $low } ile { $high } arası
    [first] en iyi oyuncular arasında birinci
   *[winner] son turnuvanın şampiyonu
}{ $game ->
    [none] {""}
   *[other] {" "}· { $game }
}
roles-obstacle = { $obstacle ->
    [permission] Bu rolü verebilmem için Rolleri Yönet iznine ihtiyacım var.
    [order] Bu rolü veremiyorum: sunucu ayarlarında benim rolümü onun üstüne taşı.
    [managed] Bu rolü veremiyorum: onu Discord’un kendisi yönetiyor.
   *[gone] Bu rol artık yok.
}
roles-which = Rolü de seç.
roles-unknown = { $role } puanlara göre verilmiyor.
roles-not-mine = { $role } kimseye verilemez. Başka bir rol seç.
roles-not-yours = Bir rolün kime verileceğini seçmek için Rolleri Yönet iznine ihtiyacın var.
roles-of-moderators = { $role } rolünün moderatör izinleri var; bunlar kimseye puanı için verilmemeli. Başka bir rol seç.
roles-note = -# Puan, beş puanlı oyundan sonra sayılır.
roles-for-whom = { $role } kime verilsin? “from” ve “to” ile puanları seç ya da “first” veya “winner” kullan.
roles-several = Bunlardan yalnızca birini kullan: bir puan aralığı, “first” veya “winner”.
roles-first-of-which = “first” için oyunu da seç.
roles-empty-range = Bu aralıkta puan yok: “from” değeri “to” değerinden yüksek.
roles-too-many = En fazla { $most } rol puanlara göre verilebilir. Önce “off” ile birini çıkar.
settings-server = Bu sunucunun ayarları
settings-server-list =
    Dil: { $language ->
        [none] { $discord ->
            [none] oyunu veya turnuvayı başlatanın ya da rakip arayanın dili; günün bulmacası İngilizce
           *[other] { $discord }, sunucunun Discord’daki ana dili
        }
       *[other] { $language }
    }
    Renkler: { $theme ->
        [none] klasik
       *[other] { $theme }
    }
    Varsayılan hamle süresi: { $time ->
        [none] süresiz
       *[other] { $time }
    }
    Varsayılan olarak her oyun kendi alt başlığında: { $threads ->
        [yes] evet
       *[other] hayır
    }
    Önceki tahtalar: { $boards ->
        [lines] birer satır
        [pictures] resimleriyle kalır
       *[none] silinir
    }
    Turnuva düzenleyen rol: { $organisers ->
        [none] yok, yalnızca Etkinlikleri Yönet izni
       *[other] { $organisers }
    }
    Günün bulmacası: { $refusal ->
        [gone] kapalı, çünkü { $daily } artık yok ya da onu göremiyorum. daily-puzzle ile yeniden bir kanal seç.
        [refused] kapalı, çünkü Discord { $daily } kanalında mesaj göndermeme izin vermedi. Oradaki izinlerime bak, sonra kanalı daily-puzzle ile yeniden seç.
       *[none] { $daily ->
            [none] kapalı
           *[other] { $daily }, saat { $hour }
        }
    }
    Günün bulmacasının saat dilimi: { $zone ->
        [none] UTC
       *[other] { $zone }
    }
    Günün bulmacasının oyunları: { $games ->
        [none] burada oynananlar
        [all] sırayla hepsi
       *[other] { $games }
    }
    Günün bulmacasının zorluğu: { $level ->
        [none] buradakilerin çözebileceği kadar
       *[other] { $level }
    }
    Rakip aramaları: { $seeks ->
        [none] kapalı
       *[other] { $seeks }
    }
    Oyunlara izin verilen yerler: { $named ->
        [0] tüm kanallar
       *[other] { $channels }
    }
settings-vacation-until = Tatildesin, dönüş: { $end }. Bir gün ve üzeri sürelerin durduruldu. Bundan sonra bu yıl { $days ->
    [one] bir tatil günün
   *[other] { $days } tatil günün
}{ $hours ->
    [0] {""}
    [one] {" "}ve bir saatin
   *[other] {" "}ve { $hours } saatin
} kalıyor. Erken dönmek için /settings vacation komutunu “end” ile kullan.
settings-vacation-none = Tatilde değilsin. Bu yıl { $days ->
    [one] bir tatil günün
   *[other] { $days } tatil günün
}{ $hours ->
    [0] {""}
    [one] {" "}ve bir saatin
   *[other] {" "}ve { $hours } saatin
} kaldı. Tatil boyunca bir gün ve üzeri sürelerin durdurulur.
# The deadlines follow, one in each line.
settings-vacation-deadlines = Turnuva turları seni beklemez. Son tarihte sıra sendeyse kaybedersin:
settings-vacation-deadline = - **{ $game }** · masa { $table } · { $at }
say-vacation-and-end = Hem tatile çıkmak hem tatilini bitirmek istedin. days ve end seçeneklerinden yalnızca birini kullan.
say-may-not-manage = Bunun için Sunucuyu Yönet izni gerekir. Kendi ayarların için /settings me kullan.
say-elsewhere =
    Bu kanalda oyunlara izin yok. Burada dene: { $channels }
    -# O kanal artık yoksa, Sunucuyu Yönet izni olan biri bunu **/settings server** ile değiştirebilir.
say-excluded = Bu botu çalıştıranlar seni yasakladı, bu yüzden senin için yalnızca **/privacy** çalışır.
say-server-excluded = Bu botu çalıştıranlar bu sunucuyu yasakladı, bu yüzden burada yalnızca **/privacy** çalışır.
say-no-such-place = Oyunlar orada oynanamaz. Bir metin kanalı, forum veya alt başlık seç.
say-forbid-unlisted = { $named ->
    [0] Oyunlara tüm kanallarda izin var. Sınırlamak için, başlayabilecekleri her kanalla “allow” kullan.
   *[other] O kanalda oyunlara zaten izin yok. **/settings server** nerede izin olduğunu gösterir.
}
say-too-many-channels = En fazla { $most } kanala izin verebilirsin. Önce “forbid” ile birini çıkar.
say-unknown-setting = “{ $name }” geçerli bir seçim değil. Şunlardan birini seç: { $known }.
say-choose-one = Şunlardan birini seç: { $known }.

# The export of the data of a player.

privacy-export = Hakkında sakladığım her şey bu: adın, ayarların, puanların, bulmaca sonuçların, notlar ve planlarla özel tahtaların, takip ettiğin oyunlar, engellediğin oyuncular, rakip aramaların, oyların, puanlarına göre rollerin ve { $games ->
    [one] bir oyun
   *[other] { $games } oyun
}.
privacy-export-file = Dosya { $number } / { $files }
privacy-delete =
    Verilerin silinsin mi? Şunlar kalıcı olarak silinecek:
    • adın ve ayarların
    • puanların ve bulmaca sonuçların
    • notlar ve planlarla özel tahtaların
    • rakip aramaların
    • oyların ve puanlarına göre rollerin
    • takip ettiğin oyunların ve engellediğin oyuncuların listeleri
    Oyunların “Eski oyuncu” adıyla kalır. { $running ->
    [0] Devam eden oyunun yok.
    [one] Devam eden oyununda pes etmiş olacaksın.
   *[other] Devam eden { $running } oyununda pes etmiş olacaksın.
}{ $tournaments ->
    [0] {""}
    [one] {" "}Bir turnuvadan çekilmiş olacaksın. Sonuçları adın olmadan kalır.
   *[other] {" "}{ $tournaments } turnuvadan çekilmiş olacaksın. Sonuçları adın olmadan kalır.
}
privacy-deleted = Verilerin silindi.
privacy-kept = Tamam, hiçbir şey silinmedi.
# Links to pages of the operator.
link-privacy-policy = Gizlilik politikası
link-terms = Hizmet koşulları
feedback-sent = Teşekkürler! Geri bildirimin iletildi.
feedback-too-soon = Az önce geri bildirim gönderdin. Yenisini göndermeden önce on dakika bekle.
feedback-empty = Önce bir şeyler yaz.
# In the place of a name.
privacy-former = Eski oyuncu

# The running games of a player.

games-heading = { $games ->
    [0] Oyunların
    [one] Devam eden bir oyun
   *[other] Devam eden { $games } oyun
}{ $waiting ->
    [0] {""}
   *[other] {", "}{ $games ->
        [one] seni bekliyor
       *[other] seni bekleyen: { $waiting }
    }
}{ $invitations ->
    [0] {""}
   *[other] {" · "}{ $invitations ->
        [one] bir davet
       *[other] { $invitations } davet
    }
}
games-on-hold = Askıdaki oyunlar
games-on-hold-line = Masa { $table }: { $reason ->
    [gone-tournament] kanalı artık yok. Alt başlık açabilirsem yeni bir alt başlıkta, yoksa bir organizatör **/tournament move** kullanınca devam eder.
    [tournament] kanalı kilitli ya da bana kapalı. Bir moderatör bunu değiştirince veya bir organizatör **/tournament move** kullanınca devam eder.
    [hidden-tournament] sırası gelen oyuncu { $place } kanalını göremiyor. Görebilince veya bir organizatör **/tournament move** kullanınca devam eder.
    [gone] kanalı artık yok ya da ben artık orada değilim. Devam etmek istediğin kanalda `/table move table:{ $table }` kullan.
    [locked] { $place } alt başlığı kilitli. Bir moderatör kilidini açınca devam eder; ya da başka bir kanalda `/table move table:{ $table }` kullan.
    [denied] { $place } kanalını göremiyorum ya da oraya mesaj gönderemiyorum. Bir moderatör izin verince devam eder; ya da başka bir kanalda `/table move table:{ $table }` kullan.
    [hidden] sırası gelen oyuncu { $place } kanalını göremiyor. Görebilince devam eder; ya da başka bir kanalda `/table move table:{ $table }` kullan.
    [timed-out] sırası gelen oyuncu sunucuda zaman aşımında. Zaman aşımı bitince devam eder.
   *[broken] şu an geri yüklenemiyor. Hiçbir şey kaybolmadı. Bu botu çalıştırana masanın numarasını bildir: { $table }.
}
games-none = Devam eden oyunun yok. Başlamak için: /play
games-line = { $state ->
    [yours] ▶
   *[other] ·
} **{ $game }** · masa { $table }{ $phase ->
    [open] {" "}· oyuncu bekleniyor
   *[other] {" "}· { $turn ->
        [0] henüz hamle yok
       *[other] hamle { $turn }
    }
}{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} ·

# A table in a list to choose from while its number is typed: at most 100 characters.
table-entry = { $table } · { $game }{ $others ->
    [0] {""}
   *[other] {" "}· { $names }
} · { $state ->
    [yours] sıra sende
    [open] oyuncu bekleniyor
    [over] bitti
   *[others] sıra: { $player }
} · { $place ->
    [here] burada
    [channel] başka kanal
    [guild] başka sunucu
   *[direct] DM
}

# The profile of a player.

profile-bot = Botların profili yoktur.
profile-title = { $name }
profile-empty = { $name } henüz puanlı bir oyun bitirmedi. Başlamak için: /play
profile-game = **{ $game }** · { $rating } · { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
profile-game-levels = **{ $game }**, bilgisayarlara karşı · { $rating } · { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
profile-streak = -# Galibiyet serisi: { $streak }, en iyisi: { $longest }
profile-opponents = **En sık rakipler**
profile-opponent = { $name }: { $games ->
    [one] bir oyun
   *[other] { $games } oyun
}, { $wins } galibiyet, { $draws } beraberlik, { $losses } yenilgi
profile-provisional = -# Geçici: { $games } oyundan az.
profile-recent = -# Rakipler ve grafik: son { $games } oyun.
# votes: for moves of a server; played: how many of these moves were played
profile-votes = **Takım oyunları** · { $votes ->
    [one] 1 oy
   *[other] { $votes } oy
}, oynanan hamle: { $played }
progress-alt = Zaman içindeki puanlar: { $name }. { $tracks }
progress-alt-levels = Bilgisayarlara karşı zaman içindeki puanlar: { $name }. { $tracks }
progress-game = { $game }: { $from } tarihinde { $first }, { $to } tarihinde { $last }, en düşük { $least }, en yüksek { $most }.

# Why a table rejects a command.

table-none-here = Bu kanalda oyun yok. Başlamak için: /play
table-unknown = Böyle bir masa yok. /board bu kanalın oyununu gösterir.
# In the channel that a table has left.
table-relocated = { $state ->
    [ended] { $game } · masa { $table }, oynandığı yer: { $place }.
    [closed] { $game } · masa { $table }, kapatıldığı yer: { $place }.
   *[running] { $game } · masa { $table }, devam ettiği yer: { $place }.
}
# Asked for elsewhere. Discord cannot show the place.
table-relocated-direct = { $game } · masa { $table }, benimle DM’de oynadığın oyun. Rakibin: { $names }.
table-occupied = Bu kanalda zaten bir oyun var; /board onu gösterir. Seninkini bir alt başlıkta başlat.
# In a direct message, and where no thread can be started.
table-occupied-direct = Bu DM’de zaten bir oyun var; /board onu gösterir. Önce onu bitir ya da /resign ile pes et.
table-occupied-thread = Bu kanalda zaten bir oyun var; /board onu gösterir. Seninkini başka bir kanalda başlat.
table-occupied-move = Bu kanalda zaten bir oyun var; /board onu gösterir. Seninkini başka bir kanala veya alt başlığa taşı.
table-invited-here = { $player } seni burada zaten bir { $game } oyununa davet etti. /accept ile katıl ya da /decline ile reddet.
table-too-many-invitations = Zaten { $most } açık davetin var. Birini tahtasının altındaki **{ $button-cancel }** düğmesiyle iptal et ya da biri kabul edene kadar bekle.
table-too-many-searching = Bu sunucuda zaten oyuncu bekleyen { $most } masan var. Birini iptal et ya da biri katılana kadar bekle.
table-other-server = Bir oyun yalnızca aynı sunucunun başka bir kanalına taşınabilir.
table-invited-self = Kendine karşı oynayamazsın. Başka birini davet et ya da herkes katılabilsin diye rakibi boş bırak.
table-already-here = O masa zaten bu kanalda. /board onu gösterir.

# Blocked players. Those who are blocked read only the last two.
block-done = **{ $name }** engellendi. Seni davet edemez, birbirinizin masasına katılamazsınız. Ona haber verilmez. Devam eden oyunlar sürer. /unblock engeli kaldırır.
block-already = **{ $name }** zaten engelli. /unblock engeli kaldırır.
block-undone = Engeli kaldırıldı: **{ $name }**.
block-self = Kendini engelleyemezsin.
block-bot = Yalnızca insanlar engellenebilir.
block-too-many = { $most } oyuncu engelledin, sınıra ulaştın. Önce /unblock ile birinin engelini kaldır.
block-unknown = Engellediklerin arasında “{ $name }” adında biri yok. Önerilerden birini seç.
block-own = Engellediğin oyuncu: { $name }. /unblock engeli kaldırır.
block-cannot-invite = { $name } davet edilemiyor. Başka birini seç.
block-cannot-join = Bu masaya katılamazsın. Bir alt başlıkta kendi oyununu başlat.

table-invited-twice = Aynı kişiyi iki kez davet ettin. Herkesi yalnızca bir kez davet et.
table-too-many-opponents = Bu oyun, seninle birlikte { $seats } oyuncu için. Daha az kişi davet et ya da daha çok koltuk seç.
table-too-many-tables = Zaten devam eden { $most } oyunun var. Önce birini bitir ya da bir daveti iptal et.
table-reserved = { $count ->
    [one] Boş koltuk ayrılmış: { $players }.
   *[other] Boş koltuklar ayrılmış: { $players }.
} Bir alt başlıkta kendi oyununu başlat.
table-no-seat-for-computer = { $most ->
    [2] Bu iki kişilik bir oyun: ya bir insanı davet et ya da bilgisayar seç, ikisi birden olmaz.
   *[other] Bilgisayara koltuk kalmadı: hepsi dolu ya da davet ettiğin kişilere ayrılmış. Daha çok koltuk seç ya da daha az kişi davet et.
}
table-full = Tüm koltuklar dolu. İzleyebilir ya da bir alt başlıkta kendi oyununu başlatabilirsin.
table-already-seated = Zaten bu masadasın. /help neler yapabileceğini gösterir.
table-not-opener = Bu daveti yalnızca { $player } değiştirebilir. Bir alt başlıkta kendi oyununu başlat.
table-opener-stays = Bu masayı sen açtın, bu yüzden ayrılamazsın. Tahtanın altındaki **{ $button-cancel }** düğmesi daveti iptal eder.
table-not-invited = Davet edilmedin, reddedilecek bir şey yok.
table-nothing-to-leave = Bu masaya katılmadın, ayrılacak bir şey yok.
table-not-started = Oyun henüz başlamadı. Tüm koltuklar dolunca başlar.
table-already-started = Oyun çoktan başladı. /board onu gösterir.
table-over = O oyun bitti. Yeni oyun için: /play
table-no-rematch = O oyundaki biri verilerini sildi, bu yüzden rövanş yok. Yeni oyun için: /play
table-broken = { $table } numaralı masadaki oyun geri yüklenemiyor ve askıda. Hiçbir şey kaybolmadı. Bu kanal boş, /play yeni bir oyun başlatır. Lütfen bu botu çalıştırana haber ver.
table-nobody-left = Bu oyundaki herkes hâlâ sunucuda, talep edilecek bir galibiyet yok.
told-choice = { $mode ->
    [direct] Hemen DM
    [digest] Günde bir DM
   *[none] Bildirim yok
}
told-refused = -# Discord sana DM göndermeme izin vermiyor, bu yüzden seni burada etiketliyorum. Bunu bu sunucunun gizlilik ayarlarında değiştirebilirsin.
told-out = { $clock ->
    [yes] Süren bitti
   *[no] { $time } boyunca hamle yapmadın
} ve elendin. Diğerleri oynamaya devam ediyor.
told-digest = { $games ->
    [one] Bir oyun seni bekliyor:
   *[other] { $games } oyun seni bekliyor:
}
say-no-local-time = “{ $time }” bir saat değil. Senin için saatin şu an kaç olduğunu yaz, örneğin 20:30.
say-no-zone = “{ $name }” adında bir saat dilimi bilmiyorum. Bir şehir veya ülke yaz ve listeden birini seç, örneğin { $known }.
say-several-zones = “{ $name }” birkaç saat dilimi olabilir, örneğin { $known }. Yazdıkça çıkan listeden seninkini seç ya da şehrini yaz.
say-zone-and-local-time = zone ve local-time seçeneklerinden yalnızca birini kullan. Saat dilimi yaz saatine uyar.
watch-begun = Bu oyun bitince bir DM alacaksın. Discord sana DM göndermeme izin vermezse haberin olmaz. Aynı anda 25 oyun takip edebilirsin.
watch-stopped = Tamam, sana haber verilmeyecek.
watch-offer = **{ $button-watch }** düğmesi, bu oyun bitince sana haber verir.
watch-already = Bu oyunu zaten takip ediyorsun. Bitince bir DM alacaksın.
watch-own = Bu oyunda oynuyorsun, sonunu zaten göreceksin.
watch-too-many = Zaten { $most } oyun takip ediyorsun, sınıra ulaştın.
watch-ended = **{ $game }** · { $names } · masa { $table }: oyun bitti · { $place }
table-not-absent = Henüz değil. Süresiz bir oyunda, 3 gün hamle gelmezse oyuncuya hâlâ orada olup olmadığını sorabilirsin. 4 gün sonra hâlâ hamle yoksa { $claim ->
    [win] galibiyet talep edebilirsin
    [out] onsuz devam edebilirsin
   *[close] oyunu kapatabilirsin
}.
table-not-absent-yet = Henüz değil: { $answered ->
    [yes] son yanıt, { $player }: { $since }
   *[no] { $since } tarihinden beri sıra: { $player }
}. Hamle gelmezse hâlâ orada olup olmadığını { $from } tarihinden itibaren sorabilirsin. Ondan 4 gün sonra { $claim ->
    [win] galibiyet talep edebilirsin
    [out] onsuz devam edebilirsin
   *[close] oyunu kapatabilirsin
}.
table-ask-first = Önce **/table still-there** veya tahtanın altındaki **{ $button-still-there }** düğmesiyle hâlâ orada olup olmadığını sor: { $player }. 4 gün içinde hamle veya yanıt gelmezse { $claim ->
    [win] galibiyet talep edebilirsin
    [out] onsuz devam edebilirsin
   *[close] oyunu kapatabilirsin
}.
table-absence-clock = Bu oyun süreli, hamle yapmayan oyuncunun süresi biter. Sormaya gerek yok.
table-absence-tournament = Turnuvada hamle yapmayan oyuncular hakkında organizatörler ve son tarihler karar verir, bu yüzden soramazsın.
table-absence-computers = Bu oyundaki diğerlerinin hepsi bilgisayar ve onlar her zaman hamle yapar.
table-absence-own-turn = Sıra sende: { $waiting ->
    [opponent] rakibin seni bekliyor
   *[others] diğerleri seni bekliyor
}.
table-already-asked = Zaten sordum. Hamle veya yanıt gelmezse { $from } tarihinden itibaren { $claim ->
    [win] galibiyet talep edebilirsin
    [out] onsuz devam edebilirsin
   *[close] oyunu kapatabilirsin
}.
table-not-asked = Kimse hâlâ orada olup olmadığını sormadı.
table-answered-before = Son hamlenden beri zaten yanıt verdin. Artık yalnızca bir hamle sayılır.
table-checked-in = Burada olduğunu zaten bildirdin.
table-own-turn = Sıra sende. Rakiplerine yalnızca onların sırasında süre verebilirsin.
table-no-running-clock = Burada işleyen bir saat yok, verilecek süre de yok.
table-give-time-no-clock = Bu oyun süresiz, verilecek süre yok: herkes istediği kadar düşünebilir. Bir oyuncu 3 gündür hamle yapmadıysa **/table still-there** ile sor.
table-already-extended = Bu oyuncuya bu hamle için zaten süre verildi.
table-tournament-clock = Turnuvada herkesin süresi aynıdır, bu yüzden süre veremezsin.
table-closed = O davet kapandı. Yeni oyun için: /play
table-not-joined = Henüz bu masaya katılmadın. Önce **{ $button-join }** düğmesine bas.
table-not-seated = Bu oyunda oynamıyorsun. Bir alt başlıkta /play ile kendi oyununu başlat.
table-not-seated-elsewhere = Bu oyunda oynamıyorsun. Kendi oyunun için: /play
table-not-seated-over = Bu oyunda oynamadın. Kendi oyunun için: /play
table-not-your-turn = Sıra sende değil. Sıra: { $player }.
table-out = Bu oyundan elendin. /board nasıl devam ettiğini gösterir.
table-already-played = O hamle zaten oynandı. /board şimdiki konumu gösterir.
vote-too-new = Bu sunucuda bir günün dolunca oy verebilirsin.
vote-never-rated = Bir sunucunun oylamayla oynadığı oyunlar hiçbir zaman puanlı olmaz.
vote-no-pause = Bir sunucunun oylamayla oynadığı oyun duraklatılamaz. Beklemedeyse bir sonraki oyla devam eder.
vote-no-hints = Bir sunucunun oylamayla oynadığı oyunda ipucu yok.
vote-no-rematch = Sunucuyla rövanş yok. Yeni oyun için: /play
table-no-hints = İnsanlar arasındaki puanlı oyunlarda ipucu yok. /play puansız ya da bilgisayara karşı bir oyun başlatır.
table-no-hints-in-tournament = Turnuvada ipucu yok.
table-already-offered = { $made ->
    [yes] { $offer ->
        [draw] Zaten beraberlik teklif ettin
        [takeback] Zaten hamleni geri almak istedin
        [pause] Zaten oyunu duraklatmak istedin
       *[resume] Zaten oyuna devam etmek istedin
    }.
   *[no] { $offer ->
        [draw] Beraberliği zaten kabul ettin
        [takeback] Hamlenin geri alınmasını zaten kabul ettin
        [pause] Oyunun duraklatılmasını zaten kabul ettin
       *[resume] Oyuna devam edilmesini zaten kabul ettin
    }.
} Bu, seninki dâhil sıradaki hamleye kadar geçerli.
table-offer-open = { $request } Önce /accept veya /decline ile onu yanıtla.
table-offer-waits = Başka bir istek hâlâ açık. Yanıtı veya sıradaki hamleyi bekle.
table-already-taken-back = Hamlen zaten geri alındı.
table-offer-refused = Bu reddedildi. Sıradaki hamleden sonra yeniden isteyebilirsin.
table-no-offer = Şu an kabul veya reddedilecek bir şey yok. /board oyunu gösterir.
table-no-takebacks = Bilgisayara karşı puanlı oyunlarda hamle geri alınmaz. /play puansız bir oyun başlatır.
table-nothing-to-take-back = Geri alınacak bir hamlen yok.
table-on-vacation = Zaten tatildesin. /settings vacation ne zamana kadar olduğunu gösterir, “end” seçeneği seni geri getirir.
table-not-on-vacation = Tatilde değilsin.
table-vacation-changed = Az önce tatile çıktın veya tatilini bitirdin. Bunu { $again } tarihinden itibaren yeniden yapabilirsin.
table-no-such-vacation = { $most ->
    [0] Tatil günün kalmadı (yılda 14).
    [one] Yalnızca bir tatil günün kaldı.
   *[other] En fazla { $most } tatil günü kullanabilirsin.
}
table-no-clock = Bu oyun süresiz, duraklatılacak bir şey yok. Acele etme.
table-paused = Oyun duraklatıldı. { $resume ->
    [alone] Tahtanın altındaki **{ $button-resume }** düğmesine basınca hemen devam eder.
    [asked] Devam etmen istendi: **/accept** ile kabul et.
    [awaited] Herkes kabul eder etmez devam edecek.
   *[people] Devam etmek için tahtanın altındaki **{ $button-resume }** düğmesine bas. Herkes kabul eder etmez devam edecek.
}
table-not-paused = Oyun duraklatılmış değil.
table-too-late-to-abort = Herkes hamle yaptı, oyunu iptal etmek için çok geç. Beraberlik teklif et ya da pes et.
table-in-tournament = Turnuvada oyunlar iptal edilemez veya duraklatılamaz, hamleler de geri alınamaz.

# Computers, from the weakest to the strongest: the name of each, and its character in a few words.
computer-name = { $level ->
    [1] Fide
    [2] Serçe
    [3] Kirpi
    [4] Saksağan
    [5] Porsuk
    [6] Tilki
    [7] Balıkçıl
   *[8] Baykuş
}
# The second and further computers of a level at one table.
computer-name-numbered = { computer-name } { $number }
# A person of whose name nothing can be seen.
player-numbered = Oyuncu { $number }
# What somebody may type for a computer.
computer-level = Seviye { $level }
computer-about = { $level ->
    [1] 1 · Fide: kuralları yeni öğrendi
    [2] 2 · Serçe: hızlı, çoğu zaman ikinci en iyiyle yetinir
    [3] 3 · Kirpi: taşlarına dikkat eder
    [4] 4 · Saksağan: ne bulursa kapar
    [5] 5 · Porsuk: inatçı, nadiren dikkatsiz
    [6] 6 · Tilki: tuzakları sezer, kendi de kurar
    [7] 7 · Balıkçıl: sabırlı, neredeyse hiç şaşmaz
   *[8] 8 · Baykuş: tüm gücüyle oynar
}
