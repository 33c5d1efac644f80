import type { ListingColumns } from "./listing-columns.ts";

/** What tiles show at a moment, by row, and the rows in that order; ties in order of row. */
export interface PriceBoard {
  /** Integer cents. */
  readonly cents: Int32Array;
  readonly ascending: Uint32Array;
  readonly descending: Uint32Array;
}

/** A board with the time that it holds for, in milliseconds since 1970. */
interface TimedBoard extends PriceBoard {
  readonly from: number;
  readonly until: number;
}

/**
 * The prices on the tiles of a store. Deals begin and end by the clock, without a new catalogue version; few run at a
 * time, so the order of all others is kept and theirs merged into it whenever the clock passes one of their edges.
 */
export class ShownPrices {
  readonly #regular: PriceBoard;
  readonly #deals: ListingColumns["deals"];
  /** All beginnings and ends, ascending. */
  readonly #edges: readonly number[];
  #latest: TimedBoard | null = null;

  constructor({ prices, orders, deals }: Pick<ListingColumns, "prices" | "orders" | "deals">) {
    this.#regular = { cents: prices, ascending: orders["price-asc"], descending: orders["price-desc"] };
    this.#deals = deals;
    this.#edges = deals.flatMap(({ deal }) => [deal.from, deal.until]).toSorted((a, b) => a - b);
  }

  /** The board of a moment, in milliseconds since 1970. */
  at(now: number): PriceBoard {
    const latest = this.#latest;
    if (latest && latest.from <= now && now < latest.until) return latest;
    this.#latest = {
      ...this.#boardAt(now),
      from: this.#edges.findLast((edge) => edge <= now) ?? Number.NEGATIVE_INFINITY,
      until: this.#edges.find((edge) => edge > now) ?? Number.POSITIVE_INFINITY,
    };
    return this.#latest;
  }

  #boardAt(now: number): PriceBoard {
    // Of several deals of an item the one that began last counts, as on the product's page.
    const latest = new Map<number, { readonly row: number; readonly price: number }>();
    for (const { row, deal } of this.#deals) {
      if (deal.from <= now && now < deal.until) latest.set(deal.itemId, { row, price: deal.price });
    }
    const running = new Map<number, number>();
    for (const { row, price } of latest.values()) {
      const shown = running.get(row) ?? this.#regular.cents[row] ?? price;
      if (price < shown) running.set(row, price);
    }
    if (running.size === 0) return this.#regular;
    const cents = this.#regular.cents.slice();
    for (const [row, price] of running) cents[row] = price;
    const priceOf = (row: number): number => cents[row] ?? 0;
    return {
      cents,
      ascending: merge(this.#regular.ascending, running, (a, b) => priceOf(a) - priceOf(b) || a - b),
      descending: merge(this.#regular.descending, running, (a, b) => priceOf(b) - priceOf(a) || a - b),
    };
  }
}

/** An order with some rows moved to where they belong now. */
function merge(
  order: Uint32Array,
  moved: ReadonlyMap<number, unknown>,
  compare: (a: number, b: number) => number,
): Uint32Array {
  const arriving = [...moved.keys()].toSorted(compare);
  const merged = new Uint32Array(order.length);
  let at = 0;
  let next = 0;
  const arrive = (isDue: (row: number) => boolean): void => {
    for (let row = arriving[next]; row !== undefined && isDue(row); row = arriving[next]) {
      merged[at] = row;
      at += 1;
      next += 1;
    }
  };
  for (const row of order) {
    if (moved.has(row)) continue;
    arrive((one) => compare(one, row) < 0);
    merged[at] = row;
    at += 1;
  }
  arrive(() => true);
  return merged;
}
