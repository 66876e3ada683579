# The rules of the games, page by page: `rules-GAME-CHAPTER` has the rules in full, which the button for details opens (at
# most 3,500 characters). Its title heads the page, and its lead stands above the captions of the page's figures: on a phone,
# the lead and the captions have to fit under the picture. A chapter opens with one of the figures in assets/diagrams, which
# names it.

# Rules that several games share.

-seats = Oyuna 1. koltuk başlar: **/play** ile başka bir seçim yapılmadıysa oyunu başlatan oyuncu. Bir hamle, bir oyuncunun sıra bir sonrakine geçmeden yaptığı her şeydir.
-coordinates = Önce sütunun harfi, sonra satırın sayısı yazılır: a1, 1. koltuktan bakınca tahtanın sol altındadır.
# turns: the number of turns, in the nominative; anew: the event that resets the count
-draws =
    • Hamle sırası aynı oyuncudayken aynı konum üçüncü kez oluşursa oyun berabere biter.
    • { $turns } boyunca tahtadan hiç taş eksilmezse oyun berabere biter. { $anew }
    • Oyuncular beraberlikte anlaşabilir (**/draw**). Hâlâ oyunda olan herkes kabul etmelidir.
-resigning = Bir oyuncu pes ederse ya da süreli bir oyunda süresi biterse diğer oyuncu kazanır.
# letters: the notation of turns, with the ending -lA; turn: an example; loose: other ways to write the example
-typing = Hamleler { $letters } ve boşluksuz yazılır; böylece bir oyun, boşluklarla ayrılmış hamlelerin listesidir. Yazarken kusursuz olman gerekmez: büyük veya küçük harf, fazladan boşluk, haneler arasında `-`, `x`, `>`, `,`, `:`, `to` ya da hiçbir şey; hepsi olur. { $loose } aynı hamleyi anlatır: { $turn }. Yazdığın iki farklı hamle anlamına gelebiliyorsa hangisini istediğini sorarım.

# The legend: the meaning of the signs that several games have. It is explained here only.
-signs-panel = • *İsimli kutu*: bir oyuncu. Çerçeve ve küçük ok ucu sıranın kimde olduğunu gösterir.
-signs-men = • Kutuda *×16*: kalan taş sayısı.
-signs-turn = • *Halkadan başlayan ok*: son hamle; taşın durduğu yerden şimdiki yerine. İki hane de renklidir.
# man: the kind of man that is captured
-signs-gone = • *Üzerinde çarpı olan soluk { $man }*: son hamlede alındı. Yerinde şimdi başka biri duruyorsa soluk olan arkasından görünür.
-signs-number = • *Daire içinde sayı*: bir seçenek. Resmin altındaki düğmeler veya menü aynı sayıları taşır. Bir dairede iki sayı iki seçenektir.
-signs-chosen = • *Taşın çevresinde çerçeve*: seçtiğin taş. Ardından nereye gideceğini seçersin.
-signs-end = • *Kupa* veya *taç*: kazanan. Kutudaki *yuvarlak içinde sayı*: sıralama. Önündeki *=*: paylaşılan sıra, örneğin beraberlikte (*=1*). *Bayrak*: bu oyuncu pes etti. *Soluk isim*: bu oyuncu kaybetti veya elendi.
-signs-grey = • *Gri taşlar*: pes eden bir oyuncunun taşları. Kutu onları saymayı sürdürür.
-signs-figures = • *Halkasız ok*: olası bir hamle. *Çarpıyla biten ok*: bir kuralın yasakladığı hamle.

# Biloba

rules-biloba-goal =
    2, 3 veya 4 oyuncu içindir; oyuncular saat yönünde sırayla oynar. { -seats }

    Geriye bir tek sen kalana kadar diğer oyuncuların taşlarını al. İki veya daha az taşı kalan ve taş alamayan oyuncu elenir.
    ### Tahta
    Tahta 9 × 9’dur. Her köşeden üç hane kesilmiştir (a1, b1 ve a2; aynı şekilde i1, a9 ve i9 köşelerinde), geriye 69 hane kalır. { -coordinates } Sütunlar a’dan i’ye, satırlar 1’den 9’a gider.
    Merkez, yani e5 özeldir: orada hiçbir taş duramaz.
    ### İki oyuncu
    Her birinin 16 taşı vardır. Güney: e1; d2’den f2’ye; c3’ten g3’e; b4’ten h4’e. Kuzey bunun aynadaki görüntüsüdür: 9, 8, 7 ve 6. satırlar.
    ### Üç veya dört oyuncu
    Her birinin 8 taşı vardır. Güney: c1, d1, f1, g1; d2, e2, f2; e3. Batı, Kuzey ve Doğu aynı şeklin döndürülmüş hâlidir. Üç oyuncuyla doğu tarafı boş kalır.
    Güney 1. koltuktadır. İki oyuncuyla Kuzey 2. koltuktadır. Daha fazla oyuncuyla koltukların sırası Güney, Batı, Kuzey, Doğu’dur.
    .title = Amaç ve diziliş
    .lead = Geriye bir tek sen kalana kadar diğer oyuncuların taşlarını al. Oyuncular saat yönünde sırayla oynar.
