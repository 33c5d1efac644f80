// time: requests at a steady rate, and looks at a process that ends
import { setTimeout as wait } from "node:timers/promises";
import { Agent, request } from "undici";
import type { Chalkbox } from "./chalkbox.ts";
import { type PartName, pidOfPart } from "./processes.ts";

/** A service of `npm start`. */
export type ServiceName = Exclude<PartName, "postgres">;

/** What visitors, programs and other services send, to web and to the sandbox. */
const requests = [
  { at: "web", path: "/" },
  { at: "web", path: "/cat/1000/" },
  { at: "web", path: "/prod/10182/" },
  { at: "web", path: "/robots.txt" },
  { at: "web", path: "/api/token" },
  { at: "web", path: "/api/shop/", body: JSON.stringify({ query: "{ shop_version }" }) },
  { at: "sandbox", path: "/" },
] as const;

/** What came of the load. */
export interface ReplacedOutcome {
  readonly answered: number;
  /** Requests without an answer, and answers that are no success. */
  readonly failed: readonly string[];
}

/** How long a service may take to give way to the next one, in ms. */
const endPatience = 90_000;
/** How long the load goes on before and after, in ms. */
const margin = 1_000;

/**
 * Sends a service of `npm start` SIGTERM under load, and counts until the next one has taken its place and the last one
 * has ended.
 *
 * @param rate requests a second; half of them come on connections of their own
 */
export async function replaceUnderLoad(chalkbox: Chalkbox, name: ServiceName, rate: number): Promise<ReplacedOutcome> {
  const last = await pidOfPart(name, chalkbox);
  if (last === null) throw new Error(`${name} does not run`);
  const kept = new Agent({ connections: 32, pipelining: 1 });
  const fresh = new Agent({ pipelining: 0 });
  const origins = { web: `http://127.0.0.1:${chalkbox.webPort}`, sandbox: chalkbox.sandbox };
  const failed: string[] = [];
  let answered = 0;
  const send = async (turn: number): Promise<void> => {
    const { at, path, ...rest } = requests[turn % requests.length] ?? requests[0];
    const body = "body" in rest ? rest.body : null;
    const type = body === null ? { accept: "text/html" } : { "content-type": "application/json" };
    // Nothing less than a browser: a crawler gets no page that lacks a part.
    const agent = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/130.0" };
    try {
      const answer = await request(`${origins[at]}${path}`, {
        method: body === null ? "GET" : "POST",
        headers: { host: new URL(origins[at]).host.replace("127.0.0.1", "localhost"), ...type, ...agent },
        body,
        dispatcher: turn % 2 === 0 ? kept : fresh,
      });
      const text = await answer.body.text();
      const isGood = answer.statusCode < 400 && (body === null || !text.includes('"errors"'));
      if (isGood) answered += 1;
      else failed.push(`${path} ${answer.statusCode} ${text.slice(0, 200)}`);
    } catch (error) {
      failed.push(`${path} ${String(error)}`);
    }
  };
  const load = startLoad(send, rate);
  try {
    await wait(margin);
    if (failed.length > 0) throw new Error(`Requests fail before anything has ended: ${failed[0]}`);
    process.kill(last, "SIGTERM");
    await until(async () => !isRunning(last) && (await pidOfPart(name, chalkbox)) !== null);
    await wait(margin);
    await load.stop();
    return { answered, failed };
  } finally {
    await load.stop();
    await Promise.all([kept.destroy(), fresh.destroy()]);
  }
}

/** Sends requests at a steady rate, however long their answers take. */
function startLoad(send: (turn: number) => Promise<void>, rate: number) {
  const began = performance.now();
  const sent: Promise<void>[] = [];
  // time: so many requests a second are the subject
  const timer = setInterval(() => {
    const due = ((performance.now() - began) / 1_000) * rate;
    while (sent.length < due) sent.push(send(sent.length));
  }, 5);
  return {
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all(sent);
    },
  };
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + endPatience;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error("It takes too long");
    await wait(50);
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
