import * as v from "valibot";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf, text } from "../lib/schema-errors.ts";
import { electronicInvoice } from "./shown-methods.ts";

interface PaymentFaults {
  readonly noneSelected: string;
  readonly buyerReferenceMissing: string;
  readonly buyerReferenceFormat: string;
}

/** What is wrong with the payment step: no method (CHKP-03), or an electronic invoice without its reference (CHKP-07). */
export function checkPayment(values: FormValues, t: PaymentFaults): ErrorMap {
  const reference = v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty(t.buyerReferenceMissing),
      v.regex(/^[a-z0-9-]+$/iu, t.buyerReferenceFormat),
    ),
    "",
  );
  const schema = v.object({
    paymentId: v.optional(v.pipe(v.string(), v.nonEmpty(t.noneSelected)), ""),
    buyerReference: values["paymentId"] === electronicInvoice ? reference : text,
  });
  return errorsOf(schema, values);
}
