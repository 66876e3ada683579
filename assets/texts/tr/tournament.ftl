# Tournaments.

command-tournament = Bu sunucudaki turnuvalar
command-tournament-create = Organizatörler: bu kanalda bir turnuva için kayıt aç
command-tournament-create-name = Turnuvanın adı
command-tournament-create-game = Hangi oyun
command-tournament-create-form = Kim kiminle oynar
command-tournament-create-setup = Oyunda varsa başka bir başlangıç dizilişi
command-tournament-create-seats = Oyun ikiden fazlasına izin veriyorsa masa başına oyuncu (yalnızca lig usulü)
command-tournament-create-rounds = İsviçre: tur sayısı (varsayılan: 8 oyuncuya 3, 16 oyuncuya 4, …). Lig usulü: at-once
command-tournament-create-time = Hamle süresi (varsayılan: 1 gün)
command-tournament-create-deadline = Bitmemiş bir oyuna kaç gün sonra karar verilsin (varsayılan: son tarih yok)
command-tournament-create-casual = Puansız oyunlar (varsayılan: puanlı)
command-tournament-create-start = Başlangıç: 20:30, yarın 20:00 veya 2d gibi (kendin başlatmak için boş bırak)
command-tournament-create-players = En fazla bu kadar oyuncu (varsayılan: lig usulünde 16, diğerlerinde 128)
command-tournament-create-channel = Oyunları art arda bu kanalda oynat (varsayılan: her biri kendi alt başlığında)
command-tournament-create-third-place = Eleme: yarı finalde kaybedenler üçüncülük için oynar (varsayılan: hayır)
command-tournament-create-best-of-three = Eleme: iki oyun kazanan turu geçer (varsayılan: tek oyun, beraberlikte bir daha)
command-tournament-move = Organizatörler: bir turnuvayı bu kanala taşı
command-tournament-move-tournament = Hangi turnuva
command-tournament-start = Organizatörler: bir turnuvayı başlat
command-tournament-start-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-pause = Organizatörler: bir turnuvayı duraklat
command-tournament-pause-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-resume = Organizatörler: duraklatılan bir turnuvayı devam ettir
command-tournament-resume-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-cancel = Organizatörler: bir turnuvayı sonuçsuz bitir
command-tournament-cancel-tournament = Hangi turnuva
command-tournament-finish = Organizatörler: bir merdiveni bitir; sıralaması sonuç olur
command-tournament-finish-tournament = Hangi merdiven (varsayılan: bu kanaldaki)
command-tournament-remove = Organizatörler: bir oyuncuyu turnuvadan çıkar
command-tournament-remove-player = Çıkarılacak kişi
command-tournament-remove-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-join = Bir turnuvaya katıl
command-tournament-join-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-leave = Başlamadan önce bir turnuvadan ayrıl
command-tournament-leave-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-withdraw = Bir turnuvadan çekil; devam eden oyununu kaybedersin
command-tournament-withdraw-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-standings = Bir turnuvanın sıralamasını göster
command-tournament-standings-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-standings-text = Yalnızca bana, metin olarak göster
command-tournament-standings-player = Yalnızca bana, bu oyuncunun oyunlarını göster
command-tournament-pairings = Kimin kiminle oynadığını göster
command-tournament-pairings-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-pairings-round = Hangi tur (varsayılan: şimdiki)
command-tournament-export = Bir turnuvanın sıralamasını ve tüm oyunlarını indir
command-tournament-export-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-challenge = Merdivende üstündeki bir oyuncuya meydan oku
command-tournament-challenge-opponent = Kime meydan okuyorsun
command-tournament-challenge-tournament = Hangi merdiven (varsayılan: bu kanaldaki)
command-tournament-change = Organizatörler: bir turnuvayı değiştir
command-tournament-change-name = Yeni ad
command-tournament-change-deadline = Turların yeni son tarihi, gün olarak (0: yok); bundan sonra açılan oyunlar için
command-tournament-change-rounds = Yalnızca İsviçre: yeni tur sayısı
command-tournament-change-time = Yeni hamle süresi; bundan sonra açılan oyunlar için
command-tournament-change-players = Başlamadan önce: en fazla bu kadar oyuncu
command-tournament-change-extend = Devam eden oyunların son tarihini bu kadar gün ertele
command-tournament-change-player = Yalnızca bu oyuncunun oyununu ertele
command-tournament-change-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-result = Organizatörler: bir oyunun sonucunu gir veya düzelt
command-tournament-result-player = Oyunculardan biri
command-tournament-result-result = Bu oyuncunun sonucu
command-tournament-result-round = Hangi tur (varsayılan: şimdiki)
command-tournament-result-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-add = Organizatörler: turnuvaya bir oyuncu ekle veya geri getir
command-tournament-add-player = Eklenecek kişi
command-tournament-add-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-seed = Organizatörler: başlamadan önce bir oyuncunun başlangıç sırasını seç
command-tournament-seed-player = Kimin başlangıç sırası
command-tournament-seed-seed = Başlangıç sırası (0: oyuncu puanına veya kuraya göre)
command-tournament-seed-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-bye = İsviçre turnuvasının gelecek bir turunda bay iste: yarım puan, bir kez
command-tournament-bye-round = Hangi tur (0: yok)
command-tournament-bye-player = Organizatörler: bay geçecek kişi (varsayılan: sen)
command-tournament-bye-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-apart = Organizatörler: İsviçre turnuvasında iki oyuncuyu ayrı tut veya yeniden karşılaştır
command-tournament-apart-player = Oyunculardan biri
command-tournament-apart-other = Diğer oyuncu
command-tournament-apart-tournament = Hangi turnuva (varsayılan: bu kanaldaki)
command-tournament-undo = Organizatörler: senin veya başka bir organizatörün son değişikliğini geri al
command-tournament-undo-tournament = Hangi turnuva (varsayılan: bu kanaldaki)

