import { randomUUID } from "node:crypto";
import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from "graphql";
import { pino } from "pino";
import { afterAll, inject } from "vitest";
import { createCallLog } from "../src/platform/call-log.ts";
import { type Clock, systemClock } from "../src/platform/clock.ts";
import { type Config, readConfig } from "../src/platform/config.ts";
import type { Caller, Language, ShopContext, Store } from "../src/platform/context.ts";
import { connect, type Database, unlimitedTime } from "../src/platform/database.ts";
import type { Domain } from "../src/platform/domain.ts";
import { ShopError } from "../src/platform/errors.ts";
import { createInvalidation } from "../src/platform/invalidation.ts";
import { createContext, type Platform } from "../src/platform/platform.ts";
import { createStorage } from "../src/platform/storage/storage.ts";
import { domains, loadSchema } from "../src/schema.ts";
import { startServer } from "../src/server.ts";
import { atDatabase } from "./server-address.ts";

/**
 * A fresh, migrated, empty database for one test file; call it once at the file's top (`await` works there) or in
 * `beforeAll`. It is dropped after the file's tests.
 */
export async function startTestDatabase(): Promise<Database> {
  const { address, template } = inject("testServer");
  const name = `shop_test_${randomUUID().replaceAll("-", "")}`;
  const admin = connect(address, 1, unlimitedTime);
  await admin.write.unsafe(`create database ${name} template ${template}`);
  // Few connections: all files of a run share one server.
  const database = connect(atDatabase(address, name), 5);
  afterAll(async () => {
    await database.close();
    await admin.write.unsafe(`drop database ${name} with (force)`);
    await admin.close();
  });
  return database;
}

/** A complete configuration for tests; port 0 takes a free port. */
export const testConfig: Config = readConfig({
  SHOP_PORT: "0",
  LOG_LEVEL: "silent",
  OAUTH_CLIENT_ID: "chalkbox",
  OAUTH_CLIENT_SECRET: "client-secret-for-tests",
  TOKEN_SECRET: "token-secret-for-tests",
  SANDBOX_URL: "http://127.0.0.1:9",
  SANDBOX_PUBLIC_URL: "http://sandbox.test",
  MAIL_URL: "smtp://127.0.0.1:9",
  PAYMENT_MERCHANT_ID: "chalkbox",
  PAYMENT_SECRET: "payment-secret-for-tests",
  OPERATOR_TOKEN: "operator-token-for-tests",
});

/** A caller without a login, on a device with a user id of its own. */
export function anonymousCaller(): Caller {
  return { userId: randomUUID(), customer: null, tokenFault: null };
}

/** What a test decides about a context; everything else has a plain default. */
export interface TestContextOptions {
  readonly database: Database;
  /** Default `de`. */
  readonly store?: Store;
  /** Default: the store's German. */
  readonly language?: Language;
  /** Default: {@link anonymousCaller}. */
  readonly caller?: Caller;
  /** Default: the machine's time. */
  readonly clock?: Clock;
  readonly config?: Config;
  /** Default: unknown. */
  readonly visitorAddress?: string;
  /** Default: none. */
  readonly visitorDevice?: string | null;
}

const german = { de: "de-DE", at: "de-AT", ch: "de-CH", b2b: "de-DE" } as const;

/** The context of one operation, as a request of the storefront would have it. */
export function testContext(options: TestContextOptions): ShopContext {
  const store = options.store ?? "de";
  return createContext(testPlatform(options), {
    storefront: { store, language: options.language ?? german[store] },
    caller: options.caller ?? anonymousCaller(),
    requestId: randomUUID(),
    visitorAddress: options.visitorAddress ?? null,
    visitorDevice: options.visitorDevice ?? null,
  });
}

/** The platform of a test; it logs nothing. */
export function testPlatform(options: Pick<TestContextOptions, "database" | "clock" | "config">): Platform {
  return {
    config: options.config ?? testConfig,
    database: options.database,
    clock: options.clock ?? systemClock,
    log: pino({ level: "silent" }),
    storage: createStorage((options.config ?? testConfig).storage),
    calls: createCallLog(),
    invalidation: createInvalidation({ urls: [], secret: "", clock: systemClock, log: pino({ level: "silent" }) }),
  };
}

/** What the graph answered; `data` and `errors` as they would travel. */
export interface QueryResult {
  readonly data: unknown;
  readonly errors: readonly {
    readonly message: string;
    readonly path: readonly (string | number)[];
    readonly extensions: Readonly<Record<string, unknown>>;
  }[];
}

let schema: GraphQLSchema | undefined;

/**
 * Runs an operation through the shop's real schema.
 * @throws what a resolver threw, unless it is an error meant for the caller; and when the document is not valid
 */
export async function runQuery(
  context: ShopContext,
  document: string | DocumentNode,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<QueryResult> {
  schema ??= loadSchema();
  const parsed = typeof document === "string" ? parse(document) : document;
  const faults = validate(schema, parsed);
  if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join("\n"));
  const result = await execute({ schema, document: parsed, contextValue: context, variableValues: variables });
  const errors = (result.errors ?? []).map((error) => {
    const cause = error.originalError;
    // Masking would hide a bug from the test that met it.
    if (cause !== undefined && cause !== null && !(cause instanceof ShopError)) throw cause;
    return { message: error.message, path: error.path ?? [], extensions: error.extensions };
  });
  // Plain objects compare; those of graphql-js have no prototype.
  return { data: result.data === undefined ? null : JSON.parse(JSON.stringify(result.data)), errors };
}

/**
 * The shop's HTTP server on a free port, for tests of routes; stopped after the file's tests.
 * @returns its address, without a slash at the end
 */
export async function startTestShop(
  platform: Platform,
  parts: readonly Domain[] = domains,
  graph: GraphQLSchema = loadSchema(parts),
): Promise<string> {
  const server = await startServer({ ...platform, config: { ...platform.config, port: 0 } }, graph, parts);
  afterAll(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}
