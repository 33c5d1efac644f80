import { storefrontOfHost } from "@chalkbox/storefront";
import { expect, it, vi } from "vitest";
import type { Keeping } from "../../graph/shared-render.server.ts";
import type { PageKeyParts } from "./page-key.server.ts";
import { pageKey } from "./page-key.server.ts";
import { createPageMemory, type RenderShared, type SharedAnswer } from "./page-memory.server.ts";
import { StoredPage } from "./stored-page.server.ts";

const catalogue: Keeping = { maxAge: 60_000, tags: ["catalogue"] };

interface Rendered {
  readonly text?: string;
  readonly status?: number;
  readonly keeping?: Keeping | null;
  readonly isOutdated?: boolean;
}

const pageOf = ({ text = "page", status = 200, keeping = catalogue, isOutdated = false }: Rendered): SharedAnswer => ({
  kind: "page",
  page: new StoredPage({
    html: `<script type="application/json" id="graph-state">{"1":"${text}"}</script>`,
    status,
    nonce: "n",
    own: { shortcuts: "x", session: "y" },
    policyFor: () => "",
    keeping,
    isOutdated,
  }),
});

const at = (path: string): PageKeyParts => ({
  storefront: storefrontOfHost("localhost"),
  path,
  query: "",
  hasChosen: false,
});
const textOf = (answer: SharedAnswer): string =>
  answer.kind === "page" ? (answer.page.answers().get(1) ?? "") : answer.kind;

/** A memory whose pages are what `next` says; each is counted. */
function setUp(maxBytes = 1_000_000) {
  const clock = { now: 1_000_000 };
  const next: { rendered: Rendered } = { rendered: {} };
  const render = vi.fn<RenderShared>(async () => pageOf(next.rendered));
  const memory = createPageMemory({ maxBytes, render, keyOf: pageKey, now: () => clock.now });
  memory.hear(true);
  const show = async (path = "/"): Promise<string> => JSON.parse(textOf(await memory.load(at(path))));
  return { clock, next, render, memory, show };
}

it("a page is rendered once, also for all who want it at the same time", async () => {
  const { render, memory, show } = setUp();
  expect(memory.fresh(at("/"))).toBeNull();
  await Promise.all([show(), show(), show()]);
  await show();
  expect(render).toHaveBeenCalledTimes(1);
  expect(memory.fresh(at("/"))).not.toBeNull();
  await show("/other/");
  expect(render).toHaveBeenCalledTimes(2);
});

it("ends with the age of what it shows", async () => {
  const { clock, memory, show } = setUp();
  await show();
  clock.now += 59_000;
  expect(memory.fresh(at("/"))?.age).toBe(59);
  clock.now += 1_000;
  expect(memory.fresh(at("/"))).toBeNull();
});

it("is rendered again before its end, once and beside its visitors, who all get a page at once", async () => {
  const { clock, next, render, memory, show } = setUp();
  const text = () => memory.fresh(at("/"))?.page.answers().get(1);
  await show();
  clock.now += 49_000;
  expect(text()).toBe(`"page"`);
  expect(render).toHaveBeenCalledTimes(1);
  clock.now += 2_000;
  next.rendered = { text: "new" };
  expect([text(), text()]).toEqual([`"page"`, `"page"`]);
  await vi.waitFor(() => expect(text()).toBe(`"new"`));
  expect(render).toHaveBeenCalledTimes(2);
  clock.now += 45_000;
  expect(memory.fresh(at("/"))?.age).toBe(45);
});

it("a successor that fails, or only stands in, leaves the page as it is until its end", async () => {
  const { clock, next, render, memory, show } = setUp();
  const text = () => memory.fresh(at("/"))?.page.answers().get(1);
  for (const path of ["/", "/other/"]) await show(path);
  clock.now += 55_000;
  render.mockRejectedValueOnce(new Error("away"));
  for (let visitor = 0; visitor < 3; visitor += 1) expect(text()).toBe(`"page"`);
  expect(render).toHaveBeenCalledTimes(3);
  next.rendered = { text: "stand-in", isOutdated: true, keeping: { maxAge: 2_000, tags: [] } };
  for (let visitor = 0; visitor < 3; visitor += 1) expect(await show("/other/")).toBe("page");
  expect(render).toHaveBeenCalledTimes(4);
  clock.now += 5_000;
  expect(text()).toBeUndefined();
  expect(await show("/other/")).toBe("stand-in");
});

