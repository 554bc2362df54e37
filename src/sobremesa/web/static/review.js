// Where a board is larger than its frame, what the decision is about lies in the middle of it.
function centre() {
  for (const frame of document.querySelectorAll(".costly-board")) {
    const mark = document.getElementById(frame.dataset.marks.split(" ")[0]);
    if (!mark) continue;
    const [at, of] = [mark.getBoundingClientRect(), frame.getBoundingClientRect()];
    frame.scrollBy(at.x + at.width / 2 - of.x - of.width / 2, at.y + at.height / 2 - of.y - of.height / 2);
  }
}
document.addEventListener("htmx:after:swap", centre);

// At each quarter, and at its end, what came of it is asked for.
const quarter = () => document.querySelector("#review-fetch")?.dataset.part;
let part = quarter();
document.addEventListener("live:after", () => {
  if (quarter() === part) return;
  part = quarter();
  if (part) htmx.trigger("#review-fetch", "quarter");
});
centre();
