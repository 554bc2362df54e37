// Arrow keys step through the game, the slider jumps.
const replay = document.querySelector("#replay");
const range = document.querySelector("#scrub input");
range?.addEventListener("change", () => range.form.submit());
document.addEventListener("keydown", (event) => {
  if (event.target.matches("input, textarea")) return;
  const link = { ArrowLeft: "#earlier", ArrowRight: "#later" }[event.key];
  if (link) document.querySelector(link)?.click();
  if (event.key === "Home") location.search = "?at=0";
  if (event.key === "End") location.search = `?at=${replay.dataset.last}`;
});
