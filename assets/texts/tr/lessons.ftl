# First lessons: the task, a title (at most 60 characters), and the answers to right and wrong moves.

lesson-biloba-step =
    Sen Güney’sin. Taş, sekiz yönden birinde yanındaki boş bir haneye kayar. d3’teki taşı Kuzey’e doğru oyna.
    .title = Taşlar nasıl oynar?
    .right = Düz veya çapraz, her seferinde bir hane. Taş yana ve geriye de kayabilir.
    .wrong = Bu, d3’teki taşın Kuzey’e doğru bir adımı değildi. Önündeki haneler c4, d4 ve e4.
lesson-biloba-capture =
    Sen Güney’sin. c4’teki taş, senin b4’teki taşının yanında. Onu al: öbür yanına ikinci bir taş getir ya da c4’ten geçen başka bir çizgi bul.
    .title = Taş alma
    .right = İki taşının tam arasında kalan taş alınır: satırda, sütunda veya çaprazda. Sonra iki kıskaç taşından biri onun hanesine geçer.
    .wrong = c4’teki taş henüz iki taşının arasında değil. d4’e gelen bir taş onu b4 ile d4 arasına, b5’e gelen bir taş b5 ile d3 arasına sıkıştırır.
lesson-biloba-jump =
    Taş, yanındaki tek bir taşın üzerinden hemen arkasındaki boş haneye de atlayabilir. Atlayarak bir taş al.
    .title = Atlayışlar
    .right = Atlayış c6’da bitti ve bir rakip taşı iki taşının tam arasında bıraktı. Üzerinden atladığın taş yerinde kalır: atlamak tek başına taş almaz.
    .wrong = c6’da bir taşa ihtiyacın var. Oraya c4’ten c5’in, a6’dan b6’nın üzerinden atlanabilir. Taşlar öne veya yana atlar, kendi tarafına doğru geri atlamaz.
lesson-biloba-two =
    Bir taş almak başka bir taş almaya yol açabilir. Tek hamlede iki taş al.
    .title = İki tur
    .right = Bir taş c4’e geçince c5’teki taş c4 ile c6 arasında kaldı. İkinci turda o da alındı.
    .wrong = Yalnızca iki taşının arasında kalan taş alınır. d4’teki taşın b4 ile birlikte c4’ü kıskaca alır; c4’e geçen taş da c6 ile birlikte c5’i.
lesson-biloba-escape =
    c4 hanesi iki rakip taşın, b4 ile d4’ün arasında. Yine de oraya gir ve güvende kal.
    .title = Arada ama güvende
    .right = Adımın a4 ile c4 arasındaki b4’ü aldı. Taşın artık kıskaçta değil ve kalıyor.
    .wrong = Araya istediğin zaman girebilirsin, ama bu ancak o adım ikisinden birini alırsa güvenlidir. c3’teki taş c4’e gidebilir.
lesson-biloba-forced =
    Kuzey b4 ile d4’ün arasına girdi ve hâlâ orada; bu yüzden c4’ü almak zorundasın ve bütün hamlen bu. Yerine geçecek taşı öyle seç ki Kuzey karşılık olarak taş alamasın.
    .title = Zorunlu taş alma
    .right = Taşların şimdi yan yana. Kuzey hiçbirini tek adımda kıskaca alamaz.
    .wrong = b4’teki taşının yanında, b5’te bir rakip var. Kuzey a3’ten b3’e gelir ve onu ikisinin arasında alır.
lesson-biloba-centre =
    e5’te hiçbir taş duramaz, ama bir taş üzerinden kayabilir. d3’teki taşı bu yolla al.
    .title = Merkezden geçiş
    .right = Taşın tek adımda e6’dan e5 üzerinden e4’e gitti ve d3’teki taş e4 ile c2 arasında alındı.
    .wrong = c2’deki taşına aynı çaprazda, e4’te bir eş gerekiyor. e6’daki taş oraya merkezden geçerek gidebilir.
