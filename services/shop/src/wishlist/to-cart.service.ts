import type { TeaserWishlistEntryInput as CartEntryInput } from "../generated/graph.ts";
import type { CartView } from "../cart/cart-view.ts";
import { wordsOf } from "../platform/messages/operators-words.service.ts";
import { takeList, type Filling } from "../cart/fill.service.ts";
import type { ItemRow } from "../catalogue/catalogue.types.ts";
import { pick } from "../catalogue/language.ts";
import { priceOfItem } from "../catalogue/product/item-price.ts";
import type { ProductAggregate } from "../catalogue/product/product.loader.ts";
import { absoluteMaxQuantity } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import { toId } from "../platform/database-id.ts";
import { rowId } from "./change.service.ts";
import { maxEntries } from "./limits.ts";
import type { MetEntry } from "./met-entry.ts";
import { storeOutcomes } from "./outcome.store.ts";
import { knownOwnerOf } from "./owner.ts";
import { faultText } from "./texts.ts";
import { forgetLoaded } from "./wishlist.loader.ts";
import { productsOf } from "./wishlist.service.ts";

/** What came of putting a list into the cart. */
export interface ToCartResult {
  readonly text: string | null;
  readonly met: readonly MetEntry[];
  /** Null: nothing was looked at. */
  readonly view: CartView | null;
}

/** Something that can be put in, with its place in the list. */
type Buyable = MetEntry & { readonly product: ProductAggregate; readonly item: ItemRow };

/**
 * Puts a list into the caller's cart, all that can be bought (OP-M-51, WISH-30).
 * @throws ShopError CART_NOT_FOUND for a foreign or unknown cart
 */
export async function putIntoCart(
  context: ShopContext,
  inputs: readonly CartEntryInput[],
  cartId: string,
): Promise<ToCartResult> {
  const { language } = context.storefront;
  const fault = faultOf(inputs);
  if (fault !== null) return { text: faultText(fault, language), met: [], view: null };
  const asked = inputs.flatMap(({ productId }) => toId(productId) ?? []).map((productId) => ({ productId }));
  const products = await productsOf(context, asked);
  const wanted = inputs.map((input) => resolve(input, products.get(toId(input.productId) ?? 0) ?? null));
  let met: readonly MetEntry[] = wanted;
  const { refusal, view } = await takeList(
    context,
    cartId,
    wanted.filter(isBuyable).map(fillingOf),
    async (tx, added) => {
      met = settle(wanted, added);
      await keepOutcomes(tx, context, met);
    },
  );
  forgetLoaded(context);
  if (refusal !== null) return { text: await wordsOf(context, refusal), met: [], view };
  const isNothing = met.every(({ added }) => added === 0);
  return { text: isNothing ? nothingText(language) : null, met, view };
}

function faultOf(inputs: readonly CartEntryInput[]) {
  if (inputs.length > maxEntries) return "LIMIT_REACHED" as const;
  const isOdd = inputs.some(({ quantity }) => quantity < 1 || quantity > absoluteMaxQuantity);
  return isOdd ? ("QUANTITY_INVALID" as const) : null;
}

const nothingText = (language: ShopContext["storefront"]["language"]): string =>
  pick(language, "Davon konnten wir nichts in den Warenkorb legen.", "None of it could be put into the basket.");

/** What an input means now. What has several items of which none is chosen, or no longer, needs a choice first. */
function resolve(input: CartEntryInput, product: ProductAggregate | null): MetEntry {
  const isChosen = input.itemId != null && input.itemId !== "-";
  const chosen = product?.items.find(({ id }) => String(id) === input.itemId);
  const only = isChosen || product?.items.length !== 1 ? null : product.best;
  const item = chosen ?? only;
  const entry = {
    productId: input.productId,
    itemId: isChosen ? (input.itemId ?? null) : null,
    entryId: input.entryId ?? null,
    product,
    item,
    requested: input.quantity,
    added: 0,
  };
  if (product === null || product.row.isMembership) return { ...entry, outcome: "unavailable" };
  if (item !== null) return { ...entry, outcome: item.stock > 0 ? "maxInCart" : "unavailable" };
  return { ...entry, outcome: product.items.length > 1 ? "variantsToChoose" : "unavailable" };
}

const isBuyable = (entry: MetEntry): entry is Buyable =>
  entry.outcome === "maxInCart" && entry.product !== null && entry.item !== null;

const fillingOf = ({ product, item, requested }: Buyable): Filling => ({
  itemId: item.id,
  quantity: requested,
  atDealPrice: priceOfItem(product, item).option === "deal",
});

/** Shares out what the cart took of each item among the entries that meant it, in their order. */
function settle(wanted: readonly MetEntry[], added: ReadonlyMap<number, number>): MetEntry[] {
  const left = new Map(added);
  const last = new Map(wanted.filter(isBuyable).map((entry, index) => [entry.item.id, index]));
  let index = -1;
  return wanted.map((entry) => {
    if (!isBuyable(entry)) return entry;
    index += 1;
    const rest = left.get(entry.item.id) ?? 0;
    const pieces = last.get(entry.item.id) === index ? rest : Math.min(rest, entry.requested);
    left.set(entry.item.id, rest - pieces);
    if (pieces === 0) return entry;
    return { ...entry, added: pieces, outcome: pieces === entry.requested ? "added" : "quantityChanged" };
  });
}

async function keepOutcomes(tx: TransactionSql, context: ShopContext, met: readonly MetEntry[]): Promise<void> {
  const owner = knownOwnerOf(context);
  const outcomes = met.flatMap(({ entryId, outcome, added }) => {
    const id = entryId === null ? null : rowId(entryId);
    if (id === null) return [];
    return [
      {
        entryId: id,
        variantsToChoose: outcome === "variantsToChoose",
        quantityChanged: outcome === "quantityChanged",
        maxInCart: outcome === "maxInCart" || outcome === "unavailable",
        added,
      },
    ];
  });
  if (owner !== null && outcomes.length > 0) await storeOutcomes(tx, owner, outcomes);
}
