"""The words of Deuda Eterna: how countries, lands, cards and money are written and said."""

from collections.abc import Sequence

from sobremesa.core.state import State
from sobremesa.core.words import Kind, Number, Phrase, SeatKind, Speech, Vocabulary, phrases
from sobremesa.games.deuda import actions
from sobremesa.games.deuda.fields import IMF
from sobremesa.games.deuda.setup import CONTENT

__all__ = ["CONDITION", "COUNTRY", "LAND", "SOLIDARITY", "SQUARE", "WORDS", "money"]


def money(amount: int, lang: str) -> str:
    """Return an amount as people write it: $1.500 in Spanish, $1,500 in English."""
    text = f"{abs(amount):,}"
    sign = "−" if amount < 0 else ""
    return f"{sign}${text.replace(',', '.') if lang == 'es' else text}"


class Dollars(Number):
    """An amount in dollars, as events and refusals tell it."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the amount with its sign and separators."""
        return money(value, speech.lang)


class Steps(Kind):
    """An amount in an action, kept in steps of $50 and written in dollars."""

    def __init__(self, name: str, some: range) -> None:
        super().__init__(name, ())
        self.some = some

    def values(self) -> range:
        """Return a few amounts, by way of example."""
        return self.some

    def token(self, value: int, state: State | None) -> str:
        """Return the dollars."""
        return str(value * 50)

    def value(self, token: str, state: State | None) -> int | None:
        """Return the steps, if it is an amount in steps of $50."""
        digits = token.removeprefix("$")
        if digits.isdecimal() and int(digits) % 50 == 0 and int(digits) // 50 < 65536:
            return int(digits) // 50
        return None

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the amount with its sign and separators."""
        return money(value * 50, speech.lang)


class Creditor(SeatKind):
    """A country, or the IMF."""

    def token(self, value: int, state: State | None) -> str:
        """Return "imf" for the IMF."""
        return "imf" if value == IMF else super().token(value, state)

    def say(self, value: int, speech: Speech) -> str | int:
        """Return the country's name or the IMF's."""
        return speech.say("imf") if value == IMF else super().say(value, speech)


class Members(Kind):
    """Some of the countries: `1+3`."""

    def say(self, value: int, speech: Speech) -> str | int:
        """Return their names."""
        names = [str(COUNTRY.say(seat, speech)) for seat in range(4) if value & 2**seat]
        if len(names) < 2:
            return "".join(names) or "–"
        return speech.say("and", first=", ".join(names[:-1]), last=names[-1])


def _ids(entries: Sequence[dict[str, str]]) -> list[str]:
    return [entry["id"] for entry in entries]


COUNTRY = SeatKind(4, "country")
CREDITOR = Creditor(4, "country")
MEMBERS = Members("members", ["+".join(str(s + 1) for s in range(4) if mask & 2**s) or "0" for mask in range(16)])
LAND = Kind("land", CONTENT.land_ids())
SQUARE = Kind("square", _ids(CONTENT.squares))
SIDE = Kind("side", ("national", "export"))
WHAT = Kind("prey", ("one", "chain"))
SOLIDARITY = Kind("solidarity", _ids(CONTENT.solidarity))
CONDITION = Kind("condition", _ids(CONTENT.conditions))
CAUSE = Kind(
    "cause",
    (
        "none",
        "rent",
        "south-chain",
        "manufacture",
        "export",
        "north-chain",
        "protected",
        "interest",
        "flight",
        "collection",
        "border-war",
        "patents",
        "inflation",
        "land",
        "building",
        "piracy",
        "bid",
        "lift",
        "idle",
        "tax",
        "rise",
    ),
)
AMOUNT = Steps("amount", range(20, 41, 20))
PART = Steps("amount", range(0, 41, 40))
DOLLARS = Dollars("dollars", -10_000_000, 10_000_000)
FACE = Number("face", 1, 6)
COUNT = Number("count", -1000, 1000)
TERM = Number("term", 1, 6)

_WHO = ("country", COUNTRY)

WORDS = Vocabulary(
    verbs={
        actions.DICE: Phrase("dice", (("one", FACE), ("other", FACE))),
        actions.DIE: Phrase("die", (("one", FACE),)),
        actions.SOLIDARITY: Phrase("solidarity", (("card", SOLIDARITY),)),
        actions.CONDITION: Phrase("condition", (("card", CONDITION),)),
        actions.ROLL: Phrase("roll"),
        actions.LOAN: Phrase("loan", (("amount", AMOUNT),)),
        actions.BUILD: Phrase("build", (("land", LAND), ("side", SIDE))),
        actions.LIFT: Phrase("lift", (("a", PART), ("b", PART), ("c", PART))),
        actions.BUY: Phrase("buy"),
        actions.SELL: Phrase("sell"),
        actions.PIRATE: Phrase("pirate", (("prey", WHAT),)),
        actions.GOLD: Phrase("gold"),
        actions.CASH: Phrase("cash"),
        actions.REPAY: Phrase("repay", (("amount", AMOUNT),)),
        actions.CLAIM: Phrase("claim", (("land", LAND),)),
        actions.USE: Phrase("use"),
        actions.AUCTION: Phrase("auction", (("land", LAND),)),
        actions.BID: Phrase("bid", (("amount", AMOUNT),)),
        actions.PASS: Phrase("pass"),
        actions.DECLINE: Phrase("decline"),
        actions.DONE: Phrase("done"),
        actions.ACCEPT: Phrase("accept"),
        actions.REFUSE: Phrase("refuse"),
        actions.COUNTER: Phrase("counter"),
        actions.UNION: Phrase("union", (("members", MEMBERS),)),
        actions.CLUB: Phrase("club"),
        actions.STOP: Phrase("stop"),
        actions.DEAL: Phrase("deal"),
        actions.GIVE: Phrase("give", (("land", LAND), ("to", COUNTRY))),
        actions.MONEY: Phrase("money", (("from", COUNTRY), ("to", COUNTRY), ("amount", AMOUNT))),
        actions.PROMISE: Phrase("promise", (("a", COUNTRY), ("b", COUNTRY))),
        actions.RELEASE: Phrase("release", (("a", COUNTRY), ("b", COUNTRY))),
        actions.DROP: Phrase("drop", (("term", TERM),)),
        actions.OFFER: Phrase("offer"),
        actions.ABANDON: Phrase("abandon"),
        actions.DUMP: Phrase("dump", (("land", LAND),)),
    },
    events=phrases(
        start_cash=[_WHO, ("amount", DOLLARS)],
        start_die=[_WHO, ("face", COUNT)],
        begins=[_WHO],
        thrown=[_WHO, ("points", COUNT), ("total", COUNT)],
        moved=[_WHO, ("square", SQUARE)],
        lap=[_WHO, ("laps", COUNT)],
        lost_turn=[_WHO, ("left", COUNT)],
        sent=[_WHO, ("square", SQUARE)],
        bought=[_WHO, ("land", LAND)],
        sold_raw=[_WHO, ("land", LAND), ("amount", DOLLARS)],
        own_land=[_WHO, ("land", LAND)],
        nothing_due=[_WHO, ("land", LAND), ("owner", COUNTRY)],
        exempt=[_WHO, ("land", LAND)],
        exported=[_WHO, ("land", LAND), ("amount", DOLLARS)],
        protected=[_WHO, ("land", LAND)],
        built=[_WHO, ("land", LAND), ("side", SIDE), ("count", COUNT)],
        claimed=[_WHO, ("land", LAND)],
        paid_country=[_WHO, ("amount", DOLLARS), ("to", COUNTRY), ("cause", CAUSE)],
        paid_imf=[_WHO, ("amount", DOLLARS), ("cause", CAUSE)],
        paid_gold=[_WHO, ("amount", DOLLARS), ("to", CREDITOR)],
        borrowed=[_WHO, ("amount", DOLLARS), ("debt", DOLLARS)],
        devalued=[_WHO, ("debt", DOLLARS), ("dice", COUNT)],
        revalued=[_WHO, ("dice", COUNT)],
        called=[_WHO],
        interest=[_WHO, ("rate", COUNT), ("debt", DOLLARS), ("amount", DOLLARS)],
        waived=[_WHO, ("amount", DOLLARS)],
        repaid=[_WHO, ("amount", DOLLARS), ("debt", DOLLARS)],
        auctioned=[_WHO, ("land", LAND), ("amount", DOLLARS)],
        bid=[_WHO, ("amount", DOLLARS), ("land", LAND)],
        passed=[_WHO],
        knocked_down=[_WHO, ("land", LAND), ("amount", DOLLARS)],
        imf_bought=[_WHO, ("land", LAND), ("amount", DOLLARS)],
        bankrupt=[_WHO],
        pirated=[_WHO, ("land", LAND), ("owner", COUNTRY), ("amount", DOLLARS)],
        broke_promise=[_WHO, ("owner", COUNTRY)],
        barrier_up=[_WHO],
        barrier_down=[_WHO],
        barrier_stays=[_WHO],
        barrier_lifted=[_WHO],
        lift_proposed=[_WHO],
        lift_refused=[_WHO],
        flight=[_WHO, ("face", COUNT), ("amount", DOLLARS)],
        coup=[_WHO, ("amount", DOLLARS)],
        us_aid=[_WHO, ("amount", DOLLARS)],
        europe=[_WHO, ("lost", COUNT), ("left", COUNT)],
        dont_pay=[_WHO],
        no_condition=[_WHO],
        solidarity=[_WHO, ("card", SOLIDARITY)],
        condition=[_WHO, ("card", CONDITION)],
        gift=[_WHO, ("amount", DOLLARS)],
        kept=[_WHO, ("card", SOLIDARITY)],
        card_used=[_WHO, ("card", SOLIDARITY)],
        hat=[_WHO],
        hat_moved=[_WHO, ("square", SQUARE)],
        boot_removed=[_WHO, ("square", SQUARE)],
        gold_back=[_WHO, ("count", COUNT)],
        gathered=[_WHO],
        no_oil=[_WHO],
        rate=[_WHO, ("rate", COUNT)],
        wage_cut=[_WHO, ("amount", DOLLARS)],
        summoned=[_WHO],
        paris_club=[_WHO],
        unemployed=[_WHO, ("turns", COUNT)],
        closed=[_WHO],
        direct_deal=[_WHO, ("amount", DOLLARS)],
        no_direct_deal=[_WHO],
        dumped=[_WHO, ("land", LAND)],
        meeting=[_WHO],
        meeting_closed=[],
        union_proposed=[_WHO, ("members", MEMBERS)],
        club_proposed=[_WHO],
        stop_proposed=[_WHO],
        deal_offered=[_WHO],
        deal_abandoned=[_WHO],
        countered=[_WHO],
        accepted=[_WHO],
        refused=[_WHO],
        gave_land=[_WHO, ("land", LAND), ("to", COUNTRY)],
        gave_money=[_WHO, ("amount", DOLLARS), ("to", COUNTRY)],
        promised=[_WHO, ("other", COUNTRY)],
        released=[_WHO, ("other", COUNTRY)],
        united=[("members", MEMBERS), ("debt", DOLLARS)],
        club_formed=[],
        vote=[_WHO],
        approved=[_WHO],
        rejected=[_WHO],
        booted=[_WHO, ("square", SQUARE), ("amount", DOLLARS)],
        club_cannot_pay=[_WHO, ("amount", DOLLARS)],
        club_lost=[],
        drawn=[],
        imf_won=[],
        last_left=[("members", MEMBERS)],
        total_victory=[("members", MEMBERS)],
        liberation=[("members", MEMBERS)],
        triumph=[("members", MEMBERS)],
        unfinished=[],
    ),
    refusals=phrases(
        no_such_action=[],
        chance_only=[],
        other_moment=[],
        game_over=[],
        card_not_there=[],
        no_room=[("debt", DOLLARS), ("limit", DOLLARS)],
        not_a_loan=[("least", DOLLARS), ("most", DOLLARS), ("step", DOLLARS)],
        loan_banned=[],
        club_no_loan=[],
        not_yours=[("land", LAND)],
        full=[("land", LAND)],
        needs_national=[("land", LAND)],
        too_dear=[("funds", DOLLARS), ("cost", DOLLARS)],
        bought_this_turn=[("land", LAND)],
        enough_built=[],
        no_barrier=[],
        bad_shares=[("whole", DOLLARS)],
        share_too_dear=[],
        asked_enough=[],
        no_piracy=[],
        no_chain=[],
        promised=[],
        no_gold=[],
        gold_not_here=[],
        bad_repayment=[("most", DOLLARS)],
        owned=[("land", LAND)],
        bad_bid=[("least", DOLLARS), ("most", DOLLARS)],
        not_this_land=[("land", LAND)],
        no_industry=[("land", LAND)],
        not_a_union=[],
        no_club=[],
        spurned=[],
        deal_full=[],
        deal_empty=[],
        no_term=[],
        same_purse=[],
        in_deal=[],
        not_at_the_table=[],
        bad_money=[],
        has_promise=[],
        has_no_promise=[],
        deal_without_you=[],
        no_counter=[],
        club_no_sale=[],
    ),
)
