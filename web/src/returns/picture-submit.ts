import type { CombinedError } from "urql";
import { refusalText } from "../graph/failure.ts";
import { UploadReturnImageDocument } from "../graph/generated/UploadReturnImage.ts";
import { isUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { idForSending, noteAnswered } from "../graph/unanswered-ids.ts";
import { partsOf } from "../lib/file-parts.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { pictureLimit, pictureTypes } from "./picture-parts.ts";
import type { ReturnTexts } from "./return-copy.ts";

interface Upload {
  readonly hash: string;
  /** Of the line that the picture belongs to. */
  readonly lineId: string;
  readonly file: File;
}

/** Why a picture was not taken, with the error of a call that failed. */
export interface Untaken {
  readonly reason: string;
  readonly error?: CombinedError | undefined;
}

/**
 * Sends a picture of a return, part after part (RET-11).
 * @returns null when it was taken
 */
export async function uploadPicture(
  { mutate }: Pick<GraphTools, "mutate">,
  { hash, lineId, file }: Upload,
  t: ReturnTexts["selection"],
  messageOf: MessageOf,
): Promise<Untaken | null> {
  if (file.size === 0) return { reason: t.emptyPicture };
  if (!pictureTypes.some((type) => type === file.type)) return { reason: t.wrongPicture };
  if (file.size > pictureLimit) return { reason: t.largePicture };
  const what = `picture ${hash} ${lineId} ${file.name} ${file.size}`;
  const uploadId = idForSending(what);
  const parts = partsOf(new Uint8Array(await file.arrayBuffer()));
  for (const [part, data] of parts.entries()) {
    const image = { id: lineId, uploadId, part, parts: parts.length, data };
    const answer = await mutate(UploadReturnImageDocument, { hash, image });
    const result = answer.data?.uploadReturnImage;
    if (result?.successful === true) continue;
    if (!isUnanswered(answer.error)) noteAnswered(what);
    return { reason: await messageOf(refusalText(answer.error, result)), error: answer.error };
  }
  noteAnswered(what);
  return null;
}
