"""`HandHistory.loads_all`, then `create_state` and `parse_action` for each action, cards burned where it asks."""

import warnings

from histories_hands import made
from measure import main, rates
from pokerkit import HandHistory
from pokerkit.notation import parse_action

warnings.simplefilter("ignore")
HANDS = 40


def replay(text):
    done = 0
    for history in HandHistory.loads_all(text):
        state = history.create_state()
        for action in history.actions:
            if state.can_burn_card("??"):
                state.burn_card("??")
            parse_action(state, action)
        assert not state.status
        done += 1
    return done


def work(n):
    whole = made()[0].read_text("utf-8").split("\n[")
    some = "\n[".join(whole[:HANDS])
    done = 0
    while done < n:
        done += replay(some)
    return {"hands": done}


if __name__ == "__main__":
    main("pokerkit", {"phh": rates(work)})
