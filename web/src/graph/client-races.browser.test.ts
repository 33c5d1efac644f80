import fc from "fast-check";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "./client.browser.ts";
import { requestDocument } from "./operation.ts";
import { becomeKnown, becomeUnknown } from "./testing/known-visitor.ts";
import { operationDocument } from "./testing/operation-document.ts";

beforeEach(becomeKnown);
afterEach(becomeUnknown);

const cartQuery = requestDocument(operationDocument<{ cart: { count: number } }, object>("query", "sha256:cart"));
const addition = requestDocument(operationDocument("mutation", "sha256:add"));

/** What may happen next: a change here or in another tab, word of the latter, a call that is worked on, or its answer. */
type Step = "add" | "add elsewhere" | "hear of it" | "work" | "answer";
interface Turn {
  readonly step: Step;
  /** Which of those that wait; beyond their number it counts from the first again. */
  readonly which: number;
}
const turns = fc.array(
  fc.record({
    step: fc.constantFrom<Step>("add", "add elsewhere", "hear of it", "work", "work", "answer", "answer"),
    which: fc.nat({ max: 5 }),
  }),
  { minLength: 4, maxLength: 24 },
);

/** A shop that reads and changes when a test lets it, and answers when a test lets it. */
function createShop() {
  let count = 0;
  const waiting: (() => void)[] = [];
  const worked: (() => void)[] = [];
  const take = (calls: (() => void)[], which: number) => calls.splice(which % calls.length, 1)[0]?.();
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(
    (_, init) =>
      new Promise((resolve) => {
        const isChange = JSON.stringify(init?.body).includes("sha256:add");
        const sent: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "");
        waiting.push(() => {
          if (isChange) count += 1;
          const cart = { __typename: "Cart", count };
          const answer = { data: isChange ? { addToCart: cart } : { cart } };
          worked.push(() => resolve(Response.json(Array.isArray(sent) ? sent.map(() => answer) : answer)));
        });
      }),
  );
  return {
    count: () => count,
    add: () => (count += 1),
    work: (which: number) => take(waiting, which),
    answer: (which: number) => take(worked, which),
    close: () => fetched.mockRestore(),
    isIdle: () => waiting.length === 0 && worked.length === 0,
  };
}

/** A turn of the event loop: what was answered is taken then, and what is due is sent at its end. */
async function settle(): Promise<void> {
  for (let step = 0; step < 2; step += 1) {
    await new Promise<void>((resolve) => void setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(1);
  }
}

/** Plays one order of events. @returns what the page shows when nothing is on its way any more, and what is true */
async function play(order: readonly Turn[]) {
  const shop = createShop();
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  let shown: number | undefined;
  const { unsubscribe } = graph.client
    .query(cartQuery, {})
    .subscribe(({ data }) => (shown = data?.cart.count ?? shown));
  let unheard = 0;
  const hear = (): void => {
    if (unheard === 0) return;
    unheard -= 1;
    graph.outdate();
    void graph.client.query(cartQuery, {}, { requestPolicy: "network-only" }).toPromise();
  };
  const steps: Record<Step, (which: number) => void> = {
    add: () => void graph.mutate(addition, {}),
    "add elsewhere": () => {
      shop.add();
      unheard += 1;
    },
    "hear of it": hear,
    work: shop.work,
    answer: shop.answer,
  };
  for (const { step, which } of order) {
    steps[step](which);
    await settle();
  }
  for (let left = unheard; left > 0; left -= 1) hear();
  await settle();
  while (!shop.isIdle()) {
    shop.work(0);
    shop.answer(0);
    await settle();
  }
  unsubscribe();
  shop.close();
  return { shown, isTrue: shop.count() };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

it("shows what is true once all is answered, in whatever order changes here, in other tabs and answers come", async () => {
  await fc.assert(
    fc.asyncProperty(turns, async (order) => {
      const { shown, isTrue } = await play(order);
      expect(shown).toBe(isTrue);
    }),
    { numRuns: 200 },
  );
}, 60_000);
