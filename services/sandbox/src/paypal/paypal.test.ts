import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keys, paymentRequest } from "../../test/fixtures.ts";
import { readReturn, startTestSandbox } from "../../test/shopper.ts";
import type { TestSandbox } from "../../test/shopper.ts";
import { encodeRequest } from "../card/protocol/payment-request.ts";

let sandbox: TestSandbox;
beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

/** Opens a payment as the shop does; the path of its page. */
async function open(request = paymentRequest()): Promise<string> {
  const response = await sandbox.post("/paypal/pay", { ...encodeRequest(keys, request), template: "chalkbox" });
  return response.headers.get("location") ?? `not opened: ${response.status}`;
}

describe("STORE-18: paying with PayPal", () => {
  it("shows what is to be paid to whom and the accounts that can be used, in the shopper's language", async () => {
    const page = await (await sandbox.get(await open())).text();
    for (const part of ["Mit PayPal bezahlen", "129,99\u00a0€", "Chalkbox", "paypal-konto@example.org", "checked"])
      expect(page).toContain(part);
    const english = await (await sandbox.get(await open(paymentRequest({ language: "en-DE" })))).text();
    expect(english).toContain("Pay with PayPal");
  });

  it.each([
    ["funded", "success", "/computop/success", ""],
    ["empty", "failure", "/checkout/payment", "DECLINED"],
  ])("from the account %s is a %s", async (account, status, path, errorCode) => {
    const request = paymentRequest();
    const page = await open(request);
    const { url, outcome } = readReturn(await sandbox.post(page, { account }));
    expect(url.pathname.startsWith(path)).toBe(true);
    expect(outcome).toMatchObject({ status, errorCode, transactionId: request.transactionId, amount: request.amount });
    // A second press, on whatever account, leads to the same end.
    expect(readReturn(await sandbox.post(page, { account: "empty" })).url.href).toBe(url.href);
    expect((await sandbox.get(page)).status).toBe(200);
  });

  it("can be cancelled, and is decided by no account but those of the page", async () => {
    const page = await open();
    expect((await sandbox.post(page, { account: "other" })).headers.get("location")).toBe(page);
    expect(readReturn(await sandbox.post(`${page}/cancel`, {})).outcome).toMatchObject({ status: "cancelled" });
  });

  it("is refused like a card payment when it is not the shop's", async () => {
    expect(await open({ ...paymentRequest(), urlNotify: "http://169.254.169.254/" })).toBe("not opened: 400");
    expect((await sandbox.get("/paypal/pay/unknown")).status).toBe(404);
  });
});
