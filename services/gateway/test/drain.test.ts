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

/** Visitors on keep-alive connections: of four, three are busy, and one rests between its requests. */
const visitors = 40;

/** Puts them to work until the test has seen enough. */
function putLoadOn(origin: string) {
  const pool = new Pool(origin, { connections: visitors, pipelining: 1 });
  const seen = { lost: [] as unknown[], isOver: false };
  /** How many requests of each have been answered. */
  const answered = Array.from({ length: visitors }, () => 0);
  const resting: (() => void)[] = [];
  const wakeAll = (): void => resting.splice(0).forEach((wake) => wake());
  const visit = async (index: number): Promise<void> => {
    const isBusy = index % 4 !== 0;
    while (!seen.isOver) {
      try {
        const answer = await pool.request({ method: "POST", path: "/api/shop/", headers, body });
        expect(await answer.body.json()).toHaveProperty("data.shop_version");
      } catch (error) {
        seen.lost.push(error);
      }
      answered[index] = (answered[index] ?? 0) + 1;
      if (!isBusy && !seen.isOver) await new Promise<void>((wake) => resting.push(wake));
    }
  };
  const visits = answered.map((_, index) => visit(index));
  /** Settles when each visitor, those who rest as well, has sent two more requests and has had their answers. */
  const everyone = async (): Promise<void> => {
    const before = [...answered];
    await expect
      .poll(
        () => {
          wakeAll();
          return answered.every((count, index) => count >= (before[index] ?? 0) + 2);
        },
        { timeout: 45_000 },
      )
      .toBe(true);
  };
  const end = async (): Promise<void> => {
    seen.isOver = true;
    wakeAll();
    await Promise.all(visits);
    await pool.close();
  };
  return { seen, end, everyone };
}

// A process takes its time to start on a busy machine.
describe("a gateway that gets SIGTERM", { timeout: 120_000 }, () => {
  it("under load loses no request: not ready at once, and answering until no request is left", async () => {
    // Longer than any machine takes: the load ends first, and the process is not waited for.
    const { origin, program } = await startProcess({ DRAIN_MS: "60000" });
    onTestFinished(() => void process.kill(program.pid, "SIGKILL"));
    const probe = new Agent({ connections: 1 });
    onTestFinished(() => probe.destroy());
    const readiness = async (): Promise<number> => {
      const answer = await request(`${origin}/health/ready`, { dispatcher: probe });
      await answer.body.dump();
      return answer.statusCode;
    };
    expect(await readiness()).toBe(200);
    const { seen, end, everyone } = putLoadOn(origin);
    await everyone();

    process.kill(program.pid, "SIGTERM");
    // What a balancer does: it checks every now and then, and sends no more requests once the answer is no.
    await expect.poll(readiness, { interval: 20, timeout: 30_000 }).toBe(503);
    await everyone();
    await end();
    expect(seen.lost).toEqual([]);
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
