import { describe, expect, it } from "vitest";
import { startTestDatabase, startTestShop, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { readRequest } from "../../../test/card-provider.ts";
import { anOrder } from "../../../test/order-draft.ts";
import { checkout } from "../checkout.ts";
import { callbackPath, cardForm } from "./card-request.ts";

const database = await startTestDatabase();
const shopUrl = await startTestShop(testPlatform({ database }), [checkout]);

async function post(body: BodyInit, method = "POST"): Promise<readonly [number, string]> {
  const response = await fetch(`${shopUrl}${callbackPath}`, { method, ...(method === "POST" && { body }) });
  return [response.status, await response.text()];
}

describe("the card provider's callback", () => {
  it("is refused when it is not genuine, whatever is missing", async () => {
    for (const body of [
      new URLSearchParams(),
      new URLSearchParams({ len: "1", data: "A", merchantID: "chalkbox" }),
      "no form",
    ]) {
      expect(await post(body)).toEqual([400, JSON.stringify({ error: "not genuine" })]);
    }
  });

  it("has a body of 16 kB at most", async () => {
    const [status] = await post(new URLSearchParams({ data: "A".repeat(16_384) }));
    expect(status).toBe(413);
    expect((await post("A".repeat(16_384)))[0]).toBe(400);
  });

  it("is a POST", async () => expect((await post("", "GET"))[0]).not.toBe(200));
});

describe("the form for the card page (CHKX-08)", () => {
  const form = (language: "de-DE" | "en-DE", publicUrl = "http://sandbox.test/") =>
    cardForm(
      { ...testConfig, url: "http://shop.test", sandbox: { ...testConfig.sandbox, publicUrl } },
      "attempt-1",
      anOrder({ language, paymentMethod: "CREDIT_CARD" }).head,
      "https://www.chalkbox.example",
    );

  it("requests the total of the order in euros, and names the order", () => {
    expect(Object.fromEntries(readRequest(form("de-DE")))).toMatchObject({
      transactionId: "attempt-1",
      amount: "2737",
      currency: "EUR",
      description: "Ihre Bestellung 40012345 bei Chalkbox",
      orderRef: "40012345",
      language: "de-DE",
      urlSuccess: "https://www.chalkbox.example/computop/success",
      urlFailure: "https://www.chalkbox.example/checkout/payment/",
      urlCancel: "https://www.chalkbox.example/checkout/payment/?cancelPayment=CREDIT_CARD",
      urlNotify: "http://shop.test/callbacks/card",
    });
    expect(readRequest(form("en-DE")).get("description")).toBe("Your Chalkbox order 40012345");
  });

  it("is opened at the provider, in the shop's dress", () => {
    const { formUrl, template, merchantID, len } = form("de-DE");
    expect([formUrl, template, merchantID]).toEqual(["http://sandbox.test/card/pay", "chalkbox", "chalkbox"]);
    expect(form("de-DE", "http://sandbox.test").formUrl).toBe("http://sandbox.test/card/pay");
    expect(len).toBeGreaterThan(100);
  });
});
