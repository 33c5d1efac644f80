import * as v from "valibot";
import type { WithdrawalOrderQuery } from "../graph/generated/WithdrawalOrder.ts";
import { emailSchema } from "../lib/contact-schema.ts";
import { type ErrorEntry, type ErrorMap, errorMapOf } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { WithdrawalTexts } from "./withdrawal-copy.ts";

/** An order as far as it can be withdrawn from (C-99). */
export type WithdrawalOrder = NonNullable<WithdrawalOrderQuery["getWithdrawalOrder"]>;

/** Name of a line's field; the shop's own name of what is wrong with it. */
export const quantityField = (id: string): string => `items.${id}.quantity`;

/** Lines that can be withdrawn from. */
export const openItems = ({ items }: WithdrawalOrder): WithdrawalOrder["items"] =>
  items.filter(({ quantity }) => quantity > 0);

/** A line as the graph takes it. */
export interface WithdrawnItem {
  readonly id: string;
  readonly quantity: number;
}

/** The lines that a declaration is about: all that can be, or those with a number. */
export const withdrawnItems = (order: WithdrawalOrder, values: FormValues): readonly WithdrawnItem[] =>
  openItems(order).flatMap(({ id, quantity }) => {
    const pieces = values["what"] === "some" ? Number(values[quantityField(id)] ?? 0) : quantity;
    return pieces > 0 ? [{ id, quantity: pieces }] : [];
  });

/** What is wrong with a declaration, on both sides; the shop checks it again. */
export function checkWithdrawal(order: WithdrawalOrder, values: FormValues, t: WithdrawalTexts): ErrorMap {
  const person = errorsOf(
    v.object({
      name: v.optional(
        v.pipe(v.string(), v.trim(), v.nonEmpty(t.nameMissing), v.check(rules.maxLength(255), t.tooLong)),
        "",
      ),
      email: emailSchema(t),
    }),
    values,
  );
  return { ...errorMapOf(faultsOfItems(order, values, t)), ...person };
}

function faultsOfItems(order: WithdrawalOrder, values: FormValues, t: WithdrawalTexts): readonly ErrorEntry[] {
  const what = values["what"] ?? "";
  if (what === "all") return [];
  if (what !== "some") return [["what", t.whatMissing]];
  const faults = openItems(order).flatMap(({ id, quantity: most }): readonly ErrorEntry[] => {
    const typed = (values[quantityField(id)] ?? "").trim();
    const isRight = typed === "" || (/^\d{1,6}$/u.test(typed) && Number(typed) <= most);
    return isRight ? [] : [[quantityField(id), t.quantityWrong(most)]];
  });
  if (faults.length > 0) return faults;
  return withdrawnItems(order, values).length === 0 ? [["what", t.noneSelected]] : [];
}
