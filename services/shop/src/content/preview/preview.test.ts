import { expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testConfig, testContext } from "../../../test/shop-test.ts";
import { sealTicket } from "./ticket.ts";

const database = await startTestDatabase();
await writeCatalogue(database, { categories: [{ id: 1 }], products: [{ id: 1, category: 1 }] });
await startCatalogue(database);
await database.write`insert into global_parameter (name, entry, store, value) values
  ('abTests', 'tile', null, 'a, b,'), ('abTests', 'hero', 'ch', 'calm,loud')`;

const now = Math.floor(Date.now() / 1_000);
const data =
  "{ getPreviewData { expires customerSegments { id name } abTests { id cookieName scenarios } drafts { path name } } }";
const see = async (
  preview: string | null,
  store: "de" | "ch" | "b2b" = "de",
  language: "de-DE" | "en-DE" = "de-DE",
) => {
  const caller = { userId: null, customer: null, tokenFault: null, preview };
  const { data: answer, errors } = await runQuery(testContext({ database, store, language, caller }), data);
  expect(errors).toEqual([]);
  return Object(answer).getPreviewData;
};
const good = sealTicket(now + 60, testConfig.tokenSecret);

it("OP-Q-50, ACCESS-41: a ticket shows the customer segments, and the scenarios of the A/B tests of its store", async () => {
  const german = await see(good);
  expect(german.expires).toBe(new Date((now + 60) * 1_000).toISOString());
  expect(german.customerSegments).toContainEqual({ id: "new-customer", name: "Neukunde" });
  expect(german.customerSegments.map(({ id }: { id: string }) => id)).toEqual(
    expect.arrayContaining(["guest", "existing-customer", "school", "prime-member", "internal"]),
  );
  const tile = { id: "tile", cookieName: "BZ_AB_tile", scenarios: ["a", "b"] };
  expect(german.abTests).toEqual([tile]);
  expect((await see(good, "ch")).abTests).toEqual(
    expect.arrayContaining([tile, { id: "hero", cookieName: "BZ_AB_hero", scenarios: ["calm", "loud"] }]),
  );
  expect((await see(good, "b2b", "en-DE")).customerSegments).toContainEqual({ id: "guest", name: "Guest" });
});

it("C-38: a draft is shown with a ticket only, in the place of the page beside which it was written", async () => {
  const page = (name: string, store: string | null, isDraft: boolean) => database.write`
    insert into content_page (path, store, page_type, name_de, name_en, is_draft)
    values ('/aktion/', ${store}, 'CONTENT', ${name}, ${name}, ${isDraft})`;
  const shown = async (preview: string | null, store: "de" | "ch" = "de") => {
    const caller = { userId: null, customer: null, tokenFault: null, preview };
    const query = '{ getPageDetailsByUrl(url: "/aktion/") { pageType isDraft seo { title robots } } }';
    const { data: answer } = await runQuery(testContext({ database, store, caller }), query);
    const { pageType, isDraft, seo } = Object(answer).getPageDetailsByUrl;
    return [pageType, isDraft, seo?.title, seo?.robots];
  };
  const unpublished = ["NOT_FOUND", false, undefined, undefined];
  await page("Entwurf", null, true);
  expect(await shown(null)).toEqual(unpublished);
  expect(await shown(sealTicket(now - 1, testConfig.tokenSecret))).toEqual(unpublished);
  expect(await shown(good)).toEqual(["CONTENT", true, "Entwurf", "noindex,nofollow"]);
  expect((await see(good)).drafts).toEqual([{ path: "/aktion/", name: "Entwurf" }]);
  await page("Seite", null, false);
  await page("Schweiz", "ch", false);
  expect(await shown(null)).toEqual(["CONTENT", false, "Seite", null]);
  expect(await shown(good)).toEqual(["CONTENT", true, "Entwurf", "noindex,nofollow"]);
  expect(await shown(good, "ch")).toEqual(["CONTENT", false, "Schweiz", null]);
});

it("OP-Q-50: nothing is shown without a ticket, with one that has ended, of another shop, or changed", async () => {
  const ended = sealTicket(now - 1, testConfig.tokenSecret);
  const foreign = sealTicket(now + 60, "another secret 123");
  const longer = good.replace(/^\d+/, String(now + 9_999));
  for (const ticket of [null, "", "1", ended, foreign, longer, `${good}x`, good.slice(0, -1), `9${good}`]) {
    expect([ticket, await see(ticket)]).toEqual([ticket, null]);
  }
});
