// El Plan: previews on the bench, dials for production and cutback, plans looked at before they are chosen.
import { kindOf } from "/static/motion.js";

const table = document.querySelector("#table");
const all = (selector, within = table) => [...within.querySelectorAll(selector)];

// -- what an action would leave, shown on the bench while one points at it
function preview(button) {
  for (const then of all("#bench .then")) then.remove();
  for (const pair of button?.dataset.after?.split(" ") ?? []) {
    const [kind, number] = pair.split(":");
    const now = table.querySelector(`#bench [data-kind="${kind}"] b`);
    if (!now || now.textContent === number) continue;
    const then = Object.assign(document.createElement("i"), { className: "then", textContent: `→ ${number}` });
    now.after(then);
  }
}
for (const kind of ["pointerover", "focusin"])
  table?.addEventListener(kind, (event) => preview(event.target.closest?.("button[data-after]")));

// -- dials: counters whose numbers are the key of one action; only that one is shown
const dials = new Map(); // id of the dial -> { at, numbers }: kept while the position stays the same
function turn(dial, numbers) {
  const outcomes = all("button[data-sum]", dial);
  const counters = all("[data-counter]", dial);
  const there = (some) => outcomes.find((button) => button.dataset.sum === some.join(" "));
  const limit = Number(dial.dataset.limit ?? 0);
  dials.set(dial.id, { at: table.querySelector("#play-area").dataset.at, numbers });
  for (const button of outcomes) button.hidden = button !== there(numbers);
  for (const counter of counters) {
    const i = Number(counter.dataset.counter);
    counter.querySelector(".stepper").hidden = false;
    counter.querySelector("output").textContent = numbers[i];
    for (const step of all(".tick", counter)) {
      const next = numbers.with(i, numbers[i] + Number(step.dataset.step));
      step.disabled = limit ? next[i] < 0 || next[i] > Number(counter.dataset.most) : !there(next);
    }
  }
  const missing = dial.querySelector(".missing");
  if (missing) {
    const short = limit - numbers.reduce((sum, n) => sum + n, 0);
    missing.textContent = short
      ? (short > 0 ? missing.dataset.short : missing.dataset.long).replace("#", Math.abs(short))
      : "";
  }
}
function start(dial) {
  const kept = dials.get(dial.id);
  if (kept && kept.at === table.querySelector("#play-area").dataset.at) return turn(dial, kept.numbers);
  const keys = all("button[data-sum]", dial).map((button) => button.dataset.sum.split(" ").map(Number));
  const sum = (some) => some.reduce((total, n) => total + n, 0);
  turn(
    dial,
    "best" in dial.dataset ? keys.reduce((best, key) => (sum(key) > sum(best) ? key : best)) : keys[0].map(() => 0),
  );
}
function step(counter, by) {
  const dial = counter.closest("[data-dial]");
  const button = counter.querySelector(`[data-step="${by}"]`);
  if (button && !button.disabled)
    turn(
      dial,
      dials
        .get(dial.id)
        .numbers.with(
          Number(counter.dataset.counter),
          dials.get(dial.id).numbers[Number(counter.dataset.counter)] + by,
        ),
    );
}
table?.addEventListener("click", (event) => {
  const button = event.target.closest?.(".tick");
  if (button) step(button.closest("[data-counter]"), Number(button.dataset.step));
});

// -- on the board: a recipe or a product turns the dial, a plan is looked at first
table?.addEventListener("table:pick", (event) => {
  const { token } = event.detail;
  const counter = table.querySelector(`[data-thing="${CSS.escape(token)}"]`);
  const look = token.startsWith("plan-") && table.querySelector(`#look-${CSS.escape(token.slice(5))}`);
  if (!counter && !look) return;
  event.preventDefault();
  if (counter) step(counter, 1);
  else {
    look.checked = true;
    look.focus({ preventScroll: true });
    look.closest(".plan-card").scrollIntoView({ block: "nearest" });
  }
});

// -- the own workshop is on the screen when one decides; where the board is drawn narrow it goes to what one's turn is
// about: a district, or the own workshop
const PLACES = {
  plans: "plans",
  opportunity: "city",
  insurance: "district-1",
  choice: "district-1",
  d3: "district-3",
  buy: "district-5",
  sell: "district-5",
  d6: "district-6",
};
let shown = "";
function follow() {
  const area = table.querySelector("#play-area.acting");
  const phase = table.querySelector("#elplan-panel")?.dataset.phase;
  const now = area && phase ? `${area.dataset.turn} ${phase}` : "";
  if (now === shown) return;
  shown = now;
  if (!now) return;
  const narrow = area.classList.contains("is-narrow");
  const own = `workshop-${Number(area.dataset.turn) + 1}`;
  const block = narrow ? "start" : "nearest";
  const place = document.getElementById(narrow ? (PLACES[phase] ?? own) : own);
  place?.scrollIntoView({ block, behavior: kindOf() === "full" ? "smooth" : "instant" });
}

function dress() {
  for (const dial of all("[data-dial]")) start(dial);
  preview(document.activeElement?.closest?.("button[data-after]"));
  // Scrolling needs the page laid out: that is done once, when everything has changed.
  queueMicrotask(follow);
}
table?.addEventListener("table:dressed", dress);
if (table) dress();
