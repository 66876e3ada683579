# Pages to read: help and the rules of the games. At most 4,096 characters each.

button-page-back = ◀
button-page-on = ▶
page-heading = { $game }: { $chapter }
# Texts of the menu of all pages.
page-entry = { $number }. { $title }
page-number = { $number } / { $pages }
# What a picture of the rules shows; the number stands on the picture, if there are several in one.
page-caption = ▸ **{ $title }.** { $caption }
page-caption-numbered = { $number } · **{ $title }.** { $caption }
button-rules-full = Ayrıntılı göster
button-rules-summary = Kısaca göster

help-title = B-Side
button-help-now = Şu an

# The next steps of the player in this channel.
help-now = ### Şu an
help-no-table = Bu kanalda oyun yok. Bir oyun başlatmak için **/play**, oynamayı öğrenmek için **/learn** yaz.
help-table = **{ $game }** · masa { $table }
help-opened = Bu masayı sen açtın. Tüm koltuklar dolunca oyun başlar. Tahtanın altındaki **{ $button-cancel }** düğmesi daveti iptal eder.
help-seated = Bir koltuğun var. Tüm koltuklar dolunca oyun başlar.
help-invited = { $player } seni davet ediyor. Tahtanın altındaki **{ $button-join }** veya **{ $button-decline }** düğmesine bas.
help-free = Boş bir koltuk var. Oynamak için tahtanın altındaki **{ $button-join }** düğmesine bas.
help-reserved = { $count ->
    [one] Boş koltuk ayrılmış: { $players }.
   *[other] Boş koltuklar ayrılmış: { $players }.
} Bir alt başlıkta kendi oyununu başlat.
help-your-turn = Sıra sende (koltuk { $seat }). Tahtanın altındaki **{ $button-choose }** düğmesine bas veya **/move** kullan, örneğin **{ $example }**.
help-paused = Oyun duraklatıldı.{ $resume ->
    [alone] {" "}**/resume** oyunu devam ettirir.
    [people] {" "}**/resume** devam etme isteği gönderir.
   *[offered] {""}
} Koltuğun: { $seat }.
help-waiting = Sıra: { $player }. Koltuğun: { $seat }. Bu arada **/board** ile tahtaya bakabilir, beraberlik teklif edebilir veya pes edebilirsin.
help-out = Bu oyundan elendin; { $place ->
    [2] ikinci
    [3] üçüncü
   *[other] { $place }. sırada
} bitirdin. Oyun sürüyor, sıra: { $player }.
help-watching = İzliyorsun. Sıra: { $player }. **/board** tahtayı istediğin taraftan gösterir. Bir alt başlıkta kendi oyununu başlat.
help-voting = Burada bu sunucu oynuyor ve oy verebilirsin. Sıra: { $player }. Sıra sunucuya gelince tahtanın altındaki **{ $button-vote }** düğmesine bas ya da **/move** yaz.
help-offer = { $player } { $offer ->
    [draw] beraberlik teklif ediyor
    [takeback] hamlesini geri almak istiyor
    [pause] oyunu duraklatmak istiyor
    [resign] pes etmeyi teklif ediyor
   *[resume] oyuna devam etmek istiyor
}. **/accept** veya **/decline** ile yanıtla.
help-offered = { $offer ->
    [draw] Beraberliği kabul ettin
    [takeback] Hamlenin geri alınmasını kabul ettin
    [pause] Oyunun duraklatılmasını kabul ettin
   *[resume] Oyuna devam edilmesini kabul ettin
}. Bu, sıradaki hamleye veya biri reddedene kadar geçerli.
help-over = Bu oyun bitti. **/replay** veya **/record** ile ona bak ya da **/play** ile yeni bir oyun başlat.

# What I do, and the topics of the help. The text of a topic has at most 700 characters: it has to fit on a phone.
help-hosts =
    ### Neler yapabilirim?
    Başka yerde kolay kolay bulamayacağın masa oyunları bende: { $games }. Neyi öğrenmek istersin?
help-start =
    Bu kanalda **/play** ile bir oyun başlat. Oyunu, istersen rakibi, hamle süresini veya ayrı bir alt başlığı seç. Rakip seçmezsen herkes **{ $button-join }** düğmesine basabilir.
    • Bilgisayara karşı oynamak için `computer` seçeneğine 1–8 arası bir seviye ver.
    • Bir kanalda veya alt başlıkta aynı anda tek oyun olur. İkincisi için alt başlık aç.
    • Benimle DM’de bilgisayara karşı oynarsın.
    • **/seek** diğer sunucularda rakip arar.
    • **/games** devam eden oyunlarını listeler, seni bekleyenler önde.
    • **/watch** bir oyun bitince sana DM gönderir.
    .title = Oyun başlatma
