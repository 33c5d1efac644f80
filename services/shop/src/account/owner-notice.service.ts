import { createHash } from "node:crypto";
import type { Mail } from "../orders/outbox/mail.ts";
import { sendMail } from "../orders/outbox/outbox.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { Queryable } from "../platform/database.ts";
import { findRestorable } from "./account-link.store.ts";
import { accountChangedMail, type ChangedPart } from "./account-mail-texts.ts";
import { type CustomerRow, findCustomer } from "./customer.store.ts";

/**
 * Mails what happens to an account to the address that it has, and to each one that can take it back (C-106): an address
 * that someone changed a moment ago need not be the owner's.
 * @param write makes the mail for an address
 */
export async function tellOwner(
  sql: Queryable,
  { id, email }: Pick<CustomerRow, "id" | "email">,
  now: Date,
  write: (to: string) => Mail,
): Promise<void> {
  const addresses = new Set([...(email === null ? [] : [email]), ...(await findRestorable(sql, id, now))]);
  for (const to of addresses) {
    const mail = write(to);
    const idempotencyKey = `${mail.idempotencyKey}:${createHash("sha256").update(to).digest("base64url")}`;
    await sendMail(sql, to === email ? mail : { ...mail, idempotencyKey }, now);
  }
}

/** An owner who changes much at once gets one mail about each part in this time, in milliseconds. */
const noticePause = 60 * 60_000;

/** Mails the owner of an account that a part of it has changed; guests have none. */
export async function tellOfChange(
  sql: Queryable,
  { storefront, clock }: Pick<ShopContext, "storefront" | "clock">,
  customerId: string,
  part: ChangedPart,
): Promise<void> {
  const customer = await findCustomer(sql, customerId);
  if (customer === null || customer.isGuest) return;
  const now = clock.now();
  const key = `${customerId}:${Math.floor(now.getTime() / noticePause)}`;
  await tellOwner(sql, customer, now, (to) => accountChangedMail({ to, storefront, customer, key }, part));
}
