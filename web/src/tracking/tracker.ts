import { createRequest, type OperationResult } from "urql";
import type { BrowserGraph } from "../graph/client.ts";
import { ActiveAbTestsDocument } from "../graph/generated/ActiveAbTests.ts";
import { AddEventsDocument } from "../graph/generated/AddEvents.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { PrimeMembershipDocument } from "../graph/generated/PrimeMembership.ts";
import { bodyOf, requestDocument } from "../graph/operation.ts";
import { hasConsent } from "../lib/browser-memory.ts";
import { emit, type MetaEvent, type ShopEvent } from "../lib/data-layer.ts";
import { newId } from "../lib/new-id.ts";
import { analyticsState } from "./analytics-state.ts";
import { createOutbox, type Outgoing } from "./outbox.ts";
import { pageTypeOf } from "./page-type.ts";
import { teaserIdOf, watchPromotions } from "./promotions.ts";
import { eventsOf } from "./result-events.ts";
import { isNewBy, primeStatusOf, visitorTypeOf } from "./visitor.ts";
import { measureVitals } from "./vitals.ts";

/** Pages of the law: whether they are read is not measured (TRACK-03). */
const legal = /^\/(?:datenschutz|privacy|impressum|imprint)\/?$/;
/** How long events wait for others, in ms. */
const patience = 2_000;
const idKey = "trackingId";
const newCustomerKey = "newCustomer";
const address = "/api/shop/";

const bodyFor = (events: readonly Outgoing[]): string =>
  bodyOf(createRequest(requestDocument(AddEventsDocument), { events: events.map((event) => ({ ...event })) }));

/** Sends events and hears whether they are stored; the page may be left meanwhile. */
async function send(events: readonly Outgoing[]): Promise<boolean> {
  const headers = { accept: "application/json", "content-type": "application/json" };
  const response = await fetch(address, { method: "POST", headers, body: bodyFor(events), keepalive: true });
  const answer: unknown = await response.json();
  return JSON.stringify(answer).includes('"successful":true');
}

const beacon = (events: readonly Outgoing[]): void => {
  navigator.sendBeacon(address, new Blob([bodyFor(events)], { type: "application/json" }));
};

/** The id under which events of this browser belong together; made when the visitor has agreed. */
function userId(): string {
  const known = localStorage.getItem(idKey) ?? newId();
  localStorage.setItem(idKey, known);
  return known;
}

/** What measures a visitor who has agreed to it. */
export interface Tracking {
  /** A page is shown. */
  arrive(): Promise<void>;
  /** The graph has answered. */
  hear(result: Pick<OperationResult, "data" | "operation">): void;
  /** The visitor has chosen again. */
  choose(): void;
}

/**
 * Sends what the data layer gets, from now on, to the shop in batches (TRACK-04..11, OP-M-43). Loaded once a visitor has
 * agreed; nothing of it is loaded before.
 * @param since place in the data layer of the first event that the visitor has agreed to
 */
export function startTracking(graph: Pick<BrowserGraph, "query">, since: number): Tracking {
  const outbox = createOutbox({ storage: localStorage, send, beacon });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirstPage = true;
  const flush = () => {
    timer = undefined;
    // What could not be sent is sent with the next events, or by the next page.
    if (hasConsent()) void outbox.flush();
  };
  const record = (event: ShopEvent): void => {
    const { event: name } = event;
    if (!hasConsent() || name === "purchase") return;
    outbox.add({ id: newId(), name, payload: JSON.stringify(event), occurredAt: new Date().toISOString() });
    timer ??= setTimeout(flush, patience);
  };
  const layer = (globalThis.dataLayer ??= []);
  for (const event of layer.slice(since)) record(event);
  layer.push = (...events) => {
    events.forEach(record);
    return Array.prototype.push.apply(layer, events);
  };
  const nextPage = watchPromotions((teaserId) => emit({ event: "view_promotion", teaserId }));

  /** A link or a teaser was pressed. Whatever goes wrong here, the link leads on (ERR-13). */
  const press = ({ target, detail }: MouseEvent): void => {
    try {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
      // The second press of a double click is no second visit.
      if (link === null || detail > 1) return;
      const teaserId = teaserIdOf(link);
      if (teaserId !== null) emit({ event: "select_promotion", teaserId });
      const { origin, pathname } = new URL(link.href, location.href);
      if (origin === location.origin && !legal.test(pathname)) emit({ event: "navigation", link_path: pathname });
    } catch {
      // See above.
    }
  };
  document.addEventListener("click", press, { capture: true });
  addEventListener("pagehide", () => hasConsent() && outbox.leave());
  addEventListener("online", flush);
  measureVitals();
  // What an earlier page could not send.
  flush();

  return {
    async arrive() {
      const path = location.pathname;
      const isInternal = !isFirstPage || document.referrer.startsWith(location.origin);
      isFirstPage = false;
      nextPage();
      const [session, tests] = await Promise.all([
        graph.query(PageSessionDocument, {}, "cache-first"),
        graph.query(ActiveAbTestsDocument, { url: path }, "cache-first"),
      ]);
      const isLoggedIn = session.data?.session?.visitor.state === "LOGGED_IN";
      const prime = isLoggedIn ? await graph.query(PrimeMembershipDocument, {}, "cache-first") : null;
      // Who has gone on meanwhile has another page before them, which reports itself.
      if (path !== location.pathname) return;
      const [test] = tests.data?.getActiveAbTests ?? [];
      const home = tests.data?.getGlobalParametersByName.map(({ parameterValue }) => parameterValue) ?? [];
      const area = pageTypeOf(path, document.querySelector("[data-error-status]") !== null, home);
      const event: MetaEvent = {
        event: "Meta",
        page_path: path,
        prime_status: primeStatusOf(prime?.data?.getCustomerInfo?.primeInfo?.status),
        user_id: userId(),
        visitor_type: visitorTypeOf(isLoggedIn && sessionStorage.getItem(newCustomerKey) !== null, isLoggedIn),
        visitor_login_state: isLoggedIn,
        internal: isInternal,
        page_area: area,
        category_type:
          area === "category listing" && document.querySelector("[data-listing]") ? "productlisting" : null,
        pwa: matchMedia("(display-mode: standalone)").matches,
        page_title: document.title,
        test_id: test?.id ?? null,
        test_variant: test?.trackingCode ?? null,
        state: analyticsState(),
      };
      emit(event);
    },
    hear(result) {
      for (const event of eventsOf(result)) emit(event);
      const isNew = isNewBy(result);
      if (isNew === true) sessionStorage.setItem(newCustomerKey, "1");
      if (isNew === false) sessionStorage.removeItem(newCustomerKey);
    },
    choose() {
      if (hasConsent()) return;
      clearTimeout(timer);
      timer = undefined;
      outbox.clear();
      localStorage.removeItem(idKey);
    },
  };
}
