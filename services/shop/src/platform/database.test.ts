import { createServer } from "node:net";
import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { startTestDatabase } from "../../test/shop-test.ts";
import { DatabaseUnreachable, openDatabase, type TransactionSql } from "./database.ts";

const database = await startTestDatabase();
await database.write`create table counter (id integer primary key, value integer not null)`;

/** Two transactions that wait here for each other, the first time round. */
function meetingPoint(parties: number): () => Promise<void> {
  let arrived = 0;
  let release = (): void => undefined;
  const all = new Promise<void>((resolve) => {
    release = resolve;
  });
  return () => {
    arrived += 1;
    if (arrived === parties) release();
    return all;
  };
}

describe("the pools", () => {
  it("plan reads for their own parameters, and writes as usual", async () => {
    const [read] = await database.read`show plan_cache_mode`;
    const [write] = await database.write`show plan_cache_mode`;
    expect([read?.["planCacheMode"], write?.["planCacheMode"]]).toEqual(["force_custom_plan", "auto"]);
  });

  it("return columns in camelCase, and leave what a JSON column holds as it is", async () => {
    const [row] = await database.read`select 1 as lowest_30_days_cents, '{"a_b": 1}'::jsonb as extra_tabs`;
    expect(row).toEqual({ lowest30DaysCents: 1, extraTabs: { a_b: 1 } });
  });

  it("read bigint as number, date as day, and refuse a bigint that a number cannot hold", async () => {
    expect(
      await database.read`select 9007199254740991::bigint as big, '2026-02-28'::date as day, '2026-02-28T10:00:00+01'::timestamptz as moment`,
    ).toEqual([{ big: 9_007_199_254_740_991, day: "2026-02-28", moment: new Date("2026-02-28T09:00:00Z") }]);
    await expect(database.read`select 9007199254740993::bigint as big`).rejects.toThrow(/beyond the safe integers/);
  });

  it("write a day and a bigint as they were read", async () => {
    const rows = await database.write`select ${"2026-02-28"}::date as day, ${9_007_199_254_740_991}::bigint as big`;
    expect(rows).toEqual([{ day: "2026-02-28", big: 9_007_199_254_740_991 }]);
  });
});

