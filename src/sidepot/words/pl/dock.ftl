### Pasek pod stołem: co gracz może teraz zrobić

dock-advice = rada
dock-what-should-i-do = Co robić?
dock-how-did-i-play-it = Jak mi poszło?
dock-working-it-out = Liczę…
dock-close-the-advice = zamknij radę
dock-you-have-no-hand-here = Nie masz tu jeszcze rozdania.
dock-there-was-nothing-for-you = W tym rozdaniu nie masz nic do decyzji.

dock-show = Pokaż
dock-show-the = pokaż: { $card }
dock-show-all = Pokaż wszystkie
dock-show-both = Pokaż obie
dock-what-would-have-come = Co by przyszło?
dock-see-a-mucked-hand = Zobacz rękę: { $who }
dock-see-mucked-hands = Zobacz niepokazaną rękę

dock-you-want-a-bomb-pot = Chcesz bomb potu w następnym rozdaniu
dock-no-longer = Już nie
dock-im-in = Wchodzę
dock-no-thanks = Nie, dzięki
dock-you-act-first-next-hand = W następnym rozdaniu zaczynasz: straddle { $amount }?
dock-straddle = Straddle
dock-no = Nie
dock-bomb-pot-next-hand = Bomb pot w następnym rozdaniu?
dock-picks-the-next-game = { $who } wybiera następną grę.
    .you = Wybierasz następną grę.
dock-the-next-game = Następna gra
dock-deal-this-game = Rozdaj tę grę
dock-all-in-run-it-twice = All-in! Rozdać dwa razy?
dock-run-it-twice = Dwa razy
dock-once = Raz
dock-run-it-twice-waiting-for = Rozdać dwa razy? Czekamy: { $names }

dock-bet-sizes = wielkości zakładu
dock-amount = kwota
dock-raise-to = podbij do
dock-less = mniej
dock-more = więcej
dock-key = { $amount } – klawisz { $number }

dock-check-fold = Czekaj / pas
dock-check = Czekaj
dock-call = Sprawdź
dock-call-any = Sprawdź zawsze
dock-you-post-a-big-blind = Wpłacasz dużą ciemną i wchodzisz, gdy tylko można
dock-wait-instead = Czekaj na dużą ciemną
dock-you-are-in-when-the = Wchodzisz, gdy dojdzie do ciebie duża ciemna
dock-post-instead-of-waiting = Wpłać zamiast czekać
dock-you-buy-the-button-and = Kupujesz button i wchodzisz, gdy tylko można
dock-decide-ahead = decyzja z góry
dock-fast-forward = Przyspiesz
dock-fold = Pas
dock-raise = Podbij
dock-actions = zagrania
dock-throw-away-the = odrzuć: { $card }
dock-key-number = klawisz { $number }
dock-choose-a-card = wybierz kartę
dock-choose-cards = wybierz karty
dock-chosen-of = { $count } z { $most }
dock-exchange-the = wymień: { $card }
dock-cards-to-exchange = karty do wymiany
dock-draw-count = Wymień { $count }
dock-throw-away-count = Odrzuć { $count }
dock-throw-away = Odrzuć
dock-muck = Nie pokazuj
dock-call-amount = Sprawdź { $amount }
dock-call-or-fold = Sprawdź { $amount } / pas na podbicie
dock-call-or-fold-completion = Sprawdź { $amount } / pas na uzupełnienie
dock-fold-anyway = Na pewno pas?
dock-you-can-check-for-nothing = Możesz czekać za darmo. Naciśnij Pas jeszcze raz, by mimo to spasować.
dock-your-turn-to-call = Twoja kolej – do sprawdzenia { $amount }
dock-your-turn-throw-a-card = Twoja kolej – odrzuć kartę
dock-your-turn-throw-cards =
    { $count ->
        [one] Twoja kolej – odrzuć { $count } kartę
        [few] Twoja kolej – odrzuć { $count } karty
       *[many] Twoja kolej – odrzuć { $count } kart
    }
dock-your-turn-draw = Twoja kolej na wymianę
dock-your-turn-bring-in = Twoja kolej – wpłać bring-in
dock-your-turn-show-or-muck = Twoja kolej – pokazujesz?
dock-you-have-folded = Masz pas
dock-all-in-nobody-can-bet = All-in: koniec licytacji
dock-waiting-for-to-throw-a = Kartę odrzuca jeszcze: { $names }
dock-you-are-all-in = Jesteś all-in
dock-waiting-for = Czekamy: { $who }
dock-you-finished-in-place = Kończysz na { $place }. miejscu
dock-the-next-game-starts-after = Następna gra zacznie się po tej; grasz w niej
dock-you-are-in-the-next = Grasz w następnej grze
dock-you-are-watching = Oglądasz
dock-you-are-out-and-watching = Odpadasz i oglądasz
dock-the-host-lets-you-in = Gospodarz cię wpuszcza: siadaj
dock-you-sit-the-next-game = Opuszczasz następną grę
dock-you-are-in-for-the = Grasz w następnej grze
dock-chips-come-at-the-end =
    { $chips ->
        [one] { $chips } żeton przyjdzie po tym rozdaniu
        [few] { $chips } żetony przyjdą po tym rozdaniu
       *[many] { $chips } żetonów przyjdzie po tym rozdaniu
    }
