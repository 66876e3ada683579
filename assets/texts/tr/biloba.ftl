menu-men-stone = Hangi taşı oynamak istersin?

# Biloba: why a move is refused. Advice follows each sentence.

# captured: where enemies stand between two pawns of one’s own
biloba-forced-capture = Almak zorundasın: { $captured }. Hamlen yalnızca bu taş alma ve yer doldurmadan oluşur.
biloba-must-capture = Taşların iki veya daha azsa taş almak zorundasın, bu hamle ise taş almıyor.
biloba-cannot-pass = Oynayabileceğin bir hamle var, bu yüzden pas geçemezsin.
biloba-foreign = Biloba hamlesinde önce taşın bulunduğu haneyi, sonra gideceği haneyi yaz.
biloba-empty = { $cell } hanesinde taş yok.
biloba-not-yours = { $cell } hanesindeki taş senin değil.
biloba-stuck = { $cell } hanesindeki taşın yolu kapalı. Ne kayabilir ne de atlayabilir.
biloba-no-move = Taş { $cell } hanesinden ayrılmalı.
biloba-centre = e5’te hiçbir taş duramaz. Oradan yalnızca geçilir.
biloba-occupied = { $cell } hanesinde zaten bir taş var.
# to: where the jump would end; over: the empty cell between
biloba-nothing-to-jump = Taş, yanındaki bir taşın üzerinden atlar. { $over } boş olduğu için { $to } hanesine inemez.
biloba-backwards = Taş, { $from } – { $to } gibi tahtanın kendi tarafına doğru geri atlamaz.
biloba-not-through-centre = Merkezden geçen taş, e5’in yanındaki bir haneden başka birine kayar. { $from } hanesinden { $to } hanesine bu yolla gidemez.
biloba-out-of-reach = Taş yanındaki bir haneye kayar veya bir taşın üzerinden atlar. { $from } hanesinden { $to } hanesine ulaşamaz.
# vacancies: the cells that are to be filled
biloba-not-vacant = Bu turda { $to } hanesinde taş alınmadı. Doldurulacak haneler: { $vacancies }.
# flankers: the pawns that may fill it
biloba-not-flanker = { $from } hanesindeki taş { $to } hanesinin kıskaç taşı değildi. O haneyi şuralardan doldurabilirsin: { $flankers }.
biloba-moved-already = { $cell } hanesindeki taş bu turda zaten yer değiştirdi. Bir taş her turda yalnızca bir kez yer doldurur.
biloba-unfilled = Sıradaki hane { $to } değil. Haneler harf, sonra sayı sırasına göre doldurulur ve doldurulabilen hiçbir hane boş kalmaz.

ending-biloba = Diğer oyuncuların hepsi elendi.
ending-biloba-two = Diğer oyuncu elendi.
ending-biloba-few = İki tarafın da en fazla iki taşı kaldı.
ending-biloba-stuck = Kimse hamle yapamıyor.
