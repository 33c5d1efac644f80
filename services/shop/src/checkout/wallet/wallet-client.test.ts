import { createHmac, hkdfSync } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { startStub } from "../../../test/http-stub.ts";
import { testConfig } from "../../../test/shop-test.ts";
import { walletBuyer } from "../../../test/wallet-provider.ts";
import { cancelSession, completeSession, openSession, readSession, tellAmount } from "./wallet-client.ts";

const wallet = await startStub();
const config = { ...testConfig, sandbox: { ...testConfig.sandbox, url: `${wallet.url}/` } };
const id = "0123456789abcdef";
const session = {
  id,
  reference: "c1",
  state: "approved",
  page: `/wallet/checkout/${id}`,
  buyer: walletBuyer,
  amount: 1_595,
  orderRef: "40012345",
  chargeId: null,
};
const answer = (changes: object = {}) => {
  wallet.body = JSON.stringify({ ...session, ...changes });
};
beforeEach(() => {
  Object.assign(wallet, { status: 200, headers: {}, requests: [] });
  answer();
});

/** The proof that a call is the shop's, as docs/guides/wallet-payments.md describes it. */
function proof(method: string, url: string, body: string): string {
  const key = Buffer.from(hkdfSync("sha256", config.payment.secret, "chalkbox/card-payments/v1", "wallet", 32));
  return createHmac("sha256", key).update(`${method} ${url}\n${body}`).digest("hex");
}

describe("calls to the wallet", () => {
  const opening = { reference: "c1", description: "Einkauf", language: "de-DE", urlReturn: "r", urlCancel: "c" };
  const charge = { amount: 1_595, orderRef: "40012345", urlResult: "u" };
  it.each([
    ["opening a session", () => openSession(config, opening), "POST", "/wallet/sessions", opening],
    ["reading one", () => readSession(config, id), "GET", `/wallet/sessions/${id}`, null],
    [
      "telling the amount",
      () => tellAmount(config, id, charge),
      "POST",
      `/wallet/sessions/${id}/amount`,
      { ...charge, currency: "EUR" },
    ],
    [
      "taking the money",
      () => completeSession(config, id, 1_595, "40012345"),
      "POST",
      `/wallet/sessions/${id}/complete`,
      { amount: 1_595, orderRef: "40012345" },
    ],
    ["cancelling", () => cancelSession(config, id), "POST", `/wallet/sessions/${id}/cancel`, {}],
  ] as const)("state what is requested, with proof of the sender: %s", async (_, call, method, url, content) => {
    expect(await call()).toEqual({ ok: true, accepted: true, session });
    const [request] = wallet.requests;
    expect([request?.method, request?.url, wallet.requests.length]).toEqual([method, url, 1]);
    expect(request?.body === "" ? null : JSON.parse(request?.body ?? "")).toEqual(content);
    expect(request?.headers).toMatchObject({
      "content-type": "application/json",
      "x-wallet-token": proof(method, url, request?.body ?? ""),
    });
  });
});

describe("an answer of the wallet", () => {
  it("is a refusal of the step with 409, and returns the session all the same", async () => {
    wallet.status = 409;
    answer({ state: "completed", buyer: null, amount: null, orderRef: null, chargeId: "x" });
    expect(await readSession(config, id)).toMatchObject({ ok: true, accepted: false, session: { state: "completed" } });
  });

  it.each([400, 401, 404, 500, 503])("is none with %i", async (status) => {
    wallet.status = status;
    expect(await readSession(config, id)).toEqual({ ok: false });
  });

  it("is none that leads elsewhere, nor without a wallet", async () => {
    Object.assign(wallet, { status: 302, headers: { location: "/wallet/sessions/other" } });
    expect(await readSession(config, id)).toEqual({ ok: false });
    expect(wallet.requests).toHaveLength(1);
    const nowhere = { ...config, sandbox: { ...config.sandbox, url: "http://127.0.0.1:9" } };
    expect(await readSession(nowhere, id)).toEqual({ ok: false });
  });

  it.each<[string, object]>([
    ["a short id", { id: "short" }],
    ["an id with other signs", { id: `${id}/../x` }],
    ["an id with signs before it", { id: `/${id}` }],
    ["an id that is too long", { id: "a".repeat(65) }],
    ["an unknown state", { state: "lost" }],
    ["a page elsewhere", { page: "https://example.org/wallet/" }],
    ["a page beside the wallet", { page: "/x/wallet/1" }],
    ["a page with a query", { page: "/wallet/1?x" }],
    ["half a buyer", { buyer: { email: "a@b.de" } }],
    [
      "an address without a city",
      { buyer: { ...walletBuyer, billingAddress: { ...walletBuyer.billingAddress, city: null } } },
    ],
    ["a delivery address without a street", { buyer: { ...walletBuyer, deliveryAddress: {} } }],
    ["an amount in words", { amount: "1595" }],
    ["no order", { orderRef: undefined }],
    ["no charge", { chargeId: undefined }],
    ["no reference", { reference: undefined }],
  ])("is none with %s", async (_, changes) => {
    answer(changes);
    expect(await readSession(config, id)).toEqual({ ok: false });
  });

  it("is none that is not JSON", async () => {
    wallet.body = "<html>";
    expect(await readSession(config, id)).toEqual({ ok: false });
  });

  it.each(["open", "approved", "confirming", "authorised", "declined", "completed", "cancelled"])(
    "may be %s",
    async (state) => {
      answer({ state, id: "a".repeat(64) });
      expect(await readSession(config, id)).toMatchObject({ ok: true, session: { state } });
    },
  );
});
