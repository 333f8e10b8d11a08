### Ustawienia domu

dial-group-game = Gra i stawki
dial-group-antes = Ante i ciemne
dial-group-bets = Zakłady i podbicia
dial-group-deal = Rozdawanie i kolejność
dial-group-showdown = Showdown i pule
dial-group-extras = Dodatki
dial-group-coming = Wejście i wyjście
dial-group-rising = Rosnące ciemne i koniec
dial-group-share = Część domu

dial-game = Gra
    .hint = Jaka gra jest rozdawana
dial-rotate = Gry mieszane
    .hint = Kilka gier po kolei, każda w limicie domu albo we własnym: T26
dial-rotation = Kolejność gier mieszanych
    .hint = Gry idą po kolei albo button wybiera jedną: T26
    .order = Po kolei
    .dealers-choice = Dealer’s choice
dial-every = Gra zmienia się co
    .hint = Gdy button obejdzie stół, gdy rosną ciemne albo po liczbie rozdań
dial-limit = Limit
    .hint = Ile wolno postawić
dial-blinds = Ciemne
    .hint = Mała ciemna, duża ciemna i straddle, jeśli jest
dial-buy_in = Buy-in
    .hint = Najmniejszy i największy buy-in
dial-buy_in_unit = Buy-in liczony w
    .hint = W czym liczony jest buy-in
    .bb = Duże ciemne
    .chips = Żetony
dial-double_bb = Duża ciemna to dwie małe
    .hint = Duża ciemna jest zawsze dwa razy większa od małej
dial-bets = Wielkości zakładów
    .hint = Fixed limit: dwie wielkości zakładu; spread limit: najmniejszy i największy zakład
dial-unit = Jednostka fixed limit
    .hint = Fixed limit bez własnych wielkości zakładów: BB, potem 2 BB, albo SB, potem BB
    .bb = Duża ciemna, potem dwie
    .sb = Mała ciemna, potem duża

dial-forced = Zakłady obowiązkowe
    .hint = Ciemne; albo martwe ante w wysokości dużej ciemnej od wszystkich (połowa od pierwszego miejsca); albo ciemna tylko na buttonie
    .blinds = Mała i duża ciemna
    .antes = Ante od wszystkich
    .button-blind = Tylko button
dial-ante = Ante
    .hint = Martwe żetony od wszystkich przed rozdaniem
dial-bb_ante = Ante dużej ciemnej
    .hint = Jedno martwe ante za cały stół, płaci duża ciemna
dial-button_ante = Ante buttona
    .hint = Jedno martwe ante za cały stół, płaci button
dial-stud_ante = Ante w grach bez ciemnych
    .hint = Gry bez ciemnych: gdy nie ustalono ante, każdy daje ante w tym procencie małego zakładu (co najmniej 1): T1
dial-ante_percent = Ante w procentach
    .hint = Ante w tym procencie dużej ciemnej (co najmniej 1), gdy duża ciemna dojdzie do buy-inu: L5
dial-ante_first = Ante przed ciemną
    .hint = Duża ciemna, której nie stać na oba, płaci ante dużej ciemnej przed samą ciemną: V30
dial-heads_up = Heads-up
    .hint = Dwóch graczy: kto wpłaca którą ciemną, albo bez ciemnych i po ante w wysokości dużej ciemnej
    .button-sb = Button to mała ciemna
    .button-bb = Button to duża ciemna
    .antes = Obaj dają ante
dial-short_bb = Niepełna duża ciemna
    .hint = Ile są winni inni, gdy dużej ciemnej brakuje żetonów
    .full = Całą dużą ciemną
    .posted = Tyle, ile wpłacono
dial-bring_in = Bring-in
    .hint = Stud: ile wpłaca odkryta karta; 0 to połowa małego zakładu: T3
dial-bring_in_all_in = All-in przy bring-in
    .hint = Stud: bring-in jest all-in już od ante; następny gracz może wpłacić bring-in, dopełnić lub spasować, albo musi wpłacić bring-in: T8
    .acts = Następny gracz wybiera
    .forced = Następny wpłaca bring-in

dial-min_bet = Najmniejszy zakład
    .hint = Najmniejszy zakład i wielkość pierwszego podbicia
    .bb = Duża ciemna
    .sb = Mała ciemna
dial-min_raise = Najmniejsze podbicie
    .hint = Podbicie wynosi co najmniej tyle, co ostatnie; dwa razy ostatnie; najmniejszy zakład; albo cokolwiek więcej
    .last = Jak ostatnie
    .double = Dwa razy ostatnie
    .flat = Najmniejszy zakład
    .any = Dowolne