dock-out-of-chips-rebuy = Nie masz żetonów. Rebuy?
dock-out-of-chips = Nie masz żetonów
dock-you-sit-out = Masz przerwę w grze
dock-you-ran-out-of-time = Twój czas minął: stół gra za ciebie
dock-you-are-in-from-the = Wchodzisz od następnego rozdania
dock-next-hand-in-a-moment = Zaraz następne rozdanie
dock-waiting-for-other-players = Czekamy na innych graczy

dock-play-now-post-a-big = Graj teraz, wpłać dużą ciemną
dock-wait-for-big-blind = Czekaj na dużą ciemną
dock-buy-the-button = Kup button
dock-play-now-post-both-blinds = Graj teraz, wpłać obie ciemne
dock-chips-to-buy = żetony do kupienia
dock-how-to-come-in = jak wejść do gry
dock-sit-down = Usiądź
dock-leave = Odejdź
dock-waiting-list = Lista oczekujących
dock-stop-asking = Wycofaj prośbę
dock-the-host-has-banned-you = Masz bana przy tym stole: możesz oglądać.
dock-you-have-asked-the-host = Prosisz gospodarza o miejsce { $number }: siadasz, gdy cię wpuści.
dock-you-are-out-of-this = Nie grasz już w tej grze: zajmij miejsce na następną.
dock-nobody-joins-once-this-game = Po rozpoczęciu gry nikt nie dołącza: zajmij miejsce na następną.
dock-buy-in-again = Kup żetony
dock-im-back = Wracam
dock-leave-the-waiting-list = Zejdź z listy oczekujących
dock-join-the-waiting-list = Zapisz się na listę oczekujących
dock-the-table-waits = stół czeka { $time }

dock-show-card = Pokaż { $card }
dock-want-bomb-pot =
    { $count ->
        [one] { $names } chce bomb potu w następnym rozdaniu
        [few] { $names } chcą bomb potu w następnym rozdaniu
       *[many] { $names } chcą bomb potu w następnym rozdaniu
    }
dock-want-bomb-pot-ante =
    { $count ->
        [one] { $names } chce bomb potu w następnym rozdaniu: każdy daje ante { $ante }
        [few] { $names } chcą bomb potu w następnym rozdaniu: każdy daje ante { $ante }
       *[many] { $names } chcą bomb potu w następnym rozdaniu: każdy daje ante { $ante }
    }
dock-why-no-raise = Dlaczego nie mogę podbić? { $why }
dock-no-chips-to-raise = nie masz już żetonów na podbicie.
dock-amount-all-in = { $amount } all-in
dock-wager-raise = Podbij
dock-wager-bet = Postaw
dock-wager-complete = Dopełnij
dock-wager-cap = Limit
dock-betting-over =
    { $did ->
        [all-in] { $who } gra all-in: koniec licytacji
        [fold] { $who } pasuje: koniec licytacji
        [check] { $who } czeka: koniec licytacji
       *[call] { $who } sprawdza: koniec licytacji
    }
    .you =
        { $did ->
            [all-in] Grasz all-in: koniec licytacji
            [fold] Pasujesz: koniec licytacji
            [check] Czekasz: koniec licytacji
           *[call] Sprawdzasz: koniec licytacji
        }
dock-shown-seconds-later =
    { $count ->
        [one] widok { $count } sekundę później
        [few] widok { $count } sekundy później
       *[many] widok { $count } sekund później
    }
dock-shown-minutes-later =
    { $count ->
        [one] widok { $count } minutę później
        [few] widok { $count } minuty później
       *[many] widok { $count } minut później
    }
dock-paused-take-your-time = { $says } – pauza, bez pośpiechu
dock-advise-fold = Pas
dock-advise-check = Czekaj
dock-advise-call = Sprawdź
dock-advise-bring-in = Bring-in
dock-advise-show = Pokaż
dock-advise-discard = Odrzuć kartę
dock-advise-draw = Wymień
dock-advise-bet-to = Postaw około { $to }
dock-advise-raise-to = Podbij do około { $to }
dock-decided-fold = { $street }: pasujesz
dock-decided-check = { $street }: czekasz
dock-decided-call = { $street }: sprawdzasz
dock-decided-all-in = { $street }: all-in
dock-decided-bring-in = { $street }: wpłacasz bring-in
dock-decided-stand-pat = { $street }: bez wymiany
dock-decided-bet = { $street }: postawienie { $to }
dock-decided-raise = { $street }: przebicie do { $to }
dock-decided-draw =
    { $count ->
        [one] { $street }: wymiana jednej karty
        [few] { $street }: wymiana { $count } kart
       *[many] { $street }: wymiana { $count } kart
    }
dock-decided-discard = { $street }: odrzucenie { $cards }
