import { pick } from "../../catalogue/language.ts";
import type { ShopContext } from "../../platform/context.ts";
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
  readUpload,
  type UploadPart,
} from "./image.store.ts";
import { moveImage } from "./image-files.service.ts";
import { redraw } from "./redraw.ts";

/** `ReturnImageInput` of the graph. */
export interface ImageInput {
  readonly id: string;
  readonly uploadId: string;
  readonly part: number;
  readonly parts: number;
  readonly data: string;
}

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
/** How long an upload may take, in milliseconds. */
const uploadTime = 3_600_000;
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
  if ((await countImages(database.write, part)) >= mostImages) {
    return refused(`Es sind höchstens ${mostImages} Bilder möglich.`, `At most ${mostImages} pictures are possible.`);
  }
  const now = clock.now();
  await insertPart(database.write, part, now, new Date(now.getTime() - uploadTime));
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