it("a successor from before a change is not kept", async () => {
  const { clock, render, memory, show } = setUp();
  await show();
  clock.now += 55_000;
  const early = Promise.withResolvers<SharedAnswer>();
  render.mockReturnValueOnce(early.promise);
  memory.fresh(at("/"));
  memory.drop(["catalogue"]);
  const after = memory.load(at("/"));
  early.resolve(pageOf({ text: "old" }));
  expect(textOf(await after)).toBe(`"page"`);
  expect(memory.fresh(at("/"))?.page.answers().get(1)).toBe(`"page"`);
});

it("is dropped by the tags that it is made of, and by no others", async () => {
  const { next, memory, show } = setUp();
  await show();
  memory.drop(["content"]);
  expect(memory.fresh(at("/"))).not.toBeNull();
  memory.drop(["deals", "catalogue"]);
  expect(memory.fresh(at("/"))).toBeNull();
  next.rendered = { text: "new" };
  expect(await show()).toBe("new");
  memory.drop(null);
  expect(memory.fresh(at("/"))).toBeNull();
});

it("what was on its way while it changed is not kept, and not given to who comes after", async () => {
  const { render, memory } = setUp();
  const early = Promise.withResolvers<SharedAnswer>();
  render.mockReturnValueOnce(early.promise);
  const before = memory.load(at("/"));
  memory.drop(["catalogue"]);
  const after = memory.load(at("/"));
  early.resolve(pageOf({ text: "old" }));
  expect([textOf(await before), textOf(await after)]).toEqual([`"old"`, `"page"`]);
  expect(memory.fresh(at("/"))?.page.answers().get(1)).toBe(`"page"`);
});

it("what another gateway may have said from before a change is dropped half a second after it", async () => {
  vi.useFakeTimers();
  try {
    const { memory, show } = setUp();
    memory.drop(["catalogue"]);
    await show();
    await vi.advanceTimersByTimeAsync(499);
    expect(memory.fresh(at("/"))).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(memory.fresh(at("/"))).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

it("while changes are not heard of nothing is kept, and nothing from before counts afterwards", async () => {
  const { render, memory, show } = setUp();
  await show();
  memory.hear(false);
  expect(memory.fresh(at("/"))).toBeNull();
  await show();
  await show();
  expect(render).toHaveBeenCalledTimes(3);
  memory.hear(true);
  expect(memory.fresh(at("/"))).toBeNull();
});

it.each([
  ["a page of one visitor's own", { keeping: null }],
  ["a page that does not exist", { status: 404 }],
  ["a page that cannot be had", { status: 503, keeping: null }],
])("%s is not kept", async (_what, rendered: Rendered) => {
  const { next, memory, show } = setUp();
  next.rendered = rendered;
  await show();
  expect(memory.fresh(at("/"))).toBeNull();
});

it("what a page showed last is offered for ten minutes after its end, and not for longer by standing in", async () => {
  const { clock, next, render, memory, show } = setUp();
  await show();
  const offered = () => render.mock.lastCall?.[1]?.().get(1);
  expect(render.mock.lastCall?.[1]).toBeNull();
  memory.hear(false);
  next.rendered = { isOutdated: true, keeping: { maxAge: 2_000, tags: [] } };
  await show();
  expect(offered()).toBe(`"page"`);
  // It says itself that it is old, and stands in for two seconds without a call.
  await show();
  expect(render).toHaveBeenCalledTimes(2);
  clock.now += 659_999;
  await show();
  expect(offered()).toBe(`"page"`);
  clock.now += 2_000;
  await show();
  expect(render.mock.lastCall?.[1]).toBeNull();
});

it("holds no more bytes than it may: what was not shown for longest goes first", async () => {
  const { memory, show } = setUp(40_000);
  for (let page = 0; page < 40; page += 1) await show(`/${page}/`);
  expect(memory.fresh(at("/39/"))).not.toBeNull();
  expect(memory.fresh(at("/0/"))).toBeNull();
});
