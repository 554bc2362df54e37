"""Where what stands in the tables of content: columns of plans, investments and events, and what their numbers mean."""

from typing import Final

from mypy_extensions import i64

# Resources
HUMAN: Final = 0
MONEY: Final = 1
ENERGY: Final = 2
ANY: Final = 3
"""Any of the three: of resources for a toll, of processes for one of choice."""
NOTHING: Final = -1
THREE: Final[i64] = 3

# A plan's row in the table
MOST_ROWS: Final = 8
PLAN_ROWS: Final = 0
PLAN_PRODUCT: Final = 1
"""The plan's own product, then the other one."""
PLAN_PAYS: Final = 3
PLAN_PROCESS: Final = 11
PLAN_RECIPE: Final = 19
"""Production, logistics, marketing for the own product, then for the other."""
PLAN: Final = 25

# An investment's row in the table
KIND: Final = 0
COST: Final = 1
MODE: Final = 4
TOKENS: Final = 5
"""How many tokens it holds."""
TOKEN: Final = 6
"""The resource each place holds."""
GIVES: Final = 9
"""Production, logistics, marketing and processes of choice; of a slot card, the process of each slot."""
AFTER: Final = 13
"""What a slash card gives with the extra token."""
INCOME: Final = 17
PLAY_SIGN: Final = 20
COPIES: Final = 21
EXTERNALISE: Final = 22
SHOP: Final = 23
SHARE: Final = 24
ANALYST: Final = 25
EXPORT_TOKEN: Final = 26
QUALITY: Final = 27
KEEP: Final = 28
ADVISER: Final = 29
CARD: Final = 30

# How a card is activated
WHOLE: Final = 0
"""All its tokens at once."""
READY: Final = 1
"""Comes active."""
SLASH: Final = 2
"""Comes active; one extra token changes what it gives."""
SLOTS: Final = 3
"""Each token by itself; active with one."""

# An event's row in the table
SIGN: Final = 0
GAIN: Final = 1
LOSE: Final = 4
GAIN_ANY: Final = 7
LOSE_ANY: Final = 8
RESET: Final = 9
SUBSIDY_TYPES: Final = 10
SUBSIDY_SPACES: Final = 11
MARKET: Final = 12
PROCESS: Final = 15
TOLL: Final = 16
"""1 + the resource, or 1 + ANY."""
NO_TRADE: Final = 17
PRICE: Final = 18
INVESTMENT_PRICE: Final = 19
SALE_BONUS: Final = 20
KEEP_MORE: Final = 21
GAIN_D7: Final = 22
EVENT: Final = 25

# What an event does, as bits
TOUCHES: Final = 1
"""It gives tokens at once, or takes them."""
ASKS: Final = 2
"""It has players choose."""
REWARDS: Final = 4
"""It gives tokens in District 7."""
HARMS: Final = 8
"""It takes something from players or makes something dearer, whatever else it gives them."""

NEGATIVE: Final = -1
NEUTRAL: Final = 0
POSITIVE: Final = 1

# Parameters with more than two values
NONE: Final = 0
COST_MINUS_ONE: Final = 1
HALF: Final = 2
IMPORT_MISSING: Final = 1
IMPORT_ANY: Final = 2
TRIOS_ACTIVE: Final = 1
TRIOS_OWNED: Final = 2
TIE_CONVERTED: Final = 1
TIE_INVESTMENTS: Final = 2
SHIFT: Final = 0
DEAL: Final = 1
NEVER: Final = -1
"""Of `interest`: credit cards are never paid back."""

# What a period has: bits 1 to 7 are the districts, the others below.
PART_OPPORTUNITY: Final = 1
PART_SELLING: Final = 256
STEP_CUTBACK: Final = 512
STEP_ENTREPRENEURS: Final = 1024
STEP_EVENT: Final = 2048
STEP_OFFERS: Final = 4096
STEP_TURN_TOKEN: Final = 8192
STEP_SUBSIDIES: Final = 16384
EVERYTHING: Final = 32767
