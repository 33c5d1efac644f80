import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testConfig } from "../../test/fixtures.ts";
import { startTestSandbox } from "../../test/shopper.ts";
import type { TestSandbox } from "../../test/shopper.ts";
import { callWallet, charge, opening, sessionOf } from "../../test/wallet-shop.ts";

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

const call = (path: string, body: unknown = {}) => callWallet(sandbox.origin, "POST", path, body);
const open = async () => sessionOf(await call("/wallet/sessions", opening));
const choose = (page: string, instrument = "visa-1111", account = "berlin") =>
  sandbox.post(page, { account, instrument });

async function atConfirmation(instrument = "visa-1111") {
  const session = await open();
  await choose(session.page, instrument);
  return sessionOf(await call(`/wallet/sessions/${session.id}/amount`, charge));
}

describe("a wallet session", () => {
  test("goes from the shopper's choice over the amount to one payment", async () => {
    const session = await open();
    expect(session).toMatchObject({ state: "open", page: `/wallet/checkout/${session.id}`, buyer: null });
    const chosen = await choose(session.page);
    expect([chosen.status, chosen.headers.get("location")]).toEqual([
      303,
      `http://localhost:3000/checkout/summary/?step=4&amazonCheckoutSessionId=${session.id}`,
    ]);
    const path = `/wallet/sessions/${session.id}`;
    expect(await sessionOf(await callWallet(sandbox.origin, "GET", path))).toMatchObject({
      state: "approved",
      reference: "cart-1",
      buyer: { email: "wallet-berlin@example.org", deliveryAddress: { city: "Berlin" } },
    });
    const { page, state } = await sessionOf(await call(`${path}/amount`, charge));
    expect([page, state]).toEqual([`/wallet/confirm/${session.id}`, "confirming"]);
    expect(await (await sandbox.get(page)).text()).toContain("129,99\u00a0€ bezahlen");
    const confirmed = await sandbox.post(page, {});
    expect(confirmed.headers.get("location")).toBe(
      `http://localhost:3000/checkout/confirmation/?amazonCheckoutSessionId=${session.id}`,
    );
    const completions = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const answer = await call(`${path}/complete`, { amount: charge.amount, orderRef: charge.orderRef });
        return [answer.status, (await sessionOf(answer)).chargeId];
      }),
    );
    expect(completions[0]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(new Set(completions.map(String)).size).toBe(1);
  });

  test("takes no other amount than the one that the shopper agreed to, none for another order, and none before", async () => {
    const { id, page } = await atConfirmation();
    const complete = (amount: number) => call(`/wallet/sessions/${id}/complete`, { amount, orderRef: charge.orderRef });
    expect((await complete(charge.amount)).status).toBe(409);
    await sandbox.post(page, {});
    const refused = await complete(1);
    expect([refused.status, (await sessionOf(refused)).state]).toEqual([409, "authorised"]);
    expect((await call(`/wallet/sessions/${id}/amount`, { ...charge, amount: 1 })).status).toBe(409);
    const other = await call(`/wallet/sessions/${id}/complete`, { amount: charge.amount, orderRef: "another" });
    expect([other.status, (await sessionOf(other)).state]).toEqual([409, "authorised"]);
    expect((await complete(charge.amount)).status).toBe(200);
  });

  test("with a way to pay that the bank refuses ends without a payment", async () => {
    const { id, page } = await atConfirmation("visa-0002");
    await sandbox.post(page, {});
    const answer = await call(`/wallet/sessions/${id}/complete`, { amount: charge.amount, orderRef: charge.orderRef });
    expect([answer.status, (await sessionOf(answer)).state]).toEqual([409, "declined"]);
  });

  test.each(["checkout", "confirm"])("that the shopper cancels at %s leads back and stays cancelled", async (step) => {
    const { id } = step === "checkout" ? await open() : await atConfirmation();
    const cancelled = await sandbox.post(`/wallet/${step}/${id}/cancel`, {});
    expect(cancelled.headers.get("location")).toBe(
      `http://localhost:3000/checkout/payment/?cancelPayment=AMAZONPAY&amazonCheckoutSessionId=${id}`,
    );
    expect((await call(`/wallet/sessions/${id}/amount`, charge)).status).toBe(409);
    expect(await (await sandbox.get(`/wallet/checkout/${id}`)).text()).toContain("Hier ist nichts mehr zu tun");
  });

  test("that the shop cancels is over for the shopper; a paid one cannot be cancelled", async () => {
    const cancelled = await atConfirmation();
    expect((await call(`/wallet/sessions/${cancelled.id}/cancel`)).status).toBe(200);
    expect((await sandbox.post(cancelled.page, {})).headers.get("location")).toContain("cancelPayment=AMAZONPAY");
    const paid = await atConfirmation();
    await sandbox.post(paid.page, {});
    await call(`/wallet/sessions/${paid.id}/complete`, { amount: charge.amount, orderRef: charge.orderRef });
    const answer = await call(`/wallet/sessions/${paid.id}/cancel`);
    expect([answer.status, (await sessionOf(answer)).state]).toEqual([409, "completed"]);
  });

  test("survives a restart", async () => {
    const config = testConfig();
    const before = await startTestSandbox(config);
    const { id } = await sessionOf(await callWallet(before.origin, "POST", "/wallet/sessions", opening));
    await before.stop();
    const after = await startTestSandbox(config);
    expect((await after.get(`/wallet/checkout/${id}`)).status).toBe(200);
    await after.stop();
  });
});

describe("the wallet", () => {
  test("trusts signed calls alone: of this method, path and body", async () => {
    const { id } = await open();
    const path = `/wallet/sessions/${id}`;
    const other = await callWallet(sandbox.origin, "POST", `${path}/cancel`, {}, "0".repeat(64));
    expect(other.status).toBe(401);
    const unsigned = await fetch(`${sandbox.origin}/wallet/sessions`, {
      method: "POST",
      body: JSON.stringify(opening),
    });
    expect(unsigned.status).toBe(401);
  });

  test.each([
    [{ ...opening, urlReturn: "javascript:alert(1)" }, "urlReturn"],
    [{ ...opening, description: "" }, "description"],
    ["no object", "no JSON object"],
  ])("reports what is wrong with a body: %o", async (body, field) => {
    const answer = await call("/wallet/sessions", body);
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(field)]);
  });

  test("shows pages in the shop's language that lead to the shop only, and escapes its words", async () => {
    const answer = await call("/wallet/sessions", { ...opening, language: "en-DE", description: "<b>x</b>" });
    const response = await sandbox.get((await sessionOf(answer)).page);
    const page = await response.text();
    expect(page).toContain('lang="en"');
    expect(page).toContain("&lt;b&gt;x&lt;/b&gt;");
    expect(response.headers.get("content-security-policy")).toContain("form-action 'self' http://localhost:3000;");
  });

  test("shows the form again when a choice is missing or unknown, and has no foreign session", async () => {
    const { page } = await open();
    expect((await choose(page, "gold")).status).toBe(422);
    expect((await sandbox.get("/wallet/checkout/none")).status).toBe(404);
    expect((await callWallet(sandbox.origin, "GET", "/wallet/sessions/none")).status).toBe(404);
  });
});