rules-biloba-moving =
    Sıran geldiğinde taşlarından biriyle bir adım atarsın; ardından alınan taşlar varsa kaldırılır ve yerleri doldurulur. Adım şunlardan biridir:
    • *Kayma*: 8 yönden birinde, bitişikteki boş bir haneye.
    • *Atlayış*: bitişikteki herhangi bir renkten yalnızca bir taşın üzerinden, hemen arkasındaki boş haneye. Hamle başına tek atlayış yapılır ve kendi tarafına doğru geri atlanmaz: Güney daha alçak, Kuzey daha yüksek bir satıra, Batı daha önceki, Doğu daha sonraki bir sütuna inemez. Yana atlamak serbesttir. Atlayış e5’te bitemez.
    • *Merkezden geçiş*: e5’e kayıp hiç durmadan, geldiğin hane dışında e5’e bitişik herhangi bir boş haneye. Bu bir kaymadır, atlayış değildir. Böyle bir hane bulunmalıdır ve e5’in kendisinde taş alınmaz.

    Bir haneye zaten kayarak veya atlayarak gidilebiliyorsa, oraya merkezden geçmek ayrı bir hamle sayılmaz.
    .title = Hamleler
    .lead = Her hamle bir taşla atılan tek adımdır.
rules-biloba-capturing =
    Bir rakip taş, aynı renkten iki taşın tam arasında kalınca alınır: satırda, sütunda veya çaprazda, üçü de yan yana. Arka arkaya iki veya daha çok taş o çizgide birlikte alınamaz.
    Adımından sonra, tahtanın neresinde olursa olsun, bu şekilde iki taşının arasında kalan *her* rakip taş alınır. Önce alınan taşların hepsi tahtadan kalkar.
    ### Yer doldurma
    Sonra boşalan haneleri doldurursun. Bir hanenin *kıskaç taşları*, üzerindeki taşın alındığı her çizgide onun iki yanında duran taşlarındır: iki tane, birkaç çizgide alındıysa daha fazla.
    • Boşalan her haneye bir kıskaç taşı geçer. Hangisi olduğunu sen seçersin.
    • Bir taş, bir doldurma turunda en fazla bir kez yer değiştirir.
    • Bir hane ancak bütün kıskaç taşları boşalan başka hanelere geçtiyse boş kalır. Sonradan da doldurulmaz.
    • Adımı atan taş da diğerleri gibi bir kıskaç taşıdır.
    .title = Taş alma
    .lead = İki rakibin tam arasında kalan taş alınır ve o rakip taşlardan biri onun yerine geçer.
rules-biloba-rounds =
    Bir taş aynı anda birkaç çizgide alınabilir; o zaman onu kıskaca alan taşlardan herhangi biri yerine geçebilir.
    ### Sonraki turlar
    Doldurulabilecek hane kalmayınca tüm tahtada yeniden alınacak taş aranır. Bulunursa yeni bir tur başlar ve bu turda bir taş yeniden yer değiştirebilir. Alınacak taş kalmayınca hamlen biter.
    .title = Çok taş alan hamleler
    .lead = Tek bir hamle çok taş alabilir: birkaç çizgide, birkaç yerde ve birkaç turda.
rules-biloba-special =
    ### Zorunlu taş alma
    Sıran *başladığında* rakip taşlar iki taşının arasında duruyorsa, hamlen onları almak ve yerlerini doldurmaktan oluşur; sonraki turlar her zamanki gibidir ve adım atmazsın. Taşlar araya girmiş olabilir ya da buna üçüncü bir oyuncunun hamlesi yol açmış olabilir.
    ### Araya girme
    Bir taşını, bir rakibin iki taşının arasına oynayabilirsin. Bu hamle, taşını kıskaçtan kurtaracak şekilde taş alırsa taşın güvendedir. Almazsa, o rakibin sıradaki hamlesinde hâlâ kıskaçtaysa alınır.
    ### İki taş veya daha az
    Sıran başladığında en fazla iki taşın varsa taş almak zorundasın. Zorunlu olarak ya da bir adımla taş alamıyorsan elenirsin: taşların kaldırılır ve sıra bir sonraki oyuncuya geçer.
    ### Taş kalmayınca
    Taşı kalmayan oyuncu hemen elenir.
    ### Hamle kalmayınca
    En az üç taşın var ama hamlen yoksa pas geçersin. Kimse hamle yapamıyorsa oyun berabere biter.
    ### Pes etme
    Üç veya dört kişilik bir oyunda pes eden (ya da süreli bir oyunda süresi biten) oyuncu o anda elenir. Taşları tahtadan kalkar, sıralamadaki yeri ondan iyi olan oyuncuların sayısının 1 fazlasıdır ve hamleden sonra olduğu gibi oyunun bitip bitmediğine bakılır. İki kişilik oyunda diğer oyuncu kazanır.
    .title = Özel durumlar
    .lead = İlk oyunlarda oyuncuları şaşırtan dört şey.
