"""Classes for programs: create one, join it, read its state, carry out a teacher's orders."""

from fastapi import Request

from sobremesa.classroom import TEACHER, OpenClass, Settings, Treatment
from sobremesa.classroom.orders import Order, carry_out
from sobremesa.classroom.settings import checked, distinct
from sobremesa.core.errors import UserError
from sobremesa.core.names import read_name
from sobremesa.core.registry import game as find_game
from sobremesa.tables.keys import new_key
from sobremesa.web.api import schemas
from sobremesa.web.api.tables import KEY, api_router
from sobremesa.web.deps import InClass, OfPupil, OfTeacher, check_rate, classes_of
from sobremesa.web.visitor import Looking

router = api_router()
joined = api_router(OfPupil)
teaching = api_router(OfTeacher)


@router.post("/classes", status_code=201)
async def class_open(request: Request, visitor: Looking, wish: schemas.ClassWish) -> schemas.ClassOpened:
    """Open a class. The key is the teacher's."""
    check_rate(request, "creating")
    title = find_game(wish.game)
    setup = title.meta.setup(edition=wish.edition, level=wish.level, players=wish.players, options=wish.options)
    treatments = tuple(
        Treatment(wanted.name, dict(wanted.options), wanted.hints, wanted.bots, wanted.edition)
        for wanted in wish.treatments
    )
    settings = Settings(
        game=title.meta.id, edition=setup.edition, level=setup.level, players=setup.players,
        options={name: setup.options[name] for name in wish.options}, names=distinct(map(read_name, wish.names)),
        same_deal=wish.same_deal, minutes=wish.minutes, hints=wish.hints, talk=wish.talk, approve=wish.approve,
        stand_ins=wish.stand_ins, bots=wish.bots, lang=visitor.lang, seed=wish.seed, treatments=treatments,
        consent=wish.consent, lesson=wish.lesson, rate=wish.rate,
    )  # fmt: skip
    key = new_key()
    open_class = await classes_of(request).create(checked(settings), key)
    return schemas.ClassOpened(code=open_class.code, key=key)


@router.post("/classes/{code}/join")
async def class_join(request: Request, open_class: InClass, joining: schemas.ClassJoining) -> schemas.ClassJoined:
    """Join by a name, or come back by a name and its word. The key is the person's."""
    check_rate(request, "joining")
    classes, key, name = classes_of(request), new_key(), read_name(joining.name)
    if not name:
        raise UserError("name-invisible")
    if open_class.classroom.settings.consent and not joining.consent and open_class.classroom.named(name) is None:
        raise UserError("class-consent")
    try:
        pupil = await classes.roster.join(open_class, key, name, joining.word)
    except UserError as error:
        if error.code == "class-word":
            # Four signs can be guessed: wrong ones count as wrong codes do.
            check_rate(request, "guessing")
        raise
    if joining.consent:
        await classes.roster.consent(open_class, key)
    return schemas.ClassJoined(key=key, person=pupil.number, word=pupil.word)


@joined.get("/classes/{code}", dependencies=KEY)
async def class_state(request: Request, visitor: Looking, open_class: InClass) -> schemas.ClassState:
    """How the class stands; people and tables are for the teacher's key, one's own table for everybody's."""
    classes, classroom = classes_of(request), open_class.classroom
    live = await classes.tables.own(open_class, visitor.key)
    state = schemas.ClassState(
        code=open_class.code, game=classroom.settings.game, begun=classroom.has_begun, learning=classroom.is_learning,
        paused=classroom.is_paused, locked=classroom.is_locked, stopped=classroom.is_stopped,
        deadline=classroom.deadline, table=live.table.header.code if live else "",
    )  # fmt: skip
    return await _for_teacher(request, open_class, state) if TEACHER in open_class.holders(visitor.key) else state


async def _for_teacher(request: Request, open_class: OpenClass, state: schemas.ClassState) -> schemas.ClassState:
    state.people = [
        schemas.ClassPerson(
            person=pupil.number, name=pupil.name, table=pupil.table, seat=pupil.seat, approved=pupil.approved
        )
        for pupil in open_class.classroom.pupils
        if not pupil.removed
    ]
    state.tables = [
        schemas.ClassTable(
            code=live.table.header.code, stage=str(live.table.need_match().state.when()), turn=live.table.turn,
            over=live.table.is_over,
        )
        for live in await classes_of(request).tables.all(open_class)
    ]  # fmt: skip
    return state


@teaching.post("/classes/{code}/do", dependencies=KEY)
async def class_do(
    request: Request, visitor: Looking, open_class: InClass, order: schemas.ClassOrder
) -> schemas.ClassDone:
    """Do what a teacher may, by its name, with the teacher's key."""
    await carry_out(classes_of(request), open_class, visitor.key, Order(**order.model_dump()))
    return schemas.ClassDone(n=open_class.classroom.n)
