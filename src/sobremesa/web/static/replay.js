// Step through a game without leaving the page: each position is fetched and morphed in, so that pieces move.
const replay = document.querySelector("#replay");
const range = document.querySelector("#at");
const label = document.querySelector("#at-label");
const play = document.querySelector("#play");
const link = document.querySelector("#link");
const list = document.querySelector("#log-lines");
const last = Number(replay.dataset.last);
const PACE = 1100;
let wanted = Number(replay.dataset.at);
let shown = wanted;
let busy = false;
let timer = 0;

function mark() {
  for (const old of list.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  const line = list.querySelector(`[data-at="${wanted}"]`);
  line?.setAttribute("aria-current", "step");
  if (line) list.scrollTop = line.parentElement.offsetTop - list.clientHeight / 3;
  else list.scrollTop = 0;
  range.value = wanted;
  label.textContent = label.dataset.text.replace("#", wanted);
  document.querySelector("#earlier").href = `?at=${Math.max(0, wanted - 1)}`;
  document.querySelector("#later").href = `?at=${Math.min(last, wanted + 1)}`;
  const here = new URL(location.href);
  here.searchParams.set("at", wanted);
  history.replaceState(null, "", here);
  const branch = document.querySelector(".branch");
  if (branch) {
    branch.elements.at.value = wanted;
    branch.querySelector("button").disabled = "over" in replay.dataset && wanted >= last;
  }
  link.value = link.value.replace(/at=\d+/, `at=${wanted}`);
}

async function show(at) {
  wanted = Math.min(last, Math.max(0, at));
  mark();
  if (busy) return;
  busy = true;
  // A slider asks for more positions than can be drawn: only the last one it asked for counts.
  while (shown !== wanted) {
    const next = wanted;
    await htmx.ajax("GET", `?at=${next}`, { target: "#replay-shown", swap: "innerMorph" });
    shown = next;
  }
  replay.dataset.at = shown;
  busy = false;
}

function run(on) {
  clearInterval(timer);
  timer = on
    ? setInterval(() => {
        if (wanted >= last) run(false);
        else if (!busy) show(wanted + 1);
      }, PACE)
    : 0;
  play.setAttribute("aria-pressed", String(on));
  document.querySelector("#play-text").textContent = on ? play.dataset.pause : play.dataset.play;
}

function toggle() {
  if (!timer && wanted >= last) show(0);
  run(!timer);
}

play.hidden = false;
document.querySelector("#show").hidden = true;
play.addEventListener("click", toggle);
range.addEventListener("input", () => {
  run(false);
  show(Number(range.value));
});
document.querySelector("#scrub").addEventListener("submit", (event) => event.preventDefault());
replay.addEventListener("click", (event) => {
  const step = event.target.closest("a[href^='?at=']");
  if (!step || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  run(false);
  show(Number(step.getAttribute("href").slice(4)));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input, button, textarea, select")) return;
  const steps = {
    ArrowLeft: wanted - 1,
    ArrowRight: wanted + 1,
    PageUp: wanted - 10,
    PageDown: wanted + 10,
    Home: 0,
    End: last,
  };
  if (event.key in steps) {
    event.preventDefault();
    run(false);
    show(steps[event.key]);
  }
  if (event.key === " " && !event.target.matches("a")) {
    event.preventDefault();
    toggle();
  }
});
mark();
