"""Passkeys (WebAuthn): what a browser is asked to sign, and whether it has.

The one rule it keeps: a challenge is answered once, within minutes, for what it was given out for.
"""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sidepot.room.people.accounts import Account
from sidepot.room.people.credentials import Passkey
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.services import Services

FRESH = 5 * 60_000
"""How long a challenge can be answered, in milliseconds."""
MOST = 10_000


class _ClientData(msgspec.Struct):
    challenge: str


class _Response(msgspec.Struct):
    clientDataJSON: str  # noqa: N815, as browsers say it


class _Credential(msgspec.Struct):
    id: str
    response: _Response


def host_of(origin: str) -> str:
    """The name of the room that passkeys belong to; Turned where it has none."""
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        if host:
            return host
    raise Turned(Code.NOT_ALLOWED, "passkey-name")


class Passkeys:
    """Challenges that are out, and the checking of answers."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._out: OrderedDict[str, tuple[str, int]] = OrderedDict()
        """By challenge: whose passkey is to be added, "" for coming back; and when it was given out."""

    def to_add(self, account: Account, known: dict[str, Passkey], origin: str) -> dict[str, Any]:
        """What a browser needs to make a passkey."""
        import webauthn
        from webauthn.helpers import structs

        wanted = structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        )
        options = webauthn.generate_registration_options(
            rp_id=host_of(origin),
            rp_name="sidepot",
            user_name=account.name,
            # the same for all passkeys of an account, and nothing that tells a name
            user_id=sha256(f"{account.name} {account.at}".encode()).digest(),
            challenge=self._challenge(account.name),
            timeout=FRESH,
            authenticator_selection=wanted,
            exclude_credentials=[
                structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(ident)) for ident in known
            ],
        )
        return msgspec.json.decode(webauthn.options_to_json(options))  # type: ignore[no-any-return]

    def added(self, account: Account, credential: dict[str, Any], origin: str, label: str) -> Passkey:
        """The passkey that a browser has made; Turned where it did not answer what it was asked."""
        import webauthn
        from webauthn.helpers import bytes_to_base64url

        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=self._answered(credential, account.name),
                expected_rp_id=host_of(origin),
                expected_origin=origin,
            )
        except Turned:
            raise
        except Exception:  # whatever a parser makes of bytes from outside
            raise Turned(Code.BAD_MESSAGE, "passkey") from None
        ident = bytes_to_base64url(made.credential_id)
        return Passkey(ident, made.credential_public_key, made.sign_count, self._services.world.wall(), label)

    def to_come_back(self, origin: str) -> dict[str, Any]:
        """What a browser needs to use a passkey."""
        import webauthn

        options = webauthn.generate_authentication_options(
            rp_id=host_of(origin), challenge=self._challenge(""), timeout=FRESH
        )
        return msgspec.json.decode(webauthn.options_to_json(options))  # type: ignore[no-any-return]

    def used(self, passkey: Passkey | None, credential: dict[str, Any], origin: str) -> int:
        """How often a passkey was used, counted by itself; Turned where it is not the one that was signed with."""
        import webauthn

        try:
            challenge = self._answered(credential, "")
            if passkey is None:
                raise Turned(Code.WRONG_SECRET, "passkey")
            return webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=passkey.public_key,
                credential_current_sign_count=passkey.count,
            ).new_sign_count
        except Turned:
            raise
        except Exception:  # whatever a parser makes of bytes from outside
            raise Turned(Code.WRONG_SECRET, "passkey") from None

    def _challenge(self, name: str) -> bytes:
        from webauthn.helpers import bytes_to_base64url

        challenge = self._services.world.secret().encode()
        self._out[bytes_to_base64url(challenge)] = name, self._services.now()
        if len(self._out) > MOST:
            self._out.popitem(last=False)
        return challenge

    def _answered(self, credential: dict[str, Any], name: str) -> bytes:
        """The challenge that a browser has signed; ValueError where it was not asked for, or too long ago."""
        import webauthn

        given = msgspec.convert(credential, _Credential).response.clientDataJSON
        challenge = msgspec.json.decode(webauthn.base64url_to_bytes(given), type=_ClientData).challenge
        whose, at = self._out.pop(challenge, ("", -FRESH))
        if whose != name or self._services.now() - at >= FRESH:
            raise ValueError("nobody asked for that")
        return webauthn.base64url_to_bytes(challenge)
