import type { CategoryRow } from "../../catalogue/catalogue.types.ts";
import type { ShopContext } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { findNode, type NavigationNode, navigationOf, nodeFields, nodesBelow, treeOf } from "./navigation.service.ts";

export const navigationResolvers = {
  Query: {
    getNavigationModel: (_: unknown, __: unknown, context: ShopContext) => navigationOf(context),
    getPartialNavigationById: (_: unknown, { categoryId }: { categoryId: string }, context: ShopContext) =>
      findNode(context, categoryId),
    getNavigationTree: (_: unknown, wish: Parameters<typeof treeOf>[1], context: ShopContext) => treeOf(context, wish),
  },
  NavigationNode: {
    id: ({ id }: CategoryRow) => id,
    name: (node: CategoryRow, _: unknown, context: ShopContext) => nodeFields.name(node, context),
    url: (node: CategoryRow) => nodeFields.url(node),
    isSale: (node: CategoryRow) => node.isSale,
    isExcludedFromNav: (node: CategoryRow) => node.isExcludedFromNav,
    hasChildren: (node: CategoryRow) => nodeFields.hasChildren(node),
    image: (node: CategoryRow) => nodeFields.image(node),
    children: (node: NavigationNode, _: unknown, context: ShopContext) => nodesBelow(context, node),
    breadcrumb: (node: CategoryRow, _: unknown, context: ShopContext) => nodeFields.breadcrumb(node, context),
  },
} satisfies Resolvers;
