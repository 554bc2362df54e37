// The width of the screen decides how boards are drawn; the server learns it by a cookie.
const narrow = matchMedia(document.querySelector("[data-narrow]")?.dataset.narrow ?? "(max-width: 760px)");
function tell() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser.
  document.cookie = `sobremesa_width=${narrow.matches ? "narrow" : "wide"}; path=/; max-age=31536000; samesite=lax`;
}
tell();
// A page that was asked for before the server knew comes again, once: without cookies it would never be told.
const area = document.querySelector("#play-area");
const again = performance.getEntriesByType("navigation")[0]?.type === "reload";
if (!again && area && area.classList.contains("is-narrow") !== narrow.matches) location.reload();
narrow.addEventListener("change", () => {
  tell();
  if (document.querySelector("#play-area, #replay")) location.reload();
});

// A message leaves by itself, or when somebody is done with it.
const toast = document.querySelector("#toast");
new MutationObserver(() => {
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => toast.replaceChildren(), 9000);
}).observe(toast, { childList: true });
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") toast.replaceChildren();
});

// Copy an address; where the browser keeps its clipboard to secure pages, the old way.
document.addEventListener("click", async (event) => {
  const button = event.target.closest?.("button.copy");
  if (!button) return;
  const field = document.getElementById(button.dataset.copy);
  field.select();
  try {
    await navigator.clipboard.writeText(new URL(field.value, location.href).href);
  } catch {
    document.execCommand("copy");
  }
  const before = button.textContent;
  button.textContent = button.dataset.done;
  button.classList.add("done");
  setTimeout(() => {
    button.textContent = before;
    button.classList.remove("done");
  }, 2000);
});

// A stream that breaks off is opened again by htmx, but not one that was never opened: this tries until it is answered.
document.addEventListener("htmx:before:request", ({ target, detail: { ctx } }) => {
  if (!target.hasAttribute?.("hx-sse:connect")) return;
  clearTimeout(ctx.requestTimeout);
  ctx.fetch = async (url, request) => {
    for (;;) {
      const answer = await fetch(url, request).catch(() => null);
      if (answer?.ok) return answer;
      target.dispatchEvent(new CustomEvent("htmx:sse:error", { bubbles: true }));
      await new Promise((again) => setTimeout(again, 2000));
    }
  };
});
