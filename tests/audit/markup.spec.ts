import { HtmlValidate } from "html-validate";
import { request } from "undici";
import { pageUrl } from "../testkit/chalkbox.ts";
import { storefronts } from "../testkit/storefronts.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { loopback } from "./loopback.ts";
import { openPages } from "./pages.ts";
import { markupRules } from "./markup-rules.ts";

const validator = new HtmlValidate(markupRules);

for (const storefront of storefronts) {
  test(`${storefront.name}: the markup of every page is valid`, async ({ chalkbox }) => {
    const faults: string[] = [];
    for (const path of [...openPages, "/das/gibt/es/nicht/"]) {
      const { body } = await request(pageUrl(chalkbox, storefront, path), { dispatcher: loopback });
      const { results } = await validator.validateString(await body.text());
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          faults.push(`${path}: ${ruleId}: ${message} (${selector ?? "page"})`);
    }
    expect(faults).toEqual([]);
  });
}
