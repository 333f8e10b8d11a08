### Stół i jego okna

table-this-table-is-closed = Ten stół jest zamknięty
table-nobody-plays-here-any-more = Nikt już tu nie gra.
table-there-is-no-table-here = Tu nie ma stołu
table-the-link-may-be-incomplete = Link może być niepełny albo z innej sali: poproś o nowy osobę, która go wysłała.
table-there-is-nothing-here = Tu nic nie ma
table-the-address-may-be-mistyped = Adres może być błędny albo niepełny.
table-this-table-is-not-shown = Ten stół nie jest już pokazywany
table-open-it-again = Otwórz ponownie
table-is-closed = { $name }: stół zamknięty

table-the-host-has-removed-you = Gospodarz usuwa cię od stołu
table-the-host-has-banned-you = Gospodarz banuje cię przy tym stole
table-settle-up = Rozliczenie
table-you-have-left-the-table = Nie ma cię już przy stole
table-you-may-take-a-seat = Możesz znowu usiąść.
table-you-can-watch-but-not = Możesz oglądać, ale nie możesz tu usiąść.
table-you-get-up-when-this = Wstajesz, gdy to rozdanie się skończy.

table-start-the-next-game = Zacznij następną grę
table-the-end-of-the-game = koniec gry
table-start-the-game = Zacznij grę
table-out = odpada
table-everyone-who-plays-takes-a = Kto chce grać, siada; potrzeba dwóch graczy.
table-it-starts-by-itself-in = Zacznie się samo za { $time }.
table-are-seated-each-buys-in = Przy stole: { $count }; każdy wnosi buy-in.
table-starts-it = Grę zaczyna { $who }.
table-mixed-now = { $now }
table-mixed-next = { $now } · potem: { $next }
table-mixed-hands = { $now }, rozdanie { $number } z { $last } · potem: { $next }
table-hand-of = rozdanie { $number } z { $last }
table-left = zostało { $left }
table-next-hand = następne rozdanie { $blinds }
table-from-the-next-hand = Od następnego rozdania: { $names }

table-why-cant-i-raise = Dlaczego nie mogę podbić?
table-where-a-raise-is-not = Gdy nie możesz podbić, w miejscu kwot stoi powód, z numerem reguły z księgi reguł. Powie go też komenda „why”.
table-what-if-i-lose-the = A jeśli stracę połączenie?
table-come-back-by-the-same = Otwórz ten sam link w tej samej przeglądarce: twoje miejsce, karty i czas nadal tam są. Stół chwilę na ciebie poczeka.
table-how-do-i-come-back = Jak wrócić na innym urządzeniu?
table-by-your-own-link-under = Własnym linkiem, w „Konto” u góry: logujesz się nim wszędzie, ze swoją nazwą, miejscem i żetonami. Hasło albo klucz dostępu też działa, jeśli jest ustawione.
table-what-is-the-time-bank = Co to jest bank czasu?
table-when-your-time-to-act = Gdy twój czas na ruch minie, rusza bank czasu; z każdym rozdaniem powoli się napełnia. Gdy jest pusty, czekasz albo pasujesz.
table-what-are-side-pots = Co to są pule boczne?
table-who-is-all-in-can = Gracz all-in może wygrać od każdego rywala tylko tyle, ile wkłada sam. Reszta to pula boczna dla pozostałych.
table-help = Pomoc
table-close-help = zamknij pomoc
table-keys = Klawisze
table-text-commands = Komendy tekstowe
table-asked-often = Częste pytania
table-the-house = Dom: { $house }

table-this-room-listens-on-this = Ta sala działa tylko na tym komputerze, więc link działa tylko tutaj. Dla znajomych w twojej sieci uruchom ją z --host 0.0.0.0 (albo SIDEPOT_HOST=0.0.0.0).
table-this-machine-is-on-no = Ten komputer nie jest teraz w żadnej sieci, więc link działa tylko tutaj.
table-qr-code-of = kod QR: { $link }
table-put-the-invite-away = zamknij zaproszenie
table-invite-friends = zaproś znajomych
table-link-to-this-table = link do tego stołu
table-qr-code = Kod QR
table-address = Adres
    .hint = Ten komputer jest w kilku sieciach: wybierz tę, w której są twoi znajomi.
