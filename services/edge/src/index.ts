/** HTTP with untrusted clients, the same in web, gateway, shop and sandbox. */
export { addressSubject, networkSubject } from "./address-subject.ts";
export { type Body, readBody } from "./body.ts";
export { createEdgeServer, type EdgeServer, type Handle } from "./edge-server.ts";
export { createFairQueue, type FairQueue, type FairQueueLimits } from "./fair-queue.ts";
export { type EdgeLimits, edgeLimits } from "./limits.ts";
export type { Ending } from "./listening.ts";
export { type Periodic, runPeriodically } from "./periodic.ts";
export { installProcessPolicy } from "./process-policy.ts";
export { createProxies, type Proxies } from "./proxies.ts";
export { type Need, type Readiness, serviceNeed, watchNeeds } from "./readiness.ts";
export { createRouter, type RouteEntry, type RouteMatch, type Router } from "./router.ts";
export { methodNotAllowed, type Refusal, refusals, refuse, type RefusalStyle } from "./refusal.ts";
export { sendJson } from "./send-json.ts";
