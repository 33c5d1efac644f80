import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { compress, compressor, encodingFor } from "./compression.server.ts";
import { ChunkBuffer } from "./chunk-buffer.server.ts";
import { log } from "./log.server.ts";
import { PageResponse } from "./page-response.server.ts";

/** How long deferred parts may take before the page is sent without them, in ms. */
export const streamTimeout = 5_000;

/** Mark of a part that could not be rendered in one go; only a stream can send it later. */
const unfinished = "<!--$!-->";

/** How a page is answered. */
interface PageOptions {
  readonly request: Request;
  readonly status: number;
  /** Gets what is reported about the body. */
  readonly headers: Headers;
  /** Of the inline scripts that put streamed parts into their places. */
  readonly nonce: string;
  /** Whether all answers that it shows are there. */
  readonly isSettled: boolean;
}

/** The page in one go; null when a part of it has to wait. */
function renderWhole(page: ReactNode): string | null {
  const html = renderToString(page);
  return html.includes(unfinished) ? null : `<!DOCTYPE html>${html}`;
}

/** The page as a stream: its shell at once, its deferred parts as they come. */
function renderStream(page: ReactNode, { request, status, headers, nonce }: PageOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        isShellSent = true;
        const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
        const body = encoding ? compressor(encoding) : new ChunkBuffer();
        body.once("close", () => clearTimeout(timeout));
        if (encoding) headers.set("content-encoding", encoding);
        resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        finalStatus = 500;
        if (isShellSent) log.error({ err: error, url: new URL(request.url).pathname }, "rendering failed");
      },
    });
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
}

/** Renders a page: whole when everything it shows is there, else as a stream. @throws what its shell throws */
export async function renderPage(page: ReactNode, options: PageOptions): Promise<Response> {
  const { request, status, headers, isSettled } = options;
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "accept-encoding");
  const html = isSettled ? renderWhole(page) : null;
  if (html === null) return renderStream(page, options);
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
  if (encoding) headers.set("content-encoding", encoding);
  return new PageResponse(encoding ? compress(html, encoding) : html, { status, headers });
}
