import { createRequest, makeOperation } from "urql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BrowserGraph } from "../graph/client.ts";
import { type ConsentChoice, consentLine } from "../lib/consent-choice.ts";
import { consentCookie } from "../lib/consent.ts";
import { emit, type ShopEvent } from "../lib/data-layer.ts";
import { startTracking } from "./tracker.ts";

vi.mock("web-vitals", () => {
  const never = vi.fn<() => void>();
  return { onCLS: never, onFCP: never, onINP: never, onLCP: never, onTTFB: never };
});

/** Answers of the graph, by a field that the answer has. */
interface Visitor {
  readonly state?: "LOGGED_IN" | "LOGGED_OUT";
  readonly prime?: string | null;
  readonly tests?: readonly { readonly id: string; readonly trackingCode: string }[];
}

function graphOf({ state = "LOGGED_OUT", prime = null, tests = [] }: Visitor = {}) {
  const data = {
    session: { cartId: "c", visitor: { state } },
    getActiveAbTests: tests,
    getCustomerInfo: { primeInfo: prime === null ? null : { status: prime } },
  };
  const query = vi.fn<() => Promise<unknown>>().mockResolvedValue({ data });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the tracker uses nothing else of it
  return { query } as unknown as Pick<BrowserGraph, "query">;
}

const agree = (choice: ConsentChoice) => (document.cookie = consentLine(choice));
let sent: ShopEvent[];
let listeners: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  listeners = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { capture: true, signal: listeners.signal }),
  );
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const { variables } = JSON.parse(typeof init?.body === "string" ? init.body : "");
    for (const { payload } of variables.events) sent.push(JSON.parse(payload));
    return Response.json({ data: { tracking_addEvents: { successful: true } } });
  });
  agree("statistics");
});
afterEach(() => {
  listeners.abort();
  globalThis.dataLayer = undefined;
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
  history.replaceState(null, "", "/");
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
});

/** Lets what was reported be sent. */
const settle = () => vi.advanceTimersByTimeAsync(2_000);
const metaOf = async (visitor: Visitor, path: string) => {
  history.replaceState(null, "", path);
  await startTracking(graphOf(visitor), 0).arrive();
  await settle();
  return sent.findLast((event) => event.event === "Meta");
};

describe("a page view", () => {
  it("TRACK-04: has path, prime status, user, visitor, login state, origin, area, app, title and A/B test", async () => {
    document.title = "Hefte";
    const event = await metaOf({ tests: [{ id: "hero", trackingCode: "hero-b" }] }, "/cat/1000/?p=2");
    expect(event).toEqual({
      event: "Meta",
      page_path: "/cat/1000/",
      prime_status: "inactive",
      user_id: expect.stringMatching(/^[\da-f-]{36}$/),
      visitor_type: "guest",
      visitor_login_state: false,
      internal: false,
      page_area: "category listing",
      category_type: null,
      pwa: false,
      page_title: "Hefte",
      test_id: "hero",
      test_variant: "hero-b",
      state: { products: [], listProducts: [], teaserIds: [] },
    });
  });

  it.each([
    [{}, "guest"],
    [{ state: "LOGGED_IN" }, "existing-customer"],
  ] as const)("TRACK-05: %o is a %s", async (visitor, type) => {
    expect(await metaOf(visitor, "/")).toMatchObject({ visitor_type: type });
  });

  it("TRACK-05: who has registered in this tab is a new customer while signed in", async () => {
    const tracking = startTracking(graphOf({ state: "LOGGED_IN" }), 0);
    const operation = makeOperation("mutation", createRequest("mutation { a }", {}), {
      url: "/",
      requestPolicy: "network-only",
    });
    tracking.hear({ operation, data: { registerCustomer: { successful: true } } });
    await tracking.arrive();
    await settle();
    expect(sent.at(-1)).toMatchObject({ visitor_type: "new-customer" });
  });

  it.each([
    ["ACTIVE", "LOGGED_IN", "active", true],
    ["NONE", "LOGGED_IN", "inactive", true],
    [null, "LOGGED_IN", "inactive", true],
    ["ACTIVE", "LOGGED_OUT", "inactive", false],
  ] as const)(
    "TRACK-06: prime %s of a visitor who is %s is %s, the login state %s",
    async (prime, state, status, isIn) => {
      expect(await metaOf({ prime, state }, "/")).toMatchObject({ prime_status: status, visitor_login_state: isIn });
    },
  );

  it("TRACK-02: an error page's type is 404, a product listing's category type productlisting", async () => {
    document.body.innerHTML = '<main data-error-status="404"></main>';
    expect(await metaOf({}, "/cat/404/")).toMatchObject({ page_area: "404", category_type: null });
    sent = [];
    document.body.innerHTML = "<main data-listing></main>";
    expect(await metaOf({}, "/cat/1000/")).toMatchObject({ category_type: "productlisting" });
  });

  it("TRACK-11: has the product, the products that it lists, and its teasers", async () => {
    document.body.innerHTML = `<main><div data-teaser-id="t1"><a href="/prod/2/">A</a></div><div data-teaser-id="t2"></div>
      <a href="/prod/3/?varid=1">B</a><a href="/prod/2/">A</a><a href="/prod/1/?varid=9">own</a></main><a href="/prod/9/">footer</a>`;
    const state = { products: ["1"], listProducts: ["2", "3"], teaserIds: ["t1", "t2"] };
    expect(await metaOf({}, "/prod/1/")).toMatchObject({ state });
  });
});