table-whoever-opens-this-link-comes = Kto otworzy ten link, trafi do stołu: wystarczy nazwa.
table-share = Udostępnij…

table-fold-twice-where-a-check = pas (dwa razy, gdy można czekać)
table-bet-or-raise-write-the = postaw lub podbij: wpisz kwotę, Enter zatwierdza
table-a-size-or-the-card = kwota (albo karta do odrzucenia)
table-more-less = więcej, mniej
table-enter = Enter
table-confirm-the-amount-or-the = zatwierdź kwotę albo kartę
table-what-should-i-do-among = co robić? (wśród graczy automatycznych albo po rozdaniu)
table-space = Spacja
table-on-to-the-end-of = przejdź do końca all-inu
table-sit-out-or-come-back = zrób przerwę albo wróć
table-text-commands-label = komendy tekstowe
table-the-dealers-log = dziennik dealera
table-chips-or-big-blinds = żetony albo duże ciemne
table-sound = dźwięk
table-the-next-table-where-it = następny stół, przy którym jest twoja kolej
table-page = Page ↑ ↓
table-the-table-before-the-table = poprzedni stół, następny stół
table-alt-1-9 = Alt 1 – 9
table-one-of-your-tables = jeden z twoich stołów
table-help-label = pomoc

table-my-note-on = Moja notatka: { $who }
table-colour = Kolor
table-note = Notatka
    .hint = Widzisz ją tylko ty, na każdym urządzeniu, na którym się logujesz.

table-slowly = powoli
table-at-the-usual-pace = normalnie
table-fast = szybko
table-at-once = od razu
table-run-it-twice-when-all = All-in: rozdawać dwa razy
table-straddle-when-i-may = Straddle, gdy mogę
table-straddle-on-the-button = Straddle na buttonie
table-bomb-pot-next-hand = Bomb pot w następnym rozdaniu
table-my-seat = moje miejsce
table-sit-out-from-the-next = Przerwa od następnego rozdania
table-post-my-blinds-automatically = Wpłacaj ciemne automatycznie
table-fast-forward-when-i-have = Przyspieszaj po moim pasie
table-pace-of-the-auto-players = tempo graczy automatycznych
table-auto-players-play = Gracze automatyczni grają
table-chips-to-add = żetony do dokupienia
table-top-up = Dokup żetony
table-move-to = Zmień miejsce
table-stay-in-seat = zostań na miejscu { $number }
table-to-seat = miejsce { $number }
table-top-up-after-each-hand = Dokupuj po każdym rozdaniu do
table-chips-to-top-up-to = żetony, do których dokupować
table-rebuy-without-chips = Rebuy, gdy nie mam żetonów, za
table-chips-to-rebuy = żetony za rebuy
table-leave-the-table = Odejdź od stołu
table-stay = Zostań
table-my-seat-label = Miejsce
table-at-most = najwyżej { $most }
table-if-you-leave-now = Jeśli teraz odejdziesz: { $says }
table-you-are-leaving = Odchodzisz
table-fold-and-leave = Spasuj i odejdź

table-you-asked = twoja prośba
table-kept = rezerwacja
table-next-seat = twoje następne

table-what-you-can-do = co możesz zrobić
table-amounts = kwoty
table-deck = talia
table-log-chat-rules = dziennik, czat, zasady
table-table = stół
table-log-chat-rules-somebody-said = dziennik, czat, zasady: jest nowa wiadomość
table-is-shown-with-a-delay = { $name }: obraz z opóźnieniem. To, co dzieje się teraz, zobaczysz tu za chwilę.
table-this-is-the-last-hand = To ostatnie rozdanie: potem gospodarz zamyka stół.
table-use-it-here = Użyj tutaj