describe("transaction", () => {
  it("has a connection to itself, however many statements are on their way", async () => {
    await database.write`insert into counter values (41, 0)`;
    const add = () => database.transaction((tx) => tx`update counter set value = value + 1 where id = 41`);
    const read = () => database.write`select 1 as one`.execute();
    await Promise.all(Array.from({ length: 5 }, () => database.write`select pg_sleep(0.05)`));
    const all = async (calls: readonly (() => Promise<unknown>)[]) => {
      const outcomes = await Promise.allSettled(calls.map((call) => call()));
      return outcomes.filter(({ status }) => status === "rejected");
    };
    // The driver sends up to a hundred statements ahead over each of the five connections.
    for (const reads of [495, 500, 505]) {
      expect(
        await all([...Array.from({ length: reads }, () => read), ...Array.from({ length: 10 }, () => add)]),
      ).toEqual([]);
    }
    expect(await database.write`select value from counter where id = 41`).toEqual([{ value: 30 }]);
  });

  it("gives the result of its work, arrays as they are", async () => {
    expect(await database.transaction(() => Promise.resolve([1, 2]))).toEqual([1, 2]);
  });

  it("rolls back and throws on what its work throws, without another try", async () => {
    let runs = 0;
    const failing = database.transaction(async (tx) => {
      runs += 1;
      await tx`insert into counter values (1, 1)`;
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(runs).toBe(1);
    expect(await database.write`select 1 from counter where id = 1`).toHaveLength(0);
  });

  it("runs again after a deadlock, so that both sides succeed", async () => {
    await database.write`insert into counter values (10, 0), (11, 0)`;
    const meet = meetingPoint(2);
    let runs = 0;
    const add = (first: number, second: number): Promise<void> =>
      database.transaction(async (tx) => {
        runs += 1;
        await tx`update counter set value = value + 1 where id = ${first}`;
        await meet();
        await tx`update counter set value = value + 1 where id = ${second}`;
      });
    await Promise.all([add(10, 11), add(11, 10)]);
    // Both may find the deadlock at once, and both run again.
    expect(runs).toBeGreaterThanOrEqual(3);
    expect(await database.write`select value from counter where id in (10, 11)`).toEqual([{ value: 2 }, { value: 2 }]);
  });

  it("runs again after a serialization failure", async () => {
    await database.write`insert into counter values (20, 0)`;
    const meet = meetingPoint(2);
    const add = (): Promise<void> =>
      database.transaction(async (tx) => {
        await tx`set transaction isolation level serializable`;
        const [row] = await tx`select value from counter where id = 20`;
        await meet();
        await tx`update counter set value = ${Number(row?.["value"]) + 1} where id = 20`;
      });
    await Promise.all([add(), add()]);
    expect(await database.write`select value from counter where id = 20`).toEqual([{ value: 2 }]);
  });
});

describe("a transaction whose connection is lost", () => {
  /** Ends the connection of a transaction, as a server does that is restarted. */
  async function cut(tx: TransactionSql): Promise<void> {
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await database.read`select pg_terminate_backend(${row?.pid ?? 0})`;
  }
  /** Statements of others, on every connection that there is: one on its way would arrive before these. */
  const others = (): Promise<unknown> => Promise.all(Array.from({ length: 6 }, () => database.write`select 1`));
  /** Settles when the transaction has failed, which it does before its work has ended. */
  const failureOf = (transaction: Promise<unknown>): Promise<void> =>
    transaction.then(
      () => undefined,
      () => undefined,
    );
  const rowsBelow = async (limit: number): Promise<number> =>
    (await database.write`select from counter where id between 30 and ${limit}`).length;

  it("fails, and what it does afterwards is not done over the connections of others", async () => {
    const done: string[] = [];
    const cutOff = database.transaction(async (tx) => {
      await tx`insert into counter values (30, 0)`;
      await cut(tx);
      await failed;
      await others();
      done.push("asked");
      await tx`insert into counter values (31, 0)`;
      done.push("inserted");
    });
    const failed = failureOf(cutOff);
    await expect(cutOff).rejects.toThrow("CONNECTION_CLOSED");
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(["asked"]);
    await others();
    expect([done, await rowsBelow(31)]).toEqual([["asked"], 0]);
  });

  it.each(["waits for a statement", "is about to commit", "throws"])(
    "leaves the shop running when it %s",
    async (when) => {
      const cutOff = database.transaction(async (tx) => {
        await tx`insert into counter values (32, 0)`;
        const cutting = cut(tx);
        if (when === "waits for a statement") await Promise.all([cutting, tx`select pg_sleep(3)`]);
        await cutting;
        await failed;
        if (when === "throws") throw new Error("no");
      });
      const failed = failureOf(cutOff);
      // A statement on its way may fail before the connection is known to be lost.
      await expect(cutOff).rejects.toThrow(/CONNECTION_CLOSED|terminating connection/);
      // The next ones may still meet that connection; those after them do not.
      await vi.waitFor(others, { timeout: 10_000 });
      expect(await rowsBelow(32)).toBe(0);
    },
  );

  it("still throws what another connection's loss makes its work throw", async () => {
    const failing = database.transaction(() =>
      database.transaction(async (tx) => {
        await cut(tx);
        await new Promise(() => undefined);
      }),
    );
    await expect(failing).rejects.toThrow("CONNECTION_CLOSED");
    expect(await database.write`select 1 as one`).toEqual([{ one: 1 }]);
  });
});

describe("openDatabase", () => {
  it("states in one line, without the password, why a server cannot be used", async () => {
    const fields = "SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed\0\0";
    const header = Buffer.from([0x45, 0, 0, 0, 4 + Buffer.byteLength(fields)]);
    const server = createServer((socket) =>
      socket.once("data", () => socket.end(Buffer.concat([header, Buffer.from(fields)]))),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const databaseUrl = `postgres://shop:hidden-password@127.0.0.1:${port}/shop`;
    const failure = await openDatabase({ databaseUrl, dataDir: "/nowhere" }, pino({ level: "silent" })).catch(
      (error: unknown) => error,
    );
    server.close();
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect(String(failure)).toBe(
      "DatabaseUnreachable: Cannot use the database of DATABASE_URL: password authentication failed",
    );
  });
});
