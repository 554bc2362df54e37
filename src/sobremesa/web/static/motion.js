// What has happened is shown happening: dice are thrown, pieces walk, money goes from purse to purse, a card comes up.
//
// The page always is the position as it stands; this only plays over it, and nothing waits for it. #motion holds what
// the last actions were, as the title tells it (core/motion.py): what a page finds there when it is loaded is over.
// A tap or a key ends what is playing. People who want less motion see only the cards; those who are in a hurry
// can have it faster.
//
// Nothing within the board is animated: every frame of it would be a drawing of the board, which a cheap phone cannot
// do in time. What moves is a copy on the stage above it, by transform and opacity alone.
const table = document.querySelector("#table");
const stage = document.querySelector("#stage");
const shown = document.querySelector("#card-up");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const HELD = "#sentence, #acts, #news, #asked-on-board, #paper";
const LONGEST = 4200;
// So many actions at once are no play but a leap, as when a guide deals what a lesson begins with.
const LEAP = 12;
const fast = () => localStorage.getItem("sobremesa-motion") === "fast";
const known = new Set();
let stood = new Map();
let playing = [];
const travels = new Map();
let free = 0;
let touched = -Infinity;
let pressed = false;
let before = 0;

function lines() {
  return [...table.querySelectorAll("#motion > li")];
}

// -- what there is to show
const actions = () => Number(table.querySelector("#felt")?.dataset.at) || 0;
function remember() {
  before = actions();
  stood = new Map(
    [...table.querySelectorAll("svg .moving")].map((thing) => [
      thing.id,
      new DOMMatrix(getComputedStyle(thing).transform),
    ]),
  );
}
function changed() {
  const fresh = lines().filter((line) => !known.has(line.id));
  for (const line of fresh) known.add(line.id);
  const steps =
    document.hidden || actions() - before > LEAP ? [] : fresh.flatMap((line) => JSON.parse(line.dataset.motion));
  if (still.matches || document.hidden) {
    for (const step of steps) if (step[0] === "card") showCard(step);
  } else play(joined(steps));
  stood.clear();
}

function play(steps) {
  const walkers = new Set(steps.filter(([kind]) => kind === "walk").map(([, thing]) => thing));
  for (const thing of table.querySelectorAll("svg .moving")) if (!walkers.has(thing.id)) glide(thing);
  if (!steps.length) return;
  const lengths = steps.map((step) => LENGTHS[step[0]](step));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const pace = (fast() ? 0.4 : 1) * Math.min(1, LONGEST / whole);
  // What is still being shown is shown to its end, if that is soon.
  let delay = Math.max(0, free - performance.now());
  if (delay > 1500) {
    skip();
    delay = 0;
  }
  let held = 0;
  for (const [i, step] of steps.entries()) {
    SHOWS[step[0]](step, delay, lengths[i] * pace);
    delay += lengths[i] * pace;
    if (step[0] === "throw" || step[0] === "walk") held = delay;
  }
  free = performance.now() + delay;
  // What came of a throw is not told before the dice lie and the piece stands.
  if (held) for (const told of document.querySelectorAll(HELD)) hide(told, held);
}

// What is playing: each can be finished.
function begin(finish) {
  const one = { finish };
  playing.push(one);
  return () => {
    playing = playing.filter((other) => other !== one);
  };
}
function run(thing, frames, duration, delay, easing = "linear") {
  const animation = thing.animate(frames, { duration, delay, easing, fill: "backwards" });
  const over = begin(() => animation.finish());
  animation.finished.then(over, over);
  return animation;
}
// What is hidden for a while keeps its place. It is not animated, since it may be within the board.
function hide(thing, duration) {
  thing.setAttribute("data-held", "");
  const show = () => {
    clearTimeout(timer);
    over();
    thing.removeAttribute("data-held");
  };
  const timer = setTimeout(show, duration);
  const over = begin(show);
  return show;
}
function skip() {
  for (const one of [...playing]) one.finish();
  free = 0;
}

