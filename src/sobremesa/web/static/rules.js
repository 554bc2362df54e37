// Typing filters the rules at once; without this script the form asks the server.
const field = document.querySelector("#search");
const count = document.querySelector("#rules-count");
const plain = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
const rules = [...document.querySelectorAll(".rule-entry")].map((entry) => [
  entry,
  plain(`${entry.id} ${entry.textContent}`),
]);

function filter() {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const [entry, text] of rules) {
    entry.hidden = !words.every((word) => text.includes(word));
    shown += entry.hidden ? 0 : 1;
  }
  for (const chapter of document.querySelectorAll(".chapter")) {
    chapter.hidden = !chapter.querySelector(".rule-entry:not([hidden])");
    const link = document.querySelector(`.chapters a[href="#${chapter.querySelector("h2").id}"]`);
    link.closest("li").hidden = chapter.hidden;
  }
  count.textContent = shown ? (words.length ? `${shown} / ${rules.length}` : "") : count.dataset.none;
}
// A page the server has already filtered has only what it found.
if (!new URLSearchParams(location.search).get("search")) field.addEventListener("input", filter);
