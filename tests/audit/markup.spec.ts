import { HtmlValidate } from "html-validate";
import { request } from "undici";
import { pageUrl } from "../testkit/chalkbox.ts";
import { storefronts } from "../testkit/storefronts.ts";
import { expect, test } from "../e2e/fixtures.ts";
import { newCustomer } from "./customer.ts";
import { loopback } from "./loopback.ts";
import { inStore, openPages } from "./pages.ts";
import { markupRules } from "./markup-rules.ts";

const missing = "/das/gibt/es/nicht/";
const validator = new HtmlValidate(markupRules);

/** What a visitor with these cookies gets at an address. */
async function get(url: string, cookies: ReadonlyMap<string, string>) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { statusCode, body, headers } = await request(url, { dispatcher: loopback, headers: { cookie } });
  const { location } = headers;
  return {
    status: statusCode,
    text: await body.text(),
    leadsTo: typeof location === "string" ? new URL(location, url).href : null,
  };
}

for (const storefront of storefronts) {
  test(`${storefront.name}: the markup of every page is valid`, async ({ chalkbox }) => {
    const { cookies } = await newCustomer(chalkbox, storefront);
    const faults: string[] = [];
    for (const path of [...inStore(openPages, storefront), missing]) {
      const url = pageUrl(chalkbox, storefront, path);
      let page = await get(url, new Map());
      // The business store shows most pages to customers alone; some addresses are another page's second one.
      if (page.leadsTo !== null) page = await get(url, cookies);
      if (page.leadsTo !== null) page = await get(page.leadsTo, cookies);
      if (page.status !== (path === missing ? 404 : 200)) faults.push(`${path}: answers ${page.status}`);
      const { results } = await validator.validateString(page.text);
      for (const { messages } of results)
        for (const { ruleId, message, selector } of messages)
          faults.push(`${path}: ${ruleId}: ${message} (${selector ?? "page"})`);
    }
    expect(faults).toEqual([]);
  });
}
