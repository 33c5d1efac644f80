/**
 * Lists the sources of the session's graph: the object that resolvers return for a type, and are given. Objects of
 * other types have the shape that the schema describes. `npm run codegen` reads the names.
 */
export type { CartKey as Cart, Here as CheckoutProgress, Here as Session } from "./session-context.ts";
