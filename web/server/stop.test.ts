import { expect, it, vi } from "vitest";
import { readConfig } from "./config.ts";
import { startWeb } from "./start.ts";
import { startUpstream } from "./testing/start-test-web.ts";

it("once it has ended it takes no visitor, and holds no connection to what is behind it", async () => {
  const [gateway, media] = await Promise.all([startUpstream(), startUpstream()]);
  const web = await startWeb({
    config: readConfig({ WEB_PORT: "0", DRAIN_MS: "0", GATEWAY_URL: gateway.origin, MEDIA_URL: media.origin }),
    log: { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() },
    pages: async () => ({ asset: (_request, _response, next) => next(), page: async () => undefined }),
  });
  const origin = `http://127.0.0.1:${web.port}`;
  for (const path of ["/api/shop/", "/media/a.svg"]) await (await fetch(`${origin}${path}`)).text();
  await web.stop();
  await expect(fetch(origin)).rejects.toThrow("fetch failed");
  for (const upstream of [gateway, media]) await expect.poll(() => upstream.connections()).toBe(0);
});
