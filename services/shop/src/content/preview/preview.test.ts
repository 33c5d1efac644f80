import { expect, it } from "vitest";
import { runQuery, startTestDatabase, testConfig, testContext } from "../../../test/shop-test.ts";
import { sealTicket } from "./ticket.ts";

const database = await startTestDatabase();
await database.write`insert into global_parameter (name, entry, store, value) values
  ('abTests', 'tile', null, 'a, b,'), ('abTests', 'hero', 'ch', 'calm,loud')`;

const now = Math.floor(Date.now() / 1_000);
const data = "{ getPreviewData { expires customerSegments { id name } abTests { id cookieName scenarios } } }";
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

it("OP-Q-50: nothing is shown without a ticket, with one that has ended, of another shop, or changed", async () => {
  const ended = sealTicket(now - 1, testConfig.tokenSecret);
  const foreign = sealTicket(now + 60, "another secret 123");
  const longer = good.replace(/^\d+/, String(now + 9_999));
  for (const ticket of [null, "", "1", ended, foreign, longer, `${good}x`, good.slice(0, -1), `9${good}`]) {
    expect([ticket, await see(ticket)]).toEqual([ticket, null]);
  }
});
