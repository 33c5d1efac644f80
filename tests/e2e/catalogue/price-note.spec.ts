import { pageVisitor } from "../../testkit/page-visitor.ts";
import { at, b2b, ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

const gross = /inkl\. (?:gesetzlicher )?MwSt\., zzgl\. <a [^>]*href="\/service\/versand\/"[^>]*>Versandkosten</g;
const net = /zzgl\. (?:gesetzlicher )?MwSt\. und <a [^>]*href="\/service\/versand\/"[^>]*>Versandkosten</g;

/** Pages that show prices, and how often they say what is in them: in the footer, and beside their own. */
const pages = [
  ["/", 1],
  ["/cat/1000/", 2],
  ["/search?q=heft", 2],
  ["/prod/11275/", 2],
] as const;

for (const [storefront, note] of [
  [de, gross],
  [at, gross],
  [ch, gross],
  [b2b, net],
] as const) {
  test(`PAngV: each page with prices says what is in them, and that delivery is apart (${storefront.store})`, async ({
    chalkbox,
  }) => {
    const visitor = pageVisitor(chalkbox, storefront);
    // The business store shows prices to who has signed in.
    if (storefront === b2b) await visitor.post("/login/", { email: "100200", password: "kreide-2026" });
    for (const [path, times] of pages) {
      const { html } = await visitor.get(path);
      expect(html.replaceAll("<!-- -->", "").match(note) ?? [], path).toHaveLength(times);
    }
  });
}
