import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { createBrowserGraph } from "./graph/client.browser.ts";
import { graphContext } from "./graph/context.ts";
import { GraphProvider, restoreGraphState } from "./graph/provider.tsx";

const graph = createBrowserGraph("/api/shop/");
restoreGraphState(graph);

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
