### Le règlement

rulebook-rule = Règle { $number }
rulebook-the-rulebook-has-no-such = Le règlement n’a pas cette règle.
rulebook-the-whole-rulebook = Tout le règlement

rulebook-sidepot-the-rulebook = sidepot – le règlement
rulebook-the-rulebook = Le règlement
rulebook-rules-that-all-houses-share = Les règles communes à toutes les maisons commencent par X. S, C, P, L et K sont les maisons standard, cardroom, pineapple, league et kitchen ; T, c’est le stud, le draw et les petits jeux ; V, les cas où l’on se trompe facilement. Les règles elles-mêmes sont en anglais.
