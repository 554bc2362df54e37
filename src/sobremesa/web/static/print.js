// A set takes a second or more: the page says so until it is there. Without scripts the browser fetches it by itself.
for (const asked of document.querySelectorAll("[data-print]"))
  asked.addEventListener(asked.localName === "form" ? "submit" : "click", (event) => {
    event.preventDefault();
    fetchSet(asked);
  });

async function fetchSet(asked) {
  const url = asked.href ?? `${asked.action}?${new URLSearchParams(new FormData(asked))}`;
  const status = document.getElementById(asked.dataset.print);
  if (status.dataset.is === "busy") return;
  status.dataset.is = "busy";
  status.textContent = status.dataset.busy;
  try {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(String(answer.status));
    const link = document.createElement("a");
    link.href = URL.createObjectURL(await answer.blob());
    link.download = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition"))?.[1] ?? "set.pdf";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    status.textContent = status.dataset.done;
  } catch {
    // What is wrong stands on the page that the browser shows then.
    location.assign(url);
  }
  status.dataset.is = "";
}