rules-biloba-end =
    Geriye kalan son oyuncu kazanır. İki oyuncu kalır ve ikisinin de en fazla iki taşı olursa oyun hemen berabere biter.
    ### Her hamleden sonra bu sırayla
    1. Taşı kalmayan oyuncular hep birlikte elenir.
    2. Tek oyuncu kaldıysa o kazanmıştır.
    3. İki oyuncu kaldıysa ve ikisinin de en fazla iki taşı varsa, sıradaki oyuncu taş alabilecek olsa bile oyun berabere biter.
    4. Sıradaki oyuncunun durumuna, “Özel durumlar” bölümünde anlatıldığı gibi sırasının başında bakılır. Bu oyuncu elenirse aynı adımlar yeniden izlenir.
    ### Sıralama
    İlk elenen oyuncu sonuncu olur. Birlikte elenenler aynı sırayı paylaşır, beraberlikteki iki oyuncu da öyle. Sıralamadaki yerin, senden iyi olan oyuncuların sayısının 1 fazlasıdır: 1 2 2 veya 1 1 3.
    ### Beraberlik
    { -draws(turns: "Hâlâ oyunda olan her oyuncu için arka arkaya 50 hamle (iki kişiyle 100, üç kişiyle 150, dört kişiyle 200)", anew: "Taş alınması veya bir oyuncunun elenmesi sayımı sıfırlar.") }
    .title = Oyunun sonu
    .lead = Geriye kalan son oyuncu kazanır.
rules-biloba-signs =
    { -signs-panel }
    { -signs-men }
    • Taşların üzerinde *nokta*, *baklava dilimi*, *üçgen* ve *artı*: 1., 2., 3. ve 4. koltuğun taşları.
    { -signs-turn }
    • *Noktadan başlayan ince ok*: yer dolduran bir taş. Birden fazla turdan sonra noktada turun numarası yazar.
    { -signs-gone(man: "taş") }
    • *Taşın üzerinde nişangâh*: taş kıskaçta ve şimdi alınmak zorunda. Bu sayfalarda, oklu hamlenin onu aldığı anlamına da gelebilir.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Yaprak*: hiçbir taşın duramadığı merkez.
    .title = Resimlerdeki işaretler
    .lead = Halkadan çıkan ok son hamledir. Üzerinde çarpı olan soluk taş alınmıştır. Nişangâh, bu taşı şimdi al demektir. Çerçeveli ve ok uçlu kutu sıranın kimde olduğunu gösterir.
rules-biloba-notation =
    • Kayma veya atlayış: `d4-d5`, `d4-f6`.
    • Merkezden geçiş: `e4-e5-f6`. Kısa hâli `e4-f6` da olur; d4-e4 için `d4-e5-e4` de.
    • Her yer doldurma `,from>to` olarak eklenir: `c5-d5,b3>c4,d5>e6`. Turlar sırayla, bir tur içinde doldurulan haneler önce harfe, sonra sayıya göre yazılır.
    • Zorunlu taş almada yalnızca yer doldurmalar olur: `d4>d5,f7>f6`.
    • Hamle yoksa `pass`.

    İki farklı yer doldurma, aynı konuma varsalar bile iki farklı hamledir.
    { -typing(letters: "küçük harflerle", loose: "`D4 to d5` ve `d4d5`", turn: "`d4-d5`") }
    .title = Hamlelerin yazılışı
    .lead = Hamle yazmak zorunda değilsin: tahtanın altındaki düğmeler yeter. Yazmayı seviyorsan **/move** hamleleri yazıyla alır ve sen yazdıkça öneri sunar.
