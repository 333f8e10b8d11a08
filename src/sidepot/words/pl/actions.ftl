### Co gracz może zrobić

action-fold = pas
action-check = czekam
action-call = sprawdzam { $amount }
action-check-to = czekam { $amount }
action-bet = stawiam { $to }
action-raise = podbicie do { $to }
action-complete = dopełnienie do { $to }
action-cap = podbicie do limitu { $to }
action-bring-in = bring-in { $amount }
action-all-in = all-in { $amount }
action-show = pokaż
action-muck = nie pokazuj
action-stand-pat = bez wymiany
action-draw-up-to =
    { $count ->
        [one] wymień najwyżej { $count } kartę
        [few] wymień najwyżej { $count } karty
       *[many] wymień najwyżej { $count } kart
    }
action-throw = odrzuć { $cards }
action-throw-onto-board = wyłóż { $cards } na stół
