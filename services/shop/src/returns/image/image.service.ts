import type { ReturnImageInput as ImageInput } from "../../generated/graph.ts";
import { pick } from "../../catalogue/language.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { TransactionSql } from "../../platform/database.ts";
import { takeVisitorAttempt } from "../../platform/rate-limit/visitor-rate.ts";
import { openOrder } from "../order-access.service.ts";
import { visitorOf } from "../return-order.service.ts";
import {
  countImages,
  deleteImage,
  dropUpload,
  findImage,
  insertImage,
  insertPart,
  isComplete,
  lockUploads,
  readUpload,
  type UploadPart,
} from "./image.store.ts";
import { moveImage } from "./image-files.service.ts";
import { redraw } from "./redraw.ts";

/** What became of a part. */
export interface ImageOutcome {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly image: { readonly id: string; width: number; height: number; preview: Uint8Array } | null;
}

const mostImages = 5;
const mostBytes = 8_000_000;
const mostParts = 40;
const mostPartBytes = 300_000;
/** Pictures of an order that no return was announced for, those of all visitors who have its link. */
const mostOfOrder = 60;
/** Bytes of unfinished uploads for an order, and of a visitor for all orders. */
const mostWaiting = { order: 32_000_000, visitor: 16_000_000 };
/** Parts in an hour; a picture of 8 MB has 27. */
const partRate = {
  name: "parts of return pictures",
  perVisitor: 800,
  perAddress: 3_000,
  perNetwork: 9_000,
  windowMs: 3_600_000,
};
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Pictures are drawn one after the other: visitors' calls have the rest of the processors. */
let drawing: Promise<unknown> = Promise.resolve();

/** Takes a part of a picture; with the last one the picture is redrawn and kept (OP-M-32, RET-11). */
export async function uploadImage(context: ShopContext, hash: string, input: ImageInput): Promise<ImageOutcome> {
  const { database, clock, storefront, log } = context;
  const refused = (de: string, en: string): ImageOutcome => ({
    successful: false,
    generalErrorMessage: pick(storefront.language, de, en),
    image: null,
  });
  const userId = visitorOf(context);
  const opened = await openOrder(context, hash);
  const line = opened?.order.lines.find((one) => String(one.line + 1) === input.id);
  if (opened === null || line === undefined)
    return refused("Diese Bestellung gibt es nicht.", "There is no such order.");
  const bytes = Buffer.from(input.data, "base64");
  const isWhole =
    uuid.test(input.uploadId) &&
    input.part >= 0 &&
    input.part < input.parts &&
    input.parts <= mostParts &&
    bytes.length > 0 &&
    bytes.length <= mostPartBytes;
  if (!isWhole) return refused("Dieses Bild lässt sich nicht lesen.", "This picture cannot be read.");
  const { orderNumber } = opened.order.head;
  const part: UploadPart = {
    uploadId: input.uploadId.toLowerCase(),
    part: input.part,
    parts: input.parts,
    orderNumber,
    line: line.line,
    userId,
    bytes,
  };
  const known = await findImage(database.write, part);
  if (known !== null) return { successful: true, generalErrorMessage: null, image: known };
  const now = clock.now();
  const mayUpload = (await takeVisitorAttempt(context, partRate)).isAllowed;
  const kept = mayUpload ? await database.transaction((tx) => keepPart(tx, part, now)) : "no-room";
  if (kept === "too-many") {
    return refused(`Es sind höchstens ${mostImages} Bilder möglich.`, `At most ${mostImages} pictures are possible.`);
  }
  if (kept === "no-room") {
    return refused(
      "Es werden gerade zu viele Bilder hochgeladen. Bitte versuchen Sie es später noch einmal.",
      "Too many pictures are being uploaded. Please try again later.",
    );
  }
  if (!(await isComplete(database.write, part))) return { successful: true, generalErrorMessage: null, image: null };
  const whole = await readUpload(database.write, part.uploadId);
  const drawn = whole.length > mostBytes ? null : drawing.then(() => redraw(whole));
  drawing = drawn ?? drawing;
  const picture = await drawn;
  if (picture === null) {
    await dropUpload(database.write, part.uploadId);
    return whole.length > mostBytes
      ? refused("Das Bild darf höchstens 8 MB groß sein.", "The picture may have at most 8 MB.")
      : refused(
          "Bitte laden Sie ein Bild als JPEG, PNG oder WebP hoch.",
          "Please upload a picture as JPEG, PNG or WebP.",
        );
  }
  const image = { id: part.uploadId, line: line.line, ...picture };
  await database.transaction(async (tx) => {
    await insertImage(tx, { ...image, orderNumber, userId }, now);
    await dropUpload(tx, part.uploadId);
  });
  // The picture is safe: without its file it waits in the database for the job.
  await moveImage(context, image.id).catch((error: unknown) =>
    log.warn({ err: error }, "a picture of a return is not in the storage yet"),
  );
  return { successful: true, generalErrorMessage: null, image };
}

/** Stores a part unless there is no room for it; uploads for one order are counted one after the other. */
async function keepPart(tx: TransactionSql, part: UploadPart, now: Date): Promise<"kept" | "too-many" | "no-room"> {
  await lockUploads(tx, part.orderNumber);
  const room = await countImages(tx, part);
  if (room.onLine >= mostImages) return "too-many";
  const isFull =
    room.ofOrder >= mostOfOrder ||
    room.waitingOfOrder + part.bytes.length > mostWaiting.order ||
    room.waitingOfVisitor + part.bytes.length > mostWaiting.visitor;
  if (isFull) return "no-room";
  await insertPart(tx, part, now);
  return "kept";
}

/** Takes a picture of the caller's away again. */
export async function removeImage(context: ShopContext, hash: string, imageId: string) {
  const userId = visitorOf(context);
  const opened = uuid.test(imageId) ? await openOrder(context, hash) : null;
  const orderNumber = opened?.order.head.orderNumber;
  const isGone =
    orderNumber !== undefined &&
    (await deleteImage(context.database.write, { id: imageId.toLowerCase(), userId, orderNumber }));
  if (isGone) return { successful: true, generalErrorMessage: null, fieldErrors: [] };
  const generalErrorMessage = pick(
    context.storefront.language,
    "Dieses Bild gibt es nicht.",
    "There is no such picture.",
  );
  return { successful: false, generalErrorMessage, fieldErrors: [] };
}

/** `ReturnImage` of the graph. */
export function imageGraph({ id, width, height, preview }: NonNullable<ImageOutcome["image"]>) {
  return { imageId: id, width, height, preview: `data:image/webp;base64,${Buffer.from(preview).toString("base64")}` };
}
