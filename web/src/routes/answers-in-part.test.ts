import { RouterContextProvider } from "react-router";
import { CombinedError } from "urql";
import { expect, it } from "vitest";
import type { Graph } from "~/graph/client.ts";
import { graphContext } from "~/graph/context.ts";
import { GraphQLError } from "~/graph/graphql-web.ts";
import * as order from "./account/order-detail.tsx";
import * as orders from "./account/orders.tsx";
import * as basket from "./basket.tsx";

// oxlint-disable-next-line typescript/no-explicit-any -- each side of each route has arguments of its own
type Load = (args: any) => Promise<unknown>;

/** All that the pages below read, as the shop answers it where parts of it fail, or all that a page is about. */
const [orderInPart, session] = [{ orderId: "1", shipments: null }, { visitor: { state: "LOGGED_IN" } }];
const inPart = {
  session: { ...session, cart: { id: "c-1", gifts: null } },
  getOrdersV2: { orders: [orderInPart] },
  getOrderDetailsV2: orderInPart,
};
const without = { session: { ...session, cart: null }, getOrdersV2: null, getOrderDetailsV2: null };

/** Loads a page whose answers report a fault at this path. */
function loadWith(data: object, load: Load, address: string, path: readonly (string | number)[]) {
  const failed = new GraphQLError("no", null, null, null, path, null, { classification: "INTERNAL_ERROR" });
  const answer = { data, error: new CombinedError({ graphQLErrors: [failed] }) };
  const unused = (): never => {
    throw new Error("Not used here");
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for all that the pages read
  const query = (async () => answer) as unknown as Graph["query"];
  const graph: Graph = { query, mutate: unused, defer: unused, awaited: () => null };
  const context = new RouterContextProvider(new Map([[graphContext, graph]]));
  return load({ context, request: new Request(`http://localhost${address}`), params: {} });
}

it.each<
  readonly [string, { readonly loader: Load; readonly clientLoader: Load }, string, readonly (string | number)[]]
>([
  ["the list of orders", orders, "/myaccount/orders/", ["getOrdersV2", "orders", 0, "shipments"]],
  ["an order", order, "/myaccount/orders/orderdetail/?orderId=1", ["getOrderDetailsV2", "shipments"]],
  ["the cart", basket, "/checkout/basket/", ["session", "cart", "gifts"]],
])("GQL-10: policy all: what there is of %s is shown, though a part of it failed", async (_, route, address, path) => {
  for (const load of [route.loader, route.clientLoader]) {
    await expect(loadWith(inPart, load, address, path)).resolves.toBeDefined();
    // One that lacks the whole is no empty list and no empty cart.
    await expect(loadWith(without, load, address, path)).rejects.toMatchObject({ init: { status: 500 } });
  }
});
