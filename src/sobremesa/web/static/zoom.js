// The board larger than its place: by the keys + − 0, by two fingers, or by a pinch on a trackpad. It then scrolls in
// its place, and what lay under the fingers stays there. The size is kept on #table, which no update replaces.
const table = document.querySelector("#table");
const MOST = 4;
const KEYS = { "+": 1.25, "=": 1.25, "-": 0.8, 0: 0 };
let size = 1;

const place = () => table.querySelector("#board-area");

function zoom(wanted, x, y) {
  const area = place();
  const next = Math.min(MOST, Math.max(1, wanted));
  if (!area || next === size) return;
  const box = area.getBoundingClientRect();
  const [dx, dy] = [x - box.left, y - box.top];
  const [left, top] = [area.scrollLeft + dx, area.scrollTop + dy].map((far) => (far * next) / size);
  size = next;
  table.style.setProperty("--zoom", size);
  table.classList.toggle("zoomed", size > 1);
  // Who cannot point scrolls it by keys.
  if (size > 1) area.tabIndex = 0;
  else area.removeAttribute("tabindex");
  area.scrollTo(left - dx, top - dy);
}

function onKey(event) {
  const factor = KEYS[event.key];
  if (factor === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.closest("input, select, textarea, dialog")) return;
  const box = place()?.getBoundingClientRect();
  if (!box) return;
  zoom(factor ? size * factor : 1, box.left + box.width / 2, box.top + Math.min(box.height, innerHeight) / 2);
  event.preventDefault();
}

// -- two fingers
let began = null;
function fingers({ touches: [one, other] }) {
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
function onTouch(event) {
  began = event.touches.length === 2 ? { apart: fingers(event).apart, size } : null;
}
function onPinch(event) {
  if (!began || event.touches.length !== 2) return;
  event.preventDefault();
  const { apart, x, y } = fingers(event);
  zoom((began.size * apart) / began.apart, x, y);
}

function onWheel(event) {
  if (!event.ctrlKey) return;
  event.preventDefault();
  zoom(size * Math.exp(-event.deltaY / 200), event.clientX, event.clientY);
}

// The board comes with the game; only over it does the browser wait for these.
const heard = new WeakSet();
function listen() {
  const area = place();
  if (!area || heard.has(area)) return;
  heard.add(area);
  area.addEventListener("touchstart", onTouch, { passive: true });
  area.addEventListener("touchmove", onPinch, { passive: false });
  area.addEventListener("wheel", onWheel, { passive: false });
}

if (table) {
  document.addEventListener("keydown", onKey);
  table.addEventListener("table:dressed", listen);
  listen();
}
