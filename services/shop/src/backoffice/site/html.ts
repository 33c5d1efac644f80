import { htmlBreach } from "@chalkbox/input-text/html";
import { type HtmlLimit, htmlLimits } from "@chalkbox/input-text/html-limits";
import { elements, mayHold } from "@chalkbox/input-text/html-rules";

/** In words, which limit a text exceeds. */
const breaches: Readonly<Record<HtmlLimit, string>> = {
  characters: "The text has too many characters.",
  depth: "The text has too many elements within one another.",
  parts: "The text has too many tags and pieces of text.",
};

/** A picture that the shop itself serves. */
const ownPicture = /^\/media(?:\/[\w~@,;=+!$'()-][\w~@,;=+!$'().-]*)+(?:\?[\w=&;.-]*)?$/;

/** Addresses are written as they are, but for `&amp;`: any other entity could stand for a slash. */
const hidden = /&(?!amp;)#?\w+;/;

/**
 * What is wrong with HTML that an operator wrote; null when the storefront shows it as it is. A tag has to be written in
 * one exact way, so that no browser can read something else into it, with what pages show alone (CMS-04). Pictures are
 * the shop's own and say how large they are, so that nothing moves when they come; `class="zoom"` opens one (CMS-26).
 */
export function htmlFault(html: string): string | null {
  const breach = htmlBreach(html);
  if (breach !== null) return `${breaches[breach]} At most ${htmlLimits[breach]} are shown.`;
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) {
    const fault = tagFault(tag);
    if (fault !== null) return fault;
  }
  return null;
}

function tagFault(tag: string): string | null {
  const written = /^<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"<>]*")*)>$/.exec(tag);
  const [, slash, name = "", rest = ""] = written ?? [];
  const given = new Map([...rest.matchAll(/ ([a-z]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]));
  const isAllowed =
    Object.hasOwn(elements, name) &&
    (slash === "" || given.size === 0) &&
    [...given].every(([key, value]) => mayHold(name, key, value) && !(isAddress(key) && hidden.test(value)));
  if (!isAllowed) return `${tag.slice(0, 60)} is not allowed.`;
  if (name !== "img" || slash !== "") return null;
  if (!ownPicture.test(given.get("src") ?? "")) return `${tag.slice(0, 60)} is no picture below /media/.`;
  const missing = ["alt", "width", "height"].filter((key) => !given.has(key));
  return missing.length === 0 ? null : `${tag.slice(0, 60)} needs ${missing.join(" and ")}.`;
}

const isAddress = (attribute: string): boolean => attribute === "href" || attribute === "src";