// -- the part of the board that can be seen
function room() {
  const board = table.querySelector("#board-area").getBoundingClientRect();
  const bar = table.querySelector("#bar");
  const covered = bar && getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top : innerHeight;
  const top = Math.max(0, board.top);
  const bottom = Math.max(top + 80, Math.min(innerHeight, covered, board.bottom));
  return { left: board.left, top, width: board.width, height: bottom - top, bottom };
}
function middle(thing) {
  const box = thing?.getBoundingClientRect();
  return box?.width ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}
function seen(point) {
  const { left, top, width, bottom } = room();
  return point && point[0] >= left && point[0] <= left + width && point[1] >= top && point[1] <= bottom;
}
function make(name, text = "") {
  return Object.assign(document.createElement("span"), { className: name, textContent: text });
}
function put(thing, x, y, where = stage) {
  thing.style.left = `${x}px`;
  thing.style.top = `${y}px`;
  where.append(thing);
}

// -- a thing that stands elsewhere than before goes there
const place = (thing) => new DOMMatrix(thing.style.transform);
function glide(thing) {
  const from = stood.get(thing.id);
  const to = place(thing);
  const far = from ? Math.hypot(to.e - from.e, to.f - from.f) : 0;
  if (far < 1) return;
  travel(thing, [from, to], (fast() ? 0.4 : 1) * Math.min(900, Math.max(400, far * 1.5)), 0);
}
// From spot to spot of the board: a copy of it on the stage, while the thing itself is hidden.
function travel(thing, spots, duration, delay) {
  const board = thing.ownerSVGElement;
  const whole = thing.parentNode.getScreenCTM();
  const box = thing.getBBox();
  const copy = thing.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  for (const name of ["transform", "style", "data-held", "tabindex", "role", "aria-label"]) copy.removeAttribute(name);
  copy.classList.remove("target", "last-move");
  const picture = document.createElementNS(board.namespaceURI, "svg");
  picture.setAttribute("class", board.getAttribute("class"));
  picture.setAttribute("font-family", board.getAttribute("font-family") ?? "");
  picture.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  picture.setAttribute("width", box.width * whole.a);
  picture.setAttribute("height", box.height * whole.d);
  picture.append(copy);
  const mover = make("stage-piece");
  mover.dataset.of = thing.id;
  mover.append(picture);
  const frames = spots.map(({ e, f }) => {
    const { x, y } = new DOMPoint(e + box.x, f + box.y).matrixTransform(whole);
    return { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
  });
  travels.get(thing.id)?.();
  put(mover, 0, 0);
  const show = hide(thing, delay + duration);
  const animation = run(mover, frames, duration, delay);
  animation.finished.finally(() => mover.remove());
  travels.set(thing.id, () => {
    animation.finish();
    show();
  });
}
// What the last action was about is pointed at for a moment.
function point() {
  const { left, top, width, bottom } = room();
  for (const thing of table.querySelectorAll("svg .last-move")) {
    const box = thing.getBoundingClientRect();
    if (!box.width || box.right < left || box.left > left + width || box.bottom < top || box.top > bottom) continue;
    const light = make("stage-light");
    light.style.width = `${box.width}px`;
    light.style.height = `${box.height}px`;
    put(light, box.left, box.top);
    const animation = run(light, [{ opacity: 0.6 }, { opacity: 0 }], fast() ? 360 : 900, 0, "ease-out");
    animation.finished.finally(() => light.remove());
  }
}

// -- a piece that walks, place by place, to one stop after the other
function way([, id, ...stops]) {
  const [name] = stops[0].split(/-(?=\d+$)/);
  const places = [];
  const next = () => document.getElementById(`${name}-${places.length}`);
  while (next()) places.push(next());
  const piece = document.getElementById(id);
  const from = stood.get(id);
  if (!piece || !from || !stops.every((stop) => places.some((square) => square.id === stop))) return [];
  const inverse = piece.parentNode.getScreenCTM().inverse();
  const spots = places.map((square) => new DOMPoint(...middle(square)).matrixTransform(inverse));
  const away = ({ x, y }) => Math.hypot(x - from.e, y - from.f);
  let n = spots.reduce((best, spot, other) => (away(spot) < away(spots[best]) ? other : best), 0);
  const path = [];
  for (const stop of stops)
    while (places[n].id !== stop) {
      n = (n + 1) % spots.length;
      path.push(new DOMMatrix([1, 0, 0, 1, spots[n].x, spots[n].y]));
    }
  return path;
}
function walk(step, delay, duration) {
  const path = way(step);
  if (!path.length) return;
  const piece = document.getElementById(step[1]);
  const spots = [stood.get(step[1]), ...path.slice(0, -1), place(piece)];
  travel(piece, spots, duration, delay);
  setTimeout(() => follow(document.getElementById(step.at(-1))), delay);
}
// Dice that are thrown two by two make one throw. Who stops on the way goes on when that has been settled: in one
// walk, since the page already is as it ends.
function joined(told) {
  const walks = new Map();
  const kept = [];
  for (const step of told) {
    const before = step[0] === "walk" ? walks.get(step[1]) : kept.at(-1);
    if (step[0] === "throw" && before?.[0] === "throw")
      kept.splice(-1, 1, [...before.slice(0, 2), [...before[2], ...step[2]], step[3]]);
    else if (step[0] === "walk" && before) before.push(step[2]);
    else kept.push(step);
    if (step[0] === "walk" && !before) walks.set(step[1], step);
  }
  return kept;
}
// Where the board is larger than the screen it goes along, unless somebody is scrolling.
function follow(square) {
  const point = middle(square);
  if (!point || seen(point) || performance.now() - touched < 3000) return;
  const { top, height } = room();
  scrollBy({ top: point[1] - top - height / 2, behavior: "smooth" });
}

// -- dice
const PIPS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };
function face(die, points) {
  die.replaceChildren(...[...Array(9).keys()].map((n) => make(PIPS[points].includes(n) ? "pip" : "")));
}
function cast([, id, faces, total], delay, duration) {
  const { left, top, width, height } = room();
  const box = make("stage-dice");
  const dice = faces.map(() => make("stage-die"));
  const sum = make("stage-sum", `= ${total}`);
  sum.hidden = faces.length === 1 && total === faces[0];
  box.append(...dice, sum);
  put(box, left + width / 2, top + height / 2);
  const length = duration * 0.75;
  for (const [i, die] of dice.entries()) {
    face(die, faces[i]);
    const turns = 540 + 180 * i;
    run(
      die,
      [
        { transform: `translate(${-140 - 50 * i}px, 120px) rotate(${-turns}deg)`, opacity: 0 },
        { opacity: 1, offset: 0.15 },
        { transform: `translate(${-20 + 12 * i}px, -26px) rotate(${-turns / 5}deg)`, offset: 0.7 },
        { transform: "none" },
      ],
      length,
      delay,
      "ease-out",
    );
  }
  // They show other faces until they lie.
  const roll = setInterval(() => {
    for (const die of dice) face(die, 1 + Math.floor(6 * Math.random()));
  }, 140);
  const lie = () => {
    clearInterval(roll);
    for (const [i, die] of dice.entries()) face(die, faces[i]);
  };
  run(sum, [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], length, delay).finished.then(lie, lie);
  const lying = document.getElementById(id);
  if (lying) hide(lying, delay + length);
  const gone = run(box, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], duration * 1.6, delay);
  gone.finished.finally(() => box.remove());
}

