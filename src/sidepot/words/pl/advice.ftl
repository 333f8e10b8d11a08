advice-free = Czekanie nic nie kosztuje; w puli jest { $pot }.
advice-price = Płacisz { $price } za pulę { $pot }: sprawdzenie wymaga { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }.
advice-equity =
    { $count ->
        [one] Przeciw jednej losowej ręce wygrywasz { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } puli.
        [few] Przeciw { $count } losowym rękom wygrywasz { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } puli.
       *[many] Przeciw { $count } losowym rękom wygrywasz { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } puli.
    }
advice-shark = Według tabel i szans: { $deed }, bo { $why }.
advice-shark-often = Według tabel i szans: { $deed } ({ NUMBER($percent, style: "percent", maximumFractionDigits: 0) } przypadków), bo { $why }.
advice-closed = Nie możesz przebić: { $why }: { $rule }.
advice-show = Pokaż: nikt nie dowie się niczego poza zakończonym rozdaniem.
advice-throw = Odrzuć { $cards }: bez tej karty zostaje najwięcej equity.
advice-stand-pat = Nie wymieniaj: żadna inna możliwa ręka nie stoi lepiej wobec tego, co reprezentują pozostali.
advice-draw =
    { $count ->
        [one] Wymień jedną kartę, odrzuć { $cards } i zostaw { $kept }: to daje najwięcej wobec tego, co reprezentują pozostali.
        [few] Wymień { $count } karty, odrzuć { $cards } i zostaw { $kept }: to daje najwięcej wobec tego, co reprezentują pozostali.
       *[many] Wymień { $count } kart, odrzuć { $cards } i zostaw { $kept }: to daje najwięcej wobec tego, co reprezentują pozostali.
    }
advice-draw-all =
    { $count ->
        [one] Wymień jedną kartę i odrzuć { $cards }: to daje najwięcej wobec tego, co reprezentują pozostali.
        [few] Wymień { $count } karty i odrzuć { $cards }: to daje najwięcej wobec tego, co reprezentują pozostali.
       *[many] Wymień { $count } kart i odrzuć { $cards }: to daje najwięcej wobec tego, co reprezentują pozostali.
    }

advice-deed-fold = spasować
advice-deed-check = czekać
advice-deed-call = sprawdzić
advice-deed-bring-in = zapłacić bring-in
advice-deed-bet = postawić około { $to }
advice-deed-raise = przebić do około { $to }

advice-because-calls = heads-up przy { $depth } dużych ciemnych równowaga sprawdza { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } rąk
advice-because-jams = heads-up przy { $depth } dużych ciemnych równowaga wchodzi all-in z { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } rąk
advice-because-chart = twoja ręka jest wśród najlepszych { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, a stąd gra się { NUMBER($plays, style: "percent", maximumFractionDigits: 0) }
advice-because-worth =
    { $count ->
        [one] wygrywasz { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } wobec tego, co reprezentują zakłady drugiego gracza
        [few] wygrywasz { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } wobec tego, co reprezentują zakłady pozostałych
       *[many] wygrywasz { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } wobec tego, co reprezentują zakłady pozostałych
    }
advice-because-highest = żadna karta nie jest wyższa
advice-because-lowest = żadna karta nie jest niższa
advice-because-middle-calls = środkowa karta sprawdza { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } przypadków, żeby blef nic nie dawał
advice-because-middle-checks = zakład sprawdziłaby tylko wyższa karta
advice-because-bluffs = najniższa karta blefuje { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } przypadków, żeby sprawdzenie nic nie dawało
