import { htmlBreach, wordsOfHtml } from "@chalkbox/input-text/html";
import { attributesOf, elements, swallowed } from "@chalkbox/input-text/html-rules";
import sanitizeHtml from "sanitize-html";

/** What `attributesOf` gives elements on its own. */
const added: readonly string[] = ["rel", "loading"];

const options: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(elements),
  allowedAttributes: Object.fromEntries(Object.entries(elements).map(([name, own]) => [name, [...own, ...added]])),
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  nonTextTags: [...swallowed],
  parseStyleAttributes: false,
  transformTags: { "*": (tagName, given) => ({ tagName, attribs: attributesOf(tagName, given) }) },
};

const escaped: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/**
 * HTML of operators with nothing but what `html-rules.ts` allows, on the server. What exceeds `htmlLimits` is not cleaned, as
 * that takes the square of its depth: its words are shown.
 */
export function cleanHtml(html: string): string {
  if (htmlBreach(html) === null) return sanitizeHtml(html, options);
  return `<p>${wordsOfHtml(html).replaceAll(/[&<>]/g, (one) => escaped[one] ?? one)}</p>`;
}
