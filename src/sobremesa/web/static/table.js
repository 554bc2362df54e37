// The board is the control. What a title's own panel needs to know:
//
// An *act* is a submit button of #acts: .act[data-targets] (macro `act` of _act.html). It names
//   data-targets   ids of things on the board, separated by spaces
//   data-parts     what it is put together from, as the notation has it: "ship:red place:venus"
//   data-words     the same in words, a JSON list;  data-verb: its verb
//   data-text      the whole of it; without it aria-label says it
//   data-amount    the id of the number it is done with; such an act is never done by a click on the board
// A title's panel may show acts as it likes, or hide them (attribute `hidden`) and have its own way of choosing.
//
// A *token* is the id of a thing on the board, or a part ("place:venus"). Picking tokens narrows the acts down.
// Of the parts of one name ("place:…") only one is picked at a time. Anything in #table with data-pick="TOKEN" picks
// that token when it is clicked; with data-pick-over it starts over. While something is picked,
//   .chosen   what is picked    .lit   what may be picked next    .faded   what may not    .other   acts that are out
// are set on things of the board, on [data-pick] and on acts. One act left: if one click was all it took, it is done;
// otherwise #picked says what it is and it is done by its button or by another click on what was picked last.
//
// Events on #table: `table:pick` (detail.token, before; preventDefault() keeps it from being picked),
// `table:picked` (detail.tokens, detail.acts: those left), `table:dressed` after every change of the fragment
// (detail.moved: it shows another position; only then is forgotten what somebody had begun to choose).
const table = document.querySelector("#table");
let tokens = [];
let at = "";

export function acts() {
  return [...table.querySelectorAll("#acts .act[data-targets]")];
}
export function tokensOf(act) {
  return [...act.dataset.targets.split(" "), ...act.dataset.parts.split(" ")].filter(Boolean);
}
const textOf = (act) => act.dataset.text ?? act.getAttribute("aria-label");
export function picked() {
  return [...tokens];
}
export function fitting(wanted = tokens) {
  return acts().filter((act) => {
    const own = tokensOf(act);
    return wanted.every((token) => own.includes(token));
  });
}
export function startOver() {
  set([]);
}
export function stepBack() {
  set(tokens.slice(0, -1));
}
export function things() {
  return [...table.querySelectorAll("#board-area svg .target")];
}

// Whoever only watches has nothing to choose from.
function targets() {
  return table.querySelector("#acts") ? things() : [];
}

export function pick(token) {
  // Somebody is quicker than the page: the new position is here, but not yet dressed.
  if (table.querySelector("#play-area")?.dataset.at !== at) dress();
  const event = new CustomEvent("table:pick", { detail: { token }, cancelable: true, bubbles: true });
  if (!table.querySelector("#acts") || !table.dispatchEvent(event)) return;
  const left = fitting();
  if (tokens.at(-1) === token && left.length === 1) {
    confirm();
    return;
  }
  if (tokens.includes(token)) {
    set(tokens.filter((other) => other !== token));
    return;
  }
  const slot = token.includes(":") ? `${token.split(":")[0]}:` : null;
  let wanted = [...tokens.filter((other) => !slot || !other.startsWith(slot)), token];
  if (!fitting(wanted).length) wanted = [token];
  const now = fitting(wanted);
  const one = now.length === 1 ? now[0] : null;
  if (one && !one.dataset.amount && wanted.length === 1 && one.dataset.parts.split(" ").filter(Boolean).length < 2) {
    one.click();
    return;
  }
  if (openForm(now)) return;
  set(wanted);
  if (one?.dataset.amount) document.getElementById(one.dataset.amount).focus();
}

// What is chosen by an amount has a form of its own: it is opened, and nothing is picked that would say less.
function openForm(some) {
  const [fold, ...others] = new Set(some.map((act) => act.closest("details")));
  if (!fold || others.length || !some.some((act) => act.dataset.amount)) return false;
  fold.open = true;
  startOver();
  document.body.classList.remove("folded");
  fold.scrollIntoView({ block: "nearest" });
  fold.querySelector("input[type=number]").focus({ preventScroll: true });
  return true;
}

