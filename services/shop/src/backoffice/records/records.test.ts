import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { startBackoffice } from "../../../test/backoffice-fixture.ts";
import { issueAccessToken } from "../../platform/auth/access-token.ts";
import { issueCustomerToken } from "../../platform/auth/customer-token.ts";

const { database, platform, shop, operate } = await startBackoffice();

describe("tokens", () => {
  const storefront = { store: "de", language: "de-DE" } as const;

  it("revokes the API tokens that are out (ERR-04)", async () => {
    const { token } = await issueAccessToken(platform, storefront);
    const ask = async () =>
      (
        await fetch(`${shop}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
          body: '{"query":"{ getNavigationModel { id } }"}',
        })
      ).json();
    expect(await ask()).toMatchObject({ data: {} });
    await operate("mutation { revokeApiTokens { successful } }");
    expect(await ask()).toMatchObject({ errors: [{ message: "Invalid access token" }] });
  });

  it("logs a customer out on all devices (ERR-03)", async () => {
    const customerId = randomUUID();
    for (const staySignedIn of [true, false])
      await issueCustomerToken(platform, { customerId, isGuest: false, storefront, staySignedIn });
    const revoke = () =>
      operate(`mutation { revokeCustomerTokens(customerId: "${customerId}") { successful revoked } }`);
    expect(await revoke()).toEqual({ revokeCustomerTokens: { successful: true, revoked: 2 } });
    expect(await revoke()).toEqual({ revokeCustomerTokens: { successful: true, revoked: 0 } });
  });
});

describe("records", () => {
  it("shows what visitors with consent did, newest first, by name", async () => {
    const [first, last] = [randomUUID(), randomUUID()];
    await database.write`
      insert into tracking_event (id, store, language, name, payload, occurred_at, received_at)
      values (${first}, 'at', 'de-AT', 'user_login', '{"a": 1}', now(), now() - interval '1 minute'),
        (${last}, 'de', 'de-DE', 'navigation', '{}', now(), now())`;
    const { trackingEvents } = Object(await operate("{ trackingEvents { id } }"));
    expect(trackingEvents).toEqual([{ id: last }, { id: first }]);
    expect(await operate(`{ trackingEvents(name: "user_login", limit: 0) { id store name payload } }`)).toEqual({
      trackingEvents: [{ id: first, store: "at", name: "user_login", payload: { a: 1 } }],
    });
  });

  it("shows orders with their lines, by number and by store", async () => {
    const [visitor, cart, next] = [randomUUID(), randomUUID(), randomUUID()];
    await database.write`insert into shop_user (id) values (${visitor})`;
    await database.write`insert into cart (id, user_id, store, submitted_at) values (${cart}, ${visitor}, 'de', now()), (${next}, ${visitor}, 'de', null)`;
    await database.write`
      insert into shop_order (order_number, cart_id, new_cart_id, store, language, is_guest, ordered_at, payment_method, snapshot, subtotal_cents,
        promotions_saving_cents, shipping_cost_cents, tax_cents, tax_included, total_cents)
      values (4711, ${cart}, ${next}, 'de', 'de-DE', true, now(), 'RECHNUNG', '{"city": "Bonn"}', 1000, 0, 595, 255, true, 1595)`;
    await database.write`
      insert into order_line (order_number, line, item_id, product_id, order_article_number, name, quantity, single_price_cents, net_single_price_cents, total_price_cents, vat_basis_points)
      values (4711, 0, 101, 1, '111111', 'Füller', 2, 500, 420, 1000, 1900)`;
    const shown = {
      orderNumber: "4711",
      cartId: cart,
      totalCents: 1_595,
      snapshot: { city: "Bonn" },
      lines: [{ name: "Füller", quantity: 2, totalPriceCents: 1_000 }],
    };
    const fields = "{ orderNumber cartId totalCents snapshot lines { name quantity totalPriceCents } }";
    expect(
      await operate(
        `{ orders(store: de) ${fields} order(orderNumber: "4711") ${fields} none: order(orderNumber: "1") ${fields} other: orders(store: ch) ${fields} }`,
      ),
    ).toEqual({
      orders: [shown],
      order: shown,
      none: null,
      other: [],
    });
  });

  it("shows the mails that were written, sent or not", async () => {
    const message = {
      to: "a@b.test",
      from: "x",
      subject: "Ihre Bestellung",
      html: "<p>1</p>",
      text: "1",
      language: "de",
      reference: "4711",
      idempotencyKey: "k",
    };
    await database.write`insert into mail_outbox (idempotency_key, message, created_at, next_try_at) values ('k', ${JSON.stringify(message)}::text::jsonb, now(), now() + interval '1 day')`;
    expect(
      await operate(
        `{ mails(to: "a@b.test") { to subject reference text html sentAt tries lastFault } other: mails(to: "c@d.test") { id } }`,
      ),
    ).toEqual({
      mails: [
        {
          to: "a@b.test",
          subject: "Ihre Bestellung",
          reference: "4711",
          text: "1",
          html: "<p>1</p>",
          sentAt: null,
          tries: 0,
          lastFault: null,
        },
      ],
      other: [],
    });
  });

  it("shows the calls received, by operation, until they are cleared", async () => {
    const { token } = await issueAccessToken(platform, { store: "ch", language: "de-CH" });
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${token}`,
      cookie: "a=1",
      referer: "http://x.test/",
    };
    await fetch(`${shop}/graphql`, {
      method: "POST",
      headers,
      body: '{"query":"query Seen { getNavigationModel { id } }"}',
    });
    const ask = () =>
      operate(`{ calls(operationName: "Seen") { operationName store language headers cookieNames headerNames } }`);
    expect(await ask()).toMatchObject({
      calls: [
        {
          operationName: "Seen",
          store: "ch",
          language: "de-CH",
          headers: { referer: "http://x.test/" },
          cookieNames: ["a"],
          headerNames: expect.arrayContaining(["authorization"]),
        },
      ],
    });
    await operate("mutation { clearCalls { successful } }");
    expect(await ask()).toEqual({ calls: [] });
  });
});
