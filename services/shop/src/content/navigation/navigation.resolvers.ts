import type { Resolvers } from "../../platform/domain.ts";
import { findNode, navigationOf, nodeFields, nodesBelow, treeOf } from "./navigation.service.ts";

export const navigationResolvers = {
  Query: {
    getNavigationModel: (_, __, context) => navigationOf(context),
    getPartialNavigationById: (_, { categoryId }, context) => findNode(context, categoryId),
    getNavigationTree: (_, wish, context) => treeOf(context, wish),
  },
  NavigationNode: {
    id: ({ id }) => id,
    name: (node, _, context) => nodeFields.name(node, context),
    url: (node) => nodeFields.url(node),
    isSale: (node) => node.isSale,
    isExcludedFromNav: (node) => node.isExcludedFromNav,
    hasChildren: (node) => nodeFields.hasChildren(node),
    image: (node) => nodeFields.image(node),
    children: (node, _, context) => nodesBelow(context, node),
    breadcrumb: (node, _, context) => nodeFields.breadcrumb(node, context),
  },
} satisfies Resolvers;
