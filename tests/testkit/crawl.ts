import { request } from "undici";
import { type Addresses, pageUrl } from "./chalkbox.ts";
import type { Storefront } from "./storefronts.ts";

/** What a crawler takes from a page. */
export interface CrawledPage {
  readonly url: string;
  readonly status: number;
  readonly titles: readonly string[];
  readonly descriptions: readonly string[];
  readonly robots: readonly string[];
  readonly canonicals: readonly string[];
  /** Addresses of the same page in the other stores, by language. */
  readonly alternates: ReadonlyMap<string, string>;
}

/** Text of an address, whatever its host name resolves to. */
export async function textOf(url: string): Promise<{ readonly status: number; readonly text: string }> {
  const { protocol, host, port, pathname, search } = new URL(url);
  const answer = await request(`${protocol}//127.0.0.1:${port}${pathname}${search}`, {
    headers: { host, "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
  });
  return { status: answer.statusCode, text: await answer.body.text() };
}

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** Visits a page as a crawler does. */
export async function crawl(url: string): Promise<CrawledPage> {
  const { status, text } = await textOf(url);
  const html = text.replaceAll(/<(svg|script)\b.*?<\/\1>/gs, "");
  return {
    url,
    status,
    titles: all(html, /<title[^>]*>([^<]*)<\/title>/g),
    descriptions: all(html, /<meta name="description" content="([^"]*)"/g),
    robots: all(html, /<meta name="robots" content="([^"]*)"/g),
    canonicals: all(html, /<link rel="canonical" href="([^"]*)"/g),
    alternates: new Map(
      [...html.matchAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"/g)].map(
        ([, href = "", language = ""]) => [language, href],
      ),
    ),
  };
}

/** All addresses of a storefront's sitemap, part by part, found as a crawler finds them: by robots.txt. */
export async function sitemapOf(
  chalkbox: Addresses,
  storefront: Storefront,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const robots = await textOf(pageUrl(chalkbox, storefront, "/robots.txt"));
  const parts = new Map<string, readonly string[]>();
  for (const index of all(robots.text, /^Sitemap: (.*)$/gm)) {
    for (const part of all((await textOf(index)).text, /<sitemap><loc>([^<]*)<\/loc>/g)) {
      parts.set(part, all((await textOf(part)).text, /<url><loc>([^<]*)<\/loc>/g));
    }
  }
  return parts;
}

/** What is wrong with a page of a sitemap; empty when nothing is. */
export function faultsOf({ url, status, titles, descriptions, robots, canonicals }: CrawledPage): readonly string[] {
  return [
    ...(status === 200 ? [] : [`${url} answers ${status}`]),
    ...(titles.length === 1 && titles[0] !== "" ? [] : [`${url} has ${titles.length} titles`]),
    ...(descriptions.length === 1 && descriptions[0] !== "" ? [] : [`${url} has ${descriptions.length} descriptions`]),
    ...(robots.join() === "index,follow" ? [] : [`${url} says ${robots.join()} to crawlers`]),
    ...(canonicals.join() === url ? [] : [`${url} says it is ${canonicals.join()}`]),
  ];
}

/** Texts that several pages share, with their addresses. */
export function repeated(pages: readonly CrawledPage[], of: "titles" | "descriptions"): readonly string[] {
  const groups = Map.groupBy(pages, (page) => page[of][0] ?? "");
  return [...groups].flatMap(([text, same]) =>
    same.length > 1 ? [`${text}: ${same.map(({ url }) => url).join(" ")}`] : [],
  );
}
