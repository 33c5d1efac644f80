import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, Pool, request } from "undici";
import { describe, expect, it, onTestFinished } from "vitest";
import { freePort } from "../../../tests/testkit/ports.ts";
import { type Program, startProgram } from "../../../tests/testkit/program.ts";
import { clientSecret } from "./start.ts";
import { startUpstream, type TestUpstream } from "./upstream.ts";

interface RealGateway {
  readonly origin: string;
  readonly program: Program;
  readonly upstream: TestUpstream;
}

/** The gateway as it is run: a process of its own. */
async function startProcess(env: Readonly<Record<string, string>>): Promise<RealGateway> {
  const upstream = await startUpstream();
  const dataDir = mkdtempSync(join(tmpdir(), "gateway-"));
  const port = await freePort();
  const program = await startProgram({
    entry: "services/gateway/src/main.ts",
    env: {
      GATEWAY_PORT: String(port),
      DATA_DIR: dataDir,
      UPSTREAM_URL: upstream.graphqlUrl,
      TOKEN_URL: upstream.tokenUrl,
      OAUTH_CLIENT_ID: "chalkbox",
      OAUTH_CLIENT_SECRET: clientSecret,
      LOG_LEVEL: "info",
      ...env,
    },
    readyText: '"ready"',
  });
  onTestFinished(async () => {
    await program.stop();
    await upstream.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { origin: `http://127.0.0.1:${port}`, program, upstream };
}

const headers = { "content-type": "application/json" };
const body = JSON.stringify({ query: "{ shop_version }" });

/** Visitors on keep-alive connections, some busy and some mostly idle, until somebody says that it is enough. */
function putLoadOn(origin: string) {
  const pool = new Pool(origin, { connections: 40, pipelining: 1 });
  const seen = { answered: 0, lost: [] as unknown[], isOver: false };
  const visit = async (pause: number): Promise<void> => {
    while (!seen.isOver) {
      try {
        const answer = await pool.request({ method: "POST", path: "/api/shop/", headers, body });
        expect(await answer.body.json()).toHaveProperty("data.shop_version");
        seen.answered += 1;
      } catch (error) {
        seen.lost.push(error);
      }
      await sleep(pause);
    }
  };
  const visits = Array.from({ length: 40 }, (_, index) => visit(index % 4 === 0 ? 150 : 5));
  const end = async (): Promise<void> => {
    seen.isOver = true;
    await Promise.all(visits);
    await pool.close();
  };
  return { seen, end };
}

// A process takes its time to start on a busy machine.
describe("a gateway that gets SIGTERM", { timeout: 60_000 }, () => {
  it("under load loses no request: not ready at once, and answering until no request is left", async () => {
    const { origin, program } = await startProcess({ DRAIN_MS: "1500" });
    const probe = new Agent({ connections: 1 });
    onTestFinished(() => probe.destroy());
    const readiness = async (): Promise<number> => {
      const answer = await request(`${origin}/health/ready`, { dispatcher: probe });
      await answer.body.dump();
      return answer.statusCode;
    };
    expect(await readiness()).toBe(200);
    const { seen, end } = putLoadOn(origin);
    await expect.poll(() => seen.answered, { timeout: 10_000 }).toBeGreaterThan(200);

    process.kill(program.pid, "SIGTERM");
    // What a balancer does: it asks every now and then, and sends no more requests once the answer is no.
    await expect.poll(readiness, { interval: 20, timeout: 1_000 }).toBe(503);
    const atNotice = seen.answered;
    await sleep(700);
    await end();
    expect(seen.answered - atNotice).toBeGreaterThan(50);
    expect(seen.lost).toEqual([]);
    await program.stop();
    expect(program.output()).not.toContain('"level":50');
  });

  it("is alive and not ready meanwhile, and asks for connections not to be used again", async () => {
    const { origin, program } = await startProcess({ DRAIN_MS: "1000" });
    process.kill(program.pid, "SIGTERM");
    await expect
      .poll(async () => (await fetch(`${origin}/health/ready`)).status, { interval: 20, timeout: 900 })
      .toBe(503);
    const live = await fetch(`${origin}/health/live`);
    expect([live.status, live.headers.get("connection")]).toEqual([200, "close"]);
  });

  it("lets a request under way finish, and does not wait for idle connections", async () => {
    const { origin, program, upstream } = await startProcess({ DRAIN_MS: "0", STOP_PATIENCE_MS: "5000" });
    const idle = new Pool(origin, { connections: 1 });
    onTestFinished(() => idle.destroy());
    await (await idle.request({ method: "GET", path: "/health/live" })).body.dump();
    upstream.state.faults.push((respond) => void setTimeout(respond, 800, 200, '{"data":{"shop_version":"late"}}'));
    const slow = fetch(`${origin}/api/shop/`, { method: "POST", headers, body });
    await expect.poll(() => upstream.state.httpCalls).toBe(1);
    const asked = performance.now();
    process.kill(program.pid, "SIGTERM");
    expect(await (await slow).json()).toEqual({ data: { shop_version: "late" } });
    await program.stop();
    expect(performance.now() - asked).toBeLessThan(2_500);
  });

  it("that does not drain has ended within two seconds, whatever still waits", async () => {
    const { origin, program, upstream } = await startProcess({ DRAIN_MS: "0", STOP_PATIENCE_MS: "1200" });
    upstream.state.faults.push(() => undefined);
    const hanging = fetch(`${origin}/api/shop/`, { method: "POST", headers, body }).catch(() => "ended");
    await expect.poll(() => upstream.state.httpCalls).toBe(1);
    const asked = performance.now();
    await program.stop();
    expect(performance.now() - asked).toBeLessThan(2_000);
    expect(await hanging).toBe("ended");
  });
});
