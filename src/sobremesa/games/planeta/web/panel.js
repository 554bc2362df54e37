// The draft: a card that is clicked (in the panel or on the board) joins the next team; a click on a team then moves it
// there; a click on a card that was given takes it back. Or cards are dragged.
import { pick, picked, stepBack } from "/static/table.js";

const table = document.querySelector("#table");
let last = null;
let seen = null;

const offers = () => [...table.querySelectorAll(".offer")];
const slots = () => [...table.querySelectorAll(".slot")];
const given = (team) =>
  picked()
    .find((token) => token.startsWith(`${team}:`))
    ?.split(":")[1];
const owner = (card) => slots().find((slot) => given(slot.dataset.team) === card);

// Picking what was picked last again would do the act.
function remove(slot) {
  const token = `${slot.dataset.team}:${given(slot.dataset.team)}`;
  if (picked().at(-1) === token) stepBack();
  else pick(token);
}

function take(card) {
  const place = owner(card);
  const free = slots().find((slot) => !given(slot.dataset.team));
  if (place) remove(place);
  else if (free) pick(`${free.dataset.team}:${card}`);
  last = place || !free ? null : card;
  show();
}

function put(slot, card = last) {
  const now = given(slot.dataset.team);
  const place = card && owner(card);
  last = null;
  if (!card && now) remove(slot);
  else if (card && place !== slot) {
    if (place) remove(place);
    pick(`${slot.dataset.team}:${card}`);
    if (place && now) pick(`${place.dataset.team}:${now}`);
  }
  show();
}

// Whoever plays by keyboard is led on: from card to card, at last to the button.
function lead() {
  const free = slots().some((slot) => !given(slot.dataset.team));
  const next = free
    ? offers().find((offer) => !owner(offer.dataset.card))
    : table.querySelector("#picked [data-confirm]");
  next?.focus({ preventScroll: true });
}

function show() {
  if (!table.querySelector("#draft")) {
    last = seen = null;
    for (const one of table.querySelectorAll("svg .held, svg [class*=gives-]"))
      one.classList.remove("held", "gives-yellow", "gives-blue", "gives-red");
    return;
  }
  for (const offer of offers()) {
    const card = offer.dataset.card,
      on = document.getElementById(`shown-${card}`),
      place = owner(card);
    offer.setAttribute("aria-pressed", String(Boolean(place)));
    offer.classList.toggle("given", Boolean(place));
    if (!on) continue;
    on.classList.remove("faded", "chosen");
    on.classList.toggle("held", last === card);
    for (const ship of ["yellow", "blue", "red"]) on.classList.toggle(`gives-${ship}`, place?.dataset.ship === ship);
  }
  const next = slots().find((slot) => !given(slot.dataset.team));
  for (const [i, slot] of slots().entries()) {
    const here = given(slot.dataset.team),
      offer = offers().find((other) => other.dataset.card === (here ?? seen));
    slot.classList.toggle("filled", Boolean(here));
    slot.classList.toggle("open", slot === next);
    slot.querySelector(".slot-card").replaceChildren(...(here ? [offer.firstElementChild.cloneNode(true)] : []));
    const lift = offer ? Number(offer.dataset.lift.split(" ")[i]) : 0;
    slot.querySelector(".slot-worth").textContent = offer
      ? `${slot.dataset.worth} ${offer.dataset.worth.split(" ")[i]}${lift ? ` · ${slot.dataset.lift} +${lift}` : ""}`
      : "";
    document.getElementById(`team-${slot.dataset.ship}`)?.classList.toggle("faded", slot !== next && !here);
  }
}

// Pointing at a card shows what it would be worth in each team.
function look(event) {
  const card = event.target.closest?.(".offer")?.dataset.card ?? null;
  if (!table.querySelector("#draft") || card === seen) return;
  seen = card;
  show();
}

table?.addEventListener("table:pick", (event) => {
  const [kind, id] = event.detail.token.split("-");
  if (!table.querySelector("#draft") || !["shown", "team"].includes(kind)) return;
  event.preventDefault();
  kind === "shown" ? take(id) : put(slots().find((slot) => slot.dataset.ship === id));
});
table?.addEventListener("click", (event) => {
  const offer = event.target.closest(".offer"),
    slot = event.target.closest(".slot");
  if (offer) take(offer.dataset.card);
  if (slot) put(slot);
  if ((offer || slot) && event.detail === 0) lead();
});
table?.addEventListener("keydown", (event) => {
  if (event.key === "Escape") last = null;
});
table?.addEventListener("dragstart", (event) => {
  const offer = event.target.closest(".offer");
  if (offer) event.dataTransfer.setData("text/plain", offer.dataset.card);
});
for (const kind of ["dragover", "dragleave", "drop"])
  table?.addEventListener(kind, (event) => {
    const slot = event.target.closest(".slot");
    if (!slot) return;
    event.preventDefault();
    slot.classList.toggle("over", kind === "dragover");
    if (kind === "drop") put(slot, event.dataTransfer.getData("text/plain"));
  });
table?.addEventListener("pointerover", look);
table?.addEventListener("focusin", look);
table?.addEventListener("table:picked", show);
table?.addEventListener("table:dressed", (event) => {
  if (event.detail.moved) last = seen = null;
  show();
});
if (table) show();
