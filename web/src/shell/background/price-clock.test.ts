import { act, cleanup, render } from "@testing-library/react";
import { createElement } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeGraph } from "../../graph/testing/fake-graph.ts";
import { useIsPast } from "../../lib/price-moments.ts";
import { noteServerTime } from "../../lib/server-clock.ts";
import { startPriceClock } from "./price-clock.ts";

const start = Date.parse("2026-11-23T10:00:00Z");
let stop = (): void => undefined;
const reload = vi.fn<() => Promise<void>>(async () => undefined);
const add = vi.fn<(toast: { readonly text?: unknown }) => boolean>(() => true);
/** The server's clock compared with the visitor's, in ms, and when deals changed last by it. */
let server = { ahead: 0, changedAt: start - 3_600_000 };
/** The queries whose answers are on their way. */
const awaited = new Set<number>();

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  server = { ahead: 0, changedAt: start - 3_600_000 };
  vi.stubGlobal("fetch", async () => Response.json({ now: Date.now() + server.ahead, changedAt: server.changedAt }));
  reload.mockClear();
  add.mockClear();
  awaited.clear();
});
afterEach(() => {
  stop();
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
  vi.useRealTimers();
  noteServerTime(new Date().toISOString(), 1);
});

const show = (price: string, until: number | null) => {
  const end = until === null ? "" : new Date(until).toISOString();
  document.body.innerHTML = `<p data-price-until="${end}">${price}</p>`;
};
/** Opens a page with a price that is held until some ms from now, by a server whose clock is so many ms ahead. */
async function open(ms: number | null, ahead = 0) {
  server = { ahead, changedAt: server.changedAt + ahead };
  show("15,00 €", ms === null ? null : start + ahead + ms);
  const { watch, ...graph } = { ...fakeGraph([]), watch: { shown: new Map(), awaited } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is shown, so that nothing else of it is used
  const page = { graph: { ...graph, watch }, language: "de", toasts: { add }, reload } as unknown;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  stop = startPriceClock(page as Parameters<typeof startPriceClock>[0]);
  await pass(500);
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it.each([0, 3_600_000, -86_400_000])(
  "requests prices again when their time is over by the server's clock, with the visitor's %i ms off",
  async (ahead) => {
    await open(5_000, ahead);
    await pass(4_000);
    expect(reload).not.toHaveBeenCalled();
    await pass(1_000);
    expect(reload).toHaveBeenCalledTimes(1);
  },
);

it("reports the moment to what shows another price from then on without a request", async () => {
  const seen: boolean[] = [];
  const Shown = () => {
    seen.push(useIsPast(start + 2_000));
    return null;
  };
  render(createElement(Shown));
  await open(2_000);
  await act(() => pass(1_000));
  expect(seen.at(-1)).toBe(false);
  await act(() => pass(2_000));
  expect(seen.at(-1)).toBe(true);
  cleanup();
});

it("requests them again until the shop says something else, ever more rarely", async () => {
  await open(1_000);
  await pass(3_500);
  expect(reload.mock.calls.length).toBeGreaterThanOrEqual(2);
  show("20,00 €", null);
  await pass(500);
  reload.mockClear();
  await pass(10_000);
  expect(reload).not.toHaveBeenCalled();
});

it("announces another price, once, and none where the price stays", async () => {
  await open(1_000);
  await pass(1_000);
  show("20,00 €", null);
  await pass(1_000);
  expect(add.mock.calls.map(([{ text }]) => text)).toEqual([
    "Ein Angebotspreis hat sich geändert. Die Preise auf dieser Seite sind jetzt aktualisiert.",
  ]);
  show("20,00 €", Date.now() + 500);
  await pass(1_000);
  show("20,00 €", null);
  await pass(10_000);
  expect(add).toHaveBeenCalledTimes(1);
});

it("announces a price that a slow network brings late, and no longer once all is answered", async () => {
  await open(null);
  server.changedAt = Date.now();
  await pass(1_500);
  awaited.add(1);
  await pass(20_000);
  show("20,00 €", null);
  awaited.clear();
  await pass(1_000);
  expect(add).toHaveBeenCalledTimes(1);
  await pass(10_000);
  // Another product: nothing of a deal.
  show("7,00 €", null);
  await pass(1_000);
  expect(add).toHaveBeenCalledTimes(1);
});

it("announces a price that another tab has brought before this one heard of the change", async () => {
  await open(null);
  await pass(700);
  server.changedAt = Date.now() + server.ahead;
  show("20,00 €", null);
  await pass(2_000);
  expect(add).toHaveBeenCalledTimes(1);
});

it("announces it where a second change has followed the first before this tab heard of either", async () => {
  await open(null);
  await pass(1_200);
  show("20,00 €", null);
  await pass(450);
  server.changedAt = Date.now() + 60;
  await pass(2_000);
  expect(add).toHaveBeenCalledTimes(1);
});

it("announces no prices that only come or go, as those of a basket that is opened and closed", async () => {
  await open(null);
  server.changedAt = Date.now();
  await pass(1_500);
  expect(reload).toHaveBeenCalledTimes(1);
  const page = document.body.innerHTML;
  document.body.innerHTML = `${page}<p data-price-until="">1 × 7,00 €</p>`;
  await pass(1_000);
  document.body.innerHTML = page;
  await pass(1_000);
  expect(add).not.toHaveBeenCalled();
  // Another one has the same price already.
  document.body.innerHTML = `${page}<p data-price-until="">20,00 €</p>`;
  await pass(1_000);
  document.body.innerHTML = `<p data-price-until="">20,00 €</p><p data-price-until="">20,00 €</p>`;
  await pass(1_000);
  expect(add).toHaveBeenCalledTimes(1);
});

it("announces nothing where another price came before operators changed one", async () => {
  await open(null);
  show("7,00 €", null);
  await pass(3_000);
  server.changedAt = Date.now();
  await pass(10_000);
  expect(add).not.toHaveBeenCalled();
});

it("follows what an operator changes, on a page without an end as well", async () => {
  await open(null);
  await pass(3_000);
  expect(reload).not.toHaveBeenCalled();
  server.changedAt = Date.now();
  await pass(1_500);
  expect(reload).toHaveBeenCalledTimes(1);
  // Once more, as an answer on its way may be older than the change; then no more.
  await pass(2_000);
  expect(reload).toHaveBeenCalledTimes(2);
  await pass(20_000);
  expect(reload).toHaveBeenCalledTimes(2);
});

it("rests while the page is hidden, and looks at once when it is seen again", async () => {
  await open(2_000);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await pass(60_000);
  expect(reload).not.toHaveBeenCalled();
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(reload).toHaveBeenCalledTimes(1);
  hidden.mockRestore();
});

it("asks nothing of the server on a page without prices", async () => {
  const request = vi.fn<() => Promise<Response>>();
  vi.stubGlobal("fetch", request);
  await open(null);
  document.body.innerHTML = "";
  request.mockClear();
  await pass(5_000);
  expect(request).not.toHaveBeenCalled();
});
