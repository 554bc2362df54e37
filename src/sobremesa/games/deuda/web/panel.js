// The debt with the amount that is being chosen, against its thresholds.
const table = document.querySelector("#table");

// What stays of the debt is filled; what an action would add to it, or take off, is only its ghost.
function draw(bar, after) {
  const { debt, top } = bar.dataset;
  const width = (some) => `${(100 * some) / top}%`;
  bar.querySelector(".owed").style.width = width(Math.min(debt, after));
  bar.querySelector(".after").style.width = width(Math.max(debt, after));
}

function follow(amount) {
  const debt = amount.closest(".money")?.querySelector(".debt");
  if (!debt) return;
  const bar = debt.querySelector(".debt-bar");
  const chosen = Number(amount.querySelector("input[type=number]").value);
  const after = Math.max(0, Number(bar.dataset.debt) + Number(debt.dataset.sign) * chosen);
  draw(bar, after);
  const said = debt.querySelector(".debt-after");
  said.dataset.words ??= said.textContent;
  const money = new Intl.NumberFormat(document.documentElement.lang === "es" ? "es-CL" : "en-US").format(after);
  said.textContent = said.dataset.words.replace(/\$[\d.,]+/, `$${money}`);
  // The highest threshold that would be crossed says what that means.
  const crossed = [...debt.querySelectorAll(".crossing")].filter((one) => after >= Number(one.dataset.from)).at(-1);
  for (const one of debt.querySelectorAll(".crossing")) one.hidden = one !== crossed;
  debt.classList.toggle("past", Boolean(crossed));
}

// Pointing at what needs a loan shows what the debt would be.
function foresee(event) {
  const bar = table.querySelector("#purse + .debt-bar");
  if (!bar) return;
  draw(bar, event.target.closest?.(".act[data-debt]")?.dataset.debt ?? bar.dataset.debt);
}
table?.addEventListener("pointerover", foresee);
table?.addEventListener("focusin", foresee);

// After the quick steps and the buttons have set the number.
for (const kind of ["input", "click"]) {
  table?.addEventListener(kind, (event) => {
    const amount = event.target.closest?.(".amount");
    if (amount) queueMicrotask(() => follow(amount));
  });
}
