import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "react-router";
import sirv from "sirv";
import type { Config } from "./config.ts";
import { type AdapterOptions, type NodeHandler, nodeListener } from "./fetch-adapter.ts";

/** Answers pages and assets. */
export interface Pages {
  /** Answers an asset, and leaves everything else to `next`. */
  readonly asset: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly page: NodeHandler;
}

const oneYear = "public, max-age=31536000, immutable";

/** The built app: hashed assets are immutable, everything else is rendered. */
async function builtPages(adapter: AdapterOptions): Promise<Pages> {
  const entry = new URL("../build/server/index.js", import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build step has written this module
  const build = (await import(entry.href)) as ServerBuild;
  return {
    asset: serveAssets(new URL("../build/client", import.meta.url).pathname),
    page: nodeListener(createRequestHandler(build), adapter),
  };
}

/** Serves the files that lie in a folder at the start. */
export function serveAssets(folder: string): Pages["asset"] {
  const assets = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("cache-control", path.startsWith("/assets/") ? oneYear : "public, max-age=3600"),
  });
  return (request, response, next) => {
    // A file that has gone since the start is a stream's error, which the stream leaves to its listeners.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    assets(request, response, next);
  };
}

/** The app from source with hot reload. */
async function developmentPages(adapter: AdapterOptions): Promise<Pages> {
  const { createServer } = await import("vite");
  const root = new URL("..", import.meta.url).pathname;
  const vite = await createServer({ root, server: { middlewareMode: true } });
  const handle = createRequestHandler(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router's plugin makes this module
    async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    "development",
  );
  return { asset: vite.middlewares, page: nodeListener(handle, adapter) };
}

/** Pages and assets of this environment. */
export const createPages = (
  { isDevelopment }: Pick<Config, "isDevelopment">,
  adapter: AdapterOptions,
): Promise<Pages> => (isDevelopment ? developmentPages(adapter) : builtPages(adapter));
