### Zasady domu słowami

rules-house-standard = No-limit hold’em, jak dziś gra się wszędzie. Czego nie mówi jego dokument, rozstrzygają zasady dyrektorów turniejów.
rules-house-cardroom = Sala ze stołami cash: no limit, pot limit i fixed limit, wszędzie cztery zakłady na ulicę.
rules-house-pineapple = Crazy Pineapple: trzy karty na ręce, jedną odrzuca się po licytacji na flopie. Limit zakładów, pot limit albo no limit.
rules-house-league = Freezeouty botów: rosnące ciemne, ante pod koniec gry, miejsca i punkty.
rules-house-kitchen = Gra wśród znajomych: wszyscy dają ante, zaczyna miejsce na lewo od dealera, wolne miejsca zajmują gracze automatyczni.
rules-house-tda = Hold’em według zasad dyrektorów turniejów z 2024 roku: krótkie all-iny się sumują, button może być martwy.
rules-house-roberts = Hold’em według Robert’s Rules of Poker, wersja 11: gra cash w sali pokerowej.
rules-house-online = Hold’em jak w dużych serwisach: button zawsze idzie naprzód, od 40 do 100 dużych ciemnych, a all-iny można rozdać dwa razy.
rules-house-horse = Pięć gier limitowych po kolei, każda przez okrążenie: hold’em, Omaha hi-lo, razz, stud i stud hi-lo.
rules-house-hose = Cztery gry limitowe po kolei, każda przez okrążenie: hold’em, Omaha hi-lo, stud i stud hi-lo.
rules-house-eight-game = Osiem gier po kolei, po sześć rozdań: sześć gier limitowych, no-limit hold’em i pot-limit Omaha.
rules-house-dealers-choice = Gracz na buttonie wybiera grę rozdania z listy szesnastu: fixed limit, pot limit i no limit.

rules-game-holdem = { $game }: dwie karty na ręce i pięć na stole; gra najlepsze pięć z siedmiu.
rules-game-crazy-pineapple = { $game }: trzy karty na ręce; po licytacji na flopie każdy odrzuca jedną.
rules-game-pineapple = { $game }: trzy karty na ręce; przed flopem każdy odrzuca jedną.
rules-game-lazy-pineapple = { $game }: trzy karty na ręce; żadnej się nie odrzuca, grają najwyżej dwie z nich.
rules-game-irish = { $game }: cztery karty na ręce; po licytacji na flopie każdy odrzuca dwie.
rules-game-omaha = { $game }: cztery karty na ręce; grają dokładnie dwie z nich i dokładnie trzy ze stołu.
rules-game-omaha5 = { $game }: pięć kart na ręce; grają dokładnie dwie z nich i dokładnie trzy ze stołu.
rules-game-omaha6 = { $game }: sześć kart na ręce; grają dokładnie dwie z nich i dokładnie trzy ze stołu.
rules-game-omaha8 = { $game }: cztery karty na ręce, dwie z nich grają z trzema ze stołu; najlepsze low, ósemka lub niżej, bierze połowę.
rules-game-omaha5-8 = { $game }: pięć kart na ręce, dwie z nich grają z trzema ze stołu; najlepsze low, ósemka lub niżej, bierze połowę.
rules-game-omaha6-8 = { $game }: sześć kart na ręce, dwie z nich grają z trzema ze stołu; najlepsze low, ósemka lub niżej, bierze połowę.
rules-game-courchevel = { $game }: pięć kart na ręce, dwie z nich grają z trzema ze stołu; pierwsza karta flopa leży jeszcze przed licytacją.
rules-game-courchevel8 = { $game }: pięć kart na ręce, dwie z nich grają z trzema ze stołu, z których pierwsza leży jeszcze przed licytacją; najlepsze low, ósemka lub niżej, bierze połowę.
rules-game-short-deck = { $game }: dwie karty na ręce z talii 36 kart, od szóstki w górę; kolor bije fulla.
rules-game-royal = { $game }: hold’em z dwudziestoma kartami, od dziesiątki w górę.
rules-game-stud = { $game }: siedem własnych kart, cztery z nich odkryte; gra najlepsze pięć.
rules-game-stud8 = { $game }: siedem własnych kart, cztery z nich odkryte; najlepsze low, ósemka lub niżej, bierze połowę.
rules-game-razz = { $game }: siedem własnych kart, cztery z nich odkryte; wygrywa najniższa ręka, asy są niskie, a strity i kolory się nie liczą.
rules-game-draw = { $game }: pięć kart na ręce i jedna wymiana; wygrywa najlepszy układ.
rules-game-draw27 = { $game }: pięć kart na ręce i jedna wymiana; wygrywa najniższa ręka, asy są wysokie, a strity i kolory liczą się przeciw tobie.
rules-game-triple27 = { $game }: pięć kart na ręce i trzy wymiany; wygrywa najniższa ręka, asy są wysokie, a strity i kolory liczą się przeciw tobie.
rules-game-triple-a5 = { $game }: pięć kart na ręce i trzy wymiany; wygrywa najniższa ręka, asy są niskie, a strity i kolory się nie liczą.
rules-game-badugi = { $game }: cztery karty na ręce i trzy wymiany; wygrywa ręka, w której najwięcej kart ma różne kolory i wartości, potem najniższa.
rules-game-badacey = { $game }: pięć kart na ręce i trzy wymiany; połowa puli za najlepsze badugi, połowa za najniższą rękę z niskimi asami.
rules-game-badeucey = { $game }: pięć kart na ręce i trzy wymiany; połowa puli za najlepsze badugi z wysokimi asami, połowa za najlepsze low 2-7.
rules-game-drawmaha = { $game }: pięć kart na ręce i wymiana po flopie; połowa puli za najlepszy układ Omahy, połowa za pięć kart na ręce.
rules-game-mit2026 = { $game }: trzy karty na ręce; po flopie z dwóch kart każdy odrzuca jedną odkrytą na board.
rules-game-kuhn = { $game }: po jednej karcie z talii trzech; wygrywa wyższa.
rules-game-leduc = { $game }: po jednej karcie z talii sześciu i jedna na stole; wygrywa para z nią, a bez pary wyższa karta.
rules-game-rhode-island = { $game }: po jednej karcie i dwie na stole; wygrywa najlepszy układ trzech kart.
rules-game-own = { $game }: { $streets }. O wartości ręki decyduje: { $orders }.
rules-street = { $street } ({ $parts })
rules-street-hole =
    { $count ->
        [one] karta dla każdego gracza
        [few] { $count } karty dla każdego gracza
       *[many] { $count } kart dla każdego gracza
    }
