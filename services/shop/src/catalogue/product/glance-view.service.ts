import { berlinDay } from "../../platform/berlin-day.ts";
import type { ShopContext } from "../../platform/context.ts";
import { takeVisitorAttempt } from "../../platform/rate-limit/visitor-rate.ts";
import { countGlance } from "./glance-view.store.ts";
import { findItem } from "./product.service.ts";

/** A look at a product, as its page reports it. */
export interface GlanceView {
  readonly productId: string;
  readonly itemId: string;
  /** Host of the page. */
  readonly domain: string;
}

/** More than a shopper looks at in an hour. */
const glanceRate = { name: "glance views", perVisitor: 200, perAddress: 2_000, perNetwork: 6_000, windowMs: 3_600_000 };

/** Counts a look at an item of the storefront (OP-M-58). What is not sold here, and what comes too often, is not counted. */
export async function recordGlanceView(context: ShopContext, { productId, itemId, domain }: GlanceView) {
  const answer = (successful: boolean) => ({ successful, generalErrorMessage: null, fieldErrors: [] });
  const { database, clock, storefront } = context;
  const found = await findItem(context, itemId);
  if (!found || String(found.product.row.id) !== productId || domain === "") return answer(false);
  if (!(await takeVisitorAttempt(context, glanceRate)).isAllowed) return answer(false);
  await countGlance(database.write, {
    day: berlinDay(clock.now()),
    store: storefront.store,
    productId: found.product.row.id,
    itemId: found.item.id,
  });
  return answer(true);
}
