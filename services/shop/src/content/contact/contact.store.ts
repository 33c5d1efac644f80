import type { Language, Store } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { CheckedMessage } from "./contact.types.ts";

/** A message that is kept. */
export interface NewContactMessage {
  readonly id: string;
  readonly store: Store;
  readonly language: Language;
  readonly message: CheckedMessage;
  readonly sentAt: Date;
}

/** Keeps a message. */
export async function insertContactMessage(
  sql: Queryable,
  { id, store, language, message, sentAt }: NewContactMessage,
): Promise<void> {
  const { name, email, topic, reference, text } = message;
  await sql`
    insert into contact_message (id, store, language, name, email, topic, reference, message, sent_at)
    values (${id}, ${store}, ${language}, ${name}, ${email}, ${topic}, ${reference.trim()}, ${text}, ${sentAt})`;
}
