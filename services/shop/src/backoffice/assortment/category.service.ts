import type { BackofficeContext } from "../backoffice-context.ts";
import { change } from "../change.ts";
import { changedColumns } from "../changed-columns.ts";
import { decode, done, missing, type Result } from "../result.ts";
import { categoryChange, id } from "./inputs.ts";
import { updateRow } from "./product.store.ts";

/** Changes what is given of a category. */
export async function changeCategory(context: BackofficeContext, categoryId: string, input: unknown): Promise<Result> {
  const decodedId = decode(id, categoryId);
  const decoded = decode(categoryChange, input);
  if (!decodedId.ok) return missing("category");
  if (!decoded.ok) return decoded.refusal;
  const { value } = decoded;
  const columns = changedColumns({
    name_de: value.name?.de,
    name_en: value.name?.en,
    seo_de: value.seoText?.de,
    seo_en: value.seoText?.en,
    is_sale: value.isSale,
    is_excluded_from_nav: value.isExcludedFromNav,
    is_product_listing: value.isProductListing,
    hide_left_navigation: value.hideLeftNavigation,
    hide_breadcrumbs: value.hideBreadcrumbs,
    hide_category_dropdown: value.hideCategoryDropdown,
  });
  return change(context, async (tx) =>
    (await updateRow(tx, "category", decodedId.value, columns)) ? done : missing("category"),
  );
}