button-tournament-leave = Ayrıl
button-tournament-players = Oyuncuları göster
button-tournament-pairings = Eşleşmeleri göster
button-tournament-standings = Sıralamayı göster
button-tournament-leave-running = Çekil
button-tournament-challenge = Meydan oku
button-tournament-withdraw = Evet, çekil
button-tournament-remove = Evet, çıkar
button-tournament-cancel = Evet, iptal et
button-tournament-finish = Evet, bitir
button-tournament-organise = Yönet
button-tournament-start = Başlat
button-tournament-pause = Duraklat
button-tournament-resume = Devam ettir
button-tournament-remove-player = Bir oyuncuyu çıkar
button-tournament-move = Taşı
button-tournament-cancel-it = Turnuvayı iptal et
button-tournament-finish-it = Merdiveni bitir
button-tournament-export = Dışa aktar
button-tournament-card = Oyunlarımı göster
button-tournament-change = Ayarları değiştir
button-tournament-result = Sonuç gir
button-tournament-extend = Son tarihi ertele
button-tournament-bring-back = Bir oyuncuyu geri getir
button-tournament-seed = Başlangıç sırası seç
button-tournament-bye = Bay ver
button-tournament-apart = Oyuncuları ayrı tut
button-tournament-undo = Son değişikliği geri al

tournament-form = { $form ->
    [round-robin] lig usulü
    [double-round-robin] çift devreli lig usulü
    [swiss] İsviçre sistemi
    [knockout] eleme usulü
   *[ladder] merdiven
}
# In a list to choose from: at most 100 characters.
tournament-form-choice = { $form ->
    [round-robin] Lig usulü: herkes herkesle oynar (en fazla 16 oyuncu)
    [double-round-robin] Çift devreli lig usulü: herkes herkesle iki kez oynar (en fazla 16 oyuncu)
    [swiss] İsviçre sistemi: her turda benzer puanlı bir rakip, kimse elenmez (en fazla 128)
    [knockout] Eleme usulü: bir kez kaybeden elenir (en fazla 128 oyuncu)
   *[ladder] Merdiven: sürdüğü sürece üstündekilere meydan oku (en fazla 128 oyuncu)
}
# A tournament in a list to choose from: at most 100 characters.
tournament-entry = { $name } · { $game } · { $phase ->
    [registration] kayıt açık
    [running] sürüyor
    [finished] bitti
   *[cancelled] iptal edildi
}
# In a list to choose from: at most 100 characters.
tournament-rounds-choice = { $rounds } · genellikle { $players } oyuncuya kadar
# In a list to choose from: at most 100 characters.
tournament-rounds-at-once = Aynı anda: tüm turlar birlikte başlar (yalnızca lig usulü)

