import { berlinDay } from "../platform/berlin-day.ts";
import { accountMail } from "../account/account-mail-layout.ts";
import { pick } from "../catalogue/language.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import type { Mail } from "../orders/outbox/mail.ts";
import type { Store } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import type { Platform } from "../platform/platform.ts";
import { countRunning } from "./membership.store.ts";
import { lockPlaces } from "./prime.store.ts";
import { countWoken, storesWithWaiting, takeWaiting, type Waking } from "./waiting.store.ts";

/** How long a place is kept for someone who was informed, in milliseconds. */
const turn = 2 * 86_400_000;
/** Most people who are informed at a time. */
const most = 100;

type WakingPlatform = Pick<Platform, "database" | "clock">;

/**
 * Informs those who wait for a membership that there is one: as many as there are places, who has waited longest first,
 * and the next ones when a place was not taken for two days. @returns how many were informed
 */
export async function wakeWaiting({ database, clock }: WakingPlatform): Promise<number> {
  const now = clock.now();
  let woken = 0;
  for (const store of await storesWithWaiting(database.write)) {
    woken += await database.transaction(async (tx) => {
      const free = await freePlaces(tx, store, now);
      const turns = free > 0 ? await takeWaiting(tx, store, Math.min(free, most), now) : [];
      for (const waking of turns) await sendMail(tx, wakingMail(store, waking), now);
      return turns.length;
    });
  }
  return woken;
}

async function freePlaces(tx: TransactionSql, store: Store, now: Date): Promise<number> {
  const places = await lockPlaces(tx, store);
  if (places === null) return most;
  const running = await countRunning(tx, store, berlinDay(now));
  return places - running - (await countWoken(tx, store, new Date(now.getTime() - turn)));
}

export function wakingMail(store: Store, { email, language, origin, requestedAt }: Waking): Mail {
  return accountMail({
    to: email,
    storefront: { store, language },
    subject: pick(language, "Chalkbox Prime: ein Platz ist frei", "Chalkbox Prime: there is a place"),
    name: "",
    sentences: [
      pick(
        language,
        "Sie stehen auf der Warteliste für Chalkbox Prime. Jetzt ist eine Mitgliedschaft frei.",
        "You are on the waiting list of Chalkbox Prime. There is a membership now.",
      ),
      pick(
        language,
        "Wir fragen die Nächsten, wenn sie in zwei Tagen noch frei ist. Weitere Mails zur Warteliste bekommen Sie nicht.",
        "We ask those who come next if it is still there in two days. You get no further mail about the waiting list.",
      ),
    ],
    link: origin === null ? null : { url: `${origin}/prime/`, label: pick(language, "Zu Prime", "To Prime") },
    idempotencyKey: `prime-waiting:${store}:${email}:${requestedAt.getTime()}`,
  });
}
