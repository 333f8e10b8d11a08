### The page that is shown while the room can't be reached. Prefix: offline-

offline-title = sidepot – not reachable
offline-heading = The room can’t be reached
offline-text = Your connection is gone, or the room is closed just now. Your seat and chips are safe; this page comes back by itself.
offline-again = Try again
