import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "./ports.ts";
import { startProgram } from "./program.ts";
import { temporaryFolder } from "./chalkbox.ts";
import { request } from "undici";

/** An upstream shop and how to get tokens for it. */
export interface Upstream {
  readonly graphqlUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A service that a test started for itself. */
export interface Service {
  /** e.g. `http://127.0.0.1:23456` */
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * The upstream that the environment names.
 *
 * @returns undefined when it names none
 * @throws Error when it names one in part
 */
export function upstreamOf(env: NodeJS.ProcessEnv): Upstream | undefined {
  const graphqlUrl = env["UPSTREAM_URL"];
  if (graphqlUrl === undefined || graphqlUrl === "") return undefined;
  const needed = (name: string): string => {
    const value = env[name];
    if (value === undefined || value === "") throw new Error(`UPSTREAM_URL is set: ${name} must be set, too`);
    return value;
  };
  return {
    graphqlUrl,
    tokenUrl: needed("TOKEN_URL"),
    clientId: needed("OAUTH_CLIENT_ID"),
    clientSecret: needed("OAUTH_CLIENT_SECRET"),
  };
}

const readyText = '"ready"';
const secret = (): string => randomBytes(24).toString("base64url");

/** A shop that a test started for itself. */
export interface OwnShop {
  readonly upstream: Upstream;
  /** e.g. `http://127.0.0.1:23456` */
  readonly origin: string;
  /** Origin of its pictures. */
  readonly media: string;
  readonly pid: number;
  /** Opens its back office. */
  readonly operatorToken: string;
  /** Path of its database's unix socket, and the user there: for measurements beside the shop. */
  readonly databaseSocket: string;
  readonly databaseUser: string;
  /** Everything that it has logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/** The shop service alone, with fresh demo data in a folder of its own. */
export async function startOwnShop(): Promise<OwnShop> {
  const dataDir = await temporaryFolder();
  const port = await freePort(1);
  const [clientId, clientSecret] = ["chalkbox-tests", secret()];
  const operatorToken = secret();
  const program = await startProgram({
    entry: "services/shop/src/main.ts",
    env: {
      // As deployed: graphql-js then leaves out the checks that developers need.
      NODE_ENV: "production",
      SHOP_PORT: String(port),
      SHOP_MEDIA_PORT: String(port + 1),
      DATA_DIR: dataDir,
      OAUTH_CLIENT_ID: clientId,
      OAUTH_CLIENT_SECRET: clientSecret,
      TOKEN_SECRET: secret(),
      OPERATOR_TOKEN: operatorToken,
      PAYMENT_MERCHANT_ID: "chalkbox",
      PAYMENT_SECRET: secret(),
      SANDBOX_URL: "http://127.0.0.1:9",
      SANDBOX_PUBLIC_URL: "http://127.0.0.1:9",
      // Mails stay in the outbox: these tests do not read them.
      MAIL_URL: "smtp://127.0.0.1:9",
    },
    readyText,
    patience: 120_000,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    upstream: { graphqlUrl: `${origin}/graphql`, tokenUrl: `${origin}/oauth/token`, clientId, clientSecret },
    origin,
    media: `http://127.0.0.1:${port + 1}`,
    pid: program.pid,
    operatorToken,
    databaseSocket: join(dataDir, "postgres", "socket", ".s.PGSQL.5432"),
    databaseUser: "shop",
    log: () => program.output(),
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** One whose log can be read. */
export interface LoggedService extends Service {
  /** Everything that it has logged so far. */
  log(): string;
}

/** A gateway that a test started for itself. */
export interface OwnGateway extends LoggedService {
  /** Notifies it, as a shop does, that answers with these tags are no longer true. */
  invalidate(tags: readonly string[]): Promise<void>;
}

/**
 * A gateway of its own in front of an upstream; it need not be there.
 *
 * @param env added to its environment
 */
export async function startGateway(
  upstream: Upstream,
  env: Readonly<Record<string, string>> = {},
): Promise<OwnGateway> {
  const dataDir = await temporaryFolder();
  const port = await freePort();
  const invalidationSecret = secret();
  const program = await startProgram({
    entry: "services/gateway/src/main.ts",
    env: {
      GATEWAY_PORT: String(port),
      DATA_DIR: dataDir,
      UPSTREAM_URL: upstream.graphqlUrl,
      TOKEN_URL: upstream.tokenUrl,
      OAUTH_CLIENT_ID: upstream.clientId,
      OAUTH_CLIENT_SECRET: upstream.clientSecret,
      INVALIDATION_SECRET: invalidationSecret,
      LOG_LEVEL: "info",
      ...env,
    },
    readyText,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    pid: program.pid,
    log: () => program.output(),
    async invalidate(tags) {
      const body = JSON.stringify({ id: randomUUID(), tags });
      const timestamp = String(Date.now());
      const signature = createHmac("sha256", invalidationSecret).update(`${timestamp}.${body}`).digest("hex");
      const headers = { "content-type": "application/json", "x-timestamp": timestamp, "x-signature": signature };
      const { status } = await fetch(`${origin}/internal/invalidate`, { method: "POST", headers, body });
      if (status !== 204) throw new Error(`The gateway answered ${status} to word of a change`);
    },
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/**
 * A storefront of its own in front of a gateway; serves what was built last.
 *
 * @param media where pictures are; another web has them, too
 * @param env added to its environment
 * @param entry what starts it, relative to the checkout; another build has its own
 */
export async function startWeb(
  gateway: string,
  media: string,
  env: Readonly<Record<string, string>> = {},
  entry = "web/server.ts",
): Promise<LoggedService> {
  const port = await freePort();
  const program = await startProgram({
    entry,
    env: {
      WEB_PORT: String(port),
      GATEWAY_URL: gateway,
      MEDIA_URL: media,
      SANDBOX_PUBLIC_URL: "http://localhost:9",
      NODE_ENV: "production",
      ...env,
    },
    readyText,
  });
  return {
    origin: `http://localhost:${port}`,
    pid: program.pid,
    log: () => program.output(),
    stop: async () => void (await program.stop()),
  };
}

/**
 * Loads the first page of a new web, which takes longest: a test that counts milliseconds or faults begins after it. It is
 * the Austrian store's, so that the gateway keeps no answer of the German one.
 */
export async function warmUp({ origin }: Service): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { statusCode, body } = await request(origin, { headers: { host: "at.localhost" } });
    await body.dump();
    if (statusCode === 200) return;
  }
  throw new Error(`${origin} does not answer its first page`);
}

/** The played third parties. @param shop origin that payments are reported to */
export async function startSandbox(shop: string): Promise<Service> {
  const dataDir = await temporaryFolder();
  const port = await freePort(1);
  const program = await startProgram({
    entry: "services/sandbox/src/main.ts",
    env: {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(port + 1),
      DATA_DIR: dataDir,
      SHOP_URL: shop,
      PAYMENT_MERCHANT_ID: "chalkbox",
      PAYMENT_SECRET: secret(),
    },
    readyText,
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: program.pid,
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