help-move =
    Tahtanın altındaki **{ $button-choose }** düğmesine bas. Resimde önce oynayabileceğin taşlar, sonra gidebilecekleri yerler numaralanır. Düğmelerde aynı numaralar vardır.
    • **/move** hamleni yazıyla oynar. Yazdıkça öneriler çıkar; büyük harf, boşluk ve tire önemli değildir.
    • **/board** tahtayı yeniden gösterir ya da yalnızca sana başka bir taraftan, başka renklerle veya metin olarak.
    • **/hint** puansız oyunlarda ve bilgisayarlara karşı yardım eder: önce taş, sonra hamle (**Oyna** onu oynar), sonra nedenler. Diğerlerine ipucu istediğin söylenir, ama ipucunu yalnızca sen görürsün. Puanlı oyunda önce sorulur, çünkü ipucundan sonra puanını yalnızca yenilgi etkiler.
    .title = Hamle yapma
help-offers =
    • **/draw** beraberlik teklif eder.
    • **/takeback** son hamleni geri almak için izin ister.
    • **/pause** ve **/resume** saatleri durdurmayı ve yeniden başlatmayı ister.
    • Diğerleri düğmelerle ya da **/accept** ve **/decline** ile yanıtlar.
    • **/resign** ile pes edersin. **/abort** herkes hamle yapmadan önce oyunu iptal eder.
    • **/table give-time** rakibine bir hamle için ek süre verir. Süresiz oyunlarda **/table still-there** 3 gündür hamle yapmayan oyuncuyu yoklar.
    .title = Beraberlik ve geri alma
help-learn =
    • **/learn** bir oyunu birkaç kısa derste öğretir.
    • **/rules** oyunu resimlerle, sayfa sayfa anlatır.
    • **/puzzle** en iyi hamleyi aradığın bir konum gösterir. Bulmacaların ayrı bir puanı vardır.
    .title = Oyun öğrenme
help-after =
    • **/review** biten bir oyunu analiz eder: hamle hamle kazanma şansları, dönüm noktaları ve daha iyi hamleler.
    • **/replay** oyunu animasyon olarak gösterir, **/record** metin dosyası olarak verir.
    • **/game** ve bir masa numarası herhangi bir oyunu hamle hamle gösterir.
    • **/analyse** veya tahtanın altındaki **{ $button-explore }** yalnızca senin gördüğün bir tahta açar: her taraf için hamle dene, not al. Oyundan sonra bilgisayar görüşünü söyler. Rakibin sırasında **{ $button-plan }** yanıtlarını senin yerine oynar.
    • Son tahtanın altındaki **{ $button-rematch }** koltukları değiştirip yeni bir oyun başlatır.
    • **{ $button-stronger }** ve **{ $button-weaker }** aynısını bir seviye güçlü veya zayıf bir bilgisayarla yapar.
    .title = Oyundan sonra
help-ratings =
    • **/leaderboard** en iyi oyuncuları gösterir: burada veya tüm sunucularda.
    • **/profile** bir oyuncunun zaman içindeki puanlarını, sonuçlarını, serilerini ve en sık rakiplerini gösterir.

    Biten oyunlar puanlanır (Glicko). Her oyun türünün ayrı puanı vardır; beş oyun oynayana kadar bu puan geçicidir. Bilgisayarlara karşı oyunların puanı ayrıdır.
    .title = Puanlar
help-settings =
    • **/settings me** renkler, taraflar, dil, hatırlatmalar ve hamle onayı içindir.
    • **/settings vacation** uzun hamle sürelerini yılda en fazla 14 gün durdurur.
    • **/settings server** sunucu yöneticileri içindir.
    .title = Ayarlar
help-data =
    • **/privacy export** hakkında sakladığım her şeyi verir.
    • **/privacy delete** verilerini siler. Oyunların adın olmadan kalır.
    • **/block** bir oyuncunun seni davet etmesini engeller, **/unblock** engeli kaldırır. Kimseye haber verilmez.
    .title = Verilerin
