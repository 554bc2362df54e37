// What a class changes on everybody's screen: it leads to one's table when the game begins, to what the teacher shows,
// and back. Each is followed once; without scripts all of them are links.
function follow() {
  // Shown inside of what everybody looks at, a page leads nowhere.
  if (window.top !== window) return;
  const link = document.querySelector("[data-go]");
  if (link) location.assign(link.dataset.go);
  const shown = document.querySelector("[data-look]");
  if (!shown) {
    sessionStorage.removeItem("sobremesa-look");
    return;
  }
  const path = shown.dataset.look;
  if (sessionStorage.getItem("sobremesa-look") === path) return;
  sessionStorage.setItem("sobremesa-look", path);
  location.assign(path);
}
document.addEventListener("htmx:after:swap", follow);
document.addEventListener("htmx:sse:after:message", follow);
new MutationObserver(follow).observe(document.querySelector("main"), { childList: true, subtree: true });
follow();

// A page that everybody looks at is shown without its head, its foot and its controls, each time that the frame loads.
document.addEventListener(
  "load",
  (event) => {
    if (event.target.id !== "look-page") return;
    for (const around of event.target.contentDocument.querySelectorAll("body > header, body > footer, .for-screen")) {
      around.hidden = true;
    }
  },
  true,
);

// Somebody of the lobby is moved with the mouse: dropped on a table, or on somebody to change places. With the keyboard
// the same is done by the list beside each name.
let dragged = "";
document.addEventListener("dragstart", (event) => {
  dragged = event.target.closest?.("[data-person]")?.dataset.person ?? "";
  event.dataTransfer?.setData("text/plain", dragged);
});
document.addEventListener("dragover", (event) => {
  if (dragged && event.target.closest?.("[data-table], [data-person]")) event.preventDefault();
});
document.addEventListener("drop", (event) => {
  const other = event.target.closest?.("[data-person]")?.dataset.person;
  const table = event.target.closest?.("[data-table]")?.dataset.table;
  const form = document.querySelector("#by-hand");
  if (!dragged || !form || other === dragged || (other === undefined && table === undefined)) return;
  event.preventDefault();
  form.elements.what.value = other === undefined ? "move" : "swap";
  form.elements.person.value = dragged;
  form.elements.other.value = other ?? 0;
  form.elements.table.value = table ?? 0;
  form.requestSubmit();
  dragged = "";
});