rules-street-board =
    { $count ->
        [one] karta na stole
        [few] { $count } karty na stole
       *[many] { $count } kart na stole
    }
rules-street-draw = wymiana
rules-street-thrown =
    { $count ->
        [one] jedna karta odrzucona
        [few] { $count } karty odrzucone
       *[many] { $count } kart odrzuconych
    }
rules-order-high = najlepsze pięć kart
rules-order-short-deck = najlepsze pięć kart krótkiej talii
rules-order-low8 = najlepsze low, ósemka lub niżej
rules-order-low = najniższe pięć kart, asy niskie
rules-order-deuce = najniższe pięć kart, asy wysokie
rules-order-badugi = badugi
rules-order-badugi-high = badugi z wysokimi asami
rules-order-card = najwyższa karta
rules-order-paired = para z kartą na stole, potem najwyższa karta
rules-order-three = najlepsze trzy karty

rules-limit-no = No limit znaczy, że możesz postawić wszystko, co masz.
rules-limit-pot = Pot limit znaczy, że podbicie wynosi najwyżej pulę.
rules-limit-fixed = Fixed limit znaczy, że zakłady i podbicia mają stałą wielkość: { $small }, później { $big }.
rules-limit-spread = Spread limit znaczy, że zakłady i podbicia wynoszą od { $small } do { $big }.

rules-mixed =
    { $every ->
        [orbit] Gry mieszane w tej kolejności, każda przez okrążenie: { $games }.
        [level] Gry mieszane w tej kolejności, każda przez poziom ciemnych: { $games }.
       *[hands]
            { $count ->
                [one] Gry mieszane w tej kolejności, po jednym rozdaniu: { $games }.
                [few] Gry mieszane w tej kolejności, po { $count } rozdania: { $games }.
               *[many] Gry mieszane w tej kolejności, po { $count } rozdań: { $games }.
            }
    }
rules-dealers-choice =
    { $every ->
        [orbit] Dealer’s choice, każda gra przez okrążenie: gracz na buttonie wybiera z listy: { $games }.
        [level] Dealer’s choice, każda gra przez poziom ciemnych: gracz na buttonie wybiera z listy: { $games }.
       *[hands]
            { $count ->
                [one] Dealer’s choice, po jednym rozdaniu: gracz na buttonie wybiera z listy: { $games }.
                [few] Dealer’s choice, po { $count } rozdania: gracz na buttonie wybiera z listy: { $games }.
               *[many] Dealer’s choice, po { $count } rozdań: gracz na buttonie wybiera z listy: { $games }.
            }
    }