// -- money on its way: over the board where both purses can be seen, otherwise from name to name
function flow([, source, target, said, giver, taker, seats], delay, duration) {
  const coin = make("stage-coin", said);
  const [from, to] = [source, target].map((id) => middle(document.getElementById(id)));
  if (seen(from) && seen(to)) {
    put(coin, to[0], to[1]);
    const start = `translate(-50%, -50%) translate(${from[0] - to[0]}px, ${from[1] - to[1]}px)`;
    const frames = [
      { transform: `${start} scale(0.7)`, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.15 },
      { transform: "translate(-50%, -50%)", opacity: 1, offset: 0.85 },
      { transform: "translate(-50%, -50%) scale(0.7)", opacity: 0 },
    ];
    run(coin, frames, duration * 1.4, delay, "ease-in-out").finished.finally(() => coin.remove());
    return;
  }
  const { left, top, width } = room();
  const strip = make("stage-strip");
  const [one, other] = [giver, taker].map((name, i) => {
    const end = make("stage-end", name);
    const player = table.querySelector(`#player-${seats[i]}`);
    end.style.setProperty("--seat", player ? getComputedStyle(player).getPropertyValue("--seat") : "var(--soft)");
    return end;
  });
  const way = make("stage-way");
  way.append(coin);
  strip.append(one, way, other);
  put(strip, left + width / 2, top + 12);
  const length = way.getBoundingClientRect().width;
  const begins = { transform: `translate(-50%, 0) translateX(${-length}px)` };
  run(coin, [begins, {}], duration, delay + duration * 0.15, "ease-in-out");
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
  run(strip, frames, duration * 1.6, delay).finished.finally(() => strip.remove());
}