# The message with which people join. Its first line is also the heading of other messages.
tournament-heading = **{ $name }** · { $game } · { $form }
tournament-terms = -# { $counts ->
    [yes] Puanlı
   *[no] Puansız
} · { $setup } · { $pace } · { $rounds ->
    [0] {""}
    [one] bir tur ·{" "}
   *[other] { $rounds } tur ·{" "}
}{ $seats ->
    [2] {""}
   *[other] masa başına { $seats } ·{" "}
}{ $size ->
    [exact] { $most }
   *[range] { $fewest }–{ $most }
} oyuncu · organizatör: { $organiser }
tournament-in-channel = -# Oyunlar art arda bu kanalda oynanır.
tournament-deadline = -# Her oyun açıldıktan sonra { $days ->
    [one] bir gün
   *[other] { $days } gün
} içinde bitmelidir.
    -# { $seats ->
    [2] Süre dolduğunda sıra kimdeyse kaybeder. İlk hamleden önceyse *Buradayım* düğmesine basmayan rakip de kaybeder.
   *[other] Süre dolduğunda sıra kimdeyse hâlâ oynayanların sonuncusu olur, diğerleri birinciliği paylaşır. İlk hamleden önceyse *Buradayım* düğmesine basmayan da sonuncu olur.
}
tournament-knockout-rule = -# { $games ->
    [1] Berabere biten oyun, bu kez diğer oyuncu başlayarak yeniden oynanır. İkinci beraberlikte, başlangıç sıralamasında daha geride olan turu geçer. Bu sıralama, bir organizatör başka türlü seçmedikçe başlangıçtaki oyuncu puanına göredir.
   *[other] Karşılaşmalar üç oyun üzerinden oynanır, iki oyun kazanan turu geçer; oyuncular sırayla başlar. Üç oyunun sonunda eşitlik varsa, başlangıç sıralamasında daha geride olan turu geçer. Bu sıralama, bir organizatör başka türlü seçmedikçe başlangıçtaki oyuncu puanına göredir.
}
tournament-third-place = -# Yarı finalde kaybedenler üçüncülük için oynar.
tournament-at-once = -# Tüm turlar aynı anda oynanır: bütün oyunlar turnuvayla birlikte başlar.
tournament-starts-at = Başlangıç: { $start }.
tournament-starts-by-hand = Yeterince oyuncu katılınca bir organizatör başlatır.
tournament-players = { $count ->
    [0] Henüz oyuncu yok. Kim katılıyor?
    [one] Bir oyuncu: { $names }
   *[other] { $count } oyuncu: { $names }
}
tournament-under-way = { $rounds ->
    [0] Merdiven açık. Üstündeki birine **/tournament challenge** ile meydan oku.
   *[other] Sürüyor: { $stage ->
        [final] final
        [semifinal] yarı final
        [quarterfinal] çeyrek final
        [all] tüm turlar
       *[round] tur { $round } / { $rounds }
    }.
}
tournament-is-paused = Duraklatıldı: devam eden oyunlar bitirilebilir, ama yenisi başlamaz.
tournament-is-cancelled = Bu turnuva iptal edildi.
tournament-game-annulled = -# Bu oyun **{ $name }** turnuvasında sayılmıyor, çünkü bir oyuncu turnuvadan erken ayrıldı.
tournament-players-heading = Oyuncular: { $name }
tournament-players-none = Henüz oyuncu yok.

# The message of a round, and its pairings.
tournament-round = **{ $name }** · { $stage ->
    [final] final
    [semifinal] yarı final
    [quarterfinal] çeyrek final
    [third-place] üçüncülük
    [all] tüm turlar
   *[round] tur { $round } / { $rounds }
}
tournament-goes-first = -# Adı önce yazılan oyuncu başlar.
tournament-round-deadline = -# { $stage ->
    [all] Tüm oyunların son tarihi: { $at }.
   *[round] Bu turdaki oyunların son tarihi: { $at }.
}
tournament-round-deadlines = -# Bu oyunların son tarihleri farklı: ilki { $at }, sonuncusu { $last }. Her tahta kendininkini gösterir.
tournament-round-number = **Tur { $round }**
tournament-pairing = { $players } ·{ $match ->
    [third-place] {" "}üçüncülük ·
   *[other] {""}
} { $state ->
    [planned] planlandı
    [waiting] birazdan başlıyor
    [playing] masa { $table }
    [withdrawn] { $result }, çekilme
    [adjudicated] { $result }, son tarihte
    [not-begun] { $result }, oynanmadı
    [off] oynanmadı
    [annulled] sayılmıyor
    [through] { $result }, turu geçen: { $through }
   *[played] { $result }
}
tournament-byes = { $half ->
    [0] Bay
    [1] Bay, { $points } puan
    [2] Bay, 1 puan
   *[other] Bay, { $points } puan
}: { $names }
tournament-more = { $count ->
    [one] … ve bir tane daha
   *[other] … ve { $count } tane daha
}
tournament-pairings-heading = Eşleşmeler: { $name }
tournament-pairings-none = Henüz eşleşme yok.
tournament-pairings-rounds = Eşleşmeleri olan turlar: { $rounds }.

