import * as v from "valibot";
import { backOfficeCalls, resultFields } from "./back-office-calls.ts";
import type { Addresses } from "./chalkbox.ts";

type Bilingual = { readonly de: string; readonly en: string };

/** A section of links of a region, as it is stored. */
const Section = v.looseObject({
  list: v.array(v.looseObject({ label: v.object({ de: v.string(), en: v.string() }) })),
});
const Grid = v.looseObject({ links: v.array(Section) });

/** What tests do as editors. */
export interface Content {
  /** Writes a page of all stores with one box of HTML; returns how to take it away. */
  savePage(path: string, html: string): Promise<() => Promise<void>>;
  /** Adds a link to the first section of a store's footer; returns how to take it away. */
  addFooterLink(store: "de" | "at" | "ch" | "b2b", name: string, url: string): Promise<() => Promise<void>>;
}

const inBoth = (words: string): Bilingual => ({ de: words, en: words });

/** Pages and regions, over the shop's own entrance for operators. */
export function contentOf(addresses: Pick<Addresses, "shop" | "operatorToken">): Content {
  const { ask, change } = backOfficeCalls(addresses);
  const saveGrid = (input: object) =>
    change(
      "saveContentGrid",
      `mutation ($input: ContentGridInput!) { saveContentGrid(input: $input) { ${resultFields} } }`,
      { input },
    );
  const footerOf = async (store: string) => {
    const query =
      'query ($store: Store) { contentGrid(pageId: "footer-vue", store: $store) { pageId store rows usps links } }';
    return v.parse(Grid, (await ask(query, { store }))["contentGrid"]);
  };
  return {
    async savePage(path, html) {
      const attributes = [{ name: "teasercontent", text: inBoth(html) }];
      const teaser = { id: "box", name: inBoth("Kasten"), template: "HTML Box Teaser", attributes };
      const rows = [{ cells: [{ columns: 12, teaser }] }];
      const query = `mutation ($input: ContentPageInput!) { saveContentPage(input: $input) { ${resultFields} } }`;
      await change("saveContentPage", query, { input: { path, name: inBoth("Seite"), rows } });
      return async () => {
        const remove = `mutation ($path: String!) { deleteContentPage(path: $path) { ${resultFields} } }`;
        await change("deleteContentPage", remove, { path });
      };
    },
    async addFooterLink(store, name, url) {
      const footer = await footerOf(store);
      const [first, ...others] = footer.links;
      const link = { label: inBoth(name), url, external: false };
      await saveGrid({ ...footer, links: [{ ...first, list: [...(first?.list ?? []), link] }, ...others] });
      return async () => {
        const now = await footerOf(store);
        const links = now.links.map((section) => ({
          ...section,
          list: section.list.filter(({ label }) => label.de !== name),
        }));
        await saveGrid({ ...now, links });
      };
    },
  };
}
