# The greeting in a new sandbox.

greeting =
    ### B-Side’a hoş geldin
    Başka yerde kolay kolay bulamayacağın masa oyunları bende: { $games }.
    { $game } oynamak için **Bilgisayarla oyna** düğmesine, iki kişi arasında bir oyun için ({ $first }, { $second }) **İki tarafı da oyna** düğmesine bas. Bir isme tıklarsan o oyuncunun penceresi bunun yanında açılır. Diğer oyunları **/play** başlatır, gerisini **/help** anlatır.
    -# Gerçek Discord’da oynamak için bana bir token ver: README’deki “On Discord” bölümüne bak.
greeting-rules = Hangi oyunu öğrenmek istersin?

button-greet-computer = Bilgisayarla oyna
button-greet-play = İki tarafı da oyna
button-greet-rules = Nasıl oynanır?