table-the-table-before = poprzedni stół
table-the-table-after = następny stół
table-the-table-you-watch = oglądany stół
table-table-players =
    { $count ->
        [one] Stół { $number } · { $count } gracz
        [few] Stół { $number } · { $count } gracze
       *[many] Stół { $number } · { $count } graczy
    }

table-closed-after =
    { $count ->
        [one] { $count } rozdanie, do { $time }. Znajdziesz to w lobby, w „Moje stoły”.
        [few] { $count } rozdania, do { $time }. Znajdziesz to w lobby, w „Moje stoły”.
       *[many] { $count } rozdań, do { $time }. Znajdziesz to w lobby, w „Moje stoły”.
    }
table-title-settle-up = { $name }, rozliczenie – sidepot
table-sound-on = dźwięk włączony
table-sound-off = dźwięk wyłączony
table-help-tool = pomoc
table-hand-number = rozd. { $number }
table-unit-chips = Żetony
    .label = kwoty w żetonach
table-unit-bb = BB
    .label = kwoty w dużych ciemnych
table-deck-two = talia dwukolorowa
table-deck-four = talia czterokolorowa
table-shown-elsewhere = Ten stół jest otwarty w innym twoim oknie.
table-you-leave-with = Kupione: { $bought }, zabierasz: { $took }, wynik: { $score }
table-if-it-ended-now = Gdyby gra skończyła się teraz: { $debts }.
table-you-pay = płacisz { $money }, dostaje { $who }
table-pays-you = { $who } płaci ci { $money }
table-wins-game =
    { $count ->
        [one] { $names } wygrywa grę { $game }
        [few] { $names } dzielą wygraną w grze { $game }
       *[many] { $names } dzielą wygraną w grze { $game }
    }
table-rises-in-hands =
    { $count ->
        [one] { $blinds } za { $count } rozdanie
        [few] { $blinds } za { $count } rozdania
       *[many] { $blinds } za { $count } rozdań
    }
table-rises-in-orbits =
    { $count ->
        [one] { $blinds } za { $count } okrążenie
        [few] { $blinds } za { $count } okrążenia
       *[many] { $blinds } za { $count } okrążeń
    }
table-game-number = Gra { $number }
table-ends-after-this-hand = kończy się po tym rozdaniu
table-up-after-hand = Wstajesz, gdy to rozdanie się skończy.
table-up-all-in = Jesteś all-in, więc twoja ręka gra do końca. Wstajesz, gdy to rozdanie się skończy.
table-up-folds = Twoja ręka jest spasowana. Wstajesz, gdy to rozdanie się skończy.
table-wins-with = { $who } wygrywa { $amount }, układ: { $hand }
table-wins = { $who } wygrywa { $amount }
table-half-won =
    { $count ->
        [one] { $half }: { $names } wygrywa { $amount }
        [few] { $half }: { $names } dzielą { $amount }
       *[many] { $half }: { $names } dzielą { $amount }
    }
table-half-won-with =
    { $count ->
        [one] { $half }: { $names } wygrywa { $amount }, układ: { $hand }
        [few] { $half }: { $names } dzielą { $amount }, układ: { $hand }
       *[many] { $half }: { $names } dzielą { $amount }, układ: { $hand }
    }
table-half-with = { $half }: { $hand }
table-half-on-board = { $board }, { $half }
table-scoops = { $who } zgarnia wszystko: { $amount }
table-half-high = High
table-half-low8 = Low
table-half-low = Low
table-half-deuce = Low 2-7
table-half-badugi = Badugi
table-half-badugi-high = Badugi
table-half-board = Z boardem
table-half-hand = Pięć własnych kart
table-board-first = Pierwszy board
table-board-second = Drugi board
table-from-pot = { $chips }: { $pot }
table-colour-none = bez koloru
table-colour-red = czerwony
table-colour-orange = pomarańczowy
table-colour-yellow = żółty
table-colour-green = zielony
table-colour-blue = niebieski
table-colour-purple = fioletowy
