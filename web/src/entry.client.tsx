import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { createBrowserGraph } from "./graph/client.browser.ts";
import { graphContext } from "./graph/context.ts";
import { GraphProvider } from "./graph/provider.tsx";
import { pageAnswers } from "./graph/state.ts";
import { consentCookie } from "./lib/consent.ts";
import { DomainContext, domainOf } from "./lib/domain.ts";

const graph = createBrowserGraph("/api/shop/");
graph.restore(pageAnswers());
// Until the work beside the page has begun; without the code a call goes out as it is, and the gateway makes what it needs.
graph.watch.prepare = (operation) =>
  import("./graph/ids.browser.ts").then(({ prepare }) => prepare(operation)).catch(() => undefined);

/** Consent's first layer is the server's alone. */
const firstLayer = document.querySelector("aside[data-consent]");
const { pathname } = location;

/** React has rendered the page again, or a part of it, since something else has changed its markup: nothing is lost by that. */
function onRecoverableError(error: unknown): void {
  reportError(error);
  if (location.pathname !== pathname) return;
  if (firstLayer && !firstLayer.isConnected && !document.cookie.includes(`${consentCookie}=`))
    document.body.prepend(firstLayer);
  void restore();
}

async function restore(): Promise<void> {
  const code = await import("./shell/repeat-actions.ts").catch(() => null);
  await code?.restoreTyped();
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <DomainContext value={domainOf(location)}>
        <GraphProvider value={graph}>
          <HydratedRouter getContext={() => new RouterContextProvider(new Map([[graphContext, graph]]))} />
        </GraphProvider>
      </DomainContext>
    </StrictMode>,
    { onRecoverableError },
  );
});
// React listens from here on; what comes before the state of the page has been read, it drops.
window.earlyActions?.follow();
