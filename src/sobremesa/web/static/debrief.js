// Printing is the browser's; without this script its own menu does it.
const button = document.querySelector("#print");
button.hidden = false;
button.addEventListener("click", () => print());
