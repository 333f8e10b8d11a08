### Karten und Hände

rank-2 = Zwei
    .many = Zweien
    .upto = Zwei
rank-3 = Drei
    .many = Dreien
    .upto = Drei
rank-4 = Vier
    .many = Vieren
    .upto = Vier
rank-5 = Fünf
    .many = Fünfen
    .upto = Fünf
rank-6 = Sechs
    .many = Sechsen
    .upto = Sechs
rank-7 = Sieben
    .many = Siebenen
    .upto = Sieben
rank-8 = Acht
    .many = Achten
    .upto = Acht
rank-9 = Neun
    .many = Neunen
    .upto = Neun
rank-T = Zehn
    .many = Zehnen
    .upto = Zehn
rank-J = Bube
    .many = Buben
    .upto = Bube
rank-Q = Dame
    .many = Damen
    .upto = Dame
rank-K = König
    .many = Könige
    .upto = König
rank-A = Ass
    .many = Asse
    .upto = Ass

suit-c = Kreuz
suit-d = Karo
suit-h = Herz
suit-s = Pik

card-name = { $suit } { $rank }
card-hidden = eine verdeckte Karte
card-unseen = verdeckt
card-count =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

category-high-card = hohe Karte
category-pair = ein Paar
category-two-pair = zwei Paare
category-three-of-a-kind = Drilling
category-straight = Straight
category-flush = Flush
category-full-house = Full House
category-four-of-a-kind = Vierling
category-straight-flush = Straight Flush
category-royal-flush = Royal Flush
category-low = Low
category-no-low = kein Low
category-best-low = bestes Low
category-worst-low = schlechtestes Low, das zählt
category-no-hand = kein Blatt
category-badugi = Badugi
category-one-card = eine Karte
category-two-cards = zwei Karten
category-three-cards = drei Karten

hand-high-card = hohe Karte { $rank }
hand-pair = ein Paar { $many }
    .short = Paar { $many }
hand-two-pair = zwei Paare, { $many } und { $second }
    .short = zwei Paare
hand-three-of-a-kind = Drilling { $many }
hand-straight = Straight bis { $upto }
    .short = Straight
hand-flush = Flush, { $upto } hoch
    .short = Flush
hand-full-house = Full House, { $many } über { $second }
    .short = Full House
hand-four-of-a-kind = Vierling { $many }
hand-straight-flush = Straight Flush bis { $upto }
    .short = Straight Flush
hand-royal-flush = Royal Flush
    .short = Royal Flush
hand-wheel = Wheel
    .short = Wheel
hand-low = { $ranks } Low
    .short = { $ranks } Low
hand-badugi = { $ranks } Badugi
    .short = { $ranks } Badugi
hand-short-badugi =
    { $count ->
        [1] eine Karte: { $ranks }
        [2] zwei Karten: { $ranks }
       *[other] drei Karten: { $ranks }
    }
    .short = { $ranks }
hand-no-low = kein Low
hand-no-hand = kein Blatt
hand-kickers =
    { $count ->
        [one] { $hand }, Kicker { $kickers }
       *[other] { $hand }, Kicker { $kickers }
    }
hand-and-ranks = { $hand }, { $ranks }
hand-and-low = { $hand }; Low: { $low }

street-pre-flop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-third-street = Third Street
street-fourth-street = Fourth Street
street-fifth-street = Fifth Street
street-sixth-street = Sixth Street
street-seventh-street = Seventh Street
street-first-draw = erster Tausch
street-second-draw = zweiter Tausch
street-third-draw = dritter Tausch
street-draw = Tausch
street-deal = Geben
street-board = Board

street-again = { $street } auf dem zweiten Board

pot-only = den Pot
pot-main = den Hauptpot
pot-side = Side Pot { $number }
