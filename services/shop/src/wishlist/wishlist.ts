import type { Domain } from "../platform/domain.ts";
import { wishlistResolvers } from "./wishlist.resolvers.ts";

/** Wish lists. */
export const wishlist: Domain = { name: "wishlist", resolvers: wishlistResolvers };
