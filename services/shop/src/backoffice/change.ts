import { refreshSnapshot } from "../catalogue/snapshot.loader.ts";
import type { TransactionSql } from "../platform/database.ts";
import { cacheTags } from "../platform/invalidation.ts";
import type { BackofficeContext } from "./backoffice-context.ts";
import { guarded, type Result } from "./result.ts";

/** Refuses from within a transaction, which is then rolled back. */
export class Refused extends Error {
  override name = "Refused";
  readonly result: Result;

  constructor(result: Result) {
    super("refused");
    this.result = result;
  }
}

/**
 * Makes a change in one transaction and waits until the storefront's graph shows it, also through gateways. What the
 * database refuses, and what `work` refuses by throwing {@link Refused}, comes back as a result.
 */
export async function change<T extends Result>(
  { platform }: BackofficeContext,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T | Result> {
  const result = await guarded(async () => {
    try {
      return await platform.database.transaction(work);
    } catch (error) {
      if (error instanceof Refused) return error.result;
      throw error;
    }
  });
  if (result.successful) {
    await refreshSnapshot(platform.database);
    // Operators change little, and what they change shows up in many places: a product in a page's teaser, say.
    await platform.invalidation.drop(cacheTags);
  }
  return result;
}
