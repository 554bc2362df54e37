// The debt with the amount that is being chosen, against its thresholds.
const table = document.querySelector("#table");

function follow(amount) {
  const debt = amount.closest(".money")?.querySelector(".debt");
  if (!debt) return;
  const chosen = Number(amount.querySelector("input[type=number]").value);
  const after = Math.max(0, Number(debt.dataset.debt) + Number(debt.dataset.sign) * chosen);
  debt.querySelector(".after").style.width = `${(100 * after) / Number(debt.dataset.top)}%`;
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
  const debt = event.target.closest?.(".act[data-debt]")?.dataset.debt;
  bar.querySelector(".after").style.width =
    debt === undefined ? bar.querySelector(".owed").style.width : `${(100 * debt) / bar.dataset.top}%`;
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
