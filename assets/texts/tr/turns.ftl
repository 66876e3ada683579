# The effects of turns, and positions, in words.

turn-told = { $name }: { $what }
# One of several replies of computers. The board shows the number as well.
turn-numbered = ({ $number }) { $turn }
turn-moved = { $way }
turn-took = { $cells } alınıyor
turn-took-from = { $cells } alınıyor ({ $name })
turn-lost = tuzağa girip { $cell } taşını kaybediyor
turn-replaced = { $from } taşı { $to } hanesine geçiyor
turn-slid = { $from } kayıyor → { $to }
turn-tile-removed = { $place } karosunu çıkarıyor
turn-demanded = tam { $balls } bilyelik bir atlayış talep ediyor
turn-round-over = devre bitti, { $name }: { $left ->
    [one] bir bilye
   *[other] { $left } bilye
} kaldı
turn-passed = pas geçiyor
turn-out = { $name } eleniyor ({ $place ->
    [2] ikinci
    [3] üçüncü
   *[other] { $place }. sıra
})

alt-turn = { $game }, sıra: { $name }.
alt-turn-own = { $game }, sıra sende.
alt-over = { $game }, oyun bitti.
alt-closed = { $game }, oyun sonuçsuz kapatıldı.
alt-places = Sıralama: { $places }.
# In the place of the name of the only reader, such as “1. you”.
alt-places-own = sen
alt-points = Sayılar: { $points }.
# Why a game ended and what it did to ratings, as on its last board.
alt-notes = { $notes }.
alt-last = { $count ->
    [one] Son hamle
   *[other] Son hamleler
}: { $turn }.
# The turn that a preview shows.
alt-preview = Önizleme, henüz oynanmadı: { $turn }.
alt-demand = Atlayıcı tam { $balls } bilyenin üzerinden atlamalı.
alt-doomed = Birazdan alınacak: { $cells }.
alt-must = { $count ->
    [one] { $cells } karesindeki taş almak zorunda.
   *[other] Bunlardan biri almak zorunda: { $cells }.
}
alt-seat = { $name }: { $men }.
# A rating after a game, in the alt text of its last board.
alt-rating-provisional = { $rating } (geçici)
alt-nobody = Koltuk { $seat }
men-king = basileus { $cells }
men-captain = { $count ->
    [one] kaptan
   *[other] kaptanlar
} { $cells }
men-piece = { $count ->
    [one] subay
   *[other] subaylar
} { $cells }
men-soldier = { $count ->
    [one] asker
   *[other] askerler
} { $cells }
men-pawn = { $count ->
    [one] piyon
   *[other] piyonlar
} { $cells }
# The pawns of Biloba, whose word in other languages may not be that of chess.
men-stone = { $count ->
    [one] taş
   *[other] taşlar
} { $cells }
men-ball = Tahtada { $count ->
    [one] bir bilye
   *[other] { $count } bilye
} var: { $cells }.
alt-tiles = Karoların bulunduğu yuvalar: { $tiles }.

game-biloba = Biloba
game-bizingo = Bizingo
game-basileus = Basileus
game-bilitaire = Bilitaire
