import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { describe, expect, it, onTestFinished } from "vitest";
import { Browser } from "./browser.ts";
import { access, guest, payment, shipping, withFullCart } from "./journey.ts";
import { clientSecret } from "./start.ts";
import { startUpstream, type TestUpstream } from "./upstream.ts";

const entry = resolve(import.meta.dirname, "../src/main.ts");

/** A gateway in a process of its own. */
interface GatewayProcess {
  readonly origin: string;
  readonly child: ChildProcess;
}

/** Starts a gateway as `npm start` does, and waits until it can be used; it is killed with the test at the latest. */
async function startProcess(upstream: TestUpstream, dataDir: string): Promise<GatewayProcess> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", entry], {
    env: {
      PATH: process.env["PATH"] ?? "",
      GATEWAY_PORT: "0",
      DATA_DIR: dataDir,
      UPSTREAM_URL: upstream.graphqlUrl,
      TOKEN_URL: upstream.tokenUrl,
      OAUTH_CLIENT_ID: "chalkbox",
      OAUTH_CLIENT_SECRET: clientSecret,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /"ready":true,"port":(\d+)/.exec(line)?.[1];
    if (port !== undefined) return { origin: `http://127.0.0.1:${port}`, child };
  }
  throw new Error("The gateway ended before it was ready");
}

async function end({ child }: GatewayProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

describe("a gateway without Redis", () => {
  it.each(["SIGKILL", "SIGTERM"] as const)(
    "finds everyone's progress again after %s",
    async (signal) => {
      const upstream = await startUpstream();
      const dataDir = mkdtempSync(join(tmpdir(), "gateway-"));
      onTestFinished(async () => {
        await upstream.stop();
        rmSync(dataDir, { recursive: true, force: true });
      });
      const first = await startProcess(upstream, dataDir);
      const visitor = await withFullCart(new Browser(first.origin), upstream);
      await visitor.data(guest);
      await visitor.data(shipping);
      await visitor.data(payment, { id: "INVOICE" });
      // No breath in between: what was answered is kept.
      await end(first, signal);

      const second = await startProcess(upstream, dataDir);
      const back = new Browser(second.origin);
      for (const [name, value] of visitor.cookies) back.cookies.set(name, value);
      expect(await back.data(access("SUMMARY"))).toEqual({
        session: { checkout: { access: { allowed: true, redirectTo: null, toast: null } } },
      });
    },
    30_000,
  );
});
