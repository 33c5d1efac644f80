import { isbot } from "isbot";
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { serverGraphContext } from "./graph/client.server.ts";
import { GraphProvider } from "./graph/provider.tsx";
import { storefrontOf } from "./lib/copy.ts";
import { readPageConfig } from "./lib/environment.server.ts";
import { errorDump } from "./shell/error-dump.server.ts";
import { ErrorDumpContext } from "./shell/error-dump.ts";
import { frameParts } from "./shell/header/parts.server.tsx";
import { FramePartsContext } from "./shell/header/parts.ts";
import { islandMarkupFor } from "./shell/island-markup.server.tsx";
import { log } from "./shell/log.server.ts";
import { NonceContext, nonceHeader } from "./shell/nonce.ts";
import { renderPage, streamTimeout } from "./shell/render-page.server.ts";
import { RouterStateContext } from "./shell/router-state.ts";
import { renderOnce } from "./shell/static-markup.server.tsx";
import { MarkupRendererContext } from "./shell/static-markup.ts";
import { IslandMarkupContext } from "./ui/static-island/island-markup.ts";

export { streamTimeout };

const { environment } = readPageConfig();

/** How long a page that is ready otherwise waits for its deferred parts, in ms: rendered whole it costs half. */
const grace = 25;

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
      <ErrorDumpContext
        value={errorDump({ request, status, errors: context.staticHandlerContext.errors }, environment)}
      >
        <RouterStateContext value={routerState}>
          <GraphProvider value={graph}>
            <MarkupRendererContext value={renderOnce}>
              <FramePartsContext value={frameParts}>
                <IslandMarkupContext value={islandMarkupFor(storefrontOf(request))}>
                  <ServerRouter context={context} url={request.url} nonce={nonce} />
                </IslandMarkupContext>
              </FramePartsContext>
            </MarkupRendererContext>
          </GraphProvider>
        </RouterStateContext>
      </ErrorDumpContext>
    </NonceContext>
  );
  return renderPage(page, { request, status, headers, nonce, isSettled });
};
export default handleRequest;

/** Errors of loaders and actions go to the log; expected answers such as 404 do not. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  log.error({ err: error, url: new URL(request.url).pathname }, "request failed");
};
