### O livro de regras

rulebook-rule = Regra { $number }
rulebook-the-rulebook-has-no-such = O livro de regras não tem essa regra.
rulebook-the-whole-rulebook = O livro de regras inteiro

rulebook-sidepot-the-rulebook = sidepot – o livro de regras
rulebook-the-rulebook = O livro de regras
rulebook-rules-that-all-houses-share = As regras comuns a todas as casas começam com X. S, C, P, L e K são as casas standard, cardroom, pineapple, league e kitchen; T é stud, draw e jogos pequenos; V são casos em que é fácil errar.