lesson-biloba-win =
    Kuzey’in üç taşı kaldı. İki taşı kalırsa hemen taş almak zorunda, yoksa elenir. Oyunu kazan.
    .title = Oyunu kazanma
    .right = Kuzey’in iki taşı var ve taş alamıyor. Kuzey elendi, geriye bir tek sen kaldın.
    .wrong = Kuzey’in hâlâ üç taşı var. c4’ü al: d4’e veya b5’e gelen bir taş onu iki taşının arasına sıkıştırır.

lesson-bizingo-captain =
    Açık ordu senin. Taşlarından ikisi kaptan; yıldızla işaretliler. Onlardan birini oyna.
    .title = Kaptanlar ve adımlar
    .right = Kaptanlar tıpkı askerler gibi yürür: kendi renklerindeki en yakın altı haneden birine. Bir kaptanı veya kenardaki bir taşı almak için onlardan birine ihtiyacın var.
    .wrong = O bir askerdi. Kaptanların i4’te ve q4’te.
lesson-bizingo-capture =
    l6’daki koyu askerin üç yan komşusu var: k6, m6 ve l5. İkisi senin elinde. Onu al.
    .title = Taş alma
    .right = l6’nın üç komşusu da senindi, bu yüzden alındı.
    .wrong = l6’nın bir komşusu hâlâ boş: altındaki l5. m4’teki asker oraya gidebilir.
lesson-bizingo-star =
    Şimdi l6’da koyu bir kaptan var. Taşlarından ikisi çemberi kapatabilir. Doğru olanla onu al.
    .title = Kaptan alma
    .right = Bir kaptanı almak için çevresindeki taşlardan biri de kaptan olmalı. m4’ten gelen öyle.
    .wrong = Üç asker bir kaptanı alamaz. m4’teki kaptanını l5’e getir.
lesson-bizingo-edge =
    m1’deki koyu asker kenarda. Yalnızca iki komşusu var ve biri senin elinde. Onu al.
    .title = Kenarda
    .right = Biri kaptansa iki taş kenardaki bir taşı alır. Senin kaptanın n1’e geldi.
    .wrong = m1’in ikinci komşusu n1; kenarda bir kaptanın yardımı gerekir. Seninki o2’de.
lesson-bizingo-first =
    l5 hanesi koyu taşlarla kuşatılmış: yanlarında k5 ve m5, üstünde l6. Taşını kaybetmeden oraya gir.
    .title = Önce sen alırsın
    .right = Önce sen alırsın. l6 gidince l5 artık kuşatılmış değildi.
    .wrong = Hiçbir şey almadan içeri giren taş kaybedilir. Ama l5’e giren taşın l6’yı alır ve kalır. m4’teki taş oraya gidebilir.

lesson-basileus-pawn =
    Sen beyazsın. Piyonlar ve subaylar taş almadıklarında çapraz gider. Soldan başlayarak: subay, piyon, subay, piyon, basileus, piyon, subay, piyon, subay. Bir piyon oyna.
    .title = Adımlar
    .right = Piyon çapraz olarak bir kare gider, bu yüzden hep aynı renkteki karelerde kalır.
    .wrong = O bir subay ya da basileustu. Piyonların b1, d1, f1 ve h1 karelerinde.
lesson-basileus-chain =
    Taş almak zorundasın; almaya başlayan taş, atlayabildiği sürece atlamayı sürdürür. Yolu sen seçersin. Tek hamlede üç taş al.
    .title = Zincir
    .right = Tek hamlede üç atlayış: e3’ün, d4’ün ve c5’in üzerinden. Öbür yolu da seçebilirdin.
    .wrong = En uzun yolu seçmek zorunda değilsin. Ama d4’ün üzerinden giden yol c5’in üzerinden devam eder ve üç taş alır.
lesson-basileus-piece =
    Piyonlar ve subaylar subayların üzerinden atlamaz, ama basileusun atlar. Siyah subayı al.
    .title = Basileus subayları alır
    .right = Basileus sekiz yönde, piyonların ve subayların üzerinden atlar.
    .wrong = Bu hamle bir piyon aldı. Subay f3’te, basileusunun çapraz altında.
