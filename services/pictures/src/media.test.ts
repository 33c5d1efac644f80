import { randomUUID } from "node:crypto";
import { readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProxies } from "@chalkbox/edge";
import sharp from "sharp";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { pictureUrl } from "./address.ts";
import { createMediaHandler, type MediaOptions } from "./media.ts";
import type { Picture } from "./picture.ts";

const pencil: Picture = { kind: "pencil", colour: "#2f6fb5", accent: "#f2b441" };
const immutable = "public, max-age=31536000, immutable";

/** A server with the handler on a free port, with a cache folder of its own unless one is given. */
async function serve(options: Partial<MediaOptions> = {}) {
  const cacheDir = options.cacheDir ?? join(tmpdir(), `media-${randomUUID()}`);
  const log = { warn: vi.fn() };
  const handle = createMediaHandler({ cacheDir, log, ...options });
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await rm(cacheDir, { recursive: true, force: true });
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual", ...init });
  return { get, cacheDir, log };
}

describe("GET /media/…", () => {
  it.each([
    ["avif", "image/avif", 280],
    ["webp", "image/webp", 280],
    ["jpg", "image/jpeg", 280],
  ] as const)("renders %s in its size, to be kept for ever", async (type, contentType, width) => {
    const { get } = await serve();
    const response = await get(pictureUrl(pencil, "PRODUCTLISTING_BIG", type));
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(contentType);
    expect(response.headers.get("cache-control")).toBe(immutable);
    const metadata = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([metadata.width, metadata.height]).toEqual([width, 210]);
  });

  it("renders twice the pixels for dense screens, and the preview's and the hero's own shapes", async () => {
    const { get } = await serve();
    const hero: Picture = { kind: "hero-science", colour: "#2f6fb5", accent: "#6fb35a" };
    const sizes = [
      [pictureUrl(pencil, "BASKET_LAYER", "webp", 2), 240, 180],
      [pictureUrl(pencil, "OPEN_GRAPH", "jpg"), 1200, 630],
      [pictureUrl(hero, "SCENE_WIDE", "webp"), 1440, 480],
    ] as const;
    for (const [path, width, height] of sizes) {
      const metadata = await sharp(Buffer.from(await (await get(path)).arrayBuffer())).metadata();
      expect([metadata.width, metadata.height]).toEqual([width, height]);
    }
  });

  it("renders a file once, however many requests come at once, and from disk afterwards, even after a restart", async () => {
    const render = vi.fn(async () => Buffer.from("picture"));
    const { get, cacheDir } = await serve({ render });
    const path = pictureUrl(pencil, "PRODUCTLISTING_SMALL", "avif");
    const answers = await Promise.all(Array.from({ length: 12 }, async () => (await get(path)).text()));
    expect(new Set(answers)).toEqual(new Set(["picture"]));
    expect(await (await get(path)).text()).toBe("picture");
    expect(render).toHaveBeenCalledTimes(1);
    const restarted = await serve({ render, cacheDir });
    expect(await (await restarted.get(path)).text()).toBe("picture");
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("recovers from a failed render", async () => {
    const render = vi.fn(async () => Buffer.from("picture")).mockRejectedValueOnce(new Error("out of memory"));
    const { cacheDir, log } = { cacheDir: join(tmpdir(), `media-${randomUUID()}`), log: { warn: vi.fn() } };
    const handle = createMediaHandler({ cacheDir, log, render });
    const server = createServer(
      (request, response) => void handle(request, response).catch(() => response.writeHead(500).end()),
    );
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    onTestFinished(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(cacheDir, { recursive: true, force: true });
    });
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const path = pictureUrl(pencil, "BASKET_LAYER", "avif");
    expect((await fetch(origin + path)).status).toBe(500);
    expect((await fetch(origin + path)).status).toBe(200);
  });

  it("serves pictures that it cannot keep, and reports it in the log", async () => {
    const cacheDir = join(tmpdir(), `media-${randomUUID()}`);
    await writeFile(cacheDir, "a file where the folder should be");
    const { get, log } = await serve({ cacheDir, render: async () => Buffer.from("picture") });
    expect(await (await get(pictureUrl(pencil, "BASKET_LAYER", "avif"))).text()).toBe("picture");
    expect(log.warn).toHaveBeenCalledTimes(1);
  });

  it("answers 304 to who holds it, without rendering, and HEAD without a body", async () => {
    const render = vi.fn(async () => Buffer.from("picture"));
    const { get } = await serve({ render });
    const path = pictureUrl(pencil, "BASKET_LAYER", "webp");
    const head = await get(path, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([200, "7", ""]);
    render.mockClear();
    const again = await get(path, { headers: { "if-none-match": `W/${head.headers.get("etag")}` } });
    expect([again.status, again.headers.get("cache-control")]).toEqual([304, immutable]);
    expect(render).not.toHaveBeenCalled();
  });

  it("sends an older version's address on to today's", async () => {
    const { get, cacheDir } = await serve();
    const today = pictureUrl(pencil, "BASKET_LAYER", "webp");
    const response = await get(today.replace(/[0-9a-f]{10}\//, "0123456789/"));
    expect([response.status, response.headers.get("location"), response.headers.get("cache-control")]).toEqual([
      302,
      today,
      "no-store",
    ]);
    await expect(readdir(cacheDir)).rejects.toThrow("ENOENT");
  });

  it.each([
    "/media/",
    "/media/rocket/x.avif",
    "/media/scenes/rocket.svg",
    "/media/scenes/constructor.svg",
    "/media/icons/../scenes/safety.svg%00",
    "/media/%2e%2e/%2e%2e/etc/passwd",
  ])("answers 404 to %s", async (path) => {
    const { get } = await serve();
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({ errors: [{ message: "Not found" }] });
  });

  it("refuses to be written to", async () => {
    const { get } = await serve();
    expect((await get(pictureUrl(pencil, "BASKET_LAYER", "webp"), { method: "POST" })).status).toBe(405);
  });

  it.each([
    "/media/scenes/not-found.svg",
    "/media/scenes/empty-basket.svg",
    "/media/scenes/hero-office.svg",
    "/media/icons/school.svg",
    "/media/icons/trusted.svg",
    "/media/energy/a.svg",
    "/media/energy/c-label.svg",
  ])("serves %s as SVG that may change with a release", async (path) => {
    const { get } = await serve();
    const response = await get(path);
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(response.headers.get("cache-control")).toContain("max-age=3600");
    expect(await response.text()).toMatch(/^<svg /);
  });
});

describe("an address that floods", () => {
  /** Requests as many pictures as one address may have under way, then for one more; the status of that. */
  async function oneTooMany(trusted: readonly string[], forwardedFor: (index: number) => string): Promise<number> {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const render = () => released.then(() => Buffer.from("picture"));
    const { get } = await serve({ render, proxies: createProxies(trusted) });
    const ask = (index: number) => {
      const colour = `#0000${(index + 16).toString(16).padStart(2, "0")}` as const;
      const headers = { "x-forwarded-for": forwardedFor(index) };
      return get(pictureUrl({ ...pencil, colour }, "BASKET_LAYER", "webp"), { headers });
    };
    const asked = Array.from({ length: 83 }, (_, index) => ask(index));
    // Refused ones are answered at once, the others when they are drawn.
    const first = await Promise.race([...asked, ask(83)])
      .then(({ status }) => status)
      .finally(release);
    await Promise.all(asked);
    return first;
  }

  it("is one, whatever it forges as x-forwarded-for", async () => {
    expect(await oneTooMany([], (index) => `203.0.113.${index}`)).toBe(503);
    expect(await oneTooMany(["loopback"], (index) => `203.0.113.${index}, 198.51.100.7`)).toBe(503);
  });
});
