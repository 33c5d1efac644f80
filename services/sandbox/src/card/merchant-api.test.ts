import { describe, expect, test } from "vitest";
import { keys, paymentRequest, testConfig } from "../../test/fixtures.ts";
import { waitForBank } from "../../test/processing.ts";
import { goodCard, readReturn, startTestSandbox } from "../../test/shopper.ts";
import type { TestSandbox } from "../../test/shopper.ts";
import { decodeMessage, encodeMessage } from "./protocol/message.ts";
import { decodeResponse } from "./protocol/payment-response.ts";

/** Asks as the shop does; the answer's fields. */
async function ask(sandbox: TestSandbox, name: "inquiry" | "refund", fields: Record<string, string>) {
  const response = await sandbox.post(`/card/${name}`, { ...encodeMessage(keys, name, fields) });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is decoded next is checked
  const envelope = (await response.json()) as Parameters<typeof decodeMessage>[2];
  return decodeMessage(keys, `${name}-answer`, envelope);
}
const inquire = (sandbox: TestSandbox, transactionId: string, close = "no") =>
  ask(sandbox, "inquiry", { transactionId, close });

describe("the shop's inquiry", () => {
  test("answers a paid payment with the very answer that browser and callback carry, also after a restart", async () => {
    const config = testConfig();
    const first = await startTestSandbox(config);
    const request = paymentRequest();
    const path = await first.open(request);
    expect(await inquire(first, request.transactionId)).toEqual({
      transactionId: request.transactionId,
      state: "underWay",
      len: "",
      data: "",
    });
    const { url } = readReturn(await first.post(path, goodCard));
    await first.stop();
    const second = await startTestSandbox(config);
    // Asked to close it, too: what is paid stays paid.
    const answer = await inquire(second, request.transactionId, "yes");
    await second.stop();
    expect(answer).toMatchObject({
      state: "ended",
      data: url.searchParams.get("data"),
      len: url.searchParams.get("len"),
    });
    const decoded = decodeResponse(keys, {
      len: answer?.["len"] ?? "",
      data: answer?.["data"] ?? "",
      merchantID: keys.merchantId,
    });
    expect(decoded).toMatchObject({ ok: true, response: { status: "success", amount: request.amount } });
  });

  test("closes what is not paid, on its page, at the bank's page or not opened yet: it takes no money any more", async () => {
    const sandbox = await startTestSandbox();
    for (const step of ["page", "challenge", "unopened"] as const) {
      const request = paymentRequest();
      const path = step === "unopened" ? "" : await sandbox.open(request);
      if (step === "challenge") await sandbox.post(path, { ...goodCard, number: "4000000000003220" });
      const answer = await inquire(sandbox, request.transactionId, "yes");
      expect(answer).toMatchObject({ state: step === "unopened" ? "none" : "ended" });
      const page = step === "unopened" ? await sandbox.open(request) : path;
      for (const way of [page, `${page}/confirm`]) {
        const { outcome } = readReturn(await sandbox.post(way, goodCard));
        expect([step, outcome]).toEqual([step, expect.objectContaining({ status: "failure", errorCode: "TIMEOUT" })]);
      }
    }
    expect(await inquire(sandbox, "never-heard-of")).toMatchObject({ state: "none" });
    await sandbox.stop();
  });

  test("leaves a payment that the bank is deciding about to the bank", async () => {
    const config = testConfig();
    const sandbox = await startTestSandbox({ ...config, card: { ...config.card, timeoutMs: 60_000 } });
    const request = paymentRequest();
    const path = await sandbox.open(request);
    const waiting = sandbox.post(path, { ...goodCard, number: "4000000000000119" });
    await waitForBank(sandbox);
    expect(await inquire(sandbox, request.transactionId, "yes")).toMatchObject({ state: "underWay" });
    await sandbox.stop();
    await waiting;
  });

  test("is answered to the shop alone", async () => {
    const sandbox = await startTestSandbox();
    const genuine = encodeMessage(keys, "inquiry", { transactionId: "a", close: "yes" });
    for (const [name, forged] of [
      ["inquiry", { ...genuine, data: `${genuine.data}A` }],
      ["inquiry", encodeMessage(keys, "refund", { transactionId: "a", close: "yes" })],
      ["refund", genuine],
    ] as const)
      expect((await sandbox.post(`/card/${name}`, { ...forged })).status).toBe(400);
    await sandbox.stop();
  });
});

describe("the shop's refund", () => {
  test("is made of what was paid, in parts as well, each once however often it is asked for", async () => {
    const sandbox = await startTestSandbox();
    const request = paymentRequest();
    const path = await sandbox.open(request);
    const { transactionId } = request;
    const payId = readReturn(await sandbox.post(path, goodCard)).outcome?.payId ?? "";
    const refund = (changes: Record<string, string> = {}) =>
      ask(sandbox, "refund", { transactionId, payId, refundId: "a", amount: String(request.amount - 1), ...changes });
    const odd = [{ payId: "0".repeat(32) }, { transactionId: "other" }, { refundId: "" }];
    const amounts = [String(request.amount + 1), "0", "-1", "0.5", "x"].map((amount) => ({ amount }));
    for (const changes of [...odd, ...amounts]) expect(await refund(changes)).toMatchObject({ state: "refused" });
    expect([await refund(), await refund()]).toMatchObject([{ state: "refunded" }, { state: "refunded" }]);
    expect(await refund({ amount: "1" })).toMatchObject({ state: "refused" });
    expect(await refund({ refundId: "b", amount: "2" })).toMatchObject({ state: "refused" });
    expect(await refund({ refundId: "b", amount: "1" })).toMatchObject({ state: "refunded" });
    expect(await refund({ refundId: "c", amount: "1" })).toMatchObject({ state: "refused" });
    const unpaid = paymentRequest();
    await sandbox.open(unpaid);
    expect(await refund({ transactionId: unpaid.transactionId })).toMatchObject({ state: "refused" });
    await sandbox.stop();
  });
});
