import * as v from "valibot";
import type { ShownCart } from "./shown-cart.ts";

const SentCart = v.object({
  cartId: v.string(),
  fingerprint: v.string(),
  total: v.string(),
  lines: v.array(v.tuple([v.string(), v.string(), v.number()])),
});

/** What a form states that the summary has shown; null for what no summary of ours has shown. */
export function readShownCart(text: FormDataEntryValue | null): ShownCart | null {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SentCart), text);
  return parsed.success ? parsed.output : null;
}
