### Words that every page of the room uses. Prefix: shared-

# The page's title, and the name of the program.
shared-sidepot = sidepot
shared-close = Close
shared-cancel = Cancel
shared-save = Save
