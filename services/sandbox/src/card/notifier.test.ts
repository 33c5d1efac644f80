import { describe, expect, test } from "vitest";
import { startFakeShop } from "../../test/fake-shop.ts";
import { paymentRequest, testConfig } from "../../test/fixtures.ts";
import { goodCard, readReturn, startTestSandbox } from "../../test/shopper.ts";
import type { Config } from "../platform/config.ts";

const quick = (config: Config, notifyAtMs: readonly number[]): Config => ({
  ...config,
  card: { ...config.card, notifyAtMs },
});

describe("callback", () => {
  test("notifies the shop of a success once, with the same outcome as the browser sends", async () => {
    const shop = await startFakeShop();
    const sandbox = await startTestSandbox(quick(testConfig(), [0, 5, 10]));
    const path = await sandbox.open(paymentRequest({ urlNotify: shop.notifyUrl }));
    const [answer] = await Promise.all([1, 2].map(() => sandbox.post(path, goodCard)));
    await shop.waitFor(1);
    // A second payment's callback comes after anything that the first could still have sent.
    await sandbox.post(await sandbox.open(paymentRequest({ urlNotify: shop.notifyUrl, orderRef: "second" })), goodCard);
    await shop.waitFor(2);
    await sandbox.stop();
    await shop.close();
    expect(shop.received.map((outcome) => outcome?.orderRef)).toEqual(["40012345", "second"]);
    expect(shop.received[0]).toEqual(readReturn(answer ?? Response.error()).outcome);
  });

  test("comes again while the shop answers with an error, until it answers well", async () => {
    const shop = await startFakeShop([500, 302, 503]);
    const sandbox = await startTestSandbox(quick(testConfig(), [0, 5, 10, 15, 20]));
    await sandbox.post(await sandbox.open(paymentRequest({ urlNotify: shop.notifyUrl })), goodCard);
    await shop.waitFor(4);
    await sandbox.stop();
    await shop.close();
    expect(shop.received.map((outcome) => outcome?.status)).toEqual(Array.from({ length: 4 }, () => "success"));
    expect(new Set(shop.received.map((outcome) => outcome?.payId)).size).toBe(1);
  });

  test("is given up after its tries", async () => {
    const shop = await startFakeShop([500, 500, 500, 500]);
    const sandbox = await startTestSandbox(quick(testConfig(), [0, 1, 2]));
    await sandbox.post(await sandbox.open(paymentRequest({ urlNotify: shop.notifyUrl })), goodCard);
    await shop.waitFor(3);
    while (!sandbox.log().includes("callback given up")) await sandbox.get("/health/live");
    await sandbox.stop();
    await shop.close();
    expect(shop.received).toHaveLength(3);
  });

  test("survives a shop that is down and a restart of the provider", async () => {
    const down = await startFakeShop();
    await down.close();
    const config = testConfig();
    const first = await startTestSandbox(quick(config, [0, 300, 600, 900, 1_200]));
    await first.post(await first.open(paymentRequest({ urlNotify: down.notifyUrl })), goodCard);
    while (!first.log().includes("callback failed, will be sent again")) await first.get("/health/live");
    await first.stop();
    const up = await startFakeShop([], Number(new URL(down.notifyUrl).port));
    const second = await startTestSandbox(quick(config, [0, 300, 600, 900, 1_200]));
    await up.waitFor(1);
    await second.stop();
    await up.close();
    expect(up.received[0]?.status).toBe("success");
  });

  test("is not sent for a failure or a cancel", async () => {
    const shop = await startFakeShop();
    const sandbox = await startTestSandbox();
    const open = (orderRef: string) => sandbox.open(paymentRequest({ urlNotify: shop.notifyUrl, orderRef }));
    await sandbox.post(await open("declined"), { ...goodCard, number: "4000000000000002" });
    await sandbox.post(`${await open("cancelled")}/cancel`, {});
    await sandbox.post(await open("paid"), goodCard);
    await shop.waitFor(1);
    await sandbox.stop();
    await shop.close();
    expect(shop.received.map((outcome) => outcome?.orderRef)).toEqual(["paid"]);
  });
});
