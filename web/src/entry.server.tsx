import { isbot } from "isbot";
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from "react-router";
import { serverGraphContext } from "./graph/client.server.ts";
import { GraphProvider } from "./graph/provider.tsx";
import { isSharedRender } from "./graph/shared-render.server.ts";
import { choiceIn } from "./lib/consent-choice.ts";
import { storefrontOf } from "./lib/copy.ts";
import { DomainContext, domainOf } from "./lib/domain.ts";
import { readPageConfig } from "./lib/environment.server.ts";
import { pageHeadContext } from "./lib/page-head.ts";
import { ConsentIdContext } from "./shell/consent/consent-meta.tsx";
import { consentPath } from "./shell/consent/consent-copy.ts";
import { FirstLayer } from "./shell/consent/first-layer.tsx";
import { FirstLayerContext } from "./shell/consent/first-layer-slot.tsx";
import { errorDump } from "./shell/error-dump.server.ts";
import { ErrorDumpContext } from "./shell/error-dump.ts";
import { HeadContext } from "./shell/head/head-slot.tsx";
import { HeadTags } from "./shell/head/head-tags.server.tsx";
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

export { startPageMemory } from "./shell/memory/pages-from-memory.server.ts";

const { environment, consentIds, publicUrls } = readPageConfig();

/** How long a page that is ready otherwise waits for its deferred parts, in ms: rendered whole it costs half. */
const grace = 25;
/** The same for a page that all visitors share: it is kept only when it is whole. */
const sharedGrace = 250;

const handleRequest: HandleDocumentRequestFunction = async (request, status, headers, routerContext, loadContext) => {
  const nonce = request.headers.get(nonceHeader) ?? "";
  const graph = loadContext.get(serverGraphContext);
  const { serverHandoffStream, ...context } = routerContext;
  // Crawlers get the whole page at once; people get what is there.
  const isCrawler = isbot(request.headers.get("user-agent"));
  const [routerState, isSettled] = await Promise.all([
    serverHandoffStream ? new Response(serverHandoffStream).text() : "",
    graph.settled(isCrawler ? streamTimeout : isSharedRender(request) ? sharedGrace : grace),
  ]);
  // Rendering costs most of a page; a visitor who has left would not see it.
  request.signal.throwIfAborted();
  const address = new URL(request.url);
  const storefront = storefrontOf(request);
  const head = { address, storefront, status, head: loadContext.get(pageHeadContext), publicUrls };
  // A tool of the store's own asks in its own words, and the page of the second layer is the question already.
  const isAsked =
    choiceIn(request.headers.get("cookie")) === null &&
    consentIds[storefront.store] === undefined &&
    !address.pathname.startsWith(consentPath.slice(0, -1));
  const page = (
    <NonceContext value={nonce}>
      <ErrorDumpContext
        value={errorDump({ request, status, errors: context.staticHandlerContext.errors }, environment)}
      >
        <RouterStateContext value={routerState}>
          <DomainContext value={domainOf(address)}>
            <GraphProvider value={graph}>
              <MarkupRendererContext value={renderOnce}>
                <FramePartsContext value={frameParts}>
                  <IslandMarkupContext value={islandMarkupFor(storefront)}>
                    <ConsentIdContext value={consentIds[storefront.store] ?? null}>
                      <FirstLayerContext
                        value={isAsked && <FirstLayer storefront={storefront} path={address.pathname} />}
                      >
                        <HeadContext value={<HeadTags parts={head} />}>
                          <ServerRouter context={context} url={request.url} nonce={nonce} />
                        </HeadContext>
                      </FirstLayerContext>
                    </ConsentIdContext>
                  </IslandMarkupContext>
                </FramePartsContext>
              </MarkupRendererContext>
            </GraphProvider>
          </DomainContext>
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
  const requestId = request.headers.get("x-request-id");
  log.error({ err: error, requestId, url: new URL(request.url).pathname }, "request failed");
};
