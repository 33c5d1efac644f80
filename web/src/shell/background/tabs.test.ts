import { afterEach, expect, it, vi } from "vitest";
import { pipe, subscribe } from "wonka";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { LogoutDocument } from "../../graph/generated/Logout.ts";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { requestDocument } from "../../graph/operation.ts";
import { operationDocument } from "../../graph/testing/operation-document.ts";
import { channelName, openTabs } from "./tabs.ts";

const basket = operationDocument<{ session: { lines: number } }, Record<string, never>>("query", "sha256:basket");
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

/** A tab that shows basket and product, and `others`, the channel as another tab has it. */
async function openTab() {
  const asked: unknown[] = [];
  const answers = new Map<unknown, unknown>([
    [idOf(basket), { session: { lines: 1 } }],
    [idOf(product), { product: "Kreide" }],
    [idOf(PageSessionDocument), { session: { cartId: "1" } }],
    [idOf(LogoutDocument), { logout: { successful: true } }],
  ]);
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const { documentId } = JSON.parse(typeof init?.body === "string" ? init.body : "");
    asked.push(documentId);
    return Response.json({ data: answers.get(documentId) });
  });
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
  const revalidate = vi.fn(() => Promise.resolve());
  const leavePage = vi.fn<() => void>();
  const { tell } = openTabs({ graph, revalidate, toasts: { add: () => true, leavePage } });
  graph.watch.listen(tell);
  others = new Channel(channelName);
  for (const document_ of [requestDocument(basket), requestDocument(product)])
    pipe(
      graph.client.query(document_, {}),
      subscribe(() => undefined),
    );
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  await new Promise((resume) => setTimeout(resume));
  asked.splice(0);
  return { graph, asked, revalidate, leavePage };
}

it("SESS-15, SESS-16: tells the others what a mutation has changed, and of which cart", async () => {
  document.cookie = "cartId=4711";
  const { graph } = await openTab();
  const heard = new Promise((resolve) => others.addEventListener("message", ({ data }) => resolve(data)));
  await graph.mutate(LogoutDocument, {});
  expect(await heard).toEqual({ cartId: "4711", user: true, cart: true, wishlist: true });
});

it("SESS-17: asks what it shows of the visitor anew when another tab says so, and nothing else", async () => {
  const { asked, revalidate } = await openTab();
  say({ cartId: "1", user: false, cart: true, wishlist: false });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(new Set(asked)).toEqual(new Set([idOf(PageSessionDocument), idOf(basket)]));
  expect(revalidate).not.toHaveBeenCalled();
});

it("SESS-15: runs its loaders when somebody has signed in or out elsewhere, and says no more of before", async () => {
  const { revalidate, leavePage } = await openTab();
  say({ cartId: null, user: true, cart: true, wishlist: true });
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  expect(leavePage).toHaveBeenCalledOnce();
});

it("tells the others of a form that was sent without scripts: the server has redirected it", async () => {
  const other = new Channel(channelName);
  const heard = new Promise((resolve) => other.addEventListener("message", ({ data }) => resolve(data)));
  const arrival = Object.assign(performance.mark("arrival"), { redirectCount: 1 });
  const timing = vi.spyOn(performance, "getEntriesByType").mockReturnValue([arrival]);
  await openTab();
  timing.mockRestore();
  expect(await heard).toMatchObject({ user: true, cart: true });
  other.close();
});

it("looks again who is here when Back brings the page out of the browser's memory", async () => {
  const { asked, revalidate } = await openTab();
  for (const persisted of [false, true]) dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  await vi.waitFor(() => expect(revalidate).toHaveBeenCalledOnce());
  expect(new Set(asked)).toEqual(new Set([idOf(PageSessionDocument), idOf(basket)]));
});

it("takes no notice of what is no message of ours", async () => {
  const { asked, revalidate } = await openTab();
  for (const stranger of [null, "reload", { user: true }]) say(stranger);
  await new Promise((resume) => setTimeout(resume, 50));
  expect([asked, revalidate.mock.calls]).toEqual([[], []]);
});
