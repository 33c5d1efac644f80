import type { Mailer } from "../src/orders/outbox/mailer.ts";
import { createDeliveries, type OutboxPlatform } from "../src/orders/outbox/outbox.service.ts";

/** Hands all mails that are due to the mail server; returns how many it took. */
export async function deliverMails(platform: OutboxPlatform, mailer: Mailer, stopping?: AbortSignal): Promise<number> {
  const deliveries = createDeliveries(platform, mailer);
  let taken = 0;
  try {
    await deliveries.begin(stopping);
  } finally {
    taken = await deliveries.finish();
  }
  return taken;
}
