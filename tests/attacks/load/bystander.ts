import { request } from "node:http";
import { loadavg } from "node:os";
import { type Attack, orderElsewhere } from "./attack-order.ts";
import { type LoadStage } from "./stage.ts";
import { loads } from "./loads.ts";

/** The visitor's own address, which is no attacker's. */
const localAddress = "127.0.0.9";
const userAgent = "Mozilla/5.0 (X11; Linux x64) Firefox/150.0";
/** A page that is rendered for each visitor. */
const page = "/login/";

/** A page that a visitor had: its status, and how long it took in milliseconds. */
export interface Visit {
  readonly status: number;
  readonly ms: number;
}

/** Opens a page over a connection of its own; one that ends without an answer has the status 0. */
function visit(origin: string): Promise<Visit> {
  const started = performance.now();
  return new Promise((resolve) => {
    const fail = (): void => resolve({ status: 0, ms: performance.now() - started });
    const asked = request(
      origin.replace("localhost", "127.0.0.1") + page,
      { localAddress, agent: false, headers: { "user-agent": userAgent } },
      (answer) => {
        answer
          .once("error", fail)
          .resume()
          .once("end", () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - started }));
      },
    );
    asked.once("error", fail).end();
  });
}

/**
 * Lets another visitor open pages, one after the other, while a load is ordered.
 * @param count of pages
 * @returns the visits, and how often the load was ordered
 */
export async function visitBeside(
  origin: string,
  attack: Attack | null,
  count: number,
): Promise<{ readonly visits: readonly Visit[]; readonly orders: number }> {
  const visits: Visit[] = [];
  for (let index = 0; index < count; index += 1) visits.push(await visit(origin));
  return { visits, orders: (await attack?.end()) ?? 0 };
}

const percentile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * share)] ?? Number.NaN;

/**
 * What a visitor waits for their page alone and beside each load, as rows of a table.
 * @param name only loads with this in their name
 */
export async function timeVisitors(stage: LoadStage, count: number, name = "") {
  const rows = [];
  // The first of all fills caches, and is no figure.
  await visit(stage.web.origin);
  for (const load of [null, ...loads.filter((each) => each.name.includes(name))]) {
    const attack = load && (await orderElsewhere(load, stage));
    const { visits, orders } = await visitBeside(stage.web.origin, attack, count);
    const times = visits.map(({ ms }) => ms);
    const row = {
      beside: load?.name ?? "nothing",
      orders,
      pages: visits.length,
      "not 200": visits.filter(({ status }) => status !== 200).length,
      "p50, ms": Math.round(percentile(times, 0.5)),
      "p95, ms": Math.round(percentile(times, 0.95)),
      "longest, ms": Math.round(percentile(times, 1 - 1e-9)),
      "machine's load": loadavg()[0]?.toFixed(1),
      ended: (await stage.ended()).join(", "),
    };
    console.log(JSON.stringify(row));
    rows.push(row);
  }
  return rows;
}
