// One connection to the server for everything that is followed: it brings what changes, and takes signs of life.
// A topic is the name of a page that somebody has open, as the page gives it (data-live); its version says what of it
// is known here. A page of the browser that has no shared worker has a feed of its own.
const SOONEST = 500;
const LATEST = 3000;
// The server says something at least every ten seconds: a connection that is silent for longer is none.
const SILENCE = 25000;

// Whether what follows one version adds to another: `line.number`, of the same line and not before it.
export function adds(from, shown) {
  const [line, number] = from.split(".");
  const [same, later] = shown.split(".");
  return line === same && Number(number) <= Number(later);
}

export class Feed {
  constructor(tell, connected) {
    this.tell = tell;
    this.connected = connected;
    this.versions = new Map();
    this.source = null;
    this.next = null;
    this.wait = SOONEST;
  }

  // Follow a topic from a version on. If it is followed already, what comes adds to what the page shows, unless the
  // page lacks something: then all get what it lacks, and the others know it.
  follow(topic, version) {
    if (this.versions.has(topic) && adds(this.versions.get(topic), version)) return;
    this.versions.set(topic, version);
    this.soon(0);
  }

  leave(topic) {
    if (this.versions.delete(topic)) this.soon(0);
  }

  // Pages come and go together: one connection is made for all of them.
  soon(wait) {
    clearTimeout(this.next);
    this.next = setTimeout(() => this.connect(), wait || 20);
  }

  connect() {
    const old = this.source;
    if (!this.versions.size) {
      old?.close();
      this.source = null;
      return;
    }
    const topics = [...this.versions].map(([topic, version]) => `on=${topic}@${version}`);
    const source = new EventSource(`/live?${topics.join("&")}`);
    this.source = source;
    this.watch();
    // The old one ends when the new one is there: meanwhile nobody is away, and nothing is missed.
    source.onopen = () => {
      old?.close();
      this.wait = SOONEST;
      this.watch();
      this.connected(true);
    };
    source.onmessage = ({ data }) => {
      this.watch();
      const [head, html] = data.split(/\n(.*)/s);
      const [topic, from, to] = head.split(" ");
      if (this.versions.has(topic)) this.versions.set(topic, to);
      this.tell({ topic, from, to, html });
    };
    source.addEventListener("beat", () => this.watch());
    source.onerror = () => {
      old?.close();
      source.close();
      if (this.source === source) this.again();
    };
  }

  // A sign of life of those who have the topics open, and whether they look at them.
  sign(looks) {
    const body = new URLSearchParams([...looks].map(([topic, here]) => [here ? "here" : "elsewhere", topic]));
    if (looks.size) fetch("/live/here", { method: "POST", body }).catch(() => {});
  }

  watch() {
    clearTimeout(this.silent);
    this.silent = setTimeout(() => {
      this.source?.close();
      this.again();
    }, SILENCE);
  }

  // It tries again ever more seldom, but at least every three seconds: a server is away for an update, not a day.
  again() {
    clearTimeout(this.silent);
    this.connected(false);
    this.soon(this.wait * (0.7 + 0.6 * Math.random()));
    this.wait = Math.min(LATEST, this.wait * 2);
  }
}