rules-mixed-stud = W grach stud wszyscy dają ante, a button się nie przesuwa.
rules-dealers-choice-stud = W grach stud wszyscy dają ante.
rules-own-amounts = { $game } ma własne kwoty: { $amounts }.

rules-raise-last = Najmniejszy zakład to { $bet }; podbicie jest co najmniej tak duże jak ostatnie.
rules-raise-double = Najmniejszy zakład to { $bet }; pierwsze podbicie jest co najmniej tak duże jak zakład, każde następne co najmniej dwa razy większe od ostatniego.
rules-raise-flat = Najmniejszy zakład to { $bet }; podbicie wynosi co najmniej tyle.
rules-raise-any = Najmniejszy zakład to { $bet }; podbicie może być dowolne.
rules-cap =
    { $count ->
        [one] Na ulicy jest najwyżej jeden zakład.
        [few] Na ulicy są najwyżej { $count } zakłady.
       *[many] Na ulicy jest najwyżej { $count } zakładów.
    }
rules-cap-with-blind =
    { $count ->
        [one] Na ulicy jest najwyżej jeden zakład; duża ciemna liczy się jako zakład.
        [few] Na ulicy są najwyżej { $count } zakłady; duża ciemna liczy się jako pierwszy.
       *[many] Na ulicy jest najwyżej { $count } zakładów; duża ciemna liczy się jako pierwszy.
    }
rules-completion-free = Uzupełnienie bring-in się nie liczy.
rules-reopen-full = All-in mniejszy od pełnego podbicia nie otwiera ponownie podbijania tym, którzy już zagrali.
rules-reopen-sum = All-iny, które sumują się do pełnego podbicia, pozwalają wszystkim podbić ponownie.
rules-reopen-any = Każde podbicie, nawet all-in mniejszy od pełnego, pozwala wszystkim podbić ponownie.

rules-no-blinds = Nie ma ciemnych.
rules-bring-in-lowest = Gracz z najniższą odkrytą kartą wpłaca bring-in { $amount } albo stawia więcej.
rules-bring-in-highest = Gracz z najwyższą odkrytą kartą wpłaca bring-in { $amount } albo stawia więcej.
rules-antes-for-blinds = Nie ma ciemnych: wszyscy dają ante { $amount }.
rules-antes-for-blinds-less = Nie ma ciemnych: wszyscy dają ante { $amount }, pierwsze miejsce { $first }.
rules-button-blind = Ciemną wpłaca tylko button: { $amount }.
rules-blinds = Ciemne to { $small } i { $big }.
rules-straddle-after = Po nich jest straddle { $amount }.
rules-heads-up-button-big = W heads-upie button to duża ciemna.
rules-heads-up-antes = W heads-upie nie ma ciemnych: każdy gracz daje ante { $amount }.
rules-ante = Przed rozdaniem wszyscy dają ante { $amount }.
rules-ante-more = Przed rozdaniem wszyscy dają jeszcze ante { $amount }.
rules-big-blind-ante = Duża ciemna płaci ante { $amount } za cały stół.
rules-button-ante = Button płaci ante { $amount } za cały stół.
rules-no-first-betting = Przed flopem nie ma licytacji.
rules-rise-orbits =
    { $count ->
        [one] Ciemne rosną co okrążenie.
        [few] Ciemne rosną co { $count } okrążenia.
       *[many] Ciemne rosną co { $count } okrążeń.
    }
rules-rise-hands =
    { $count ->
        [one] Ciemne rosną co rozdanie.
        [few] Ciemne rosną co { $count } rozdania.
       *[many] Ciemne rosną co { $count } rozdań.
    }

rules-show-all = Na showdownie wszyscy pokazują karty.
rules-show-losers-muck = Przegranych rąk nie trzeba pokazywać na showdownie.
rules-showdown-ask = Każdy gracz decyduje, czy pokazać karty.
rules-odd-chip-left-of-button = Nieparzysty żeton dostaje pierwszy gracz na lewo od buttona.
rules-odd-chip-dropped = Nieparzystego żetonu nie dostaje nikt.
rules-board-twice = Gdy wszyscy są all-in, resztę boardu rozdaje się dwa razy, każdy o połowę puli.
rules-double-board = Każde rozdanie ma dwa boardy, każdy o połowę każdej puli.
rules-rake = Dom pobiera { $percent }% z każdej puli.
rules-rake-capped = Dom pobiera { $percent }% z każdej puli, najwyżej { $most }.

