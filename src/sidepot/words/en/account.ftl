### A person's account: the way back to a name, passwords, passkeys, sessions, bots. Prefix: account-

## My account: the ways back, where I am logged in, my bots, logging out, giving the name back.

account-account = Account
account-password = Password
    .hint = If you have set one.
account-give-my-name-back = Give up my name
account-press-again-the-name-is = Press again: anyone can take the name
account-your-name-is-free-again = Your name is free again.
account-add-a-passkey = Add a passkey
account-your-way-back = Your way back
account-this-link-logs-you-in = This link logs you in on another device, or here if this browser has forgotten you. Anyone who has it can log in as you, so keep it to yourself.
account-passkeys = Passkeys
account-log-in-with-a-fingerprint = Log in with a fingerprint, a face or a key instead of a link.
account-where-you-are-logged-in = Where you are logged in
account-my-bots = My bots
account-every-hand-you-have-finished = Every hand you have finished at any table or tournament, with your own cards and what everyone saw.
account-log-out-or-give-the = Log out, or give up the name
account-logging-out-keeps-your-name = Logging out keeps your name, your seat and your chips: you come back by link, password or passkey.
account-log-out-here = Log out here
account-press-again-do-you-have = Press again: do you have your link?
account-you-have-logged-out = You have logged out.
account-giving-the-name-back-ends = Giving up the name ends the account and your bots for good. Hands you played and scores at tables stay there under the name; nobody gets your hands.
account-you-have-one-a-new = You have one. A new one replaces it.
account-you-have-none-with-one = You have none. With one you can log in by name.
account-make-a-link = Make a link
account-the-link-you-were-given = The link you were given works until you make a new one.
account-you-have-none-yet = You have none yet.
account-link-to-come-back = link to come back
account-it-is-shown-only-now = It is shown only once. A new one replaces it.
account-password-until-now = Current password
account-new-password = New password

## Coming back to a name one has: by link or code, by password, by passkey.

account-come-back = Come back
account-use-a-passkey = Use a passkey
account-your-link-or-code = Your link or code
    .hint = From the page where you first came in, or from “Account” on a device where you are logged in.
account-log-in = Log in
account-is-yours = Is { $name } yours?

## My bots: make one, give it another token, remove it.

account-robo = Robo
account-a-program-of-yours-that = A program of yours that plays under its own name, with a badge. It comes in with a token.
account-make-a-bot = Make a bot
account-connected = connected
account-not-connected = not connected
account-stopped = stopped
account-since = { $how }, since { $date }
account-new-token = New token
account-the-token-of-it-is = The token for { $name }. It is shown only once:
account-token-of = token for { $name }
account-an-example-in-python = an example in Python
account-has-no-token-any-more = { $name } no longer has a token and is leaving its tables. Remove it again after that: { $says }.

## Passkeys: the browser's own words for them, to and from what the room sends.

account-passkeys-need-https = Passkeys need https.
account-passkeys-need-a-name-in = Passkeys need a name in the address, such as localhost, rather than a number.
account-this-browser-has-no-passkeys = This browser does not support passkeys.
account-no-passkey-was-used = No passkey was used.
account-this-device-has-a-passkey = This device already has a passkey for you.

## After coming in: the link by which one comes back, until it was put away.

account-your-way-back-label = your way back
account-on-another-device-or-when = On another device, or if this browser has forgotten you, this link brings you back to your name and chips. Keep it to yourself.
account-put-the-link-away = put the link away

## Where I am logged in, with a way to log out there.

account-log-out-everywhere-else = Log out everywhere else
account-this-one = this one
account-in-use-now = in use now
account-used = used { $date }
account-a-browser = A browser
account-since-when = { $when }, since { $date }
account-log-out-there = Log out there

# $code is a line of Python.
account-in-python-after = In Python, after { $code }:
account-all-my-hands = All my hands
