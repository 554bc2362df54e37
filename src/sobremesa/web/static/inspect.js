// What is this? Pointing at a thing on the board, focusing or tapping it says what it is, whose, and its rule.
// The key `i` or the button makes every thing a stop for Tab and arrow keys, and a click only asks.
import { give } from "./table.js";

const table = document.querySelector("#table");
const DELAY = 450;
let known = new Map();
let knownAt = "";
let asked = "";
let timer = 0;
let isOn = false;

const box = document.createElement("div");
box.id = "inspect";
box.className = "inspect";
box.setAttribute("role", "status");
box.hidden = true;

const board = () => table.querySelector("#board-area svg");
const stop = (node) => node.closest?.("#board-area svg [id]");

// All of a position is fetched at once, when somebody first asks.
async function learn() {
  const at = table.querySelector("#play-area")?.dataset.at;
  if (!at || at === knownAt) return;
  const answer = await fetch(`/t/${table.dataset.code}/things`, { headers: { "hx-request": "true" } });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  known = new Map([...page.querySelectorAll(".thing")].map((each) => [each.id.slice(6), each]));
  knownAt = at;
}

function thingAt(node) {
  for (let each = stop(node); each; each = each.parentElement && stop(each.parentElement))
    if (known.has(each.id)) return each;
  return null;
}

async function show(node) {
  await learn();
  const thing = thingAt(node);
  if (!thing) return hide();
  if (asked === thing.id && !box.hidden) return;
  asked = thing.id;
  box.replaceChildren(...[...known.get(thing.id).childNodes].map((child) => document.importNode(child, true)));
  box.hidden = false;
  const around = thing.getBoundingClientRect();
  const own = box.getBoundingClientRect();
  const beside = around.right + 10 + own.width < innerWidth ? around.right + 10 : around.left - own.width - 10;
  box.style.left = `${Math.max(8, Math.min(beside, innerWidth - own.width - 8))}px`;
  box.style.top = `${Math.max(8, Math.min(around.top, innerHeight - own.height - 8))}px`;
}

function hide() {
  clearTimeout(timer);
  asked = "";
  box.hidden = true;
}

// -- every thing as a stop
async function turn(on) {
  isOn = on;
  await learn();
  table.classList.toggle("inspecting", on);
  for (const button of table.querySelectorAll("[data-inspect]")) button.setAttribute("aria-pressed", String(on));
  if (!on) hide();
  dress();
  if (on) things()[0]?.focus();
}
function things() {
  return [...known.keys()].map((id) => document.getElementById(id)).filter((each) => each && board()?.contains(each));
}
function dress() {
  for (const button of table.querySelectorAll("[data-inspect]")) give(button, "aria-pressed", String(isOn));
  for (const each of things()) {
    if (each.classList.contains("target") && table.querySelector("#acts")) continue;
    if (isOn) {
      each.setAttribute("tabindex", "0");
      each.setAttribute("role", each.querySelector("[id]") ? "group" : "img");
      each.setAttribute("aria-label", known.get(each.id).querySelector("h2").textContent);
    } else for (const name of ["tabindex", "role", "aria-label"]) each.removeAttribute(name);
  }
  if (isOn) board()?.setAttribute("role", "group");
}

const AIMS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function neighbour(from, [x, y]) {
  const middle = (thing) => {
    const place = thing.getBoundingClientRect();
    return [place.x + place.width / 2, place.y + place.height / 2];
  };
  const [ax, ay] = middle(from);
  const far = (thing) => {
    const [bx, by] = middle(thing);
    const along = (bx - ax) * x + (by - ay) * y;
    return along > 1 ? along + 2 * (Math.abs((bx - ax) * y) + Math.abs((by - ay) * x)) : Infinity;
  };
  const nearest = things().reduce((best, each) => (far(each) < far(best) ? each : best), from);
  return far(nearest) < Infinity ? nearest : null;
}

if (table) {
  document.body.append(box);
  table.addEventListener("pointerover", (event) => {
    clearTimeout(timer);
    if (event.pointerType !== "mouse" || !stop(event.target)) {
      if (event.pointerType === "mouse" && !box.hidden) hide();
      return;
    }
    timer = setTimeout(() => show(event.target), DELAY);
  });
  table.addEventListener("focusin", (event) => {
    if (stop(event.target) && event.target.matches(":focus-visible")) show(event.target);
    else if (!event.target.closest("#inspect")) hide();
  });
  // Before the table's own: a click only asks. A tap on what cannot be chosen asks at any time.
  table.addEventListener(
    "click",
    (event) => {
      if (event.target.closest("[data-inspect]")) turn(!isOn);
      else if (stop(event.target) && (isOn || !event.target.closest(".target"))) {
        if (isOn) event.stopPropagation();
        show(event.target);
      } else hide();
    },
    true,
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog"))
        return;
      if (event.key === "i") turn(!isOn);
      else if (event.key === "Escape" && (isOn || !box.hidden)) {
        if (isOn) turn(false);
        else hide();
      } else if (isOn && AIMS[event.key] && thingAt(event.target)) {
        event.preventDefault();
        event.stopPropagation();
        neighbour(thingAt(event.target), AIMS[event.key])?.focus();
      }
    },
    true,
  );
  table.addEventListener("table:dressed", async ({ detail }) => {
    if (detail.moved) hide();
    if (isOn) await learn();
    dress();
  });
}
