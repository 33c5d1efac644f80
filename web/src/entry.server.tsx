import { createReadableStreamFromReadable } from "@react-router/node";
import { isbot } from "isbot";
import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { serverGraphContext } from "./graph/client.server.ts";
import { GraphProvider } from "./graph/provider.tsx";
import { compress, compressor, encodingFor } from "./shell/compression.server.ts";
import { Gather } from "./shell/gather.server.ts";
import { log } from "./shell/log.server.ts";
import { NonceContext, nonceHeader } from "./shell/nonce.ts";
import { PageResponse } from "./shell/page-response.server.ts";
import { RouterStateContext } from "./shell/router-state.ts";
import { renderOnce } from "./shell/static-markup.server.tsx";
import { MarkupRendererContext } from "./shell/static-markup.ts";

/** How long deferred parts may take before the page is sent without them, in ms. */
export const streamTimeout = 5_000;

/** How long a page that is ready otherwise waits for its deferred parts, in ms: rendered whole it costs half. */
const grace = 25;

/** Mark of a part that could not be rendered in one go; only a stream can send it later. */
const unfinished = "<!--$!-->";

/** The page in one go; null when a part of it has to wait. */
function renderWhole(page: ReactNode): string | null {
  const html = renderToString(page);
  return html.includes(unfinished) ? null : `<!DOCTYPE html>${html}`;
}

/** The page as a stream: its shell at once, its deferred parts as they come. */
function renderStream(page: ReactNode, request: Request, status: number, headers: Headers, nonce: string) {
  return new Promise<Response>((resolve, reject) => {
    let finalStatus = status;
    let isShellSent = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onShellReady() {
        isShellSent = true;
        const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
        const body = encoding ? compressor(encoding) : new Gather();
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

const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, routerContext, loadContext) => {
  const nonce = request.headers.get(nonceHeader) ?? "";
  const graph = loadContext.get(serverGraphContext);
  const { serverHandoffStream, ...context } = routerContext;
  // Crawlers get the whole page at once; people get what is there.
  const isCrawler = isbot(request.headers.get("user-agent"));
  const [routerState, isSettled] = await Promise.all([
    serverHandoffStream ? new Response(serverHandoffStream).text() : "",
    graph.settled(isCrawler ? streamTimeout : grace),
  ]);
  const page = (
    <NonceContext value={nonce}>
      <RouterStateContext value={routerState}>
        <GraphProvider value={graph}>
          <MarkupRendererContext value={renderOnce}>
            <ServerRouter context={context} url={request.url} nonce={nonce} />
          </MarkupRendererContext>
        </GraphProvider>
      </RouterStateContext>
    </NonceContext>
  );
  headers.set("content-type", "text/html; charset=utf-8");
  headers.append("vary", "accept-encoding");
  const html = isSettled ? renderWhole(page) : null;
  if (html === null) return renderStream(page, request, status, headers, nonce);
  const encoding = encodingFor(request.headers.get("accept-encoding") ?? "");
  if (encoding) headers.set("content-encoding", encoding);
  return new PageResponse(encoding ? compress(html, encoding) : html, { status, headers });
};
export default handleRequest;

/** Errors of loaders and actions go to the log; expected answers such as 404 do not. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, url: new URL(request.url).pathname }, "request failed");
};
