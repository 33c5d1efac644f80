import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { failureOf } from "../graph/failure.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor } from "../lib/copy.ts";
import { general, hasErrors } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { checkLookup } from "./lookup-check.ts";
import { lookupCopy } from "./lookup-copy.ts";

/** An order that was found; its link opens what its number alone does not. */
interface Found {
  readonly hash: string;
}

interface LookupVariables {
  readonly orderId: string;
  readonly zipCode: string;
}

/**
 * Looks an order up by its number and a postcode (OP-Q-21, C-96). An order that does not exist and one with another
 * postcode look alike.
 * @param document the question; `foundIn` takes the order out of its answer
 * @returns the order's link, or what to show
 */
export async function lookUpOrder<Data>(
  request: Request,
  form: FormData,
  { attempt }: Pick<GraphTools, "attempt">,
  messageOf: MessageOf,
  document: TypedDocumentNode<Data, LookupVariables>,
  foundIn: (data: Data) => Found | null,
): Promise<{ readonly hash: string } | FormAnswer> {
  const t = copyFor(request, lookupCopy);
  const values = readForm(form);
  const faults = checkLookup(values, t);
  if (hasErrors(faults)) return refuseForm(values, faults);
  const { orderId = "", zipCode = "" } = values;
  const { data, error } = await attempt(document, { orderId: orderId.trim(), zipCode: zipCode.trim() });
  const found = data === undefined ? null : foundIn(data);
  if (found !== null) return { hash: found.hash };
  const reason = error === undefined ? t.notFound : await messageOf(failureOf(error).message);
  return refuseForm(values, { [general]: reason });
}