// Do the one act that is left.
export function confirm() {
  const left = fitting();
  if (left.length === 1 && !left[0].disabled) left[0].click();
}

function set(wanted) {
  tokens = wanted;
  show();
  table.dispatchEvent(
    new CustomEvent("table:picked", { detail: { tokens: picked(), acts: fitting() }, bubbles: true }),
  );
}

// What all of these acts have in common, in words.
export function common(some) {
  if (!some.length) return "";
  const parts = some.map((act) => {
    const words = JSON.parse(act.dataset.words);
    return act.dataset.parts
      .split(" ")
      .filter(Boolean)
      .map((part, i) => [part, words[i]]);
  });
  const shared = parts[0].filter(([part]) => parts.every((other) => other.some(([same]) => same === part)));
  return shared
    .map(([, words]) => words)
    .filter(Boolean)
    .join(", ");
}

// An element's attribute, if it is not so already: setting it again has the browser look at its styles again.
export function give(thing, name, value) {
  if (thing.getAttribute(name) !== value) thing.setAttribute(name, value);
}

// The first actions have numbers, which are their keys. Where they are not shown they are given when a key is pressed:
// to know which actions can be seen, the page has to be laid out.
const keyed = matchMedia("(hover: hover) and (min-width: 761px)");
export function giveKeys() {
  const visible = acts().filter((act) => !act.hidden && act.offsetParent && !act.classList.contains("other"));
  for (const act of acts()) {
    const key = visible.indexOf(act) + 1;
    if (key > 0 && key < 10) give(act, "data-key", String(key));
    else act.removeAttribute("data-key");
  }
}

function show() {
  const left = fitting();
  const open = new Set(left.flatMap(tokensOf));
  const busy = tokens.length > 0;
  for (const act of acts()) act.classList.toggle("other", busy && !left.includes(act));
  const points = [
    ...targets().map((thing) => [thing, thing.id]),
    ...[...table.querySelectorAll("[data-pick]")].map((point) => [point, point.dataset.pick]),
  ];
  for (const [point, token] of points) {
    point.classList.toggle("chosen", tokens.includes(token));
    point.classList.toggle("lit", busy && open.has(token) && !tokens.includes(token));
    point.classList.toggle("faded", busy && !open.has(token));
    if (point.getAttribute("role") === "group") point.removeAttribute("aria-pressed");
    else give(point, "aria-pressed", String(tokens.includes(token)));
  }
  if (keyed.matches) giveKeys();
  const said = table.querySelector("#picked");
  if (!said) return;
  said.hidden = !busy;
  const one = left.length === 1 && !left[0].dataset.amount ? left[0] : null;
  said.querySelector(".picked-words").textContent = one
    ? textOf(one)
    : common(left) || [...new Set(left.map(textOf))].slice(0, 1).join("");
  said.querySelector(".picked-many").hidden = Boolean(one);
  said.querySelector(".picked-count").textContent = left.length;
  said.querySelector("[data-confirm]").hidden = !one;
}

