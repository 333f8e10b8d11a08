### Rozdanie w terminalu: sidepot play, explain i replay

terminal-column-chips = żetony
terminal-column-bet = zakład
terminal-pot = pula { $amount }
terminal-pot-main = główna { $amount }
terminal-pot-side = boczna { $number }: { $amount }
terminal-folded = pas
terminal-mucked = zakryte
terminal-all-in = all-in
terminal-stood-pat = bez wymiany
terminal-drew = wymiana { $count }

terminal-did-post = wpłaca
terminal-did-straddle = straddle
terminal-did-check = czeka
terminal-did-call = sprawdza
terminal-did-bet = stawia
terminal-did-raise = podbija
terminal-did-complete = dopełnia
terminal-did-cap = limit
terminal-did-bring-in = bring-in
terminal-did-discard = odrzuca
terminal-did-show = pokazuje
terminal-did-muck = nie pokazuje

terminal-stakes-ante = ante { $amount }
terminal-stakes-bring-in = bring-in { $amount }
terminal-stakes-bets = zakłady { $bets }

terminal-hand = rozdanie { $hand }
terminal-at-the-table = Przy stole: { $players }. Stack każdego: { $chips }.
terminal-one-game-hands =
    { $count ->
        [one] Gramy jedną grę: kończy się po jednym rozdaniu albo gdy odpadniesz.
        [few] Gramy jedną grę: kończy się po { $count } rozdaniach albo gdy odpadniesz.
       *[many] Gramy jedną grę: kończy się po { $count } rozdaniach albo gdy odpadniesz.
    }
terminal-one-game-left = Gramy jedną grę: kończy się, gdy zostanie jeden gracz albo gdy odpadniesz.
terminal-nobody-is-asked = Tu nikt nie pyta o straddle, bomb pot ani drugi board; w sali pokerowej tak.
terminal-out = { $who } odpada
    .you = Odpadasz
terminal-leaves = { $who } odchodzi od stołu
    .you = Odchodzisz od stołu
terminal-leaves-played-out = { $who } odchodzi od stołu; rozdanie toczy się do końca
    .you = Odchodzisz od stołu; rozdanie toczy się do końca
terminal-leaves-chips = { $who } odchodzi od stołu; co jest w puli, zostaje
    .you = Odchodzisz od stołu; co jest w puli, zostaje
terminal-leaves-others = { $who } odchodzi od stołu; inni kończą rozdanie
    .you = Odchodzisz od stołu; inni kończą rozdanie
terminal-leaves-with = { $who } odchodzi i zabiera { $chips }
terminal-sits-down = { $who } siada, żetony: { $chips }
terminal-buys-in = { $who } kupuje żetony: { $chips }
    .you = Kupujesz żetony: { $chips }
terminal-picks = { $who } wybiera: { $game }
terminal-the-end = koniec
terminal-nobody-left = Nie ma już z kim grać.
terminal-score =
    { $count ->
        [one] { $who } ma { $chips } ({ $change }) po jednym rozdaniu
        [few] { $who } ma { $chips } ({ $change }) po { $count } rozdaniach
       *[many] { $who } ma { $chips } ({ $change }) po { $count } rozdaniach
    }
    .you =
        { $count ->
            [one] Masz { $chips } ({ $change }) po jednym rozdaniu
            [few] Masz { $chips } ({ $change }) po { $count } rozdaniach
           *[many] Masz { $chips } ({ $change }) po { $count } rozdaniach
        }
terminal-place = { $place }. { $who }: { $chips }
terminal-place-shared = { $place }. { $who }, wspólnie: { $chips }
terminal-owes = { $who } płaci { $amount }, dostaje { $other }
    .you = Płacisz { $amount }, dostaje { $other }
terminal-owes-you = { $who } płaci ci { $amount }
terminal-owes-house = { $who } płaci { $amount }, dostaje dom
    .you = Płacisz { $amount }, dostaje dom
terminal-house-owes = dom płaci { $amount }, dostaje { $who }
    .you = dom płaci ci { $amount }
terminal-you = Ty
terminal-column-bought = kupione
terminal-column-cashed = zabrane
terminal-column-has = ma
terminal-column-score = wynik
terminal-house = dom

terminal-dealt = { $who } dostaje { $cards }
    .you = Dostajesz { $cards }
terminal-you-have = masz układ: { $hand }
terminal-key-why = czemu nie?
terminal-key-help = pomoc
terminal-key-quit = koniec
terminal-key-buy-in = kup żetony: { $chips }
terminal-no-chips-left = nie masz już żetonów: b kupuje { $chips }, q odchodzi
terminal-pick-a-game = wybierz grę numerem, od 1 do { $count }, albo nazwą
terminal-type-a-key = wpisz jeden z klawiszy powyżej; ? je objaśnia
terminal-not-at-a-table = { $typed } to nie jest nic, co robi się przy stole; ? wypisuje klawisze
terminal-amount-needs-a-key = kwota wymaga klawisza: r { $typed } stawia lub podbija do { $typed }
terminal-how-much = ile? r 600 stawia lub podbija razem do 600; min, half i pot to wielkości
terminal-not-an-amount = { $typed } to nie kwota: całe żetony, jak w r 600
terminal-which-card = która karta? d 7c odrzuca siódemkę trefl
terminal-which-card-draw = która karta? d 7c odrzuca siódemkę trefl, d- to bez wymiany
terminal-one-card = po jednej karcie: d 7c odrzuca siódemkę trefl

