"""What all tests share: how hypothesis runs, and which build is under test."""

import os
import signal

from hypothesis import HealthCheck, Phase, settings

from sidepot.engine import hand

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # started in the background of a shell: the commands that tests run would be deaf to Ctrl-C too
    signal.signal(signal.SIGINT, signal.default_int_handler)

os.environ["LC_ALL"] = "C.UTF-8"  # the terminal speaks English here, whatever the developer reads

PURE = hand.__file__.endswith(".py")

settings.register_profile(
    "sidepot",
    deadline=None,
    max_examples=60 if PURE else 250,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    derandomize=bool(os.environ.get("CI")),
)
settings.register_profile("fast", settings.get_profile("sidepot"), phases=[Phase.explicit, Phase.generate])
settings.load_profile(os.environ.get("SIDEPOT_HYPOTHESIS", "sidepot"))