dial-cap = Zakłady na ulicę
    .hint = Ile zakładów jest możliwych na ulicy
dial-cap_counts_blind = Duża ciemna liczy się jako zakład
    .hint = Duża ciemna to pierwszy z zakładów możliwych na ulicy
dial-cap_counts_short = Krótkie all-iny liczą się jako zakłady
    .hint = All-in mniejszy od najmniejszego podbicia to jeden z zakładów możliwych na ulicy
dial-cap_lifted = Heads-up bez limitu zakładów
    .hint = Bez limitu, gdy karty dostaje dwóch, gdy zostaje dwóch przed jego osiągnięciem albo gdy dwóch zaczyna licytację: V21, T5
    .never = Nigdy
    .two-dealt = Gdy karty dostaje dwóch
    .two-in = Gdy zostaje dwóch
    .began-two = Gdy dwóch zaczyna licytację
dial-reopen = Krótkie all-iny otwierają podbijanie
    .hint = Podbijanie otwiera się po pełnym podbiciu; także po krótkich all-inach, które dają pełne; po każdym podbiciu
    .full = Nie, tylko pełne podbicie
    .sum = Gdy razem dają podbicie
    .any = Tak, każdy z nich
dial-checked_short = Krótki all-in po czekaniu
    .hint = Co może gracz po czekaniu wobec all-inu mniejszego od najmniejszego zakładu: V16
    .closed = Może tylko sprawdzić
    .open = Może podbić
dial-half_counts = Pół zakładu liczy się jak cały
    .hint = Fixed limit: all-in za pół jednostki lub więcej to pełny zakład: S9
dial-short_completes = Podbicie dopełnia krótki all-in
    .hint = Fixed limit: krótki all-in nigdy nie jest pełnym zakładem, a następne podbicie go dopełnia
dial-pot_raise = Największe podbicie w pot limit
    .hint = Pot limit: o ile najwyżej można podbić
    .pot-call = Pula po sprawdzeniu
    .pot-last-raise = Pula i ostatnie podbicie
dial-pot_counts_table_ante = Ante stołu liczy się do puli
    .hint = Pot limit: ante dużej ciemnej i buttona liczą się w pierwszej licytacji: V24
dial-completion = Dopełnienie liczy się jako zakład
    .hint = Stud: czy dopełnienie bring-in to jeden z zakładów możliwych na ulicy: T4
    .free = Nie
    .counts = Tak
dial-open_pair = Podwójny zakład przy odkrytej parze
    .hint = Stud: odkryta para na czwartej ulicy pozwala każdemu na duży zakład: T7
    .on = Tak
    .off = Nie
dial-labels = Jak nazywają się zakłady
    .hint = Pierwszy zakład ponad ciemne to podbicie; albo zakład: C14; albo zakład, a wyrównanie podbicia to czekanie: P6
    .usual = Każdy zakład to podbicie
    .first-bet = Pierwszy to zakład
    .house = Pierwszy to zakład, wyrównanie to czekanie
dial-free_fold = Pas, gdy można czekać
    .hint = Gracz może spasować tam, gdzie czekanie nic nie kosztuje: X19
dial-hand_cap = Największa strata w rozdaniu
    .hint = Ile najwyżej gracz może stracić w rozdaniu, w dużych ciemnych: X20

dial-first_betting = Licytacja przed flopem
    .hint = Przed flopem jest runda licytacji; bomb pot jej nie ma
dial-opens_first = Zaczyna pierwszą licytację
    .hint = Kto zaczyna pierwszą licytację
    .left-of-bb = Na lewo od dużej ciemnej
    .left-of-button = Na lewo od buttona
dial-opens_later = Zaczyna dalsze licytacje
    .hint = Kto zaczyna dalsze rundy licytacji
    .left-of-bb = Na lewo od dużej ciemnej
    .left-of-button = Na lewo od buttona
dial-deal_first = Pierwsza karta w heads-upie
    .hint = Dwóch graczy, button to mała ciemna: kto dostaje pierwszą kartę
    .sb = Mała ciemna
    .left-of-button = Gracz na lewo od buttona
dial-burn = Palenie kart
    .hint = Przed każdą ulicą boardu palona jest karta
dial-discard_timeout = Brak odrzucenia na czas
    .hint = Kto nie odrzuci na czas, traci kartę, która szkodzi najmniej (przy wymianie żadnej); albo ręka jest martwa: V69
    .least-harm = Znika karta, która szkodzi najmniej
    .dead = Ręka jest martwa
