import { type Chalkbox, startChalkbox } from "../testkit/chalkbox.ts";
import { gatewaysOf, websOf } from "../testkit/instances.ts";
import { endOneOfTwo } from "../testkit/rolling.ts";
import { replaceUnderLoad } from "../testkit/replaced.ts";
import type { Say } from "./say.ts";

/** Visitors at the same time. */
const connections = { gateway: 60, web: 12 } as const;

/** Requests a second while a service of `npm start` is replaced. */
const rate = 100;

/**
 * Ends one of two gateways, and one of two webs, under load behind a balancer, again and again; then asks each service
 * of `npm start` to end under load, which the launcher replaces.
 *
 * @returns whether every request was answered
 */
export async function campaignOfRolling(say: Say, rounds = 5): Promise<boolean> {
  const chalkbox: Chalkbox = await startChalkbox();
  let lost = 0;
  try {
    for (const [name, instancesOf] of [
      ["gateway", gatewaysOf],
      ["web", websOf],
    ] as const) {
      for (let round = 1; round <= rounds; round += 1) {
        const { start, requests } = instancesOf(chalkbox);
        const outcome = await endOneOfTwo(start, { requests, connections: connections[name] });
        lost += outcome.failed.length;
        const kinds = [...new Set(outcome.failed)].slice(0, 3).join(", ");
        say(`  ${name}, round ${round}: ${outcome.answered} answered, ${outcome.failed.length} failed ${kinds}`);
      }
    }
    for (const name of ["web", "gateway", "sandbox", "shop"] as const) {
      for (let round = 1; round <= rounds; round += 1) {
        const { answered, failed } = await replaceUnderLoad(chalkbox, name, rate);
        lost += failed.length;
        const kinds = [...new Set(failed)].slice(0, 3).join(", ");
        say(`  ${name} replaced, round ${round}: ${answered} answered, ${failed.length} failed ${kinds}`);
      }
    }
    return lost === 0;
  } finally {
    await chalkbox.stop();
  }
}
