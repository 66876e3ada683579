# Why a text is not the record of a game.

record-error = Satır { $line }: { $reason }
record-error-turn = Satır { $line }, hamle { $turn }: { $reason }
record-not-a-tag = İlk boş satırdan önceki her satır bir etiket olmalı: [Name "value"].
record-tag-twice = { $name } etiketi iki kez geçiyor.
record-no-game = [Game "…"] etiketi eksik.
record-seats = “{ $text }” geçerli bir koltuk sayısı değil.
record-rules = “{ $text }” bilinen bir kural sürümü değil.
record-number = “{ $text }” sıradaki hamlenin numarası değil.
record-resign = “{ $text }” hâlâ oyunda olan bir koltuğu göstermiyor.
record-over = Oyun bu noktada zaten bitmiş.
record-result = Sonuç { $actual }; kayıtta { $written } yazıyor.
record-unfinished = Bu hamlelerden sonra oyun bitmemiş, ama sonuç olarak { $written } yazılmış.

# All records of a player.

records-none = Henüz bir oyun bitirmedin. Başlamak için: /play
records-all = { $games ->
    [one] Bitirdiğin oyunun kaydı.
   *[other] Bitirdiğin { $games } oyunun kayıtları.
}
records-newest = En yeni { $games } oyununun kayıtları. Daha eskileri sığmıyor.

# The game of a record that somebody opens.

record-heading = **{ $game }** · oyun kaydı{ $turn ->
    [0] {""}
   *[other] {" "}· hamle { $turn }
}
record-not-over = O oyun henüz bitmedi. Yalnızca bitmiş oyunlar içe aktarılabilir.
record-too-large = Bu dosya bir oyun kaydı için fazla büyük. Sınır: { $most } KB.
record-not-text = Bu bir metin dosyası değil. **/record** komutunun verdiği dosyayı gönder.
# Before the reason why a record cannot be opened.
record-not-imported = Hiçbir şey içe aktarılmadı. { $reason }
say-which-game = Bir oyunu masa numarasıyla seç ya da oyun kaydı içeren bir dosya ver.
