### Turnieje, sezony ligowe i gry na liczbę rozdań

competition-add-a-bot = Dodaj bota
competition-heron = czapla

competition-being-asked-whether-it-is = sprawdzanie, czy odpowiada…
competition-it-is-there = odpowiada
competition-not-there = nie odpowiada: { $problem }
competition-bot = Bot
competition-asked = Pytania
competition-bad-answers = Złe odpowiedzi
competition-enter-a-bot = Zapisz bota
competition-bots = Boty
competition-a-bot-has-for-an = Bot ma { $time } na odpowiedź; spóźnienie, błąd lub nonsens liczy się jako 0, a bot czeka albo pasuje.
competition-entered-by-at = zapis: { $who }, adres: { $url }
competition-entered-by = zapis: { $who }
competition-last = ostatnio: { $last }
competition-withdraw = Wycofaj
competition-withdraw-name = wycofaj: { $name }

competition-begins = { $name } – początek
competition-you-are-in-it = Bierzesz udział.
competition-begins-in-a-minute = { $name } – początek za minutę
competition-you-are-registered = Jesteś na liście.

competition-tournament = Turniej
competition-league-season = Sezon ligowy
competition-timed-game = Gra na rozdania
competition-everyone-plays-until-one-has = Gra trwa, aż jeden gracz ma wszystkie żetony.
competition-many-games-of-the-same = Kilka gier w tym samym składzie, punkty za miejsca, klasyfikacja po każdej grze. Zaczyna gospodarz.
competition-so-many-hands-the-biggest = Ustalona liczba rozdań; wygrywa największy stack.
competition-it-begins-by-itself-with = Zaczyna się samo przy tylu graczach; gospodarz może zacząć wcześniej.
competition-the-auto-players-alone-are = Wystarczą sami gracze automatyczni: zacznie się od razu, bez ciebie. Wybierz większą liczbę.
competition-so-many-have-to-be = Tylu graczy musi być o tej porze; inaczej turniej czeka na nich albo na gospodarza.
competition-sunday-freeze-out = Niedzielny freezeout
competition-they-double = podwajają się
competition-it-stays = ostatni zostaje
competition-none = brak
competition-structure-sheet = struktura
competition-the-structure-sheet-as-text = Struktura jako tekst
competition-what-the-fields-above-say = Wszystko, co mówią pola powyżej, w całości. Zmień tu to, czego nie obejmują: przerwy, ante, ponowne wejścia, punkty. Liczy się to, co tu napisano; zmiana pola nadpisuje tekst.
competition-open-registration = Otwórz zapisy
competition-games = Gry
    .hint = Ile gier ma sezon.
competition-points = Punkty
    .hint = Według miejsc, od zwycięzcy. Przy mniejszej liczbie graczy obowiązują wiersze ligi.
competition-hands = Rozdania
    .hint = Po tylu rozdaniach liczy się żetony.
competition-auto-players-take-empty-chairs = Gracze automatyczni zajmują wolne miejsca
competition-bots-over-http = Boty przez HTTP
competition-programs-that-play-over-http = Programy, które grają przez HTTP, w dowolnym języku: każdy dostaje pod swoim adresem URL pytanie, co robić. Więcej można zapisać na stronie turnieju przed początkiem.
competition-begins-with = Start przy
competition-name = Nazwa
    .hint = Zostaw puste, a dostanie twoją nazwę.
competition-kind = Rodzaj
competition-house = Dom
    .hint = Według czyich zasad się gra.
competition-who-plays = Kto gra
competition-at-most = Najwyżej
    .hint = Ilu graczy może się zapisać.
competition-chairs = Miejsca
    .hint = Przy każdym stole; gracze są rozsadzani równo.
competition-auto-players = Gracze automatyczni
    .hint = Zapisują się od razu.
competition-spectators-see-it = Widzowie widzą
    .hint = Ci, którzy nie grają.
competition-starts-at = Początek
    .hint = Według twojego czasu. Puste: bez ustalonej godziny.
competition-chips-and-levels = Żetony i poziomy
competition-stack = Stack
    .hint = Z czym każdy zaczyna.
competition-a-level-lasts = Poziom trwa
    .hint = Ile, w jednostce obok.
competition-counted-in = Liczony w
    .hint = Okrążenie to raz dookoła stołu.
competition-after-the-last = Po ostatnim
    .hint = Co dalej, gdy wszystkie poziomy są rozegrane.
competition-blinds = Ciemne
    .hint = Poziom po poziomie, np. 10/20, 15/30 albo z ante 50/100/10.
competition-money = Pieniądze
competition-buy-in = Wpisowe
    .hint = Ile kosztuje wejście; 0 oznacza za darmo.
competition-payouts = Wypłaty
    .hint = „standard”, „winner-takes-all” albo procenty, np. 50, 30, 20.
competition-late-entry = Późna rejestracja
    .hint = Ostatni poziom, na którym można jeszcze wejść.
competition-rebuys-until-level = Rebuy do poziomu
    .hint = Kolejny stack za kolejne wpisowe, dla graczy, którzy mają nie więcej niż na początku.
