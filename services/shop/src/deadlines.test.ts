import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../test/checkout-fixture.ts";
import { fixedClock } from "../test/fixed-clock.ts";
import { orderNow } from "../test/orders.ts";
import { startTestDatabase, testConfig, testPlatform } from "../test/shop-test.ts";
import { newAccount } from "../test/accounts.ts";
import { signUpload, verifyUpload } from "./account/certificate/upload-signature.ts";
import { invitationEnd, openInvitation, sealInvitation } from "./catalogue/review/rating-link.ts";
import { longestSeconds, openTicket, sealTicket } from "./content/preview/ticket.ts";
import { confirmationOf, confirmationTime } from "./orders/confirmation-ticket.ts";
import { lookupLink, openLink } from "./orders/order-link.ts";
import { findOrderByNumber, findThankYou } from "./orders/orders.service.ts";
import { issueCustomerToken, retireCustomerToken, verifyCustomerToken } from "./platform/auth/customer-token.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const noon = new Date("2026-11-23T12:00:00Z");
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const secret = testConfig.tokenSecret;
const german = { store: "de", language: "de-DE" } as const;

/** Something that ends: made at noon, and whether it still holds at a moment. */
type Ending = () => Promise<(at: Date) => Promise<boolean>>;

const aLogin = async () => {
  const who = await newAccount(database, {}, { clock: fixedClock(noon) });
  const customerId = who.context().caller.customer?.customerId ?? "";
  return { customerId, platform: (at: Date) => testPlatform({ database, clock: fixedClock(at) }) };
};

const tokenOf =
  (staySignedIn: boolean): Ending =>
  async () => {
    const { customerId, platform } = await aLogin();
    const request = { customerId, isGuest: false, storefront: german, staySignedIn };
    const { token } = await issueCustomerToken(platform(noon), request);
    return async (at) => (await verifyCustomerToken(platform(at), token, german)).customer !== null;
  };

const endings: Readonly<Record<string, readonly [number, Ending]>> = {
  "a login": [12 * hour, tokenOf(false)],
  "a login that stays": [30 * day, tokenOf(true)],
  "a login that was replaced": [
    minute,
    async () => {
      const { customerId, platform } = await aLogin();
      const { token } = await issueCustomerToken(platform(noon), {
        customerId,
        isGuest: false,
        storefront: german,
        staySignedIn: false,
      });
      const tokenId = (await verifyCustomerToken(platform(noon), token, german)).customer?.tokenId ?? "";
      await retireCustomerToken(platform(noon), tokenId);
      return async (at) => (await verifyCustomerToken(platform(at), token, german)).customer !== null;
    },
  ],
  "the confirmation of an order": [
    confirmationTime,
    async () => {
      const { who, orderNumber, orderId } = await orderNow(database, { clock: fixedClock(noon) });
      const order = await findOrderByNumber(database.write, orderNumber);
      const access = confirmationOf(testConfig, { orderNumber, cartId: order?.cartId ?? "" });
      const context = who.context();
      const caller = { ...context.caller, confirmation: access.secret };
      return async (at) =>
        (await findThankYou({ ...context, caller, clock: fixedClock(at) }, orderId, access.ticket)) !== null;
    },
  ],
  "a look-up's link": [
    2 * hour,
    async () => {
      const link = lookupLink(testConfig, 40_012_345, noon);
      return async (at) => openLink(testConfig, link, at) !== null;
    },
  ],
  "a signature for an upload": [
    15 * minute,
    async () => {
      const user = randomUUID();
      const { signature } = await signUpload({ config: testConfig, clock: fixedClock(noon) }, user);
      return async (at) =>
        (await verifyUpload({ config: testConfig, clock: fixedClock(at) }, signature, user)) !== null;
    },
  ],
  "the longest ticket for drafts": [
    longestSeconds * 1_000,
    async () => {
      const ticket = sealTicket(noon.getTime() / 1_000 + longestSeconds, secret);
      return async (at) => openTicket(ticket, secret, at) !== null;
    },
  ],
  "a rating link": [
    // To the end of the ninetieth day in Berlin.
    Date.parse("2027-02-21T23:00:00Z") - noon.getTime(),
    async () => {
      const sealed = sealInvitation(
        { productId: 1, author: null, orderId: null, expires: invitationEnd(noon) },
        secret,
      );
      return async (at) => openInvitation(sealed, secret, at) !== null;
    },
  ],
};

describe.each(Object.entries(endings))("%s", (_, [lasts, make]) => {
  it("holds a second before its end, and no more a second after", async () => {
    const holds = await make();
    expect(await holds(new Date(noon.getTime() + lasts - 1_000))).toBe(true);
    expect(await holds(new Date(noon.getTime() + lasts + 1_000))).toBe(false);
  });
});
