import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { RouterContextProvider } from "react-router";
import { HydratedRouter } from "react-router/dom";
import { createGraph } from "./graph/client.ts";
import { graphContext } from "./graph/context.ts";
import { GraphProvider, restoreGraphState } from "./graph/provider.tsx";

const graph = createGraph({ url: "/api/shop/", isClient: true });
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
