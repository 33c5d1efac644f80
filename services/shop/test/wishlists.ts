import { randomUUID } from "node:crypto";
import { insertRows } from "../seed/insert-rows.ts";
import type { Clock } from "../src/platform/clock.ts";
import type { Caller, ShopContext, Store } from "../src/platform/context.ts";
import type { Database } from "../src/platform/database.ts";
export { createRandom, type Random } from "../seed/random.ts";
import { anonymousCaller, runQuery, testContext } from "./shop-test.ts";
import { writeCatalogue } from "./catalogue-fixture.ts";

/**
 * An assortment for lists: a pen in two colours, a pad, a ball that is sold out, a stamp with bounds, and what other stores
 * sell.
 * @param more ids of further products, each with one item of the same id
 */
export async function writeListedProducts(database: Database, more: readonly number[] = []): Promise<void> {
  await writeCatalogue(database, {
    categories: [{ id: 10, name: "Schule", children: [{ id: 11, name: "Stifte" }] }],
    products: [
      {
        id: 1,
        category: 11,
        name: "Füller",
        items: [
          { id: 101, price: 500, variant: { FARBE: "rot" } },
          { id: 102, price: 400, variant: { FARBE: "blau" } },
        ],
      },
      { id: 2, category: 11, name: "Block", items: [{ id: 103, price: 300 }] },
      { id: 3, category: 11, name: "Ball", items: [{ id: 104, stock: 0 }] },
      {
        id: 4,
        category: 11,
        name: "Stempel",
        items: [{ id: 105, price: 200, columns: { minimum_order_quantity: 5, max_quantity: 20 } }],
      },
      { id: 5, category: 11, name: "Anderswo", items: [{ id: 106, prices: { at: 100 } }] },
      {
        id: 6,
        category: 11,
        name: "Mappe",
        items: [
          { id: 107, price: 100, variant: { FARBE: "rot" } },
          { id: 108, prices: { at: 100 }, variant: { FARBE: "blau" } },
        ],
      },
      ...more.map((id) => ({ id, category: 11, items: [{ id, price: 100 }] })),
    ],
  });
  await database.write`insert into replacement_product (product_id, replacement_id, position) values (3, 2, 0)`;
}

/** What of an answer tests read of a change. */
export interface Changed {
  readonly successful: boolean;
  readonly errorCode: string | null;
  readonly generalErrorMessage: string | null;
  readonly messageKey: string | null;
  readonly entryId: string | null;
  readonly wishlist: { readonly externalId: string } | null;
}

const changedFields = "successful errorCode generalErrorMessage messageKey entryId wishlist { externalId }";

/** Someone who works on lists. */
export class Person {
  readonly caller: Caller;
  readonly customerId: string | null;
  readonly #database: Database;
  readonly #clock: Clock | undefined;

  constructor(database: Database, caller: Caller, clock?: Clock) {
    this.#database = database;
    this.#clock = clock;
    this.caller = caller;
    this.customerId = caller.customer?.customerId ?? null;
  }

  context(store: Store = "de", database: Database = this.#database): ShopContext {
    return testContext({ database, caller: this.caller, store, ...(this.#clock && { clock: this.#clock }) });
  }

  /** The data of an operation that meets no error. */
  async ask(document: string, variables = {}, store: Store = "de") {
    const { data, errors } = await runQuery(this.context(store), document, variables);
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
    return Object(data);
  }

  /** A change that answers a `WishlistResult`. @param call field with its arguments as literals */
  async change(call: string): Promise<Changed> {
    const data: Record<string, Changed> = await this.ask(`mutation { ${call} { ${changedFields} } }`);
    const [changed] = Object.values(data);
    if (changed === undefined) throw new Error("No answer");
    return changed;
  }

  /** The id of a new list. */
  async makeList(name = "Klasse 3"): Promise<string> {
    const { wishlist, errorCode } = await this.change(`createWishlist(name: "${name}")`);
    if (wishlist === null) throw new Error(`No list: ${errorCode}`);
    return wishlist.externalId;
  }

  /** The id of a new entry. */
  async add(listId: string, productId: number, quantity = 1, itemId: number | null = null): Promise<string> {
    const item = itemId === null ? "" : `, itemId: "${itemId}"`;
    const { entryId, errorCode } = await this.change(
      `addProductToWishlist(externalId: "${listId}", entry: { productId: "${productId}"${item}, quantity: ${quantity} })`,
    );
    if (entryId === null) throw new Error(`No entry: ${errorCode}`);
    return entryId;
  }

  /** `share_data` of a link. */
  async invite(listId: string, right: string): Promise<string> {
    const { createWishlistInvite } = await this.ask(
      `mutation { createWishlistInvite(externalId: "${listId}", right: ${right}) { invite { shareData } } }`,
    );
    return createWishlistInvite.invite.shareData;
  }

  /** A list as this person has it; null when they have none of this id. */
  async list(listId: string, fields = "entries { externalId quantity product { id } itemId }") {
    const { getAllWishlists } = await this.ask(`{ getAllWishlists { externalId ${fields} } }`);
    return getAllWishlists.find(({ externalId }: { externalId: string }) => externalId === listId) ?? null;
  }
}

/** A visitor without an account. */
export const aVisitor = (database: Database): Person => new Person(database, anonymousCaller());

/** A signed-in customer. @param columns of the row in `customer` */
export async function aCustomer(
  database: Database,
  columns: Readonly<Record<string, unknown>> = {},
  clock?: Clock,
): Promise<Person> {
  const id = randomUUID();
  const row = {
    id,
    realm: "consumer",
    email: `${id}@example.org`,
    password_hash: "x",
    first_name: "Erika",
    last_name: "Muster",
    ...columns,
  };
  await database.transaction((tx) => insertRows(tx, "customer", [row]));
  const caller = { ...anonymousCaller(), customer: { customerId: id, isGuest: false } };
  return new Person(database, caller, clock);
}

/** A list of the first person with everyone else on it, each with their right. */
export async function sharedList(creator: Person, people: Readonly<Record<string, Person>>): Promise<string> {
  const listId = await creator.makeList();
  for (const [right, person] of Object.entries(people)) {
    const shareData = await creator.invite(listId, right);
    const { errorCode } = await person.change(`joinWishlist(shareData: "${shareData}")`);
    if (errorCode !== null) throw new Error(`Not joined: ${errorCode}`);
  }
  return listId;
}
