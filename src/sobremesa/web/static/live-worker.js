// All pages of one browser have one connection: HTTP/1.1 allows six to a server, and a seventh page would hang.
import { Feed } from "./feed.js";

// What each page follows: port -> { topic -> whether somebody looks at it }, and when the page was last heard of.
const pages = new Map();
// A page that is closed says so; one that has crashed says nothing more. Browsers slow the clocks of hidden pages down
// to one beat a minute.
const SILENT = 150000;

const feed = new Feed(
  (message) => {
    for (const [port, page] of pages) if (page.topics.has(message.topic)) port.postMessage(message);
  },
  (is) => {
    for (const port of pages.keys()) port.postMessage({ connected: is });
  },
);

function leave(port) {
  const page = pages.get(port);
  pages.delete(port);
  for (const topic of page?.topics ?? []) if (!followed(topic)) feed.leave(topic);
}
function followed(topic) {
  return [...pages.values()].some((page) => page.topics.has(topic));
}

// Signs of life: for each topic whether one of its pages is looked at.
function sign() {
  for (const [port, page] of pages) if (Date.now() - page.heard > SILENT) leave(port);
  const here = new Map();
  for (const page of pages.values())
    for (const topic of page.topics) here.set(topic, (here.get(topic) ?? false) || page.looks);
  feed.sign(here);
}
let beat = 0;
let every = Infinity;

self.onconnect = ({ ports: [port] }) => {
  pages.set(port, { topics: new Set(), looks: false, heard: Date.now() });
  port.onmessage = ({ data }) => {
    const page = pages.get(port) ?? { topics: new Set(), looks: false, heard: 0 };
    pages.set(port, page);
    page.heard = Date.now();
    if (data.leave) leave(port);
    if (data.follow) {
      page.topics.add(data.follow);
      feed.follow(data.follow, data.version);
    }
    if (data.beat && data.beat < every) {
      every = data.beat;
      clearInterval(beat);
      beat = setInterval(sign, 1000 * every);
    }
    if ("looks" in data && page.looks !== data.looks) {
      page.looks = data.looks;
      sign();
    }
  };
  port.postMessage({ ready: true });
};
