import * as v from "valibot";
import type { Queryable } from "../../platform/database.ts";

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

const countRow = v.object({ count: v.number() });
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

/** How many pictures, and uploads under way besides this one, a visitor has for a line. */
export async function countImages(
  sql: Queryable,
  { userId, orderNumber, line, uploadId }: Pick<UploadPart, "userId" | "orderNumber" | "line" | "uploadId">,
): Promise<number> {
  const rows = await sql`
    select (
      (select count(*) from return_image where order_number = ${orderNumber} and line = ${line}
        and user_id = ${userId} and rma is null and id <> ${uploadId})
      + (select count(distinct upload_id) from return_upload where order_number = ${orderNumber} and line = ${line}
        and user_id = ${userId} and upload_id <> ${uploadId})
    )::int as count`;
  return v.parse(v.tuple([countRow]), [...rows])[0].count;
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

/** Keeps a part; one that came before is left as it is. Parts that wait since before a moment are dropped. */
export async function insertPart(sql: Queryable, part: UploadPart, moment: Date, stale: Date): Promise<void> {
  await sql`delete from return_upload where added_at < ${stale}`;
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