rules-biloba-origin =
    Biloba, Guillaume Demougeot’nun oyunudur (2003). Bu kurallar özgün programın kılavuz sayfasına, tahta ve taşlar sayfasına ve dizilişleri, yer doldurmaları ve ikiye iki beraberliği doğrulayan yardım resimlerine dayanır.

    Bunların bir şey söylemediği veya açık olmadığı yerlerde kararı biz verdik:
    • Her oyun bitsin diye konum tekrarıyla, uzun süre taş kaybı olmayınca ve anlaşarak beraberlik.
    • “Bir taş kaybettikten sonra alabiliyorsa beraberlik” sözü, özgün yardım resminin gösterdiği gibi, ikiye iki anlamına gelir.
    • Kıskaç taşları yetmediğinde hangi hanelerin boş kaldığı.
    • Hamlesi olmayan oyuncunun pas geçmesi.
    • Pes eden oyuncuların taşlarına ne olduğu.
    .title = Kaynak ve bizim kurallarımız
    .lead = Biloba, Guillaume Demougeot’nun oyunudur (2003).

# Bizingo

rules-bizingo-goal =
    2 oyuncu içindir. { -seats }

    İki ordu, iki ayrı renkteki üçgenlerin üzerinde durur. Rakibin iki veya daha az taşı kalana kadar taşlarını kuşat.
    ### Tahta
    Tahta, kenarı 13 olan ve 169 küçük üçgene bölünmüş bir üçgendir; her köşeden kenarı 2 olan bir üçgen (4 hane) kesilince 157 hane kalır. 82’si yukarı bakar ve koyudur, 75’i aşağı bakar ve açıktır.
    ### Hanelerin adları
    Önce sütunun harfi, sonra satırın sayısı yazılır ve açık ordunun tarafından bakınca sol alttan sayılır. Her zamanki dizilişte açık ordu 1. koltuktadır.
    Satırlar tabandan yukarıya 1’den 11’e gider. Sütunlar, üçgenin kesilmeden önceki sol köşesinden başlayarak *yarım hanelik* adımlarla a’dan y’ye gider: bir satırda bitişik hanelerin arası bir harf, aynı renkten hanelerin arası iki harftir.
    Kesilmeden önce r satırı, r numaralı sütundan 26 − r numaralı sütuna uzanıyordu (a, 1’dir). Kesilenler a1, b1, c1, b2, w1, x1, y1, x2 ve 12 ile 13. satırların tamamıdır. Böylece 1. satır d1’den v1’e (19 hane), 2. satır c2’den w2’ye (21), 3. satır c3’ten w3’e (21), 4. satır d4’ten v4’e (19) ve bu şekilde 11. satıra, k11’den o11’e (5) kadar gider.
    Sütun ve satır numaralarının toplamı çiftse hane yukarı, tekse aşağı bakar.
    ### Komşular
    Bir hanenin *yan komşuları* onunla bir kenarı paylaşır: satırında solundaki ve sağındaki haneler, sütununda ise yukarı bakıyorsa altındaki, aşağı bakıyorsa üstündeki hane. Bunlar diğer renktedir. Yalnızca iki yan komşusu olan haneye *kenar hanesi* denir. Diğerlerinin hepsinde üç komşu vardır.
    ### Diziliş
    Her ordunun 16 askeri ve 2 kaptanı vardır.
    • *Açık ordu*, aşağı bakan hanelerde, tabana yakın: 2. satır i k m o q; 3. satır h j l n p r; 4. satır g i k m o q s. Kaptanlar i4 ve q4.
    • *Koyu ordu*, yukarı bakan hanelerde, tepeye yakın: 6. satır h j l n p r; 7. satır i k m o q; 8. satır j l n p; 9. satır k m o. Kaptanlar j6 ve p6. 5. satır boştur.
    Hangi ordunun başlayacağına oyuncular karar verir. **/play** iki diziliş sunar: her zamanki *Önce açık ordu* ve 1. koltuğun koyu orduyu aldığı *Önce koyu ordu*. Hep 1. koltuk başlar.
    .title = Amaç ve diziliş
    .lead = Yalnızca ikisi kalana kadar rakibin taşlarını kuşat. Her ordu kendi rengindeki üçgenlerde kalır.
rules-bizingo-moving =
    Bir taşı bir adım ötedeki boş bir haneye oyna. Adım, aynı renkteki en yakın altı haneden birine atılır: satırında iki harf sola veya sağa ya da üstteki veya alttaki satırda bir harf sola veya sağa.
    Taş hanesinin renginden hiç ayrılmaz: açık açıkta, koyu koyuda kalır.
    .title = Hamleler
    .lead = Her hamle bir taşla atılan tek adımdır.
