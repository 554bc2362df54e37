"""The chance source: a 64-bit multiply-with-carry generator whose sequence is part of the product.

State: `x`, 32 bits, and `carry`, below 2**31. One step:

    t = x * 2147483085 + carry;  x = t mod 2**32;  carry = t div 2**32;  output x xor carry

The multiplier a is the largest below 2**31 for which a * 2**32 - 1 and a * 2**31 - 1 are both prime, so the
period is about 2**62, and t never leaves 63 bits: the same source gives the same numbers compiled (where an
`i64` would wrap) and interpreted. A seed is spread over the state by two rounds of SplitMix64's finaliser.
The sequence is fixed by a test; nothing here may change it.
"""

from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 2147483085
WORD: Final = 0xFFFFFFFF


def mix(*numbers: int) -> int:
    """One well-spread 64-bit number for several, for seeding: `mix(seed, game_number)`."""
    mask = 2**64 - 1
    z = 0
    for number in numbers:
        z = (z + (number & mask) + 0x9E3779B97F4A7C15) & mask
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & mask
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & mask
        z ^= z >> 31
    return z


class Rng:
    """Numbers by lot, the same for the same seed on every machine and Python."""

    def __init__(self, seed: int) -> None:
        spread = mix(seed, 1)
        self.x: i64 = spread & WORD
        # Below the multiplier, and never both words zero: that state would stay zero for ever.
        self.carry: i64 = (spread >> 32) % (MULTIPLIER - 1) + 1

    def word(self) -> i64:
        """Return the next 32 bits."""
        t = self.x * MULTIPLIER + self.carry
        self.x = t & WORD
        self.carry = t >> 32
        return self.x ^ self.carry

    def below(self, n: i64) -> i64:
        """Return one of 0 … n-1, each equally likely, for n up to 2**31 (Lemire's method, unbiased)."""
        m = self.word() * n
        low = m & WORD
        if low < n:
            least = (WORD + 1 - n) % n
            while low < least:
                m = self.word() * n
                low = m & WORD
        return m >> 32