// -- a card, large, until it is read: one after the other
const cards = [];
let reading = 0;
function showCard(step) {
  cards.push(step);
  if (cards.length === 1) nextCard();
}
function nextCard() {
  clearTimeout(reading);
  shown.replaceChildren();
  if (!cards.length) return;
  const [, pile, seat, drawn, title, text, then] = cards[0];
  const card = Object.assign(document.createElement("section"), { className: `stage-card ${pile}` });
  card.setAttribute("aria-label", title);
  const player = table.querySelector(`#player-${seat}`);
  if (player) card.style.setProperty("--seat", getComputedStyle(player).getPropertyValue("--seat"));
  const line = (tag, words, name = "") =>
    Object.assign(document.createElement(tag), { textContent: words, className: name });
  const close = Object.assign(line("button", shown.dataset.read, "button"), { type: "button" });
  card.append(line("p", drawn, "stage-drawn"), line("h2", title), line("p", text));
  if (then.length) {
    const list = document.createElement("ul");
    list.append(...then.map((said) => line("li", said)));
    card.append(list);
  }
  card.append(close);
  const { left, top, width, height } = room();
  put(card, left + width / 2, top + height / 2, shown);
  catchClicks(card);
  // It lies where it will be from the beginning, so that nothing comes between somebody's press and release.
  if (!still.matches)
    run(card, [{ opacity: 0, transform: "translate(-50%, -40%) scale(0.9)" }, {}], 400, 0, "ease-out");
  // As long as somebody needs to read it, and longer while they point at it.
  const wait = () => {
    reading = setTimeout(read, 2500 + 45 * (text.length + then.join().length));
  };
  card.addEventListener("pointerenter", () => clearTimeout(reading));
  card.addEventListener("pointerleave", wait);
  wait();
}
// Whoever presses something while a card comes up presses that, and not the card.
function catchClicks(card) {
  card.style.pointerEvents = pressed ? "none" : "";
  if (pressed) addEventListener("pointerup", () => setTimeout(catchClicks, 0, card), { once: true });
}
function read() {
  if (!cards.length) return;
  cards.shift();
  nextCard();
}

const LENGTHS = {
  throw: () => 850,
  walk: (step) => Math.min(900, Math.max(400, 110 * way(step).length)),
  flow: () => 600,
  card: () => 300,
};
const SHOWS = {
  throw: cast,
  walk,
  flow,
  card: (step, delay) => (delay ? setTimeout(() => showCard(step), delay) : showCard(step)),
};

// -- who wants it faster
function wish() {
  for (const chip of table.querySelectorAll("[data-faster]")) chip.setAttribute("aria-pressed", String(fast()));
}

if (table && stage) {
  for (const line of lines()) known.add(line.id);
  table.addEventListener("live:before", remember);
  table.addEventListener("live:after", changed);
  table.addEventListener("table:dressed", ({ detail }) => {
    wish();
    if (detail.moved && !still.matches && !document.hidden) point();
  });
  shown.addEventListener("click", read);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-faster]")) return;
    localStorage.setItem("sobremesa-motion", fast() ? "normal" : "fast");
    wish();
  });
  for (const [kind, is] of [
    ["pointerdown", true],
    ["pointerup", false],
    ["pointercancel", false],
  ])
    addEventListener(kind, () => (pressed = is), { capture: true });
  document.addEventListener("pointerdown", skip);
  document.addEventListener("keydown", (event) => {
    skip();
    if (event.key === "Escape") read();
  });
  for (const kind of ["wheel", "touchmove"])
    addEventListener(kind, () => (touched = performance.now()), { passive: true });
  wish();
}