dial-showing_tie = Równe odkryte karty
    .hint = Stud: kto zaczyna, gdy odkryte karty są równe: T6
    .position = Według pozycji
    .suit = Według koloru
dial-common_opens = Początek po wspólnej karcie
    .hint = Stud: kto zaczyna siódmą ulicę, gdy jedna karta jest dla wszystkich: T11
    .sixth = Jak na szóstej ulicy
    .showing = Według odkrytych kart
dial-fifth_card = Piąta karta wymiany
    .hint = Gry z wymianą: kto wymienia pięć, dostaje piątą razem z innymi albo na końcu: T14
    .in-turn = Razem z innymi
    .last = Na końcu

dial-show = Kto pokazuje
    .hint = Kto pokazuje karty na showdownie
    .losers-muck = Przegrani nie muszą
    .all = Wszyscy
dial-showdown = Przegrane ręce
    .hint = Przegrane ręce nie są pokazywane automatycznie albo decyduje każdy gracz
    .auto = Niepokazywane automatycznie
    .ask = Decyduje każdy gracz
dial-odd_chips = Nieparzyste żetony
    .hint = Żetony, które zostają z podziału
    .left-of-button = Najpierw na lewo od buttona
    .dropped = Przepadają
dial-orphan = Pula boczna bez chętnych
    .hint = Dokąd trafia pula boczna, gdy nie ma już nikogo, kto do niej wpłacił
    .below = Do puli niżej
    .main = Do zwycięzców puli głównej
dial-boards = Boardy, gdy wszyscy są all-in
    .hint = Ile razy rozdaje się resztę boardu, gdy wszyscy są all-in
dial-halves = Połowy hi-lo
    .hint = Hi-lo: każda połowa jest dzielona osobno; albo równo między graczy, którzy tak samo wygrywają obie: T12
    .apart = Każda połowa osobno
    .even = Równo między wygrywających obie
dial-double_board = Dwa boardy
    .hint = Dwa boardy od pierwszej karty, każdy o połowę każdej puli: T28
dial-see_hands = Prośba o niepokazaną rękę
    .hint = Po rozdaniu jego gracze mogą poprosić o rękę niepokazaną na showdownie

dial-run_twice = Rozdawanie dwa razy
    .hint = Gracze all-in mogą się umówić na dwa boardy
dial-straddle = Straddle
    .hint = Gracz na lewo od dużej ciemnej może postawić straddle, dwa razy tyle
dial-straddles = Straddle po kolei
    .hint = Ilu graczy po kolei może postawić straddle, każdy dwa razy większy od poprzedniego
dial-button_straddle = Straddle na buttonie
    .hint = Button może postawić straddle za dwie duże ciemne i gra ostatni, jeśli nikt inny tego nie robi
dial-bomb_pot = Bomb pot
    .hint = Ile dużych ciemnych daje każdy jako ante w bomb pocie, na który zgadzają się wszyscy
dial-bomb_boards = Boardy bomb potu
    .hint = Ile boardów ma bomb pot: T28
dial-buy_button = Kupowanie buttona
    .hint = Kto dołącza na lewo od buttona, może wpłacić obie ciemne i dostać button w następnym rozdaniu
dial-rabbit = Co by przyszło
    .hint = Po rozdaniu jego gracze mogą zobaczyć, co by przyszło
dial-kill = Kill poty
    .hint = Po dwóch pulach z rzędu albo dużym scoopie hi-lo zwycięzca wpłaca, a zakłady są większe: T27
    .off = Brak
    .half = Half kill
    .full = Full kill

dial-entry = Jak się dołącza
    .hint = Czekanie na dużą ciemną lub wpłata; stały skład; albo między rozdaniami
    .choose = Czekać na dużą ciemną lub wpłacić
    .fixed = Nie po rozpoczęciu gry
    .between-hands = Między rozdaniami
dial-button = Button a puste miejsca
    .hint = Jak button mija puste miejsca
    .moving = Omija je
    .dead = Może być martwy
    .simplified = Uproszczony
dial-rathole = Powrót z mniejszym stackiem
    .hint = Przez ile minut gracz, który odszedł, musi wrócić z nie mniejszym stackiem
dial-seat_change = Zmiana miejsca
    .hint = Gracze mogą między rozdaniami przesiąść się na wolne miejsce
dial-auto_buy = Automatyczny zakup żetonów
    .hint = Gracze mogą mieć stack dopełniany lub kupowany ponownie, automatycznie po każdym rozdaniu

