/** How much one text of HTML may hold; the shop refuses more when it is saved, the storefront shows its words alone. */
export const htmlLimits = {
  /** Characters of its source. */
  characters: 100_000,
  /** Elements within one another. */
  depth: 50,
  /** Tags, attributes, comments and runs of text. */
  parts: 10_000,
} as const;

export type HtmlLimit = keyof typeof htmlLimits;
