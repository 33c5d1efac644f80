import type { IncomingMessage, ServerResponse } from "node:http";
import { fileURLToPath } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import sirv from "sirv";
import type { PageMemory } from "../src/shell/memory/page-memory.server.ts";
import type { MemorySettings } from "../src/shell/memory/pages-from-memory.server.ts";
import type { PolicyFor } from "../src/shell/memory/stored-page.server.ts";
import { assetHeaders } from "./asset-request.ts";
import type { Config } from "./config.ts";
import { type AdapterOptions, type NodeHandler, nodeListener } from "./fetch-adapter.ts";
import { contentSecurityPolicy } from "./security.ts";

/** What pages need to know of the configuration. */
type PageConfig = Pick<Config, "isDevelopment" | "isLocal" | "paymentOrigins" | "pageMemoryBytes" | "port">;

/** Answers pages and assets. */
export interface Pages {
  /** Answers an asset, and leaves everything else to `next`. */
  readonly asset: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly page: NodeHandler;
  /** Pages that all visitors share; null: each is rendered for its visitor. */
  readonly memory?: PageMemory | null;
}

const oneYear = "public, max-age=31536000, immutable";

/** What the built app hands over beside the router's part (`entry.server.tsx`). */
type AppModule = ServerBuild["entry"]["module"] & {
  readonly startPageMemory: (settings: MemorySettings) => PageMemory;
};

/** The built app: hashed assets are immutable, everything else is rendered. */
async function builtPages(config: PageConfig, adapter: AdapterOptions): Promise<Pages> {
  const entry = new URL("../build/server/index.js", import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build step has written this module
  const build = (await import(entry.href)) as ServerBuild;
  const handle = createRequestHandler(build);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same module
  const { startPageMemory } = build.entry.module as AppModule;
  const policyFor: PolicyFor = (scripts, styles) => contentSecurityPolicy({ scripts, styles }, config);
  const { pageMemoryBytes: maxBytes } = config;
  return {
    asset: serveAssets(fileURLToPath(new URL("../build/client", import.meta.url))),
    page: nodeListener(handle, adapter),
    memory: maxBytes === 0 ? null : startPageMemory({ maxBytes, handle, policyFor }),
  };
}

/** What a file's name pins never changes; what tells of a newer build is looked at each time (OP-A-10, OP-A-12). */
function cachingOf(path: string): string {
  if (path.startsWith("/assets/") || path.startsWith("/builds/meta/")) return oneYear;
  return path === "/builds/latest.json" || path === "/sw.js" ? "no-cache" : "public, max-age=3600";
}

/** Serves the files that are in a folder at the start. */
export function serveAssets(folder: string): Pages["asset"] {
  const assets = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) => response.setHeader("cache-control", cachingOf(path)),
  });
  return (request, response, next) => {
    // A file that has gone since the start is a stream's error, which the stream leaves to its listeners.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    // Pages read the headers as they were sent.
    const { headers } = request;
    request.headers = assetHeaders(request.method ?? "GET", headers);
    assets(request, response, () => {
      request.headers = headers;
      next();
    });
  };
}

/** The app from source with hot reload. */
async function developmentPages({ port }: PageConfig, adapter: AdapterOptions): Promise<Pages> {
  const { createServer } = await import("vite");
  const root = fileURLToPath(new URL("..", import.meta.url));
  // Vite's own is one port: two checkouts may be developed side by side, and a browser finds its own again after a restart.
  const hmr = { port: 20_000 + (port % 40_000) };
  const vite = await createServer({ root, server: { middlewareMode: true, hmr } });
  const handle = createRequestHandler(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router's plugin makes this module
    async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    "development",
  );
  return { asset: vite.middlewares, page: nodeListener(handle, adapter) };
}

/** Pages and assets of this environment. */
export const createPages = (config: PageConfig, adapter: AdapterOptions): Promise<Pages> =>
  config.isDevelopment ? developmentPages(config, adapter) : builtPages(config, adapter);
