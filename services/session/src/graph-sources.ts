/**
 * What stands behind a type of the session's graph: the object that resolvers return for it and are given. Types that are not
 * listed are returned as the schema describes them. `npm run codegen` reads the names.
 */
export type { CartKey as Cart, Here as CheckoutProgress, Here as Session } from "./session-context.ts";
