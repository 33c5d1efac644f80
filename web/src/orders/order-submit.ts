import { refusalText } from "../graph/failure.ts";
import { BuyAgainDocument, type BuyAgainMutation } from "../graph/generated/BuyAgain.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { ResendOrderConfirmationDocument } from "../graph/generated/ResendOrderConfirmation.ts";
import type { GraphTools } from "../graph/load.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** What became of a button of an order's page. */
export type OrderAnswer =
  | {
      readonly kind: "again";
      /** Pieces that are in the basket now. */
      readonly pieces: number;
      readonly missing: BuyAgainMutation["buyAgain"]["missing"];
    }
  | { readonly kind: "sent" | "failed"; readonly message: string };

type Graph = Pick<GraphTools, "mutate" | "refresh">;

/** Puts an order's articles into the visitor's basket, and has the header count them. */
export async function orderAgain(graph: Graph, orderId: string, messageOf: MessageOf): Promise<OrderAnswer> {
  const { session } = await graph.refresh(PageSessionDocument);
  const { data, error } = await graph.mutate(BuyAgainDocument, { orderId, cartId: session?.cartId ?? "" });
  const result = data?.buyAgain;
  const isAnswered = result !== undefined && (result.successful || result.missing.length > 0);
  if (!isAnswered) return { kind: "failed", message: await messageOf(refusalText(error, result)) };
  await graph.refresh(PageSessionDocument);
  const pieces = result.added.reduce((sum, { quantity }) => sum + quantity, 0);
  return { kind: "again", pieces, missing: result.missing };
}

/** Has the confirmation of an order sent once more. @param sent what to say then */
export async function mailAgain(
  { mutate }: Graph,
  orderId: string,
  sent: string,
  messageOf: MessageOf,
): Promise<OrderAnswer> {
  const { data, error } = await mutate(ResendOrderConfirmationDocument, { orderId });
  const result = data?.resendOrderConfirmation;
  return result?.successful === true
    ? { kind: "sent", message: sent }
    : { kind: "failed", message: await messageOf(refusalText(error, result)) };
}