competition-add-on-in-level = Add-on na poziomie
    .hint = Kolejny stack za kolejne wpisowe, raz dla każdego gracza.

competition-join = Dołącz
competition-register-for = Zapisz się za { $cost }
competition-register = Zapisz się
competition-leave-the-season = Opuść sezon
competition-unregister = Wypisz się
competition-rebuy = Rebuy
competition-no-rebuy = Bez rebuya
competition-add-on = Add-on
competition-start-now = Zacznij teraz
competition-pause = Pauza
competition-stop-after-this-game = Zakończ po tej grze
competition-dont-stop-after-this-game = Nie kończ po tej grze
competition-go-on = Wznów
competition-in-days =
    { $count ->
        [one] za { $count } dzień
        [few] za { $count } dni
       *[many] za { $count } dni
    }
competition-in = za { $time }

competition-cancel-it = Odwołaj
competition-for-the-host = Dla gospodarza
competition-remove-a-player = Usuń gracza
competition-remove = usuń: { $who }
competition-press-again = Jeszcze raz
competition-press-again-everyone-gets-back = Jeszcze raz: wszyscy dostają zwrot wpłat

competition-to-the-next-season = Do następnego sezonu
competition-buy-in-cost = wpisowe { $cost }
competition-level = Poziom { $level }: { $blinds }
competition-next = Następny: { $blinds }
competition-the-next-season-opens-in = Następny sezon zaraz się otworzy.
competition-given-back = Zwroty
competition-gets-back = Zwrot
competition-nobody-had-paid-anything = Nikt nic nie wpłacał.
competition-places = Miejsca
competition-place = Miejsce
competition-prize = Nagroda
competition-wins = Wygrane
competition-standings-after-of-games =
    { $count ->
        [one] Klasyfikacja po { $played } z { $count } gry
        [few] Klasyfikacja po { $played } z { $count } gier
       *[many] Klasyfikacja po { $played } z { $count } gier
    }
competition-still-in-of = W grze: { $count } z { $entrants }
competition-table = Stół
competition-chips = Żetony
competition-out = Odpadli
competition-in-the-next-game = W następnej grze
competition-nobody-yet = Jeszcze nikt.
competition-levels = Poziomy
competition-level-head = Poziom
competition-lasts = Trwa
competition-then-break = Potem przerwa
competition-after-that-each-level-doubles = Potem każdy poziom podwaja poprzedni.
competition-add-on-in-level-chips = Add-on na poziomie { $level }: { $chips } żetonów za { $cost }, raz.
competition-the-house-keeps-of-each = Dom pobiera { $amount } od każdego wejścia, ponad wpisowe.
competition-at-least-is-paid = Wypłata wyniesie co najmniej { $amount }.
competition-after-hands-the-biggest-stack =
    { $count ->
        [one] Po { $count } rozdaniu wygrywa największy stack.
        [few] Po { $count } rozdaniach wygrywa największy stack.
       *[many] Po { $count } rozdaniach wygrywa największy stack.
    }
competition-auto-players-who-take-empty = Gracze automatyczni na wolnych miejscach wchodzą jak wszyscy: płacą wpisowe i mogą wygrać nagrody.
competition-whoever-does-not-play-in =
    { $count ->
        [one] Widzowie widzą wszystko { $count } sekundę później.
        [few] Widzowie widzą wszystko { $count } sekundy później.
       *[many] Widzowie widzą wszystko { $count } sekund później.
    }
competition-good-to-know = Warto wiedzieć
competition-the-host-has-removed-you = Gospodarz cię usuwa: nie możesz wejść ponownie.
competition-the-season-stops-after-this = Sezon kończy się po tej grze.
competition-it-was-cancelled-by = Odwołane ({ $who }).
competition-it-is-over = Koniec.
competition-the-next-game-starts-after = Następna gra zacznie się po tej; grasz w niej.
competition-break = Przerwa.
competition-paused = Pauza.
competition-game-of = gra { $game } z { $games }
competition-of-left = zostało { $left } z { $entrants }
competition-average = średnia { $average }
competition-hand-for-hand = hand for hand
competition-it-was-to-begin-at =
    { $count ->
        [one] Początek miał być: { $time }, ale graczy jest za mało. Start, gdy będzie { $count } gracz albo gdy zacznie gospodarz.
        [few] Początek miał być: { $time }, ale graczy jest za mało. Start, gdy będzie { $count } graczy albo gdy zacznie gospodarz.
       *[many] Początek miał być: { $time }, ale graczy jest za mało. Start, gdy będzie { $count } graczy albo gdy zacznie gospodarz.
    }
competition-begins-at-with-players-or =
    { $count ->
        [one] Początek: { $time }, { $left }, od { $count } gracza.
        [few] Początek: { $time }, { $left }, od { $count } graczy.
       *[many] Początek: { $time }, { $left }, od { $count } graczy.
    }
