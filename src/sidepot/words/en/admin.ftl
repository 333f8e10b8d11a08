### The page of the person who runs the room. Prefix: admin-

## The room for whoever runs it: who is here, tables, events, bans, words to everyone, refusals, people, the room's log.

admin-now = Now
admin-people = People
admin-log = Log
admin-10-minutes = 10 minutes
admin-an-hour = an hour
admin-8-hours = 8 hours
admin-sidepot-the-room = sidepot – the room
admin-the-room = The room
admin-parts = sections
admin-this-page-is-for-whoever = This page is for the person who runs the room: open the link that the room printed when it started. It is also in operator.key, in the room’s folder.
admin-here-now = Here now
admin-nobody-is-connected = Nobody is connected.
admin-tables = Tables
admin-no-table-is-open = No table is open.
admin-tournaments-seasons-and-timed-games = Tournaments, seasons and timed games
admin-none-is-open = None is open.
admin-banned-from-the-room = Banned from the room
admin-nobody-is-banned = Nobody is banned.
admin-how-full-the-room-is = How full the room is
admin-refused-since-the-room-was = Refused since the room was started
admin-nobody-met-a-limit = Nobody has hit a limit.
admin-newcomers-read-for-more-minutes =
    { $minutes ->
        [one] Newcomers read for another minute: “{ $text }”
       *[other] Newcomers read for another { $minutes } minutes: “{ $text }”
    }
admin-since = since { $time }
admin-at = at { $names }
admin-in-the-lobby = in the lobby
admin-connections =
    { $count ->
        [one] { $count } connection
       *[other] { $count } connections
    }
admin-ban = Ban …
admin-ban-name = ban { $name }
admin-operator = operator
admin-by = by { $who }
admin-with = with { $names }
admin-let-in-again = let { $name } in again
admin-the-room-restarts-at-eleven = The room restarts at eleven
admin-take-it-back = Take it back
admin-announce = Announce
admin-tell-everyone = Tell everyone
admin-what = What
admin-newcomers-read-it-for = Newcomers read it for
admin-nothing = nothing
admin-ban-from-the-room = Ban { $name } from the room?
admin-they-are-thrown-out-with = They are thrown out with their bots and leave their tables; their chips stay in the ledger. You can undo it at any time.
admin-what-they-are-told = What they are told
admin-let-nobody-new-in-from = Let nobody new in from their address either (a whole household may share it)
admin-the-link-password-passkeys-and = The link, password, passkeys and sessions of { $name } stop working. Anyone who has the new link has the name: give it to { $name } alone.
admin-it-is-shown-only-now = It is shown only once:
admin-the-link-of = the link of { $name }
admin-a-new-link-for = A new link for { $name }?
admin-name = name …
admin-find-somebody = find somebody
admin-nobody-is-called-like-that = Nobody has that name.
admin-of-look-for-some-by = { $count } of { $found }: search by name to see the others.
admin-bot-of = bot of { $who }
admin-last-seen = last seen { $time }
admin-comes-back-by = comes back by { $names }
admin-has-no-way-back-but = has no way back except this browser
admin-new-link = New link …
admin-a-new-link-for-name = a new link for { $name }
admin-banned = banned
admin-anybody = anybody
admin-only-about-this-player = only about this player
admin-nothing-of-that-kind-has = Nothing of that kind has happened.
admin-show = Show
admin-the-rooms-own = the room’s own
admin-banned-names = banned: { $names }
admin-level = level { $level }
admin-registered = { $count } registered
admin-of = { $used } of { $most }
admin-last = last { $time }

admin-here = here
# Somebody who has not come in under a name.
admin-nameless = somebody without a name
# $record is a link to the page of that name.
admin-about-log = Who came, what was opened and closed, who was banned or refused, what went wrong. What happened at a table is in its own log, under { $record }.
