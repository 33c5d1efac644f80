import * as v from "valibot";
import type { Queryable } from "../platform/database.ts";

const requestRow = v.object({
  id: v.number(),
  realm: v.picklist(["consumer", "b2b"]),
  email: v.string(),
  customerNumber: v.string(),
  phone: v.string(),
  language: v.picklist(["de-DE", "de-AT", "de-CH", "en-DE"]),
  origin: v.string(),
  madeAt: v.date(),
});
/** A forgotten password as it was typed. */
export type PasswordRequest = v.InferOutput<typeof requestRow>;

export async function insertRequest(sql: Queryable, request: Omit<PasswordRequest, "id">): Promise<void> {
  const { realm, email, customerNumber, phone, language, origin, madeAt } = request;
  await sql`
    insert into password_request (realm, email, customer_number, phone, language, origin, made_at)
    values (${realm}, ${email}, ${customerNumber}, ${phone}, ${language}, ${origin}, ${madeAt})`;
}

/** Takes the oldest request off the table; null when there is none. It comes back if the transaction fails. */
export async function takeRequest(sql: Queryable): Promise<PasswordRequest | null> {
  const rows = await sql`
    delete from password_request
    where id = (select id from password_request order by id limit 1 for update skip locked)
    returning id, realm, email, customer_number, phone, language, origin, made_at`;
  return v.parse(v.array(requestRow), [...rows])[0] ?? null;
}
