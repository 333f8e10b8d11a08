### Das Regelbuch

rulebook-rule = Regel { $number }
rulebook-the-rulebook-has-no-such = Diese Regel steht nicht im Regelbuch.
rulebook-the-whole-rulebook = Das ganze Regelbuch

rulebook-sidepot-the-rulebook = sidepot – das Regelbuch
rulebook-the-rulebook = Das Regelbuch
rulebook-rules-that-all-houses-share = Regeln, die alle Häuser teilen, beginnen mit X. S, C, P, L und K sind die Häuser standard, cardroom, pineapple, league und kitchen; T steht für Stud, Draw und kleine Spiele; V für Fälle, die man leicht falsch macht. Die Regeln selbst stehen auf Englisch da.
