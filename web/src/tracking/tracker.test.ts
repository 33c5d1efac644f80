import { createRequest, makeOperation } from "urql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ActiveAbTestsDocument } from "../graph/generated/ActiveAbTests.ts";
import { emit, type ShopEvent } from "../lib/data-layer.ts";
import { agree, graphOf, openTrackedPage, settle, type Visitor } from "./testing/tracked-page.ts";
import { startTracking } from "./tracker.ts";

const observed = vi.hoisted(() => new Set<string>());
vi.mock("web-vitals", () => {
  const observe = (name: string) => () => void observed.add(name);
  return {
    onCLS: observe("CLS"),
    onFCP: observe("FCP"),
    onINP: observe("INP"),
    onLCP: observe("LCP"),
    onTTFB: observe("TTFB"),
  };
});

let sent: ShopEvent[];
let leave: () => void;
beforeEach(() => ({ sent, leave } = openTrackedPage()));
afterEach(() => leave());

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

  it("TRACK-04: user_id stays the visitor's own; a page that another of the shop led to is internal", async () => {
    const tracking = startTracking(graphOf(), 0);
    await tracking.arrive();
    history.replaceState(null, "", "/agb/");
    await tracking.arrive();
    vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/agb/`);
    await startTracking(graphOf(), globalThis.dataLayer?.length ?? 0).arrive();
    const events = (globalThis.dataLayer ?? []).flatMap((event) => (event.event === "Meta" ? [event] : []));
    expect(events.map(({ internal }) => internal)).toEqual([false, true, true]);
    expect(new Set(events.map(({ user_id: id }) => id)).size).toBe(1);
  });

  it("TRACK-04: the shop opened as an installed app is said to be one; the A/B tests are those of the page", async () => {
    vi.spyOn(globalThis, "matchMedia").mockImplementation((query) => {
      const list = new EventTarget();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- no more of it is read
      return Object.assign(list, { matches: query === "(display-mode: standalone)" }) as unknown as MediaQueryList;
    });
    const graph = graphOf();
    history.replaceState(null, "", "/cat/1000/?p=2");
    await startTracking(graph, 0).arrive();
    await settle();
    expect(sent.at(-1)).toMatchObject({ pwa: true, test_id: null, test_variant: null });
    expect(graph.query.mock.calls).toContainEqual([ActiveAbTestsDocument, { url: "/cat/1000/" }, "cache-first"]);
  });

  it("TRACK-04: a page that is left before all of it is known reports itself no more: the next one does", async () => {
    const tracking = startTracking(graphOf(), 0);
    const first = tracking.arrive();
    history.replaceState(null, "", "/agb/");
    await Promise.all([first, tracking.arrive()]);
    await settle();
    expect(sent.flatMap((event) => (event.event === "Meta" ? [event.page_path] : []))).toEqual(["/agb/"]);
  });

  it.each([
    [{}, "guest"],
    [{ state: "LOGGED_IN_AS_GUEST" }, "guest"],
    [{ state: "LOGGED_IN" }, "existing-customer"],
  ] as const)("TRACK-05: %o is a %s", async (visitor, type) => {
    expect(await metaOf(visitor, "/")).toMatchObject({ visitor_type: type });
  });

  const done = { successful: true };
  it.each([
    ["an account was opened", {}, [{ registerCustomer: done }], "LOGGED_IN", "new-customer"],
    ["and signed out of", {}, [{ registerCustomer: done }], "LOGGED_OUT", "guest"],
    [
      "and another one signed in to",
      {},
      [{ registerCustomer: done }, { login: done }],
      "LOGGED_IN",
      "existing-customer",
    ],
    ["none could be opened", {}, [{ registerCustomer: { successful: false } }], "LOGGED_IN", "existing-customer"],
    ["one was opened in the checkout", { authType: "register" }, [{ checkoutAuth: done }], "LOGGED_IN", "new-customer"],
    ["a guest went on", { authType: "guest" }, [{ checkoutAuth: done }], "LOGGED_IN", "existing-customer"],
  ] as const)("TRACK-05: the type of a visitor in whose tab %s", async (_, variables, answers, state, type) => {
    const tracking = startTracking(graphOf({ state }), 0);
    const operation = makeOperation("mutation", createRequest("mutation { a }", { ...variables }), {
      url: "/",
      requestPolicy: "network-only",
    });
    for (const data of answers) tracking.hear({ operation, data });
    await tracking.arrive();
    await settle();
    expect(sent.at(-1)).toMatchObject({ visitor_type: type });
  });

  it.each([
    ["ACTIVE", "LOGGED_IN", "active", true],
    ["NONE", "LOGGED_IN", "inactive", true],
    ["PAUSED", "LOGGED_IN", "inactive", true],
    [null, "LOGGED_IN", "inactive", true],
    ["ACTIVE", "LOGGED_OUT", "inactive", false],
    ["ACTIVE", "LOGGED_IN_AS_GUEST", "inactive", false],
  ] as const)(
    "TRACK-06: prime %s of a visitor who is %s is %s, the login state %s",
    async (prime, state, status, isIn) => {
      expect(await metaOf({ prime, state }, "/")).toMatchObject({ prime_status: status, visitor_login_state: isIn });
    },
  );

  it("TRACK-01: the operators' home categories count as home (C-103)", async () => {
    expect(await metaOf({}, "/cat/7/")).toMatchObject({ page_area: "home", category_type: null });
  });

  it("TRACK-02: an error page's type is 404, a product listing's category type productlisting", async () => {
    document.body.innerHTML = '<main data-error-status="404"></main>';
    expect(await metaOf({}, "/cat/404/")).toMatchObject({ page_area: "404", category_type: null });
    sent.length = 0;
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

it("TRACK-09: vitals are measured from the first page on that a visitor has agreed to", () => {
  observed.clear();
  startTracking(graphOf(), 0);
  expect(observed).toEqual(new Set(["CLS", "FCP", "INP", "LCP", "TTFB"]));
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