# Standings.
tournament-standings-heading = Sıralama: { $name }
tournament-standings-none = Başlamadan önce sıralama olmaz.
tournament-standings-empty = Artık kimse katılmıyor, bu yüzden sıralama yok.
tournament-column = { $column ->
    [player] Oyuncu
    [points] Puan
    [buchholz] BH
    [sonneborn] SB
    [wins] Gal.
    [games] Oyun
   *[rating] Rtg
}
tournament-standing = { $name } · **{ $points }** · Buchholz { $buchholz }, Sonneborn-Berger { $sonneborn }{ $met ->
    [no] {""}
   *[yes] , ikili averaj { $direct }
}, galibiyet { $wins }
tournament-standing-ladder = { $name } · galibiyet { $wins } / { $games }
tournament-standing-in = { $name } · hâlâ yarışta
tournament-standing-left = { $name } ({ $how ->
    [removed] çıkarıldı
   *[withdrawn] çekildi
})
tournament-third-place-heading = Üçüncülük
tournament-card-heading = { $player } · { $name }
tournament-card-game = { $seat ->
    [1] ilk oynar, rakip:
    [2] ikinci oynar, rakip:
    [3] üçüncü oynar, rakip:
   *[4] dördüncü oynar, rakip:
} { $opponents }
tournament-card-bye = { $half ->
    [0] bay
    [1] bay, { $points } puan
    [2] bay, 1 puan
   *[other] bay, { $points } puan
}
tournament-card-late = sonradan katıldı{ $half ->
    [0] {""}
   *[other] , { $points } puan
}
tournament-card-row = { $entry }{ $float ->
    [down] {" "}· düşük puanlıyla eşleşme
    [up] {" "}· yüksek puanlıyla eşleşme
   *[none] {""}
}{ $total ->
    [yes] {" "}· toplam { $points }
   *[no] {""}
}
tournament-standings-left = -# Çekilen veya çıkarılan oyuncular en sonda gelir.
tournament-tie-breaks = -# Eşit puanlar Buchholz (BH), Sonneborn-Berger (SB), ikili averaj ve galibiyet sayısına göre sıralanır.
tournament-match = { $state ->
    [won] { $winner } kazandı (rakip: { $loser })
    [left] { $winner } kazandı (ayrılan rakip: { $loser })
    [seed] { $winner } turu geçti (eşitlik, başlangıç sırası daha geride; rakip: { $loser })
    [bye] { $winner } bay geçti
   *[open] { $players }
}
tournament-standings-alt = Sıralama: { $name }. { $rows }
tournament-bracket-alt = Eleme tablosu: { $name }. { $rows }
tournament-alt-round = { $stage ->
    [final] Final
    [semifinal] Yarı final
    [quarterfinal] Çeyrek final
    [third-place] Üçüncülük
   *[round] Tur { $round }
}: { $matches }.

# The end.
tournament-won = { $count ->
    [one] **{ $tournament } şampiyonu: { $names }!**
   *[other] **{ $tournament } birinciliğini { $names } paylaşıyor!**
}
tournament-no-places = **{ $tournament }** kazanan olmadan bitti.{ $reason ->
    [unplayed] {" "}Birincilik için sayılan bir oyun gerekir.
   *[other] {""}
}
tournament-no-first-place = **{ $tournament }** bitti. Kimse birinci olmadı.{ $reason ->
    [unplayed] {" "}Birincilik için sayılan bir oyun gerekir.
   *[other] {""}
}
tournament-ended-early = -# { $rounds } turluk turnuva, çok az oyuncu kaldığı için { $round }. turdan sonra bitti.
tournament-title = { $place ->
    [1] Birincilik
    [2] İkincilik
   *[3] Üçüncülük
}: { $tournament } · { $game } · { $date }
profile-titles = **Turnuvalar**

