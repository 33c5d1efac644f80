import * as v from "valibot";
import type { ErrorMap } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import { rules } from "../lib/rules.ts";
import { errorsOf } from "../lib/schema-errors.ts";
import type { ratingCopy } from "./rating-copy.ts";

const words = (missing: string, limit: number, tooLong: string) =>
  v.optional(v.pipe(v.string(), v.check(rules.required, missing), v.check(rules.maxLength(limit), tooLong)), "");

/** What is wrong with a review, as far as web can check it without the shop. */
export const checkRating = (values: FormValues, t: (typeof ratingCopy)["de"]): ErrorMap =>
  errorsOf(
    v.object({
      rating: v.optional(v.pipe(v.string(), v.regex(/^[1-5]$/u, t.starsMissing)), ""),
      title: words(t.titleMissing, 120, t.titleLong),
      text: words(t.textMissing, 4_000, t.textLong),
      author: words(t.authorMissing, 80, t.authorLong),
    }),
    values,
  );
