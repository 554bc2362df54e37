"""Break the rules of a title at random, one place at a time, and see whether its tests notice.

    make mutants                                 150 mutants of each title
    make mutants N=150 GAME=planeta SEED=1       of one; the same seed makes the same mutants of the same source

Broken are comparisons, conditions, arithmetic, bounds, calls and assignments left out, and the reasons, rules and
events that are told; never what no test could notice: docstrings, annotations, `__all__`, numbers of enumerations.

The tests are collected once; each mutant is a fork of that process with one function's code replaced, where the tests
that reach the place run, fastest first, until one fails. What runs while modules are imported is mutated by an import
hook instead. No file is written. Reach is measured by probes put beside the chosen places, once.

Why not a library: docs/build/dependencies.md.
"""

import argparse
import ast
import builtins
import copy
import gc
import importlib.util
import os
import pickle
import random
import re
import resource
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src/sobremesa/games"
TITLES = ("planeta", "elplan", "deuda")

SURVIVED, NOTICED = 0, 1
MEMORY = 4 << 30
OTHER: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add, ast.FloorDiv),
    ast.FloorDiv: (ast.Mult,),
    ast.Mod: (ast.FloorDiv,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.BitXor: (ast.BitOr,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
}


# -- making mutants ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Mutant:
    """One place changed: the node (by its number in `ast.walk`) and what stands there instead."""

    file: Path
    node: int
    line: int
    function: tuple[str, int] | None
    """Name and first line of the function around it; None for what runs when the module is imported."""
    before: str
    after: str
    instead: ast.AST

    def __str__(self) -> str:
        return f"{self.file.relative_to(ROOT)}:{self.line}: {self.before}  ->  {self.after}"


def files(title: str) -> list[Path]:
    """Return the modules of a title that are mutated."""
    return sorted((GAMES / title / "engine").rglob("*.py"))


def module_name(file: Path) -> str:
    """Return the name a module is imported by."""
    return ".".join(file.relative_to(GAMES.parents[1]).with_suffix("").parts)


def changed(node: ast.AST, **fields: object) -> ast.AST:
    """Return a copy of a node with some fields changed."""
    new = copy.deepcopy(node)
    for name, value in fields.items():
        setattr(new, name, value)
    return new


def skipped(node: ast.AST) -> Iterator[ast.AST]:
    """Name the children of a node in which nothing that can be noticed is written."""
    match node:
        case ast.FunctionDef():
            yield from node.decorator_list
            if node.returns:
                yield node.returns
        case ast.arg(annotation=ast.AST() as annotation) | ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.Expr(value=ast.Constant()) | ast.Assert() | ast.Raise():
            yield from ast.iter_child_nodes(node)
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            yield from ast.iter_child_nodes(node)
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            yield from ast.iter_child_nodes(node)


class Source:
    """A module, and everything that can be broken in it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.tree = ast.parse(file.read_text("utf-8"))
        self.numbers = {id(node): number for number, node in enumerate(ast.walk(self.tree))}
        texts = {node.value for node in ast.walk(self.tree) if isinstance(node, ast.Constant)}
        self.rules = sorted(text for text in texts if isinstance(text, str) and is_rule(text))
        self.events = sorted(
            text.value for node in ast.walk(self.tree) for text in told(node) if isinstance(text.value, str)
        )
        self.reasons = sorted(
            {name.id for node in ast.walk(self.tree) if isinstance(node, ast.Return) for name in returned(node.value)}
        )

    def places(self) -> list[list[Mutant]]:
        """Return the ways to break each place."""
        found = []
        for node, function in self._inner(self.tree, None):
            ways: dict[int, list[Mutant]] = {}
            for at, instead in self.ways(node, function is not None):
                before, after = ast.unparse(at), ast.unparse(instead)
                if before != after:
                    ways.setdefault(id(at), []).append(
                        Mutant(self.file, self.numbers[id(at)], at.lineno, function, cut(before), cut(after), instead)
                    )
            found += ways.values()
        return found

    def _inner(
        self, node: ast.AST, function: tuple[str, int] | None
    ) -> Iterator[tuple[ast.AST, tuple[str, int] | None]]:
        if isinstance(node, ast.FunctionDef) and function is None:
            function = node.name, min([node.lineno, *(one.lineno for one in node.decorator_list)])
        yield node, function
        unnoticed = [id(child) for child in skipped(node)]
        for child in ast.iter_child_nodes(node):
            if id(child) not in unnoticed:
                yield from self._inner(child, function)

    def ways(self, node: ast.AST, inside: bool) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
        """Return what may stand instead of a node or of its condition; outside of functions only other rules."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and is_rule(node.value):
            yield from ((node, changed(node, value=rule)) for rule in self.rules)
        if not inside:
            return
        match node:
            case ast.Compare():
                for i, op in enumerate(node.ops):
                    for other in OTHER[type(op)]:
                        yield node, changed(node, ops=[*node.ops[:i], other(), *node.ops[i + 1 :]])
            case ast.BoolOp():
                yield node, changed(node, op=OTHER[type(node.op)][0]())
                for i in range(len(node.values)):
                    rest = [*node.values[:i], *node.values[i + 1 :]]
                    yield node, changed(node, values=rest) if len(rest) > 1 else copy.deepcopy(rest[0])
            case ast.BinOp():
                yield from ((node, changed(node, op=other())) for other in OTHER.get(type(node.op), ()))
            case ast.UnaryOp(op=ast.Not() | ast.USub()):
                yield node, copy.deepcopy(node.operand)
            case ast.Constant(value=bool()):
                yield node, changed(node, value=not node.value)
            case ast.Constant(value=int()):
                yield from ((node, changed(node, value=node.value + more)) for more in (1, -1))
            case ast.AugAssign():
                yield from ((node, changed(node, op=other())) for other in OTHER.get(type(node.op), ()))
                yield node, ast.copy_location(ast.Pass(), node)
            case ast.Expr(value=ast.Call()) | ast.Assign(targets=[ast.Attribute() | ast.Subscript(), *_]):
                yield node, ast.copy_location(ast.Pass(), node)
            case ast.Return(value=None):
                yield node, ast.copy_location(ast.Pass(), node)
            case ast.Continue():
                yield node, ast.copy_location(ast.Break(), node)
            case ast.Break():
                yield node, ast.copy_location(ast.Continue(), node)
            case ast.Return():
                for name in returned(node.value):
                    yield from ((name, changed(name, id=reason)) for reason in self.reasons)
        for text in told(node):
            yield from ((text, changed(text, value=event)) for event in self.events)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield node.test, negated(node.test)
        if isinstance(node, ast.If):
            yield from ((node.test, ast.copy_location(ast.Constant(fixed), node.test)) for fixed in (True, False))


def is_rule(text: str) -> bool:
    """Tell whether a text is the name of a rule of the ledger."""
    return re.fullmatch(rf"({'|'.join(TITLES)})\.[a-z0-9_.]+", text) is not None


def told(node: ast.AST) -> list[ast.Constant]:
    """Return the kind of event that a call tells."""
    match node:
        case ast.Call(func=ast.Attribute(attr="tell"), args=[ast.Constant() as kind, *_]):
            return [kind]
    return []


def returned(value: ast.expr | None) -> Iterator[ast.Name]:
    """Return the constants that a return may give: the reasons."""
    if isinstance(value, ast.Name) and value.id.isupper():
        yield value
    elif isinstance(value, ast.IfExp):
        yield from returned(value.body)
        yield from returned(value.orelse)


def negated(test: ast.expr) -> ast.expr:
    """Return the opposite of a condition."""
    return ast.copy_location(ast.UnaryOp(ast.Not(), copy.deepcopy(test)), test)


def cut(text: str) -> str:
    """Return what fits into a line."""
    text = " ".join(text.split())
    return text if len(text) <= 90 else text[:88] + " …"


def choose(title: str, number: int, seed: int) -> list[Mutant]:
    """Return so many mutants of a title, in the order of the source: every place as likely, none twice."""
    places = [ways for file in files(title) for ways in Source(file).places()]
    rng = random.Random(f"{title} {seed}")
    chosen = sorted(rng.sample(range(len(places)), min(number, len(places))))
    return [rng.choice(places[place]) for place in chosen]


# -- code with mutants and probes ----------------------------------------------------------------


class Replace(ast.NodeTransformer):
    """Put other nodes in the place of some."""

    def __init__(self, instead: dict[int, Callable[[ast.AST], ast.AST | list[ast.AST]]]) -> None:
        self.instead = instead

    def visit(self, node: ast.AST) -> ast.AST | list[ast.AST]:
        """Replace a node after those within it."""
        instead = self.instead.get(id(node))
        inner = self.generic_visit(node)
        return instead(inner) if instead else inner


def build(file: Path, instead: dict[int, Callable[[ast.AST], ast.AST | list[ast.AST]]]) -> CodeType:
    """Compile a module with some of its nodes replaced."""
    tree = ast.parse(file.read_text("utf-8"))
    by_id = {id(node): instead[number] for number, node in enumerate(ast.walk(tree)) if number in instead}
    return compile(ast.fix_missing_locations(Replace(by_id).visit(tree)), str(file), "exec")


def mutated(mutant: Mutant) -> CodeType:
    """Return the code of the module of a mutant."""
    return build(mutant.file, {mutant.node: lambda _: copy.deepcopy(mutant.instead)})


def probed(file: Path, mutants: Sequence[Mutant]) -> CodeType:
    """Return the code of a module that tells which of the places of its mutants are reached."""
    at: dict[int, list[int]] = {}
    for number, mutant in enumerate(mutants):
        if mutant.file == file and mutant.function:
            at.setdefault(mutant.node, []).append(number)
    return build(file, {node: probe(numbers) for node, numbers in at.items()})


def probe(numbers: list[int]) -> Callable[[ast.AST], ast.AST | list[ast.AST]]:
    """Return how a node is made to tell that it is reached."""

    def put(node: ast.AST) -> ast.AST | list[ast.AST]:
        told = ast.List([ast.Constant(number) for number in numbers], ast.Load())
        call = ast.copy_location(ast.Call(ast.Name("__reached__", ast.Load()), [told], []), node)
        if isinstance(node, ast.expr):
            return ast.copy_location(ast.BoolOp(ast.Or(), [call, node]), node)
        return [ast.copy_location(ast.Expr(call), node), node]

    return put


class Loader(SourceFileLoader):
    """Loads a module from code given."""

    code: CodeType

    def get_code(self, fullname: str) -> CodeType:
        """Return the code given."""
        return self.code


class Finder(MetaPathFinder):
    """Finds modules whose code is given."""

    def __init__(self, codes: dict[str, tuple[Path, CodeType]]) -> None:
        self.codes = codes

    def find_spec(self, name: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return a module of ours, or leave it to others."""
        if name not in self.codes:
            return None
        file, code = self.codes[name]
        loader = Loader(name, str(file))
        loader.code = code
        return importlib.util.spec_from_file_location(name, file, loader=loader)


def load(codes: dict[Path, CodeType]) -> None:
    """Have modules loaded from other code than their files hold."""
    sys.meta_path.insert(0, Finder({module_name(file): (file, code) for file, code in codes.items()}))


def codes_within(code: CodeType) -> Iterator[CodeType]:
    """Return a code and all that it makes functions and classes of."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_within(constant)


# -- running tests -------------------------------------------------------------------------------


class Session:
    """A pytest plugin: what it is given runs in the place of the tests, once they are collected."""

    def __init__(self, work: Callable[[list[pytest.Item]], None]) -> None:
        self.work = work

    def pytest_configure(self) -> None:
        """Have Hypothesis try the same every time, keep nothing and shrink nothing."""
        from hypothesis import Phase, settings  # pytest wants to load its plugins itself

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings(), database=None, derandomize=True, phases=phases)
        settings.load_profile("mutants")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run what was given; nothing comes after it."""
        self.work(session.items)
        return True


def collect(title: str, work: Callable[[list[pytest.Item]], None]) -> None:
    """Collect the tests of a title and those that hold for every title, and do the work with them. Says nothing."""
    os.chdir(ROOT)
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    everywhere = sorted(str(file) for file in (ROOT / "tests/games").glob("test_*.py"))
    options = ["-q", "--tb=no", "--capture=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    session = Session(lambda items: work([item for item in items if not is_of_another(item, title)]))
    pytest.main([*options, str(ROOT / "tests/games" / title), *everywhere], plugins=[session])


def is_of_another(item: pytest.Item, title: str) -> bool:
    """Tell whether a test that holds for every title is here made for another one."""
    made_for = getattr(item, "callspec", None)
    for value in made_for.params.values() if made_for else ():
        first = value[0] if isinstance(value, tuple) and value else value
        if isinstance(first, str) and first in TITLES and first != title:
            return True
    return False


def run(items: Sequence[pytest.Item], limits: Sequence[float]) -> int:
    """Run tests until one fails; one that takes longer than its limit, in processor time, ends the process."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for item, after, limit in zip(items, [*items[1:], None], limits, strict=True):
        signal.setitimer(signal.ITIMER_VIRTUAL, limit)
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        if item.session.testsfailed:
            return NOTICED
    return SURVIVED


def fork(work: Callable[[], int]) -> int:
    """Do something in a child process, which ends with what it returns, and return the child's id."""
    child = os.fork()
    if child == 0:
        try:
            code = work()
        except BaseException as error:
            say(repr(error))
            code = NOTICED
        os._exit(code)
    return child


def fork_all(works: dict[int, Callable[[], int]], jobs: int, names: Sequence[object]) -> Iterator[int]:
    """Do all in child processes, so many at once; return those that ended with 0, and name them at once."""
    waiting, running = list(works), dict[int, int]()
    while waiting or running:
        if waiting and len(running) < jobs:
            number = waiting.pop(0)
            running[fork(works[number])] = number
            continue
        child, status = os.wait()
        number = running.pop(child)
        say("." if status else f"\nsurvived: {names[number]}\n")
        if status == SURVIVED:
            yield number


def ask(work: Callable[[Callable[[object], None]], None]) -> object:
    """Do something in a child process and return what it answers."""
    reading, writing = os.pipe()

    def answered() -> int:
        with os.fdopen(writing, "wb") as pipe:
            work(lambda answer: pickle.dump(answer, pipe))
        return 0

    child = fork(answered)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        answer = pipe.read()
    os.waitpid(child, 0)
    if not answer:
        raise SystemExit("The tests could not be run: pytest says why.")
    return pickle.loads(answer)


@dataclass(frozen=True)
class Reach:
    """What an unbroken run tells: how long each test takes, which places it reaches; and what fails even so."""

    seconds: dict[str, float]
    reached: dict[str, set[int]]
    failed: list[str]

    def of(self, mutant: int | None, items: Sequence[pytest.Item]) -> tuple[list[pytest.Item], list[float]]:
        """Return the tests that reach a place, or all, fastest first, and how long each may take."""
        chosen = [item for item in items if mutant is None or mutant in self.reached[item.nodeid]]
        chosen.sort(key=lambda item: self.seconds[item.nodeid])
        return chosen, [3 + 10 * self.seconds[item.nodeid] for item in chosen]


class Trial:
    """The mutants of a title, tried."""

    def __init__(self, title: str, mutants: Sequence[Mutant], jobs: int) -> None:
        self.title = title
        self.mutants = mutants
        self.jobs = jobs
        self.reached: set[int] = set()

    def survivors(self) -> dict[int, str]:
        """Return the mutants that no test noticed, and what is to be said about them."""
        answer = ask(lambda tell: collect(self.title, lambda items: tell(self._try_functions(items))))
        reach, early, found = answer  # type: ignore[misc]
        if reach.failed:
            raise SystemExit("These tests fail before anything is broken:\n" + "\n".join(reach.failed))
        works = {number: self._importing(number, reach) for number in early}
        found |= dict.fromkeys(fork_all(works, self.jobs, self.mutants), "")
        return dict(sorted(found.items()))

    def _try_functions(self, items: list[pytest.Item]) -> tuple[Reach, list[int], dict[int, str]]:
        """Try what can be replaced function by function; what was reached before any test is left for later."""
        early = self.reached | {number for number, one in enumerate(self.mutants) if one.function is None}
        reach = ask(lambda tell: tell(self._measure(items)))
        assert isinstance(reach, Reach)
        functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        for one in gc.get_objects():
            if isinstance(one, FunctionType):
                code = one.__code__
                functions.setdefault((code.co_filename, code.co_name, code.co_firstlineno), []).append(one)
        works, unreached = dict[int, Callable[[], int]](), dict[int, str]()
        for number in range(len(self.mutants)) if not reach.failed else ():
            if number in early:
                continue
            if any(number in reached for reached in reach.reached.values()):
                works[number] = self._replacing(number, reach, items, functions)
            else:
                unreached[number] = "  (no test comes here)"
        return reach, sorted(early), unreached | dict.fromkeys(fork_all(works, self.jobs, self.mutants), "")

    def _measure(self, items: list[pytest.Item]) -> Reach:
        """Run all tests once, unbroken."""
        reach = Reach({}, {}, [])
        for item, after in zip(items, [*items[1:], None], strict=True):
            self.reached.clear()
            begun, failed = time.process_time(), item.session.testsfailed
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
            reach.seconds[item.nodeid] = time.process_time() - begun
            reach.reached[item.nodeid] = set(self.reached)
            if item.session.testsfailed > failed:
                reach.failed.append(item.nodeid)
        return reach

    def _replacing(
        self,
        number: int,
        reach: Reach,
        items: Sequence[pytest.Item],
        functions: dict[tuple[str, str, int], list[FunctionType]],
    ) -> Callable[[], int]:
        mutant = self.mutants[number]
        assert mutant.function is not None
        name, line = mutant.function

        def work() -> int:
            for code in codes_within(mutated(mutant)):
                if (code.co_name, code.co_firstlineno) == (name, line):
                    for function in functions[str(mutant.file), name, line]:
                        function.__code__ = code
            return run(*reach.of(number, items))

        return work

    def _importing(self, number: int, reach: Reach) -> Callable[[], int]:
        def work() -> int:
            sys.meta_path.pop(0)
            load({self.mutants[number].file: mutated(self.mutants[number])})
            results: list[int] = []
            collect(self.title, lambda items: results.append(run(*reach.of(None, items))))
            return results[0] if results else NOTICED

        return work


def say(text: str) -> None:
    """Tell how far it is, past pytest's silence."""
    os.write(TERMINAL, text.encode())


TERMINAL = os.dup(2)


def main() -> None:
    """Choose, try, tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", help=f"titles (all: {', '.join(TITLES)})")
    parser.add_argument("--number", type=int, default=150, help="how many of each title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="how many at once")
    parser.add_argument("--only", default="", help="only those in files whose path contains this")
    parser.add_argument("--list", action="store_true", help="print the mutants, try none")
    given = parser.parse_args()
    os.environ["SOBREMESA_PURE"] = "1"
    sys.path[:0] = [str(ROOT), str(ROOT / "src")]
    for title in given.titles or TITLES:
        mutants = [one for one in choose(title, given.number, given.seed) if given.only in str(one.file)]
        if given.list:
            print(*mutants, sep="\n")
            continue
        begun = time.perf_counter()
        trial = Trial(title, mutants, given.jobs)
        builtins.__reached__ = trial.reached.update  # type: ignore[attr-defined]
        load({file: probed(file, mutants) for file in files(title)})
        survivors = trial.survivors()
        sys.meta_path.pop(0)
        say("\n")
        for number, remark in survivors.items():
            print(f"{mutants[number]}{remark}")
        noticed = len(mutants) - len(survivors)
        share, seconds = noticed / max(1, len(mutants)), time.perf_counter() - begun
        print(
            f"{title}: {noticed} of {len(mutants)} noticed ({share:.1%}), seed {given.seed}, {seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
