### The rulebook. Prefix: rulebook-

## The number of a rule is a link to the rule: it opens beside what is being played, or as a page of its own.

rulebook-rule = Rule { $number }
rulebook-the-rulebook-has-no-such = The rulebook has no such rule.
rulebook-the-whole-rulebook = The whole rulebook

## The rulebook: every rule under its number.

rulebook-sidepot-the-rulebook = sidepot – the rulebook
rulebook-the-rulebook = The rulebook
rulebook-rules-that-all-houses-share = Rules that all houses share begin with X. S, C, P, L and K are the houses standard, cardroom, pineapple, league and kitchen; T is stud, draw and small games; V stands for cases that are easy to get wrong.