# News.
tournament-news-joined = { $name } turnuvaya katıldı.
tournament-news-removed = Bir organizatör oyuncuyu çıkardı: { $name }.{ $annulled ->
    [yes] {" "}Oyunlarının hiçbiri sayılmaz.
   *[no] {""}
}
tournament-news-withdrawn = { $name } çekildi.{ $annulled ->
    [yes] {" "}Oyunlarının hiçbiri sayılmaz.
   *[no] {""}
}
tournament-news-start-missed = Başlamak için henüz yeterli oyuncu yok. Daha fazla kişi katılabilir ve bir organizatör turnuvayı sonra başlatabilir.
tournament-news-expired = Bir ay boyunca hiçbir şey olmadığı için kayıt kapandı.
tournament-news-cancelled = Bir organizatör turnuvayı iptal etti.{ $games ->
    [yes] {" "}Devam eden oyunlar turnuva olmadan sürer.
   *[no] {""}
}
tournament-news-replay = Berabere: { $players }. Yeniden oynayacaklar, bu kez başlayan: { $name }. Yine berabere biterse turu geçen, başlangıç sıralamasında daha geride olan { $lower }.
tournament-news-next-game = { $name } – { $other } { $score }. Sıradaki oyunda başlayan: { $name }.{ $last ->
    [yes] {" "}Ardından eşitlik olursa turu geçen, başlangıç sıralamasında daha geride olan { $lower }.
   *[no] {""}
}
tournament-news-lower-seed = Karşılaşma eşit bitti: { $players }. Turu geçen, başlangıç sıralamasında daha geride olan { $name }.
tournament-news-paused = Bir organizatör turnuvayı duraklattı. Devam eden oyunlar bitirilebilir, ama yenisi başlamaz.
tournament-news-resumed = Turnuva devam ediyor.
tournament-news-fewer-rounds = { $players } oyuncuyla { $rounds } tur oynanır: ondan sonra herkes herkesle oynamış olur.
tournament-news-ladder-started = Merdiven başladı. Oyuncular: { $players }.
tournament-news-accepted = { $challenged } meydan okumayı kabul etti ({ $challenger }).
tournament-news-declined = { $challenged } meydan okumayı reddetti; { $place }. sıra artık { $challenger } adlı oyuncunun.
tournament-news-lapsed = { $challenged } zamanında yanıt vermedi; { $place }. sıra artık { $challenger } adlı oyuncunun.
tournament-news-reminded = { $challenged }, sana meydan okuyan { $challenger } yanıtını bekliyor. Yanıt süren { $end } doluyor. Yanıt vermezsen sıralamadaki yerini bırakırsın.
tournament-news-climbed = { $challenger } kazandı (rakip: { $challenged }) ve { $place }. sıraya çıktı.
tournament-news-stayed = { $challenger } kazanamadı (rakip: { $challenged }), sıralama aynı kalıyor.
tournament-news-closed = Oyun sonuçsuz bitti: { $players }. Başka bir masada yeniden oynayacaklar.
tournament-changed = { $undo ->
    [yes] { $who } son değişikliği geri aldı.
   *[no] { $who } bir değişiklik yaptı.
} { $what }
tournament-changed-value = { $what ->
    [name] Ad: { $from } → { $to }
    [deadline] Turların son tarihi: { $from } → { $to }
    [rounds] Tur sayısı: { $from } → { $to }
    [time] Hamle süresi: { $from } → { $to }
    [players] Oyuncu sınırı: { $from } → { $to }
    [result] Sonuç ({ $game }): { $from } → { $to }
    [extended] Son tarih ({ $game }): { $from } → { $to }
    [added] Yeni oyuncu: { $name }
    [back] Geri döndü: { $name }
    [out] Artık oyuncu değil: { $name }
    [seed] Başlangıç sırası ({ $name }): { $from } → { $to }
    [bye] Yarım puanlık bay ({ $name }), tur: { $from } → { $to }
    [apart] Ayrı tutulacak: { $players }
   *[together] Artık ayrı tutulmayacak: { $players }
}
tournament-changed-deadlines = { $games } oyunun son tarihi: { $from } → { $to }
tournament-changed-days = { $days ->
    [0] yok
    [one] bir gün
   *[other] { $days } gün
}
tournament-news-moved = Turnuva taşındı: { $channel }.
tournament-challenge-over = { $challenger } meydan okumuştu: { $challenged }. Bu meydan okuma sona erdi.
tournament-challenge = { $challenged }, { $challenger } sıralamadaki yerin için sana meydan okuyor. Yanıt süren { $end } doluyor. Reddedersen veya yanıt vermezsen yerini bırakırsın.
# Below a challenge, and before it.
tournament-challenge-away = { $name } tatilde, dönüş: { $end }. Üç günlük yanıt süresi o zaman başlar.
tournament-challenge-ended = Meydan okuma { $challenger } – { $challenged }: { $end ->
    [declined] reddedildi
    [lapsed] zamanında yanıtlanmadı
    [won] kazanıldı
    [not-won] kazanılamadı
   *[withdrawn] bir oyuncu çekildiği için sona erdi
}.

