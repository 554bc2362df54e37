// The width of the screen decides how boards are drawn; the server learns it by a cookie.
const narrow = matchMedia(`(max-width: ${document.querySelector("[data-narrow]")?.dataset.narrow ?? 760}px)`);
function tell() {
  const width = narrow.matches ? "narrow" : "wide";
  const known = document.cookie.includes(`sobremesa_width=${width}`);
  document.cookie = `sobremesa_width=${width}; path=/; max-age=31536000; samesite=lax`;
  return known;
}
const known = tell();
const felt = document.querySelector("#felt");
if (!known && felt && felt.classList.contains("is-narrow") !== narrow.matches) location.reload();
narrow.addEventListener("change", () => { tell(); if (document.querySelector("#felt")) location.reload(); });
// A message leaves by itself.
const toast = document.querySelector("#toast");
new MutationObserver(() => { clearTimeout(toast.timer); toast.timer = setTimeout(() => toast.replaceChildren(), 9000); }).observe(toast, { childList: true });
