import { lockAnyCart } from "../../cart/closing.service.ts";
import type { Platform } from "../../platform/platform.ts";
import { type Inquiry, inquire } from "../card/provider-client.ts";
import { expireAttempt, finishPayment, holdTime } from "./attempt.service.ts";
import { type DueInquiry, findAttempt, findDueInquiries, findStaleAttempts, setInquiry } from "./attempt.store.ts";
import { raiseTask } from "./payment-task.service.ts";
import { endUnanswered } from "./task.store.ts";

type InquiryPlatform = Pick<Platform, "config" | "database" | "clock" | "log">;

/** Asks the provider what became of a payment. */
export type Ask = (transactionId: string) => Promise<Inquiry>;

/** From one question about a payment to the next, in milliseconds. */
const askEvery = 60_000;
/** How long after its beginning a payment may stay unclear before an operator is asked, in milliseconds. */
const patience = 60 * 60_000;

/**
 * Asks the provider about payments of which the shop has heard nothing, before they are given up: what was paid is
 * ordered or paid back, what was not can be paid no more. What stays unclear keeps its goods, is asked about again, and
 * is an operator's task after an hour.
 * @param ask replaced by tests only
 * @returns how many were settled
 */
export async function settleUnanswered(
  platform: InquiryPlatform,
  ask: Ask = (transactionId) => inquire(platform.config, transactionId),
): Promise<number> {
  const { database, clock } = platform;
  let settled = 0;
  let isAway = false;
  for (const due of await findDueInquiries(database.write, clock.now(), 50)) {
    // A provider that is away is not waited for at each payment.
    const answer: Inquiry = isAway ? { kind: "noAnswer" } : await ask(due.id);
    isAway ||= answer.kind === "noAnswer";
    if (answer.kind === "noAnswer" || answer.kind === "underWay") await postpone(platform, due);
    else {
      await settle(platform, due, answer);
      settled += 1;
    }
  }
  return settled;
}

async function settle(
  platform: InquiryPlatform,
  { id }: DueInquiry,
  answer: Extract<Inquiry, { kind: "ended" | "none" }>,
): Promise<void> {
  const { database, clock } = platform;
  if (answer.kind === "ended") await finishPayment(platform, answer.response);
  else await giveUp(platform, id);
  await setInquiry(database.write, id, null);
  await endUnanswered(database.write, id, clock.now());
}

/** Gives up payments that have been open for too long and that no provider can be asked about; returns how many. */
export async function expireAttempts(platform: Pick<Platform, "database" | "clock">): Promise<number> {
  const before = new Date(platform.clock.now().getTime() - holdTime);
  const ids = await findStaleAttempts(platform.database.write, before, 100);
  for (const id of ids) await giveUp(platform, id);
  return ids.length;
}

/** Gives up a payment that was not made, and puts its goods back. */
export async function giveUp({ database, clock }: Pick<Platform, "database" | "clock">, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const named = await findAttempt(tx, id);
    if (named === null || (await lockAnyCart(tx, named.cartId)) === null) return;
    const attempt = await findAttempt(tx, id);
    if (attempt?.state === "open") await expireAttempt(tx, attempt, clock.now());
  });
}

async function postpone({ database, clock, log }: InquiryPlatform, { id, createdAt }: DueInquiry): Promise<void> {
  const now = clock.now();
  await setInquiry(database.write, id, new Date(now.getTime() + askEvery));
  if (now.getTime() - createdAt.getTime() < patience) return;
  const task = { transactionId: id, attemptId: id, reason: "no_answer", providerReference: null } as const;
  const attempt = await findAttempt(database.write, id);
  await raiseTask(database.write, { ...task, amountCents: attempt?.amountCents ?? null }, { now, log });
}
