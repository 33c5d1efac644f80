import { startChalkbox } from "../../testkit/chalkbox.ts";
import { payableAnywhere, payUnderKills } from "../../testkit/payment-kills.ts";
import { expect, test } from "../fixtures.ts";

test("card and PayPal payments lose no order and no payer hears wrong news while parts are killed", async () => {
  test.setTimeout(300_000);
  // Killing the run's own would take other tests along.
  const own = await startChalkbox(payableAnywhere);
  const heard: string[] = [];
  try {
    const findings = await payUnderKills(own, { payments: 10, kills: 5, say: (line) => heard.push(line) });
    expect(findings, heard.join("\n")).toMatchObject({
      payments: 10,
      moneyWithoutOrder: 0,
      orderWithoutMoney: 0,
      double: 0,
      heardWrongly: 0,
      unanswered: 0,
    });
    expect(findings.orders).toBe(findings.paid - findings.paidBack);
    expect(findings.paid).toBeGreaterThan(5);
  } finally {
    await own.stop();
  }
});
