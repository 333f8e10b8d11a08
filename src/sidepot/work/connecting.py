"""Getting to a Ray cluster, or starting one on this machine; what goes wrong is told as a sentence."""

from __future__ import annotations

import logging
import os
import secrets
import shutil
import signal
import socket
import sys
import tempfile
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

from sidepot.words.refusal import Wrong
from sidepot.work.lookout import PATIENCE, Lookout
from sidepot.work.threads import cores

_STORE = 100_000_000
"""Bytes for objects on a cluster of one's own: results are small, a job is sent once."""
_INSTALL = "Ray is not installed: pip install 'sidepot[cluster]'"
_QUIET = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_IGNORE_UNHANDLED_ERRORS": "1",
    "RAY_ENABLE_AUTO_CONNECT": "0",
}
"""Ray tells nobody of us, warns of nothing that is told here, and looks for no other cluster where one is gone."""
_SOON = {
    "RAY_NUM_REDIS_GET_RETRIES": "5",
    "RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "3",
    "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "4",
}
"""A cluster that runs answers soon, or wants another token; Ray would try for half a minute."""
_BUSY = "Starting Ray client server failed"
_TOKEN_WORDS = ("InvalidAuthToken", "Unauthenticated", "ray client connection timeout")
"""How Ray says that a token is wrong; its client says no more than that nothing came of it."""
_FOLDER = "sidepot-ray-"
_LEAVING = 2.0
"""Seconds to leave a cluster whose head is gone: enough to end what was started here."""


class Connection:
    """Ray, connected; closing it ends what was started for it, and nothing else."""

    def __init__(self, ray: Any, head: tuple[str, int], ending: ExitStack) -> None:
        self.ray, self._ending = ray, ending
        self.lookout = Lookout(head, lambda: int(ray.cluster_resources().get("CPU", 0)))
        self.lost = False

    def lose(self) -> None:
        """The head is gone: nobody is told anything any more."""
        self.lost = True

    def close(self) -> None:
        """Leave; what can't be told to a head that is gone is not waited for."""
        self.lookout.close()
        if not self.lost:
            self._ending.close()
            return
        leaving = Thread(target=self._ending.close, daemon=True)
        leaving.start()
        leaving.join(_LEAVING)


def connected(on: str, workers: int | None) -> Connection:
    """The cluster that is meant; ValueError says what to do where it can't be reached."""
    where = _where(on)
    with _environment(_QUIET if on == "ray" else _QUIET | _soon()):
        ray = _imported()
    with ExitStack() as ending:
        if not ray.is_initialized():
            if where is not None:
                _knock(on, *where)
            _join(ray, on, workers, ending)
        return Connection(ray, where or _head(ray), ending.pop_all())


def _head(ray: Any) -> tuple[str, int]:
    """Where the head of the cluster is that this process is in."""
    host, _, port = ray.get_runtime_context().gcs_address.rpartition(":")
    return host, int(port)


def _where(on: str) -> tuple[str, int] | None:
    """The host and port of an address; None where a name says it all."""
    if on in ("ray", "auto"):
        return None
    parts = urlsplit(on)
    try:
        port = parts.port
    except ValueError:
        port = None
    if parts.scheme != "ray" or not parts.hostname or port is None or parts.path:
        raise Wrong("mistake-on", given=on)
    return parts.hostname, port


def _soon() -> dict[str, str]:
    """How long to try, unless the user has said that."""
    return {name: os.environ.get(name, usual) for name, usual in _SOON.items()}


def _imported() -> Any:
    try:
        ray = import_module("ray")
        worker = import_module("ray._private.worker")
    except ImportError:
        raise ValueError(_INSTALL) from None
    # that a worker died is told by whoever waits for its chunks, where it matters
    worker.print_to_stdstream = lambda *_, **__: None  # type: ignore[attr-defined]
    return ray


def _knock(on: str, host: str, port: int) -> None:
    """Find out at once whether anybody is there."""
    try:
        socket.create_connection((host, port), PATIENCE).close()
    except OSError as error:
        raise ValueError(
            f"{on} does not answer ({error.strerror or error}): is the head running there, and its client port open? "
            "`ray start --head` opens 10001"
        ) from None


def _join(ray: Any, on: str, workers: int | None, ending: ExitStack) -> None:
    said = ""
    try:
        with _hushed() as told:
            try:
                if on == "ray":
                    _start(ray, workers, ending)
                else:
                    _enter(ray, on, ending)
            finally:
                said = told()
    except ray.exceptions.AuthenticationError:
        raise ValueError(_token(on)) from None
    except (ConnectionError, RuntimeError, ImportError) as error:
        raise _sentence(on, error, said) from None