competition-begins-by-itself-with-players =
    { $count ->
        [one] Zaczyna się samo, gdy będzie { $count } gracz.
        [few] Zaczyna się samo, gdy będzie { $count } graczy.
       *[many] Zaczyna się samo, gdy będzie { $count } graczy.
    }
competition-registration-is-open-the-host = Zapisy trwają; zaczyna gospodarz.

competition-begins-with-people =
    { $count ->
        [one] Z graczami automatycznymi zacznie się samo, gdy zapisze się jedna osoba. Aby poczekać na znajomych, wybierz większą liczbę.
        [few] Z graczami automatycznymi zacznie się samo, gdy zapiszą się { $count } osoby. Aby poczekać na znajomych, wybierz większą liczbę.
       *[many] Z graczami automatycznymi zacznie się samo, gdy zapisze się { $count } osób. Aby poczekać na znajomych, wybierz większą liczbę.
    }
competition-by-minutes = minuty
competition-by-hands = rozdania
competition-by-orbits = okrążenia
competition-minutes = { $count } min
competition-orbits =
    { $count ->
        [one] { $count } okrążenie
        [few] { $count } okrążenia
       *[many] { $count } okrążeń
    }
competition-level-blinds = { $sb }/{ $bb }
competition-level-blinds-ante = { $sb }/{ $bb }, ante { $ante }
competition-registered = Zapisani: { $count }
competition-registered-of = Zapisani: { $count } z { $most }
competition-prize-pool = Pula nagród { $pool }
competition-prize-pool-so-far = Pula nagród na razie { $pool }
competition-games-and-points =
    { $count ->
        [one] { $count } gra, punkty za miejsca.
        [few] { $count } gry, punkty za miejsca.
       *[many] { $count } gier, punkty za miejsca.
    }
competition-points-for =
    { $count ->
        [one] Dla { $count } gracza: { $points }.
        [few] Dla { $count } graczy: { $points }.
       *[many] Dla { $count } graczy: { $points }.
    }
competition-enter-until = Wejście możliwe do końca poziomu { $level }.
competition-enter-and-reenter =
    { $count ->
        [one] Wejście możliwe do końca poziomu { $level }; kto odpadnie, może wejść jeszcze raz.
        [few] Wejście możliwe do końca poziomu { $level }; kto odpadnie, może wejść jeszcze { $count } razy.
       *[many] Wejście możliwe do końca poziomu { $level }; kto odpadnie, może wejść jeszcze { $count } razy.
    }
competition-rebuys = Rebuye do końca poziomu { $level }: { $chips } żetonów za { $cost }, dla graczy, którzy mają nie więcej niż stack początkowy.
competition-rebuys-at-most =
    { $count ->
        [one] Jeden rebuy do końca poziomu { $level }: { $chips } żetonów za { $cost }, dla graczy, którzy mają nie więcej niż stack początkowy.
        [few] Najwyżej { $count } rebuye do końca poziomu { $level }: { $chips } żetonów za { $cost }, dla graczy, którzy mają nie więcej niż stack początkowy.
       *[many] Najwyżej { $count } rebuyów do końca poziomu { $level }: { $chips } żetonów za { $cost }, dla graczy, którzy mają nie więcej niż stack początkowy.
    }
competition-rebuy-for = Rebuy: { $chips } za { $cost }
competition-add-on-for = Add-on: { $chips } za { $cost }
competition-player-away = { $who } (przerwa)
competition-in-hours = za { $hours } h { $minutes } min
competition-game-in-next = Następna gra zacznie się za { $time }.
competition-game-in-first = Pierwsza gra zacznie się za { $time }.
competition-game-with-next =
    { $count ->
        [one] Następna gra zacznie się, gdy będzie { $count } gracz.
        [few] Następna gra zacznie się, gdy będzie { $count } graczy.
       *[many] Następna gra zacznie się, gdy będzie { $count } graczy.
    }
competition-game-with-first =
    { $count ->
        [one] Pierwsza gra zacznie się, gdy będzie { $count } gracz.
        [few] Pierwsza gra zacznie się, gdy będzie { $count } graczy.
       *[many] Pierwsza gra zacznie się, gdy będzie { $count } graczy.
    }

competition-repair-timeout = brak odpowiedzi na czas
competition-repair-unreachable = brak połączenia
competition-repair-broken = uszkodzona odpowiedź
competition-repair-http-error = błąd HTTP
competition-repair-redirect = przekierowanie gdzie indziej
competition-repair-too-long = za długa odpowiedź
competition-repair-not-an-amount = brak kwoty
competition-repair-negative = kwota ujemna
competition-repair-error = błąd
competition-repair-illegal = wbrew zasadom
competition-repair-busy = niepytany: wywoływano za dużo botów
competition-repair-below-call = mniej niż sprawdzenie: pas
competition-repair-below-raise = mniej niż najmniejsze przebicie: sprawdzenie lub czekanie
competition-repair-raising-closed = przebicie, gdy było zamknięte: sprawdzenie lub czekanie
competition-repair-above-stack = więcej niż stack: all-in
competition-repair-above-limit = więcej niż limit: największe przebicie
