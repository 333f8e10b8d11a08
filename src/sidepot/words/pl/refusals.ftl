### Dlaczego coś jest odrzucone

refusal-not-your-turn = to nie twoja kolej
refusal-hand-over = rozdanie się skończyło
refusal-folded = masz już pas
refusal-all-in = jesteś all-in
refusal-not-an-action = to nie jest zagranie
refusal-not-chips = żetony to liczby całkowite
refusal-cannot-check = nie możesz czekać, do sprawdzenia { $call }
refusal-nothing-to-call = nie ma czego sprawdzać, możesz czekać
refusal-not-enough-chips = nie masz tylu żetonów: zostało { $stack }, do sprawdzenia { $call }
refusal-bet-too-small = mniej niż najmniejszy dozwolony zakład ({ $min })
refusal-below-min = mniej niż najmniejsze dozwolone podbicie ({ $min })
refusal-above-max =
    { $kind ->
        [bet] więcej niż największy dozwolony zakład ({ $max })
       *[raise] więcej niż największe dozwolone podbicie ({ $max })
    }
refusal-capped = bez dalszych podbić w tej rundzie, osiągnięto limit
refusal-free-to-check = czekanie nic nie kosztuje, a w tym domu nikt nie pasuje bez powodu
refusal-raising-closed = po twoim zagraniu nikt nie podbił w pełni: możesz tylko sprawdzić lub spasować
refusal-no-one-to-call = nikt inny nie mógłby sprawdzić podbicia
refusal-must-discard = najpierw odrzuć kartę
refusal-no-discard-due = teraz nie odrzuca się kart
refusal-not-your-card = tej karty nie masz na ręce
refusal-must-draw = najpierw wymień karty albo zostaw wszystkie
refusal-no-draw-due = teraz nie wymienia się kart
refusal-too-many-cards = więcej kart, niż możesz wymienić ({ $count })
refusal-must-bring-in = musisz wpłacić bring-in { $call } albo dopełnić
refusal-no-bring-in-due = nie ma bring-in do wpłacenia
refusal-at-showdown = licytacja się skończyła, pokaż karty albo nie pokazuj
refusal-no-showdown = nie ma teraz nic do pokazania
