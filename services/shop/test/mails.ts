import * as v from "valibot";
import type { Database } from "../src/platform/database.ts";
import { type Mail, mailSchema } from "../src/orders/outbox/mail.ts";

const rows = v.array(v.object({ message: mailSchema }));

/** The mails that were written to an address, in their order. */
export async function mailsTo(database: Database, to: string): Promise<readonly Mail[]> {
  const found = await database.write`select message from mail_outbox where message->>'to' = ${to} order by id`;
  return v.parse(rows, [...found]).map(({ message }) => message);
}

/** The secret of a mail's link. */
export const secretIn = (mail: Mail | undefined): string => /\?token=([\w-]+)$/.exec(mail?.text ?? "")?.[1] ?? "";
