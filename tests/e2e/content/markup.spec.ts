import { HtmlValidate } from "html-validate";
import { markupRules } from "../../audit/markup-rules.ts";
import { layoutPages } from "../../audit/pages.ts";
import { pageUrl } from "../../testkit/chalkbox.ts";
import { expect, test } from "../fixtures.ts";

test("the markup of a page of each layout is valid, and no link of theirs is broken", async ({
  request,
  chalkbox,
  storefront,
}) => {
  const validator = new HtmlValidate(markupRules);
  const faults: string[] = [];
  const links = new Map<string, string>();
  for (const path of layoutPages) {
    const html = await (await request.get(pageUrl(chalkbox, storefront, path))).text();
    const { results } = await validator.validateString(html);
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        faults.push(`${path}: ${ruleId}: ${message} (${selector ?? "page"})`);
    // Choices of filters and variants lead to the same pages again.
    for (const [, link = ""] of html.matchAll(/<a [^>]*href="(\/[^"?#]*)[^"]*"/g)) links.set(link, path);
  }
  for (const [link, parent] of links) {
    if (link.startsWith("/logout")) continue;
    const status = (await request.get(pageUrl(chalkbox, storefront, link))).status();
    if (status >= 400) faults.push(`${status}: ${link} on ${parent}`);
  }
  expect(faults).toEqual([]);
});