dial-rise = Ciemne rosną co
    .hint = Według czego rosną ciemne w grze, turnieju lub sezonie
    .off = Nie rosną
    .orbits = Okrążenia
    .hands = Rozdania
dial-rise_every = Ciemne rosną po
    .hint = Po ilu okrążeniach lub rozdaniach rosną ciemne
dial-levels = Poziomy
    .hint = Małe ciemne poziomów; bez nich każdy poziom się podwaja
dial-ends = Koniec gry
    .hint = Kiedy gra się kończy
    .open = Nigdy sam z siebie
    .one-left = Gdy zostaje jeden gracz
    .hands = Po liczbie rozdań
dial-ends_after = Rozdania w grze
    .hint = Po ilu rozdaniach, jeśli gra kończy się po rozdaniach

dial-rake = Rake
    .hint = Procent każdej puli, który pobiera dom
dial-rake_cap = Największy rake z rozdania
    .hint = Ile najwyżej dom pobiera z rozdania
dial-no_flop_no_drop = Bez flopa bez rake’u
    .hint = Z rozdania, które kończy się przed flopem, nic nie jest pobierane

dial-takes-choice = jedno z: { $choices }
dial-takes-flag = true albo false
dial-takes-chips = całkowita liczba żetonów, od 0 do { $most }
dial-takes-count = liczba całkowita, co najmniej 1
dial-takes-count-to = liczba całkowita, od 1 do { $most }
dial-takes-maybe = liczba całkowita, co najmniej 1, albo "none"
dial-takes-maybe-to = liczba całkowita, od 1 do { $most }, albo "none"
dial-takes-amounts = całkowite liczby żetonów, jak [50, 100] albo 50/100, najwyżej { $most }
dial-takes-percent = procent od 0 do 100, najwyżej dwa miejsca po przecinku
dial-takes-games = gry po kolei, jak ["holdem", "razz", "no:holdem"], najwyżej { $most }
dial-takes-every = "orbit", "level" albo całkowita liczba rozdań

dial-idle-sized = dotyczy tylko fixed i spread limit
dial-idle-unit = dotyczy tylko fixed i spread limit bez własnych wielkości zakładów
dial-idle-fixed = dotyczy tylko fixed limit
dial-idle-fixed-unit = w fixed limit podbija się o jednostkę
dial-idle-pot = dotyczy tylko pot limit
dial-idle-no-cap = nie ma limitu zakładów
dial-idle-no-bb-ante = nie ma ante dużej ciemnej
dial-idle-no-big-blind = nie ma dużej ciemnej
dial-idle-no-blinds = nie ma ciemnych
dial-idle-no-straddle = nikt nie stawia straddle’a
dial-idle-no-kill = kill poty są tylko w fixed limit z ciemnymi
dial-idle-no-bomb-pot = nie ma bomb potów
dial-idle-no-board = nie ma boardu
dial-idle-all-show = wszyscy pokazują
dial-idle-nobody-asked = wszyscy pokazują, więc nikt nie decyduje
dial-idle-fixed-field = w stałym składzie nikt nie przychodzi ani nie odchodzi
dial-idle-button-not-small = w heads-upie button nigdy nie jest małą ciemną
dial-idle-no-discards = nie odrzuca się kart
dial-idle-no-stud = dotyczy tylko gier stud
dial-idle-one-game = gra się tylko w jedną grę
dial-idle-all-blinds = wszystkie gry tutaj mają ciemne
dial-idle-no-draw = ta gra nie ma wymiany
dial-idle-one-winner = jedna ręka bierze całą pulę
dial-idle-no-rake = nie ma rake’u
dial-idle-no-rise = ciemne nie rosną
dial-idle-no-hands = rozdania liczy tylko gra, która kończy się po ich liczbie
dial-idle-ante-asleep = duża ciemna nigdy nie dojdzie do buy-inu { $amount }

