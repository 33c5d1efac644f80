import type { CategoryPageQuery } from "../graph/generated/CategoryPage.ts";
import { breadcrumbThing, type PageHead, type Thing } from "../lib/page-head.ts";
import { categoryTitle } from "./category-title.ts";

type Category = NonNullable<CategoryPageQuery["core_category"]>;

/** The goods of a page, or what a department leads to. @param first position of the first one in the whole list */
function listThing(
  { isProductListing, products, children, productCount }: Category,
  first: number,
): (origin: string) => Thing {
  const entries = isProductListing
    ? products.products.map(({ id, name }) => ({ name, path: `/prod/${id}/` }))
    : children;
  return (origin) => ({
    "@type": "ItemList",
    numberOfItems: isProductListing ? productCount : children.length,
    itemListElement: entries.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: first + index,
      name,
      url: origin + path,
    })),
  });
}

/** What a category's page tells search engines: its list, and the way to it. */
export function categoryHead(category: Category, description: string, offset: number): PageHead {
  const list = listThing(category, offset + 1);
  return {
    title: categoryTitle(category),
    description,
    image: category.products.products[0]?.image?.src ?? null,
    things: (origin) => [list(origin), ...breadcrumbThing(category.breadCrumb, origin)],
  };
}
