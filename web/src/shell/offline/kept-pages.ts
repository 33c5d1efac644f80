import type { ShopLanguage } from "@chalkbox/storefront";
import { offlineNote, offlinePage, policyOfKept, type SeenPage } from "./offline-page.ts";
import { buildOf, filesOf, plainPage, titleOf } from "./plain-page.ts";

/** What keeps pages. */
export interface KeptPagesParts {
  readonly caches: CacheStorage;
  readonly fetch: typeof fetch;
  readonly language: ShopLanguage;
  /** Current time in ms. */
  readonly now: () => number;
}

const prefix = "pages-";
/** Most pages that are kept: what was seen last. */
const mostPages = 20;
const titleHeader = "x-page-title";

/** Only what is the same for every visitor: the server says so of no page with a basket, an account or a name on it. */
const isForAll = (response: Response): boolean =>
  response.status === 200 &&
  !response.redirected &&
  /\bpublic\b/.test(response.headers.get("cache-control") ?? "") &&
  (response.headers.get("content-type") ?? "").startsWith("text/html");

const isPage = ({ headers }: Response): boolean => headers.has(titleHeader);

/** Keeps pages for times without a network (OP-A-12): as they are for visitors of whom nothing is known, all of one build. */
export function createKeptPages({ caches, fetch: load, language, now }: KeptPagesParts) {
  const own = async (): Promise<readonly string[]> =>
    (await caches.keys()).filter((name) => name.startsWith(prefix)).toReversed();

  const trim = async (cache: Cache): Promise<void> => {
    const pages: Request[] = [];
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      if (response && isPage(response)) pages.push(request);
    }
    for (const request of pages.slice(0, Math.max(0, pages.length - mostPages))) await cache.delete(request);
  };

  const seen = async (): Promise<readonly SeenPage[]> => {
    const pages: SeenPage[] = [];
    for (const name of await own()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        const title = (await cache.match(url))?.headers.get(titleHeader);
        const { pathname, search } = new URL(url);
        if (title != null) pages.unshift({ path: pathname + search, title: decodeURIComponent(title) });
      }
    }
    return pages;
  };

  return {
    /**
     * Keeps a page that the visitor looks at. Requested without cookies: what is a visitor's own on it stays out. With the
     * first page of another build those of the last one go, with their files, so that no page has another build's.
     * @param path path and query
     */
    async keep(path: string): Promise<void> {
      const response = await load(path, { credentials: "omit", headers: { accept: "text/html" } });
      const html = isForAll(response) ? await response.text() : "";
      const build = buildOf(html);
      if (build === null) return;
      const name = prefix + build;
      const cache = await caches.open(name);
      for (const file of filesOf(html)) if (!(await cache.match(file))) await cache.add(file);
      const headers = {
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-store",
        "content-security-policy": await policyOfKept(response.headers.get("content-security-policy") ?? ""),
        [titleHeader]: encodeURIComponent(titleOf(html)),
      };
      const page = plainPage(html, offlineNote(language, new Date(now())));
      await cache.delete(path);
      await cache.put(path, new Response(page, { headers }));
      for (const other of await own()) if (other !== name) await caches.delete(other);
      await trim(cache);
    },
    /** Keeps nothing any more. */
    async forget(): Promise<void> {
      for (const name of await own()) await caches.delete(name);
    },
    /** What stands in for a page that cannot be had: itself, as it was, else one that offers the others. */
    async answer(path: string): Promise<Response> {
      for (const name of await own()) {
        const page = await (await caches.open(name)).match(path);
        if (page) return page;
      }
      return offlinePage(language, path, await seen());
    },
    /** A file of the kept pages; undefined when it is none. */
    async file(url: string): Promise<Response | undefined> {
      for (const name of await own()) {
        const file = await (await caches.open(name)).match(url);
        if (file) return file;
      }
      return undefined;
    },
  };
}
