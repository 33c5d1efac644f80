import { createHmac, hkdfSync } from "node:crypto";
import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Queryable } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Mail } from "./mail.ts";
import { claimMail, emptyAccountMails, insertMail, markFailed, markSent } from "./outbox.store.ts";

/** Links of mails about accounts have ended so long after they were sent, in milliseconds. */
const linksLast = 3_600_000;
/** How often mails are looked for, in milliseconds. */
const pollEvery = 500;
/** How long the mailbox may take to answer, in milliseconds. */
const answerTime = 5_000;
/** Waits between tries in milliseconds; the last one is kept for good: no mail is ever given up. */
const retryAfter = [1_000, 5_000, 30_000, 120_000, 600_000] as const;

type OutboxPlatform = Pick<Platform, "config" | "database" | "clock" | "log">;

/** Puts a mail on its way: it is delivered if and only if the transaction commits. */
export async function sendMail(tx: Queryable, mail: Mail, moment: Date): Promise<void> {
  await insertMail(tx, mail, moment);
}

/** Delivers all mails that are due; returns how many were delivered. A failed one is tried again later. */
export async function deliverMails(platform: OutboxPlatform, stopping?: AbortSignal): Promise<number> {
  const { database, clock, log } = platform;
  let delivered = 0;
  for (;;) {
    if (stopping?.aborted === true) return delivered;
    const now = clock.now();
    const due = await claimMail(database.write, now, new Date(now.getTime() + answerTime + pollEvery));
    if (due === null) {
      await emptyAccountMails(database.write, new Date(now.getTime() - linksLast));
      return delivered;
    }
    const fault = await post(platform, due.message, stopping);
    if (fault === null) {
      await markSent(database.write, due.id, clock.now());
      delivered += 1;
      continue;
    }
    const wait = retryAfter[Math.min(due.tries, retryAfter.length) - 1] ?? retryAfter[0];
    await markFailed(database.write, due.id, fault, new Date(clock.now().getTime() + wait));
    log.warn({ mail: due.id, tries: due.tries, fault }, "a mail was not delivered; it is tried again");
  }
}

/** Delivers until it is stopped. */
export function startOutbox(platform: OutboxPlatform): Periodic {
  return runPeriodically({
    every: pollEvery,
    run: (stopping) => deliverMails(platform, stopping),
    log: platform.log,
    onFailure: "mails were not delivered; tried again in the next round",
  });
}

/** @returns null when the mailbox has it, else why not */
async function post({ config }: OutboxPlatform, mail: Mail, stopping?: AbortSignal): Promise<string | null> {
  const body = Buffer.from(JSON.stringify(mail));
  const limit = AbortSignal.timeout(answerTime);
  try {
    const response = await fetch(`${config.sandbox.url.replace(/\/$/, "")}/mailbox/messages`, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", "x-mailbox-token": tokenOf(config.payment.secret, body) },
      redirect: "manual",
      signal: stopping === undefined ? limit : AbortSignal.any([limit, stopping]),
    });
    await response.body?.cancel();
    return response.ok ? null : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.name : "unknown";
  }
}

/** Proves to the mailbox that the body is ours: HMAC-SHA256 with the mailbox key, lower-case hex. */
function tokenOf(secret: string, body: Buffer): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "chalkbox/card-payments/v1", "mailbox", 32));
  return createHmac("sha256", key).update(body).digest("hex");
}
