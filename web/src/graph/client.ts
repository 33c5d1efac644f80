import { cacheExchange, Client, fetchExchange, ssrExchange } from "urql";

/** The graph's client of one page view: one for each request on the server, one for the tab in the browser. */
export interface Graph {
  readonly client: Client;
  readonly ssr: ReturnType<typeof ssrExchange>;
}

interface GraphOptions {
  readonly url: string;
  readonly isClient: boolean;
  readonly fetch?: typeof globalThis.fetch;
}

/** A client with the document cache. Always POST: the gateway's CSRF guard refuses plain GETs. */
export function createGraph({ url, isClient, fetch }: GraphOptions): Graph {
  const ssr = ssrExchange({ isClient });
  const client = new Client({
    url,
    preferGetMethod: false,
    exchanges: [cacheExchange, ssr, fetchExchange],
    ...(fetch && { fetch }),
  });
  return { client, ssr };
}
