// What has happened is shown happening: dice are thrown, pieces walk, money goes from purse to purse, a card comes up.
//
// The page always is the position as it stands; this only plays over it, and nothing waits for it. #motion holds what
// the last actions were, as the title tells it (core/motion.py): what a page finds there when it is loaded is over.
// A tap or a key ends what is playing. People who want less motion see only the cards; those who are in a hurry
// can have it faster. A device that takes long to show what comes is not asked to show it moving as well: there the
// things that an action was about light up. Everybody may wish for the one or the other.
//
// A cheap phone must not be asked to draw each frame. So nothing within the board is animated: what moves is a copy on
// the stage above it, by transform and opacity alone. And all that comes of one message is one scene: it is measured,
// then put on the stage at once, and taken off at once when the last of it is over.
import { give } from "./table.js";

const table = document.querySelector("#table");
const stage = document.querySelector("#stage");
const shown = document.querySelector("#card-up");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const HELD = "#sentence, #acts, #news, #asked-on-board, #paper";
const ARRIVES = "#moment .hand-over, #moment .yours";
const LONGEST = 4200;
// So many actions at once are no play but a leap, as when a guide deals what a lesson begins with.
const LEAP = 12;
const fast = () => localStorage.getItem("sobremesa-motion") === "fast";
const wished = () => localStorage.getItem("sobremesa-motion-kind") ?? "";
const known = new Set();
const scenes = new Set();
let stood = new Map();
let free = 0;
let touched = -Infinity;
let pressed = false;
let before = 0;
let arrived = [];

function lines() {
  return [...table.querySelectorAll("#motion > li")];
}
function movable() {
  return [...table.querySelectorAll("#board-area .moving")];
}

// -- what there is to show
const actions = () => Number(table.querySelector("#play-area")?.dataset.at) || 0;
function remember() {
  began = performance.now();
  before = actions();
  stood = new Map(movable().map((thing) => [thing.id, thing.style.transform]));
  arrived = [...table.querySelectorAll(ARRIVES)];
}
function changed() {
  const fresh = lines().filter((line) => !known.has(line.id));
  for (const line of fresh) known.add(line.id);
  const steps =
    document.hidden || actions() - before > LEAP ? [] : fresh.flatMap((line) => JSON.parse(line.dataset.motion));
  const kind = document.hidden ? "off" : kindOf();
  if (kind === "full") play(joined(steps));
  else for (const step of steps) if (step[0] === "card") showCard(step);
  if (kind === "simple") point(steps);
  stood.clear();
  if (!document.hidden) measure(performance.now() - began);
}

// -- how much is shown: full, simple or off
const SLOW = 17;
const QUICK = 9;
let began = 0;
let times = [];
let isSlow = localStorage.getItem("sobremesa-slow") === "yes";
export function kindOf() {
  return still.matches ? "off" : wished() || (isSlow ? "simple" : "full");
}
// A device is slow that works longer than a frame for most of what comes, before it is drawn; what it was is remembered
// for other pages.
function measure(time) {
  times = [...times, time].slice(-3);
  const median = [...times].sort((a, b) => a - b)[1];
  if (times.length < 3 || (isSlow ? median > QUICK : median < SLOW)) return;
  isSlow = !isSlow;
  times = [];
  localStorage.setItem("sobremesa-slow", isSlow ? "yes" : "no");
}
const movedThings = () =>
  movable().filter((thing) => (stood.get(thing.id) ?? thing.style.transform) !== thing.style.transform);
const markedThings = () => (actions() === before ? [] : [...table.querySelectorAll("#board-area .last-move")]);

// Simple: what the action was about lights up where it is now. Nothing of it is an animation: even one that the browser
// plays by itself has the page wake up for each frame.
function point(steps) {
  const things = [...new Set([...movedThings(), ...markedThings()])].slice(0, LIGHTS);
  const walked = steps.findLast(([kind]) => kind === "walk");
  if (walked) follow(document.getElementById(walked.at(-1)), "instant");
  if (!things.length) return;
  skip();
  const here = room();
  for (const found of things.map((thing) => lightOf(thing, here)).filter(Boolean)) {
    resize(found);
    found.light.style.transform = found.transform;
    found.light.classList.add("lit");
  }
  dimming = setTimeout(dim, fast() ? 360 : 900);
}
let dimming = 0;
function dim() {
  clearTimeout(dimming);
  for (const light of lights) light.classList.remove("lit");
}