def _enter(ray: Any, on: str, ending: ExitStack) -> None:
    mode = os.environ.get("RAY_AUTH_MODE") or _mode()
    ending.enter_context(_environment({**_QUIET, **_soon(), "RAY_AUTH_MODE": mode}))
    _read_token()
    # that a head is away for a moment is of no account, and that it is gone is told where it matters
    for name in ("dataclient", "logsclient", "worker"):
        logging.getLogger(f"ray.util.client.{name}").disabled = True
    ending.callback(ray.shutdown)
    try:
        ray.init(address=on, log_to_driver=False, logging_level="ERROR")
    except ConnectionError as error:
        # a busy head may be too slow to start what serves a client
        if _BUSY not in str(error):
            raise
        ray.init(address=on, log_to_driver=False, logging_level="ERROR")


def _sentence(on: str, error: Exception, said: str) -> ValueError:
    text = " ".join(str(error).split())
    if isinstance(error, ImportError):
        return ValueError(_INSTALL)
    if "ersion mismatch" in text:
        return ValueError(f"{on} has another Ray or Python than this machine, and they have to be the same: {text}")
    if any(word in text + said for word in _TOKEN_WORDS):
        return ValueError(_token(on))
    if on == "auto":
        return ValueError("no Ray cluster runs on this machine: `ray start --head` starts one, --on ray one for a job")
    return ValueError(f"{on} can't be used: {text}")


def _token(on: str) -> str:
    return (
        f"{on} wants a token that is not the one here: copy ~/.ray/auth_token of its head to this machine, "
        "or set RAY_AUTH_TOKEN to what is in it"
    )


def _mode() -> str:
    """Where there is a token it is shown; Ray's client and workers do not do that by themselves."""
    path = Path(os.environ.get("RAY_AUTH_TOKEN_PATH") or Path.home() / ".ray" / "auth_token")
    return "token" if os.environ.get("RAY_AUTH_TOKEN") or path.exists() else "disabled"


def _read_token() -> None:
    """Ray keeps what it read first of mode and token; this cluster may have others."""
    inner = import_module("ray._raylet")
    inner.Config.initialize("")
    inner.AuthenticationTokenLoader.instance().reset_cache()


# a cluster of one's own


def _start(ray: Any, workers: int | None, ending: ExitStack) -> None:
    """A cluster on this machine alone, which nobody else can use, and of which nothing stays."""
    sweep()
    folder = tempfile.mkdtemp(prefix=f"{_FOLDER}{os.getpid()}-", dir="/tmp" if os.path.isdir("/tmp") else None)
    ending.callback(shutil.rmtree, folder, ignore_errors=True)
    # it has its own token, so that none has to lie in the user's home; Ray sets the mode itself
    ending.enter_context(_environment({**_QUIET, "RAY_AUTH_TOKEN": secrets.token_hex(32)}, ("RAY_AUTH_MODE",)))
    _read_token()
    ending.callback(ray.shutdown)
    with _deaf():
        ray.init(
            address="local",
            num_cpus=workers or cores(),
            include_dashboard=False,
            object_store_memory=_STORE,
            log_to_driver=False,
            logging_level="ERROR",
            _node_ip_address="127.0.0.1",
            _temp_dir=folder,
        )


@contextmanager
def _deaf() -> Iterator[None]:
    """What is started here does not hear a terminal's Ctrl-C: that is for the one who waits for results."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def sweep() -> None:
    """Remove what runs left behind that were killed."""
    for folder in Path("/tmp").glob(f"{_FOLDER}*-*"):
        owner = folder.name.removeprefix(_FOLDER).partition("-")[0]
        if owner.isdecimal() and not Path(f"/proc/{owner}").exists() and Path("/proc/self").exists():
            shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def _environment(settings: Mapping[str, str], others: Iterable[str] = ()) -> Iterator[None]:
    """Settings that Ray reads from the environment, for as long as it is needed; *others* are put back too."""
    before = {name: os.environ.get(name) for name in (*settings, *others)}
    os.environ.update(settings)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


@contextmanager
def _hushed() -> Iterator[Callable[[], str]]:
    """What Ray writes to this process's errors by itself is kept for us instead of being shown."""
    sys.stderr.flush()
    before = os.dup(2)
    with tempfile.TemporaryFile() as file, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        os.dup2(file.fileno(), 2)

        def told() -> str:
            file.seek(0)
            return file.read().decode(errors="replace")

        try:
            yield told
        finally:
            os.dup2(before, 2)
            os.close(before)
