import { initialise, type SessionShop, type VisitorIds } from "@chalkbox/session";
import type { ShopClient } from "../upstream/shop-client.ts";
import { callShop } from "./session-calls.ts";
import type { RequestContext } from "./request-context.ts";

/** How crawlers call themselves; a person's browser never does. Tools such as curl are people's. */
const crawler = /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|lighthouse/i;

/**
 * Requests a visitor's ids from the shop (SESS-02).
 * @throws ShopCallFailure when the shop does not answer
 */
export async function mintIds(client: ShopClient, context: RequestContext): Promise<VisitorIds> {
  // Renewing ids on the way would come back here.
  const shop: SessionShop = {
    call: (document, variables) => callShop(client.runPlain, document, variables, context),
  };
  return initialise(shop);
}

/** Whether a visitor gets no ids: each visit of a crawler would leave a cart behind. */
export function isCrawler(userAgent: string): boolean {
  return crawler.test(userAgent);
}
