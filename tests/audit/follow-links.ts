import { request } from "undici";
import { loopback } from "./loopback.ts";

/** A page as far as links are concerned. */
interface Page {
  readonly status: number;
  /** Where it leads on to, absolute; null for one that does not. */
  readonly leadsTo: string | null;
  /** Addresses of its links, absolute, with their anchors. */
  readonly links: readonly string[];
  /** What anchors can name. */
  readonly ids: ReadonlySet<string>;
}

/** What following all links has found. */
interface Followed {
  /** One line for each link that leads nowhere, with a page that has it. */
  readonly broken: readonly string[];
  /** Addresses that were opened. */
  readonly pages: number;
}

/** Pages that are opened side by side. */
const lanes = 6;
/** As many redirects as browsers follow. */
const mostHops = 20;
/** Attributes that hold an address, of elements that are links or load something. */
const address = /<(?:a|area|link|script|img|source|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const plain = (text: string): string => text.replaceAll(/&(#?\w+);/g, (all, name: string) => entities[name] ?? all);

/** The page at an address; `html` is empty for a file. */
export function readPage(url: string, status: number, location: string | null, html: string): Page {
  // Scripts hold markup in texts of their own.
  const markup = html.replaceAll(/(<script\b[^>]*>).*?<\/script>/gs, "$1");
  return {
    status,
    leadsTo: location === null ? null : new URL(location, url).href,
    links: [...markup.matchAll(address)].map(([, link = ""]) => new URL(plain(link), url).href),
    ids: new Set([...markup.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => plain(id))),
  };
}

async function open(url: string, cookie: string): Promise<Page> {
  const { statusCode, headers, body } = await request(url, { dispatcher: loopback, headers: { cookie } });
  const location = typeof headers["location"] === "string" ? headers["location"] : null;
  const isPage = String(headers["content-type"]).startsWith("text/html");
  const text = isPage ? await body.text() : await body.dump().then(() => "");
  return readPage(url, statusCode, location, text);
}

/** An address without its anchor, and what the anchor names; empty without one. */
function split(link: string): readonly [url: string, anchor: string] {
  const url = new URL(link);
  const anchor = decodeURIComponent(url.hash.slice(1));
  url.hash = "";
  return [url.href, anchor];
}

/**
 * Follows every link from a page on, each address once, anchors included.
 * @param home absolute address of the first page
 * @param cookie of the visitor; empty for one without
 * @param isSkipped links that are not followed
 */
export async function followLinks(
  home: string,
  cookie: string,
  isSkipped: (link: string) => boolean,
): Promise<Followed> {
  const pages = new Map<string, Page>();
  let round = [home];
  while (round.length > 0) {
    const waiting = [...round];
    const visit = async (): Promise<void> => {
      for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) pages.set(url, await open(url, cookie));
    };
    await Promise.all(Array.from({ length: lanes }, visit));
    const opened = round.flatMap((url) => pages.get(url) ?? []);
    const next = opened.flatMap(({ links, leadsTo }) => (leadsTo === null ? links : [leadsTo]));
    round = [...new Set(next.filter((link) => !isSkipped(link)).map((link) => split(link)[0]))].filter(
      (url) => !pages.has(url),
    );
  }
  return { broken: [...brokenLinks(pages, isSkipped)], pages: pages.size };
}

function brokenLinks(pages: ReadonlyMap<string, Page>, isSkipped: (link: string) => boolean): ReadonlySet<string> {
  const known = new Set<string>();
  const broken = new Set<string>();
  for (const [parent, { links }] of pages) {
    for (const link of links) {
      if (known.has(link) || isSkipped(link)) continue;
      known.add(link);
      const fault = faultOf(link, pages, isSkipped);
      if (fault !== null) broken.add(`${fault}: ${link} on ${parent}`);
    }
  }
  return broken;
}

/** What is wrong with a link; null when nothing is, or when it leads to where links are not followed. */
function faultOf(link: string, pages: ReadonlyMap<string, Page>, isSkipped: (link: string) => boolean): string | null {
  const [start, anchor] = split(link);
  let url = start;
  for (let hop = 0; hop < mostHops; hop += 1) {
    const page = pages.get(url);
    if (page === undefined) return "not opened";
    if (page.leadsTo === null) {
      if (page.status !== 200) return String(page.status);
      return anchor === "" || page.ids.has(anchor) ? null : `no #${anchor}`;
    }
    if (isSkipped(page.leadsTo)) return null;
    [url] = split(page.leadsTo);
  }
  return "leads on without end";
}
