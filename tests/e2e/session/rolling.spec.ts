import { gatewaysOf, websOf } from "../../testkit/instances.ts";
import { endOneOfTwo } from "../../testkit/rolling.ts";
import { expect, test } from "../fixtures.ts";

for (const [name, instancesOf, connections] of [
  ["gateway", gatewaysOf, 24],
  ["web", websOf, 4],
] as const) {
  test(`one of two ${name}s behind a balancer ends under load, and no request is lost`, async ({ chalkbox }) => {
    const { start, requests } = instancesOf(chalkbox);
    const { failed, answeredAfter } = await endOneOfTwo(start, { requests, connections });
    expect(failed).toEqual([]);
    expect(answeredAfter).toBeGreaterThan(connections);
  });
}
