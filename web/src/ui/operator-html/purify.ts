import { htmlLimits } from "@chalkbox/input-text/html-limits";
import { attributesOf, elements, swallowed } from "@chalkbox/input-text/html-rules";
import createPurifier, { type WindowLike } from "dompurify";

const options = {
  ALLOWED_TAGS: Object.keys(elements),
  ALLOWED_ATTR: [...new Set(Object.values(elements).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...swallowed],
};

/** The sanitiser of a window: HTML of operators with nothing but what `html-rules.ts` allows. */
export function cleanerOf(window: WindowLike): (html: string) => string {
  const purifier = createPurifier(window);
  purifier.addHook("afterSanitizeAttributes", (element) => {
    const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    const kept = attributesOf(element.localName, given);
    for (const name of Object.keys(given)) if (!Object.hasOwn(kept, name)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(kept)) element.setAttribute(name, value);
  });
  return (html) => {
    if (html.length <= htmlLimits.characters) return purifier.sanitize(html, options);
    // A browser limits the depth of what it reads by itself.
    return purifier.sanitize(html.slice(0, htmlLimits.characters), { ...options, ALLOWED_TAGS: ["#text"] });
  };
}
