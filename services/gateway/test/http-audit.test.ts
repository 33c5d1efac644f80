import { serverAudits } from "graphql-http";
import { expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

/** The audits request `__typename` alone, which is forwarded; introspection is answered by Apollo. */
const ways = [
  ["on its quick plans", "forward", (query: string) => query],
  ["through Apollo", "stitch", (query: string) => query.replaceAll("__typename", "__typename __schema { __typename }")],
] as const;

it.each(ways)("speaks GraphQL over HTTP as the standard says, %s: all audits", async (_name, plan, written) => {
  const { origin, log } = await startTestGateway();
  const audits = serverAudits({
    url: `${origin}/api/shop/`,
    fetchFn: (url: string, init: RequestInit = {}) => {
      const target = new URL(url);
      const query = target.searchParams.get("query");
      if (query !== null) target.searchParams.set("query", written(query));
      return fetch(target, {
        ...init,
        ...(typeof init.body === "string" && { body: written(init.body) }),
        // Our GETs need the preflight header; the rest is the audit's.
        headers: { ...Object.fromEntries(new Headers(init.headers)), "apollo-require-preflight": "1" },
      });
    },
  });
  const failed: string[] = [];
  for (const audit of audits) {
    const { status } = await audit.fn();
    if (status !== "ok") failed.push(`${status} ${audit.id} ${audit.name}`);
  }
  expect(failed).toEqual([]);
  expect(audits).toHaveLength(61);
  // What is no valid operation is Apollo's either way.
  expect(log.some((line) => line.includes('"plan":"forward"'))).toBe(plan === "forward");
  expect(log.some((line) => line.includes(`"plan":"${plan}"`))).toBe(true);
});