rules-bizingo-capturing =
    Hamlenden sonra, oynadığın taşla bir kenarı ortak olan her rakip taşa bak. Tahtadaki *bütün* yan komşuları senin taşlarınla doluysa o taş alınır.
    O taş bir kaptansa ya da bir kenar hanesinde duruyorsa, çevresindeki taşlarından en az biri de kaptan olmalıdır.
    Bir hamlenin aldığı bütün taşlar tahtadan birlikte kalkar.
    .title = Taş alma
    .lead = Oynadığın taş, diğer taşlarınla birlikte kuşattığını alır.
rules-bizingo-edge =
    Kenar hanesindeki bir taşın yalnızca iki yan komşusu vardır. İkisi de rakip taşlarla doluysa ve bunlardan en az biri kaptansa taş alınır.
    Aynısı kenar hanesindeki bir kaptan için de geçerlidir: biri kaptan olan iki taş onu alır.
    .title = Kenarda
    .lead = Tahtanın kenarında, biri kaptansa iki taş yeter.
rules-bizingo-special =
    ### Tuzağa girme
    Hamlen taş almıyorsa ve aynı ölçüye göre kendi taşın artık alınmış sayılıyorsa, taşın hemen kaldırılır.
    Önce sen alırsın: taş alan bir taş bu şekilde hiç kaybedilmez.
    .title = Tuzağa girme
    .lead = Bastığın yere dikkat et.
rules-bizingo-end =
    İki veya daha az taşı kalan ordu, sonuncusunu kendi hamlesiyle tuzağa girerek kaybetmiş olsa bile yenilir. Hamlesi kalmayan oyuncu da kaybeder. { -resigning }
    ### Beraberlik
    { -draws(turns: "Arka arkaya 200 hamle", anew: "Taş alınması veya tuzağa girilmesi sayımı sıfırlar.") }
    .title = Oyunun sonu
    .lead = İki veya daha az taşı kalan ordu kaybeder. Hamle yapamayan oyuncu da kaybeder.
rules-bizingo-signs =
    { -signs-panel }
    { -signs-men }
    • *Yuvarlak içinde yıldız*: kaptan. *Nokta*: açık ordunun askeri. *Baklava dilimi*: koyu ordunun askeri.
    { -signs-turn }
    { -signs-gone(man: "taş") } Kendi hamlesiyle kaybedilen taş da aynı şekilde işaretlenir.
    { -signs-number }
    { -signs-chosen }
    { -signs-end }
    { -signs-grey }
    { -signs-figures }
    • *Hanelerde adlar*: tahtanın yalnızca bir bölümü, büyütülmüş olarak gösteriliyor.
    .title = Resimlerdeki işaretler
    .lead = Halkadan çıkan ok son hamledir. Üzerinde çarpı olan soluk taş alınmıştır. Yıldız kaptanı gösterir. Çerçeveli ve ok uçlu kutu sıranın kimde olduğunu gösterir.
rules-bizingo-notation =
    Taşın durduğu haneyi ve gideceği haneyi yaz: `i4-k4`. Alınan taşlar yazılmaz, çünkü hamleden bellidir.
    { -typing(letters: "küçük harflerle", loose: "`I4 to k4` ve `i4k4`", turn: "`i4-k4`") }
    .title = Hamlelerin yazılışı
    .lead = Hamle yazmak zorunda değilsin: tahtanın altındaki düğmeler yeter. Yazmayı seviyorsan **/move** hamleleri yazıyla alır ve sen yazdıkça öneri sunar.
rules-bizingo-origin =
    Bizingo, 1850’lerde Amerika Birleşik Devletleri’nde ortaya çıktı. Bu kurallar bir ansiklopedi maddesine dayanır. Maddedeki sayılar ve diziliş hane hane denetlendi.

    Maddenin bir şey söylemediği yerlerde kararı biz verdik:
    • Her oyun bitsin diye konum tekrarıyla, uzun süre taş kaybı olmayınca ve anlaşarak beraberlik.
    • Damada olduğu gibi, hamlesi kalmayan oyuncunun kaybetmesi.
    • Hangi ordunun başlayacağına oyuncuların karar vermesi. “Önce koyu ordu” dizilişini seçmezsen açık ordu başlar.
    .title = Kaynak ve bizim kurallarımız
    .lead = Bizingo, 1850’lerde Amerika Birleşik Devletleri’nde ortaya çıktı.

# Basileus