lesson-basileus-kings =
    Siyah basileus seninkinin hemen yanında. Kazan.
    .title = Basileus basileusu alır
    .right = Basileus, diğer basileusu onun karesine girerek alır ve oyun biter.
    .wrong = Bu hamle de taş alıyor, ama yalnızca bir piyon; siyah basileus kaçıyor. Bunun yerine e5’e gir.
lesson-basileus-win =
    Piyon düz atlar: sola, sağa, öne veya arkaya. e4’teki piyonla kazan.
    .title = Oyunu kazanma
    .right = Basileusu alarak kazanırsın. Piyonlar ve subaylar onu üzerinden atlayarak alır.
    .wrong = Bu hamle bir piyon aldı, oysa e5’teki basileusu alabilirdin. Öne atla.

lesson-bilitaire-jump =
    Sen atlayıcısın. Bilye, yanındaki tek bir bilyenin üzerinden hemen arkasındaki boş çukura atlar. c3’teki bilyeyle atla.
    .title = Atlayış
    .right = c3 d3’ün üzerinden atladı ve o bilye tahtadan kalktı. Başka bir karoya inmesi önemli değil.
    .wrong = O, f6’daki bilyeydi. c3’teki sağa atlayabilir.
lesson-bilitaire-chain =
    Atlayış kaldığı sürece aynı bilye atlamayı sürdürebilir. Tek hamlede üç bilye al.
    .title = Çoklu atlayış
    .right = Tek bilyeyle üç atlayış ve üç bilye gitti. Her birinden sonra durabilirdin.
    .wrong = Erken durabilirsin, ama o zaman tahtada daha çok bilye kalır ve bunlar senin aleyhine sayılır. c3’ten sonra e4 ve d5 üzerinden devam et.
lesson-bilitaire-slide =
    Şimdi kaydırıcı sensin. Atlayıcı c3’ten d3’ün üzerinden e3’e atlayabilir. Ona atlayış bırakma: o zaman devre hemen biter ve kalan bilyeler sana sayı olarak yazılır.
    .title = Kaydırma
    .right = Artık iki bilyenin de arkasında boş çukur yok. Atlayış kalmayınca atlayıcının devresi biter. İki bilye sana sayı olarak yazılır ve tahta ikinci devre için yeniden dizilir.
    .wrong = İki karo hâlâ yan yana, yani atlayış duruyor. Birini diğerinden uzaklaştır ya da boş karoyu çıkar.
lesson-bilitaire-remove =
    Kaydırıcı, kaydırmak yerine üzerinde bilye olmayan bir karoyu çıkarabilir. Bir tane çıkar.
    .title = Karo çıkarma
    .right = B2’de bilye yoktu, bu yüzden çıkarılabildi. Artık orada kimse atlayamaz.
    .wrong = Bu bir kaydırmaydı. Kaydırabilir veya çıkarabilirsin, ama ikisini birden yapamazsın. Boş karo B2’de.
lesson-bilitaire-demand =
    Bir karo kaydırdığında belirli sayıda bilyelik bir atlayış talep edebilirsin. Atlayıcı c3 ile üç bilye alabilir. D1 karosunu kaydır ve tam iki bilye talep et ki tahtada bir bilye daha kalsın.
    .title = Talep
    .right = Şimdi atlayıcı tam iki bilye almak zorunda.
    .wrong = Bu olmadı. D1’i, sonra gideceği yeri, sonra 2 bilyelik talebi seç.

# The frame of every lesson.
lesson-heading = **{ $game }, ders { $number } / { $lessons }: { $title }**
# turn: the effects of the move
lesson-right = ✅ **Doğru!** { $turn }.
lesson-wrong = ↩️ **Kurallara uygun, ama aradığımız bu değil.** { $turn }.
lesson-last = Bu son dersti. Oynamaya hazır mısın? **Şimdi oyna** düğmesine bas veya **/play** ile bir oyun başlat.
