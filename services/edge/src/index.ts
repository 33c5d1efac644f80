/** HTTP with untrusted clients, the same in web, gateway, shop and sandbox. */
export { addressSubject, networkSubject, wrongSecretLimits } from "./address-subject.ts";
export { type Body, readBody } from "./body.ts";
export { createEdgeServer, type EdgeServer, type Handle } from "./edge-server.ts";
export { createFairQueue, type FairQueue, type FairQueueLimits, type Leaver } from "./fair-queue.ts";
export { forwardedHost, forwardedScheme, lastForwarded } from "./forwarded.ts";
export { isHost } from "./host.ts";
export { type EdgeLimits, edgeLimits } from "./limits.ts";
export { handleOf, inherited, isInherited, isSuccessor, lingerTime, offer, untilReplaced } from "./handover.ts";
export { type Ending, listen } from "./listening.ts";
export { type Periodic, runPeriodically } from "./periodic.ts";
export { installProcessPolicy } from "./process-policy.ts";
export { createProxies, type Proxies } from "./proxies.ts";
export { type Need, type Readiness, serviceNeed, watchNeeds } from "./readiness.ts";
export { isEmbeddedElsewhere, isForeign } from "./request-origin.ts";
export { createRouter, type RouteEntry, type RouteMatch, type Router } from "./router.ts";
export { methodNotAllowed, type Refusal, refusals, refuse, type RefusalStyle } from "./refusal.ts";
export { sendJson } from "./send-json.ts";
