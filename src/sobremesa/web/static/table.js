// The board is the control: a click on a target narrows the actions down to those it stands for. One left: it is done.
const table = document.querySelector("#table");
let picked = [];

function buttons() { return [...table.querySelectorAll("button.act[data-targets]")]; }
function targets(button) { return button.dataset.targets.split(" ").filter(Boolean); }
function fitting() { return buttons().filter((button) => picked.every((id) => targets(button).includes(id))); }

function show() {
  const left = fitting();
  for (const button of buttons()) button.classList.toggle("other", picked.length > 0 && !left.includes(button));
  for (const thing of table.querySelectorAll("svg .chosen")) thing.classList.remove("chosen");
  for (const id of picked) document.getElementById(id)?.classList.add("chosen");
}

function pick(id) {
  picked = picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id];
  let left = fitting();
  if (left.length === 0) { picked = [id]; left = fitting(); }
  show();
  if (picked.length && left.length === 1) left[0].click();
  else if (left.length) left[0].focus({ preventScroll: true });
}

table?.addEventListener("click", (event) => {
  const thing = event.target.closest?.("svg .target");
  if (thing && table.querySelector("#acts")) pick(thing.id);
});
// Targets can be reached by keyboard: each is a button while it is one.
function dress() {
  picked = [];
  for (const thing of table.querySelectorAll("svg .target")) { thing.setAttribute("tabindex", "0"); thing.setAttribute("role", "button"); }
  show();
}
table?.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { picked = []; show(); }
  const thing = event.target.closest?.("svg .target");
  if (thing && (event.key === "Enter" || event.key === " ")) { event.preventDefault(); pick(thing.id); }
});
// Pointing at an action shows what it stands for.
table?.addEventListener("pointerover", (event) => {
  const button = event.target.closest?.("button.act[data-targets]");
  for (const thing of table.querySelectorAll("svg .hinted")) thing.classList.remove("hinted");
  if (button) for (const id of targets(button)) document.getElementById(id)?.classList.add("hinted");
});
document.addEventListener("htmx:after:swap", () => { if (table) dress(); });
document.addEventListener("htmx:sse:after:connection", () => { document.querySelector("#connection").hidden = true; });
document.addEventListener("htmx:sse:close", () => { document.querySelector("#connection").hidden = false; });
if (table) dress();
