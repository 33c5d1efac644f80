import * as v from "valibot";
import { CompleteCardReturnDocument } from "../graph/generated/CompleteCardReturn.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { confirmationCopy } from "./confirmation-copy.ts";
import { nextOf, type OrderNext } from "./order-submit.ts";

const HandedOver = v.object({
  len: v.pipe(v.string(), v.regex(/^\d{1,6}$/u), v.transform(Number)),
  data: v.pipe(v.string(), v.nonEmpty(), v.maxLength(20_000)),
});

/**
 * Hands the sealed answer over that the card provider has put into the address, be it of a payment that was made or of
 * one that was not: the provider calls the shop back for the former only (CHKX-08). Repeating it answers the same.
 * @returns null when the address has none, or the graph did not answer
 */
export async function completeCardReturn(
  { mutate }: Pick<GraphTools, "mutate">,
  request: Request,
): Promise<OrderNext | null> {
  const query = v.safeParse(HandedOver, Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return null;
  const { data } = await mutate(CompleteCardReturnDocument, query.output);
  return data ? nextOf(data.completeCardReturn, copyFor(request, confirmationCopy).toConfirmation) : null;
}