rules-ends-one-left = Gra kończy się, gdy zostaje jeden gracz. W trakcie nikt nie dokupuje żetonów, a następna zaczyna się od nowa.
rules-ends-hands =
    { $count ->
        [one] Gra kończy się, gdy zostaje jeden gracz, albo po jednym rozdaniu: wtedy wygrywa największy stack. W trakcie nikt nie dokupuje żetonów, a następna zaczyna się od nowa.
        [few] Gra kończy się, gdy zostaje jeden gracz, albo po { $count } rozdaniach: wtedy wygrywa największy stack. W trakcie nikt nie dokupuje żetonów, a następna zaczyna się od nowa.
       *[many] Gra kończy się, gdy zostaje jeden gracz, albo po { $count } rozdaniach: wtedy wygrywa największy stack. W trakcie nikt nie dokupuje żetonów, a następna zaczyna się od nowa.
    }
rules-buy-in = Buy-in to { $amount }.
rules-buy-in-between = Buy-in wynosi od { $least } do { $most }.
rules-entry-choose = Kto dołącza, czeka na dużą ciemną albo ją wpłaca.
rules-entry-antes = Kto dołącza, gra od następnego rozdania.
rules-entry-fixed = Po rozpoczęciu gry nikt nie dołącza; gracz bez żetonów odpada.
rules-entry-between-hands = Gracze dołączają między rozdaniami; gracz bez żetonów wstaje.
rules-rathole =
    { $count ->
        [one] Kto wraca w ciągu minuty, wnosi co najmniej tyle, ile zabrał ze stołu.
        [few] Kto wraca w ciągu { $count } minut, wnosi co najmniej tyle, ile zabrał ze stołu.
       *[many] Kto wraca w ciągu { $count } minut, wnosi co najmniej tyle, ile zabrał ze stołu.
    }
rules-may-straddle = Gracz na lewo od dużej ciemnej może postawić straddle.
rules-bomb-pot = Jeśli wszyscy się zgodzą, jest bomb pot: każdy daje ante { $amount }, a licytacja zaczyna się na flopie.
rules-run-twice = Gracze all-in mogą się umówić, że rozdają dwa razy.
rules-rabbit = Po rozdaniu jego gracze mogą zobaczyć, co by przyszło.
rules-stack = Każdy zaczyna ze stackiem { $chips }; ciemne i ante są z pierwszego poziomu.

rules-change-house = { $house }, { $limit }, { $blinds }
rules-change = { $dial }: { $value }
rules-value-none = brak
rules-value-true = tak
rules-value-false = nie