rules-basileus-goal =
    2 oyuncu içindir. { -seats } 1. koltuk beyazla oynar.

    Rakibin kralını, *basileusu* al.
    ### Tahta
    Tahtanın a’dan i’ye 9 sütunu ve 1’den 8’e 8 satırı vardır. Damalıdır ve a1 koyudur. { -coordinates }
    ### Taşlar
    Her tarafın 4 piyonu, 4 subayı ve bir basileusu vardır: tam dokuzluk bir satır. Beyaz 1., siyah 8. satırdadır ve ikisi de şu sırayla dizilir: a subay, b piyon, c subay, d piyon, e **basileus**, f piyon, g subay, h piyon, i subay.
    Piyonların bir renkteki karelerde, subayların diğer renktekilerde durur; karşı tarafta bunun tersidir. Çapraz adımlar ve atlayışlar rengi hiç değiştirmez.
    .title = Amaç ve diziliş
    .lead = Rakibin kralını, *basileusu* al.
rules-basileus-moving =
    Bir şey almayan taş, bitişikteki boş bir kareye gider:
    • piyonlar ve subaylar dört yönden herhangi birinde *çapraz*;
    • basileus sekiz yönün hepsinde.
    .title = Hamleler
    .lead = Her hamle bir adımdır; taş alınabiliyorsa almak zorunludur.
rules-basileus-capturing =
    Taş, bitişikteki bir rakip taşın üzerinden hemen arkasındaki boş kareye kısa bir atlayışla alınır. Alınan taş hemen kaldırılır.
    • *Piyon* düz atlar (sola, sağa, öne veya arkaya); piyonların veya basileusun üzerinden atlar, subayların üzerinden atlamaz.
    • *Subay* çapraz atlar; piyonların veya basileusun üzerinden atlar, subayların üzerinden atlamaz.
    • *Basileus* sekiz yönde atlar; piyonların ve subayların üzerinden atlar, diğer basileusun üzerinden atlamaz.
    .title = Taş alma
    .lead = Taş, rakibin üzerinden kısa bir atlayışla alınır. Piyonlar çapraz gider ama düz atlar.
rules-basileus-obligation =
    Taş almak zorunludur, ama hangi taşı alacağını sen seçersin. Taş alan bir taş, aynı hamle içinde atlayabildiği sürece, her atlayıştan sonra kendisine izin verilen herhangi bir yönde atlamayı sürdürür. Yolu sen seçersin: en uzunu olması gerekmez; başladığı karenin üzerinden geçebilir veya orada bitebilir.
    .title = Taş almak zorunlu
    .lead = Alabiliyorsan almak zorundasın. Hangi taşı hangi yoldan alacağın sana kalmış.
rules-basileus-special =
    ### Basileus basileusu alır
    Basileus diğerini, çevresindeki sekiz kareden birinden *onun karesine girerek* alır. Bu kendi başına bir hamledir ve her taş alma gibi zorunludur.
    Hiçbir zaman bir zincirin parçası olmaz: atlayışları diğer basileusun yanında biten basileus orada durur ve diğeri onu alabilir.
    ### Basileus düşünce
    Basileusun alınması, bir zincirin ortasında bile oyunu hemen bitirir.
    .title = Basileusa karşı basileus
    .lead = Basileus diğerini onun karesine girerek alır.
rules-basileus-end =
    Basileusu alan oyuncu kazanır. Hamlesi kalmayan oyuncu kaybeder. { -resigning }
    ### Beraberlik
    { -draws(turns: "Arka arkaya 100 hamle", anew: "Taş alınması sayımı sıfırlar.") }
    .title = Oyunun sonu
    .lead = Basileusu alan oyuncu kazanır. Hamle yapamayan oyuncu kaybeder.
rules-basileus-signs =
    { -signs-panel }
    { -signs-men }
    • *Yuvarlak baş*: piyon. Satrançtaki fil gibi *yarıklı sivri baş*: subay. *Taç*: basileus. Beyazın taşlarının ayağında *nokta*, siyahınkilerde *baklava dilimi* vardır.
    { -signs-turn }
    { -signs-gone(man: "taş") }
    • *Taşın çevresinde çerçeve*: bu taş alabilir ve çerçeveli taşlardan biri almak zorundadır.
    { -signs-number } Seçim yaparken çerçeve, seçtiğin taşın ya da atlamayı sürdüren taşın çevresindedir.
    { -signs-end }
    { -signs-grey }
    { -signs-figures } *Taşın üzerinde nişangâh*: oklu bir hamle onu alır.
    .title = Resimlerdeki işaretler
    .lead = Halkadan çıkan ok son hamledir. Üzerinde çarpı olan soluk taş alınmıştır. Taşın çevresindeki çerçeve şu demektir: alabilir ve çerçeveli taşlardan biri almak zorundadır.