# Answers that only one person sees.
tournament-done = { $what ->
    [opened] Kayıt açıldı: { $name }.
    [joined] Katıldın: { $name }.
    [left] Ayrıldın: { $name }.
    [withdrawn] Çekildin: { $name }.
    [removed] Oyuncu artık bu turnuvada değil: { $name }.
    [started] { $name } başladı.
    [paused] { $name } duraklatıldı.
    [resumed] { $name } devam ediyor.
    [moved] { $name } artık bu kanalda.
    [cancelled] { $name } iptal edildi.
    [finished] { $name } bitti.
    [changed] { $name } değiştirildi.
    [added] Oyuncu artık bu turnuvada: { $name }.
    [undone] Son değişiklik geri alındı: { $name }.
    [challenged] Meydan okuma gönderildi.
    [accepted] Meydan okuma kabul edildi. Oyun birazdan açılır.
   *[declined] Meydan okuma reddedildi.
}

# Questions before something is lost.
tournament-really-withdraw = { $name } turnuvasından çekilmek istiyor musun? { $loss ->
    [all] Oyunlarının hiçbiri sayılmaz.
    [all-and-game] Devam eden oyununu kaybedersin ve oyunlarının hiçbiri sayılmaz.
    [game] Devam eden oyununu kaybedersin.
    [future] Bu turnuvada artık oynayamazsın.
   *[nothing] Turnuvadaki yerini bırakırsın.
}
tournament-really-remove = { $name } turnuvasından bu oyuncu çıkarılsın mı: { $player }? { $loss ->
    [all] Oyunlarının hiçbiri sayılmaz.
    [all-and-game] Devam eden oyununu kaybeder ve oyunlarının hiçbiri sayılmaz.
    [game] Devam eden oyununu kaybeder.
    [future] Bu turnuvada artık oynayamaz.
   *[nothing] Turnuvadaki yerini bırakır.
} Yeniden katılamaz.
tournament-really-cancel = { $name } iptal edilsin mi? { $phase ->
    [registration] { $players ->
        [0] Henüz kimse katılmadı.
        [one] Bir oyuncu katıldı.
       *[other] { $players } oyuncu katıldı.
    }
   *[running] { $games ->
        [0] Henüz sonuçlanan oyun yok
        [one] Bir oyun sonuçlandı
       *[other] { $games } oyun sonuçlandı
    } ve kimse derece almaz.
} Bu geri alınamaz.
tournament-really-finish = { $name } bitirilsin mi? Sıralaması sonuç olur. Bu geri alınamaz.
tournament-organise = { $name } için ne yapmak istersin?
tournament-ask = { $what ->
    [result] Hangi oyunun sonucunu girmek istiyorsun?
    [result-of] Oyun nasıl bitti? Devam eden bir oyun, puanları etkilemeden biter.
    [extend] Hangi oyuna bir gün daha verilsin?
    [bring-back] Hangi oyuncuyu geri getirmek istiyorsun? Yeni oyuncular **/tournament add** ile eklenir.
    [seed] Kimin başlangıç sırasını seçmek istiyorsun?
    [seed-of] Hangi başlangıç sırası?
    [bye] Kim bay geçsin? Bay yarım puandır, her oyuncu için bir kez.
    [bye-of] Hangi turda?
    [apart] Kim birinden ayrı tutulsun ya da artık tutulmasın?
   *[apart-from] Kimden?
}
# In menus: at most 100 characters.
tournament-all-games = Devam eden tüm oyunlar
tournament-none = Yok
tournament-result-choice = { $what ->
    [won] { $name } kazandı
    [drawn] Berabere
    [both-lost] İkisi de kaybetti
   *[order] { $players }
}
tournament-own-result = { $result ->
    [won] kazandı
    [drawn] berabere
    [lost] kaybetti
   *[both-lost] ikisi de kaybetti
}
# The labels of a form: at most 45 characters.
tournament-field = { $field ->
    [name] Ad
    [deadline] Turların son tarihi, gün olarak (0: yok)
    [time] Hamle süresi, örneğin 12h veya 3d
    [rounds] Tur sayısı
   *[players] En fazla bu kadar oyuncu
}
tournament-remove-whom = { $name } turnuvasından hangi oyuncuyu çıkarmak istiyorsun?
tournament-move-where = { $name } nereye taşınsın? Senin görebildiğin ve benim gereken izinlerimin olduğu kanallardan birini seç.
tournament-move-nowhere = Senin komut kullanabildiğin ve benim { $name } için gereken tüm izinlerimin olduğu başka bir kanal yok.
tournament-moved-to = { $name } artık burada: { $channel }.
tournament-export = { $name }: { $games ->
    [0] sıralama; henüz oyun yok
    [one] sıralama ve bir oyun
   *[other] sıralama ve { $games } oyun
}.

