import * as v from "valibot";
import type { Queryable, TransactionSql } from "../../platform/database.ts";

const mediaTypes = ["application/pdf", "image/jpeg", "image/png"] as const;
/** The kinds of files that a certificate can be. */
export type CertificateType = (typeof mediaTypes)[number];
export const isCertificateType = (type: string | undefined): type is CertificateType =>
  mediaTypes.some((one) => one === type);

const certificateRow = v.object({
  id: v.string(),
  fileName: v.string(),
  mediaType: v.picklist(mediaTypes),
  sizeBytes: v.number(),
});
/** A certificate without its bytes. */
export type CertificateRow = v.InferOutput<typeof certificateRow>;

/** A part of a certificate. */
export interface CertificatePart {
  readonly uploadId: string;
  readonly part: number;
  readonly parts: number;
  readonly userId: string;
  readonly bytes: Uint8Array;
}

const idRow = v.object({ id: v.string() });
const partsRow = v.object({ count: v.number(), parts: v.number() });
const bytesRow = v.object({ bytes: v.instance(Uint8Array) });

/** Makes uploads of a visitor wait for each other until the transaction ends: each counts those before it. */
export async function lockUploads(tx: TransactionSql, userId: string): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('certificates'), hashtext(${userId}))`;
}

/** Bytes of a visitor's unfinished uploads besides one part, and of their certificates that wait for a registration. */
export async function waitingBytes(
  sql: Queryable,
  { userId, uploadId, part }: Pick<CertificatePart, "userId" | "uploadId" | "part">,
): Promise<number> {
  const rows = await sql`
    select (
      (select coalesce(sum(length(bytes)), 0) from certificate_part
        where user_id = ${userId} and (upload_id, part) <> (${uploadId}, ${part}::int))
      + (select coalesce(sum(size_bytes), 0) from business_certificate where user_id = ${userId} and customer_id is null)
    )::int as size`;
  return v.parse(v.tuple([v.object({ size: v.number() })]), [...rows])[0].size;
}

/** Keeps a part; one that came before is left as it is. */
export async function insertPart(sql: Queryable, part: CertificatePart, moment: Date): Promise<void> {
  await sql`
    insert into certificate_part (upload_id, part, parts, user_id, bytes, added_at)
    values (${part.uploadId}, ${part.part}, ${part.parts}, ${part.userId}, ${Buffer.from(part.bytes)}, ${moment})
    on conflict (upload_id, part) do nothing`;
}

/** Whether all parts of an upload have come. */
export async function isComplete(sql: Queryable, uploadId: string): Promise<boolean> {
  const rows = await sql`
    select count(*)::int as count, coalesce(max(parts), -1)::int as parts
    from certificate_part where upload_id = ${uploadId}`;
  const { count, parts } = v.parse(v.tuple([partsRow]), [...rows])[0];
  return count === parts;
}

/** The bytes of an upload's parts, one after the other. */
export async function readParts(sql: Queryable, uploadId: string): Promise<Uint8Array> {
  const rows = await sql`select bytes from certificate_part where upload_id = ${uploadId} order by part`;
  return Buffer.concat(v.parse(v.array(bytesRow), [...rows]).map(({ bytes }) => bytes));
}

export async function dropParts(sql: Queryable, uploadId: string): Promise<void> {
  await sql`delete from certificate_part where upload_id = ${uploadId}`;
}

/** Notes a certificate before its file is stored, so that no file is ever without its row. */
export async function insertCertificate(
  sql: Queryable,
  { id, fileName, mediaType, sizeBytes, userId }: CertificateRow & { readonly userId: string },
  moment: Date,
): Promise<void> {
  await sql`
    insert into business_certificate (id, user_id, file_name, media_type, size_bytes, added_at)
    values (${id}, ${userId}, ${fileName}, ${mediaType}, ${sizeBytes}, ${moment})
    on conflict (id) do nothing`;
}

/** Notes that a certificate's file is stored. */
export async function markStored(sql: Queryable, id: string): Promise<void> {
  await sql`update business_certificate set is_stored = true where id = ${id}`;
}

/** A visitor's stored certificate that waits for a registration; null when there is none of this id. */
export async function findWaiting(sql: Queryable, id: string, userId: string): Promise<CertificateRow | null> {
  const rows = await sql`
    select id, file_name, media_type, size_bytes from business_certificate
    where id = ${id} and user_id = ${userId} and customer_id is null and is_stored`;
  return v.parse(v.array(certificateRow), [...rows])[0] ?? null;
}

/** Makes a visitor's certificate that of their new account. @returns whether there was one */
export async function attachCertificate(
  sql: Queryable,
  { id, userId, customerId }: { readonly id: string; readonly userId: string; readonly customerId: string },
): Promise<boolean> {
  const rows = await sql`
    update business_certificate set customer_id = ${customerId}
    where id = ${id} and user_id = ${userId} and customer_id is null and is_stored returning id`;
  return rows.length > 0;
}

/** A customer's certificates, latest first. */
export async function certificatesOf(sql: Queryable, customerId: string): Promise<readonly CertificateRow[]> {
  const rows = await sql`
    select id, file_name, media_type, size_bytes from business_certificate
    where customer_id = ${customerId} and is_stored order by added_at desc, id`;
  return v.parse(v.array(certificateRow), [...rows]);
}

/** A certificate that has no account: of one that was deleted, or of a registration that never came; null for none. */
export async function findAbandoned(sql: Queryable, addedBefore: Date): Promise<string | null> {
  const rows = await sql`
    select id from business_certificate
    where customer_id is null and (user_id is null or added_at < ${addedBefore})
    order by added_at limit 1 for update skip locked`;
  return v.parse(v.array(idRow), [...rows])[0]?.id ?? null;
}

export async function deleteCertificate(sql: Queryable, id: string): Promise<void> {
  await sql`delete from business_certificate where id = ${id}`;
}
