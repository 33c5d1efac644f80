import { pictureSchema } from "@chalkbox/pictures";
import * as v from "valibot";
import { gridRow } from "../../content/page/page.types.ts";
import { store } from "../assortment/inputs.ts";
import { htmlFault } from "./html.ts";
import { isSafeLink, rows } from "./page.input.ts";

type Bilingual = { readonly de: string; readonly en: string };

const inBoth = (text: Bilingual | undefined): string | null =>
  text === undefined ? null : (htmlFault(text.de) ?? htmlFault(text.en));
const linkFault = (url: string | undefined): string | null =>
  url === undefined || isSafeLink(url) ? null : `${url.slice(0, 60)} is no address that a page may link to.`;

const usps = v.pipe(
  gridRow.entries.usps,
  v.maxLength(10),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { text, subheadline, link, picture } of dataset.value) {
      const isDrawn = picture === undefined || v.is(pictureSchema, picture);
      const fault = inBoth(text) ?? inBoth(subheadline) ?? linkFault(link);
      if (fault !== null) addIssue({ message: fault });
      if (!isDrawn) addIssue({ message: `${picture.kind} is no kind of picture that can be drawn.` });
    }
  }),
);

const links = v.pipe(
  gridRow.entries.links,
  v.maxLength(20),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const { content, link, list } of dataset.value) {
      if (list.length > 50) addIssue({ message: "A section has at most 50 links." });
      const faults = [inBoth(content), linkFault(link), ...list.map(({ url }) => linkFault(url))];
      for (const fault of faults) if (fault !== null) addIssue({ message: fault });
    }
  }),
);

/** `ContentGridInput`. */
export const contentGrid = v.object({
  pageId: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,100}$/, "Small letters, digits and dashes.")),
  store: v.nullish(store, null),
  rows: v.nullish(rows, []),
  usps: v.nullish(usps, []),
  links: v.nullish(links, []),
});
/** A region as given. */
export type ContentGridInput = v.InferOutput<typeof contentGrid>;
