import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./ide.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import type { GraphiQLPlugin } from "@graphiql/react";
import { GraphiQL, HISTORY_PLUGIN } from "graphiql";
import { createRoot } from "react-dom/client";
import { AnswerPanel } from "./answer-panel.tsx";
import { ask } from "./ask.ts";
import { ExamplesPanel } from "./examples-panel.tsx";

const welcome = `# The graph of this storefront, asked as the visitor that your cookies stand for.
# Ctrl-Space completes, the book icon on the left explains every field.

query Welcome {
  session {
    storefront { store language }
    visitor { state firstName }
    cart { details { articleCount total { stringValue } } }
    checkout { currentStep }
  }
}
`;

const plugins: GraphiQLPlugin[] = [
  HISTORY_PLUGIN,
  { title: "Examples", icon: () => <span aria-hidden="true">▤</span>, content: ExamplesPanel },
  { title: "Storefront and explanation", icon: () => <span aria-hidden="true">◔</span>, content: AnswerPanel },
];

const place = document.querySelector("#ide");
if (place !== null) {
  const fetcher = createGraphiQLFetcher({ url: "/api/shop/", fetch: ask });
  // Headers may hold an operator's token: they are not offered to be kept.
  createRoot(place).render(
    <GraphiQL fetcher={fetcher} defaultQuery={welcome} plugins={plugins} showPersistHeadersSettings={false} />,
  );
}