describe("links", () => {
  /** Presses a link. @returns whether it leads on; it does not here, where that would end the page */
  const press = (html: string, detail = 1) => {
    document.body.innerHTML = html;
    let leadsOn = false;
    const hold = (event: Event) => {
      leadsOn = !event.defaultPrevented;
      event.preventDefault();
    };
    document.body.addEventListener("click", hold, { once: true });
    document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
    return leadsOn;
  };

  it("TRACK-03: are reported, those to the four legal pages are not", async () => {
    startTracking(graphOf(), 0);
    for (const path of ["/datenschutz/", "/privacy", "/impressum/", "/imprint/", "/cat/1/", "/impressum/mehr/"])
      press(`<a href="${path}">x</a>`);
    press('<a href="https://elsewhere.test/x/">x</a>');
    await settle();
    expect(sent).toEqual([
      { event: "navigation", link_path: "/cat/1/" },
      { event: "navigation", link_path: "/impressum/mehr/" },
    ]);
  });

  it("TRACK-08: of a teaser carry its id; a double click counts once", async () => {
    startTracking(graphOf(), 0);
    press('<div data-teaser-id="t7"><a href="/cat/1/">x</a></div>');
    press('<div data-teaser-id="t7"><a href="/cat/1/">x</a></div>', 2);
    await settle();
    expect(sent).toEqual([
      { event: "select_promotion", teaserId: "t7" },
      { event: "navigation", link_path: "/cat/1/" },
    ]);
  });

  it("TRACK-08: a teaser that is seen for a second is reported", async () => {
    document.body.innerHTML = '<div data-teaser-id="t8"></div>';
    const teaser = document.querySelector("div");
    if (teaser) teaser.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    startTracking(graphOf(), 0);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toEqual([{ event: "view_promotion", teaserId: "t8" }]);
  });

  it("ERR-13: lead on when reporting fails", async () => {
    vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    startTracking(graphOf(), 0);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("full");
    });
    Object.defineProperty(globalThis.dataLayer ?? [], "push", {
      value: () => {
        throw new Error("broken");
      },
    });
    expect(press('<a href="/cat/1/">x</a>')).toBe(true);
    await settle();
  });
});

describe("consent", () => {
  it("decides from when on events are sent, and that none is after it was taken back", async () => {
    emit({ event: "user_login" });
    const tracking = startTracking(graphOf(), 1);
    emit({ event: "navigation", link_path: "/a/" });
    await settle();
    expect(sent).toEqual([{ event: "navigation", link_path: "/a/" }]);
    emit({ event: "navigation", link_path: "/b/" });
    agree("necessary");
    tracking.choose();
    emit({ event: "navigation", link_path: "/c/" });
    await settle();
    expect(sent).toHaveLength(1);
    expect(localStorage).toHaveLength(0);
  });
});
