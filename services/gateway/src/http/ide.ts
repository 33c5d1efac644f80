import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, resolve } from "node:path";
import { refuse, sendBytes } from "./reply.ts";

/** What `npm run build -w services/gateway` makes of `ide/`. */
const builtFolder = resolve(import.meta.dirname, "../../build/ide");

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".ttf": "font/ttf",
};
/** Names that lead nowhere but into the folder: no part begins with a dot, nothing is escaped. */
const assetName = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;
/** What a build names by its content, and never changes again. */
const hashedName = /^assets\//;
const pageHeaders = {
  "cache-control": "no-cache",
  "content-security-policy":
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; " +
    "worker-src 'self' blob:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

type FileHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The GraphQL IDE for browsers, from our own origin. */
export interface Ide {
  /** The page. */
  readonly page: FileHandler;
  /** What it loads, below `/api/shop/ide/`. */
  readonly asset: FileHandler;
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
  return {
    page: async (_request, response) => {
      await sendFile(response, index, pageHeaders);
    },
    asset: async ({ url = "" }, response) => {
      const name = (url.split("?", 1)[0] ?? "").slice("/api/shop/ide/".length);
      if (!assetName.test(name) || !(extname(name) in types)) return notFound(response);
      await sendFile(response, join(folder, name), headersOf(name));
    },
  };
}

function headersOf(name: string): Readonly<Record<string, string>> {
  if (hashedName.test(name)) return { "cache-control": "public, max-age=31536000, immutable" };
  // The page, under its own name, is the page.
  return extname(name) === ".html" ? pageHeaders : { "cache-control": "no-cache" };
}

/** Sends a file as it is now: a later build replaces all of them, the page and what it loads. */
async function sendFile(
  response: ServerResponse,
  file: string,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const bytes = await readFile(file).catch(nothingThere);
  if (bytes === null) return notFound(response);
  sendBytes(response, 200, bytes, { "content-type": types[extname(file)] ?? "application/octet-stream", ...headers });
}

/** Null for a file that is not there (any more); whatever else keeps it from being read is a bug. */
function nothingThere(error: unknown): null {
  if (error instanceof Error && "code" in error && missing.has(error.code)) return null;
  throw error;
}

const missing: ReadonlySet<unknown> = new Set(["ENOENT", "ENOTDIR", "EISDIR"]);

function notFound(response: ServerResponse): void {
  refuse(response, 404, "Not found", "NOT_FOUND");
}
