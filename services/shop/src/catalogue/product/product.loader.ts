import DataLoader from "dataloader";
import type { ShopContext } from "../../platform/context.ts";
import {
  readAccessories,
  readOffers,
  readProductIdsOfItems,
  readReplacements,
  type ProductLink,
} from "../catalogue.store.ts";
import type { DealRow, ItemRow, OfferRow, PricedItemRow, ProductRow } from "../catalogue.types.ts";
import { bestOffer, decidePrice, type DecidedPrice } from "../pricing/decide-price.ts";
import { priceHeldUntil } from "../pricing/price-held-until.ts";
import { runningDealOf, storedPriceOf } from "./prices.ts";
import { cachedProducts, type KnownProduct } from "./product-cache.loader.ts";

/** A product with all that the storefront sells of it: what a tile and a product page are made of. */
export interface ProductAggregate {
  readonly row: ProductRow;
  /** In shop order; at least one. */
  readonly items: readonly ItemRow[];
  /** Running deals by item id, also those whose pieces are all taken (DEAL-02). */
  readonly deals: ReadonlyMap<number, DealRow>;
  /** What each item costs now, by item id. */
  readonly prices: ReadonlyMap<number, DecidedPrice>;
  /** Until when the price of an item holds, by item id; items for which no end is known are left out. */
  readonly heldUntil: ReadonlyMap<number, Date>;
  /** The item that tiles sell: the cheapest that can be bought, else the cheapest. */
  readonly best: ItemRow;
  /** The item that fits a listing's filters, where those name variants. */
  readonly matching?: ItemRow;
  /** Whether a list must not show that little is left. */
  readonly hidesScarcity?: boolean;
}

/** The loaders of one operation: each gathers the keys of a tick into one statement, so lists cost no query a node. */
export interface ProductLoaders {
  /** A product of the storefront; null when it does not exist or is not sold there. */
  readonly products: DataLoader<number, ProductAggregate | null>;
  /** Id of the product of an item that the storefront sells. */
  readonly productOfItem: DataLoader<number, number | null>;
  /** Ids of what goes with a product. */
  readonly accessories: DataLoader<number, readonly number[]>;
  /** Ids of what to buy instead of a product. */
  readonly replacements: DataLoader<number, readonly number[]>;
}

const loadersOf = new WeakMap<ShopContext, ProductLoaders>();

/** The loaders of an operation. */
export function productLoaders(context: ShopContext): ProductLoaders {
  let loaders = loadersOf.get(context);
  if (!loaders) {
    loaders = {
      products: new DataLoader((ids) => loadProducts(context, ids)),
      productOfItem: new DataLoader(async (ids) => {
        const productOf = await readProductIdsOfItems(context.database.read, context.storefront.store, ids);
        return ids.map((id) => productOf.get(id) ?? null);
      }),
      accessories: new DataLoader(async (ids) => groupLinks(ids, await readAccessories(context.database.read, ids))),
      replacements: new DataLoader(async (ids) => groupLinks(ids, await readReplacements(context.database.read, ids))),
    };
    loadersOf.set(context, loaders);
  }
  return loaders;
}

async function loadProducts(context: ShopContext, ids: readonly number[]): Promise<(ProductAggregate | null)[]> {
  const { database, storefront, clock } = context;
  const known = await cachedProducts(context, ids);
  const itemIds = [...known.values()].flatMap(({ items }) => items.map(({ id }) => id));
  const offers = await readOffers(database.write, storefront.store, itemIds, clock.now());
  const offerOf = new Map(offers.map((offer) => [offer.itemId, offer]));
  const deals = new Map(offers.flatMap((offer) => dealIn(offer) ?? []).map((deal) => [deal.itemId, deal]));
  return ids.map((id) => {
    const product = known.get(id);
    if (!product) return null;
    const items = product.items.map((item) => withStock(item, offerOf.get(item.id)));
    return putTogether(product, items, reducing(deals, items), offerOf);
  });
}

/** Products without deals as they were last put together. */
const lastTogether = new WeakMap<KnownProduct, ProductAggregate>();

