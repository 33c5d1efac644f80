import type { CategoryRow } from "../../catalogue/catalogue.types.ts";
import {
  breadCrumbOf,
  categoryName,
  categoryPath,
  childrenOf,
  findCategory,
} from "../../catalogue/category/category.service.ts";
import { snapshotOf } from "../../catalogue/snapshot.loader.ts";
import { tileImage } from "../../catalogue/images.ts";
import type { ShopContext } from "../../platform/context.ts";

/** The departments (OP-Q-46), hidden ones included: the storefront leaves out what says so (NAV-07). */
export const navigationOf = (context: ShopContext): CategoryRow[] => childrenOf(snapshotOf(context), null);

/** A node by category id (OP-Q-47); null when there is none. */
export const findNode = (context: ShopContext, categoryId: string): CategoryRow | null =>
  findCategory(context, categoryId);

/** The nodes below a node, in shop order. */
export const nodesBelow = (context: ShopContext, node: CategoryRow): CategoryRow[] =>
  childrenOf(snapshotOf(context), node);

/** A node as the graph shows it, its children aside (NAV-10). */
export const nodeFields = {
  name: (node: CategoryRow, context: ShopContext): string => categoryName(node, context),
  url: categoryPath,
  /** Nested sets: a node with nothing below closes right after it opened. */
  hasChildren: ({ lft, rgt }: CategoryRow): boolean => rgt - lft > 1,
  /** Decoration beside the name: alternative text would say the name twice. */
  image: ({ picture }: CategoryRow) => picture && tileImage(picture, ""),
  breadcrumb: ({ id }: CategoryRow, context: ShopContext) => breadCrumbOf(context, id),
};