# Refusals.
say-may-not-organise = Bunu yalnızca organizatörler yapabilir: Etkinlikleri Yönet izni veya **/settings server** ile seçilen rolü olan üyeler.
say-no-tournament = Bu sunucuda böyle bir turnuva yok.
say-no-tournament-here = Bu kanalda turnuva yok. “tournament” seçeneğiyle birini seç.
say-no-start = “{ $start }” anlayabildiğim bir zaman değil. `20:30` veya `2d` gibi bir şey yaz.
say-start-too-far = Bir turnuva en geç { $days } gün sonra başlayabilir. Daha erken bir zaman seç.
say-not-entrant = { $name } bu turnuvada değil.
say-left-tournament = O oyuncu artık turnuvada değil.
say-cannot-move-there = Turnuva artık o kanala taşınamaz. Başka birini seç.
say-which-tournament = Buna uyan birden fazla turnuva var: { $names }. “tournament” seçeneğiyle birini seç.
tournament-name-taken = Bu sunucuda { $name } adlı bir turnuva zaten var. Başka bir ad seç.
say-tournament-game-stays = Bir turnuva oyunu açıldığı yerde kalır. Organizatörler tüm turnuvayı **/tournament move** ile taşıyabilir.
say-tournament-needs-channel = Turnuvanın her oyunu kendi alt başlığında oynanır. Turnuvayı bir metin kanalında oluştur.
say-lacks-for-tournament = Burada şu izinlerim eksik: { $permissions }. Turnuvanın oyunları kendi alt başlıklarında oynanır. Bu sunucuyu yöneten birinden izinleri vermesini iste ya da başka bir kanal seç.
tournament-no-name = Turnuvanın okunabilir bir adı olmalı.
tournament-name-too-long = Bu ad çok uzun. En fazla { $most } karakter kullan (Çince gibi geniş karakterler iki sayılır).
tournament-two-seats-only = Masa başına { $seats } oyuncuyla turnuva yalnızca lig usulü olabilir.
tournament-no-such-rounds = İsviçre sistemi turnuvada 1–{ $most } tur olur.
tournament-too-many-rounds = En fazla { $players } oyuncuyla en fazla { $most } tur oynanabilir: ondan sonra herkes herkesle oynamış olur.
tournament-rounds-swiss-only = Tur sayısını yalnızca İsviçre sistemi turnuvada seçebilirsin.
tournament-no-rounds-at-once = Tüm turlar yalnızca, oyunları kendi alt başlıklarında oynanan lig usulü turnuvada aynı anda başlayabilir.
tournament-knockout-only = Üçüncülük karşılaşması ve üç oyunluk karşılaşmalar yalnızca eleme usulünde olur.
tournament-no-such-size = Bu türdeki bir turnuvada { $fewest }–{ $most } oyuncu olur.
tournament-round-too-short = Son tarih, hamle süresinden kısa. Daha uzun bir süre seç.
tournament-start-in-past = O zaman çoktan geçti. Daha ileri bir zaman seç.
tournament-already-joined = Zaten katıldın.
tournament-not-joined = Bu turnuvada değilsin.
tournament-full = Turnuva dolu: { $most } oyuncu.
tournament-too-late = Bu turnuvaya katılmak için çok geç.
tournament-removed = Bir organizatör seni bu turnuvadan çıkardı, bu yüzden yeniden katılamazsın.
tournament-withdrawn = Bu turnuvadan çekildin.
tournament-too-few-players = Başlamak için yeterli oyuncu yok: { $players } var, en az { $fewest } gerekiyor.
tournament-not-started = Turnuva henüz başlamadı.
tournament-already-started = Turnuva çoktan başladı.
tournament-over = Turnuva bitti.
tournament-cancelled = Turnuva iptal edildi.
tournament-paused = Turnuva duraklatıldı.
tournament-already-paused = Turnuva zaten duraklatılmış.
tournament-not-paused = Turnuva duraklatılmış değil.
tournament-already-here = Turnuva zaten bu kanalda.
tournament-stale = Turnuva o zamandan beri değişti. Yeniden dene.
tournament-nothing-to-change = Bu hiçbir şeyi değiştirmiyor.
tournament-nothing-to-undo = Geri alınacak bir değişiklik yok.
tournament-too-late-to-undo = Son değişikliği geri almak için çok geç: turnuva o zamandan beri ilerledi.
tournament-more-players = Zaten { $players } oyuncu katıldı.
tournament-rounds-between = Turnuvada artık { $fewest }–{ $most } tur olabilir.
tournament-result-stays = O sonuç artık değiştirilemez: turnuva onun üzerinden ilerledi.
tournament-result-of-next-game = Bu karşılaşmanın sıradaki oyunu açık, bu yüzden öncekinin sonucu kalıyor. Sıradaki oyunun sonucunu girmek için “round” seçeneğini de kullan.
tournament-result-annulled = O oyun kimse için sayılmıyor, bu yüzden girilecek bir sonuç yok.
tournament-result-by-panel = Masada ikiden fazla oyuncu varsa sonucu, bir turnuva mesajının altındaki *Yönet* düğmesiyle gir.
tournament-no-such-game = O oyuncunun böyle bir oyunu yok.
tournament-no-deadline = Devam eden hiçbir oyunun son tarihi yok.
tournament-already-in = O oyuncu zaten turnuvada.
tournament-no-member = Yalnızca bu sunucudaki insanlar eklenebilir.
tournament-seed-taken = O başlangıç sırası başka bir oyuncunun. Önce ona başka birini ver.
tournament-no-such-seed = Başlangıç sıraları 1–{ $most } arasındadır.
tournament-not-swiss = Bu yalnızca İsviçre sistemi turnuvada mümkün.
tournament-bye-used = Her oyuncu kendi isteğiyle bir kez bay geçebilir; bu oyuncu hakkını kullandı.
tournament-no-bye-then = Bay yalnızca henüz gelmemiş bir tur için istenebilir.
tournament-not-a-number = Bir sayı gir.
tournament-not-ladder = Bu yalnızca merdivende mümkün.
tournament-not-above = Yalnızca üstündeki oyunculara meydan okuyabilirsin.
tournament-too-far-above = En fazla { $most } sıra üstündeki oyunculara meydan okuyabilirsin.
tournament-busy = Bu merdivende zaten bir meydan okuman veya oyunun var.
tournament-opponent-busy = O oyuncunun bu merdivende zaten bir meydan okuması veya oyunu var.
tournament-too-soon = O oyuncuya kısa süre önce meydan okudun. O meydan okuma bittikten yedi gün sonra yeniden meydan okuyabilirsin.
tournament-no-challenge = Yanıtlayabileceğin bir meydan okuma yok.
tournament-challenge-whom = Kime meydan okumak istiyorsun?
tournament-nobody-to-challenge = Şu an meydan okuyabileceğin kimse yok.
tournament-too-many = Bu sunucuda zaten bitmemiş { $most } turnuva var: { $names }. Önce birini bitir.
tournament-too-many-own = Zaten bitmemiş { $most } turnuva açtın: { $names }. Önce birini bitir.

