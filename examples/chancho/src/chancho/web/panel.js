// The die turns when it has been rolled.
const table = document.querySelector("#table");

table.addEventListener("table:dressed", (event) => {
  const die = table.querySelector("#chancho-die");
  if (!die || !event.detail.moved) return;
  die.classList.remove("rolled");
  requestAnimationFrame(() => die.classList.add("rolled"));
});
