### Karty i układy

rank-2 = dwójka
    .many = dwójek
    .upto = dwójki
rank-3 = trójka
    .many = trójek
    .upto = trójki
rank-4 = czwórka
    .many = czwórek
    .upto = czwórki
rank-5 = piątka
    .many = piątek
    .upto = piątki
rank-6 = szóstka
    .many = szóstek
    .upto = szóstki
rank-7 = siódemka
    .many = siódemek
    .upto = siódemki
rank-8 = ósemka
    .many = ósemek
    .upto = ósemki
rank-9 = dziewiątka
    .many = dziewiątek
    .upto = dziewiątki
rank-T = dziesiątka
    .many = dziesiątek
    .upto = dziesiątki
rank-J = walet
    .many = waletów
    .upto = waleta
rank-Q = dama
    .many = dam
    .upto = damy
rank-K = król
    .many = króli
    .upto = króla
rank-A = as
    .many = asów
    .upto = asa

suit-c = trefl
suit-d = karo
suit-h = kier
suit-s = pik

card-name = { $rank } { $suit }
card-hidden = zakryta karta
card-unseen = zakryta
card-count =
    { $count ->
        [one] jedna karta
        [few] { $count } karty
       *[many] { $count } kart
    }

category-high-card = wysoka karta
category-pair = para
category-two-pair = dwie pary
category-three-of-a-kind = trójka
category-straight = strit
category-flush = kolor
category-full-house = full
category-four-of-a-kind = kareta
category-straight-flush = poker
category-royal-flush = poker królewski
category-low = low
category-no-low = brak low
category-best-low = najlepszy low
category-worst-low = najgorszy low, który się liczy
category-no-hand = brak układu
category-badugi = badugi
category-one-card = jedna karta
category-two-cards = dwie karty
category-three-cards = trzy karty

hand-high-card = wysoka karta: { $rank }
hand-pair = para { $many }
    .short = para { $many }
hand-two-pair = dwie pary: { $many } i { $second }
    .short = dwie pary
hand-three-of-a-kind = trójka { $many }
hand-straight = strit do { $upto }
    .short = strit
hand-flush = kolor do { $upto }
    .short = kolor
hand-full-house = full: trójka { $many } i para { $second }
    .short = full
hand-four-of-a-kind = kareta { $many }
hand-straight-flush = poker do { $upto }
    .short = poker
hand-royal-flush = poker królewski
    .short = poker królewski
hand-wheel = koło
    .short = koło
hand-low = low: { $ranks }
    .short = low: { $ranks }
hand-badugi = badugi: { $ranks }
    .short = badugi: { $ranks }
hand-short-badugi =
    { $count ->
        [1] jedna karta: { $ranks }
        [2] dwie karty: { $ranks }
       *[other] trzy karty: { $ranks }
    }
    .short = { $ranks }
hand-no-low = brak low
hand-no-hand = brak układu
hand-kickers =
    { $count ->
        [one] { $hand }, kicker: { $kickers }
       *[other] { $hand }, kickery: { $kickers }
    }
hand-and-ranks = { $hand }, { $ranks }
hand-and-low = { $hand }; low: { $low }

street-pre-flop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = trzecia ulica
street-fourth-street = czwarta ulica
street-fifth-street = piąta ulica
street-sixth-street = szósta ulica
street-seventh-street = siódma ulica
street-first-draw = pierwsza wymiana
street-second-draw = druga wymiana
street-third-draw = trzecia wymiana
street-draw = wymiana
street-deal = rozdanie kart
street-board = board
street-again = { $street } na drugim boardzie

pot-only = pula
pot-main = pula główna
pot-side = pula boczna { $number }
