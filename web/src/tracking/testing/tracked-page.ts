import { vi } from "vitest";
import type { BrowserGraph } from "../../graph/client.ts";
import { type ConsentChoice, consentLine } from "../../lib/consent-choice.ts";
import { consentCookie } from "../../lib/consent.ts";
import type { ShopEvent } from "../../lib/data-layer.ts";

/** Answers of the graph, by a field that the answer has. */
export interface Visitor {
  readonly state?: "LOGGED_IN" | "LOGGED_IN_AS_GUEST" | "LOGGED_OUT";
  readonly prime?: string | null;
  readonly tests?: readonly { readonly id: string; readonly trackingCode: string }[];
}

/** The graph for a visitor, and what it was asked. */
export function graphOf({ state = "LOGGED_OUT", prime = null, tests = [] }: Visitor = {}) {
  const data = {
    session: { cartId: "c", visitor: { state } },
    getActiveAbTests: tests,
    getGlobalParametersByName: [{ parameterValue: "7" }],
    getCustomerInfo: { primeInfo: prime === null ? null : { status: prime } },
  };
  const query = vi.fn<(document: object, variables: object, policy: string) => Promise<unknown>>();
  query.mockResolvedValue({ data });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tracker uses nothing else of it
  return { query } as unknown as Pick<BrowserGraph, "query"> & { readonly query: typeof query };
}

/** The visitor chooses, as the consent tool keeps it. */
export const agree = (choice: ConsentChoice): string => (document.cookie = consentLine(choice));

/** Events of the body of a call. */
export function eventsIn(body: unknown): readonly ShopEvent[] {
  const { variables } = JSON.parse(typeof body === "string" ? body : "");
  return variables.events.map(({ payload }: { readonly payload: string }) => JSON.parse(payload));
}

/**
 * A page of a visitor who has agreed, with a clock of its own, and a shop that stores what is sent. What listens at
 * document and window ends with `leave`.
 */
export function openTrackedPage() {
  vi.useFakeTimers();
  const listeners = new AbortController();
  const sent: ShopEvent[] = [];
  for (const target of [document, globalThis]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject) =>
        listen(type, listener, { capture: target === document, signal: listeners.signal }),
    );
  }
  const shop = vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    sent.push(...eventsIn(init?.body));
    return Response.json({ data: { tracking_addEvents: { successful: true } } });
  });
  agree("statistics");
  return {
    /** What the shop has stored, in its order. */
    sent,
    shop,
    leave(): void {
      listeners.abort();
      globalThis.dataLayer = undefined;
      localStorage.clear();
      sessionStorage.clear();
      document.body.replaceChildren();
      history.replaceState(null, "", "/");
      document.cookie = `${consentCookie}=; path=/; max-age=0`;
    },
  };
}

/** Lets what was reported be sent. */
export const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(2_000);
