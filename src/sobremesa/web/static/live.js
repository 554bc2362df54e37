// Keeps a page up to date: what changes comes as the parts of it that are other than before.
//
// An element with data-live names its topic; data-version says what of it is shown. A message says which version it
// adds to (`-`: it is all there is) and which it leads to. An element in it stands for the one with the same id: as a
// whole, or, if its attribute `live` says so, only its tag (`open`), or its children by their ids, of which those that
// are new are in it (`list`).
// Events on it: `live:before` and `live:after` whatever changes.
import { adds, Feed } from "./feed.js";

const roots = new Map(
  [...document.querySelectorAll("[data-live]")].map((root) => [
    root.dataset.live,
    { root, shown: root.dataset.version },
  ]),
);
// What htmx is to know of, and what of a page is its own: not touched by what comes.
const ASKS = "[hx-get], [hx-post], [hx-sse\\:connect]";
const OWN = "[hx-morph-skip]";

// -- what comes
function take({ topic, from, to, html }) {
  const place = roots.get(topic);
  if (!place || (from !== "-" && adds(to, place.shown))) return;
  if (from !== "-" && !adds(from, place.shown)) {
    ask(topic);
    return;
  }
  const { root } = place;
  place.shown = to;
  root.dispatchEvent(new CustomEvent("live:before", { bubbles: true }));
  const holder = document.createElement("template");
  holder.innerHTML = html;
  const found = [...holder.content.children].flatMap(parts).map((each) => put(each, root));
  root.dataset.version = to;
  root.dispatchEvent(new CustomEvent("live:after", { bubbles: true }));
  if (found.includes(false)) {
    // Something is not there that should be: then all of it is asked for.
    place.shown = "";
    ask(topic);
  }
}

// What has no id is only there so that what is in it can be read: elements of pictures and of tables.
function parts(given) {
  return given.id ? [given] : [...given.children].flatMap(parts);
}

function put(given, root) {
  const what = given.getAttribute("live") ?? "";
  given.removeAttribute("live");
  const old = document.getElementById(given.id);
  if (!old) return false;
  if (what === "open") same(old, given);
  else if (what.startsWith("list")) return list(old, given, what.split(" ").slice(1));
  else if (old === root) fill(old, given);
  else if (old.nodeName === given.nodeName) graft(old, given);
  else {
    old.replaceWith(given);
    process(given);
  }
  return true;
}

// An element becomes what is given. What stays itself keeps the focus, what is open, chosen or typed, and glides.
function graft(old, given) {
  if (old.matches(OWN)) return;
  same(old, given);
  fill(old, given);
}

// Its children: what has an id is the one with the same id, the rest go by their order and kind.
function fill(old, given) {
  const known = new Map();
  const others = [];
  for (const child of old.childNodes)
    if (child.id) known.set(child.id, child);
    else others.push(child);
  let n = 0;
  const match = (child) => {
    if (child.id) return known.get(child.id);
    const found = others.findIndex((other, i) => i >= n && other.nodeName === child.nodeName);
    if (found >= 0) n = found + 1;
    return others[found];
  };
  const fresh = [];
  const children = [...given.childNodes].map((child) => {
    const there = match(child);
    if (there?.nodeName !== child.nodeName) {
      if (child.nodeType === Node.ELEMENT_NODE) fresh.push(child);
      return child;
    }
    if (child.nodeType !== Node.ELEMENT_NODE) {
      if (there.nodeValue !== child.nodeValue) there.nodeValue = child.nodeValue;
    } else if (!there.isEqualNode(child)) graft(there, child);
    return there;
  });
  const stays = new Set(children);
  for (const child of [...old.childNodes]) if (!stays.has(child)) child.remove();
  let next = old.firstChild;
  for (const child of children)
    if (child === next) next = next.nextSibling;
    else old.insertBefore(child, next);
  for (const child of fresh) process(child);
}

// An element's attributes as they are given, but for those the page itself sets.
function same(old, given) {
  let isAsked = false;
  const differs = (name) => !htmx.config.morphIgnore.some((start) => name.startsWith(start));
  for (const { name, value } of given.attributes)
    if (old.getAttribute(name) !== value && differs(name)) {
      old.setAttribute(name, value);
      if (name === "value" && "value" in old && document.activeElement !== old) old.value = value;
      isAsked ||= name.startsWith("hx-");
    }
  for (const { name } of [...old.attributes])
    if (!given.hasAttribute(name) && differs(name)) {
      old.removeAttribute(name);
      isAsked ||= name.startsWith("hx-");
    }
  // What htmx knows of it is read anew.
  if (isAsked) htmx.process(old, true);
}

// htmx goes through all that it is given: it is given only what asks for something.
function process(fresh) {
  if (fresh.matches(ASKS)) htmx.process(fresh);
  for (const asks of fresh.querySelectorAll(ASKS)) htmx.process(asks);
}

// Children that come and go one by one; those that stay are not touched.
function list(old, given, ids) {
  const fresh = new Map([...given.children].map((child) => [child.id, child]));
  const known = new Map([...old.children].map((child) => [child.id, child]));
  same(old, given);
  for (const [id, child] of known) if (fresh.has(id) || !ids.includes(id)) child.remove();
  let whole = true;
  let next = old.firstElementChild;
  for (const id of ids) {
    const child = fresh.get(id) ?? known.get(id);
    if (!child) whole = false;
    else if (child === next) next = next.nextElementSibling;
    else old.insertBefore(child, next);
  }
  for (const child of fresh.values()) process(child);
  return whole;
}

// -- whom it comes from: one worker for all pages of the browser, or the page itself where there is none
let post = () => {};
function ask(topic) {
  post({ follow: topic, version: roots.get(topic).shown });
}
function hear(data) {
  if (data.topic) take(data);
  if ("connected" in data)
    document.dispatchEvent(new CustomEvent("live:connected", { detail: { connected: data.connected } }));
}
const beat = Math.min(...[...roots.values()].map(({ root }) => Number(root.dataset.beat) || Infinity));
function start() {
  for (const topic of roots.keys()) ask(topic);
  if (beat < Infinity) post({ beat, looks: !document.hidden });
}

function byItself() {
  const feed = new Feed(hear, (connected) => hear({ connected }));
  const sign = () => feed.sign(new Map([...roots.keys()].map((topic) => [topic, !document.hidden])));
  let signs = 0;
  post = (data) => {
    if (data.follow) feed.follow(data.follow, data.version);
    if ("looks" in data) sign();
    if (data.beat && !signs) signs = setInterval(sign, 1000 * data.beat);
    if (data.leave) for (const topic of roots.keys()) feed.leave(topic);
  };
  start();
}

function byWorker() {
  const worker = new SharedWorker("/static/live-worker.js", { type: "module", name: "live" });
  let answered = false;
  const otherwise = () => {
    if (answered) return;
    answered = true;
    worker.port.close();
    byItself();
  };
  worker.onerror = otherwise;
  setTimeout(otherwise, 4000);
  worker.port.onmessage = ({ data }) => {
    if (data.ready && !answered) {
      answered = true;
      post = (sent) => worker.port.postMessage(sent);
      start();
      setInterval(() => post({ looks: !document.hidden }), 20000);
    } else hear(data);
  };
}

if (roots.size && globalThis.htmx) {
  if ("SharedWorker" in globalThis) byWorker();
  else byItself();
  document.addEventListener("visibilitychange", () => post({ looks: !document.hidden }));
  addEventListener("pagehide", () => post({ leave: true }));
  // Somebody goes back to a page that the browser has put aside.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) start();
  });
}