rules-basileus-notation =
    • Adım: `b1-c2`.
    • Taş alırken taşın indiği kareler yazılır: `d4xd6xf6`. Basileusun düştüğü yerde biter.
    • Basileus basileusu alır: `e4xe5`.

    { -typing(letters: "küçük harflerle", loose: "`B1 to c2` ve `b1c2`", turn: "`b1-c2`") }
    .title = Hamlelerin yazılışı
    .lead = Hamle yazmak zorunda değilsin: tahtanın altındaki düğmeler yeter. Yazmayı seviyorsan **/move** hamleleri yazıyla alır ve sen yazdıkça öneri sunar.
rules-basileus-origin =
    Basileus, Marek Łukaszewicz’in oyunudur (2010). Bu kurallar bir oyun veri tabanındaki sayfasına dayanır; o sayfada diziliş yoktur. Bizim subay dediğimize sayfa “pieces” (taşlar) der, çünkü bizim için her piyon da bir taştır.

    Sayfanın bir şey söylemediği yerlerde kararı biz verdik:
    • **Diziliş bizim çıkarımımızdır.** Sayfaya göre piyonlar bir renkte, subaylar diğerindedir; taş almak ise ancak iki tarafın renkleri birbirine zıtsa mümkündür. Sekiz satırlık bir tahtada dokuzluk tek bir satır tam olarak bunu sağlar.
    • Damada olduğu gibi, hamlesi kalmayan oyuncunun kaybetmesi.
    • Her oyun bitsin diye konum tekrarıyla, uzun süre taş kaybı olmayınca ve anlaşarak beraberlik.
    .title = Kaynak ve bizim kurallarımız
    .lead = Basileus, Marek Łukaszewicz’in oyunudur (2010).

# Bilitaire

rules-bilitaire-goal =
    2 oyuncu içindir, iki devre oynanır. { -seats }

    Bir devrede tahtadan bilye toplayan *atlayıcı*, diğerinde onun önünü kesen *kaydırıcı* olursun. Rakibinden daha az bilye bırak.
    ### Tahta
    Çerçevede A1’den D4’e 4 × 4 *yuva* vardır. On iki kare karo, dört köşe dışındaki bütün yuvaları doldurur. Her karoda 2 × 2 *çukur*, 48 çukurun her birinde de bir bilye bulunur.
    Çukurlar a1’den h8’e adlandırılır: A1 yuvasında a1, b1, a2 ve b2, D4 yuvasında g7, h7, g8 ve h8 vardır. { -coordinates } Yuvalar büyük harfle yazılır.
    Yalnızca karo olan yerde çukur vardır. Bilyeler karolarıyla birlikte gider.
    ### İki devre
    İlk devrede 1. koltuk atlayıcı, 2. koltuk kaydırıcıdır. İkincide yer değiştirirler ve tahta yeniden dizilir. Her devrede ilk hamleyi atlayıcı yapar.
    .title = Amaç ve diziliş
    .lead = Bir devrede tahtadan bilye toplayan *atlayıcısın*. Diğerinde onun önünü kesen *kaydırıcısın*. Rakibinden daha az bilye bırak.
rules-bilitaire-jumper =
    ### Devrenin ilk hamlesi
    Tahtadan istediğin bir bilyeyi kaldır.
    ### Sonraki hamleler
    Bir bilyeyle, yatay veya dikey olarak, bitişikteki tek bir bilyenin üzerinden hemen arkasındaki boş çukura atla. Üzerinden atladığın bilye kaldırılır. Üç çukur aynı karoda veya farklı karolarda olabilir.
    Aynı bilye, atlayabildiği sürece her yönde atlamayı sürdürebilir; her atlayıştan sonra durabilirsin. Başladığı çukura geri dönebilir. Çapraz atlanmaz, iki bilyenin üzerinden de atlanmaz.
    Pas geçemezsin.
    .title = Atlayıcı
    .lead = Atlayıcı, bilyeleri üzerlerinden atlayarak toplar.
rules-bilitaire-shifter =
    Şunlardan yalnızca birini yap:
    • Boş, yani üzerinde bilye olmayan bir karoyu *çıkar*.
    • Karo *kaydır*: düz, boş yuvaların üzerinden ve çerçevenin içinde. Tek karo 1, 2 veya 3 yuva; aynı çizgide bitişik iki karo o çizgi boyunca 1 veya 2 yuva; üç karo o çizgi boyunca 1 yuva.

    İkili veya üçlü kaydırmak tek hamledir. Grubun kendi boşalttığı yuvalar boş sayılır. Karoların üzerinden geçtiği veya geldiği her yuva boş olmalıdır.
    Ne kaydırabilen ne de karo çıkarabilen kaydırıcı, talepte bulunmadan pas geçer.
    .title = Kaydırıcı
    .lead = Kaydırıcı, karoları üzerlerindeki bilyelerle kaydırır ya da boş bir karoyu çıkarır.
