### The frame around every page: coming in, the top bar, tabs, settings. Prefix: room-

## Words of the operator to everyone: they stay until they are read, or taken back.

room-close-the-announcement = close the announcement

## What cannot wait, wherever in the room one is: somebody asks for a chair, one was let in, it is one's turn elsewhere.

room-no = No
room-go-there = Go there
room-your-turn-at = Your turn at { $name }
room-the-host-lets-you-in = { $name }: the host has let you in

## Coming in: a name is all it takes. Whoever has one already comes back.

room-your-name = Your name
room-play-poker-by-any-houses = Play poker by any house’s rules, with friends and auto players. No sign-up: a name is enough.
room-come-in = Come in
room-just-watch = Just watch
room-i-have-been-here-before = I’ve been here before
room-join-the-table = Join the table
room-the-card-room = The card room
room-you-can-come-in-all = { $advice } You can come in all the same.
room-registered = Registered: { $names }.

## The tables that are open, one tab each, with an unmistakable "your turn"; on wide screens also as small tables.

room-tiles = Tiles
room-small-tables-beside-the-one = small tables beside the one in front
room-your-other-tables = your other tables
room-open-tables = open tables
room-alt = Alt { $number }

## The whole page: who you are, the connection, and which of lobby and table is shown.

room-the-room-cant-be-reached = The room can’t be reached. Trying again …
room-you-cant-come-in-here = You can’t come in here
room-you-are-here-as = You are here as { $name }
room-the-link-you-opened-logs = The link you opened logs its owner in. If you go on, you are logged out as { $name } in this browser, and need your own link, password or passkey to come back.
room-stay = Stay { $name }
room-log-in-by-the-link = Log in with the link
room-you-are-not-logged-in = You are no longer logged in here.
room-the-room-answers-but-its = The room answers, but its live connection does not get through: a proxy or a browser extension may be blocking WebSockets. Trying again …
room-connection-lost-coming-back-to = Connection lost – coming back to your seat …

## How one likes it, all in one place, kept in this browser: looks, sounds, notices, the whole screen.

room-green = Green
room-blue = Blue
room-red = Red
room-purple = Purple
room-grey = Grey
room-black = Black
room-colours = Colours
room-as-the-system = As the system
room-dark = Dark
room-light = Light
room-contrast = Contrast
room-usual = Normal
room-high = High
room-deck = Deck
room-two-colours = Two colours
room-four-colours = Four colours
room-amounts = Amounts
room-chips = Chips
room-big-blinds = Big blinds
room-other-tables-on-wide-screens = Other tables, on wide screens
room-small-tables-and-tabs = Small tables and tabs
room-tabs-only = Tabs only
room-settings = Settings
room-close-the-settings = close the settings
room-the-table = The table
room-felt = Felt
room-card-backs = Card backs
room-the-page = The page
room-sound = Sound
room-notices = Notices
room-kept-in-this-browser = Kept in this browser.
room-install-the-room-as-an = Install the room as an app
room-full-screen = Full screen
room-this-browser-does-not-allow = This browser does not allow it: you can change that in its settings for this page.
room-browsers-allow-notices-over-https = Browsers allow notices only over https, and on the room’s own machine.
room-your-turn-and-tournaments-that = Your turn, and tournaments that begin
room-they-come-while-this-page = They come while this page is open, in a tab or as an app, and you are looking at something else: your turn, events you have entered, somebody asking you for a seat. When the page is closed nothing comes; a phone that sleeps, or stops pages in the background, shows them when you are back.
room-volume = volume
room-volume-label = Volume
room-which = Which

## The room does not let this page in: why, and what can be done about it.

room-this-page-was-opened-at = This page was opened at { $origin }, which is not one of the room’s addresses. Open the link you were sent; the person who runs the room can add this address to its settings (origins).
room-there-are-too-many-open = There are too many open connections ({ $says }). Close other windows of the room, or wait until others have left.
room-the-room-does-not-let = The room does not let this page in
room-try-again = Try again

## How a table stands for somebody who is not looking at it: in a few words, and the time that is left to act.

room-opening = opening …
room-shown-in-another-window = shown in another window
room-paused = paused
room-game-over = game over
room-on-the-waiting-list = on the waiting list
room-watching = watching
room-you-are-away = you are away
room-sitting-out = sitting out
room-out-of-chips = out of chips
room-between-hands = between hands
room-all-in = all-in
room-next-hand = next hand
room-being-played = being played
room-not-begun-yet = not started yet

## The line above everything: where you are, and how you like to see it.

room-sidepot-to-the-lobby = sidepot: to the lobby
room-your-account = your account
room-full-screen-label = full screen
room-settings-label = settings
room-room = Room
room-how-you-like-it = preferences
room-theme-now = colours: { $theme }
room-theme-now-hint = Colours: { $theme }

room-asks-for-chair = { $who } asks for seat { $number }, with { $chips }
room-asks-for-chair-at = { $who } asks for a seat at { $name }, with { $chips }
room-game-and-stakes = { $game }, { $blinds }.
room-at-the-table = At the table: { $names }.
room-nobody-here = Nobody is here yet.
room-pin = keep { $name } open
room-unpin = don’t keep { $name } open
room-close-tab = close { $name }
# On a narrow tab: it is your turn.
room-turn = Turn
room-turn-seconds = Turn { $seconds } s
room-to-act = { $who } to act
room-dealer-to-act = dealer to act
room-theme-auto = As the system
    .label = colours: as the system
    .hint = Colours: as the system
room-theme-dark = Dark
    .label = colours: dark
    .hint = Colours: dark
room-theme-light = Light
    .label = colours: light
    .hint = Colours: light

room-language = Language
# In a list of languages: that of the browser.
room-language-browser = As the browser

## The room has a newer version than the page that is open.

room-updated = The card room was updated
room-updated-reload = Reload this page to continue. Your seat, your cards and your chips are as they were.
# A button.
room-reload = Reload

## Why the room closes the connection. A sentence of its own on a page that asks who one is; $why are the operator’s words.

room-closing-reload = This page is older than the room: reload it.
room-closing-moment = One moment.
room-closing-shut-out = The operator does not let you into this room.
room-closing-shut-out-why = The operator does not let you into this room: { $why }
room-closing-new-link = The operator has made a new link for this name.
room-closing-somebody-else = This browser is logged in as somebody else now.
room-closing-logged-out = You have logged out.
room-closing-logged-out-elsewhere = You were logged out here from another device.
room-closing-new-token = This bot has a new token now.
room-closing-reads-slowly = Your connection is too slow to keep up.
room-closing-too-many-messages = Too many messages.
room-closing-restart = The room is restarting: your seat and cards stay.
