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
  const response = await sandbox.post("/twint/pay", { ...encodeRequest(keys, request), template: "chalkbox" });
  return response.headers.get("location") ?? `not opened: ${response.status}`;
}

describe("STORE-18: paying with TWINT", () => {
  it("has a page of its own with its name, the amount and a code for the app, and no field for a card", async () => {
    const page = await (await sandbox.get(await open())).text();
    for (const part of ["Mit TWINT bezahlen", "129,99\u00a0€", "Chalkbox", "In der App bestätigen"])
      expect(page).toContain(part);
    expect(page).toMatch(/<dd>\d{5}<\/dd>/);
    expect(page).not.toMatch(/<input|Kartennummer|CVC/);
    const english = await (await sandbox.get(await open(paymentRequest({ language: "en-DE" })))).text();
    expect(english).toContain("Pay with TWINT");
  });

  it.each([
    ["confirm", "success", "/computop/success", ""],
    ["refuse", "failure", "/checkout/payment", "DECLINED"],
  ])("%s in the app is a %s", async (app, status, path, errorCode) => {
    const request = paymentRequest();
    const page = await open(request);
    const { url, outcome } = readReturn(await sandbox.post(page, { app }));
    expect(url.pathname.startsWith(path)).toBe(true);
    expect(outcome).toMatchObject({ status, errorCode, transactionId: request.transactionId, amount: request.amount });
    // A second press leads to the same end.
    expect(readReturn(await sandbox.post(page, { app: "refuse" })).url.href).toBe(url.href);
  });

  it("can be cancelled, and is decided by nothing but the app", async () => {
    const page = await open();
    expect((await sandbox.post(page, { app: "other" })).headers.get("location")).toBe(page);
    expect(readReturn(await sandbox.post(`${page}/cancel`, {})).outcome).toMatchObject({ status: "cancelled" });
  });
});
