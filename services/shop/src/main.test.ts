import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";

const folders: string[] = [];
const children: ChildProcess[] = [];

/** A data folder that PostgreSQL's account may pass through. */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "chalkbox-main-"));
  chmodSync(folder, 0o755);
  folders.push(folder);
  return folder;
}

interface Shop {
  readonly child: ChildProcess;
  /** Resolves with the port when the shop is ready; rejects when it exits first. */
  readonly ready: Promise<number>;
  /** What it has logged so far. */
  readonly output: () => string;
  /** Resolves when the process has ended. */
  readonly ended: Promise<{ code: number | null; errors: string }>;
}

/** The shop as a process of its own, with a complete environment and what the test changes of it. */
function startShop(changes: Record<string, string | undefined>): Shop {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH: process.env["PATH"],
      SHOP_PORT: "0",
      OAUTH_CLIENT_ID: "chalkbox",
      OAUTH_CLIENT_SECRET: "client-secret-for-tests",
      TOKEN_SECRET: "token-secret-for-tests",
      SANDBOX_URL: "http://127.0.0.1:9",
      SANDBOX_PUBLIC_URL: "http://sandbox.test",
      MAIL_URL: "smtp://127.0.0.1:9",
      PAYMENT_MERCHANT_ID: "chalkbox",
      PAYMENT_SECRET: "payment-secret-for-tests",
      ...changes,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const ended = once(child, "close").then(() => ({ code: child.exitCode, errors }));
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      const port = /"ready":true,"port":(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve(Number(port));
    });
    void ended.then(() => reject(new Error(`The shop ended: ${errors}`)));
  });
  // A test that expects the end does not wait for readiness.
  ready.catch(() => undefined);
  return { child, ready, output: () => output, ended };
}

afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "close");
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe("the shop's process", { timeout: 120_000 }, () => {
  it("starts in an empty folder, stops on SIGTERM, and is ready again without preparing anything", async () => {
    const DATA_DIR = newFolder();
    const first = startShop({ DATA_DIR });
    const port = await first.ready;
    expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
    first.child.kill("SIGTERM");
    expect(await first.ended).toEqual({ code: 0, errors: "" });

    const second = startShop({ DATA_DIR });
    await second.ready;
    // What takes the first start its time is there.
    expect(first.output()).toContain("demo data");
    expect(second.output()).not.toContain("demo data");
    second.child.kill("SIGINT");
    expect((await second.ended).code).toBe(0);
  });

  it("reports in one line which variable is missing", async () => {
    const { code, errors } = await startShop({ TOKEN_SECRET: undefined }).ended;
    expect({ code, errors }).toEqual({ code: 1, errors: "TOKEN_SECRET is missing\n" });
  });

  it("reports in one line that its port is taken, before it prepares a database", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const address = taken.address();
    const port = typeof address === "object" && address !== null ? String(address.port) : "";
    const { code, errors } = await startShop({ SHOP_PORT: port, DATA_DIR: "/proc/none" }).ended;
    taken.close();
    expect({ code, errors }).toEqual({ code: 1, errors: `Port ${port} is in use. Set SHOP_PORT to a free one.\n` });
  });

  it("reports in one line that its data folder is broken", async () => {
    const DATA_DIR = newFolder();
    mkdirSync(join(DATA_DIR, "postgres/cluster-18"), { recursive: true });
    writeFileSync(join(DATA_DIR, "postgres/cluster-18/notes.txt"), "");
    const { code, errors } = await startShop({ DATA_DIR }).ended;
    expect(code).toBe(1);
    expect(errors).toMatch(/^The database in .* is broken: [^\n]+\n$/);
  });
});
