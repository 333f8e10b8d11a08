### Słowa wspólne dla wszystkich stron sali

shared-close = Zamknij
shared-cancel = Anuluj
shared-save = Zapisz

shared-one-moment = Chwileczkę…
shared-my-hands = Moje rozdania
shared-remove = Usuń
shared-make-a-new-link = Utwórz nowy link
shared-name = Nazwa
shared-name-of-a-bot = Nazwa bota
shared-your-account = Twoje konto
shared-to-the-lobby = Do lobby
shared-undo = Cofnij
shared-ban = Ban
shared-find = Szukaj
shared-record = Archiwum
shared-auto =
    { $count ->
        [one] { $count } gracz automatyczny
        [few] { $count } gracze automatyczni
       *[many] { $count } graczy automatycznych
    }
shared-watching = ogląda: { $count }
shared-host = gospodarz: { $who }
shared-private = prywatny
shared-create-a-tournament = Nowy turniej
shared-their-style = Ich styl
shared-stack = stack { $stack }
shared-player = Gracz
shared-what-chips-are-worth = Wartość żetonów
shared-saved-as = Zapisano jako { $name }.
shared-buy-in = Buy-in
shared-my-tables = Moje stoły
shared-older = Starsze
shared-your-turn = Twoja kolej
shared-empty = puste
shared-delete = Usuń
shared-keep = Zachowaj
shared-let-in = Wpuść
shared-let-in-who = Wpuść: { $who }
shared-no-do-not-let-in = Nie wpuszczaj: { $who }
shared-take-a-seat = Zajmij miejsce
shared-folded = pas
shared-your-turn-at-n-takes = Twoja kolej: { $name }. Klawisz N cię tam przeniesie.
shared-title-your-turn = ● Twoja kolej – { $plain }
shared-copy = Kopiuj
shared-copied = Skopiowano
shared-selected-copy-it = Zaznaczone: skopiuj
shared-the-room-answered = odpowiedź sali: { $status }
shared-time-is-running-out = Kończy się czas
shared-cards = Karty
shared-chips-and-checks = Żetony i czekanie
shared-a-pot-you-win = Wygrana pula
shared-throw-a-card-away = odrzuć kartę
shared-the-host-has-paused-the = Gospodarz wstrzymuje grę
shared-the-game-has-not-begun = Gra jeszcze się nie zaczęła
shared-hands-best-first = Układy, od najlepszego
shared-invite-friends = Zaproś znajomych
shared-check-or-call = czekać lub sprawdzić
shared-chat = czat

shared-players =
    { $count ->
        [one] { $count } gracz
        [few] { $count } gracze
       *[many] { $count } graczy
    }
shared-hands =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }
shared-bot = bot
shared-over = koniec
shared-cancelled = odwołany
shared-title = { $name } – sidepot
shared-range = { $low } do { $high }
shared-seconds-short = { $seconds } s
shared-big-blinds = { $blinds } BB
shared-leaving = odchodzi
shared-badge-auto = auto
shared-badge-bot = bot
shared-hand-number = Rozdanie { $number }
shared-call-turn = Twoja kolej. Pula: { $pot }.
shared-you-have = Masz: { $cards }.
shared-call-can = Możesz { $can }.
shared-call-throw = Twoja kolej: odrzuć kartę. Masz: { $cards }.
shared-call-throw-cards =
    { $count ->
        [one] Twoja kolej: odrzuć { $count } kartę. Masz: { $cards }.
        [few] Twoja kolej: odrzuć { $count } karty. Masz: { $cards }.
       *[many] Twoja kolej: odrzuć { $count } kart. Masz: { $cards }.
    }
shared-call-draw =
    { $count ->
        [one] Twoja kolej: wymień { $count } kartę albo nie wymieniaj. Masz: { $cards }.
        [few] Twoja kolej: wymień najwyżej { $count } karty albo nie wymieniaj. Masz: { $cards }.
       *[many] Twoja kolej: wymień najwyżej { $count } kart albo nie wymieniaj. Masz: { $cards }.
    }
shared-call-show = Pokazujesz swoją rękę czy nie?
shared-may-bet = postawić od { $low } do { $high }
shared-may-raise = podbić do kwoty od { $low } do { $high }
shared-may-complete = dopełnić do kwoty od { $low } do { $high }
shared-may-cap = podbić do limitu, od { $low } do { $high }
