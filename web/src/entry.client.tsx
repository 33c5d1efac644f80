import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { createBrowserGraph } from "./graph/client.browser.ts";
import { graphContext } from "./graph/context.ts";
import { GraphProvider } from "./graph/provider.tsx";
import { pageAnswers } from "./graph/state.ts";

const graph = createBrowserGraph("/api/shop/");
graph.restore(pageAnswers());

// From here on React hears what is done itself.
window.earlyActions?.stop();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <GraphProvider value={graph}>
        <HydratedRouter getContext={() => new RouterContextProvider(new Map([[graphContext, graph]]))} />
      </GraphProvider>
    </StrictMode>,
  );
});
