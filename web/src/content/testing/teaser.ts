import type { Teaser } from "../teaser-attributes.ts";

/** What a test says of an attribute. */
export type Given = Partial<Teaser["attributes"][number]> & { readonly name: string };
type Entry = Teaser["attributes"][number]["valueList"][number];

const bare = { text: null, url: null, urlPath: null, altTag: null };

/** An attribute of a teaser, with what is given. */
export const attribute = (given: Given): Teaser["attributes"][number] => ({
  ...bare,
  value: null,
  openLinkInNewWindow: false,
  imgTitle: null,
  width: null,
  height: null,
  valueList: [],
  ...given,
});

/** An entry of a teaser's list. */
export const entry = (
  ...attributes: readonly (Partial<Entry["attributes"][number]> & Pick<Given, "name">)[]
): Entry => ({
  attributes: attributes.map((given) => ({ ...bare, ...given })),
});

/** A teaser of a template. */
export const teaser = (template: string, ...attributes: readonly Given[]): Teaser => ({
  id: "t1",
  name: "Sommeraktion 2026",
  template,
  attributes: attributes.map(attribute),
  productsRecommendations: [],
});
