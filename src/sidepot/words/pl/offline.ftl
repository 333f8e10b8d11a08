### Strona na czas, gdy sala jest niedostępna

offline-title = sidepot – brak połączenia
offline-heading = Sala jest niedostępna
offline-text = Twoje połączenie zostało przerwane albo sala jest w tej chwili zamknięta. Twoje miejsce i żetony są bezpieczne; ta strona wróci sama.
offline-again = Spróbuj ponownie
