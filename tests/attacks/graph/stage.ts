import { readFile } from "node:fs/promises";
import path from "node:path";
import { buildSchema, type GraphQLSchema } from "graphql";
import { backOfficeOf } from "../../testkit/back-office.ts";
import { buyerAtSummary } from "../../testkit/buyer.ts";
import { aPerson } from "../../testkit/people.ts";
import { root } from "../../testkit/root.ts";
import { type OwnGateway, type OwnShop, startGateway, startOwnShop } from "../../testkit/services.ts";
import { de } from "../../testkit/storefronts.ts";
import { newVisitor } from "../../testkit/visitor.ts";
import type { KnownIds } from "./samples.ts";
import { type Address, errorLines } from "./sender.ts";

/** Someone who sends wrong values. */
export interface Persona {
  readonly name: string;
  readonly address: Address;
  readonly ids: KnownIds;
}

/** A shop and its gateway, with the graphs that they offer. */
export interface Stage {
  readonly shop: OwnShop;
  readonly gateway: OwnGateway;
  readonly publicGraph: GraphQLSchema;
  readonly backOffice: { readonly graph: GraphQLSchema; readonly address: Address };
  /** A new visitor with a cart, and a new customer with an order; what is sent may end either's login. */
  personas(): Promise<readonly Persona[]>;
  /** Lines of errors that gateway and shop have logged. */
  errors(): readonly string[];
  stop(): Promise<void>;
}

export async function startStage(): Promise<Stage> {
  const shop = await startOwnShop();
  const gateway = await startGateway(shop.upstream);
  const office = backOfficeOf({ shop: shop.origin, operatorToken: shop.operatorToken });
  const product = await office.createProduct({ priceCents: 1_000, stock: 1_000_000 });
  const itemId = product.items[0]?.id ?? "";
  const ids = { product: [product.id, "10032"], item: [itemId, product.items[0]?.orderNumber ?? ""] };
  const own = (name: string, cookies: ReadonlyMap<string, string>, more: KnownIds): Persona => ({
    name,
    address: {
      url: `${gateway.origin}/api/shop/`,
      headers: { host: de.host, cookie: [...cookies].map(([key, value]) => `${key}=${value}`).join("; ") },
    },
    ids: { ...ids, cart: [cookies.get("cartId") ?? ""], ...more },
  });
  return {
    shop,
    gateway,
    publicGraph: await graphIn("schema/graph.graphql"),
    backOffice: {
      graph: await graphIn("schema/backoffice/backoffice.graphql"),
      address: { url: `${shop.origin}/backoffice/`, headers: { authorization: `Bearer ${shop.operatorToken}` } },
    },
    personas: async () => {
      const visitor = await newVisitor(gateway.origin, de);
      const { email, password, firstName, lastName } = aPerson();
      const account = { email, password, firstName, lastName };
      const buyer = await buyerAtSummary(gateway.origin, de, { itemId, quantity: 2, account });
      const ordered = await buyer.order();
      const orderId = ordered.kind === "ordered" ? ordered.orderId : "";
      return [own("visitor", visitor.cookies, {}), own("customer", buyer.cookies, { order: [orderId] })];
    },
    errors: () => [...errorLines(gateway.log()), ...errorLines(shop.log())],
    stop: async () => {
      await gateway.stop();
      await shop.stop();
    },
  };
}

async function graphIn(file: string): Promise<GraphQLSchema> {
  return buildSchema(await readFile(path.join(root, file), "utf8"));
}
