menu-men-ball = Hangi bilye?

# Bilitaire: why a move is refused. Advice follows each sentence.

bilitaire-first-turn = Atlayıcının devredeki ilk hamlesi, istediği bir bilyeyi tahtadan kaldırmaktır; başka bir şey değil.
bilitaire-not-first-turn = Yalnızca devrenin ilk hamlesinde atlamadan bilye kaldırılır. Şimdi bir bilye atlamalı.
bilitaire-must-jump = Atlayabiliyorsun, öyleyse atlamalısın. Pas geçemezsin.
bilitaire-jumper-demands = Bilye sayısını yalnızca kaydırıcı talep edebilir. Sen atlayıcısın.
bilitaire-no-hollow = { $cell } noktasında karo yok.
bilitaire-no-ball = { $cell } çukurunda bilye yok.
bilitaire-cannot-jump = { $cell } çukurundaki bilye atlayamaz. Yanında bir bilye, onun hemen arkasında da boş bir çukur olmalı.
bilitaire-no-move = Bu hamle { $cell } çukurundaki bilyeyi yerinden oynatmıyor.
bilitaire-diagonal = Bilye { $from } – { $to } gibi çapraz atlamaz.
bilitaire-not-a-jump = Bilye tek bir bilyenin üzerinden hemen arkasındaki çukura atlar; { $from } çukurundan bakınca bu çukur { $to } değil.
bilitaire-taken = { $cell } çukurunda bilye var. Atlayış boş bir çukurda bitmeli.
bilitaire-nothing-to-jump = Bilyenin { $to } çukuruna inmesi için { $over } çukurundaki bir bilyenin üzerinden atlaması gerekir, ama orada bilye yok.
bilitaire-not-exactly = Tam { $balls } bilyenin üzerinden atlamalısın; { $from } çukurundan bu şekilde olmuyor.
bilitaire-must-shift = Kaydırıcı pas geçemez. Kaydırılabilecek bir karo her zaman vardır.
bilitaire-not-a-place = { $cell } çerçevede bir yuva değil. Kaydırıcı, A1 ile D4 arasındaki yuvalarda duran karoları kaydırır.
bilitaire-no-tile = { $place } yuvasında karo yok.
bilitaire-tile-not-empty = { $place } yuvasındaki karonun üzerinde bilye var. Yalnızca boş bir karoyu çıkarabilirsin.
bilitaire-not-a-slide = Kaydırmayı bir, iki veya üç karo, ardından aynı sayıda yeni yuva olarak yaz.
bilitaire-no-slide = Bu hamle { $place } yuvasındaki karoyu yerinden oynatmıyor.
bilitaire-not-straight = Karo düz kayar; { $from } – { $to } düz değil.
bilitaire-not-a-group = { $tiles } birlikte kaydırılamaz. Birlikte kayan karolar aynı çizgide yan yana durur ve artan sırayla yazılır.
bilitaire-not-along-its-line = { $tiles } birlikte ancak kendi çizgileri boyunca kaydırılabilir.
bilitaire-blocked = { $place } yuvasında karo var. Karolar yalnızca boş yuvaların üzerinden kayar.
bilitaire-demand-alone = Talep, bir kaydırma veya çıkarma ile birlikte gelir ve ondan sonra yazılır.
bilitaire-demand-too-small = En az iki bilye talep etmelisin.
bilitaire-demand-too-great =
    { $most ->
        [0] O hamleden sonra hiç atlayış kalmıyor, bu yüzden { $balls } bilyelik bir atlayış talep edemezsin.
        [one] O hamleden sonra hiçbir atlayış birden fazla bilye alamaz, bu yüzden { $balls } bilye talep edemezsin.
       *[other] O hamleden sonra bir atlayış en fazla { $most } bilye alabilir, bu yüzden { $balls } bilye talep edemezsin.
    }
bilitaire-only-demand = Kaydırma veya çıkarmadan sonra yalnızca bir talep gelebilir.

ending-bilitaire = Sonuç: { $most } – { $least }.
