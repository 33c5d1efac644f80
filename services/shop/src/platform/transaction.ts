import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import postgres from "postgres";

/** Deadlock and serialization failure: PostgreSQL rolled back and expects another try. */
const retryable = new Set(["40P01", "40001"]);
const maxAttempts = 8;

/** Runs `work` in a transaction; see `Database.transaction`. */
export async function runTransaction<T, Types extends Record<string, unknown>>(
  sql: postgres.Sql<Types>,
  work: (tx: postgres.TransactionSql<Types>) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(sql, work);
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
      // Jitter, so that two transactions that met do not meet again.
      await wait(Math.random() * Math.min(200, 5 * 2 ** attempt));
    }
  }
}

function isRetryable(error: unknown): boolean {
  return error instanceof postgres.PostgresError && retryable.has(error.code);
}

interface State {
  isOver: boolean;
}

/**
 * One try. When the connection is lost in the middle, the driver reports it at once, but lets the work go on: it would
 * send what follows over the next connection, outside of any transaction, and its own `rollback` to none, which ends
 * the process (porsager/postgres#1154, #1155). So a transaction that is over takes no statement, and the work of one
 * whose connection is gone is never reported to the driver.
 */
async function runOnce<T, Types extends Record<string, unknown>>(
  sql: postgres.Sql<Types>,
  work: (tx: postgres.TransactionSql<Types>) => Promise<T>,
): Promise<T> {
  const state: State = { isOver: false };
  try {
    // The box keeps the driver from looking into a result that is an array.
    const box = await sql.begin(async (tx) => {
      try {
        const result = await work(untilOver(tx, state));
        return state.isOver ? await never() : { result };
      } catch (error) {
        // A statement that was on its way fails just before its connection counts as lost.
        await nextTurn();
        if (state.isOver) return await never();
        throw error;
      }
    });
    return box.result;
  } finally {
    state.isOver = true;
  }
}

const never = (): Promise<never> => new Promise(() => undefined);

function untilOver<Types extends Record<string, unknown>>(
  tx: postgres.TransactionSql<Types>,
  state: State,
): postgres.TransactionSql<Types> {
  const check = (): void => {
    if (state.isOver) throw new Error("This transaction is over: its connection was lost, or its work was not awaited");
  };
  return new Proxy(tx, {
    apply: (target, self, parameters) => {
      check();
      return Reflect.apply(target, self, parameters);
    },
    get: (target, key) => {
      check();
      return Reflect.get(target, key);
    },
  });
}
