// The end of a game: paper streamers for whoever won, and the picture of the result as PNG.
const table = document.querySelector("#table");
const PIECES = 60;
const still = matchMedia("(prefers-reduced-motion: reduce)");
let celebrated = false;

function celebrate() {
  const share = table.querySelector("#share");
  if (share) share.value = new URL(share.value, location.href).href;
  const result = table.querySelector("#result[data-won]");
  if (!result || celebrated || still.matches) return;
  celebrated = true;
  const sky = document.createElement("div");
  sky.className = "streamers";
  sky.setAttribute("aria-hidden", "true");
  const inks = result.dataset.won.split(" ");
  const falls = [];
  for (let i = 0; i < PIECES; i++) {
    const piece = document.createElement("i");
    piece.style.left = `${(100 * (i + Math.random())) / PIECES}%`;
    piece.style.background = `var(--${inks[i % inks.length]})`;
    sky.append(piece);
    const turn = `rotate(${Math.round(720 * Math.random())}deg)`;
    falls.push(
      piece.animate([{ transform: "translateY(-10vh)" }, { transform: `translateY(110vh) ${turn}` }], {
        duration: 1400 + 1400 * Math.random(),
        delay: 500 * Math.random(),
        easing: "ease-in",
        fill: "both",
      }).finished,
    );
  }
  document.body.append(sky);
  Promise.allSettled(falls).then(() => sky.remove());
}

// A picture that the browser draws from the SVG: the server needs nothing for it.
async function save(link) {
  const picture = new Image();
  picture.src = link.href;
  await picture.decode();
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const blob = await new Promise((done) => {
    canvas.toBlob(done, "image/png");
  });
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(blob);
  saved.download = link.dataset.png;
  saved.click();
  URL.revokeObjectURL(saved.href);
}

if (table) {
  table.addEventListener("table:dressed", celebrate);
  table.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-png]");
    if (!link) return;
    event.preventDefault();
    save(link);
  });
  celebrate();
}
