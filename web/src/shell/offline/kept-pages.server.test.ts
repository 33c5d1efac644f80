import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { createKeptPages } from "./kept-pages.ts";

const origin = "http://shop.test";
const absolute = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, origin).href;

/** The browser's caches, as far as the worker uses them. */
function fakeCaches(load: typeof fetch) {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      match: async (key: string) => entries.get(absolute(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(absolute(key), response),
      add: async (key: string) => void entries.set(absolute(key), await load(key)),
      delete: async (key: string) => entries.delete(absolute(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    });
  };
  const caches = { open, keys: async () => [...all.keys()], delete: async (name: string) => all.delete(name) };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the worker uses of it
  return { all, caches: caches as unknown as CacheStorage };
}

const html = (build: string, title: string) =>
  `<!doctype html><html lang="de-DE"><head><title>${title}</title><link rel="stylesheet" href="/assets/root-${build}.css"/>` +
  `<style>@layer a;</style></head><body class="x"><h1>${title}</h1><img src="/media/a.webp" srcset="/media/b.webp 2x" alt="Stift"/>` +
  `<script>start("/assets/manifest-${build}.js")</script><form action="/prod/1/" method="post"><button>In den Warenkorb</button></form></body></html>`;

function setUp() {
  const state = { build: "one", calls: [] as string[] };
  const load = (async (input: RequestInfo | URL, init?: RequestInit) => {
    const path = new URL(absolute(input)).pathname;
    state.calls.push(`${init?.credentials ?? "any"} ${path}`);
    if (path.includes(".")) return new Response(`file ${path}`);
    const isOwn = path.startsWith("/checkout/");
    return new Response(html(state.build, `Seite ${path}`), {
      headers: {
        "content-type": "text/html; charset=utf-8",
        "cache-control": isOwn ? "private, no-store" : "public, max-age=0, s-maxage=60",
        "content-security-policy": "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'",
      },
    });
  }) as typeof fetch;
  const { all, caches } = fakeCaches(load);
  return {
    state,
    all,
    pages: createKeptPages({ caches, fetch: load, language: "de-DE", now: () => Date.UTC(2026, 10, 20) }),
  };
}
const textOf = async (answer: Promise<Response>) => (await answer).text();

it("OP-A-12: keeps a page as it is for everyone, shows it without a network as it was, and runs nothing of it", async () => {
  const { state, pages } = setUp();
  await pages.keep("/prod/1/?a=b");
  expect(state.calls[0]).toBe("omit /prod/1/");
  const answer = await pages.answer("/prod/1/?a=b");
  const page = await answer.text();
  expect(page).toContain("Seite /prod/1/");
  expect(page).toContain("Keine Verbindung: Sie sehen diese Seite, wie sie am 20.11.2026");
  expect(page).not.toContain("<script");
  expect(page).toContain(`<img src="/no-picture.svg" alt="Stift"/>`);
  const [, noteStyle = ""] = /<style>(\[data-offline\][^<]*)<\/style>/.exec(page) ?? [];
  const hash = createHash("sha256").update(noteStyle).digest("base64");
  expect(answer.headers.get("content-security-policy")).toBe(
    `default-src 'none'; script-src 'none'; style-src 'self' 'sha256-y' 'sha256-${hash}'`,
  );
});

it("OP-A-12: keeps nothing of one visitor, so that no basket and no price of it is shown from memory", async () => {
  const { pages } = setUp();
  await pages.keep("/cat/1/");
  await pages.keep("/checkout/basket/");
  const answer = await pages.answer("/checkout/basket/");
  expect(answer.status).toBe(503);
  const page = await answer.text();
  expect(page).toContain("<h1>Keine Verbindung</h1>");
  expect(page).toContain('<li><a href="/cat/1/">Seite /cat/1/</a></li>');
  expect(page).not.toContain("In den Warenkorb");
});

it("offers what was seen last first, at most twenty pages, and nothing once the visitor does not agree any more", async () => {
  const { pages } = setUp();
  for (let page = 1; page <= 22; page += 1) await pages.keep(`/cat/${page}/`);
  await pages.keep("/cat/5/");
  const offered = await textOf(pages.answer("/"));
  const paths = [...offered.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path);
  expect(paths).toHaveLength(20);
  expect(paths.slice(0, 3)).toEqual(["/cat/5/", "/cat/22/", "/cat/21/"]);
  expect(paths).not.toContain("/cat/2/");
  await pages.forget();
  expect(await textOf(pages.answer("/"))).toContain("keine Seite gespeichert");
});

it("OP-A-12: with the first page of another build those of the last one go, with their files", async () => {
  const { state, all, pages } = setUp();
  await pages.keep("/cat/1/");
  expect(await (await pages.file(`${origin}/assets/root-one.css`))?.text()).toBe("file /assets/root-one.css");
  state.build = "two";
  await pages.keep("/cat/2/");
  expect([...all.keys()]).toEqual(["pages-two"]);
  expect(await pages.file(`${origin}/assets/root-one.css`)).toBeUndefined();
  expect(await pages.file(`${origin}/assets/root-two.css`)).toBeDefined();
  expect((await pages.answer("/cat/1/")).status).toBe(503);
  expect(await textOf(pages.answer("/cat/2/"))).toContain("/assets/root-two.css");
});

it("OP-A-12: keeps no page that is an answer to another address, nor one that reports a fault", async () => {
  for (const traits of [{ redirected: true }, { status: 404 }]) {
    const load = async () => {
      const response = new Response(html("one", "Seite"), {
        headers: { "content-type": "text/html", "cache-control": "public, max-age=0" },
      });
      for (const [name, value] of Object.entries(traits)) Object.defineProperty(response, name, { value });
      return response;
    };
    const { all, caches } = fakeCaches(load);
    await createKeptPages({ caches, fetch: load, language: "de-DE", now: Date.now }).keep("/cat/1/");
    expect([...all.keys()]).toEqual([]);
  }
});
