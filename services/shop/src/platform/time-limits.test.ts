import { afterAll, describe, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { connect, isOutOfTime, type TransactionSql, unlimitedTime, withoutTimeLimits } from "./database.ts";
import type { Domain } from "./domain.ts";
import { overloaded, presentError } from "./errors.ts";

const database = await startTestDatabase();
await database.write`create table counter (id integer primary key, value integer not null)`;
await database.write`insert into counter values (1, 0)`;
await writeAssortment(database);

const limits = { statement: 400, lock: 200, idleInTransaction: 300 };
const hurried = connect(database.address, 2, limits);
afterAll(() => hurried.close());

const valueOf = async (): Promise<unknown> => (await database.write`select value from counter`)[0]?.["value"];
const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** For what comes later on a busy machine. */
const patient = { timeout: 15_000 };
/** Statements of others, on every connection that there is. */
const othersOn = (pool: typeof hurried): Promise<unknown> =>
  Promise.all(Array.from({ length: 6 }, () => pool.write`select 1`));

/** Has another connection hold a lock while `work` runs. */
async function whileHolding(take: (tx: TransactionSql) => Promise<unknown>, work: () => Promise<void>): Promise<void> {
  await withoutTimeLimits(database.address, 1, (holder) =>
    holder.transaction(async (tx) => {
      await take(tx);
      await work();
    }),
  );
}

describe("a lock that another connection holds", () => {
  it("lets a request fail in time with an error that reports it, changes nothing, and is no trouble once it is gone", async () => {
    const shopper = await new Shopper(database).arrive();
    await shopper.add(1_001);
    await whileHolding(
      (tx) => tx`select from cart where id = ${shopper.cartId} for update`,
      async () => {
        // The lock is held until this has failed: without a limit it never would.
        const fault = await faultOf(shopper.add(1_002));
        expect(isOutOfTime(fault)).toBe(true);
        const shown = presentError(fault, shopper.context().log, "r-1");
        expect(shown.toJSON()).toEqual({
          message: overloaded().message,
          extensions: { classification: "OVERLOADED", messageKey: "vue.message.overloaded" },
        });
      },
    );
    expect((await shopper.cart()).positions.map(({ itemId }) => itemId)).toEqual(["1001"]);
    expect((await shopper.add(1_002)).cart.positions.map(({ itemId }) => itemId)).toEqual(["1001", "1002"]);
  });

  it("rolls back what the transaction did before it had to wait", async () => {
    await hurried.write`insert into counter values (2, 0)`;
    await whileHolding(
      (tx) => tx`select from counter where id = 2 for update`,
      async () => {
        const failing = hurried.transaction(async (tx) => {
          await tx`update counter set value = 7 where id = 1`;
          await tx`update counter set value = 7 where id = 2`;
        });
        expect(isOutOfTime(await faultOf(failing))).toBe(true);
      },
    );
    expect(await database.write`select value from counter order by id`).toEqual([{ value: 0 }, { value: 0 }]);
    await database.write`delete from counter where id = 2`;
  });

  it("is waited for by work that no request waits for", async () => {
    let waiting: Promise<unknown> = Promise.resolve();
    await whileHolding(
      (tx) => tx`select from counter where id = 1 for update`,
      async () => {
        waiting = withoutTimeLimits(
          database.address,
          1,
          ({ write }) => write`update counter set value = 0 where id = 1`,
        );
        // PostgreSQL states that it has waited longer than anything that has a limit.
        const waitingLong = () => database.read`
          select from pg_stat_activity
          where wait_event_type = 'Lock' and query like 'update counter set value = 0%'
            and datname = current_database() and now() - query_start > ${2 * limits.statement} * interval '1 millisecond'`;
        await expect.poll(waitingLong, patient).toHaveLength(1);
      },
    );
    await expect(waiting).resolves.toHaveLength(0);
  });
});

describe("a statement that takes too long", () => {
  it("is ended, for reads as well as for writes", async () => {
    expect(isOutOfTime(await faultOf(hurried.write`select pg_sleep(5)`))).toBe(true);
    expect(isOutOfTime(await faultOf(hurried.read`select pg_sleep(5)`))).toBe(true);
  });

  it("answers 503 where there is no graph to answer", async () => {
    const slow: Domain = {
      name: "slow",
      routes: () => [["GET /slow", async () => void (await hurried.read`select pg_sleep(5)`)]],
    };
    const shop = await startTestShop(testPlatform({ database }), [slow]);
    const response = await fetch(`${shop}/slow`);
    expect([response.status, await response.json()]).toMatchObject([
      503,
      { errors: [{ extensions: { classification: "OVERLOADED" } }] },
    ]);
  });
});

describe("a transaction that does nothing", () => {
  it("gives its locks back, and what it does afterwards goes nowhere", async () => {
    const done: string[] = [];
    const stuck = hurried.transaction(async (tx) => {
      await tx`update counter set value = 9 where id = 1`;
      await failed;
      // Connections that were lost are opened again for others.
      await othersOn(hurried);
      done.push("asked");
      await tx`update counter set value = 10 where id = 1`;
      done.push("updated");
    });
    const failed = faultOf(stuck);
    expect(await failed).toBeInstanceOf(Error);
    await expect.poll(() => done, patient).toEqual(["asked"]);
    // A statement on its way would arrive before these.
    await othersOn(hurried);
    expect([done, await valueOf()]).toEqual([["asked"], 0]);
  });
});

it("serves visitors with limits, and seeds and indexes without", async () => {
  const limitsOf = async (pool: typeof database.write): Promise<unknown> =>
    (
      await pool`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
      current_setting('idle_in_transaction_session_timeout') as idle`
    )[0];
  const visitors = { statement: "4s", lock: "2s", idle: "10s" };
  expect([await limitsOf(database.write), await limitsOf(database.read)]).toEqual([visitors, visitors]);
  const patient = connect(database.address, 1, unlimitedTime);
  expect(await limitsOf(patient.read)).toEqual({ statement: "0", lock: "0", idle: "0" });
  await patient.close();
});
