import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import type { Config } from "../src/config.ts";
import { startGateway } from "../src/server.ts";
import { Browser } from "./browser.ts";
import { startUpstream, type TestUpstream } from "./upstream.ts";

/** A gateway on a free port, with an upstream of its own; both end with the test. */
export interface TestGateway {
  readonly origin: string;
  readonly upstream: TestUpstream;
  /** What was logged, as text. */
  readonly log: readonly string[];
  /** A new visitor. */
  browser(host?: string): Browser;
}

/** The client secret that the gateway of a test is given. */
export const clientSecret = "canary-client-secret";

const generous = { perVisitor: 1_000, perAddress: 10_000, windowMs: 60_000 };

/** Starts both. @param changes to the configuration */
export async function startTestGateway(changes: Partial<Config> = {}): Promise<TestGateway> {
  const upstream = await startUpstream();
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-"));
  const log: string[] = [];
  const gateway = await startGateway(
    {
      environment: "local",
      logLevel: "trace",
      host: "127.0.0.1",
      port: 0,
      trustedProxies: ["loopback"],
      rates: {
        login: generous,
        registration: generous,
        password: generous,
        lookup: generous,
        token: generous,
        visitor: generous,
      },
      dataDir,
      upstreamUrl: new URL(upstream.graphqlUrl),
      upstreamHealthUrl: null,
      token: { url: new URL(upstream.tokenUrl), clientId: "chalkbox", clientSecret },
      redisUrl: null,
      operatorToken: null,
      redisPrefix: "chalkbox:",
      ending: { drain: 0, patience: 1_200 },
      cacheBytes: 10_000_000,
      invalidationSecret: null,
      subschemasDir: dataDir,
      operationsDir: null,
      tracesUrl: null,
      ...changes,
    },
    pino({ level: "trace" }, { write: (line: string) => log.push(line) }),
  );
  onTestFinished(async () => {
    await gateway.stop();
    await upstream.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${gateway.port}`;
  return { origin, upstream, log, browser: (host) => new Browser(origin, host) };
}
