import * as v from "valibot";
import { localised, picture } from "../../catalogue/catalogue.types.ts";

/** Layout switches of rows and cells (CMS-14). */
export const layoutFlags = [
  "HIDE_BREADCRUMB",
  "HIDE_LEFT_COLUMN",
  "BACKGROUND_GREY_DOTS",
  "NO_SPACES",
  "PAPER_BORDER_TOP_AND_BOTTOM",
  "WHITE_BACKGROUND",
  "WHITE_BACKGROUND_FULL_WIDTH",
  "NO_MARGIN_TOP",
] as const;

/** A text, link or drawn picture by name (CMS-16). */
const plainAttribute = {
  name: v.pipe(v.string(), v.minLength(1)),
  text: v.optional(localised),
  url: v.optional(v.string()),
  openLinkInNewWindow: v.optional(v.boolean()),
  picture: v.optional(picture),
  /** How large the picture is shown. */
  use: v.optional(v.picklist(["tile", "page"])),
  alt: v.optional(localised),
};

const entryAttribute = v.object(plainAttribute);
const attribute = v.object({
  ...plainAttribute,
  value: v.optional(v.string()),
  valueList: v.optional(v.array(v.object({ attributes: v.array(entryAttribute) }))),
});

/** Which products a teaser shows: the shop's choice by a rule, or these. */
const recommendations = v.variant("rule", [
  v.object({
    rule: v.picklist(["popular", "new"]),
    /** Id of the category to choose from; the whole assortment when left out. */
    categoryId: v.optional(v.pipe(v.number(), v.integer())),
    limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)),
  }),
  v.object({ rule: v.literal("these"), productIds: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(24)) }),
]);

/** A teaser as stored (CMS-15). */
export const storedTeaser = v.object({
  id: v.pipe(v.string(), v.minLength(1)),
  name: localised,
  template: v.pipe(v.string(), v.minLength(1)),
  attributes: v.array(attribute),
  recommendations: v.optional(recommendations),
});

/** Rows of a page or region as stored. */
export const storedRows = v.array(
  v.object({
    flags: v.optional(v.array(v.picklist(layoutFlags)), []),
    cells: v.array(
      v.object({
        columns: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
        flags: v.optional(v.array(v.picklist(layoutFlags)), []),
        teaser: v.nullable(storedTeaser),
      }),
    ),
  }),
);

/** A teaser as stored. */
export type StoredTeaser = v.InferOutput<typeof storedTeaser>;
/** An attribute of a teaser, or of an entry of its list. */
export type StoredAttribute = v.InferOutput<typeof attribute> | v.InferOutput<typeof entryAttribute>;
/** An entry of a teaser's list as stored. */
export interface StoredListEntry {
  readonly attributes: readonly StoredAttribute[];
}
/** Rows as stored. */
export type StoredRows = v.InferOutput<typeof storedRows>;
/** Which products a teaser shows. */
export type Recommendations = v.InferOutput<typeof recommendations>;

/** A link of a page's head as stored. */
export const headLink = v.object({
  rel: v.string(),
  href: v.string(),
  hreflang: v.optional(v.nullable(v.string()), null),
});

/** A row of `content_page`. */
export const pageRow = v.object({
  path: v.string(),
  pageType: v.picklist(["CONTENT", "REDIRECT", "GONE"]),
  redirectUrl: v.nullable(v.string()),
  isTemporary: v.boolean(),
  nameDe: v.string(),
  nameEn: v.string(),
  titleDe: v.string(),
  titleEn: v.string(),
  descriptionDe: v.string(),
  descriptionEn: v.string(),
  robots: v.nullable(v.string()),
  canonicalUrl: v.nullable(v.string()),
  links: v.array(headLink),
  rows: storedRows,
  abTests: v.array(v.object({ id: v.string(), trackingCode: v.string() })),
  isDraft: v.boolean(),
});
/** A page as stored. */
export type PageRow = v.InferOutput<typeof pageRow>;

/** A row of `content_grid`. */
export const gridRow = v.object({
  pageId: v.string(),
  rows: storedRows,
  usps: v.array(
    v.object({
      picture: v.optional(picture),
      headline: localised,
      subheadline: v.optional(localised),
      text: localised,
      link: v.optional(v.string()),
    }),
  ),
  links: v.array(
    v.object({
      headline: localised,
      type: v.string(),
      content: v.optional(localised),
      link: v.optional(v.string()),
      list: v.array(v.object({ label: localised, url: v.string(), external: v.optional(v.boolean(), false) })),
    }),
  ),
});
/** A region as stored. */
export type GridRow = v.InferOutput<typeof gridRow>;
/** An advantage in the footer as stored. */
export type FooterUspRow = GridRow["usps"][number];
/** A block of links in the footer as stored. */
export type FooterSectionRow = GridRow["links"][number];
/** A link in the footer as stored. */
export type FooterLinkRow = FooterSectionRow["list"][number];
