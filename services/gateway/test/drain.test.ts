import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** The gateway as it is run: a process of its own. @param stopPatience how long it may take to end, in ms */
async function startProcess(env: Readonly<Record<string, string>>, stopPatience = 5_000): Promise<RealGateway> {
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
    stopPatience,
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

/** Answers of all after which those who are mostly idle send a request. */
const rest = 100;

/** Visitors on keep-alive connections, some busy and some mostly idle, until the test has seen enough. */
function putLoadOn(origin: string) {
  const pool = new Pool(origin, { connections: 40, pipelining: 1 });
  const seen = { answered: 0, lost: [] as unknown[], isOver: false };
  const resting: (() => void)[] = [];
  const wakeAll = (): void => resting.splice(0).forEach((wake) => wake());
  const visit = async (isBusy: boolean): Promise<void> => {
    while (!seen.isOver) {
      try {
        const answer = await pool.request({ method: "POST", path: "/api/shop/", headers, body });
        expect(await answer.body.json()).toHaveProperty("data.shop_version");
        seen.answered += 1;
        if (seen.answered % rest === 0) wakeAll();
      } catch (error) {
        seen.lost.push(error);
      }
      if (!isBusy && !seen.isOver) await new Promise<void>((wake) => resting.push(wake));
    }
  };
  const visits = Array.from({ length: 40 }, (_, index) => visit(index % 4 !== 0));
  const end = async (): Promise<void> => {
    seen.isOver = true;
    wakeAll();
    await Promise.all(visits);
    await pool.close();
  };
  return { seen, end };
}

// A process takes its time to start on a busy machine.
describe("a gateway that gets SIGTERM", { timeout: 60_000 }, () => {
  it("under load loses no request: not ready at once, and answering until no request is left", async () => {
    const { origin, program } = await startProcess({ DRAIN_MS: "4000" }, 30_000);
    const probe = new Agent({ connections: 1 });
    onTestFinished(() => probe.destroy());
    const readiness = async (): Promise<number> => {
      const answer = await request(`${origin}/health/ready`, { dispatcher: probe });
      await answer.body.dump();
      return answer.statusCode;
    };
    expect(await readiness()).toBe(200);
    const { seen, end } = putLoadOn(origin);
    await expect.poll(() => seen.answered, { timeout: 30_000 }).toBeGreaterThan(200);

    process.kill(program.pid, "SIGTERM");
    // What a balancer does: it checks every now and then, and sends no more requests once the answer is no.
    await expect.poll(readiness, { interval: 20 }).toBe(503);
    const atNotice = seen.answered;
    await expect.poll(() => seen.answered - atNotice).toBeGreaterThan(500);
    await end();
    expect(seen.lost).toEqual([]);
    expect(await program.stop()).toBe("ended");
    expect(program.output()).not.toContain('"level":50');
  });

  it("is alive and not ready meanwhile, and requests connections not to be used again", async () => {
    const { origin, program } = await startProcess({ DRAIN_MS: "60000" });
    // The test does not wait for its end.
    onTestFinished(() => void process.kill(program.pid, "SIGKILL"));
    process.kill(program.pid, "SIGTERM");
    await expect.poll(async () => (await fetch(`${origin}/health/ready`)).status, { interval: 20 }).toBe(503);
    const live = await fetch(`${origin}/health/live`);
    expect([live.status, live.headers.get("connection")]).toEqual([200, "close"]);
  });

  it("lets a request under way finish, and does not wait for idle connections", async () => {
    const { origin, program, upstream } = await startProcess({ DRAIN_MS: "0", STOP_PATIENCE_MS: "60000" }, 30_000);
    const idle = new Pool(origin, { connections: 1 });
    onTestFinished(() => idle.destroy());
    await (await idle.request({ method: "GET", path: "/health/live" })).body.dump();
    const answer = Promise.withResolvers<void>();
    upstream.state.faults.push((respond) => {
      void answer.promise.then(() => respond(200, '{"data":{"shop_version":"late"}}'));
    });
    const slow = fetch(`${origin}/api/shop/`, { method: "POST", headers, body });
    await expect.poll(() => upstream.state.httpCalls).toBe(1);
    process.kill(program.pid, "SIGTERM");
    // It ends: it takes no connection any more.
    await expect
      .poll(() =>
        fetch(`${origin}/health/live`).then(
          () => "answered",
          () => "refused",
        ),
      )
      .toBe("refused");
    answer.resolve();
    expect(await (await slow).json()).toEqual({ data: { shop_version: "late" } });
    expect(await program.stop()).toBe("ended");
  });

  it("that does not drain ends when its patience is over, whatever still waits", async () => {
    const { origin, program, upstream } = await startProcess({ DRAIN_MS: "0", STOP_PATIENCE_MS: "100" }, 30_000);
    upstream.state.faults.push(() => undefined);
    const hanging = fetch(`${origin}/api/shop/`, { method: "POST", headers, body }).catch(() => "ended");
    await expect.poll(() => upstream.state.httpCalls).toBe(1);
    expect(await program.stop()).toBe("ended");
    expect(await hanging).toBe("ended");
  });
});
