import { type Attributes, attributesOf, type Teaser } from "./teaser-attributes.ts";
import { listAttribute } from "./teasers/wishlist-teaser.tsx";

/** What a teaser has of headings: one that can be the page's, ones that cannot, or none. */
type Headings = "page" | "own" | "none";
type Find = (attributes: Attributes, teaser: Teaser) => Headings;

const ofHtml: Find = (attributes) => {
  if (attributes.text("headline") !== null) return "page";
  return /<h[2-4]/.test(attributes.text("teasercontent") ?? "") ? "own" : "none";
};
const always: Find = () => "page";
const own: Find = () => "own";
const none: Find = () => "none";

/** By template; all others are texts. */
const finds: Readonly<Record<string, Find>> = {
  "Boxeinschub Image Teaser": always,
  "Service Teaser": always,
  "Linkbox Teaser": always,
  "Form Teaser": always,
  "list teaser": always,
  "content tile": always,
  "Slider Hero Teaser": (attributes) => (attributes.list("tabs")[0]?.text("headline") ? "page" : "none"),
  "Recommendations Teaser": (_, { productsRecommendations }) => (productsRecommendations.length > 0 ? "page" : "none"),
  "prize-draw tab teaser": own,
  "A/B test tab teaser": own,
  "Image Link Teaser": none,
  "image teaser": none,
  "Info Bar": none,
  "Teaser Layer": none,
  "HTML Teaser": ofHtml,
  "HTML Box Teaser": ofHtml,
};

function headingsOf(teaser: Teaser): Headings {
  const attributes = attributesOf(teaser);
  if (Object.hasOwn(finds, teaser.template)) return finds[teaser.template]?.(attributes, teaser) ?? "none";
  if (attributes.text(listAttribute) !== null) return "page";
  return teaser.template === "Merkliste" ? "none" : ofHtml(attributes, teaser);
}

/**
 * The teaser whose heading is the page's: the first one that has a heading. Null where it cannot be the page's, as on a
 * draw's card, or where there is none, as on a page of pictures: the page is then headed by its name.
 */
export function headingTeaser(
  rows: readonly { readonly cells: readonly { readonly teaser?: Teaser | null | undefined }[] }[],
): Teaser | null {
  for (const { cells } of rows) {
    for (const { teaser } of cells) {
      const headings = teaser ? headingsOf(teaser) : "none";
      if (teaser && headings === "page") return teaser;
      if (headings === "own") return null;
    }
  }
  return null;
}

/** A page's name: the last step of the way to it, or its title without the shop's name. */
export const pageName = (
  seo: { readonly title: string; readonly breadcrumbs: readonly { readonly displayName: string }[] } | null | undefined,
): string => seo?.breadcrumbs.at(-1)?.displayName ?? seo?.title.replace(/ [–|-] Chalkbox$/, "") ?? "Chalkbox";
