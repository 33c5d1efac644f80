import type { Domain } from "../platform/domain.ts";
import { primeResolvers } from "./prime.resolvers.ts";

/** The prime membership. */
export const prime: Domain = { name: "prime", resolvers: primeResolvers };
