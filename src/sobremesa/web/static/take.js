// The key of a seat's link stands after the #: browsers do not send it, so no log has it. Here it goes into the form.
const field = document.querySelector("#take-key");
if (field && location.hash.length > 1) {
  field.value = location.hash.slice(1);
  document.querySelector("#take-key-field").hidden = true;
  history.replaceState(null, "", location.pathname);
}
