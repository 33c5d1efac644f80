import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

/** The IDE as it is sent. */
interface Page {
  readonly compressed: Buffer;
  readonly policy: string;
}

let page: Promise<Page> | undefined;

/**
 * Sends the back office's IDE: one file of our own that loads nothing, so that it works offline, and whose page, onto
 * which operators paste their token, runs no script but those that are in it and speaks with the shop alone.
 * @param endpoint path of the graph that it queries
 */
export async function sendIde(response: ServerResponse, endpoint: string): Promise<void> {
  page ??= makePage(endpoint);
  const { compressed, policy } = await page;
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-encoding": "gzip",
    "content-length": compressed.length,
    "content-security-policy": policy,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  response.end(compressed);
}

/** Made when someone first opens it: it is nine megabytes of text, of which only the compressed form is kept. */
async function makePage(endpoint: string): Promise<Page> {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({
    title: "Chalkbox back office",
    headers: '{ "authorization": "Bearer " }',
    endpoint,
  });
  return { compressed: await promisify(gzip)(html), policy: policyFor(html) };
}

/** The page's own scripts by their hashes; the editor draws with inline styles and thinks in workers made of blobs. */
function policyFor(html: string): string {
  const scripts = [...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, text = ""]) => text);
  const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(" ")}`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "img-src data:",
    "font-src data:",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}
