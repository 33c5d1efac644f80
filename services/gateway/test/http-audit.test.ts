import { serverAudits } from "graphql-http";
import { expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

it("speaks GraphQL over HTTP as the standard says: all of its audits", async () => {
  const { origin } = await startTestGateway();
  const audits = serverAudits({
    url: `${origin}/api/shop/`,
    // Our GETs need the preflight header; the rest is the audit's.
    fetchFn: (url: string, init: RequestInit = {}) =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), "apollo-require-preflight": "1" },
      }),
  });
  const failed: string[] = [];
  for (const audit of audits) {
    const { status } = await audit.fn();
    if (status !== "ok") failed.push(`${status} ${audit.id} ${audit.name}`);
  }
  expect(failed).toEqual([]);
  expect(audits).toHaveLength(61);
});
