export type {
  CustomerToken,
  SessionHost,
  SessionShop,
  SessionVisitor,
  ShopAnswer,
  ShopCallError,
  VisitorIds,
} from "./ports.ts";
export { sessionResolvers } from "./resolvers.ts";
export { Session } from "./session.ts";
export type { SessionContext } from "./session-context.ts";
export { initialise } from "./shop/cart.calls.ts";
export { type Storefront, storefrontOf } from "./storefront.ts";
export { openSessionStore } from "./store/open.ts";
export type { SessionStore } from "./store/session-store.ts";
export { customerTokenKeys } from "./shop/token-refusal.ts";
export { loadSessionTypeDefs } from "./type-defs.ts";
