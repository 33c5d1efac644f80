import { pageVisitor } from "../../testkit/page-visitor.ts";
import { at, b2b, b2bEnglish, ch, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

for (const storefront of [de, at, ch, b2b, b2bEnglish]) {
  test(`SERV-08, one catalogue page in the store's language, ${storefront.name}`, async ({ chalkbox }) => {
    const [own, other, title] =
      storefront === b2bEnglish
        ? ["/service/catalogue/", "/service/katalog/", "Catalogue"]
        : ["/service/katalog/", "/service/catalogue/", "Katalog"];
    const visitor = pageVisitor(chalkbox, storefront);
    expect((await visitor.get(other)).location).toBe(own);
    if (storefront.store === "b2b") {
      expect((await visitor.get(own)).location).toMatch(/^\/login\//);
      expect((await visitor.post("/login/", { email: "100200", password: "kreide-2026" })).status).toBe(303);
    }
    const { status, heading, title: shown } = await visitor.get(own);
    expect([status, heading, shown]).toEqual([200, title, title]);
  });
}
