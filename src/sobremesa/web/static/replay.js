// Step through a game without leaving the page: each position is fetched and morphed in, so that pieces move.
const replay = document.querySelector("#replay");
const range = document.querySelector("#at");
const label = document.querySelector("#at-label");
const play = document.querySelector("#play");
const link = document.querySelector("#link");
const list = document.querySelector("#log-lines");
const last = Number(replay.dataset.last);
const PACE = 1100;
const STEPS = 6;
let wanted = Number(replay.dataset.at);
let shown = wanted;
let busy = false;
let timer = 0;
let telling = 0;

function mark() {
  for (const old of list.querySelectorAll("[aria-current]")) old.removeAttribute("aria-current");
  // Not every action is told: what was told last before it stands for it.
  const line = [...list.querySelectorAll("[data-at]")].findLast((each) => Number(each.dataset.at) <= wanted);
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
  const toClass = document.querySelector("#show-class");
  if (toClass) toClass.elements.at.value = wanted;
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
  telling = 0;
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

// The story: each of its moments, from the position before it to the one after, under its caption.
const pause = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
async function tellStory(moments) {
  run(false);
  const mine = ++stories;
  telling = mine;
  const caption = document.querySelector("#story-caption");
  for (const moment of moments) {
    const [from, to] = [Number(moment.dataset.from), Number(moment.dataset.to)];
    caption.textContent = [...moment.closest("li").children].map((each) => each.textContent.trim()).join("\n");
    // A long moment is told by its last steps.
    for (let at = Math.max(from, to - STEPS); at <= to && telling === mine; at++) {
      await show(at);
      await pause(PACE / 1000);
    }
    if (telling !== mine) return;
    await pause(2);
  }
}
let stories = 0;
document.addEventListener("click", (event) => {
  const wanted = event.target.closest?.("#story-play, #story-moments a");
  if (!wanted) return;
  event.preventDefault();
  tellStory(wanted.id ? [...document.querySelectorAll("#story-moments a")] : [wanted]);
});
document.addEventListener("htmx:after:swap", () => {
  if (new URLSearchParams(location.search).has("story")) {
    const here = new URL(location.href);
    here.searchParams.delete("story");
    history.replaceState(null, "", here);
    tellStory([...document.querySelectorAll("#story-moments a")]);
  }
});

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
