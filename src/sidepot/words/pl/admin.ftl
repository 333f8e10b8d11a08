### Strona osoby prowadzącej salę

admin-now = Teraz
admin-people = Ludzie
admin-log = Dziennik
admin-10-minutes = 10 minut
admin-an-hour = godzinę
admin-8-hours = 8 godzin
admin-sidepot-the-room = sidepot – sala
admin-the-room = Sala
admin-parts = części
admin-this-page-is-for-whoever = Ta strona jest dla osoby prowadzącej salę: otwórz link, który sala wypisuje przy starcie. Jest też w pliku operator.key w folderze sali.
admin-here-now = Teraz tutaj
admin-nobody-is-connected = Nikt nie jest połączony.
admin-tables = Stoły
admin-no-table-is-open = Żaden stół nie jest otwarty.
admin-tournaments-seasons-and-timed-games = Turnieje, sezony i gry na rozdania
admin-none-is-open = Nic nie jest otwarte.
admin-banned-from-the-room = Zbanowani w sali
admin-nobody-is-banned = Nikt nie ma bana.
admin-how-full-the-room-is = Zapełnienie sali
admin-refused-since-the-room-was = Odmowy od startu sali
admin-nobody-met-a-limit = Nikt nie doszedł do limitu.
admin-newcomers-read-for-more-minutes =
    { $minutes ->
        [one] Nowe osoby czytają to jeszcze przez minutę: „{ $text }”
        [few] Nowe osoby czytają to jeszcze przez { $minutes } minuty: „{ $text }”
       *[many] Nowe osoby czytają to jeszcze przez { $minutes } minut: „{ $text }”
    }
admin-since = od { $time }
admin-at = przy: { $names }
admin-in-the-lobby = w lobby
admin-connections =
    { $count ->
        [one] { $count } połączenie
        [few] { $count } połączenia
       *[many] { $count } połączeń
    }
admin-ban = Ban…
admin-ban-name = zbanuj: { $name }
admin-operator = operator
admin-by = przez: { $who }
admin-with = z: { $names }
admin-let-in-again = wpuść ponownie: { $name }
admin-the-room-restarts-at-eleven = Restart sali o jedenastej
admin-take-it-back = Cofnij
admin-announce = Ogłoś
admin-tell-everyone = Powiedz wszystkim
admin-what = Co
admin-newcomers-read-it-for = Nowe osoby czytają przez
admin-nothing = nic
admin-ban-from-the-room = Ban w sali: { $name }?
admin-they-are-thrown-out-with = Ta osoba wylatuje razem ze swoimi botami i wstaje od stołów; żetony zostają w księdze. Możesz to cofnąć w każdej chwili.
admin-what-they-are-told = Co przeczyta ta osoba
admin-let-nobody-new-in-from = Nie wpuszczaj też nikogo nowego z tego adresu (może go mieć cały dom)
admin-the-link-password-passkeys-and = Link, hasło, klucze dostępu i sesje przestają działać ({ $name }). Kto ma nowy link, ma nazwę: przekaż go tylko tej osobie ({ $name }).
admin-it-is-shown-only-now = Pokazujemy go tylko raz:
admin-the-link-of = link: { $name }
admin-a-new-link-for = Nowy link: { $name }?
admin-name = nazwa…
admin-find-somebody = szukaj osoby
admin-nobody-is-called-like-that = Nikt się tak nie nazywa.
admin-of-look-for-some-by = { $count } z { $found }: szukaj po nazwie, by zobaczyć resztę.
admin-bot-of = bot, właściciel: { $who }
admin-last-seen = ostatnio { $time }
admin-comes-back-by = powrót przez: { $names }
admin-has-no-way-back-but = wróci tylko przez tę przeglądarkę
admin-new-link = Nowy link…
admin-a-new-link-for-name = nowy link: { $name }
admin-banned = ban
admin-anybody = ktokolwiek
admin-only-about-this-player = tylko o tym graczu
admin-nothing-of-that-kind-has = Nic takiego się nie stało.
admin-show = Pokaż
admin-the-rooms-own = własne sali
admin-banned-names = bany: { $names }
admin-level = poziom { $level }
admin-registered = zapisani: { $count }
admin-of = { $used } z { $most }
admin-last = ostatnio { $time }

admin-here = tutaj
admin-nameless = ktoś bez nazwy
admin-about-log = Kto wszedł, co otwarto i zamknięto, kto dostał bana lub odmowę, co poszło źle. To, co działo się przy stole, jest w jego własnym dzienniku, w zakładce { $record }.
