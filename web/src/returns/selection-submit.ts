import type { CombinedError } from "urql";
import { refusalOf, refusalText } from "../graph/failure.ts";
import { RemoveReturnImageDocument } from "../graph/generated/RemoveReturnImage.ts";
import { SaveReturnStateDocument } from "../graph/generated/SaveReturnState.ts";
import { keepUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { type ErrorEntry, errorMapOf, general, hasErrors, refusedForm } from "../lib/error-map.ts";
import { isChosen } from "../lib/file-parts.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { uploadPicture } from "./picture-submit.ts";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import { checkSelection } from "./selection-check.ts";
import { fieldsOf, selectionsOf } from "./selection-values.ts";

type Graph = Pick<GraphTools, "mutate">;

/** What the buttons of the first step do beside going on: `upload:<line>` and `remove:<picture>`. */
const intents = { upload: "upload:", remove: "remove:" } as const;
export const uploadIntent = (lineId: string): string => `${intents.upload}${lineId}`;
export const removeIntent = (imageId: string): string => `${intents.remove}${imageId}`;

/** Whether a button only changes pictures: what is not filled in yet is no fault then. */
export const isAboutPictures = (intent: string): boolean =>
  intent.startsWith(intents.upload) || intent.startsWith(intents.remove);

/**
 * The form of the first step: adds and removes pictures, or keeps what was chosen (RET-03, RET-11).
 * @returns null when the next step comes; else what to show, which need not be a fault
 */
export async function submitSelection(
  request: Request,
  order: ReturnOrder,
  form: FormData,
  graph: Graph,
  messageOf: MessageOf,
): Promise<FormAnswer | null> {
  const t = copyFor(request, returnCopy).selection;
  const { intent = "", ...values } = readForm(form);
  if (intent.startsWith(intents.remove)) {
    const answer = await graph.mutate(RemoveReturnImageDocument, {
      hash: order.hash,
      imageId: intent.slice(intents.remove.length),
    });
    const result = answer.data?.removeReturnImage;
    if (result?.successful === true) return refuseForm(values, {});
    return refuseForm(values, { [general]: await messageOf(refusalText(answer.error, result)) });
  }
  const uploading = intent.startsWith(intents.upload) ? intent.slice(intents.upload.length) : null;
  const faults = uploading === null ? checkSelection(order.items, values, t) : {};
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { refused, failure } = await uploadAll(graph, order, form, uploading, t, messageOf);
  if (uploading !== null || refused.length > 0)
    return keepUnanswered(refuseForm(values, errorMapOf(refused)), values, failure);
  const state = { items: selectionsOf(order.items, values) };
  const { data, error } = await graph.mutate(SaveReturnStateDocument, { hash: order.hash, state });
  const result = data?.saveReturnState;
  if (result?.successful === true) return null;
  return refuseForm(values, await refusedForm(refusalOf(error, result), messageOf));
}

/** Sends what the file fields hold; of one line alone when its button was pressed. @returns what was refused, by field, and the last call that failed */
async function uploadAll(
  graph: Graph,
  { hash, items }: ReturnOrder,
  form: FormData,
  only: string | null,
  t: (typeof returnCopy)["de"]["selection"],
  messageOf: MessageOf,
): Promise<{ readonly refused: readonly ErrorEntry[]; readonly failure: CombinedError | undefined }> {
  const refused: ErrorEntry[] = [];
  let failure: CombinedError | undefined;
  for (const { id } of items) {
    if (only !== null && only !== id) continue;
    const field = fieldsOf(id).picture;
    const files = form.getAll(field).filter(isChosen);
    if (only !== null && files.length === 0) refused.push([field, t.noPicture]);
    // One after the other: each is megabytes.
    for (const file of files) {
      const untaken = await uploadPicture(graph, { hash, lineId: id, file }, t, messageOf);
      if (untaken === null) continue;
      refused.push([field, untaken.reason]);
      failure = untaken.error ?? failure;
    }
  }
  return { refused, failure };
}
