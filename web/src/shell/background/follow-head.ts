import { requestDocument } from "../../graph/operation.ts";
import { PageDetailsDocument, type PageDetailsQuery } from "../../graph/generated/PageDetails.ts";
import type { Watch } from "../../graph/watch.browser.ts";
import { canonicalPath, robotsOf } from "../head/rules.ts";

type Seo = PageDetailsQuery["getPageDetailsByUrl"]["seo"];

const all = (selector: string): readonly HTMLElement[] => [...document.head.querySelectorAll<HTMLElement>(selector)];
const isError = (): boolean => document.querySelector("[data-error-status]") !== null;

const pageDetails = requestDocument(PageDetailsDocument);
const isOfPageDetails = (data: unknown): data is PageDetailsQuery =>
  typeof data === "object" && data !== null && "getPageDetailsByUrl" in data;

/** What operators say of the page that is shown; null for pages that are not theirs. */
function ownHead(shown: Watch["shown"]): Seo {
  const url = location.pathname.replace(/\/?$/, "/");
  for (const result of shown.values()) {
    const isThisPage = result?.operation.query === pageDetails && Object(result.operation.variables)["url"] === url;
    if (isThisPage && isOfPageDetails(result.data)) return result.data.getPageDetailsByUrl.seo;
  }
  return null;
}

function append(tag: "link" | "meta", attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.head.append(element);
  return element;
}

/**
 * Reads where the storefronts are from the head that the server has sent. The returned function makes that head true for
 * the page that is shown then: share buttons of browsers read the canonical address. What spoke of the first page alone
 * goes.
 *
 * @param shown the queries that the page reads
 */
export function createHeadFollower(shown: Watch["shown"]): () => void {
  const first = canonicalPath(location);
  const links = document.head.querySelectorAll<HTMLLinkElement>(
    'link[rel="canonical"],link[rel="alternate"][hreflang]',
  );
  const origins = [...links].map((link) => {
    const { origin, pathname, search } = new URL(link.href);
    // An address that operators gave the first page alone leads anywhere.
    return { rel: link.rel, hreflang: link.hreflang, origin: pathname + search === first ? origin : null };
  });
  // An error page has no canonical address, from which the storefront's could be known.
  const canonical = isError() ? { origin: null } : origins.find(({ rel }) => rel === "canonical");
  const home = canonical && (canonical.origin ?? location.origin);
  const alternates = origins.filter(({ rel }) => rel === "alternate");
  let robots: HTMLElement | undefined = isError() ? undefined : all('meta[name="robots"]')[0];

  return () => {
    const sent = 'link[rel="canonical"],link[rel="alternate"][hreflang],meta[property^="og:"],script[type*="ld+json"]';
    for (const tag of all(sent)) tag.remove();
    robots?.remove();
    robots = undefined;
    // It says its own.
    if (isError()) return;
    const own = ownHead(shown);
    const path = canonicalPath(location);
    robots = append("meta", { name: "robots", content: robotsOf(location, own?.robots) });
    if (home === undefined) return;
    append("link", { rel: "canonical", href: new URL(own?.canonicalUrl ?? path, home).href });
    const others = own?.links.filter(({ rel }) => rel === "alternate") ?? [];
    for (const { hreflang, href } of others)
      append("link", { rel: "alternate", hreflang: hreflang ?? "", href: new URL(href, home).href });
    if (others.length > 0) return;
    for (const { hreflang, origin } of alternates)
      if (origin !== null) append("link", { rel: "alternate", hreflang, href: origin + path });
  };
}
