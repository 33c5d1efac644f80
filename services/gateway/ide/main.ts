import "graphiql/setup-workers/vite";
import "graphiql/style.css";
import "./ide.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

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

const place = document.querySelector("#ide");
if (place !== null) {
  const fetcher = createGraphiQLFetcher({ url: "/api/shop/" });
  createRoot(place).render(createElement(GraphiQL, { fetcher, defaultQuery: welcome }));
}
