import type { CategoryRow } from "../../catalogue/catalogue.types.ts";
import {
  ancestorsOf,
  breadCrumbOf,
  categoryName,
  categoryPath,
  childrenOf,
  findCategory,
} from "../../catalogue/category/category.service.ts";
import { snapshotOf } from "../../catalogue/snapshot.loader.ts";
import { tileImage } from "../../catalogue/images.ts";
import type { ShopContext } from "../../platform/context.ts";

/** The departments (OP-Q-46), hidden ones included: the storefront leaves out what is marked so (NAV-07). */
export const navigationOf = (context: ShopContext): CategoryRow[] => childrenOf(snapshotOf(context), null);

/** A node by category id (OP-Q-47); null when there is none. */
export const findNode = (context: ShopContext, categoryId: string): CategoryRow | null =>
  findCategory(context, categoryId);

/** A node; within a tree with what lies below it there. */
export interface NavigationNode extends CategoryRow {
  readonly below?: readonly NavigationNode[];
}

/** The nodes below a node, in shop order. */
export const nodesBelow = (context: ShopContext, node: NavigationNode): readonly NavigationNode[] =>
  node.below ?? childrenOf(snapshotOf(context), node);

/** How deep the navigation is (NAV-09). */
const depth = 3;

/** What a tree is about (OP-Q-48). */
interface TreeWish {
  readonly rootId?: string | null;
  /** How many levels it has. */
  readonly level: number;
  readonly itemId?: string | null;
}

/** What lies below a node, so many levels deep, and however deep on the way to a category. Below an unknown node is nothing. */
export function treeOf(context: ShopContext, { rootId, level, itemId }: TreeWish): readonly NavigationNode[] {
  const root = rootId == null ? null : findCategory(context, rootId);
  if (rootId != null && root === null) return [];
  const snapshot = snapshotOf(context);
  const item = itemId == null ? null : findCategory(context, itemId);
  const way = new Set(item ? ancestorsOf(snapshot, item).map(({ id }) => id) : []);
  const levelsBelow = (node: CategoryRow | null, left: number): readonly NavigationNode[] =>
    left > 0 || (node !== null && way.has(node.id))
      ? childrenOf(snapshot, node).map((child) => ({ ...child, below: levelsBelow(child, left - 1) }))
      : [];
  return levelsBelow(root, Math.min(Math.max(level, 1), depth));
}

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
