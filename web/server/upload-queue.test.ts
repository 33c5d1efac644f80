import { expect, it } from "vitest";
import { bodyLimits, uploadLimits } from "./limits.ts";
import { startTestWeb } from "./testing/start-test-web.ts";

const path = "/myaccount/returns/productselection";

it("one address has a few uploads at a time; what it sends beyond is refused, and others go past it", async () => {
  const taken = Promise.withResolvers<void>();
  const web = await startTestWeb({
    env: { TRUSTED_PROXIES: "loopback" },
    page: async (request) => {
      if (request.url.endsWith("?held")) await taken.promise;
      return new Response("taken");
    },
  });
  const upload = (address: string, query: string) =>
    fetch(`${web.origin}${path}${query}`, {
      method: "POST",
      headers: { "x-forwarded-for": address },
      body: "a".repeat(bodyLimits.form + 1),
    });
  const most = uploadLimits.runningEach + uploadLimits.waitingEach;
  const statuses: number[] = [];
  const flood = Array.from({ length: most + 1 }, async () => {
    const { status } = await upload("203.0.113.9", "?held");
    statuses.push(status);
  });
  await expect.poll(() => statuses).toEqual([503]);
  expect((await upload("198.51.100.7", "")).status).toBe(200);
  taken.resolve();
  await Promise.all(flood);
  expect(statuses).toEqual([503, ...Array.from({ length: most }, () => 200)]);
});
