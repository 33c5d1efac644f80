import sanitizeHtml from "sanitize-html";
import { attributesOf, elements, swallowed } from "./rules.ts";

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

/** HTML of operators with nothing but what `rules.ts` allows, on the server. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, options);
