import type { VariantAttribute } from "../../generated/graph.ts";
import type { ShopContext } from "../../platform/context.ts";
import { findProduct, type SoldItem } from "../product/product.service.ts";
import { snapshotOf } from "../snapshot.loader.ts";
import { readSelection, selectionOf, variantState } from "./variants.ts";

/** What variants are requested. */
export interface VariantRequest {
  readonly productId: string;
  readonly selectedVariants: readonly { readonly name: string; readonly value: string }[];
  readonly itemId?: string | null;
}

/** The variants of a product for a selection (OP-Q-41); null for an unknown product. */
export async function findVariantInformation(
  context: ShopContext,
  { productId, selectedVariants, itemId }: VariantRequest,
): Promise<{ variantAttributes: readonly VariantAttribute[]; isConfigured: boolean; item: SoldItem | null } | null> {
  const product = await findProduct(context, productId);
  if (!product) return null;
  const snapshot = snapshotOf(context);
  const preselected = itemId ? product.items.find(({ id }) => String(id) === itemId) : undefined;
  const selection = preselected ? selectionOf(preselected) : readSelection(product.items, snapshot, selectedVariants);
  const state = variantState(product.items, snapshot, selection, context.storefront.language);
  const item = product.items.find(({ id }) => id === state.itemId);
  return {
    variantAttributes: state.attributes,
    isConfigured: state.isConfigured,
    item: item ? { product, item } : null,
  };
}
