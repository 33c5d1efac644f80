import type { SeoText } from "../../generated/graph.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { CategoryRow } from "../catalogue.types.ts";
import { pick } from "../language.ts";
import { toId } from "../../platform/database-id.ts";
import { loadProductList, type ProductAggregate } from "../product/product.loader.ts";
import { type Snapshot, snapshotOf } from "../snapshot.loader.ts";

/** A category by id; null when there is none (STATUS-04). */
export function findCategory(context: ShopContext, categoryId: string): CategoryRow | null {
  const id = toId(categoryId);
  return (id === null ? undefined : snapshotOf(context).categoryById.get(id)) ?? null;
}

/** Path of a category's page. */
export const categoryPath = ({ id }: Pick<CategoryRow, "id">): string => `/cat/${id}/`;

/** Name of a category in the shop language. */
export const categoryName = (category: CategoryRow, { storefront }: Pick<ShopContext, "storefront">): string =>
  pick(storefront.language, category.nameDe, category.nameEn);

/** A category and those above it, department first. */
export function ancestorsOf(snapshot: Snapshot, category: CategoryRow): CategoryRow[] {
  const parent = category.parentId === null ? undefined : snapshot.categoryById.get(category.parentId);
  return parent ? [...ancestorsOf(snapshot, parent), category] : [category];
}

/** The categories right below; those of level 1 for null. */
export const childrenOf = (snapshot: Snapshot, category: CategoryRow | null): CategoryRow[] =>
  snapshot.categories
    .filter(({ parentId }) => parentId === (category?.id ?? null))
    .toSorted((a, b) => a.position - b.position);

/** As {@link childrenOf}, in the catalogue of now. */
export const subcategoriesOf = (context: ShopContext, category: CategoryRow): CategoryRow[] =>
  childrenOf(snapshotOf(context), category);

/** The category above; null for a department. */
export const parentOf = (context: ShopContext, { parentId }: CategoryRow): CategoryRow | null =>
  parentId === null ? null : (snapshotOf(context).categoryById.get(parentId) ?? null);

/** What the navigation beside a listing offers: what is below, and at the end of a branch what is beside. */
export function leftNavigationOf(context: ShopContext, category: CategoryRow): CategoryRow[] {
  const snapshot = snapshotOf(context);
  const children = childrenOf(snapshot, category);
  return children.length > 0 ? children : childrenOf(snapshot, parentOf(context, category));
}

/** Name of the department that a category belongs to, as tracking names it. */
export function departmentNameOf(context: ShopContext, categoryId: string): string {
  const category = findCategory(context, categoryId);
  const [department] = category ? ancestorsOf(snapshotOf(context), category) : [];
  return department ? categoryName(department, context) : "unbekannt";
}

const topsellerCount = 12;

/** What sells best in a category and below. */
export async function topsellersOf(context: ShopContext, { lft, rgt }: CategoryRow): Promise<ProductAggregate[]> {
  const listing = snapshotOf(context).listings[context.storefront.store];
  return loadProductList(context, listing.bestSellers(lft, rgt, topsellerCount));
}

/** What operators switch for a category's page, under the names that clients expect (LIST-24). */
export const categoryParametersOf = (category: CategoryRow) => ({
  ishop_seo_box_text: category.showSeoBox,
  verknappungblitzangebot: category.showDealScarcity,
  verknappung: category.showScarcity,
  categoryTeaserBelowSeoText: category.teasersBelowSeo,
});

/** `BreadCrumb`s from home to a category. */
export function breadCrumbOf(context: ShopContext, categoryId: number): { displayName: string; url: string }[] {
  const snapshot = snapshotOf(context);
  const category = snapshot.categoryById.get(categoryId);
  const home = { displayName: pick(context.storefront.language, "Startseite", "Home"), url: "/" };
  const above = category ? ancestorsOf(snapshot, category) : [];
  return [home, ...above.map((one) => ({ displayName: categoryName(one, context), url: categoryPath(one) }))];
}

/** Products of a category and below in the storefront. */
export function productCountOf(context: ShopContext, { lft, rgt }: CategoryRow): number {
  const listing = snapshotOf(context).listings[context.storefront.store];
  return listing.countBetween(lft, rgt);
}

/** `CategoryType` of the graph (OP-Q-31). */
export const categoryTypeOf = ({ id, isProductListing }: CategoryRow) => ({
  id,
  type: isProductListing ? "productlisting" : "overview",
});

const escapeHtml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Splits a stored text at its `# ` headings; paragraphs become HTML. Text before a heading goes under `fallback`. */
export function seoTextsOf(text: string, fallback: string): SeoText[] {
  const sections: { headline: string; paragraphs: string[] }[] = [];
  for (const block of text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)) {
    const [, headline, rest] = /^# ([^\n]+)\n?([\s\S]*)$/.exec(block) ?? [];
    if (headline !== undefined) sections.push({ headline, paragraphs: rest ? [rest] : [] });
    else
      (sections.at(-1) ?? (sections.push({ headline: fallback, paragraphs: [] }), sections[0]))?.paragraphs.push(block);
  }
  return sections.map(({ headline, paragraphs }) => ({
    headline,
    content: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(""),
  }));
}