// Everything is measured first: what is put on the stage would make the browser lay out the page again.
function play(steps) {
  const walkers = new Set(steps.filter(([kind]) => kind === "walk").map(([, thing]) => thing));
  const gliders = movedThings().filter((thing) => !walkers.has(thing.id));
  const marked = markedThings();
  const coming = [...table.querySelectorAll(ARRIVES)].filter((thing) => !arrived.includes(thing));
  if (!steps.length && !gliders.length && !marked.length && !coming.length) return;
  const pace = fast() ? 0.4 : 1;
  const here = room();
  const measured = steps.map((step) => MEASURES[step[0]](step, here));
  const whole = measured.reduce((sum, { length }) => sum + length, 0);
  const rate = pace * Math.min(1, LONGEST / whole);
  const put = [...gliders.map((thing) => glide(thing, pace)), ...marked.map((thing) => light(thing, here, pace))];
  const telling = [...document.querySelectorAll(HELD)].filter(
    (told) => !(told instanceof SVGElement) || seen(middle(told), here),
  );
  // What is still being shown is shown to its end, if that is soon.
  let delay = Math.max(0, free - performance.now());
  if (delay > 1500) {
    skip();
    delay = 0;
  }
  const scene = new Scene();
  for (const each of put) each?.(scene);
  for (const thing of coming) scene.animate(thing, ARRIVAL, 500, 0, "ease-out");
  let held = 0;
  for (const [i, { length, show }] of measured.entries()) {
    show(scene, delay, length * rate);
    delay += length * rate;
    if (steps[i][0] === "throw" || steps[i][0] === "walk") held = delay;
  }
  if (steps.length) free = performance.now() + delay;
  // What came of a throw is not told before the dice lie and the piece stands.
  if (held) for (const told of telling) scene.hide(told, held);
  scene.begin();
}
const REST = 500;
const ARRIVAL = [
  { opacity: 0, transform: "translateY(-0.4rem)" },
  { opacity: 1, transform: "none" },
];

// What is shown of one message. Each animation lasts as long as the scene, and stands still before and after its time:
// one that ended would have the page drawn again.
class Scene {
  things = [];
  animated = [];
  hidden = [];

  put(thing, x, y) {
    thing.style.left = `${x}px`;
    thing.style.top = `${y}px`;
    this.things.push(thing);
  }
  // On the page itself: it goes along when somebody scrolls.
  lay(thing, x, y) {
    thing.classList.add("stage-laid");
    this.put(thing, x + scrollX, y + scrollY);
  }
  animate(thing, frames, duration, delay, easing = "linear") {
    this.animated.push({ thing, frames, duration, delay, easing });
  }
  // What is hidden for a while, or to the end, keeps its place; what is within the board is not animated.
  hide(thing, until = 0) {
    if (thing instanceof SVGElement) this.hidden.push({ thing, until });
    else this.animate(thing, [{ opacity: 0 }, { opacity: 0, offset: 0.999 }, { opacity: 1 }], until, 0);
  }
  hides(thing) {
    return this.hidden.some((each) => each.thing === thing);
  }

