import { cacheExchange, Client, createRequest } from "urql";
import type { BrowserGraph } from "./client.ts";
import { createBrowserGateway } from "./gateway-exchange.browser.ts";
import { deferredAnswer } from "./state.ts";

/** The tab's client, with the document cache. */
export function createBrowserGraph(url: string): BrowserGraph {
  const { exchange, restore } = createBrowserGateway(url);
  const client = new Client({ url, preferGetMethod: false, exchanges: [cacheExchange, exchange] });
  const taken = new Set<number>();
  return {
    client,
    restore,
    query(document, variables, freshness) {
      const requestPolicy = freshness === "network-only" ? freshness : "cache-first";
      return client.query(document, variables, { requestPolicy }).toPromise();
    },
    mutate: (document, variables) => client.mutation(document, variables).toPromise(),
    defer: (document, variables) => ({
      key: createRequest(document, variables).key,
      answered: client.query(document, variables).toPromise(),
    }),
    awaited({ key, answered }) {
      if (answered) return answered;
      // The server has answered: its answer lies beside the markup. A failed one has none.
      const data = taken.has(key) ? undefined : deferredAnswer(key);
      taken.add(key);
      if (data !== undefined) restore({ [key]: data });
      return null;
    },
  };
}
