import { setTimeout as wait } from "node:timers/promises";
import { lingerTime } from "@chalkbox/edge";
import type { Logger } from "pino";
import postgres from "postgres";
import type { Config } from "./config.ts";
import { startEmbeddedPostgres } from "./embedded-postgres/supervisor.ts";
import { errorCode } from "./error-code.ts";
import { runTransaction } from "./transaction.ts";

/** How columns arrive beyond the driver's own rules: `bigint` as number, `date` as `YYYY-MM-DD`. */
type ColumnTypes = { readonly int8: number; readonly day: string };

/** A pool of connections; a tagged template runs one statement. */
export type Sql = postgres.Sql<ColumnTypes>;

/** One open transaction. */
export type TransactionSql = postgres.TransactionSql<ColumnTypes>;

/** What a store function takes when it may run inside a transaction or outside. */
export type Queryable = postgres.ISql<ColumnTypes>;

/**
 * The shop's database. Three pools: catalogue reads want a plan for their own parameters, and transactions a connection
 * on which nothing else is on its way.
 */
export interface Database {
  /** Where it is, for a thread that opens connections of its own. */
  readonly address: ServerAddress;
  /** For single statements that change rows, and for reads that must see them. */
  readonly write: Sql;
  /** For reads with selective parameters: generic plans made listings four to eight times slower. */
  readonly read: Sql;
  /**
   * Runs `work` in a transaction, again when PostgreSQL rolled it back for a deadlock or a serialization failure.
   * `work` may therefore run more than once and must do nothing outside the transaction.
   * @throws whatever `work` throws, or what {@link isOutOfTime} accepts; the transaction is then rolled back
   */
  transaction<T>(work: (tx: TransactionSql) => Promise<T>): Promise<T>;
  /** Whether the server answers; checked on a connection of its own, which no visitor's statement occupies. */
  isAnswering(): Promise<boolean>;
  /**
   * Whether the disk has room for more than the database needs to go on; cheap. Always true of a server of
   * `DATABASE_URL`, whose disk is not ours to see.
   */
  hasRoom(): Promise<boolean>;
  /** Waits for running statements, at most half a second, and closes; stops the embedded server when there is one. */
  close(): Promise<void>;
}

/** Where a server listens: an address, or the path of a unix socket. */
export type ServerAddress =
  | { readonly kind: "url"; readonly url: string }
  | { readonly kind: "socket"; readonly path: string; readonly user: string; readonly database: string };

/** How long things may take, in milliseconds; 0: as long as they need. PostgreSQL itself ends what takes longer. */
export interface TimeLimits {
  /** One statement, locks that it waits for included. */
  readonly statement: number;
  /** Waiting for one lock. */
  readonly lock: number;
  /** A transaction that does nothing, which is what one of a stuck process does while others wait for its locks. */
  readonly idleInTransaction: number;
}

/** For whatever someone waits for: gateways give an operation up after five seconds. */
const visitorsPatience: TimeLimits = { statement: 4_000, lock: 2_000, idleInTransaction: 10_000 };

/** For the shop's own work on much of the database at once, which no request waits for. */
export const unlimitedTime: TimeLimits = { statement: 0, lock: 0, idleInTransaction: 0 };

/** The server of `DATABASE_URL` does not answer, or refuses us; the message is one line without the password. */
export class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

/** Opens the database that the configuration names: `DATABASE_URL`, else the embedded server in `DATA_DIR`. */
export async function openDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir"> & Partial<Pick<Config, "diskReserve">>,
  log: Logger,
): Promise<Database> {
  if (config.databaseUrl !== null) {
    const database = connect({ kind: "url", url: config.databaseUrl });
    await untilReachable(database, log);
    return database;
  }
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir, log, diskReserve: config.diskReserve ?? 0 });
  const database = connect({ kind: "socket", path: server.socketPath, user: server.user, database: server.database });
  return {
    ...database,
    hasRoom: () => server.space.hasRoom(),
    close: async () => {
      await database.close();
      if (lingerTime() === null) await server.stop();
      else server.leave();
    },
  };
}

/**
 * Opens the pools on a running server. Connections are made on first use.
 * @param maxConnections of each pool
 */