  begin() {
    if (!this.animated.length) return;
    const length = Math.max(...this.animated.map(({ delay, duration }) => delay + duration));
    scenes.add(this);
    stage.append(...this.things);
    for (const each of this.hidden) {
      each.thing.setAttribute("data-held", "");
      if (each.until && each.until < length) each.timer = setTimeout(() => this.show(each), each.until);
    }
    // None comes to its own end: browsers begin to draw for it some frames before.
    this.animations = this.animated.map((each) => each.thing.animate(spread(each, length + REST), length + REST));
    this.timer = setTimeout(() => this.end(), length);
  }
  show(each) {
    clearTimeout(each.timer);
    this.hidden = this.hidden.filter((other) => other !== each);
    if (![...scenes].some((other) => other.hides(each.thing))) each.thing.removeAttribute("data-held");
  }
  end() {
    if (!scenes.delete(this)) return;
    clearTimeout(this.timer);
    for (const animation of this.animations) animation.cancel();
    for (const thing of this.things) thing.remove();
    for (const each of [...this.hidden]) this.show(each);
  }
}
function spread({ frames, duration, delay, easing }, length) {
  const timed = frames.map((frame, i) => ({
    easing,
    ...frame,
    offset: Math.min(1, (delay + (frame.offset ?? i / (frames.length - 1)) * duration) / length),
  }));
  return [{ ...timed[0], offset: 0 }, ...timed, { ...timed.at(-1), offset: 1 }];
}
function skip() {
  dim();
  for (const scene of [...scenes]) scene.end();
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
function seen(point, { left, top, width, bottom }) {
  return point && point[0] >= left && point[0] <= left + width && point[1] >= top && point[1] <= bottom;
}
const isOnScreen = ({ x, y }) => x > -50 && x < innerWidth + 50 && y > -50 && y < innerHeight + 50;
function make(name, text = "") {
  return Object.assign(document.createElement("span"), { className: name, textContent: text });
}
function inkOf(seat) {
  return table.querySelector(`#player-${seat}`)?.style.getPropertyValue("--seat") ?? "";
}

// -- a thing that stands elsewhere than before goes there
function glide(thing, pace) {
  const [from, to] = [stood.get(thing.id), thing.style.transform].map((place) => new DOMMatrix(place));
  const far = Math.hypot(to.e - from.e, to.f - from.f);
  if (far < 1) return null;
  const whole = thing.parentNode.getScreenCTM();
  if (![from, to].some(({ e, f }) => isOnScreen(new DOMPoint(e, f).matrixTransform(whole)))) return null;
  const show = travel(thing, [from, to]);
  return (scene) => show(scene, 0, pace * Math.min(900, Math.max(400, far * 1.5)));
}
// From spot to spot of the board: a copy of it on the stage, while the thing itself is hidden.
function travel(thing, spots) {
  const board = thing.ownerSVGElement;
  const whole = thing.parentNode.getScreenCTM();
  const box = thing.getBBox();
  const frames = spots.map(({ e, f }) => {
    const { x, y } = new DOMPoint(e + box.x, f + box.y).matrixTransform(whole);
    return { transform: `translate(${x}px, ${y}px)`, easing: "ease-in-out" };
  });
  return (scene, delay, duration) => {
    const copy = thing.cloneNode(true);
    for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
    for (const name of ["transform", "style", "data-held", "tabindex", "role", "aria-label", "aria-pressed"])
      copy.removeAttribute(name);
    copy.classList.remove("target", "last-move", "chosen", "lit", "faded");
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
    // Whatever it was doing, it does this now.
    for (const other of [...scenes]) if (other.hides(thing)) other.end();
    scene.lay(mover, 0, 0);
    scene.animate(mover, frames, duration, delay);
    scene.hide(thing);
  };
}
// What the last action was about is pointed at for a moment. The lights always lie there, each on a layer of its own:
// the page is not drawn again when one goes out.
const LIGHTS = 6;
const lights = [...Array(LIGHTS)].map(() => make("stage-light"));
let lit = 0;
function lightOf(thing, { left, top, width, bottom }) {
  const box = thing.getBoundingClientRect();
  if (!box.width || box.right < left || box.left > left + width || box.bottom < top || box.top > bottom) return null;
  const light = lights[lit++ % LIGHTS];
  const size = ["width", "height"].map((side) => [side, `${Math.round(box[side])}px`]);
  return { light, size, transform: `translate(${box.left + scrollX}px, ${box.top + scrollY}px)` };
}
// Only once everything is measured.
function resize({ light, size }) {
  for (const [side, length] of size) if (light.style[side] !== length) light.style[side] = length;
}
function light(thing, here, pace) {
  const found = lightOf(thing, here);
  if (!found) return null;
  return (scene) => {
    resize(found);
    const { light, transform } = found;
    const frames = [
      { transform, opacity: 0.6 },
      { transform, opacity: 0 },
    ];
    scene.animate(light, frames, 900 * pace, 0, "ease-out");
  };
}

// -- a piece that walks, place by place, to one stop after the other
function walk([, id, ...stops]) {
  const nowhere = { length: 400, show() {} };
  const [name] = stops[0].split(/-(?=\d+$)/);
  const places = [];
  const next = () => document.getElementById(`${name}-${places.length}`);
  while (next()) places.push(next());
  const piece = document.getElementById(id);
  if (!piece || !stood.has(id) || !stops.every((stop) => places.some((square) => square.id === stop))) return nowhere;
  const from = new DOMMatrix(stood.get(id));
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
  if (!path.length) return nowhere;
  const show = travel(piece, [from, ...path.slice(0, -1), new DOMMatrix(piece.style.transform)]);
  return {
    length: Math.min(900, Math.max(400, 110 * path.length)),
    show(scene, delay, duration) {
      show(scene, delay, duration);
      setTimeout(() => follow(document.getElementById(stops.at(-1))), delay);
    },
  };
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
function follow(square, behavior = "smooth") {
  const point = middle(square);
  const here = room();
  if (!point || seen(point, here) || performance.now() - touched < 3000) return;
  scrollBy({ top: point[1] - here.top - here.height / 2, behavior });
}

// -- dice: they show other faces until they lie
const ROLLS = 5;
function die(points) {
  const die = make("stage-die");
  die.dataset.points = points;
  const faces = [...Array(ROLLS)].map(() => 1 + Math.floor(6 * Math.random()));
  const reel = make("stage-reel");
  reel.append(...[...faces, points].map((n) => make(`face face-${n}`)));
  die.append(reel);
  return { die, reel };
}
function cast([, id, faces, total], here) {
  const { left, top, width, height } = here;
  const lying = document.getElementById(id);
  const lies = seen(middle(lying), here);
  return {
    length: 850,
    show(scene, delay, duration) {
      const box = make("stage-dice");
      const dice = faces.map(die);
      const sum = make("stage-sum", `= ${total}`);
      sum.hidden = faces.length === 1 && total === faces[0];
      box.append(...dice.map((each) => each.die), sum);
      scene.put(box, left + width / 2, top + height / 2);
      const length = duration * 0.75;
      for (const [i, { die, reel }] of dice.entries()) {
        const turns = 540 + 180 * i;
        const rolls = [
          { transform: `translate(${-140 - 50 * i}px, 120px) rotate(${-turns}deg)`, opacity: 0 },
          { opacity: 1, offset: 0.08 },
          { transform: `translate(${-20 + 12 * i}px, -26px) rotate(${-turns / 5}deg)`, offset: 0.45 },
          { transform: "none", opacity: 1 },
        ];
        scene.animate(die, rolls, length, delay, "ease-out");
        const reels = [{ transform: "none" }, { transform: `translateY(${-100 * ROLLS}%)` }];
        scene.animate(reel, reels, length, delay, `steps(${ROLLS})`);
      }
      scene.animate(sum, [{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], length, delay);
      if (lies) scene.hide(lying, delay + length);
      scene.animate(box, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], duration * 1.6, delay);
    },
  };
}

// -- money on its way: over the board where both purses can be seen, otherwise from name to name
function flow([, source, target, said, giver, taker, seats], here) {
  const [from, to] = [source, target].map((id) => middle(document.getElementById(id)));
  const fly = (scene, delay, duration) => {
    const coin = make("stage-coin", said);
    scene.lay(coin, to[0], to[1]);
    const start = `translate(-50%, -50%) translate(${from[0] - to[0]}px, ${from[1] - to[1]}px)`;
    const frames = [
      { transform: `${start} scale(0.7)`, opacity: 0 },
      { transform: start, opacity: 1, offset: 0.15 },
      { transform: "translate(-50%, -50%)", opacity: 1, offset: 0.85 },
      { transform: "translate(-50%, -50%) scale(0.7)", opacity: 0 },
    ];
    scene.animate(coin, frames, duration * 1.4, delay, "ease-in-out");
  };
  const ride = (scene, delay, duration) => {
    const ends = [giver, taker].map((name, i) => {
      const end = make("stage-end", name);
      end.style.setProperty("--seat", inkOf(seats[i]) || "var(--soft)");
      return end;
    });
    const way = make("stage-way");
    const along = make("stage-along");
    along.append(make("stage-coin", said));
    way.append(along);
    const strip = make("stage-strip");
    strip.append(ends[0], way, ends[1]);
    scene.put(strip, here.left + here.width / 2, here.top + 12);
    const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }];
    const goes = [{ transform: "translateX(-100%)" }, { transform: "none" }];
    scene.animate(along, goes, duration, delay + duration * 0.15, "ease-in-out");
    scene.animate(strip, frames, duration * 1.6, delay);
  };
  return { length: 600, show: seen(from, here) && seen(to, here) ? fly : ride };
}

