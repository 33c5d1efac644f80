import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type ServerBuild } from "react-router";
import sirv from "sirv";
import type { Config } from "./config.ts";
import { nodeListener } from "./fetch-adapter.ts";

/** Answers a page or an asset. */
export type Pages = (request: IncomingMessage, response: ServerResponse) => void;

/** Hears of pages that could not be answered at all. */
type OnError = (error: unknown) => void;

const oneYear = "public, max-age=31536000, immutable";

/** The built app: hashed assets are immutable, everything else is rendered. */
async function builtPages(onError: OnError): Promise<Pages> {
  const entry = new URL("../build/server/index.js", import.meta.url);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build step has written this module
  const build = (await import(entry.href)) as ServerBuild;
  const page = nodeListener(createRequestHandler(build), onError);
  const assets = sirv(new URL("../build/client", import.meta.url).pathname, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader("cache-control", path.startsWith("/assets/") ? oneYear : "public, max-age=3600"),
  });
  return (request, response) => {
    // sirv knows what was there at the start. A file that has gone since is a stream's error, which without a listener
    // would end the process.
    response.once("pipe", (file) => file.once("error", () => response.destroy()));
    assets(request, response, () => page(request, response));
  };
}

/** The app from source with hot reload. */
async function developmentPages(onError: OnError): Promise<Pages> {
  const { createServer } = await import("vite");
  const root = new URL("..", import.meta.url).pathname;
  const vite = await createServer({ root, server: { middlewareMode: true } });
  const handle = createRequestHandler(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router's plugin makes this module
    async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    "development",
  );
  const page = nodeListener(handle, onError);
  return (request, response) => vite.middlewares(request, response, () => page(request, response));
}

/** Pages and assets of this environment. */
export const createPages = ({ isDevelopment }: Config, onError: OnError): Promise<Pages> =>
  isDevelopment ? developmentPages(onError) : builtPages(onError);
