### Archiwum sali, dla osoby prowadzącej, i pliki do zapisania

record-text = Tekst
record-save-as = zapisz { $what } jako { $label }

record-sidepot-the-record = sidepot – archiwum
record-the-record = Archiwum
record-only-the-rooms-operator-reads = Archiwum czyta tylko osoba prowadząca salę: otwórz link, który sala wypisuje przy starcie. Twoje własne rozdania są w „Moje rozdania” przy stole i w „Konto”.
record-name-id-host = nazwa, id, gospodarz…
record-find-a-table-or-tournament = szukaj stołu lub turnieju
record-nothing-is-called-like-that = Nic się tak nie nazywa.
record-every-table-and-tournament-of = Wszystkie stoły i turnieje tej sali, otwarte i zamknięte. Rozdania są takie, jak widzieli je wszyscy: karty spasowane i niepokazane zostają zakryte.
record-any-player = każdy gracz
record-only-with-this-player = tylko z tym graczem
record-no-hand-is-over-here = Nie skończyło się tu jeszcze żadne rozdanie, albo żadne z tym graczem.
record-nothing-of-that-kind-has = Nic takiego się tu nie stało.
record-all-tables = Wszystkie stoły
record-hands-or-log = rozdania lub dziennik
record-hands = Rozdania
record-log = Dziennik
record-show = Pokaż
record-the-whole-log = Cały dziennik
record-all-hands = Wszystkie rozdania
record-table = stół { $table }
record-opened = otwarcie: { $time }
record-id = id { $id }
record-nobody-wins = nikt nie wygrywa
record-pot = pula { $pot }

record-open = otwarty
record-closed = zamknięty
record-seat = Miejsce { $number }: { $who }
record-seat-button = Miejsce { $number }: { $who }, button
record-this-hand = To rozdanie
