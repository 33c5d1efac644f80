import { expect, it } from "vitest";
import { pictureLimits } from "./limits.ts";
import { startTestWeb, startUpstream } from "./testing/start-test-web.ts";

/** Web in front of pictures that are not answered before the test releases them, unless they are called "ready". */
async function setUp() {
  const drawn = Promise.withResolvers<void>();
  const media = await startUpstream((url) => (url.includes("ready") ? undefined : drawn.promise));
  const web = await startTestWeb({ env: { MEDIA_URL: media.origin, TRUSTED_PROXIES: "loopback" } });
  const picture = (address: string, name: string, signal?: AbortSignal) =>
    fetch(`${web.origin}/media/${name}.svg`, {
      headers: { "x-forwarded-for": address },
      ...(signal === undefined ? {} : { signal }),
    });
  return { media, picture, draw: () => drawn.resolve(), web };
}

it("one address has a part of the way to the pictures, and others go past what it requests beyond", async () => {
  const { media, picture, draw } = await setUp();
  const flood = Array.from({ length: 100 }, (_, index) => picture("203.0.113.9", `new-${index}`));
  await expect.poll(() => media.seen.length).toBe(pictureLimits.runningEach);
  expect((await picture("198.51.100.7", "ready")).status).toBe(200);
  expect(media.seen).toHaveLength(pictureLimits.runningEach + 1);
  draw();
  expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(flood.map(() => 200));
});

it("addresses that one household has count as one", async () => {
  const { media, picture, draw } = await setUp();
  const flood = Array.from({ length: 40 }, (_, index) => picture(`2001:db8:1:2::${index + 1}`, `new-${index}`));
  await expect.poll(() => media.seen.length).toBe(pictureLimits.runningEach);
  expect((await picture("2001:db8:1:3::1", "ready")).status).toBe(200);
  expect(media.seen).toHaveLength(pictureLimits.runningEach + 1);
  draw();
  await Promise.all(flood);
});

it("what is waiting for a visitor who has left is not requested", async () => {
  const { media, picture, draw } = await setUp();
  const first = Array.from({ length: pictureLimits.runningEach }, (_, index) => picture("203.0.113.9", `new-${index}`));
  await expect.poll(() => media.seen.length).toBe(pictureLimits.runningEach);
  const left = new AbortController();
  const gone = picture("203.0.113.9", "gone", left.signal);
  const last = picture("203.0.113.9", "ready");
  left.abort();
  await expect(gone).rejects.toThrow("aborted");
  draw();
  expect((await last).status).toBe(200);
  await Promise.all(first);
  expect(media.seen.map(({ url }) => url)).not.toContain("/media/gone.svg");
});
