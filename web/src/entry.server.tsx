import type { Transform } from "node:stream";
import { constants, createBrotliCompress, createGzip } from "node:zlib";
import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { graphContext } from "./graph/context.ts";
import { GraphProvider } from "./graph/provider.tsx";
import { NonceContext, nonceHeader } from "./shell/nonce.ts";
import { Gather } from "./shell/gather.server.ts";
import { log } from "./shell/log.server.ts";

/** How long deferred parts may take before the page is sent without them, in ms. */
export const streamTimeout = 5_000;

/** React flushes a zlib stream after each part of the page, so compression does not hold streaming up. */
function encoder(accepted: string, headers: Headers): Transform {
  headers.append("vary", "accept-encoding");
  if (/\bbr\b/.test(accepted)) {
    headers.set("content-encoding", "br");
    // Quality 3 costs a third of the default 11's time and 6 % more bytes on these pages.
    return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 3 } });
  }
  if (/\bgzip\b/.test(accepted)) {
    headers.set("content-encoding", "gzip");
    return createGzip({ level: 4 });
  }
  return new Gather();
}

const handleRequest: HandleDocumentRequestFunction = (request, status, headers, routerContext, loadContext) =>
  new Promise((resolve, reject) => {
    const nonce = request.headers.get(nonceHeader) ?? "";
    const graph = loadContext.get(graphContext);
    let isShellSent = false;
    let finalStatus = status;
    // Crawlers get the whole page at once; people get the shell as soon as it is there.
    const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <GraphProvider value={graph}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </GraphProvider>
      </NonceContext>,
      {
        nonce,
        [ready]() {
          isShellSent = true;
          const body = encoder(request.headers.get("accept-encoding") ?? "", headers);
          body.once("close", () => clearTimeout(timeout));
          headers.set("content-type", "text/html; charset=utf-8");
          resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }));
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (isShellSent) log.error({ err: error, url: new URL(request.url).pathname }, "rendering failed");
        },
      },
    );
    const timeout = setTimeout(abort, streamTimeout + 1_000);
  });
export default handleRequest;

/** Errors of loaders and actions go to the log; expected answers such as 404 do not. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, url: new URL(request.url).pathname }, "request failed");
};