dial-wrong-value = { $dial } = { $value } jest niemożliwe, dozwolone: { $takes }
dial-wrong-name = nie ma ustawienia { $dial }, są: { $dials }
dial-wrong-name-meant = nie ma ustawienia { $dial }: chodziło o { $meant }?
dial-wrong-rotate = rotate = { $value } to nie gra: { $games }, albo z własnym limitem, jak w no:holdem
dial-wrong-rotate-one = rotate ma jedną grę: podaj ją w `game` albo dodaj drugą
dial-wrong-boards-deck = boards = { $value } wymaga więcej kart, niż ma talia ({ $game }): 1 albo 2
dial-wrong-boards = boards = { $value } jest niemożliwe: 1 albo 2
dial-wrong-double-board = double_board = true wymaga gry z boardem, a { $game } go nie ma
dial-wrong-double-board-twice = double_board = true ma już dwa boardy: zostaw boards = 1 i run_twice = false
dial-wrong-rake-cap = rake_cap = { $value } niczego nie ogranicza: ustaw też rake
dial-wrong-blinds-short = blinds = { $value } to za mało: mała i duża ciemna, jak w [50, 100]
dial-wrong-blinds-none = blinds = { $value } nie ma dużej ciemnej: wynosi co najmniej 1
dial-wrong-blinds-falls = blinds = { $value } maleje: każda jest co najmniej tak duża jak poprzednia
dial-wrong-blinds-double = blinds = { $value } jest niemożliwe: w tym domu duża ciemna to dwie małe (double_bb)
dial-wrong-blinds-straddle = blinds = { $value }: straddle jest co najmniej dwa razy większy od poprzedniej, jak w { $example }
dial-wrong-blinds-straddle-forced = blinds = { $value }: straddle wymaga forced = 'blinds'
dial-wrong-bets = bets = { $value } jest niemożliwe: dwie kwoty, druga nie mniejsza od pierwszej, jak w [10, 20]
dial-wrong-spread = limit = 'spread' wymaga bets, najmniejszego i największego zakładu, jak w bets = [2, 10]
dial-wrong-fixed-unit = limit = 'fixed' nie ma jednostki: mała ciemna to 0; ustaw bets albo unit = 'bb'
dial-wrong-min-bet = min_bet = 'sb' jest niemożliwe przy małej ciemnej 0: użyj 'bb'
dial-wrong-half-counts = half_counts = true należy do fixed limit, nie do limit = { $value }
dial-wrong-short-completes = short_completes = true należy do fixed limit, nie do limit = { $value }
dial-wrong-short-completes-half = short_completes = true nic nie dodaje do half_counts = true, które robi to samo: ustaw jedno z nich
dial-wrong-cap-lifted = cap_lifted = { $value } niczego nie znosi: ustaw też cap, jak w cap = 4
dial-wrong-cap-counts-blind = cap_counts_blind = true nic nie liczy: ustaw też cap, jak w cap = 4
dial-wrong-bring-in = bring_in = { $value } to więcej niż mały zakład, do którego się dopełnia: najwyżej { $most }
dial-wrong-first-betting = first_betting = false wymaga forced = 'antes': ciemne nigdy nie zostałyby wyrównane
dial-wrong-straddle = straddle = true wymaga forced = 'blinds' i braku straddle’a wśród ciemnych
dial-wrong-buy-button = buy_button = true wymaga forced = 'blinds'
dial-wrong-button-straddle = button_straddle = true wymaga forced = 'blinds'
dial-wrong-kill = kill = { $value } wymaga limit = 'fixed' i forced = 'blinds': zakłady w kill pocie są większe
dial-wrong-hand-cap = hand_cap = { $value } to za mało: co najmniej 2 duże ciemne
dial-wrong-bomb-pot-board = bomb_pot = { $value } wymaga gry z boardem, a { $game } go nie ma
dial-wrong-bomb-pot-min-bet = bomb_pot wymaga min_bet = 'bb': bomb pot nie ma małej ciemnej
dial-wrong-bomb-pot-buy-in = bomb_pot = { $value } to więcej, niż daje najmniejszy buy-in: w dużych ciemnych najwyżej { $most }
dial-wrong-run-twice = run_twice = true wymaga więcej kart, niż ma talia ({ $game })
dial-wrong-ante = { $dial } = { $value } to więcej, niż daje najmniejszy buy-in: najwyżej { $most }
dial-wrong-bb-ante = bb_ante = { $value } wymaga dużej ciemnej: forced = 'blinds'
dial-wrong-buy-in = buy_in = { $value } jest niemożliwe: najmniejszy i największy, jak w [20, 200]
dial-wrong-buy-in-chips = buy_in = { $value } to więcej niż { $most } żetonów
dial-wrong-levels = levels = { $value } maleją: mała ciemna każdego poziomu jest co najmniej tak duża jak poprzednia, i wynosi 1 lub więcej
dial-wrong-levels-never = levels = { $value } nigdy nie nadejdą: ustaw rise na 'orbits' albo 'hands'
dial-wrong-in-rotation = rotate: { $game } nie da się tu rozegrać: { $reasons }
dial-wrong-more = i może więcej
dial-wrong-seats = za dużo miejsc: { $game } jest dla 2 do { $most } graczy (X17)
