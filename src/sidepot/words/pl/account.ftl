### Konto: powrót do nazwy, hasła, klucze dostępu, sesje, boty

account-account = Konto
account-password = Hasło
    .hint = Jeśli jest ustawione.
account-give-my-name-back = Oddaj nazwę
account-press-again-the-name-is = Jeszcze raz: nazwę może wziąć każdy
account-your-name-is-free-again = Twoja nazwa jest znów wolna.
account-add-a-passkey = Dodaj klucz dostępu
account-your-way-back = Twoja droga powrotna
account-this-link-logs-you-in = Tym linkiem zalogujesz się na innym urządzeniu albo tutaj, gdy ta przeglądarka cię zapomni. Kto go ma, może zalogować się jako ty, więc zachowaj go dla siebie.
account-passkeys = Klucze dostępu
account-log-in-with-a-fingerprint = Loguj się odciskiem palca, twarzą lub kluczem zamiast linku.
account-where-you-are-logged-in = Gdzie trwa twoje logowanie
account-my-bots = Moje boty
account-every-hand-you-have-finished = Wszystkie twoje zakończone rozdania, ze stołów i turniejów, z twoimi kartami i tym, co widzieli wszyscy.
account-log-out-or-give-the = Wyloguj się albo oddaj nazwę
account-logging-out-keeps-your-name = Po wylogowaniu zachowujesz nazwę, miejsce i żetony: wrócisz linkiem, hasłem lub kluczem dostępu.
account-log-out-here = Wyloguj tutaj
account-press-again-do-you-have = Jeszcze raz: masz swój link?
account-you-have-logged-out = Wylogowano.
account-giving-the-name-back-ends = Oddanie nazwy na zawsze kończy konto i twoje boty. Twoje rozdania i wyniki przy stołach zostają tam pod tą nazwą; nikt nie dostanie twoich rozdań.
account-you-have-one-a-new = Masz hasło. Nowe je zastąpi.
account-you-have-none-with-one = Nie masz hasła. Z hasłem zalogujesz się nazwą.
account-make-a-link = Utwórz link
account-the-link-you-were-given = Twój dotychczasowy link działa, dopóki nie utworzysz nowego.
account-you-have-none-yet = Jeszcze żadnego nie masz.
account-link-to-come-back = link powrotny
account-it-is-shown-only-now = Pokazujemy go tylko raz. Nowy go zastąpi.
account-password-until-now = Obecne hasło
account-new-password = Nowe hasło

account-come-back = Wróć
account-use-a-passkey = Użyj klucza dostępu
account-your-link-or-code = Twój link lub kod
    .hint = Ze strony pierwszego wejścia albo z „Konto” na urządzeniu, na którym trwa twoje logowanie.
account-log-in = Zaloguj się
account-is-yours = { $name } to ty?

account-robo = Robo
account-a-program-of-yours-that = Twój program, który gra pod własną nazwą, z plakietką. Wchodzi z tokenem.
account-make-a-bot = Utwórz bota
account-connected = połączony
account-not-connected = niepołączony
account-stopped = zatrzymany
account-since = { $how }, od { $date }
account-new-token = Nowy token
account-the-token-of-it-is = Token dla { $name }. Pokazujemy go tylko raz:
account-token-of = token dla { $name }
account-an-example-in-python = przykład w Pythonie
account-has-no-token-any-more = { $name } nie ma już tokenu i odchodzi od stołów. Potem usuń jeszcze raz: { $says }.

account-passkeys-need-https = Klucze dostępu wymagają https.
account-passkeys-need-a-name-in = Klucze dostępu wymagają nazwy w adresie, np. localhost, zamiast numeru.
account-this-browser-has-no-passkeys = Ta przeglądarka nie obsługuje kluczy dostępu.
account-no-passkey-was-used = Nie użyto klucza dostępu.
account-this-device-has-a-passkey = To urządzenie ma już twój klucz dostępu.

account-your-way-back-label = twoja droga powrotna
account-on-another-device-or-when = Na innym urządzeniu, albo gdy ta przeglądarka cię zapomni, ten link przywróci ci nazwę i żetony. Zachowaj go dla siebie.
account-put-the-link-away = schowaj link

account-log-out-everywhere-else = Wyloguj wszędzie indziej
account-this-one = to urządzenie
account-in-use-now = teraz w użyciu
account-used = użycie: { $date }
account-a-browser = Przeglądarka
account-since-when = { $when }, od { $date }
account-log-out-there = Wyloguj tam

account-in-python-after = W Pythonie, po { $code }:
account-all-my-hands = Wszystkie moje rozdania