rules-unusual-button-blind = Ciemną wpłaca tylko button, { $amount }; małej ciemnej nie ma.
rules-unusual-no-small-blind = Małej ciemnej nie ma; wpłaca tylko duża, { $amount }.
rules-unusual-equal-blinds = Obie ciemne to { $amount }, więc bez podbicia mała ciemna może czekać.
rules-unusual-blinds-not-double = Duża ciemna nie jest dwa razy większa od małej.
rules-unusual-straddle-called = Do sprawdzenia jest ostatni straddle, a kto go stawia, gra ostatni.
rules-unusual-straddle-heads-up = W heads-upie nikt nie stawia straddle’a.
rules-unusual-short-big-blind = Gdy dużej ciemnej brakuje żetonów, wszyscy sprawdzają za mniej.
rules-unusual-high-ante = Ante nie jest mniejsze od dużej ciemnej ({ $amount }): większość puli to martwe pieniądze.
rules-unusual-high-big-blind-ante = Ante dużej ciemnej jest większe od niej samej ({ $amount }): jedno miejsce płaci wszystko.
rules-unusual-several-antes = { $dials }: wszystkie są płacone, w każdym rozdaniu.
rules-unusual-dead-antes = Ciemne to martwe pieniądze: nie ma nic do sprawdzenia, a pierwszy gracz może czekać.
rules-unusual-small-blind-first = Mała ciemna gra pierwsza, a button ostatni, także przed flopem.
rules-unusual-big-blind-last = Od drugiej rundy licytacji duża ciemna gra ostatnia.
rules-unusual-heads-up-button-big = W heads-upie button wpłaca dużą ciemną i zawsze gra ostatni.
rules-unusual-heads-up-antes = W heads-upie nie ma ciemnych; każdy gracz daje martwe ante { $amount }.
rules-unusual-heads-up-button-opens = W heads-upie button zawsze gra pierwszy.
rules-unusual-bets-over-blind = Ponad dużą ciemną { $amount } podbija się o { $bet }.
rules-unusual-bets-below-blind = Podbicie może być mniejsze od dużej ciemnej { $amount }.
rules-unusual-any-raise = Podbicie o jeden żeton jest legalne i pozwala wszystkim podbić ponownie.
rules-unusual-any-raise-pot = Podbicie to dowolna kwota od jednego żetonu do puli.
rules-unusual-flat-raise = Po podbiciu dowolnej wielkości następne musi wynosić tylko { $amount }.
rules-unusual-double-raise = Każde podbicie jest co najmniej dwa razy większe od ostatniego i wkrótce wszyscy są all-in.
rules-unusual-small-bet = Od flopa wystarczy zakład { $amount }, mniej niż duża ciemna.
rules-unusual-reopen-any = All-in o jeden żeton wyższy pozwala podbić wszystkim, którzy już zagrali.
rules-unusual-checked-short = Kto czekał, może podbić, gdy potem przyjdzie all-in mniejszy od najmniejszego zakładu.
rules-unusual-no-cap = Podbijanie na ulicy kończy się dopiero, gdy nikt nie chce więcej.
rules-unusual-cap-one = Jeden zakład na ulicę i żadnych podbić.
rules-unusual-cap-one-blind = Jeden zakład na ulicę i żadnych podbić; przed flopem nikt nie może podbić dużej ciemnej.
rules-unusual-cap-all-in = Po osiągnięciu limitu nawet podbicie all-in jest odrzucane.
rules-unusual-odd-chips-dropped = Reszta z podziału przepada, więc gra powoli traci żetony.
rules-unusual-odd-chips-halves = Każda połowa puli jest dzielona osobno i traci własne nieparzyste żetony.
rules-unusual-show-all = Na showdownie widać też przegrane ręce.
rules-unusual-orphan-main = Pula boczna, której nie ma kto wygrać, trafia do graczy, którzy nic do niej nie wpłacili.
rules-unusual-double-board = Każde rozdanie ma dwa boardy; kto nie wygra żadnego, nic nie odzyskuje.
rules-unusual-see-hands = Rękę niepokazaną na showdownie odkrywa się, gdy poprosi ktoś, kto grał w rozdaniu.
rules-unusual-boards = Gdy wszyscy są all-in, resztę boardu rozdaje się dwa razy, każdy o połowę puli.
rules-unusual-hand-cap = Kto włożył do puli { $amount }, jest all-in.
rules-unusual-kill = Zwycięzca dwóch pul z rzędu wpłaca { $amount }, a zakłady są większe.
rules-unusual-straddles = Ostatni straddle może wynieść { $amount }, czyli wiele dużych ciemnych.
rules-unusual-no-free-fold = Kto chce spasować, musi poczekać na zakład.
rules-unusual-rake-no-cap = Rake jest pobierany z każdej puli, choćby największej.
rules-unusual-rake-high = Rake to ponad jedna dziesiąta każdej puli: żetony szybko znikają ze stołu.
rules-unusual-rake-no-flop = Dom pobiera swoją część nawet wtedy, gdy wszyscy pasują do ciemnych.
rules-unusual-no-burn = Wierzchnia karta talii jest następną rozdaną; kto rozpozna jej rewers, już ją zna.
rules-unusual-few-players = Talii starcza najwyżej dla { $count } graczy, nie dla 10.
rules-unusual-buy-in-small = Największy buy-in to mniej niż dziesięć dużych ciemnych, więc większość rozdań kończy się all-inem.
rules-unusual-rotation-players = We wszystkie te gry może grać najwyżej { $count } graczy.
rules-unusual-level-never = Poza turniejami ciemne tu nie rosną, więc pierwsza gra zostaje.
rules-unusual-level-picked = Jeden gracz wybiera grę na cały poziom.
rules-unusual-reshuffle = Gdy { $count } lub więcej graczy wymienia, ile się da, odrzucone karty są tasowane i rozdawane ponownie.
rules-unusual-common-card = Gdy w grze zostaje { $count } lub więcej graczy, ostatnia karta jest jedna, wspólna dla wszystkich.
rules-unusual-dead-button = Żadne miejsce nie ominie ciemnej, ale kto siada tuż za ciemnymi, gra okrążenie, nie płacąc ich.
rules-unusual-never-one-left = Gra toczy się, dopóki siadają nowi gracze.
rules-unusual-endless-rise = Ciemne za każdym razem się podwajają, bez końca.
rules-unusual-late-buy-in = Kto dołącza późno, ma za buy-in mniej dużych ciemnych.
rules-unusual-own-unused = Tej gry nie ma w rotacji, więc to nie ma wpływu.
rules-unusual-own-amounts = { $amounts } zamiast { $usual }.
rules-unusual-own-cut = { $dial }: przycięte do najmniejszego buy-inu, { $amount }.
rules-unusual-idle = „{ $dial }” nie ma wpływu: { $why }.
