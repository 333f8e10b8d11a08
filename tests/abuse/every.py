"""All attacks there are."""

from __future__ import annotations

from abuse import admins, commands, crowds, frames, inputs, requests
from abuse.attack import Attack

ATTACKS: tuple[Attack, ...] = (
    *frames.ATTACKS, *commands.ATTACKS, *crowds.ATTACKS, *requests.ATTACKS, *inputs.ATTACKS, *admins.ATTACKS,
)  # fmt: skip