/** The same object as last time while nothing of it has changed: without any deal prices depend on the items alone. */
function putTogether(
  product: KnownProduct,
  items: readonly ItemRow[],
  deals: ReadonlyMap<number, DealRow>,
  offerOf: ReadonlyMap<number, OfferRow>,
): ProductAggregate {
  const heldUntil = endsOf(items, deals, offerOf);
  if (deals.size + heldUntil.size > 0) return aggregateOf(product.row, items, deals, heldUntil);
  const last = lastTogether.get(product);
  if (last?.items.every((item, index) => item === items[index])) return last;
  const current = aggregateOf(product.row, items, deals, heldUntil);
  lastTogether.set(product, current);
  return current;
}

function aggregateOf(
  row: ProductRow,
  items: readonly ItemRow[],
  deals: ReadonlyMap<number, DealRow>,
  heldUntil: ReadonlyMap<number, Date>,
): ProductAggregate {
  const offers = items.map((item) => {
    const price = decidePrice(storedPriceOf(item), runningDealOf(deals.get(item.id) ?? null));
    return { item, price, cents: price.cents, isInStock: item.stock > 0 };
  });
  const prices = new Map(offers.map(({ item, price }) => [item.id, price]));
  return { row, items, deals, prices, heldUntil, best: bestOffer(offers).item };
}

/** Until when the prices of items hold: until the running deal ends or the next one begins. */
function endsOf(
  items: readonly ItemRow[],
  deals: ReadonlyMap<number, DealRow>,
  offerOf: ReadonlyMap<number, OfferRow>,
): ReadonlyMap<number, Date> {
  const ends = items.flatMap(({ id }) => {
    const until = priceHeldUntil(deals.get(id)?.endsAt ?? null, offerOf.get(id)?.nextDealStartsAt ?? null);
    return until === null ? [] : [[id, until] as const];
  });
  return new Map(ends);
}

/** Deals of a product by item, without those that a lower usual price has made pointless: they are none to shoppers. */
function reducing(deals: ReadonlyMap<number, DealRow>, items: readonly ItemRow[]): ReadonlyMap<number, DealRow> {
  const found = items.flatMap(({ id, priceCents }) => {
    const deal = deals.get(id);
    return deal !== undefined && deal.priceCents < priceCents ? [[id, deal] as const] : [];
  });
  return new Map(found);
}

function dealIn(offer: OfferRow): DealRow | null {
  const { itemId, dealCents, dealQuantity, dealTaken, dealMaxPerCart, dealEndsAt } = offer;
  if (dealCents === null || dealEndsAt === null) return null;
  return {
    itemId,
    priceCents: dealCents,
    quantity: dealQuantity ?? 0,
    taken: dealTaken ?? 0,
    maxPerCart: dealMaxPerCart ?? 0,
    endsAt: dealEndsAt,
  };
}

/** Items with the stock that they were last seen with. */
const lastSeen = new WeakMap<PricedItemRow, ItemRow>();

/** An item with its stock; the same object as last time while the stock stays, as copying is half of a listing's work. */
function withStock(item: PricedItemRow, offer: OfferRow | undefined): ItemRow {
  const { stock = 0, shortageDe = null, shortageEn = null } = offer ?? {};
  const last = lastSeen.get(item);
  if (last?.stock === stock && last.shortageDe === shortageDe && last.shortageEn === shortageEn) return last;
  const current = { ...item, stock, shortageDe, shortageEn };
  lastSeen.set(item, current);
  return current;
}

function groupLinks(ids: readonly number[], links: readonly ProductLink[]): number[][] {
  const byProduct = Map.groupBy(links, (link) => link.productId);
  return ids.map((id) => (byProduct.get(id) ?? []).map((link) => link.otherId));
}

/** Products by id in the order requested; those that are not sold are left out. */
export async function loadProductList(context: ShopContext, ids: readonly number[]): Promise<ProductAggregate[]> {
  const products = await productLoaders(context).products.loadMany(ids);
  return products.flatMap((product) => {
    if (product instanceof Error) throw product;
    return product ? [product] : [];
  });
}
