### Powtórki rozdań, moje rozdania, moje statystyki

replay-title = Odtwórz rozdanie
replay-this = Odtwórz
replay-hand = Rozdanie { $number }
replay-as-everyone-saw-it = Tak, jak widzieli wszyscy

replay-controls = Powtórka
replay-step = Krok
replay-step-of = Krok { $step } z { $last }
replay-streets = Ulice
replay-first = Na początek
replay-back = Krok wstecz
replay-forth = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Pauza
replay-what-happened = Przebieg
replay-how-it-ended = Jak się skończyło
replay-all-cards = Od razu karty pokazane później
replay-keys = Klawisze: ← i → krok po kroku, ↑ i ↓ między ulicami, Home i End na początek i koniec, P odtwarza.

replay-share = Udostępnij to rozdanie
replay-with-my-cards = Pokaż też moje karty
replay-make-link = Utwórz link
replay-link = Link do tego rozdania
replay-stop-sharing = Przestań udostępniać
replay-as-text = Jako tekst
replay-format = Format
replay-copy = Kopiuj jako tekst
replay-lost = Ten format nie potrafi zapisać: { $what }.

replay-what-if = Co by było, gdyby…
replay-others = Pozostałe miejsca
replay-by-hand = Gram za wszystkich
replay-against = gracze automatyczni: { $style }
replay-go-on = Graj dalej stąd
replay-roll-out = Rozegraj wiele razy
replay-as-it-was = Wróć do prawdziwego rozdania
replay-your-options = Co możesz zrobić
replay-to-act = ruch: { $who }
replay-fold = Pas
replay-check = Czekaj
replay-call = Sprawdź { $amount }
replay-raise = Podbij do { $to }
replay-all-in = All-in, { $to }
replay-amount = Podbij do
replay-bring-in = Bring-in { $amount }
replay-show = Pokaż
replay-muck = Nie pokazuj
replay-discard = Odrzuć
replay-tap-to-draw = Dotknij kart do odrzucenia:
replay-stand-pat = Bez wymiany
replay-draw = Wymień { $count }
replay-rolling = Rozgrywanie…
replay-rolled =
    { $count ->
        [one] Rozegrane raz od kroku { $step }: średnia wygrana w żetonach
        [few] Rozegrane { $count } razy od kroku { $step }: średnia wygrana w żetonach
       *[many] Rozegrane { $count } razy od kroku { $step }: średnia wygrana w żetonach
    }
replay-between = { $low } do { $high }

replay-which = Które rozdania
replay-all = Wszystkie
replay-won = Wygrane
replay-lost-hands = Strata
replay-showdown = Showdown
replay-big = Duże
replay-none = Nie ma jeszcze takich rozdań.
replay-none-yet = Nie masz jeszcze rozdań: każde rozdanie, w którym zagrasz, pojawi się tu po zakończeniu.
replay-pot = pula { $amount }

replay-files = Odtwórz z plików
replay-drop = Upuść tu pliki z rozdaniami albo je wybierz: tekst PokerStars, PHH, Open Hand History, ACPC lub własny format sidepot.
replay-reading = Czytanie…
replay-find = Szukaj rozdań
replay-find-hint = Gracz, numer, gra: muszą wystąpić wszystkie słowa.
replay-more = Więcej rozdań
replay-listed =
    { $count ->
        [one] Jedno rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }
replay-found =
    { $count ->
        [one] { $found } z jednego rozdania
       *[other] { $found } z { $count } rozdań
    }
replay-at-line = Rozdanie od wiersza { $line }
replay-too-long = Za długie jak na jedno rozdanie: nie jest czytane.
replay-file-hands = Rozdania z plików
replay-to-the-list = Wróć do listy
replay-hand-before = Poprzednie rozdanie
replay-hand-after = Następne rozdanie
replay-hand-of = { $at } z { $count }
replay-no-text = { $file } nie jest tekstem: wybierz plik zapisany przez program do pokera, rozpakowany.
replay-no-format = Formatu pliku { $file } tu nie znamy. Znamy: tekst PokerStars (.txt), PHH (.phh, .phhs), Open Hand History (.ohh), ACPC (.log) i własny format sidepot (.jsonl).
replay-no-hands = W pliku { $file } nie ma rozdań.
replay-too-wide = { $file } jest za duży jak na tekst w UTF-16: zapisz go jako UTF-8 albo podziel na kilka plików.

replay-my-statistics = Moje statystyki
replay-every-house = Każdy dom
replay-every-game = Każda gra
replay-house = Dom
replay-game = Gra
replay-hands-counted =
    { $count ->
        [one] Policzono jedno rozdanie z { $total }.
        [few] Policzono { $count } rozdania z { $total }.
       *[many] Policzono { $count } rozdań z { $total }.
    }
replay-bb100 = BB na 100 rozdań
replay-bb100-luckless = Bez szczęścia
replay-interval = { $mean } ({ $low } do { $high })
replay-vpip = VPIP
replay-pfr = Podbicia preflop
replay-three-bet = 3-bety
replay-fold-to-three-bet = Pasy na 3-bet
replay-steal = Kradzieże ciemnych
replay-fold-to-steal = Pasy na kradzież
replay-cbet = C-bety
replay-fold-to-cbet = Pasy na c-bet
replay-wtsd = Dochodzi do showdownu
replay-wsd = Wygrywa na showdownie
replay-aggression = Agresja
replay-graph = Wyniki
replay-graph-says =
    { $count ->
        [one] Po jednym rozdaniu: { $net } dużych ciemnych, bez szczęścia { $luckless }
        [few] Po { $count } rozdaniach: { $net } dużych ciemnych, bez szczęścia { $luckless }
       *[many] Po { $count } rozdaniach: { $net } dużych ciemnych, bez szczęścia { $luckless }
    }
replay-by-position = Według pozycji
replay-position = Pozycja
replay-hands = Rozdania
replay-sessions = Sesje
replay-began = Początek
replay-bb = Duże ciemne
