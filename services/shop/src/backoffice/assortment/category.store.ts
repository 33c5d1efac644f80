import type * as v from "valibot";
import type { TransactionSql } from "../../platform/database.ts";
import { changedColumns } from "../changed-columns.ts";
import type { categoryChange } from "./inputs.ts";
import { updateRow } from "./product.store.ts";

/** Changes columns of a category; returns whether it exists. */
export async function updateCategory(
  tx: TransactionSql,
  id: number,
  change: v.InferOutput<typeof categoryChange>,
): Promise<boolean> {
  const columns = changedColumns({
    name_de: change.name?.de,
    name_en: change.name?.en,
    seo_de: change.seoText?.de,
    seo_en: change.seoText?.en,
    is_sale: change.isSale,
    is_excluded_from_nav: change.isExcludedFromNav,
    is_product_listing: change.isProductListing,
    hide_left_navigation: change.hideLeftNavigation,
    hide_breadcrumbs: change.hideBreadcrumbs,
    hide_category_dropdown: change.hideCategoryDropdown,
    show_seo_box: change.showSeoBox,
    show_deal_scarcity: change.showDealScarcity,
    show_scarcity: change.showScarcity,
    teasers_below_seo: change.teasersBelowSeo,
  });
  return updateRow(tx, "category", id, columns);
}
