### Cartes et mains

rank-2 = deux
    .many = de deux
    .upto = deux
rank-3 = trois
    .many = de trois
    .upto = trois
rank-4 = quatre
    .many = de quatre
    .upto = quatre
rank-5 = cinq
    .many = de cinq
    .upto = cinq
rank-6 = six
    .many = de six
    .upto = six
rank-7 = sept
    .many = de sept
    .upto = sept
rank-8 = huit
    .many = de huit
    .upto = huit
rank-9 = neuf
    .many = de neuf
    .upto = neuf
rank-T = dix
    .many = de dix
    .upto = dix
rank-J = valet
    .many = de valets
    .upto = valet
rank-Q = dame
    .many = de dames
    .upto = dame
rank-K = roi
    .many = de rois
    .upto = roi
rank-A = as
    .many = d’as
    .upto = as

suit-c = trèfle
suit-d = carreau
suit-h = cœur
suit-s = pique

card-name = { $rank } de { $suit }
card-hidden = une carte cachée
card-unseen = cachée
card-count =
    { $count ->
        [0] aucune carte
        [one] une carte
       *[other] { $count } cartes
    }

category-high-card = carte haute
category-pair = paire
category-two-pair = deux paires
category-three-of-a-kind = brelan
category-straight = quinte
category-flush = couleur
category-full-house = full
category-four-of-a-kind = carré
category-straight-flush = quinte flush
category-royal-flush = quinte flush royale
category-low = low
category-no-low = pas de low
category-best-low = meilleur low
category-worst-low = dernier low qui compte
category-no-hand = pas de main
category-badugi = badugi
category-one-card = une carte
category-two-cards = deux cartes
category-three-cards = trois cartes

hand-high-card = hauteur { $rank }
hand-pair = paire { $many }
    .short = paire { $many }
hand-two-pair = deux paires { $many } et { $second }
    .short = deux paires
hand-three-of-a-kind = brelan { $many }
hand-straight = quinte hauteur { $upto }
    .short = quinte
hand-flush = couleur hauteur { $upto }
    .short = couleur
hand-full-house = full { $many } et { $second }
    .short = full
hand-four-of-a-kind = carré { $many }
hand-straight-flush = quinte flush hauteur { $upto }
    .short = quinte flush
hand-royal-flush = quinte flush royale
    .short = quinte royale
hand-wheel = roue
    .short = roue
hand-low = low { $ranks }
    .short = low { $ranks }
hand-badugi = badugi { $ranks }
    .short = badugi { $ranks }
hand-short-badugi =
    { $count ->
        [1] une carte : { $ranks }
        [2] deux cartes : { $ranks }
       *[other] trois cartes : { $ranks }
    }
    .short = { $ranks }
hand-no-low = pas de low
hand-no-hand = pas de main
hand-kickers =
    { $count ->
        [one] { $hand }, kicker { $kickers }
       *[other] { $hand }, kickers { $kickers }
    }
hand-and-ranks = { $hand }, { $ranks }
hand-and-low = { $hand } ; low : { $low }

street-pre-flop = préflop
street-flop = flop
street-turn = turn
street-river = river
street-third-street = troisième rue
street-fourth-street = quatrième rue
street-fifth-street = cinquième rue
street-sixth-street = sixième rue
street-seventh-street = septième rue
street-first-draw = premier tirage
street-second-draw = deuxième tirage
street-third-draw = troisième tirage
street-draw = tirage
street-deal = donne
street-board = board

street-again = { $street } sur le second board

pot-only = le pot
pot-main = le pot principal
pot-side = le pot secondaire { $number }
