// time: visitors who pause, and looks at a process that ends
import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "undici";
import { startBalancer } from "./balancer.ts";
import type { Service } from "./services.ts";

/** A request of the load. */
export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What came of it. */
export interface RollingOutcome {
  readonly answered: number;
  /** Answers after the signal. */
  readonly answeredAfter: number;
  /** Requests without an answer, and answers of 400 and above. */
  readonly failed: readonly string[];
}

/** How long an instance is given to end, in ms. */
const endPatience = 20_000;

/**
 * Puts load on two instances behind a balancer, sends one of them SIGTERM, and counts until it has ended.
 *
 * @param start starts an instance; both are stopped afterwards
 * @param connections how many visitors send requests at the same time, one request after the other each
 */
export async function endOneOfTwo(
  start: () => Promise<Service>,
  { requests, connections }: { readonly requests: readonly LoadRequest[]; readonly connections: number },
): Promise<RollingOutcome> {
  const services = await Promise.all([start(), start()]);
  const balancer = await startBalancer(services.map(({ origin }) => origin));
  const pool = new Pool(balancer.origin, { connections, pipelining: 1 });
  const seen = { answered: 0, failed: [] as string[], isOver: false };
  const visit = async (visitor: number): Promise<void> => {
    for (let turn = visitor; !seen.isOver; turn += 1) {
      const request = requests[turn % requests.length];
      if (request === undefined) return;
      const { method, path, headers = {}, body = null } = request;
      try {
        const answer = await pool.request({ method, path, headers: { host: "localhost", ...headers }, body });
        const text = await answer.body.text();
        if (answer.statusCode >= 400) seen.failed.push(`${path} ${answer.statusCode} ${text.slice(0, 300)}`);
        else seen.answered += 1;
      } catch (error) {
        seen.failed.push(`${path} ${String(error)}`);
      }
      // Some are busy, and some leave their connections idle for a while.
      await wait(visitor % 4 === 0 ? 120 : 5);
    }
  };
  try {
    const visits = Promise.all(Array.from({ length: connections }, (_, visitor) => visit(visitor)));
    await until(() => seen.answered > connections * 5);
    // What a cold instance refuses while it starts has nothing to do with another one's end.
    seen.failed.length = 0;
    const before = seen.answered;
    const [first] = services;
    process.kill(first.pid, "SIGTERM");
    await until(() => !isRunning(first.pid));
    // The other one has taken over by then, and goes on alone.
    const atEnd = seen.answered;
    await until(() => seen.answered > atEnd + connections);
    seen.isOver = true;
    await visits;
    return { answered: seen.answered, answeredAfter: seen.answered - before, failed: seen.failed };
  } finally {
    seen.isOver = true;
    await pool.destroy();
    await balancer.stop();
    await Promise.all(services.map((service) => service.stop()));
  }
}

async function until(isTrue: () => boolean): Promise<void> {
  const deadline = performance.now() + endPatience;
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error("It takes too long");
    await wait(20);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
