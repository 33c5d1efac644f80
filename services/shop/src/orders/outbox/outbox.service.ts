import { type Periodic, runPeriodically } from "@chalkbox/edge";
import type { Queryable } from "../../platform/database.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Mail } from "./mail.ts";
import { answerTime, atOnce, createMailer, type Mailer } from "./mailer.ts";
import {
  claimMail,
  type DueMail,
  emptyAccountMails,
  insertMail,
  markFailed,
  markSent,
  markUndeliverable,
} from "./outbox.store.ts";

/** Links of mails about accounts have ended so long after they were sent, in milliseconds. */
const linksLast = 3_600_000;
/** How often mails are looked for, in milliseconds. */
const pollEvery = 500;
/** Waits between tries in milliseconds; the last one is kept for good: only the server's refusal ends a mail. */
const retryAfter = [1_000, 5_000, 30_000, 120_000, 600_000] as const;

/** What delivering mails needs. */
export type OutboxPlatform = Pick<Platform, "config" | "database" | "clock" | "log">;

/** Puts a mail on its way: it is delivered if and only if the transaction commits. */
export async function sendMail(tx: Queryable, mail: Mail, moment: Date): Promise<void> {
  await insertMail(tx, mail, moment);
}

/** Mails that are on their way to the mail server. */
interface Deliveries {
  /**
   * Begins with every mail that is due, the oldest first and a few at once; ends when nothing is due, though the last
   * ones may still be on their way.
   * @throws what the database threw, now or at the end of an earlier delivery
   */
  begin(stopping?: AbortSignal): Promise<void>;
  /** Waits for those on their way; returns how many mails the server has taken. @throws as `begin` does */
  finish(): Promise<number>;
}

/**
 * What failed is tried again later, what the server refuses for good stays with its reason. A mail of which nothing is
 * noted, because the process ended in between, is due again once its claim has run out: it has the same `Message-ID`.
 */
export function createDeliveries({ database, clock, log }: OutboxPlatform, mailer: Mailer): Deliveries {
  const underWay = new Set<Promise<void>>();
  const faults: unknown[] = [];
  let taken = 0;

  async function deliver(due: DueMail, stopping?: AbortSignal): Promise<void> {
    const delivery = await mailer.send(due, stopping);
    if (delivery.kind === "delivered") {
      await markSent(database.write, due.id, clock.now());
      taken += 1;
      return;
    }
    const { reason, code } = delivery;
    if (delivery.kind === "refused") {
      await markUndeliverable(database.write, due.id, reason, clock.now());
      log.error({ mail: due.id, tries: due.tries, fault: code }, "a mail was refused for good");
      return;
    }
    const wait = retryAfter[Math.min(due.tries, retryAfter.length) - 1] ?? retryAfter[0];
    await markFailed(database.write, due.id, reason, new Date(clock.now().getTime() + wait));
    log.warn({ mail: due.id, tries: due.tries, fault: code }, "a mail was not delivered; it is tried again");
  }

  function reportFault(): void {
    const [fault] = faults.splice(0);
    if (fault !== undefined) throw new Error("What became of a mail was not noted", { cause: fault });
  }

  return {
    async begin(stopping) {
      for (;;) {
        if (underWay.size >= atOnce) await Promise.race(underWay);
        reportFault();
        if (stopping?.aborted === true) return;
        const now = clock.now();
        const due = await claimMail(database.write, now, new Date(now.getTime() + answerTime + pollEvery));
        if (due === null) return emptyAccountMails(database.write, new Date(now.getTime() - linksLast));
        const delivery = deliver(due, stopping)
          .catch((fault: unknown) => void faults.push(fault))
          .finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      }
    },
    async finish() {
      await Promise.all(underWay);
      reportFault();
      return taken;
    },
  };
}

/** Delivers until it is stopped. */
export function startOutbox(platform: OutboxPlatform): Pick<Periodic, "stop"> {
  const mailer = createMailer(platform.config);
  const deliveries = createDeliveries(platform, mailer);
  const periodic = runPeriodically({
    every: pollEvery,
    // Not until the last one has ended: a server slow with one mail would hold up those that come meanwhile.
    run: (stopping) => deliveries.begin(stopping),
    log: platform.log,
    onFailure: "mails were not delivered; tried again in the next round",
  });
  return {
    stop: async () => {
      await periodic.stop();
      await deliveries
        .finish()
        .catch((error: unknown) => platform.log.error({ err: error }, "what became of a mail was not noted"));
      mailer.close();
    },
  };
}
