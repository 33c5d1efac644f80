import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { addressSubject, createFairQueue, createProxies, type Proxies, sendJson } from "@chalkbox/edge";
import { openDiskCache, type DiskCache } from "./disk-cache.ts";
import { contentTypes, type RasterType } from "./formats.ts";
import { findMedium, type Medium } from "./medium.ts";

/** What the media addresses need. */
export interface MediaOptions {
  /** Folder for rendered files; made when needed. */
  readonly cacheDir: string;
  readonly log: { warn(fields: object, message: string): void };
  /** Bytes that the folder may hold; 512 MiB by default. */
  readonly cacheBytes?: number;
  /** The proxies whose word on a visitor's address counts; none by default. */
  readonly proxies?: Pick<Proxies, "visitorAddress">;
  /** Renders the file of an address; by default in this process. */
  readonly render?: (address: string) => Promise<Buffer>;
}

/** A file that is rendered when it is first requested. */
export type Raster = Extract<Medium, { state: "raster" }>;

/** Answers one request below `/media/`. */
export type MediaHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const immutable = "public, max-age=31536000, immutable";
/** Addresses without a version change their content with a release, so browsers request them again after an hour. */
const hourly = "public, max-age=3600, stale-while-revalidate=86400";

/**
 * Renders at once, each of which takes a core for its time, and renders that may wait. One address has all but one of
 * the former, and as many of the latter as a listing page has pictures: there is always a place for another visitor.
 */
const queueLimits = { running: 3, runningEach: 2, waiting: 240, waitingEach: 80 };

/**
 * Makes the handler of `GET /media/…`: product pictures, scenes, icons and energy labels. A file is rendered once,
 * however many request it at the same time, and kept on disk. 404 for an address that names nothing, 302 from an older
 * version's address to today's, 503 with `retry-after` when too many renders of the visitor's address wait.
 */
export function createMediaHandler(options: MediaOptions): MediaHandler {
  const files = createFileSource(options);
  const proxies = options.proxies ?? createProxies([]);
  return async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendJson(response, 405, { errors: [{ message: "Method not allowed" }] }, { allow: "GET, HEAD" });
      return;
    }
    const medium = findMedium((request.url ?? "").split("?", 1)[0] ?? "");
    switch (medium.state) {
      case "unknown":
        sendJson(response, 404, { errors: [{ message: "Not found" }] });
        return;
      case "moved":
        response.writeHead(302, { location: medium.location, "cache-control": "no-store" }).end();
        return;
      case "text":
        send(request, response, {
          etag: etagOf(medium.svg),
          type: "svg",
          caching: medium.versioned ? immutable : hourly,
          bytes: Buffer.from(medium.svg),
        });
        return;
      case "raster": {
        const etag = etagOf(medium.address);
        if (isKnown(request, etag)) {
          response.writeHead(304, { etag, "cache-control": immutable }).end();
          return;
        }
        const address = proxies.visitorAddress(request.headers, request.socket.remoteAddress);
        const bytes = await files(medium, addressSubject(address));
        if (bytes === null)
          sendJson(
            response,
            503,
            { errors: [{ message: "Too many pictures are being drawn" }] },
            { "retry-after": "1" },
          );
        else send(request, response, { etag, type: medium.type, caching: immutable, bytes });
      }
    }
  };
}

/** The bytes of a file, from disk or rendered; null when too many renders wait. */
function createFileSource({ cacheDir, log, cacheBytes = 512 * 1024 ** 2, render = renderHere }: MediaOptions) {
  const cache = openDiskCache(cacheDir, cacheBytes);
  const queue = createFairQueue(queueLimits);
  const underWay = new Map<string, Promise<Buffer | null>>();

  async function load(medium: Raster, client: string): Promise<Buffer | null> {
    const name = `${createHash("sha256").update(medium.address).digest("hex").slice(0, 40)}.${medium.type}`;
    const kept = await cache.read(name);
    if (kept !== null) return kept;
    const bytes = await queue.run(client, () => render(medium.address));
    if (bytes !== null) await keep(cache, name, bytes);
    return bytes;
  }

  async function keep(target: DiskCache, name: string, bytes: Buffer): Promise<void> {
    try {
      await target.write(name, bytes);
    } catch (error) {
      // A full disk costs time, not pictures.
      log.warn({ err: error, folder: cacheDir }, "a picture could not be kept");
    }
  }

  return (medium: Raster, client: string): Promise<Buffer | null> => {
    const running = underWay.get(medium.address);
    if (running !== undefined) return running;
    const loading = load(medium, client).finally(() => underWay.delete(medium.address));
    underWay.set(medium.address, loading);
    return loading;
  };
}

/** Renders in this process. @throws Error when the address names no file that is rendered */
async function renderHere(address: string): Promise<Buffer> {
  const medium = findMedium(address);
  if (medium.state !== "raster") throw new Error(`${address} is not rendered`);
  return medium.render();
}

interface File {
  readonly etag: string;
  readonly type: RasterType | "svg";
  readonly caching: string;
  readonly bytes: Buffer;
}

function send(request: IncomingMessage, response: ServerResponse, file: File): void {
  const headers = { etag: file.etag, "cache-control": file.caching, "x-content-type-options": "nosniff" };
  if (isKnown(request, file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, "content-type": contentTypes[file.type], "content-length": file.bytes.length });
  response.end(request.method === "HEAD" ? undefined : file.bytes);
}

/** Whether the browser holds that version; proxies may have weakened the tag, or sent several. */
function isKnown(request: IncomingMessage, etag: string): boolean {
  return request.headers["if-none-match"]?.includes(etag) ?? false;
}

function etagOf(content: string): string {
  return `"${createHash("sha256").update(content).digest("hex").slice(0, 20)}"`;
}
