import { cutText } from "@chalkbox/input-text/read-text";
import { createContext, type RouterContextProvider } from "react-router";

/** A thing of the schema.org vocabulary. */
export interface Thing {
  readonly "@type": string;
  readonly [property: string]: unknown;
}

/** A link of the head: another language's page, the page before or after. */
export interface HeadLink {
  readonly rel: string;
  readonly href: string;
  readonly hreflang?: string | null;
}

/** What a page tells search engines and services that preview a link to it (SEO-14). */
export interface PageHead {
  readonly title: string;
  readonly description?: string | null;
  /** Wins over the rules for paths (SEO-06). */
  readonly robots?: string | null;
  /** The page's one true address, where it is not its own; a path or a whole address. */
  readonly canonicalUrl?: string | null;
  /** Alternates among them take the place of those that follow from the path. */
  readonly links?: readonly HeadLink[];
  /** Stores that have the page, where not all have it: the others are no alternates (SEO-12). */
  readonly stores?: readonly string[];
  /** Path of a picture of what the page is about. */
  readonly image?: string | null;
  readonly kind?: "website" | "product";
  /** What the page is about, as structured data. @param origin of the storefront, e.g. `https://shop.example` */
  readonly things?: (origin: string) => readonly Thing[];
}

/** The head of the page that is being rendered; null where its route says nothing of it. */
export const pageHeadContext = /* @__PURE__ */ createContext<PageHead | null>(null);

/** States the head of the page. For loaders on the server: browsers do without. */
export function describePage(context: Readonly<RouterContextProvider>, head: PageHead): void {
  context.set(pageHeadContext, head);
}

/** The way to a page, as structured data. */
export const breadcrumbThing = (
  crumbs: readonly { readonly displayName: string; readonly url: string }[],
  origin: string,
): readonly Thing[] =>
  crumbs.length < 2
    ? []
    : [
        {
          "@type": "BreadcrumbList",
          itemListElement: crumbs.map(({ displayName, url }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: displayName,
            item: { "@id": origin + url },
          })),
        },
      ];

/** Longest description that result lists show whole, in characters. */
const longest = 155;

/** A text as the description of a page: on one line, cut between words. */
export function descriptionOf(text: string): string {
  const line = text
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (line.length <= longest) return line;
  const cut = cutText(line, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest - 30)).replace(/[\s,;:–-]+$/, "")} …`;
}