export function connect(address: ServerAddress, maxConnections = 10, limits = visitorsPatience): Database {
  const settings = {
    statement_timeout: String(limits.statement),
    lock_timeout: String(limits.lock),
    idle_in_transaction_session_timeout: String(limits.idleInTransaction),
  };
  const write = openPool(address, maxConnections, settings);
  const read = openPool(address, maxConnections, { ...settings, plan_cache_mode: "force_custom_plan" });
  // Where a connection has its hundredth statement to send, the driver sends a `begin` after it and forgets to reserve the
  // connection (porsager/postgres#1189): in a pool that only begins transactions, none is ever sent behind another.
  const transactions = openPool(address, maxConnections, settings);
  const probe = openPool(address, 1, settings);
  return {
    address,
    write,
    read,
    transaction: (work) => runTransaction(transactions, work),
    isAnswering: () =>
      probe`select 1`.then(
        () => true,
        () => false,
      ),
    hasRoom: async () => true,
    close: async () => {
      await Promise.all([write, transactions, read, probe].map((pool) => pool.end({ timeout: 0.5 })));
    },
  };
}

/** Lends connections of their own, without limits of time, to work that no request waits for, and closes them after it. */
export async function withoutTimeLimits<T>(
  address: ServerAddress,
  maxConnections: number,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = connect(address, maxConnections, unlimitedTime);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** `lock_timeout`, `statement_timeout` and `idle_in_transaction_session_timeout`. */
const outOfTime = new Set(["55P03", "57014", "25P03"]);

/** Whether PostgreSQL ended a statement because it took too long; it, and the transaction around it, changed nothing. */
export function isOutOfTime(error: unknown): boolean {
  return error instanceof postgres.PostgresError && outOfTime.has(error.code);
}

/** Whether there was no connection to PostgreSQL, so that the statement was never sent. */
export function isAway(error: unknown): boolean {
  return error instanceof Error && cannotBegin.has(errorCode(error));
}

/** Whether PostgreSQL found no room on its disk (`disk_full`); the statement, and the transaction, changed nothing. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof postgres.PostgresError && error.code === "53100";
}

/** What a server answers that is on its way up: no listener, no name yet, or "the database system is starting up". */
const startingUp = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "57P03", "CONNECT_TIMEOUT"]);
/** The same of one that is down, and of one that has no connection left (`too_many_connections`). */
const cannotBegin = new Set([...startingUp, "53300"]);
/** How long a server may take that was started together with the shop, in milliseconds. */
const startPatience = 15_000;

async function untilReachable(database: Database, log: Logger): Promise<void> {
  const deadline = performance.now() + startPatience;
  for (;;) {
    const failure = await tryConnection(database, deadline - performance.now());
    if (failure === null) return;
    if (startingUp.has(failure.code) && performance.now() < deadline) {
      log.warn({ code: failure.code }, "waiting for the database");
      await wait(500);
      continue;
    }
    await database.close();
    throw new DatabaseUnreachable(`Cannot use the database of DATABASE_URL: ${failure.reason}`);
  }
}

/** Why the database does not answer; null when it does. The driver itself would retry without end. */
function tryConnection(
  { write }: Database,
  timeout: number,
): Promise<{ readonly code: string; readonly reason: string } | null> {
  const answer = write`select 1`.then(
    () => null,
    (error: unknown) => {
      const code = errorCode(error);
      const reason = error instanceof Error && error.message !== "" ? error.message : code;
      return { code, reason };
    },
  );
  return Promise.race([answer, wait(timeout, { code: "", reason: "it does not answer" }, { ref: false })]);
}

function openPool(address: ServerAddress, max: number, settings: Record<string, string>): Sql {
  const options = {
    max,
    onnotice: () => undefined,
    connection: { application_name: "chalkbox-shop", ...settings },
    // Rows are what stores return: their columns arrive under the names that the rest of the shop uses.
    transform: { column: { from: postgres.toCamel } },
    types: {
      int8: { to: 20, from: [20], serialize: String, parse: parseInteger },
      day: { to: 1082, from: [1082], serialize: String, parse: String },
    },
  };
  if (address.kind === "url") return postgres(address.url, options);
  return postgres({ ...options, path: address.path, user: address.user, database: address.database });
}

function parseInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The bigint ${text} is beyond the safe integers`);
  return value;
}
