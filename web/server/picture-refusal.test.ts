import { expect, it, onTestFinished, vi } from "vitest";

/** A web server that loads few pictures at a time; the limits of other test files stay theirs. */
async function withFewPictures() {
  vi.doMock("./limits.ts", async (importOriginal) => ({
    ...(await importOriginal<object>()),
    pictureLimits: { running: 2, runningEach: 1, waiting: 1, waitingEach: 1, patience: 60_000 },
  }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock("./limits.ts");
    vi.resetModules();
  });
  return import("./testing/start-test-web.ts");
}

it("what one address requests beyond what may wait is refused, in words, with the time to come again", async () => {
  const { startTestWeb, startUpstream } = await withFewPictures();
  const drawn = Promise.withResolvers<void>();
  const media = await startUpstream(() => drawn.promise);
  const web = await startTestWeb({ env: { MEDIA_URL: media.origin, TRUSTED_PROXIES: "loopback" } });
  const pictures = ["a", "b", "c"].map((name) =>
    fetch(`${web.origin}/media/${name}.svg`, { headers: { "x-forwarded-for": "203.0.113.9" } }),
  );
  const refused = await Promise.race(pictures);
  expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([
    503,
    "1",
    "Too many requests wait for their turn\n",
  ]);
  drawn.resolve();
  const statuses = (await Promise.all(pictures)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 200, 503]);
});
