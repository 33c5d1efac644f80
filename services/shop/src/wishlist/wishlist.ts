import type { Domain } from "../platform/domain.ts";
import { changeResolvers } from "./change.resolvers.ts";
import { outsideResolvers } from "./outside.resolvers.ts";
import { wishlistResolvers } from "./wishlist.resolvers.ts";

/** Wish lists. */
export const wishlist = {
  name: "wishlist",
  resolvers: {
    ...wishlistResolvers,
    ...changeResolvers,
    ...outsideResolvers,
    Query: { ...wishlistResolvers.Query, ...outsideResolvers.Query },
    Mutation: { ...changeResolvers.Mutation, ...outsideResolvers.Mutation },
  },
} satisfies Domain;
