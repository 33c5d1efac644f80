import { afterEach, expect, it, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { LogoutDocument } from "../../graph/generated/Logout.ts";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { requestDocument } from "../../graph/operation.ts";
import { operationDocument } from "../../graph/testing/operation-document.ts";
import { playGateway } from "../../graph/testing/play-gateway.ts";
import type { NewToast } from "../../ui/toast/toast-store.ts";
import { channelName, openTabs } from "./tabs.ts";

const basket = operationDocument<{ session: { lines: number } }, Record<string, never>>("query", "sha256:basket");
const payment = operationDocument<{ getPaymentInfo: { selected: string } }, Record<string, never>>(
  "query",
  "sha256:payment",
);
const orders = operationDocument<{ getOrdersV2: { orders: string[] } }, Record<string, never>>(
  "query",
  "sha256:orders",
);
const product = operationDocument<{ product: string }, Record<string, never>>("query", "sha256:product");
const idOf = (document: object): unknown => Reflect.get(Object(Reflect.get(document, "__meta__")), "documentId");

const Channel = BroadcastChannel;
const opened: BroadcastChannel[] = [];
let others: BroadcastChannel;
afterEach(() => {
  for (const channel of [...opened.splice(0), others]) channel.close();
  vi.unstubAllGlobals();
});

/** Speaks as another tab. */
function say(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
  others.postMessage(message);
}

/** A tab that shows basket, payment, orders and product, and `others`, the channel as another tab has it. */
async function openTab(rendered?: unknown) {
  const asked: unknown[] = [];
  const answers = new Map<unknown, unknown>([
    [idOf(basket), { session: { lines: 1 } }],
    [idOf(payment), { getPaymentInfo: { selected: "INVOICE" } }],
    [idOf(orders), { getOrdersV2: { orders: [] } }],
    [idOf(product), { product: "Kreide" }],
    [idOf(PageSessionDocument), { session: { cartId: "1" } }],
    [idOf(LogoutDocument), { logout: { successful: true } }],
  ]);
  vi.spyOn(globalThis, "fetch").mockImplementation(
    playGateway(({ documentId }) => {
      asked.push(documentId);
      return { data: answers.get(documentId) };
    }),
  );
  vi.stubGlobal(
    "BroadcastChannel",
    class extends Channel {
      constructor(name: string) {
        super(name);
        opened.push(this);
      }
    },
  );
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  const reload = vi.fn(() => Promise.resolve());
  const leavePage = vi.fn<() => void>();
  const add = vi.fn<(toast: NewToast) => boolean>();
  if (rendered !== undefined) {
    answers.set(idOf(PageSessionDocument), rendered);
    await new Promise((resolve) =>
      pipe(graph.client.query(requestDocument(PageSessionDocument), {}), subscribe(resolve)),
    );
  }
  const { tell } = openTabs({
    graph,
    language: "de",
    reload,
    toasts: { add, remove: () => undefined, leavePage, wordWith: () => undefined },
  });
  graph.watch.listen(tell);
  others = new Channel(channelName);
  for (const document_ of [
    requestDocument(basket),
    requestDocument(payment),
    requestDocument(orders),
    requestDocument(product),
  ])
    pipe(
      graph.client.query(document_, {}),
      subscribe(() => undefined),
    );
  // Once their answers are there, a message makes the tab request them again.
  await vi.waitFor(
    () => expect([...graph.watch.shown.values()].filter((answer) => answer !== null).length).toBeGreaterThanOrEqual(4),
    {
      timeout: 10_000,
    },
  );
  asked.splice(0);
  return { graph, asked, reload, leavePage, add };
}

it("SESS-15, SESS-16: notifies the others of what a mutation has changed, and of which cart", async () => {
  document.cookie = "cartId=4711";
  const { graph } = await openTab();
  const heard = new Promise((resolve) => others.addEventListener("message", ({ data }) => resolve(data)));
  await graph.mutate(LogoutDocument, {});
  expect(await heard).toEqual({ cartId: "4711", user: true, cart: true, wishlist: true });
});

it("SESS-15: what was on its way before another tab's change was reported is requested once more", async () => {
  const { graph, asked } = await openTab();
  const stale = Promise.withResolvers<Response>();
  vi.mocked(fetch).mockImplementationOnce(() => stale.promise);
  const late = graph.query(PageSessionDocument, {}, "network-only");
  // The four of the page went in one call.
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
  say({ cartId: "1", user: false, cart: true, wishlist: false });
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  stale.resolve(Response.json({ data: { session: { cartId: "outdated" } } }));
  expect((await late).data).toMatchObject({ session: { cartId: "1" } });
  expect(asked.filter((id) => id === idOf(PageSessionDocument))).toHaveLength(1);
});

it("SESS-17: requests what it shows of the visitor again when another tab reports a change, and nothing else", async () => {
  const { asked, reload } = await openTab();
  say({ cartId: "1", user: false, cart: true, wishlist: false });
  await vi.waitFor(() => expect(asked).toHaveLength(4), { timeout: 10_000 });
  expect(new Set(asked)).toEqual(new Set([PageSessionDocument, basket, payment, orders].map(idOf)));
  expect(reload).not.toHaveBeenCalled();
});

it("SESS-15: runs its loaders when someone has signed in or out elsewhere, and shows no more of before", async () => {
  const { reload, leavePage } = await openTab();
  document.cookie = "X-JWT-exist=true";
  say({ cartId: null, user: true, cart: true, wishlist: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(leavePage).toHaveBeenCalledOnce();
});

it("SESS-15: what was said to the visitor who is still the same stays", async () => {
  const { reload, leavePage } = await openTab();
  say({ cartId: null, user: true, cart: true, wishlist: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(leavePage).not.toHaveBeenCalled();
});

it.each([
  ["/checkout/summary/", "4711", 0],
  ["/checkout/summary/", "4712", 1],
  ["/cat/1/", "4712", 0],
])("follows what another tab did before it listened: on %s for cart 4711, with %s now", async (path, now, times) => {
  document.cookie = `cartId=${now}`;
  history.replaceState(null, "", path);
  const { reload } = await openTab({ session: { cartId: "4711" } });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times), { timeout: 10_000 });
});

it.each([
  ["in", "/checkout/payment/", "true", ["Sie haben sich in einem anderen Fenster angemeldet."]],
  ["out", "/checkout/payment/", "", ["Sie haben sich in einem anderen Fenster abgemeldet."]],
  ["in", "/cat/1/", "true", []],
])("states in the checkout that someone has signed %s elsewhere: on %s", async (_, path, flag, said) => {
  const signedIn = (value: string) => (document.cookie = `X-JWT-exist=${value}; max-age=${value === "" ? -1 : 60}`);
  signedIn(flag === "" ? "true" : "");
  history.replaceState(null, "", path);
  const { add, reload } = await openTab();
  signedIn(flag);
  say({ cartId: null, user: true, cart: true, wishlist: true });
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(add.mock.calls.map(([{ text }]) => text)).toEqual(said);
  signedIn("");
});

it("SESS-12, SESS-13: with X-JWT-guest it is a guest who came or went elsewhere, not someone with an account", async () => {
  const flag = (name: string, value: string) =>
    (document.cookie = `${name}=${value}; max-age=${value === "" ? -1 : 60}`);
  const flagGuest = (value: string) => ["X-JWT-exist", "X-JWT-guest"].forEach((name) => flag(name, value));
  history.replaceState(null, "", "/checkout/payment/");
  const { add, reload } = await openTab();
  const hear = async (times: number) => {
    say({ cartId: null, user: true, cart: true, wishlist: true });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(times), { timeout: 10_000 });
  };
  flagGuest("true");
  await hear(1);
  flagGuest("");
  await hear(2);
  expect(add).not.toHaveBeenCalled();
});

it("notifies the others of a form that was sent without scripts: the server has redirected it", async () => {
  const other = new Channel(channelName);
  const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
  const arrival: PerformanceEntry = Object.assign(performance.mark("arrival"), { redirectCount: 1 });
  const timing = vi.spyOn(performance, "getEntriesByType").mockReturnValue([
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of the navigation is read
    arrival as PerformanceNavigationTiming,
  ]);
  await openTab();
  timing.mockRestore();
  expect(await heard).toMatchObject({ user: true, cart: true });
  other.close();
});

it("looks again who is here when Back restores the page from the browser's memory", async () => {
  const { asked, reload } = await openTab();
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(new Set(asked)).toEqual(new Set([idOf(PageSessionDocument), idOf(basket)]));
});

it.each([
  ["signed in", "X-JWT-exist=true", true],
  ["got another cart", "cartId=4712", false],
])(
  "when it is looked at again, refetches if the visitor has %s on a host whose tabs send no messages",
  async (_, cookie, isOther) => {
    document.cookie = "cartId=4711";
    const { asked, reload } = await openTab();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(asked).toEqual([]);
    document.cookie = cookie;
    document.dispatchEvent(new Event("visibilitychange"));
    await vi.waitFor(() => expect(new Set(asked)).toContain(idOf(basket)));
    if (isOther) await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(asked).not.toContain(idOf(product));
    document.cookie = "X-JWT-exist=; max-age=-1";
  },
);

it("takes no notice of what is no message of ours", async () => {
  const { asked, reload } = await openTab();
  for (const stranger of [null, "reload", { user: true }]) say(stranger);
  // What is sent last arrives last: after it, the others have arrived as well.
  say({ cartId: "1", user: false, cart: true, wishlist: false });
  await vi.waitFor(() => expect(asked).not.toEqual([]), { timeout: 10_000 });
  // Once for the one message, and no loader for the strangers' `user`.
  expect(asked).toHaveLength(new Set(asked).size);
  expect(reload).not.toHaveBeenCalled();
});
