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
  debt.classList.toggle("past", after >= Number(debt.dataset.first));
}

// After the quick steps and the buttons have set the number.
for (const kind of ["input", "click"]) {
  table?.addEventListener(kind, (event) => {
    const amount = event.target.closest?.(".amount");
    if (amount) queueMicrotask(() => follow(amount));
  });
}
