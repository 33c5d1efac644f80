import { cacheExchange, Client, createRequest, type OperationResult } from "urql";
import { filter, forEach, make, pipe, type Source, take, takeUntil, toPromise } from "wonka";
import type { BrowserGraph } from "./client.ts";
import { besideKey, createBrowserGateway, givenUpKey, later, sentKey } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { deferredAnswer } from "./state.ts";
import { createWatch } from "./watch.browser.ts";

/**
 * Whether the gateway has just given this. All that request a query share its results: a part of the page that comes to
 * life meanwhile brings what the cache or the page itself has of it.
 */
const isNew = ({ stale, operation: { context } }: OperationResult): boolean =>
  !stale && context.meta?.cacheOutcome !== "hit" && context["isRestored"] !== true;

const endOf = (signal: AbortSignal): Source<Event> =>
  make(({ next }) => {
    signal.addEventListener("abort", next);
    return () => signal.removeEventListener("abort", next);
  });

/** The tab's client, with the document cache. */
export function createBrowserGraph(url: string): BrowserGraph {
  const watch = createWatch();
  const { exchange, restore, isPoor, outdate } = createBrowserGateway(url, watch);
  const client = new Client({ url, preferGetMethod: false, exchanges: [watch.exchange, cacheExchange, exchange] });
  /** Past the document cache, which would keep each answer of a `network-only` query and drop others for it. */
  const passing = new Client({ url, preferGetMethod: false, exchanges: [watch.exchange, exchange] });
  const taken = new Set<number>();
  /** Restores the answer of a deferred query once it is beside its markup. A failed one never does. */
  const takeDeferred = (key: number): void => {
    const data = taken.has(key) ? undefined : deferredAnswer(key);
    if (data === undefined) return;
    taken.add(key);
    restore({ [key]: data });
  };
  return {
    client,
    watch,
    restore,
    outdate,
    query(document, variables, freshness, givenUp) {
      if (freshness === "no-cache") {
        return passing.query(requestDocument(document), variables, { requestPolicy: "network-only" }).toPromise();
      }
      // What failed, or was an outdated one in place of the shop's, is requested again when the visitor comes back to it.
      const { key } = createRequest(requestDocument(document), variables);
      const requestPolicy = isPoor(key) || freshness === "network-only" ? "network-only" : "cache-first";
      const context = { requestPolicy, ...(givenUp && { [givenUpKey]: givenUp }) } as const;
      const results = client.query(requestDocument(document), variables, context);
      if (givenUp) return new Promise((resolve) => pipe(results, takeUntil(endOf(givenUp)), take(1), forEach(resolve)));
      return requestPolicy === "network-only" ? pipe(results, filter(isNew), take(1), toPromise) : results.toPromise();
    },
    mutate: (document, variables, { sent, isBeside = false } = {}) =>
      client.mutation(requestDocument(document), variables, { [sentKey]: sent, [besideKey]: isBeside }).toPromise(),
    defer(document, variables) {
      const { key } = createRequest(requestDocument(document), variables);
      // A visitor may go on before the part that shows the answer has come to life: requested again, it would be on its
      // way and not there when that part is compared with what the server has sent.
      takeDeferred(key);
      return { key, answered: client.query(requestDocument(document), variables, later).toPromise() };
    },
    awaited({ key, answered }) {
      if (answered) return answered;
      takeDeferred(key);
      return null;
    },
  };
}
