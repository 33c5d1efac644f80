import { initialise, type SessionShop, type VisitorIds } from "@chalkbox/session";
import { isbot } from "isbot";
import type { ShopClient } from "../upstream/shop-client.ts";
import { callShop } from "../upstream/session-calls.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * Asks the shop for a visitor's ids (SESS-02). Crawlers get none: each of their visits would leave a cart behind.
 * @throws ShopCallFailure when the shop does not answer
 */
export async function mintIds(client: ShopClient, context: RequestContext): Promise<VisitorIds | null> {
  if (isbot(context.userAgent)) return null;
  // Mending ids on the way would come back here.
  const shop: SessionShop = {
    call: (document, variables) => callShop(client.runPlain, document, variables, context),
  };
  return initialise(shop);
}
