import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { ask, deliver, type MadeOrder, orderAgain, send } from "../../../test/orders.ts";
import { newAccount } from "../../../test/accounts.ts";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";
import { openInvitation } from "../../catalogue/review/rating-link.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { askForRatings } from "./rating-mail.service.ts";

const database = await startTestDatabase();
const day = 86_400_000;
const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
const platform = testPlatform({ database, clock });
beforeAll(() => writeAssortment(database));

const email = async ({ who }: MadeOrder) => {
  const rows =
    await database.write`select email from customer where id = ${who.context().caller.customer?.customerId ?? ""}`;
  return String(rows[0]?.["email"]);
};
const wish = (who: Shopper, isWanted: boolean) => ask(who, "SetRatingWish", { cartId: who.cartId, isWanted });
/** An order by someone who has pressed the box so often: on, off, … */
async function orderOf(...wishes: readonly boolean[]): Promise<MadeOrder> {
  const who = await newAccount(database, {}, { clock });
  await who.add(1_001, 2);
  for (const isWanted of wishes) await wish(who, isWanted);
  return orderAgain(who, { items: [[1_001, 1]] });
}
const ratingMails = async (order: MadeOrder) =>
  (await mailsTo(database, await email(order))).filter(({ subject }) => subject.includes("Wie zufrieden"));

it("C-97: who has ticked the box is asked once, five days after the delivery, with a link that can be used", async () => {
  const order = await orderOf(true);
  await send(platform, order);
  clock.advance(30 * day);
  expect(await askForRatings(platform)).toBe(0);
  const second = await orderOf(true);
  await deliver(platform, second);
  clock.advance(5 * day - 1);
  expect(await askForRatings(platform)).toBe(0);
  clock.advance(1);
  // Two processes look at the same time.
  const counts = await Promise.all([askForRatings(platform), askForRatings(platform)]);
  expect(counts[0] + counts[1]).toBe(1);
  clock.advance(30 * day);
  expect(await askForRatings(platform)).toBe(0);
  expect(await ratingMails(order)).toEqual([]);
  const [mail, ...others] = await ratingMails(second);
  expect(others).toEqual([]);
  const [, sealed = ""] = /\/rating\/\?enc=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  expect(openInvitation(sealed, testConfig.tokenSecret, clock.now())).toMatchObject({ orderId: second.orderId });
});

it("C-97: no tick, no mail; nor for one that was taken back before the order", async () => {
  const agreed = await orderOf(true);
  const orders = [await orderOf(), await orderOf(false), await orderOf(true, false)];
  for (const order of [agreed, ...orders]) await deliver(platform, order);
  clock.advance(6 * day);
  expect(await askForRatings(platform)).toBe(1);
  for (const order of orders) expect(await ratingMails(order)).toEqual([]);
  expect(await ratingMails(agreed)).toHaveLength(1);
});

it("C-97: the mail goes to the order's own address alone, whatever email the account has got since", async () => {
  const order = await orderOf(true);
  const [own, since] = [await email(order), "since@example.org"];
  await deliver(platform, order);
  await database.write`update customer set email = ${since} where email = ${own}`;
  clock.advance(6 * day);
  expect(await askForRatings(platform)).toBe(1);
  const asked = async (to: string) =>
    (await mailsTo(database, to)).filter(({ subject }) => subject.includes("Wie zufrieden")).length;
  expect([await asked(own), await asked(since)]).toEqual([1, 0]);
});
