import { beforeAll, describe, expect, it } from "vitest";
import { readRequest } from "../../../test/card-provider.ts";
import { readyGuest, writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { findDueRefunds, insertRefund, markRefunded } from "./refund.store.ts";
import { endTask, endUnanswered, insertTask, readTasks } from "./task.store.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));
const now = new Date();

/** The id of a payment that has begun. */
async function begun(): Promise<string> {
  const buyer = await readyGuest(database, "CREDIT_CARD");
  return readRequest((await buyer.submit()).computopData).get("transactionId") ?? "";
}
const openTasks = async () => readTasks(database.write, { isSettled: false, limit: 20, offset: 0 });
const ids = async () => (await openTasks()).map(({ attemptId }) => attemptId);

describe("what ends about one payment", () => {
  it("settles no other task, by an operator or by the provider's answer", async () => {
    const [one, two, three] = [await begun(), await begun(), await begun()];
    for (const id of [one, two, three]) {
      const task = { transactionId: id, attemptId: id, reason: "no_answer", providerReference: null } as const;
      await insertTask(database.write, { ...task, amountCents: 1 }, now);
    }
    await endUnanswered(database.write, one, now);
    expect(await ids()).toEqual([two, three]);
    const first = (await openTasks())[0];
    await endTask(database.write, Number(first?.id), "not_paid", "", now);
    expect(await ids()).toEqual([three]);
  });

  it("makes no other refund", async () => {
    const [one, two] = [await begun(), await begun()];
    for (const attemptId of [one, two])
      await insertRefund(
        database.write,
        { attemptId, reference: "payment", providerReference: "p", amountCents: 1 },
        now,
      );
    const part = { attemptId: one, reference: "part", providerReference: "p", amountCents: 1 };
    await insertRefund(database.write, part, now);
    await markRefunded(database.write, { attemptId: one, reference: "payment" }, now);
    const due = await findDueRefunds(database.write, now, 20);
    expect(due.map(({ attemptId, reference }) => [attemptId, reference])).toEqual([
      [two, "payment"],
      [one, "part"],
    ]);
  });
});
