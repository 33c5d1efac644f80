import { htmlBreach } from "@chalkbox/input-text/html";
import { type HtmlLimit, htmlLimits } from "@chalkbox/input-text/html-limits";

/** Elements that operators may write; none of them runs anything or looks like the shop's own controls. */
const elements = new Set(
  "p h2 h3 h4 ul ol li strong em b i small br hr a address blockquote table thead tbody tr th td dl dt dd sub sup span".split(
    " ",
  ),
);

const link = /^ href="(\/(?![/\\])[^"<>\\\p{Cc}]*|https:\/\/[^"<>]*|mailto:[^"<>]*|tel:[^"<>]*|#[^"<>]*)"$/u;

/** In words, which limit a text exceeds. */
const breaches: Readonly<Record<HtmlLimit, string>> = {
  characters: "The text has too many characters.",
  depth: "The text has too many elements within one another.",
  parts: "The text has too many tags and pieces of text.",
};

/**
 * What is wrong with HTML that an operator wrote; null when the storefront can show it as it is. A tag has to be written
 * in one exact way, so that no browser can read something else into it; only links have an attribute, their address.
 */
export function htmlFault(html: string): string | null {
  const breach = htmlBreach(html);
  if (breach !== null) return `${breaches[breach]} At most ${htmlLimits[breach]} are shown.`;
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const [, slash, name = "", attributes = ""] = /^<(\/?)([a-z0-9]+)((?: [^>]*)?)>$/.exec(tag) ?? [];
    const isPlain = attributes === "" || (name === "a" && slash === "" && link.test(attributes));
    if (!elements.has(name) || !isPlain) return `${tag.slice(0, 60)} is not allowed.`;
  }
  return null;
}
