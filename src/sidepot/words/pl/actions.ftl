### Co gracz może zrobić

action-fold = spasować
action-check = czekać
action-call = sprawdzić { $amount }
action-check-to = czekać { $amount }
action-bet = postawić { $to }
action-raise = podbić do { $to }
action-complete = dopełnić do { $to }
action-cap = podbić do limitu { $to }
action-bring-in = wpłacić bring-in { $amount }
action-all-in = all-in { $amount }
action-show = pokazać
action-muck = nie pokazywać
action-stand-pat = nie wymieniać
action-draw =
    { $count ->
        [one] wymienić jedną kartę
        [few] wymienić { $count } karty
       *[many] wymienić { $count } kart
    }
action-draw-up-to =
    { $count ->
        [one] wymienić najwyżej { $count } kartę
        [few] wymienić najwyżej { $count } karty
       *[many] wymienić najwyżej { $count } kart
    }
action-throw = odrzucić { $cards }
action-throw-onto-board = odrzucić { $cards } na board

verb-fold = Pas
verb-check = Czekaj
verb-call = Sprawdź
verb-bet = Postaw
verb-raise = Podbij do
verb-complete = Dopełnij do
verb-cap = Limit
verb-bring-in = Bring-in
verb-all-in = All-in
verb-show = Pokaż
verb-muck = Nie pokazuj
verb-draw = Wymień
verb-stand-pat = Bez wymiany

preset-min = min
preset-max = maks.
preset-all-in = all-in
preset-pot = pula
preset-half-pot = ½ puli
preset-two-thirds-pot = ⅔ puli
preset-two-and-a-half-bb = 2½ BB
preset-three-bb = 3 BB

plan-none = decyzja później
plan-check-fold = czekać lub spasować
plan-check = czekać
plan-call = sprawdzić { $amount }
plan-call-any = sprawdzić wszystko

did-fold = pasuje
did-check = czeka
did-call = sprawdza
did-bet = stawia
did-raise = podbija
did-complete = dopełnia
did-cap = podbija do limitu
did-bring-in = wpłaca bring-in
did-all-in = all-in
did-post = wpłaca wejście
did-straddle = straddle
did-small-blind = mała ciemna
did-big-blind = duża ciemna
did-ante = ante
did-show = pokazuje
did-muck = nie pokazuje
did-discard = odrzuca kartę
did-draw = wymienia
did-pat = nie wymienia
