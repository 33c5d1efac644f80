import type { EncodedBytes } from "./encoded-bytes.ts";
import type { CacheVerdict } from "./verdict.ts";

/** How long a surrogate may keep an answer that stands in for one that the shop did not give, in milliseconds. */
const standInFor = 2_000;

/** An answer, as far as keeping it goes. */
interface Kept {
  readonly cache?: CacheVerdict;
  readonly encoded?: EncodedBytes;
}

/**
 * What a surrogate, a client that keeps answers for others, needs for one: `surrogate-control` says for how many
 * seconds it may be kept, `surrogate-key` until which tags are dropped. An answer that is made of several is kept as the
 * least of them allows, and not at all when one of them is its visitor's own.
 *
 * @param answers all of its parts
 * @param now current time in milliseconds
 */
export function surrogateHeaders(answers: readonly Kept[], now: number): Readonly<Record<string, string>> {
  let left = Number.POSITIVE_INFINITY;
  const tags = new Set<string>();
  for (const { cache, encoded } of answers) {
    if (encoded?.keeping == null) return {};
    left = Math.min(left, cache === "stale" ? standInFor : Math.max(0, encoded.keeping.until - now));
    for (const tag of encoded.keeping.tags) tags.add(tag);
  }
  const seconds = Math.ceil(left / 1_000);
  return { "surrogate-control": `max-age=${seconds}`, "surrogate-key": [...tags].join(" ") };
}
