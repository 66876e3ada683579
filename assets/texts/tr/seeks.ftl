# Seeks: people look for an opponent in every server that shows such posts. $time is a time limit.

button-seek-join = Katıl
button-seek-withdraw = Aramayı bırak
# Everyone in those servers reads these four. $place is the thread where they play, in the server where it is.
seek-post = 🔎 **{ $name }** rakip arıyor: **{ $game }**, { $time }.
    -# Son katılım: { $until }.
seek-post-team = 🔎 **{ $name }** sunucusu karşılaşacağı başka bir sunucu arıyor: **{ $game }**, { $time }. Kendi sunucun adına katıl: hamleleri üyeler oylar.
    -# Son katılım: { $until }.
seek-post-taken = -# 🔎 { $game }: rakip bulundu.
seek-post-taken-here = -# 🔎 { $game }: rakip bulundu. Oyunun yeri: { $place }.
seek-post-closed = -# 🔎 { $game }: bu arama sona erdi.
seek-opened = 🔎 Rakip araman: **{ $game }**, { $time }. Biri katılınca ya da şu tarihte sona erer: { $until }. { $servers ->
    [0] Henüz hiçbir sunucu aramaları göstermiyor. Yöneticiler bunu **/settings server seeks** ile açar.
    [one] Adınla birlikte bir sunucuda yayınlandı.
   *[other] Adınla birlikte { $servers } sunucuda yayınlandı.
} Biri katılınca seni etiketlerim.
seek-opened-team = 🔎 Bu sunucu başka bir sunucu arıyor: **{ $game }**, { $time }. Bir sunucu katılınca ya da şu tarihte sona erer: { $until }. Oyun iki sunucuda da görünür, her sunucu kendi hamlelerini oylar.{ $servers ->
    [0] {" "}Henüz hiçbir sunucu aramaları göstermiyor. Yöneticiler bunu **/settings server seeks** ile açar.
   *[other] {""}
}
seek-replaced = Önceki araman sona erdi.
seek-direct-taken = Benimle DM’de bir oyunun var. O bitene kadar, seninle ortak sunucusu olmayan oyuncular katılamaz.
seek-withdrawn = Rakip aramayı bıraktın.
seek-over = Bu arama zaten sona erdi.
seek-taken = { $player }, **{ $name }** { $game } oyununa katıldı.
seek-begun = { $player }, oyunun burada: **{ $game }**, rakibin **{ $name }**.
seek-closed-meanwhile = Başka biri daha hızlıydı ya da bu arama sona erdi. Kendi araman için: /seek
seek-own = Bu senin araman. Başka birinin katılması gerek.
seek-busy = Bu oyuncu şu an başka oyun başlatamıyor. Kendi araman için: /seek
seek-unreachable = Bu oyuncuya buradan ulaşamıyorum, bu yüzden birbirinizle oynayamazsınız. Kendi araman için: /seek
seek-direct = 🔎 Oyunun: **{ $game }**, rakibin **{ $name }**. İkiniz de tahtayı benimle DM’de görürsünüz.
seek-no-direct = Bu oyun DM’de oynanacak, ama sana DM gönderemiyorum. Bu sunucunun gizlilik ayarlarında DM’lere izin ver, sonra yeniden katıl.
seek-delayed = Discord şu an oyununu açamıyor. Denemeye devam edeceğim; önce başka biri katılmazsa veya arama sona ermezse oyun kendiliğinden başlar.
seek-direct-occupied = Bu oyun DM’de oynanacak, ama DM’de zaten bir oyunun var. Önce onu bitir, sonra yeniden katıl.
direct-unreachable = DM gönderemediğim için davet iptal edildi: **{ $name }**.
seek-twice = Az önce başka bir arama başlattın.
seek-too-many = Son bir saatte { $most } arama başlattın, sınıra ulaştın. Daha sonra yeniden dene.
say-no-place-for-seeks = Aramalar orada yayınlanamaz. Görebildiğim bir metin kanalı seç.
say-seeks-on-and-off = Rakip aramalarının hem gösterilmesini hem durdurulmasını istedin. seeks ve seeks-off seçeneklerinden yalnızca birini kullan.
