// The status of a table: whose turn it is, in the window's title, by a sound and in a line for screen readers; keys;
// the bar of phones; saving and the connection.
import { acts, give, giveKeys, picked, startOver } from "./table.js";

const table = document.querySelector("#table");
const title = document.title;
const say = document.querySelector("#announce");
const keys = document.querySelector("#keys");
let acted = null;
let byKey = false;
let ended = false;

function area() {
  return table.querySelector("#play-area");
}

// -- whose turn
function turn() {
  const now = area();
  if (!now) return;
  const mine = now.classList.contains("acting") ? now.dataset.at : "";
  const titled = now.dataset.title ? `● ${now.dataset.title} · ${title}` : title;
  if (document.title !== titled) document.title = titled;
  if (acted !== null && mine && mine !== acted && !acted) {
    // In a lesson the guide says what is to be done.
    const asked = table.querySelector("#sentence, #goal")?.textContent.trim();
    say.textContent = [now.dataset.title, asked].filter(Boolean).join(". ");
    tone();
  }
  if (!mine && say.firstChild) say.textContent = "";
  acted = mine;
  // How it ended is read from its beginning.
  const over = now.classList.contains("is-over");
  if (over && !ended) {
    table.querySelector("#side").scrollTo(0, 0);
    scrollTo(0, 0);
  }
  ended = over;
  for (const button of table.querySelectorAll("[data-sound]")) give(button, "aria-pressed", String(sounds()));
  // Whoever plays by keyboard goes on where they were.
  if (byKey && mine && document.activeElement === document.body)
    (acts().find((act) => act.offsetParent) ?? table.querySelector("svg .target"))?.focus({ preventScroll: true });
}

// -- the rules of the moment, if somebody has them open
function readRules() {
  if (table.querySelector("#rule-now")?.open) htmx.trigger("#rules-now", "read");
}

// -- the log ends with what is newest; somebody who reads further up is left there; and where
// nobody sees it, it is not laid out only to be measured
let atEnd = true;
let log = null;
let isLogSeen = false;
const looking = new IntersectionObserver((changes) => {
  isLogSeen = changes.at(-1).isIntersecting;
  toEnd();
});
function toEnd() {
  const lines = table.querySelector("#log-lines");
  if (lines !== log) {
    looking.disconnect();
    isLogSeen = false;
    log = lines;
    if (log) looking.observe(log);
  }
  if (isLogSeen && atEnd) log.scrollTop = log.scrollHeight;
}

// -- whoever comes back to a table that has moved on is told so, until it moves on before their eyes
function note(isBack = false) {
  const at = area()?.dataset.at;
  if (!at || document.hidden) return;
  const name = `sobremesa-seen-${table.dataset.code}`;
  const moved = (localStorage.getItem(name) ?? at) !== at;
  if (isBack || moved) document.body.classList.toggle("returned", isBack && moved);
  localStorage.setItem(name, at);
}

function sounds() {
  return localStorage.getItem("sobremesa-sound") === "on";
}
function tone() {
  if (!sounds()) return;
  const audio = new AudioContext();
  for (const [i, pitch] of [523.25, 659.25].entries()) {
    const voice = audio.createOscillator(),
      loud = audio.createGain(),
      from = audio.currentTime + i * 0.16;
    voice.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, from);
    loud.gain.exponentialRampToValueAtTime(0.12, from + 0.03);
    loud.gain.exponentialRampToValueAtTime(0.0001, from + 0.4);
    voice.connect(loud).connect(audio.destination);
    voice.start(from);
    voice.stop(from + 0.45);
  }
  setTimeout(() => audio.close(), 1200);
}

// -- keys: numbers do actions, h asks for a hint, u takes back, ? helps
function onKey(event) {
  byKey = true;
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (/^[1-9]$/.test(event.key)) {
    giveKeys();
    table.querySelector(`.act[data-key="${event.key}"]`)?.click();
  } else if (event.key === "h") table.querySelector("#hint-ask button")?.click();
  else if (event.key === "u") table.querySelector("#undo button")?.click();
  else if (event.key === "b") table.querySelector("#board-area svg .target")?.focus();
  else if (event.key === "?") keys.showModal();
  else return;
  event.preventDefault();
}

function onClick(event) {
  const target = event.target;
  if (target.closest("#fold")) {
    const folded = document.body.classList.toggle("folded");
    target.closest("#fold").setAttribute("aria-expanded", String(!folded));
  }
  if (target.closest("[data-keys]")) keys.showModal();
  if (target.closest("[data-sound]")) {
    localStorage.setItem("sobremesa-sound", sounds() ? "off" : "on");
    turn();
    tone();
  }
}

// -- saving: nothing is done twice while it is under way
function saving(is) {
  const saved = table.querySelector("#saved");
  if (!saved) return;
  saved.classList.toggle("busy", is);
  const words = is ? saved.dataset.saving : saved.dataset.done;
  if (saved.textContent !== words) saved.textContent = words;
  for (const act of acts()) act.disabled = is;
}
const posts = (event) => event.target.closest?.("#acts, #undo, #answer, #enter");
// The stream may show what came of it before the answer is here: what somebody picks then is for the next position.
let sent = "";
function onSent(event) {
  if (posts(event)) {
    sent = area().dataset.at;
    saving(true);
  }
}
function onAnswer(event) {
  if (posts(event)) {
    saving(false);
    if (picked().length && area().dataset.at === sent) startOver();
    // What was entered counts; what was refused stays to be mended.
    if (event.target.id === "enter" && event.detail.ctx.response?.status === 204) event.target.reset();
  }
}

// -- the connection
const gone = document.querySelector("#connection");
function connected(is) {
  gone.hidden = is;
  document.body.classList.toggle("offline", !is);
}

if (table) {
  document.addEventListener("keydown", onKey);
  document.addEventListener("pointerdown", () => {
    byKey = false;
  });
  document.addEventListener("click", onClick);
  table.addEventListener("table:dressed", ({ detail }) => {
    // What came of it is shown before the answer is here; buttons that stayed the same are for the next position now.
    if (detail.moved) saving(false);
    note();
    turn();
    toEnd();
    if (detail.moved) readRules();
  });
  // It does not bubble.
  table.addEventListener("toggle", ({ target }) => target.id === "rule-now" && readRules(), { capture: true });
  table.addEventListener("live:before", () => {
    if (isLogSeen) atEnd = log.scrollTop + log.clientHeight > log.scrollHeight - 30;
  });
  table.addEventListener("table:picked", () => {
    if (picked().length) document.body.classList.remove("folded");
  });
  document.addEventListener("htmx:before:request", onSent);
  document.addEventListener("htmx:finally:request", onAnswer);
  document.addEventListener("visibilitychange", () => note(true));
  document.addEventListener("live:connected", ({ detail }) => connected(detail.connected));
  keys?.addEventListener("click", (event) => {
    if (event.target === keys) keys.close();
  });
  note(true);
  turn();
  toEnd();
}
