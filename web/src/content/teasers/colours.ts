import type { Attributes } from "../teaser-attributes.ts";

/** Colours of an element as attributes: pages have no inline styles, so the sheet of the grid, or a script, reads them. */
export interface Colours {
  readonly "data-bgcolor"?: string;
  readonly "data-textcolor"?: string;
}

const coloured = (background: string | null, text: string | null): Colours => ({
  ...(background !== null && { "data-bgcolor": background }),
  ...(text !== null && { "data-textcolor": text }),
});

/** The ground and the text that operators chose (CMS-16). @param ground the ground when they chose none */
export const colours = (attributes: Attributes, ground: string | null = null): Colours =>
  coloured(attributes.colour("bgcolor") ?? ground, attributes.colour("textColor"));

/** The colour of one line of a hero: `colorHeadline` for the headline. */
export const lineColour = (attributes: Attributes, name: string): Colours => coloured(null, attributes.colour(name));
