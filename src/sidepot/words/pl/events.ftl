### Co dzieje się przy stole

event-anted = { $who } wpłaca ante { $amount }
    .you = Wpłacasz ante { $amount }
event-anted-table-ante = { $who } wpłaca ante za stół { $amount }
    .you = Wpłacasz ante za stół { $amount }
event-anted-dead-blind = { $who } wpłaca martwą ciemną { $amount }
    .you = Wpłacasz martwą ciemną { $amount }
event-posted-small-blind = { $who } wpłaca małą ciemną { $amount }
    .you = Wpłacasz małą ciemną { $amount }
event-posted-big-blind = { $who } wpłaca dużą ciemną { $amount }
    .you = Wpłacasz dużą ciemną { $amount }
event-posted-straddle = { $who } stawia straddle { $amount }
    .you = Stawiasz straddle { $amount }
event-posted-post = { $who } wpłaca wejście { $amount }
    .you = Wpłacasz wejście { $amount }
event-dealt = { $who } dostaje { $cards }
    .you = Dostajesz { $cards }
event-dealt-board = { $street }: { $cards }
event-dealt-board-again = { $street } jeszcze raz: { $cards }
event-folded = { $who } pasuje
    .you = Pasujesz
event-checked = { $who } czeka
    .you = Czekasz
event-called = { $who } sprawdza { $amount }
    .you = Sprawdzasz { $amount }
event-bet = { $who } stawia { $to }
    .you = Stawiasz { $to }
event-raise = { $who } podbija do { $to }
    .you = Podbijasz do { $to }
event-complete = { $who } dopełnia do { $to }
    .you = Dopełniasz do { $to }
event-cap = { $who } podbija do limitu { $to }
    .you = Podbijasz do limitu { $to }
event-bring-in = { $who } wpłaca bring-in { $to }
    .you = Wpłacasz bring-in { $to }
event-and-all-in = { $told }, all-in
event-discarded = { $who } odrzuca { $cards }
    .you = Odrzucasz { $cards }
event-discarded-unseen =
    { $count ->
        [one] { $who } odrzuca jedną kartę
        [few] { $who } odrzuca { $count } karty
       *[many] { $who } odrzuca { $count } kart
    }
event-discarded-onto-board = { $who } wykłada { $cards } na stół
    .you = Wykładasz { $cards } na stół
event-stood-pat = { $who } nie wymienia
    .you = Nie wymieniasz
event-drew =
    { $count ->
        [one] { $who } wymienia jedną kartę
        [few] { $who } wymienia { $count } karty
       *[many] { $who } wymienia { $count } kart
    }
event-drew-seen =
    { $count ->
        [one] { $who } wymienia jedną kartę: { $cards }
        [few] { $who } wymienia { $count } karty: { $cards }
       *[many] { $who } wymienia { $count } kart: { $cards }
    }
    .you =
        { $count ->
            [one] Wymieniasz jedną kartę: { $cards }
            [few] Wymieniasz { $count } karty: { $cards }
           *[many] Wymieniasz { $count } kart: { $cards }
        }
event-reshuffled =
    { $count ->
        [one] talia się skończyła: jedna karta jest tasowana od nowa
        [few] talia się skończyła: { $count } karty są tasowane od nowa
       *[many] talia się skończyła: { $count } kart jest tasowanych od nowa
    }
event-died = { $who } odchodzi, ręka jest martwa
    .you = Odchodzisz, ręka jest martwa
event-showed = { $who } pokazuje { $cards }
    .you = Pokazujesz { $cards }
event-mucked = { $who } nie pokazuje
    .you = Nie pokazujesz

event-returned = { $who } odbiera { $amount }, bez sprawdzenia
    .you = Odbierasz { $amount }, bez sprawdzenia
won-pot = { $who } wygrywa: { $pot }, { $amount }
    .you = Wygrywasz: { $pot }, { $amount }
won-pot-with = { $who } wygrywa: { $pot }, { $amount }, układ: { $hand }
    .you = Wygrywasz: { $pot }, { $amount }, układ: { $hand }
won-split = { $names } dzielą się: { $pot }, { $amount } ({ $shares })
won-split-with = { $names } dzielą się: { $pot }, { $amount } ({ $shares }), układ: { $hand }
won-share = { $who } { $amount }
won-low-half = { $pot } (połowa low)
won-first-board = { $pot } na pierwszym boardzie
won-second-board = { $pot } na drugim boardzie
event-raked = dom pobiera { $amount }
event-dropped =
    { $count ->
        [one] { $count } nieparzysty żeton przepada
        [few] { $count } nieparzyste żetony przepadają
       *[many] { $count } nieparzystych żetonów przepada
    }
