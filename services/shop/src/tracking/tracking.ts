import type { Domain } from "../platform/domain.ts";
import { trackingResolvers } from "./tracking.resolvers.ts";

/** What visitors who agreed to be measured did. */
export const tracking = { name: "tracking", resolvers: trackingResolvers } satisfies Domain;
