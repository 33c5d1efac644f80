import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { backOfficeOf } from "../testkit/back-office.ts";
import { type Chalkbox, startChalkbox } from "../testkit/chalkbox.ts";
import type { Fault } from "../testkit/fault-proxy/fault.ts";
import { type FaultProxy, startFaultProxy } from "../testkit/fault-proxy/fault-proxy.ts";
import { pidOfPart } from "../testkit/processes.ts";
import { type Declaration, type GuestOrder, type Outcome, orderOfGuest, shares } from "../testkit/returner.ts";
import { inParallel } from "./in-parallel.ts";
import type { Say } from "./say.ts";

/** From one kill of the shop to the next at least, in ms: the launcher starts each service five times a minute at most. */
const pause = 12_500;
/** Declarations around a kill. */
const burst = 100;
/** How long a declaration is repeated until there is an answer, in ms. */
const patience = 180_000;
/** What becomes of a call, in turn: most answers are lost after the shop has acted. */
const faults: readonly (Fault | null)[] = [
  { kind: "reset-after-commit" },
  { kind: "truncated-body" },
  null,
  { kind: "reset-before-commit" },
  { kind: "empty-body" },
  { kind: "bad-gateway" },
];

interface Made {
  readonly order: GuestOrder;
  readonly outcome: Outcome;
}

/**
 * Announces returns and withdrawals over a proxy that loses answers while the shop is killed again and again; each is
 * repeated until it is answered. Compares the answers with what the shop has in the end.
 *
 * @param wanted returns and withdrawals
 * @returns whether none was lost, doubled or left open, and all pieces are counted once
 */
export async function campaignOfReturns(say: Say, wanted = 2_000): Promise<boolean> {
  const plenty = "100000/100000/600";
  const chalkbox = await startChalkbox({
    RATE_REGISTRATION: plenty,
    RATE_TOKEN: plenty,
    RATE_VISITOR: plenty,
    RATE_LOOKUP: plenty,
  });
  const web = `http://127.0.0.1:${chalkbox.webPort}`;
  const proxy = await startFaultProxy(web);
  try {
    const backOffice = backOfficeOf(chalkbox);
    await backOffice.setParameter({ name: "returnOrderSwitches", entry: "globalActivation", value: "true" });
    const count = Math.ceil(wanted / shares.declarations);
    const product = await backOffice.createProduct({ stock: count * shares.pieces });
    const itemId = product.items[0]?.id ?? "";
    say(`${count} guests order ${shares.pieces} pieces each, of which ${shares.shipped} arrive …`);
    const orders = await inParallel(count, 4, () =>
      orderOfGuest(web, proxy.origin, chalkbox.sandbox, backOffice, itemId),
    );
    say(`${count * shares.declarations} returns and withdrawals, and the shop is killed for every ${burst} of them …`);
    const made = await declareUnderKills(chalkbox, proxy, orders, say);
    return await compare(orders, made, say);
  } finally {
    await proxy.stop();
    await chalkbox.stop();
  }
}

async function declareUnderKills(
  chalkbox: Chalkbox,
  proxy: FaultProxy,
  orders: readonly GuestOrder[],
  say: Say,
): Promise<Made[]> {
  const waiting = orders.flatMap((order) => order.declarations.map((declaration) => ({ order, declaration })));
  const made: Made[] = [];
  for (let from = 0; from < waiting.length; from += burst) {
    const started = performance.now();
    // Neighbours are pieces of one order: they meet at its lock.
    const attempts = waiting.slice(from, from + burst).map(async ({ order, declaration }, index) => {
      const fault = faults[index % faults.length];
      const id = randomUUID();
      if (fault) proxy.play(fault, { when: ({ body }) => body.includes(id) });
      made.push({ order, outcome: await untilAnswered(order, declaration, id) });
    });
    await wait(Math.random() * 1_500);
    const pid = await pidOfPart("shop", chalkbox);
    if (pid !== null) process.kill(pid, "SIGKILL");
    await Promise.all(attempts);
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    say(
      `  ${made.length} answered, the last ${attempts.length} within ${seconds} s, ${proxy.struck.length} met a fault`,
    );
    await wait(Math.max(0, pause - (performance.now() - started)));
  }
  return made;
}

/** Sends a declaration until there is an answer, as a browser's form does with its hidden id. */
async function untilAnswered(order: GuestOrder, declaration: Declaration, id: string): Promise<Outcome> {
  const deadline = performance.now() + patience;
  for (;;) {
    const outcome = await order.declare(declaration, id);
    if (outcome.kind !== "unanswered" || performance.now() > deadline) return outcome;
    await wait(400);
  }
}

/** What the shop has beside what was answered. */
async function compare(orders: readonly GuestOrder[], made: readonly Made[], say: Say): Promise<boolean> {
  const findings = { declared: 0, refused: 0, unanswered: 0, lost: 0, double: 0, miscounted: 0 };
  for (const order of orders) {
    const outcomes = made.filter((one) => one.order === order).map(({ outcome }) => outcome);
    const rmas = outcomes.flatMap((outcome) => (outcome.kind === "made" ? [outcome.rma] : []));
    const { known, returned, cancelled } = await order.look();
    const refused = outcomes.filter(({ kind }) => kind === "refused").length;
    findings.declared += rmas.length;
    findings.refused += refused;
    findings.unanswered += outcomes.filter(({ kind }) => kind === "unanswered").length;
    findings.lost += rmas.filter((rma) => !known.includes(rma)).length;
    findings.double += known.length - new Set(rmas).size;
    // One more than there are pieces was tried for each order.
    const isRight = returned === shares.shipped && cancelled === shares.pieces - shares.shipped && refused === 1;
    if (!isRight) findings.miscounted += 1;
  }
  for (const [what, count] of Object.entries(findings)) say(`  ${what.padEnd(12)}${String(count).padStart(6)}`);
  return findings.unanswered + findings.lost + findings.double + findings.miscounted === 0;
}
