/** What speaks HTTP with strangers, in web, gateway, shop and sandbox alike. */
export { type Body, readBody } from "./body.ts";
export { createEdgeServer, type EdgeServer, type Handle } from "./edge-server.ts";
export { type EdgeLimits, edgeLimits } from "./limits.ts";
export type { Ending } from "./listening.ts";
export { installProcessPolicy } from "./process-policy.ts";
export { createProxies, type Proxies } from "./proxies.ts";
export { type Need, type Readiness, serviceNeed, watchNeeds } from "./readiness.ts";
export { methodNotAllowed, type Refusal, refusals, refuse, type RefusalStyle } from "./refusal.ts";
