"""What a hand is made of says so when it is made, copied or pickled by itself."""

PART = "this is a part of a hand: sidepot.start(rules, stacks, button, deck) begins one, and hand.fork() copies it"
