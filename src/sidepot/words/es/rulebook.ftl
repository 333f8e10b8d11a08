### El reglamento

rulebook-rule = Regla { $number }
rulebook-the-rulebook-has-no-such = El reglamento no tiene esa regla.
rulebook-the-whole-rulebook = Todo el reglamento

rulebook-sidepot-the-rulebook = sidepot – el reglamento
rulebook-the-rulebook = El reglamento
rulebook-rules-that-all-houses-share = Las reglas comunes a todas las casas empiezan por X. S, C, P, L y K son las casas standard, cardroom, pineapple, league y kitchen; T son stud, draw y juegos pequeños; V, los casos en que es fácil equivocarse. Las reglas en sí están en inglés.
