import { cacheExchange, Client } from "urql";
import type { Graph } from "./client.ts";
import { createBrowserGateway } from "./gateway-exchange.browser.ts";

/** The tab's client, with the document cache. */
export function createBrowserGraph(url: string): Graph {
  const { exchange, restore } = createBrowserGateway(url);
  return {
    client: new Client({ url, preferGetMethod: false, exchanges: [cacheExchange, exchange] }),
    extract: () => ({}),
    restore,
  };
}