terminal-help-act = pas, czekanie, sprawdzenie (czekanie, gdy nie ma czego sprawdzać), all-in
terminal-help-raise = postaw lub podbij razem do 600 (b 600 znaczy to samo)
terminal-help-sizes = postaw lub podbij o wielkość; half i pot liczą się z twoim sprawdzeniem
terminal-help-bring-in = wpłać bring-in, gdy wymagają tego karty
terminal-help-discard = odrzuć siódemkę trefl, gdy na to pora
terminal-help-draw = wymiana: odrzuć te za nowe; d- to bez wymiany
terminal-help-show = pokaż lub nie pokazuj, gdy dom o to pyta
terminal-help-why = co jest teraz niedozwolone, z numerem reguły
terminal-help-rule = co mówi reguła o tym numerze
terminal-help-quit = odejdź od stołu (także Ctrl-C i Ctrl-D)

terminal-wrong-players = --players { $given }: { $game } jest dla 2 do { $most } (X17)
terminal-wrong-stacks = --stacks { $given }: całkowita liczba żetonów, od 1 do { $most }
terminal-wrong-name = --name { $given }: od 1 do 12 znaków drukowalnych, szerokie liczą się podwójnie
terminal-wrong-against = --against { $given }: nie ma takiego gracza; są: { $players }
terminal-wrong-against-own = --against { $given }: nie ma takiego gracza; są: { $players }; własne boty grają w sidepot simulate
terminal-wrong-set = --set { $given }: ustawienie i jego wartość, jak w --set cap=4
terminal-wrong-twice = { $dial } podano dwa razy, { $first } i { $second }
terminal-wrong-chips = --stacks { $given }: liczby całkowite po przecinkach, jak w 1000,1000,700
terminal-wrong-view = --view { $given }: nie ma miejsca { $given }, tylko od 0 do { $last }

terminal-turn = ruch: { $who } (miejsce { $seat })
terminal-owes-call = do sprawdzenia { $amount }
terminal-owes-bring-in = bring-in { $amount }
terminal-owes-draw =
    { $count ->
        [one] do wymiany najwyżej { $count } karta
        [few] do wymiany najwyżej { $count } karty
       *[many] do wymiany najwyżej { $count } kart
    }
terminal-owes-discard = do odrzucenia jedna karta
terminal-owes-discard-board = do odrzucenia jedna karta na board
terminal-owes-showdown = pokazać czy nie
terminal-may = można
terminal-may-not = nie
terminal-hidden-discard =
    { $count ->
        [one] odrzucić jedną kartę; pokaże ją --cards
        [few] odrzucić jedną z { $count } kart; pokaże je --cards
       *[many] odrzucić jedną z { $count } kart; pokaże je --cards
    }
terminal-hidden-discard-board =
    { $count ->
        [one] odrzucić jedną kartę na board; pokaże ją --cards
        [few] odrzucić jedną z { $count } kart na board; pokaże je --cards
       *[many] odrzucić jedną z { $count } kart na board; pokaże je --cards
    }
terminal-hand-over = Rozdanie się skończyło.
terminal-cards-shows = (--cards pokazuje karty każdego miejsca)
terminal-could-have = ({ $who } może: { $keys })

terminal-step = krok { $step }
terminal-step-of = krok { $step } z { $last }
terminal-hand-of = rozdanie { $hand } z { $last }
terminal-amounts-in = kwoty w { $unit }
terminal-equity = equity
terminal-luck = szczęście
terminal-luck-unknown = nieznane: niepokazana ręka albo gra bez equity
terminal-luck-none = brak: przy all-inie nie przyszły żadne karty
terminal-replay-keys = → ← krok   ↓ ↑ ulica   Home End   n p rozdanie   q koniec
terminal-from-step = od kroku { $step }
terminal-rolled-out =
    { $count ->
        [one] rozegrane do końca raz, grają: { $players }; seed { $seed }
        [few] rozegrane do końca { $count } razy, grają: { $players }; seed { $seed }
       *[many] rozegrane do końca { $count } razy, grają: { $players }; seed { $seed }
    }
terminal-rolled-out-stopped =
    { $count ->
        [one] przerwano wcześniej: rozegrane do końca raz, grają: { $players }; seed { $seed }
        [few] przerwano wcześniej: rozegrane do końca { $count } razy, grają: { $players }; seed { $seed }
       *[many] przerwano wcześniej: rozegrane do końca { $count } razy, grają: { $players }; seed { $seed }
    }
terminal-column-player = gracz
terminal-column-average = żetony średnio
terminal-column-interval = przedział 95%
terminal-column-as-it-went = naprawdę
terminal-went = { $who } { $net } (naprawdę { $went })
terminal-no-readable-hand = { $file }: żadnego rozdania nie da się odczytać
terminal-no-readable-hand-why = { $file }: żadnego rozdania nie da się odczytać: { $why }
terminal-no-such-hand =
    { $count ->
        [one] { $file } ma jedno rozdanie: nie ma rozdania { $hand }
        [few] { $file } ma { $count } rozdania: nie ma rozdania { $hand }
       *[many] { $file } ma { $count } rozdań: nie ma rozdania { $hand }
    }
terminal-needs-fork = --rollouts, --auto i --seat grają dalej od kroku: podaj go przez --fork K
terminal-not-in-hand = { $who } nie gra w tym rozdaniu: { $players }
