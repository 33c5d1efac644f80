import * as v from "valibot";
import type { Queryable, TransactionSql } from "../../platform/database.ts";

const imageRow = v.object({
  id: v.string(),
  line: v.number(),
  width: v.number(),
  height: v.number(),
  preview: v.instance(Uint8Array),
});
/** A picture without its full bytes. */
export type ImageRow = v.InferOutput<typeof imageRow>;

/** A part of a picture. */
export interface UploadPart {
  readonly uploadId: string;
  readonly part: number;
  readonly parts: number;
  readonly orderNumber: number;
  readonly line: number;
  readonly userId: string;
  readonly bytes: Uint8Array;
}

/** A picture to be stored. */
export interface NewImage extends Omit<ImageRow, "preview"> {
  readonly orderNumber: number;
  readonly userId: string;
  readonly bytes: Uint8Array;
  readonly preview: Uint8Array;
}

const partsRow = v.object({ count: v.number(), parts: v.number() });
const bytesRow = v.object({ bytes: v.instance(Uint8Array) });

/** A visitor's pictures for a return that was not announced yet. */
export async function readImages(sql: Queryable, userId: string, orderNumber: number): Promise<ImageRow[]> {
  return v.parse(v.array(imageRow), [
    ...(await sql`
      select id, line, width, height, preview from return_image
      where order_number = ${orderNumber} and user_id = ${userId} and rma is null order by added_at, id`),
  ]);
}

const roomRow = v.object({
  onLine: v.number(),
  ofOrder: v.number(),
  waitingOfOrder: v.number(),
  waitingOfVisitor: v.number(),
});
/** What there is for an order besides one upload: pictures and uploads as numbers, parts that wait in bytes. */
export type ImageRoom = v.InferOutput<typeof roomRow>;

/** Makes uploads for an order wait for each other until the transaction ends: each counts those before it. */
export async function lockUploads(tx: TransactionSql, orderNumber: number): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtext('pictures of a return'), ${orderNumber})`;
}

/** How many pictures that are not announced, and uploads under way besides this one, there are for an order. */
export async function countImages(
  sql: Queryable,
  { userId, orderNumber, line, uploadId }: Pick<UploadPart, "userId" | "orderNumber" | "line" | "uploadId">,
): Promise<ImageRoom> {
  const rows = await sql`
    with part as (
      select upload_id, line, user_id, sum(length(bytes)) as size from return_upload
      where order_number = ${orderNumber} and upload_id <> ${uploadId} group by upload_id, line, user_id
    ), picture as (
      select id, line, user_id from return_image
      where order_number = ${orderNumber} and rma is null and id <> ${uploadId}
      union all select upload_id, line, user_id from part
    )
    select
      (select count(*) from picture where line = ${line} and user_id = ${userId})::int as on_line,
      (select count(*) from picture)::int as of_order,
      (select coalesce(sum(size), 0) from part)::int as waiting_of_order,
      (select coalesce(sum(length(bytes)), 0) from return_upload
        where user_id = ${userId} and upload_id <> ${uploadId})::int as waiting_of_visitor`;
  return v.parse(v.tuple([roomRow]), [...rows])[0];
}

/** A visitor's picture; null when there is none of this id. */
export async function findImage(
  sql: Queryable,
  { uploadId, userId }: Pick<UploadPart, "uploadId" | "userId">,
): Promise<ImageRow | null> {
  const rows = await sql`
    select id, line, width, height, preview from return_image where id = ${uploadId} and user_id = ${userId}`;
  return v.parse(v.array(imageRow), [...rows])[0] ?? null;
}

/** Keeps a part; one that came before is left as it is. */
export async function insertPart(sql: Queryable, part: UploadPart, moment: Date): Promise<void> {
  await sql`
    insert into return_upload (upload_id, part, parts, order_number, line, user_id, bytes, added_at)
    values (${part.uploadId}, ${part.part}, ${part.parts}, ${part.orderNumber}, ${part.line}, ${part.userId},
      ${Buffer.from(part.bytes)}, ${moment})
    on conflict (upload_id, part) do nothing`;
}

/** Whether all parts of an upload have come. */
export async function isComplete(
  sql: Queryable,
  { uploadId, userId, orderNumber, line }: Omit<UploadPart, "bytes" | "part" | "parts">,
): Promise<boolean> {
  const rows = await sql`
    select count(*)::int as count, coalesce(max(parts), -1)::int as parts from return_upload
    where upload_id = ${uploadId} and user_id = ${userId} and order_number = ${orderNumber} and line = ${line}`;
  const { count, parts } = v.parse(v.tuple([partsRow]), [...rows])[0];
  return count === parts;
}

/** The bytes of an upload's parts, one after the other. */
export async function readUpload(sql: Queryable, uploadId: string): Promise<Uint8Array> {
  const rows = await sql`select bytes from return_upload where upload_id = ${uploadId} order by part`;
  return Buffer.concat(v.parse(v.array(bytesRow), [...rows]).map(({ bytes }) => bytes));
}

export async function dropUpload(sql: Queryable, uploadId: string): Promise<void> {
  await sql`delete from return_upload where upload_id = ${uploadId}`;
}

/** Stores a picture; one of the same id is left as it is. */
export async function insertImage(sql: Queryable, image: NewImage, moment: Date): Promise<void> {
  await sql`
    insert into return_image (id, order_number, line, user_id, width, height, bytes, preview, added_at)
    values (${image.id}, ${image.orderNumber}, ${image.line}, ${image.userId}, ${image.width}, ${image.height},
      ${Buffer.from(image.bytes)}, ${Buffer.from(image.preview)}, ${moment})
    on conflict (id) do nothing`;
}

/** Takes a visitor's picture away, unless its return was announced. @returns whether there was one */
export async function deleteImage(
  sql: Queryable,
  { id, userId, orderNumber }: { readonly id: string; readonly userId: string; readonly orderNumber: number },
): Promise<boolean> {
  const rows = await sql`
    delete from return_image
    where id = ${id} and user_id = ${userId} and order_number = ${orderNumber} and rma is null returning id`;
  return rows.length > 0;
}

/** Makes a visitor's pictures of some lines part of their return; the others are dropped. */
export async function attachImages(
  sql: Queryable,
  { rma, userId, orderNumber, lines }: { rma: string; userId: string; orderNumber: number; lines: readonly number[] },
): Promise<void> {
  await sql`
    update return_image set rma = ${rma}
    where order_number = ${orderNumber} and user_id = ${userId} and rma is null and line = any(${[...lines]}::int[])`;
  await sql`delete from return_image where order_number = ${orderNumber} and user_id = ${userId} and rma is null`;
}
