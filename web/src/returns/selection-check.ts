import { fits } from "@chalkbox/input-text/read-text";
import { type ErrorEntry, type ErrorMap, errorMapOf } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { ReturnTexts } from "./return-copy.ts";
import { fieldsOf, type ReturnLine } from "./selection-values.ts";

const longestComment = 500;

/** What is wrong with the first step, on both sides; the shop checks it again. Lines without a tick are not looked at. */
export function checkSelection(
  items: readonly ReturnLine[],
  values: FormValues,
  t: ReturnTexts["selection"],
): ErrorMap {
  const open = items.filter(({ returnableQuantity }) => returnableQuantity > 0);
  const ticked = open.filter(({ id }) => values[fieldsOf(id).selected] !== undefined);
  const [first] = open;
  if (ticked.length === 0) return first ? errorMapOf([[fieldsOf(first.id).selected, t.noneSelected]]) : {};
  return errorMapOf(ticked.flatMap((item) => faultsOf(item, values, t)));
}

function faultsOf(
  { id, returnableQuantity: most }: ReturnLine,
  values: FormValues,
  t: ReturnTexts["selection"],
): readonly ErrorEntry[] {
  const fields = fieldsOf(id);
  const quantity = (values[fields.quantity] ?? "").trim();
  const isCount = /^[1-9]\d{0,5}$/u.test(quantity) && Number(quantity) <= most;
  const faults: readonly (readonly [name: string, isWrong: boolean, message: string])[] = [
    [fields.quantity, !isCount, quantity === "" ? t.quantityMissing : t.quantityWrong(most)],
    [fields.reason, (values[fields.reason] ?? "") === "", t.reasonMissing],
    [fields.comment, !fits(values[fields.comment] ?? "", longestComment), t.commentLong],
  ];
  return faults.flatMap(([name, isWrong, message]) => (isWrong ? [[name, message] as const] : []));
}
