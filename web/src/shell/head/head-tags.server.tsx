import type { PublicUrls } from "../../lib/environment.server.ts";
import type { HeadLink, PageHead, Thing } from "../../lib/page-head.ts";
import type { Storefront } from "../../lib/storefront-from-host.ts";
import { type Address, alternateStores, canonicalPath, hasPreview, robotsOf } from "./rules.ts";

/** Everything that the tags of a page follow from. */
export interface HeadParts {
  readonly address: Address;
  readonly storefront: Storefront;
  /** HTTP status of the page. */
  readonly status: number;
  /** What its route says of it. */
  readonly head: PageHead | null;
  readonly publicUrls: PublicUrls;
}

const shopName = "Chalkbox";
/** The picture of pages without one of their own (SEO-11). */
const defaultImage = { path: "/open-graph.png", width: 1200, height: 630 };

/** The origin of a storefront as visitors know it; null where it is not configured. */
export const originOf = ({ store, language }: Storefront, urls: PublicUrls): string | null =>
  urls[store === "b2b" && language === "en-DE" ? "b2bEn" : store];

const absolute = (url: string, origin: string): string => (url.startsWith("/") ? origin + url : url);

/** The same page for searchers of other languages (SEO-12); the business store is for its customers alone (SEO-13). */
function alternatesOf({ storefront: { store }, head, publicUrls }: HeadParts, path: string): readonly HeadLink[] {
  if (store === "b2b") return [];
  const own = head?.links?.filter(({ rel }) => rel === "alternate") ?? [];
  if (own.length > 0) return own;
  return alternateStores.flatMap(([hreflang, of]) => {
    const origin = publicUrls[of];
    return origin === null || head?.stores?.includes(of) === false
      ? []
      : [{ rel: "alternate", hreflang, href: origin + path }];
  });
}

const scriptText = (things: readonly Thing[]): string =>
  JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", String.raw`\u003c`);

/** Canonical address, robots, alternates, preview and structured data of a page (SEO-02..14). An error page has none: it says itself that it is no result (SEO-03). */
export function HeadTags({ parts }: { readonly parts: HeadParts }) {
  const { address, storefront, status, head, publicUrls } = parts;
  if (status >= 400) return null;
  const origin = originOf(storefront, publicUrls) ?? "";
  const path = canonicalPath(address);
  const canonical = absolute(head?.canonicalUrl ?? path, origin);
  const others = head?.links?.filter(({ rel }) => rel !== "alternate" && rel !== "canonical") ?? [];
  const image = head?.image ? { path: head.image } : defaultImage;
  const things = head?.things?.(origin) ?? [];
  return (
    <>
      <meta name="robots" content={robotsOf(address, head?.robots)} />
      {origin !== "" && <link rel="canonical" href={canonical} />}
      {[...alternatesOf(parts, path), ...others].map(({ rel, href, hreflang }) => (
        <link
          key={`${rel} ${hreflang} ${href}`}
          rel={rel}
          href={absolute(href, origin)}
          hrefLang={hreflang ?? undefined}
        />
      ))}
      {hasPreview(address) && (
        <>
          <meta property="og:site_name" content={shopName} />
          <meta property="og:type" content={head?.kind ?? "website"} />
          <meta property="og:title" content={head?.title ?? shopName} />
          {head?.description && <meta property="og:description" content={head.description} />}
          <meta property="og:locale" content={storefront.language.replace("-", "_")} />
          {origin !== "" && <meta property="og:url" content={canonical} />}
          <meta property="og:image" content={origin + image.path} />
          {image === defaultImage && (
            <>
              <meta property="og:image:width" content={String(defaultImage.width)} />
              <meta property="og:image:height" content={String(defaultImage.height)} />
            </>
          )}
        </>
      )}
      {things.length > 0 && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(things) }} />
      )}
    </>
  );
}
