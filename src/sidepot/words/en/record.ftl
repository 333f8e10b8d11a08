### The record of the room, for its operator, and files to save. Prefix: record-

## The sentences of a hand, and files to save.

record-text = Text
record-save-as = save { $what } as { $label }

## The record of the room, for its operator: every table and tournament, their hands and what happened there.

record-sidepot-the-record = sidepot – the record
record-the-record = The record
record-only-the-rooms-operator-reads = Only the room’s operator reads the record: open the link that the room printed when it started. Your own hands are under “My hands” at a table, and under Account.
record-name-id-host = name, id, host …
record-find-a-table-or-tournament = find a table or tournament
record-nothing-is-called-like-that = Nothing has that name.
record-every-table-and-tournament-of = Every table and tournament of this room, open or closed. Hands are shown as everyone saw them: what was folded or mucked stays hidden.
record-any-player = any player
record-only-with-this-player = only with this player
record-no-hand-is-over-here = No hand has ended here yet, or none with that player.
record-nothing-of-that-kind-has = Nothing of that kind has happened here.
record-all-tables = All tables
record-hands-or-log = hands or log
record-hands = Hands
record-log = Log
record-show = Show
record-the-whole-log = The whole log
record-all-hands = All hands
record-table = table { $table }
record-opened = opened { $time }
record-id = id { $id }
record-nobody-wins = nobody wins
record-pot = pot { $pot }

record-open = open
record-closed = closed
record-seat = Seat { $number }: { $who }
record-seat-button = Seat { $number }: { $who }, button
record-this-hand = This hand
