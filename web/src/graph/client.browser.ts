import { cacheExchange, Client, fetchExchange, ssrExchange } from "urql";
import type { Graph } from "./client.ts";

/** The tab's client, with the document cache. Always POST: the gateway's CSRF guard refuses plain GETs. */
export function createBrowserGraph(url: string): Graph {
  const ssr = ssrExchange({ isClient: true });
  const client = new Client({ url, preferGetMethod: false, exchanges: [cacheExchange, ssr, fetchExchange] });
  return {
    client,
    extract: () => ({}),
    restore(texts) {
      for (const [key, data] of Object.entries(texts)) ssr.restoreData({ [key]: { hasNext: false, data } });
    },
  };
}
