# Why a text is not a legal move: the reasons that all games share.

refusal-over = Oyun bitti, artık hamle yok.
refusal-unreadable = “{ $part }” kısmını anlayamadım.
refusal-no-such-cell = Bu tahtada { $cell } diye bir hane yok.
refusal-empty = Hamleni yaz. Şöyle başlayabilir: { $next }.
refusal-unfinished = { $sofar } tam bir hamle değil. Şöyle devam edebilir: { $next }.
refusal-ambiguous = Bu birden fazla hamle olabilir. Hangisini istiyorsan onu yaz: { $turns }.
refusal-goes-on = { $turn } hamlesi orada bitiyor. “{ $rest }” kısmını çıkar.

# Advice for this position. It follows the reason of the refusal.
# from: a piece or a tile; next: where it can go
advice-from = { $from } için gidilebilecek yerler: { $next }.
# next: moves or beginnings of moves
advice-captures = Taş alabileceğin hamleler: { $next }.
advice-replacements = Şununla devam et: { $next }.
advice-turns = Oynayabileceğin hamleler: { $next }.
# next: the first tokens of the moves, which are too many to list; example: one of the moves
advice-begins = Hamlen şöyle başlayabilir: { $next } (örneğin { $example }).
