import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import type { Handler } from "./router.ts";
import { refuse, sendBytes } from "./reply.ts";

/** What `npm run build -w services/gateway` makes of `ide/`. */
const builtFolder = resolve(import.meta.dirname, "../../build/ide");

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ttf": "font/ttf",
};
const pageHeaders = {
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
    "worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

/** The GraphQL IDE for browsers, from our own origin. */
export interface Ide {
  /** The page. */
  readonly page: Handler;
  /** What it loads, below `/api/shop/ide/`. */
  readonly asset: Handler;
}

/** Finds the IDE as soon as it is there: a build may end after the gateway has started. */
export function createIdeFinder(folder: string = builtFolder): () => Ide | null {
  let found: Ide | null = null;
  return () => (found ??= loadIde(folder));
}

/** The IDE as it was built; null when it was not. */
export function loadIde(folder: string = builtFolder): Ide | null {
  const index = join(folder, "index.html");
  if (!existsSync(index)) return null;
  // Only files that are there are served, so no path leads out of the folder.
  const files = new Set(
    readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => extname(name) in types),
  );
  return {
    page: async (_request, response) => {
      sendBytes(response, 200, readFileSync(index), { "content-type": typeOf(index), ...pageHeaders });
    },
    asset: async ({ url = "" }, response) => {
      const name = (url.split("?", 1)[0] ?? "").slice("/api/shop/ide/".length);
      if (!files.has(name)) return refuse(response, 404, "Not found", "NOT_FOUND");
      // The names carry a hash of the content.
      const headers = { "content-type": typeOf(name), "cache-control": "public, max-age=31536000, immutable" };
      sendBytes(response, 200, readFileSync(join(folder, name)), headers);
    },
  };
}

function typeOf(name: string): string {
  return types[extname(name)] ?? "application/octet-stream";
}