// -- a card, large, until it is read: one after the other
const cards = [];
const RISE = [
  { opacity: 0, transform: "translate(-50%, -40%) scale(0.9)" },
  { opacity: 1, transform: "translate(-50%, -50%)" },
];
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
  card.style.setProperty("--seat", inkOf(seat) || "#2a2320");
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
  card.style.left = `${left + width / 2}px`;
  card.style.top = `${top + height / 2}px`;
  shown.append(card);
  catchClicks(card);
  // It lies where it will be from the beginning, so that nothing comes between somebody's press and release.
  if (!still.matches) card.animate(RISE, { duration: 400, easing: "ease-out" });
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

const MEASURES = {
  throw: cast,
  walk,
  flow,
  card: (step) => ({
    length: 300,
    show: (_scene, delay) => (delay ? setTimeout(() => showCard(step), delay) : showCard(step)),
  }),
};

// -- who wants it faster, or less of it
function wish() {
  for (const chip of table.querySelectorAll("[data-faster]")) give(chip, "aria-pressed", String(fast()));
  for (const choice of table.querySelectorAll("[data-motion-kind]"))
    if (choice.value !== wished()) choice.value = wished();
}

if (table && stage) {
  for (const line of lines()) known.add(line.id);
  table.addEventListener("live:before", remember);
  // Once everybody else has changed what they change: what is measured before is laid out twice.
  table.addEventListener("live:after", () => queueMicrotask(changed));
  table.addEventListener("table:dressed", wish);
  document.querySelector("#lights").append(...lights);
  shown.addEventListener("click", read);
  document.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-motion-kind]")) return;
    if (target.value) localStorage.setItem("sobremesa-motion-kind", target.value);
    else localStorage.removeItem("sobremesa-motion-kind");
    wish();
  });
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
