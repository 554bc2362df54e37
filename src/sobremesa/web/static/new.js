// The form offers what the edition has: its levels, how many may play, which seats there are. The server checks the
// same again.
const form = document.querySelector("#new");
const editions = [...form.querySelectorAll('input[name="edition"]')];

function offer(name, fits) {
  const inputs = [...form.querySelectorAll(`input[name="${name}"]`)];
  for (const input of inputs) input.disabled = !fits(Number(input.value));
  const chosen = inputs.find((input) => input.checked);
  if (chosen?.disabled) inputs.find((input) => !input.disabled).checked = true;
}

function adapt() {
  const edition = editions.find((input) => input.checked);
  if (!edition) return;
  const levels = edition.dataset.levels.split(" ").map(Number);
  offer("level", (level) => levels.includes(level));
  offer("players", (count) => Number(edition.dataset.least) <= count && count <= Number(edition.dataset.most));
}
function seat() {
  const players = Number(form.querySelector('input[name="players"]:checked')?.value);
  for (const select of form.querySelectorAll("select[data-seats]")) {
    for (const option of select.options) option.disabled = Number(option.value) > players;
    if (select.selectedOptions[0]?.disabled) select.value = "";
  }
}
form.addEventListener("change", seat);
for (const input of editions) input.addEventListener("change", adapt);
adapt();
seat();
// A link to a variant from the rules opens the list it is in.
if (location.hash.startsWith("#option-")) {
  const field = document.getElementById(location.hash.slice(1));
  if (field) {
    field.closest("details").open = true;
    field.scrollIntoView({ block: "center" });
    field.focus();
  }
}
