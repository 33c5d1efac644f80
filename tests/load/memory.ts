import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Agent, request } from "undici";
import { type Chalkbox, pageUrl } from "../testkit/chalkbox.ts";
import { storefronts } from "../testkit/storefronts.ts";
import type { Finding } from "./measure.ts";
import { serviceProcess } from "./processes.ts";

/** Visitors that load a page each at the same time. */
const visitors = 8;
/** How long one round of browsing takes, in ms; a process that keeps what it has made grows with every round. */
const roundTime = 60_000;
const rounds = 5;
/** How long nothing is requested afterwards, in ms. */
const restTime = 60_000;
/** What a process may hold after the last round, and may have gained since the round before, in MB. */
interface Watched {
  readonly name: string;
  readonly entry: string;
  readonly target: number;
}
const watched: readonly Watched[] = [
  { name: "web", entry: "web/server.ts", target: 350 },
  { name: "gateway", entry: "services/gateway/src/main.ts", target: 350 },
  { name: "shop", entry: "services/shop/src/main.ts", target: 450 },
];
const growth = 30;

/** Memory of the processes while visitors browse, half of them for the first time, and after a rest. */
export async function measureMemory(chalkbox: Chalkbox, say: (line: string) => void): Promise<readonly Finding[]> {
  const pids = await Promise.all(watched.map(({ entry }) => serviceProcess(chalkbox.pid, entry)));
  const note = async (when: string): Promise<readonly number[]> => {
    const sizes = await Promise.all(pids.map(residentMegabytes));
    say(`  ${when}: ${watched.map(({ name }, index) => `${name} ${sizes[index]?.toFixed(0)} MB`).join(", ")}`);
    return sizes;
  };
  const samples = [await note("started")];
  for (let round = 1; round <= rounds; round += 1) {
    const { pages, refused } = await browse(chalkbox, round);
    samples.push(await note(`round ${round}, ${pages} pages, ${refused} of them 503`));
  }
  await sleep(restTime);
  await note("after a rest");
  const [before, last] = samples.slice(-2);
  return watched.flatMap(({ name, target }, index): Finding[] => {
    const measured = last?.[index] ?? Number.NaN;
    const gained = measured - (before?.[index] ?? Number.NaN);
    return [
      { what: `${name}, memory after ${rounds} minutes of browsing`, target, measured, unit: "MB", atMost: true },
      { what: `${name}, gained in the last of them`, target: growth, measured: gained, unit: "MB", atMost: true },
    ];
  });
}

/** One round; counts the pages that were loaded, and those of them that came too late for their deadline (503). */
async function browse(chalkbox: Chalkbox, round: number) {
  const end = Date.now() + roundTime;
  let [pages, refused] = [0, 0];
  const agent = new Agent({ connections: visitors });
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      let cookie = "";
      for (let step = round * 1_000 + visitor * 100; Date.now() < end; step += 1) {
        const storefront = storefronts[step % storefronts.length];
        if (storefront === undefined) throw new Error("There are no storefronts");
        // Not every system's resolver has names below localhost.
        const { host } = new URL(pageUrl(chalkbox, storefront));
        const answer = await request(`http://127.0.0.1:${chalkbox.webPort}${pageOf(step)}`, {
          dispatcher: agent,
          headers: { host, "user-agent": "Mozilla/5.0 chalkbox-bench", ...(cookie === "" ? {} : { cookie }) },
        });
        await answer.body.dump();
        if (answer.statusCode >= 500) refused += 1;
        cookie =
          visitor % 2 === 0
            ? ""
            : [answer.headers["set-cookie"] ?? []]
                .flat()
                .map((line) => line.split(";")[0])
                .join("; ") || cookie;
        pages += 1;
      }
    }),
  );
  await agent.close();
  return { pages, refused };
}

/** Home, listings, products and searches, spread over the demo catalogue. */
function pageOf(step: number): string {
  const product = `/prod/${10_140 + ((step * 37) % 1_500)}/`;
  const pages = [
    "/",
    `/cat/1000/?page=${1 + (step % 9)}`,
    product,
    `/search/?q=${["stift", "heft", "globus"][step % 3]}`,
  ];
  return pages[step % 7] ?? product;
}

/** Resident memory of a process. @throws Error where there is no /proc */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_000;
}
