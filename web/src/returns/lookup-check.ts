import * as v from "valibot";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { LookupTexts } from "./lookup-copy.ts";

const schemaOf = (t: LookupTexts) =>
  v.object({
    orderId: v.optional(
      v.pipe(v.string(), v.trim(), v.nonEmpty(t.numberMissing), v.regex(/^\d{1,12}$/u, t.numberWrong)),
      "",
    ),
    zipCode: v.optional(
      v.pipe(v.string(), v.trim(), v.nonEmpty(t.zipCodeMissing), v.regex(/^\d{4,5}$/u, t.zipCodeWrong)),
      "",
    ),
  });

/** What is wrong with an order number and a postcode, on both sides. */
export const checkLookup = (values: FormValues, t: LookupTexts): ErrorMap => errorsOf(schemaOf(t), values);