rules-bilitaire-special =
    Kaydırıcı, kaydırırken veya çıkarırken belirli sayıda, en az iki bilyelik bir atlayış *talep edebilir*. Talep ancak kaydırma veya çıkarmadan sonra böyle bir atlayış mümkünse geçerlidir. Tek bilyelik atlayış talep edilmez.
    Atlayıcı o zaman tam o kadar bilyenin üzerinden atlamak zorundadır, ama hangi atlayış olduğunu kendi seçer. Daha uzun bir zincirin ilk atlayışları da sayılır: bir bilye beş tane alabiliyorsa üçünü alıp durabilir.
    Talep yoksa atlayıcı serbesttir.
    .title = Talepler
    .lead = Kaydırıcı, atlayıcıya kaç bilye alacağını söyleyebilir.
rules-bilitaire-end =
    ### Devrenin sonu
    Kaydırıcıdan sonra sırası gelen atlayıcının atlayışı yoksa devre biter. Tahtada kalan bilyeler kaydırıcıya sayı olarak yazılır.
    İlk devreden sonra tahta yeniden dizilir ve az önce kaydırıcı olan oyuncu, şimdi atlayıcı olarak yeniden oynar. Bu devre değişimi hamle sayılmaz. Kazanılan sayılar korunur.
    ### Oyunun sonu
    İkinci devreden sonra, atlayıcı olarak daha az bilye bırakan oyuncu kazanır. Eşitlik beraberliktir.
    İki oyuncu beraberlikte de anlaşabilir (**/draw**). { -resigning }
    .title = Oyunun sonu
    .lead = Atlayıcı atlayamayınca devre biter. Kalan bilyeler kaydırıcıya sayı olarak yazılır.
rules-bilitaire-signs =
    { -signs-panel }
    • Kutuda *noktanın üzerinden atlayan ok*: bu oyuncu atlayıcıdır. Yanındaki *1/2*: iki devrenin ilki.
    • Kutuda *oklu karo*: bu oyuncu kaydırıcıdır.
    • Kutuda *+12*: bu oyuncunun sayıları.
    • Renkli zemin üzerinde *=3 yazan atlayan ok*: tam üç bilyelik bir atlayış talep edildi.
    • Tahtanın yanında *×26*: tahtada kalan bilye sayısı.
    • *Halkadan başlayan ok*: son hamle. Oradan bir bilye gitti ya da bir karo kaydı. Karolar birlikte kaydıysa ok, boşalan yuvadan dolan yuvaya gider.
    { -signs-gone(man: "bilye") }
    • *Üzerinde çarpı olan yuva çizgisi*: burada boş bir karo çıkarıldı.
    { -signs-number }
    • *Bilyenin çevresinde halka*: onu seçtin ya da atlamayı sürdürebilir.
    { -signs-end }
    { -signs-figures } Birlikte kayan karoların oku ortaktır.
    .title = Resimlerdeki işaretler
    .lead = Halkadan çıkan ok son hamledir. Kutudaki atlayan ok atlayıcıyı, oklu karo kaydırıcıyı gösterir. *=4* tam dört bilyelik bir atlayış talep eder.
rules-bilitaire-notation =
    • İlk bilye: `xd4`.
    • Atlayışlar, inilen çukurlarla: `c3xe3xe5`.
    • Kaydırmalar: `B1-B3`. İki veya üç karo artan sırayla, ardından yeni yuvaları aynı sırayla yazılır: `B1B2-B2B3`, `A2B2C2-B2C2D2`. Kaydırmalar bu yazılışla ayırt edilir.
    • Karo çıkarma: `xB2`.
    • Talep sona eklenir: `B1-B3!3`, `xB2!2`.

    { -typing(letters: "küçük harflerle, yuvalar büyük harfle", loose: "`C3 to e3` ve `c3e3`", turn: "`c3xe3`") }
    .title = Hamlelerin yazılışı
    .lead = Hamle yazmak zorunda değilsin: tahtanın altındaki düğmeler yeter. Yazmayı seviyorsan **/move** hamleleri yazıyla alır ve sen yazdıkça öneri sunar.
rules-bilitaire-origin =
    Bilitaire’i Kris Burm tasarladı (1994). Bu kurallar oyunla ilgili Çekçe bir sayfaya dayanır.

    Sayfanın bir şey söylemediği yerlerde kararı biz verdik:
    • Bir atlayışın başladığı çukura geri dönebilmesi.
    • Oyuncuların beraberlikte anlaşabilmesi.
    .title = Kaynak ve bizim kurallarımız
    .lead = Bilitaire’i Kris Burm tasarladı (1994).
