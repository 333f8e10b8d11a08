"""Every sentence that people read, in their language: one folder of Fluent files per language, one file per area.

Nothing here knows a rule of poker. What happened is told by codes and numbers; a message puts them into words, for
the page, the dealer's log, the terminal and the operator alike. English is complete by definition; a message that
another language lacks is shown in English.

    from sidepot.words import words

    say = words("de")                              # or words() for the language of the environment
    say("event-raised-to", who="Ada", to=12_500)   # "Ada erhöht auf 12.500"
    say("event-folded.you")                        # an attribute: the same, told to the player who did it

On the page `js/shared/say.js` has the same: `say("event-raised-to", { who, to })`.

How messages are named and written:

- An id is `area-thing` in kebab-case, and the area is its file: `event-…` is in `events.ftl`, `refusal-…` in
  `refusals.ftl`. A message for a code ends in that code as it is on the wire: `refusal-no-such-table`.
- A message is a whole sentence or a whole label. Sentences are never put together from pieces, since word
  order differs between languages; what varies is an argument, or a selector inside the message.
- Arguments are one word: `$who` a player's name, `$to`, `$amount`, `$chips`, `$count` numbers, `$cards` cards,
  `$names` a list of names.
  Numbers are passed as numbers, so that each language groups their digits and chooses its plural. A number that is a
  name (hand 1234, level 3) is passed as text, and is not grouped.
- Cards are passed as `cards(["As", "Kd"])` on the page, which draws or speaks them, and as text in Python.
- A list of texts is passed as a list: "Ada, Ben and Cleo". A list of numbers is told as stakes are: "500/1,000".
- A sentence that is told later, or elsewhere, is a `Phrase`: a message and its arguments, which may be phrases and
  lists of phrases in turn. `phrase.told("de")` tells it here, `phrased(phrase)` of `say.js` on the page.
- `.you` is the sentence told to the player it is about; `.label` of a control is its accessible name, `.hint` its
  tooltip, `.placeholder` what stands in an empty field.
- A comment above a message (`#`) tells translators where it is seen and what its arguments are; `glossary.md` in each
  folder has the words that players of that language use. Sentences of the dealer's log begin with a small
  letter and have no full stop; notices and help are written as prose.
- Where the code chooses a message by a value (`refusal-` and a code), the prefix is listed in `CHOSEN`, so that the
  test that looks for unused messages knows.
"""

from __future__ import annotations

from sidepot.words.catalogue import AREAS, CHOSEN, Phrase, Words, page_text, phrase, words
from sidepot.words.languages import LANGUAGES, chosen, from_environment

__all__ = [
    "AREAS", "CHOSEN", "LANGUAGES", "Phrase", "Words", "chosen", "from_environment", "page_text", "phrase", "words",
]  # fmt: skip
