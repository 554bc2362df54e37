"""A clock that a test moves: whatever is to come after some seconds comes at once."""

import time

import pytest


class Clock:
    """The clock that is never set (`time.monotonic`), for this process and its event loops."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.ahead = 0.0
        real = time.monotonic
        patch.setattr(time, "monotonic", lambda: real() + self.ahead)

    def forward(self, seconds: float) -> None:
        """Let time pass."""
        self.ahead += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Ask for it before anything that has an event loop: at the end time goes back."""
    return Clock(monkeypatch)
