// The draft: a card is picked up (in the panel or on the board) and put down on a team (there or here), or dragged.
import { pick, picked } from "/static/table.js";

const table = document.querySelector("#table");
let held = null;

const offers = () => [...table.querySelectorAll(".offer")];
const slots = () => [...table.querySelectorAll(".slot")];
const given = (team) =>
  picked()
    .find((token) => token.startsWith(`${team}:`))
    ?.split(":")[1];
const owner = (card) => slots().find((slot) => given(slot.dataset.team) === card);

function take(card) {
  const place = owner(card);
  if (place) pick(`${place.dataset.team}:${card}`);
  held = held === card ? null : card;
  show();
}

function put(slot, card = held) {
  const now = given(slot.dataset.team);
  if (!card) {
    if (now) {
      pick(`${slot.dataset.team}:${now}`);
      show();
    }
    return;
  }
  const place = owner(card);
  held = null;
  if (place && place !== slot) pick(`${place.dataset.team}:${card}`);
  if (now !== card) pick(`${slot.dataset.team}:${card}`);
  show();
}

// Whoever plays by keyboard is led on: from a card to the teams, from a team to the next card, at last to the button.
function lead() {
  const slot = slots().find((other) => !given(other.dataset.team));
  const next = !slot
    ? table.querySelector("#picked [data-confirm]")
    : held
      ? slot
      : offers().find((offer) => !owner(offer.dataset.card));
  next?.focus({ preventScroll: true });
}

function show() {
  if (!table.querySelector("#draft")) {
    held = null;
    return;
  }
  for (const offer of offers()) {
    const card = offer.dataset.card,
      on = document.getElementById(`shown-${card}`),
      place = owner(card);
    offer.setAttribute("aria-pressed", String(held === card));
    offer.classList.toggle("given", Boolean(place));
    if (!on) continue;
    on.classList.remove("faded", "chosen");
    on.classList.toggle("held", held === card);
    for (const ship of ["yellow", "blue", "red"]) on.classList.toggle(`gives-${ship}`, place?.dataset.ship === ship);
  }
  for (const [i, slot] of slots().entries()) {
    const card = given(slot.dataset.team) ?? held,
      offer = offers().find((other) => other.dataset.card === card);
    slot.classList.toggle("filled", Boolean(given(slot.dataset.team)));
    slot.classList.toggle("open", Boolean(held));
    slot
      .querySelector(".slot-card")
      .replaceChildren(...(given(slot.dataset.team) ? [offer.firstElementChild.cloneNode(true)] : []));
    const lift = offer ? Number(offer.dataset.lift.split(" ")[i]) : 0;
    slot.querySelector(".slot-worth").textContent = offer
      ? `${slot.dataset.worth} ${offer.dataset.worth.split(" ")[i]}${lift ? ` · ${slot.dataset.lift} +${lift}` : ""}`
      : "";
    document.getElementById(`team-${slot.dataset.ship}`)?.classList.toggle("faded", !held && !given(slot.dataset.team));
  }
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
  if (event.key === "Escape" && held) {
    held = null;
    show();
  }
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
table?.addEventListener("table:picked", show);
table?.addEventListener("table:dressed", (event) => {
  if (event.detail.moved) held = null;
  show();
});
if (table) show();
