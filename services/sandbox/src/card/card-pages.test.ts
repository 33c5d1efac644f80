import { readdirSync, readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paymentRequest, keys, testConfig } from "../../test/fixtures.ts";
import { isProcessing, waitForBank } from "../../test/processing.ts";
import { goodCard, readReturn, startTestSandbox } from "../../test/shopper.ts";
import type { TestSandbox } from "../../test/shopper.ts";
import { encodeRequest } from "./protocol/payment-request.ts";

let sandbox: TestSandbox;

beforeEach(async () => {
  sandbox = await startTestSandbox();
});
afterEach(() => sandbox.stop());

describe("opening a payment", () => {
  test("shows amount, merchant and test cards, uncached, with forms that may lead to the shop only", async () => {
    const response = await sandbox.get(await sandbox.open(paymentRequest()));
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-security-policy")).toContain("form-action 'self' http://localhost:3000;");
    for (const words of ["129,99\u00a0€", "Chalkbox", "4111 1111 1111 1111", 'lang="de"'])
      expect(page).toContain(words);
  });

  test("speaks English to English shoppers", async () => {
    const page = await (await sandbox.get(await sandbox.open(paymentRequest({ language: "en-DE" })))).text();
    expect(page).toContain('lang="en"');
    expect(page).toContain("Pay €129.99");
  });

  test("escapes what the shop sends", async () => {
    const request = paymentRequest({ description: '<script>alert("x")</script>' });
    const page = await (await sandbox.get(await sandbox.open(request))).text();
    expect(page).not.toContain("<script>alert");
    expect(page).toContain("&lt;script&gt;alert(&quot;x&quot;)");
  });

  test.each([
    [{ len: "1" }, "The len does not match"],
    [{ merchantID: "other" }, "The merchantID is missing or not known"],
    [{ data: "AAAA" }, "The data cannot be decrypted"],
    [{ template: "../x" }, "The template must be"],
  ])("with %o is refused with one sentence", async (change, sentence) => {
    const response = await sandbox.post("/card/pay", { ...encodeRequest(keys, paymentRequest()), ...change });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(sentence);
  });

  test("with a callback into a foreign network is refused; to the configured shop it is not", async () => {
    const foreign = encodeRequest(keys, paymentRequest({ urlNotify: "http://169.254.169.254/latest" }));
    expect((await sandbox.post("/card/pay", { ...foreign })).status).toBe(400);
    expect(await sandbox.open(paymentRequest({ urlNotify: "http://shop.test:3003/notify" }))).toMatch(/^\/card\/pay\//);
  });

  test("works by GET too, and twice leads to the same page", async () => {
    const query = new URLSearchParams({ ...encodeRequest(keys, paymentRequest()) });
    const first = await sandbox.get(`/card/pay?${query.toString()}`);
    const second = await sandbox.get(`/card/pay?${query.toString()}`);
    expect(first.status).toBe(303);
    expect(second.headers.get("location")).toBe(first.headers.get("location"));
  });

  test("with a known transactionId and another amount is refused with 409", async () => {
    const request = paymentRequest();
    await sandbox.open(request);
    expect(await sandbox.open({ ...request, amount: 1 })).toBe("not opened: 409");
  });
});

describe("paying", () => {
  test("success returns to the shop with a sealed outcome and keeps the shop's own query", async () => {
    const request = paymentRequest();
    const response = await sandbox.post(await sandbox.open(request), goodCard);
    const { url, outcome } = readReturn(response);
    expect(response.status).toBe(303);
    expect(url.href).toMatch(/^http:\/\/localhost:3000\/computop\/success\?cart=1&len=\d+&data=/);
    expect(outcome).toMatchObject({
      status: "success",
      transactionId: request.transactionId,
      amount: 12_999,
      orderRef: request.orderRef,
      errorCode: "",
      cardBrand: "visa",
      cardLast4: "1111",
    });
  });

  test.each([
    ["4000 0000 0000 0002", "/checkout/payment?errorCode=DECLINED&len=", "failure", "DECLINED"],
    ["4000000000000119", "/checkout/payment?errorCode=TIMEOUT&len=", "failure", "TIMEOUT"],
    ["4000-0000-0000-3063", "/checkout/payment?cancelled=1&len=", "cancelled", "CANCELLED"],
  ])("card %s returns to %s…", async (number, start, status, errorCode) => {
    const { url, outcome } = readReturn(
      await sandbox.post(await sandbox.open(paymentRequest()), { ...goodCard, number }),
    );
    expect(url.pathname + url.search).toContain(start);
    expect(outcome).toMatchObject({ status, errorCode, cardLast4: number.slice(-4) });
  });

  test("the cancel button returns to urlCancel without a card", async () => {
    const path = await sandbox.open(paymentRequest());
    const { url, outcome } = readReturn(await sandbox.post(`${path}/cancel`, {}));
    expect(url.searchParams.get("cancelled")).toBe("1");
    expect(outcome).toMatchObject({ status: "cancelled", errorCode: "CANCELLED", cardLast4: "" });
  });

  test.each([
    ["confirm", "success"],
    ["cancel", "cancelled"],
  ])("the 3-D Secure page: %s ends in %s", async (answer, status) => {
    const path = await sandbox.open(paymentRequest());
    const response = await sandbox.post(path, { ...goodCard, number: "4000 0000 0000 3220" });
    expect(response.headers.get("location")).toBe(path);
    expect(await (await sandbox.get(path)).text()).toContain("Zahlung bestätigen");
    expect(readReturn(await sandbox.post(`${path}/${answer}`, {})).outcome).toMatchObject({
      status,
      cardLast4: "3220",
    });
  });

  test("confirming without a 3-D Secure page pays nothing", async () => {
    const path = await sandbox.open(paymentRequest());
    expect((await sandbox.post(`${path}/confirm`, {})).headers.get("location")).toBe(path);
  });

  test("faults come back with their cause, a summary, and all entries but the security code", async () => {
    const path = await sandbox.open(paymentRequest());
    const response = await sandbox.post(path, {
      number: "4111 1111 1111 1112",
      expiry: "01/20",
      cvc: "98765",
      holder: "Anna",
    });
    const page = await response.text();
    expect(response.status).toBe(422);
    expect(page).toContain("<title>Fehler: Mit Karte bezahlen");
    expect(page).toContain("Bitte prüfen Sie 3 Angaben");
    for (const kept of ["4111 1111 1111 1112", "01/20", "Anna", "Diese Karte ist abgelaufen"])
      expect(page).toContain(kept);
    expect(page).not.toContain("98765");
  });
});

describe("one payment, repeated", () => {
  test("a double click gives both answers the same bytes, also while the bank is late", async () => {
    for (const number of [goodCard.number, "4000 0000 0000 0119"]) {
      const path = await sandbox.open(paymentRequest());
      const answers = await Promise.all([1, 2, 3].map(() => sandbox.post(path, { ...goodCard, number })));
      const places = new Set(answers.map((answer) => answer.headers.get("location")));
      expect(places.size).toBe(1);
      expect(readReturn(answers[0] ?? Response.error()).outcome?.cardLast4).toBe(number.slice(-4));
    }
  });

  test("an ended payment never changes: other cards, cancel and confirm show its result", async () => {
    const request = paymentRequest();
    const path = await sandbox.open(request);
    const first = (await sandbox.post(path, goodCard)).headers.get("location");
    for (const again of [path, `${path}/cancel`, `${path}/confirm`]) {
      const response = await sandbox.post(again, { ...goodCard, number: "4000 0000 0000 0002" });
      expect(response.headers.get("location")).toBe(first);
    }
    expect(await sandbox.open(request)).toBe(path);
    expect(await (await sandbox.get(path)).text()).toContain("Die Zahlung ist abgeschlossen");
  });

  test("a stop while the bank is late ends the wait; the next start ends the payment with TIMEOUT", async () => {
    const config = testConfig();
    const slow = await startTestSandbox({ ...config, card: { ...config.card, timeoutMs: 60_000 } });
    const path = await slow.open(paymentRequest());
    const late = { ...goodCard, number: "4000 0000 0000 0119" };
    const waiting = slow.post(path, late);
    await waitForBank(slow);
    await slow.stop();
    expect((await waiting).headers.get("location")).toBe(path);
    const restarted = await startTestSandbox(config);
    expect(readReturn(await restarted.post(path, late)).outcome?.errorCode).toBe("TIMEOUT");
    await restarted.stop();
  });
});

test("a payment that the bank is deciding about is not cancelled: its end is the bank's", async () => {
  const config = testConfig();
  const slow = await startTestSandbox({ ...config, card: { ...config.card, timeoutMs: 60_000 } });
  const path = await slow.open(paymentRequest());
  const waiting = slow.post(path, { ...goodCard, number: "4000 0000 0000 0119" });
  await waitForBank(slow);
  expect((await slow.post(`${path}/cancel`, {})).headers.get("location")).toBe(path);
  expect(isProcessing(slow)).toBe(true);
  await slow.stop();
  await waiting;
});

test("no card number, security code, holder, secret or payment id reaches the log or the disk", async () => {
  const path = await sandbox.open(paymentRequest());
  const canary = { number: "4111111111111112", expiry: "11/38", cvc: "73519", holder: "Canary Holder" };
  await sandbox.post(path, canary);
  await sandbox.post(path, { ...goodCard, holder: "Canary Holder" });
  await sandbox.get(`${path}?card=1111`);
  const disk = readdirSync(sandbox.config.dataDir).map((name) =>
    readFileSync(`${sandbox.config.dataDir}/${name}`, "latin1"),
  );
  expect(sandbox.log()).toContain('"route":"/card/pay/:id"');
  const id = path.split("/").at(-1) ?? "";
  for (const secret of [
    "4111111111111112",
    "4111111111111111",
    "4111 1111",
    "73519",
    "Canary Holder",
    sandbox.config.merchant.secret,
  ]) {
    expect(sandbox.log()).not.toContain(secret);
    expect(disk.join("")).not.toContain(secret);
  }
  expect(sandbox.log()).not.toContain(id);
});
