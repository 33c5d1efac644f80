import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A port without a listener. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => {
    probe.listen(0, "127.0.0.1", ready);
  });
  const address = probe.address();
  await new Promise((closed) => {
    probe.close(closed);
  });
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}

/**
 * Runs tests against a Redis: the one at REDIS_URL, else a `redis-server` started for them. Where there is neither
 * it reports it; with CI_REDIS=required that is a failure.
 * @param define describes the tests; the address is known once they run
 */
export function withRedis(define: (url: () => string) => void): void {
  const given = process.env["REDIS_URL"];
  const isInstalled = spawnSync("redis-server", ["--version"]).status === 0;
  if (given === undefined && !isInstalled) {
    describeAbsence();
    return;
  }
  let url = given ?? "";
  let server: ChildProcess | undefined;
  beforeAll(async () => {
    if (given !== undefined) return;
    const port = await freePort();
    url = `redis://127.0.0.1:${port}`;
    server = spawn(
      "redis-server",
      ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"],
      {
        stdio: "ignore",
      },
    );
    await untilItAnswers(url);
  }, 15_000);
  afterAll(() => {
    server?.kill();
  });
  define(() => url);
}

function describeAbsence(): void {
  describe("what uses Redis", () => {
    it("is tested where there is a Redis: set REDIS_URL or install redis-server", () => {
      process.stderr.write("Redis is neither at REDIS_URL nor installed: what uses it was not tested.\n");
      expect(process.env["CI_REDIS"]).not.toBe("required");
    });
  });
}

async function untilItAnswers(url: string): Promise<void> {
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  // It is not there at first: the client tries again.
  client.on("error", () => undefined);
  await client.ping();
  client.disconnect();
}
