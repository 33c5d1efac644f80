import { randomInt } from "node:crypto";
import { Agent } from "undici";
import * as v from "valibot";
import { loadOperations } from "../testkit/documents.ts";
import type { Storefront } from "../testkit/storefronts.ts";
import { type GraphAnswer, newVisitor, type Visitor } from "../testkit/visitor.ts";

/** What someone in front of a browser is shown of themselves. */
export interface Seen {
  readonly state: "LOGGED_IN" | "LOGGED_IN_AS_GUEST" | "LOGGED_OUT";
  readonly lastName: string | null;
  /** Pieces in the cart by item. */
  readonly cart: Readonly<Record<string, number>>;
  /** Last names of the billing addresses, sorted. */
  readonly addresses: readonly string[];
}

const session = "session { cartId visitor { state lastName } cart { mergedLineItems { itemId quantity } } }";
const addresses = "getBillingAddresses { lastName }";

const View = v.object({
  session: v.object({
    visitor: v.object({
      state: v.picklist(["LOGGED_IN", "LOGGED_IN_AS_GUEST", "LOGGED_OUT"]),
      lastName: v.nullable(v.string()),
    }),
    cart: v.nullable(v.object({ mergedLineItems: v.array(v.object({ itemId: v.string(), quantity: v.number() })) })),
  }),
  getBillingAddresses: v.optional(v.array(v.object({ lastName: v.string() })), []),
});
const Refused = v.tuple([v.looseObject({ extensions: v.looseObject({ code: v.literal("UNAUTHENTICATED") }) })]);

/** A jar of cookies at an address of its own, so that tries of others do not count for it. */
export class Browser {
  readonly #visitor: Visitor;
  readonly #agent: Agent;
  readonly #texts: ReadonlyMap<string, string>;

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

  get cartId(): string {
    return this.#visitor.cookies.get("cartId") ?? "";
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
    const lines = seen.cart?.mergedLineItems ?? [];
    return {
      ...seen.visitor,
      cart: Object.fromEntries(lines.map(({ itemId, quantity }) => [itemId, quantity])),
      addresses: getBillingAddresses.map(({ lastName }) => lastName).toSorted(),
    };
  }

  close(): Promise<void> {
    return this.#agent.close();
  }
}
