import { performance } from "node:perf_hooks";
import { Agent, request } from "undici";
import { cpuMillis, type Finding, percentile } from "./measure.ts";
import { serviceProcess } from "./processes.ts";

/** Pages before those that count: the first thousand are read while V8 still compiles what renders them. */
const warmUp = 1_500;
const counted = 500;

/** What a visitor's own page costs the web process, and how long its first byte takes without other requests. */
export async function measurePage(url: string, launcher: number): Promise<readonly Finding[]> {
  const agent = new Agent({ connections: 1, pipelining: 1 });
  const headers = { "accept-encoding": "gzip, deflate", "user-agent": "Mozilla/5.0 chalkbox-bench" };
  // A visitor who is known already.
  const first = await request(new URL("/api/cart-id", url), { dispatcher: agent, headers });
  await first.body.dump();
  const cookie = [first.headers["set-cookie"] ?? []]
    .flat()
    .map((line) => line.split(";")[0])
    .join("; ");
  /** Loads the page whole; returns the time to its first byte in ms. */
  const load = async (): Promise<number> => {
    const start = performance.now();
    const answer = await request(url, { dispatcher: agent, headers: { ...headers, cookie } });
    const firstByte = performance.now() - start;
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    await answer.body.dump();
    return firstByte;
  };
  for (let count = 0; count < warmUp; count += 1) await load();
  const pid = await serviceProcess(launcher, "web/server.ts");
  const before = await cpuMillis(pid);
  const firstBytes: number[] = [];
  for (let count = 0; count < counted; count += 1) firstBytes.push(await load());
  const perPage = ((await cpuMillis(pid)) - before) / counted;
  await agent.close();
  return [
    { what: "personal product page, CPU of web a page", target: 3, measured: perPage, unit: "ms", atMost: true },
    {
      what: "personal product page, first byte, p50",
      target: 30,
      measured: percentile(firstBytes, 0.5),
      unit: "ms",
      atMost: true,
    },
  ];
}
