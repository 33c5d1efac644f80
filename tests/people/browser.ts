import { randomInt } from "node:crypto";
import { Agent } from "undici";
import * as v from "valibot";
import { loadOperations } from "../testkit/documents.ts";
import type { Storefront } from "../testkit/storefronts.ts";
import { type GraphAnswer, newVisitor, type Visitor } from "../testkit/visitor.ts";
import type { CartView } from "./rules/view.ts";
import { cartFields, cartOf, type ShownLine, ShownCart } from "./shown-cart.ts";

/** What someone in front of a browser is shown of themselves. */
export interface Seen {
  readonly state: "LOGGED_IN" | "LOGGED_IN_AS_GUEST" | "LOGGED_OUT";
  readonly lastName: string | null;
  readonly cart: CartView;
  /** Last names of the billing addresses, sorted. */
  readonly addresses: readonly string[];
}

const session = `session { cartId visitor { state lastName } cart { ${cartFields} } }`;
const addresses = "getBillingAddresses { lastName }";

const View = v.object({
  session: v.object({
    cartId: v.nullable(v.string()),
    visitor: v.object({
      state: v.picklist(["LOGGED_IN", "LOGGED_IN_AS_GUEST", "LOGGED_OUT"]),
      lastName: v.nullable(v.string()),
    }),
    cart: v.nullable(ShownCart),
  }),
  getBillingAddresses: v.optional(v.array(v.object({ lastName: v.string() })), []),
});
const Refused = v.tuple([v.looseObject({ extensions: v.looseObject({ code: v.literal("UNAUTHENTICATED") }) })]);

/** A jar of cookies at an address of its own, so that tries of others do not count for it. */
export class Browser {
  readonly #visitor: Visitor;
  readonly #agent: Agent;
  readonly #texts: ReadonlyMap<string, string>;
  #cartId: string | null = null;

  private constructor(visitor: Visitor, agent: Agent, texts: ReadonlyMap<string, string>) {
    this.#visitor = visitor;
    this.#agent = agent;
    this.#texts = texts;
  }

  /** @param origin of a gateway or of a storefront, e.g. `http://127.0.0.1:3000` */
  static async open(origin: string, storefront: Storefront): Promise<Browser> {
    const texts = new Map((await loadOperations()).map(({ name, text }) => [name, text]));
    const localAddress = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`;
    const agent = new Agent({ connections: 1, localAddress });
    return new Browser(await newVisitor(origin, storefront, agent), agent, texts);
  }

  /** Id of the cart that its page has, which may have been ordered elsewhere since. */
  get cartId(): string {
    return this.#cartId ?? this.#visitor.cookies.get("cartId") ?? "";
  }

  /** Runs an operation of the storefront; errors of the graph are part of the answer. */
  ask(operation: string, variables: Readonly<Record<string, unknown>> = {}): Promise<GraphAnswer> {
    return this.#visitor.ask(this.#texts.get(operation) ?? "", variables);
  }

  /**
   * @param isIn whether someone should be signed in, as guest too
   * @throws Error when someone who should not be signed in is shown addresses
   */
  async see(isIn: boolean): Promise<Seen> {
    const { data, errors } = await this.#visitor.ask(isIn ? `{ ${session} ${addresses} }` : `{ ${session} }`);
    const message = `${JSON.stringify(errors)} in place of a view`;
    const { session: seen, getBillingAddresses } = v.parse(View, data, { message });
    if (!isIn) v.parse(Refused, (await this.#visitor.ask(`{ ${addresses} }`)).errors);
    this.#cartId = seen.cartId;
    return {
      ...seen.visitor,
      cart: cartOf(seen.cart),
      addresses: getBillingAddresses.map(({ lastName }) => lastName).toSorted(),
    };
  }

  /** The lines of the cart, as a page of the basket has them before one is changed. */
  async lines(): Promise<readonly ShownLine[]> {
    const { data } = await this.#visitor.ask(`{ ${session} }`);
    const { cartId, cart } = v.parse(View, data).session;
    this.#cartId = cartId;
    return cart?.mergedLineItems ?? [];
  }

  close(): Promise<void> {
    return this.#agent.close();
  }
}
