import { refusalText } from "../graph/failure.ts";
import { SendOrderLinkDocument } from "../graph/generated/SendOrderLink.ts";
import type { GraphTools } from "../graph/load.ts";
import type { FlashToast } from "../graph/redirect.ts";
import { copyFor } from "../lib/copy.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { paperCopy } from "./paper-copy.ts";

/** Has the buyer's link mailed to the order's own address (C-96). @returns what came of it */
export async function mailLink(
  request: Request,
  hash: string,
  { mutate }: Pick<GraphTools, "mutate">,
  messageOf: MessageOf,
): Promise<FlashToast> {
  const { data, error } = await mutate(SendOrderLinkDocument, { hash });
  const result = data?.sendOrderLink;
  if (result?.successful === true) return { key: copyFor(request, paperCopy).sent, severity: "success" };
  return { key: await messageOf(refusalText(error, result)), severity: "error" };
}
