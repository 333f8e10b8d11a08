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
event-dealt-board-again = { $street } na drugim boardzie: { $cards }
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
event-discarded-onto-board = { $who } odrzuca { $cards } na board
    .you = Odrzucasz { $cards } na board
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
won-half =
    { $half ->
        [high] { $pot } (połowa high)
        [badugi] { $pot } (połowa badugi)
        [board] { $pot } (połowa z boardem)
        [hand] { $pot } (połowa za pięć własnych kart)
       *[low] { $pot } (połowa low)
    }
won-first-board = { $pot } na pierwszym boardzie
won-second-board = { $pot } na drugim boardzie
event-raked = dom pobiera { $amount }
event-dropped =
    { $count ->
        [one] { $count } nieparzysty żeton przepada
        [few] { $count } nieparzyste żetony przepadają
       *[many] { $count } nieparzystych żetonów przepada
    }

event-sat-down = { $who } siada na miejscu { $seat }, żetony: { $chips }
event-got-up = { $who } wstaje i zabiera { $chips }
event-got-up-broke = { $who } wstaje bez żetonów
event-will-leave = { $who } odchodzi po tym rozdaniu
event-leaves-no-more = { $who } jednak zostaje
event-sat-out = { $who } robi przerwę
event-came-back = { $who } wraca do gry
event-bought-chips = { $who } dokupuje { $chips }
event-will-buy = { $who } dokupuje { $chips } po tym rozdaniu
event-agreed-bomb-pot = { $who } zgadza się na bomb pot
event-agreed-run-twice = { $who } zgadza się rozdać dwa razy
event-agreed-straddle = { $who } zgadza się na straddle
event-agreed-button-straddle = { $who } zgadza się na straddle na buttonie
event-no-longer-bomb-pot = { $who } nie zgadza się już na bomb pot
event-no-longer-run-twice = { $who } nie zgadza się już rozdać dwa razy
event-no-longer-straddle = { $who } nie zgadza się już na straddle
event-no-longer-button-straddle = { $who } nie zgadza się już na straddle na buttonie
event-run-twice-asked = rozdać dwa razy? do decyzji: { $names }
event-showed-after = { $who } pokazuje { $cards }
event-rabbit-hunted = { $who } pyta, co by przyszło: { $cards }
event-connected = { $who } znów ma połączenie
event-disconnected = { $who } traci połączenie
event-uses-bank =
    { $count ->
        [one] { $who } używa banku czasu, została jedna sekunda
        [few] { $who } używa banku czasu, zostały { $count } sekundy
       *[many] { $who } używa banku czasu, zostało { $count } sekund
    }
event-timed-out = { $who }: czas minął
event-hand-began = rozdanie { $number }
event-rules-will-change = od następnego rozdania: { $house }, { $limit }, ciemne { $blinds }
event-paused = gra przy stole jest wstrzymana
event-resumed = gra toczy się dalej
event-waits = { $who } wchodzi na listę oczekujących
event-waits-no-more = { $who } schodzi z listy oczekujących
event-seat-offered = miejsce { $seat } czeka, rezerwacja: { $who }
event-changed-seat = { $who } przesiada się na miejsce { $seat }
event-will-change-seat = { $who } przesiądzie się na miejsce { $seat } po tym rozdaniu
event-stays = { $who } zostaje na swoim miejscu
event-hand-seen = { $who } chce zobaczyć rękę, którą ma { $whose }: { $cards }
event-kill-due = następne rozdanie to kill pot: { $who } stawia { $amount }
event-game-changed = gramy w: { $game }
event-game-pick-due = { $who } wybiera następną grę
event-game-picked = { $who } wybiera: { $game }
event-blinds-will-rise = ciemne rosną: { $blinds } od następnego rozdania

event-table-game-began = gra { $number } się zaczyna
event-table-game-will-end = gra kończy się po tym rozdaniu: decydują żetony
event-table-game-over =
    { $count ->
        [one] { $names } wygrywa grę { $number } po jednym rozdaniu
        [few] { $names } wygrywa grę { $number } po { $count } rozdaniach
       *[many] { $names } wygrywa grę { $number } po { $count } rozdaniach
    }
event-table-game-shared =
    { $count ->
        [one] { $names } dzielą wygraną w grze { $number } po jednym rozdaniu
        [few] { $names } dzielą wygraną w grze { $number } po { $count } rozdaniach
       *[many] { $names } dzielą wygraną w grze { $number } po { $count } rozdaniach
    }
