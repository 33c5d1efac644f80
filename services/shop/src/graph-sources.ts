/**
 * Lists the sources of the shop's graph: the object that resolvers return for a type, and are given. Objects of
 * other types have the shape that the schema describes. `npm run codegen` reads the names.
 */
export type { AccountDataSource as AccountData } from "./account/account-data.service.ts";
export type { CustomerInfoSource as CustomerInfo } from "./account/customer.service.ts";
export type { AttainableInfoSource as AttainableInfo, CartSource as Cart } from "./cart/cart-graph.ts";
export type { CartLineSource as CartLineItem } from "./cart/line-graph.ts";
export type { CategoryRow as Category } from "./catalogue/catalogue.types.ts";
export type { ListingView as ProductListing } from "./catalogue/listing/listing.service.ts";
export type { ProductAggregate as Product } from "./catalogue/product/product.loader.ts";
export type { SoldItem as Item } from "./catalogue/product/product.service.ts";
export type { ReviewList, ReviewRow as Review } from "./catalogue/review/review.service.ts";
export type { CompetitionRow as Competition } from "./content/competition/competition.service.ts";
export type { NavigationNode } from "./content/navigation/navigation.service.ts";
export type {
  FooterLinkRow as FooterLink,
  FooterSectionRow as FooterSection,
  FooterUspRow as FooterUsp,
  GridRow as Grid,
  StoredListEntry as TeaserListEntry,
  StoredTeaser as Teaser,
} from "./content/page/page.types.ts";
export type { Parameter as GlobalParameter } from "./content/parameter/parameter.service.ts";
export type { Sitemap } from "./content/sitemap/sitemap.service.ts";
export type {
  OrderLineSource as OrderLine,
  OrderShipmentSource as OrderShipment,
  OrderSource as Order,
  ShipmentItemSource as ShipmentItem,
} from "./orders/order-graph.ts";
export type {
  ReturnOrderItemSource as ReturnOrderItem,
  ReturnOrderSource as ReturnOrder,
} from "./returns/returns.resolvers.ts";
export type {
  WithdrawalItemSource as WithdrawalItem,
  WithdrawalOrderSource as WithdrawalOrder,
} from "./returns/withdrawal/withdrawal.resolvers.ts";
export type {
  ChangeResult as WishlistResult,
  InviteResult as WishlistInviteResult,
} from "./wishlist/change.service.ts";
export type { ShownComment as WishlistComment } from "./wishlist/comment.service.ts";
export type { ShownEntry as WishlistEntry } from "./wishlist/entries.ts";
export type { SharedList as SharedWishlist, ShownInvite as WishlistInvite } from "./wishlist/invite.service.ts";
export type { ExplainedEntry as WishlistCartEntry } from "./wishlist/met-entry.ts";
export type { FromCartSource as CartToWishlistResult } from "./wishlist/outside.resolvers.ts";
export type { ShownMember as WishlistUser } from "./wishlist/people.service.ts";
export type { TeaserResult as TeaserWishlistResult } from "./wishlist/teaser.service.ts";
export type { ListView as Wishlist, ListView as WishlistEssentials } from "./wishlist/wishlist.service.ts";
