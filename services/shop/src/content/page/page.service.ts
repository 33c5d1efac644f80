import type { PageSeo } from "../../generated/graph.ts";
import type { CategoryRow } from "../../catalogue/catalogue.types.ts";
import { breadCrumbOf, categoryName, categoryPath } from "../../catalogue/category/category.service.ts";
import { pick } from "../../catalogue/language.ts";
import type { ProductAggregate } from "../../catalogue/product/product.loader.ts";
import { snapshotOf } from "../../catalogue/snapshot.loader.ts";
import type { ShopContext } from "../../platform/context.ts";
import { isPreview } from "../preview/ticket.ts";
import { readGrid, readPage } from "./page.store.ts";
import type { GridRow, PageRow, StoredRows, StoredTeaser } from "./page.types.ts";

/** What is behind a path, as the graph shows it. */
export interface PageDetails {
  readonly pageType: "CONTENT" | "CATEGORY" | "REDIRECT" | "GONE" | "NOT_FOUND";
  readonly redirectUrl: string | null;
  readonly isTemporaryRedirect: boolean;
  readonly categoryId: number | null;
  readonly rows: StoredRows;
  readonly activeAbTests: PageRow["abTests"];
  readonly seo: PageSeo | null;
  readonly isDraft: boolean;
}

const nothing: PageDetails = {
  pageType: "NOT_FOUND",
  redirectUrl: null,
  isTemporaryRedirect: false,
  categoryId: null,
  rows: [],
  activeAbTests: [],
  seo: null,
  isDraft: false,
};

/** Longer paths lead nowhere. */
const maxPathLength = 300;

/** The form that paths are stored in: without query and with a slash at the end; null for what cannot be a path. */
function storedPath(url: string): string | null {
  const path = url.split(/[?#]/, 1)[0] ?? "";
  const closed = path.endsWith("/") ? path : `${path}/`;
  return closed.length <= maxPathLength && /^\/([a-z0-9-]+\/)*$/.test(closed) ? closed : null;
}

/**
 * What is behind a path (OP-Q-28): an operator's page wins over a category of the same path, and in the preview mode its
 * draft over the page itself (C-38).
 */
export async function findPage(context: ShopContext, url: string): Promise<PageDetails> {
  const path = storedPath(url);
  if (path === null) return nothing;
  const page = await readPage(context.database.read, path, context.storefront.store, isPreview(context));
  if (page !== null) return pageOf(page, context);
  const category = snapshotOf(context).categoryByPath.get(path);
  return category ? categoryPageOf(category, context) : nothing;
}

function pageOf(page: PageRow, context: ShopContext): PageDetails {
  const shown = page.pageType === "CONTENT";
  return {
    ...nothing,
    pageType: page.pageType,
    redirectUrl: page.redirectUrl,
    isTemporaryRedirect: page.pageType === "REDIRECT" && page.isTemporary,
    rows: shown ? page.rows : [],
    activeAbTests: shown ? page.abTests : [],
    seo: shown ? seoOf(page, context) : null,
    isDraft: page.isDraft,
  };
}

function seoOf(page: PageRow, { storefront: { language } }: ShopContext): PageSeo {
  const name = pick(language, page.nameDe, page.nameEn);
  const home = { displayName: pick(language, "Startseite", "Home"), url: "/" };
  return {
    title: pick(language, page.titleDe, page.titleEn) || name,
    description: pick(language, page.descriptionDe, page.descriptionEn) || null,
    robots: page.isDraft ? "noindex,nofollow" : page.robots,
    canonicalUrl: page.canonicalUrl,
    breadcrumbs: page.path === "/" ? [home] : [home, { displayName: name, url: page.path }],
    links: page.links,
  };
}

function categoryPageOf(category: CategoryRow, context: ShopContext): PageDetails {
  return {
    ...nothing,
    pageType: "CATEGORY",
    categoryId: category.id,
    seo: {
      title: categoryName(category, context),
      description: null,
      robots: null,
      canonicalUrl: categoryPath(category),
      breadcrumbs: breadCrumbOf(context, category.id),
      links: [],
    },
  };
}

/** A region of pages by id (OP-Q-49); null when there is none. */
export const findGrid = (context: ShopContext, pageId: string): Promise<GridRow | null> =>
  readGrid(context.database.read, pageId, context.storefront.store);

/** Teasers of a product's page: those of its own region, else of its category's, else of the one for all products. */
export async function teasersOfProduct(
  context: ShopContext,
  { row }: Pick<ProductAggregate, "row">,
): Promise<readonly StoredTeaser[]> {
  const regions = [`product-${row.id}`, `product-category-${row.categoryId}`, "product"];
  const grids = await Promise.all(regions.map((pageId) => findGrid(context, pageId)));
  const grid = grids.find((found) => found !== null);
  return grid?.rows.flatMap(({ cells }) => cells.flatMap(({ teaser }) => teaser ?? [])) ?? [];
}

/** Teasers of a category's page: those of the region `cat-{id}`, in its order (LIST-16). */
export async function categoryTeasersOf(
  { id }: Pick<CategoryRow, "id">,
  context: ShopContext,
): Promise<StoredTeaser[]> {
  const grid = await findGrid(context, `cat-${id}`);
  return (grid?.rows ?? []).flatMap(({ cells }) => cells.flatMap(({ teaser }) => teaser ?? []));
}
