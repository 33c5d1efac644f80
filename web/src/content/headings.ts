import { htmlLimits } from "@chalkbox/input-text/html-limits";
import type { Teaser } from "./teaser-attributes.ts";

/** A place of a page that its contents lead to. */
export interface PageHeading {
  readonly id: string;
  readonly text: string;
}

// Each match ends where the next one could begin: what an operator left open is not searched to the end again and again.
const heading = /<h2>((?:(?!<h2>)[\s\S])*?)<\/h2>/g;
const withoutTags = (html: string): string => html.replaceAll(/<[^<>]*>/g, "");

/** Letters and digits of a heading, as ids have them: "3. Preise & Zahlung" as `3-preise-zahlung`. */
const slugOf = (html: string): string =>
  withoutTags(html)
    .toLowerCase()
    .replaceAll(/&[a-z]+;/g, " ")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");

/** The HTML with ids that links can lead to in its second-rank headings. @param html cleaned */
export const withHeadingIds = (html: string): string =>
  html.replaceAll(heading, (_, words: string) => `<h2 id="${slugOf(words)}">${words}</h2>`);

/** The headings of a text, in order. */
export function headingsOf({ attributes }: Pick<Teaser, "attributes">): readonly PageHeading[] {
  const html = attributes.find(({ name }) => name === "teasercontent")?.text?.slice(0, htmlLimits.characters) ?? "";
  return [...html.matchAll(heading)].map(([, words = ""]) => ({
    id: slugOf(words),
    text: withoutTags(words).replaceAll("&amp;", "&"),
  }));
}
