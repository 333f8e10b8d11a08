### Księga reguł

rulebook-rule = Reguła { $number }
rulebook-the-rulebook-has-no-such = W księdze reguł nie ma takiej reguły.
rulebook-the-whole-rulebook = Cała księga reguł

rulebook-sidepot-the-rulebook = sidepot – księga reguł
rulebook-the-rulebook = Księga reguł
rulebook-rules-that-all-houses-share = Reguły wspólne dla wszystkich domów zaczynają się od X. S, C, P, L i K to domy standard, cardroom, pineapple, league i kitchen; T to stud, gry z wymianą i małe gry; V to przypadki, w których łatwo się pomylić.
