import * as v from "valibot";
import { emailSchema } from "../lib/contact-schema.ts";
import { type ErrorEntry, type ErrorMap, errorMapOf } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { WithdrawalTexts } from "./withdrawal-copy.ts";
import { openItems, quantityField, withdrawnItems, type WithdrawalOrder } from "./withdrawal-values.ts";

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