// Each target is a button while it is one; it is called by what it stands for.
function dress() {
  const area = table.querySelector("#play-area");
  if (!area) return;
  const moved = area.dataset.at !== at;
  if (moved) {
    at = area.dataset.at;
    tokens = [];
  }
  const svg = table.querySelector("#board-area svg");
  const points = new Set(targets());
  for (const old of table.querySelectorAll("#board-area [tabindex], #board-area [aria-pressed]"))
    if (!points.has(old))
      for (const name of ["tabindex", "role", "aria-label", "aria-pressed"]) old.removeAttribute(name);
  const meant = new Map();
  for (const act of points.size ? acts() : [])
    for (const token of tokensOf(act)) meant.set(token, [...(meant.get(token) ?? []), act]);
  for (const point of points) {
    const some = meant.get(point.id) ?? [];
    give(point, "tabindex", "0");
    // A thing that holds other things to be chosen is a group to a screen reader; Enter chooses it all the same.
    give(point, "role", point.querySelector(".target") ? "group" : "button");
    give(
      point,
      "aria-label",
      some.length === 1 ? textOf(some[0]) : common(some) || point.textContent.trim().slice(0, 60) || point.id,
    );
  }
  // A picture has no buttons in it; a group has.
  if (svg) give(svg, "role", points.size ? "group" : "img");
  const last = (area.dataset.last ?? "").split(" ").filter(Boolean);
  for (const old of table.querySelectorAll("#board-area .last-move"))
    if (!last.includes(old.id)) old.classList.remove("last-move");
  for (const id of last) document.getElementById(id)?.classList.add("last-move");
  show();
  table.dispatchEvent(new CustomEvent("table:dressed", { detail: { moved }, bubbles: true }));
}

function onClick(event) {
  const target = event.target;
  if (target.closest?.("[data-pick-over]")) startOver();
  else if (target.closest?.("[data-pick-back]")) stepBack();
  else if (target.closest?.("[data-confirm]")) confirm();
  else {
    const point = target.closest?.("[data-pick], #board-area svg .target");
    if (point) pick(point.dataset.pick ?? point.id);
  }
  const set = target.closest?.("[data-set], [data-by]");
  if (set)
    number(
      set.closest(".amount"),
      set.dataset.set ?? Number(value(set)) + Number(set.dataset.by) * Number(set.closest(".amount").dataset.step),
    );
}

// Amounts: the number, the slider and the quick steps go together.
function value(inside) {
  return inside.closest(".amount").querySelector("input[type=number]").value;
}
function number(amount, wanted) {
  const { least, most } = amount.dataset;
  const fine = Math.min(Math.max(Number(wanted), Number(least)), Number(most));
  for (const input of amount.querySelectorAll("input")) input.value = fine;
}

// Arrow keys go to the next target in their direction.
const AIMS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function neighbour(from, [x, y]) {
  const middle = (thing) => {
    const box = thing.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [ax, ay] = middle(from);
  let best = null,
    nearest = Infinity;
  for (const thing of things()) {
    const [bx, by] = middle(thing);
    const along = (bx - ax) * x + (by - ay) * y,
      aside = Math.abs((bx - ax) * y) + Math.abs((by - ay) * x);
    if (thing !== from && along > 1 && along + 2 * aside < nearest) {
      best = thing;
      nearest = along + 2 * aside;
    }
  }
  return best;
}

function onKey(event) {
  const thing = event.target.closest?.("#board-area svg .target");
  if (event.key === "Escape" && tokens.length) {
    event.preventDefault();
    stepBack();
    return;
  }
  if (!thing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    pick(thing.id);
    if (tokens.length && fitting().length === 1) table.querySelector("#picked [data-confirm]")?.focus();
  }
  if (AIMS[event.key]) {
    event.preventDefault();
    neighbour(thing, AIMS[event.key])?.focus();
  }
}

// Pointing at an action shows what it stands for.
function hint(event) {
  const act = event.target.closest?.(".act[data-targets]");
  for (const thing of table.querySelectorAll("svg .hinted")) thing.classList.remove("hinted");
  for (const id of act ? act.dataset.targets.split(" ").filter(Boolean) : [])
    document.getElementById(id)?.classList.add("hinted");
}

if (table) {
  table.addEventListener("click", onClick);
  table.addEventListener("keydown", onKey);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && tokens.length && !table.contains(event.target)) stepBack();
  });
  table.addEventListener("pointerover", hint);
  table.addEventListener("focusin", hint);
  table.addEventListener("input", (event) => {
    const amount = event.target.closest(".amount");
    if (amount && event.target.value !== "")
      for (const input of amount.querySelectorAll("input"))
        if (input !== event.target) input.value = event.target.value;
  });
  table.addEventListener("live:after", dress);
  document.addEventListener("htmx:after:swap", dress);
  dress();
}
