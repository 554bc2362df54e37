// A new step is read from its beginning: by eye from the top, by keyboard from its title, by ear from a line.
const table = document.querySelector("#table");
const say = document.querySelector("#announce");
let step = table?.querySelector("#play-area")?.dataset.step;
let byKey = false;
let asked = false;

// What the guide answers is brought into view; what it shows may lie in a fold.
let said = "";
function reveal() {
  const now = table.querySelector("#said")?.innerHTML.trim() ?? "";
  if (now !== said && now) table.querySelector("#said").scrollIntoView({ block: "nearest" });
  said = now;
  const hint = table.querySelector("[data-hint]");
  if (!hint?.querySelector("style")) return;
  const acts = [...hint.querySelector("style").textContent.matchAll(/#((?:act|amount)-[\w-]+)/g)]
    .map((found) => document.getElementById(found[1]))
    .filter(Boolean);
  for (const fold of new Set(acts.map((act) => act.closest("details")).filter(Boolean))) fold.open = true;
  if (hint === spotted) return;
  spotted = hint;
  spotlight(acts.find((act) => act.checkVisibility()) ?? acts[0]?.closest(".plan-card, [data-dial], #draft"));
}

// The control itself comes into view and everything around it turns dark for a moment.
let spotted = null;
function spotlight(control) {
  if (!control) return;
  document.body.classList.remove("folded");
  control.scrollIntoView({ block: "center" });
  const box = control.getBoundingClientRect();
  const light = Object.assign(document.createElement("div"), { className: "spotlight" });
  for (const side of ["left", "top", "width", "height"]) light.style[side] = `${box[side]}px`;
  document.querySelector("#stage").append(light);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  light
    .animate(
      still ? [{}, {}] : [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
      1400,
    )
    .finished.finally(() => light.remove());
}

function follow() {
  const area = table.querySelector("#play-area");
  if (!area || area.dataset.step === step) return;
  step = area.dataset.step;
  say.textContent = area.dataset.say;
  scrollTo({ top: 0 });
  table.querySelector("#bar").scrollTop = 0;
  const title = table.querySelector("#guide-title");
  if (byKey && (document.activeElement === document.body || asked)) title?.focus({ preventScroll: true });
  asked = false;
}

if (table) {
  document.addEventListener("keydown", () => {
    byKey = true;
  });
  document.addEventListener("pointerdown", () => {
    byKey = false;
  });
  // Whoever goes on or back by keyboard is led to the step they come to.
  document.addEventListener("submit", (event) => {
    if (event.target.matches("#go, #undo, #again")) asked = true;
  });
  table.addEventListener("table:dressed", follow);
  document.addEventListener("htmx:after:swap", reveal);
  table.addEventListener("live:after", reveal);
}
