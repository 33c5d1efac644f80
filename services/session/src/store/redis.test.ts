import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { openRedisStore } from "./redis.ts";
import type { SessionStore } from "./session-store.ts";
import { describeSessionStore } from "./store-contract.ts";

const given = process.env["REDIS_URL"];
const hasBinary = spawnSync("redis-server", ["--version"]).status === 0;
const isRequired = process.env["CI_REDIS"] === "required";

let url = given ?? "";
let server: ChildProcess | undefined;

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const address = probe.address();
  await new Promise((closed) => probe.close(closed));
  if (address === null || typeof address === "string") throw new Error("No port");
  return address.port;
}

async function startServer(): Promise<void> {
  const port = await freePort();
  url = `redis://127.0.0.1:${port}`;
  server = spawn("redis-server", ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], { stdio: "ignore" });
  const client = new Redis(url, { retryStrategy: () => 50, maxRetriesPerRequest: 100 });
  client.on("error", () => undefined);
  await client.ping();
  client.disconnect();
}

function open(prefix: string, lifetime?: number): SessionStore {
  const store = openRedisStore(url, prefix, () => undefined, lifetime);
  onTestFinished(() => store.close());
  return store;
}

if (given === undefined && !hasBinary && !isRequired) {
  describe("the Redis session store", () => {
    it("is tested where there is a Redis: set REDIS_URL or install redis-server", () => {
      process.stderr.write("Redis is neither at REDIS_URL nor installed: its session store was not tested.\n");
      expect(isRequired).toBe(false);
    });
  });
} else {
  beforeAll(async () => {
    if (given === undefined) await startServer();
  }, 15_000);
  afterAll(() => void server?.kill());

  describeSessionStore("the Redis", async () => {
    const prefix = `test-${randomUUID()}:`;
    return { store: open(prefix), reopen: () => open(prefix) };
  });

  describe("the Redis session store", () => {
    it("lets records end by themselves", async () => {
      const store = open(`test-${randomUUID()}:`, 40);
      await store.update("a", (record) => ({ ...record, orderId: "1" }));
      expect((await store.get("a"))?.orderId).toBe("1");
      const deadline = performance.now() + 2_000;
      while ((await store.get("a")) !== null && performance.now() < deadline) await sleep(20);
      expect(await store.get("a")).toBeNull();
    });

    it("says that it is not ready when the server is away", async () => {
      const port = await freePort();
      const store = openRedisStore(`redis://127.0.0.1:${port}`, "", () => undefined);
      onTestFinished(() => store.close());
      expect(await store.isReady()).toBe(false);
    });
  });
}
