advice-free = Ein Check kostet nichts; im Pot liegen { $pot }.
advice-price = Du zahlst { $price } für einen Pot von { $pot }: ein Call braucht { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }.
advice-equity =
    { $count ->
        [one] Gegen ein zufälliges Blatt gewinnst du { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } des Pots.
       *[other] Gegen { $count } zufällige Blätter gewinnst du { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } des Pots.
    }
advice-shark = Nach Tabellen und Odds: { $deed }, denn { $why }.
advice-shark-often = Nach Tabellen und Odds: { $deed } (in { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } der Fälle), denn { $why }.
advice-closed = Erhöhen geht nicht: { $why }: { $rule }.
advice-show = Zeigen: niemand erfährt mehr als die Hand, die vorbei ist.
advice-throw = { $cards } abwerfen: der Verlust dieser Karte lässt die meiste Equity übrig.
advice-stand-pat = Nicht tauschen: kein anderes Blatt, das noch werden kann, steht besser gegen das, was die anderen darstellen.
advice-draw =
    { $count ->
        [one] Eine Karte tauschen, { $cards } abwerfen, { $kept } behalten: so bleibt am meisten gegen das, was die anderen darstellen.
       *[other] { $count } Karten tauschen, { $cards } abwerfen, { $kept } behalten: so bleibt am meisten gegen das, was die anderen darstellen.
    }
advice-draw-all =
    { $count ->
        [one] Eine Karte tauschen, { $cards } abwerfen: so bleibt am meisten gegen das, was die anderen darstellen.
       *[other] { $count } Karten tauschen, { $cards } abwerfen: so bleibt am meisten gegen das, was die anderen darstellen.
    }

advice-deed-fold = folden
advice-deed-check = checken
advice-deed-call = callen
advice-deed-bring-in = Bring-in zahlen
advice-deed-bet = etwa { $to } setzen
advice-deed-raise = auf etwa { $to } erhöhen

advice-because-calls = heads-up mit { $depth } Big Blinds callt das Gleichgewicht mit { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } aller Blätter
advice-because-jams = heads-up mit { $depth } Big Blinds geht das Gleichgewicht mit { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } aller Blätter all-in
advice-because-chart = dein Blatt gehört zu den besten { NUMBER($best, style: "percent", maximumFractionDigits: 0) }, und von hier werden { NUMBER($plays, style: "percent", maximumFractionDigits: 0) } gespielt
advice-because-worth =
    { $count ->
        [one] gegen das, was der andere mit seinen Einsätzen darstellt, gewinnst du { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }
       *[other] gegen das, was die anderen mit ihren Einsätzen darstellen, gewinnst du { NUMBER($percent, style: "percent", maximumFractionDigits: 0) }
    }
advice-because-highest = keine Karte ist höher
advice-because-lowest = keine Karte ist niedriger
advice-because-middle-calls = die mittlere Karte callt in { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } der Fälle, damit ein Bluff nichts bringt
advice-because-middle-checks = nur eine höhere Karte würde eine Bet callen
advice-because-bluffs = die niedrigste Karte blufft in { NUMBER($percent, style: "percent", maximumFractionDigits: 0) } der Fälle, damit ein Call nichts bringt