help-tournaments =
    • Duyurunun altındaki düğmeyle veya **/tournament join** ile katıl. Her oyun kendi alt başlığında oynanır ve sıradaki tur kendiliğinden başlar.
    • **/tournament standings** ve **/tournament pairings** durumu gösterir.
    • Merdivende istediğinle oynarsın: en fazla üç sıra üstündeki birine **/tournament challenge** ile meydan oku.
    • Organizatörler **/tournament create** ile turnuva açar: lig usulü, İsviçre sistemi, eleme usulü veya merdiven.
    .title = Turnuvalar

# The name of a thread.
tournament-thread = { $name }, { $stage ->
    [final] final
    [semifinal] yarı final
    [quarterfinal] çeyrek final
    [third-place] üçüncülük
   *[round] tur { $round }
}: { $players }
tournament-no-threads = Burada alt başlık açamıyorum, bu yüzden **{ $name }** turnuvasının oyunları beklemek zorunda. Bu kanalda herkese açık alt başlık oluşturmama ve içlerinde mesaj göndermeme izin ver. Denemeye devam edeceğim.
tournament-channel-gone = **{ $name }** turnuvasının kanalına artık mesaj gönderemiyorum, bu yüzden turnuva beklemek zorunda. Bana yeniden erişim ver ya da başka bir kanalda **/tournament move** kullan. Hiçbir şey kaybolmadı: oyunlar orada devam eder.
