import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BrowserGraph } from "../../graph/client.ts";
import { createFrameRenewal } from "./renew-frame.ts";

const { renewMarkup } = vi.hoisted(() => ({ renewMarkup: vi.fn<() => void>() }));
vi.mock("../static-markup.ts", async (original) => ({ ...(await original<object>()), renewMarkup }));

const minute = 60_000;
beforeEach(() => {
  vi.useFakeTimers();
  renewMarkup.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with parts of the frame, whose graph answers or fails. */
function openPage(ids: readonly string[], isAway: () => boolean = () => false) {
  document.body.innerHTML = ids.map((id) => `<div id="${id}"></div>`).join("");
  const asked: unknown[] = [];
  const query: BrowserGraph["query"] = (_document, variables, freshness) => {
    asked.push([variables, freshness]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only whether there is an answer counts
    return Promise.resolve((isAway() ? {} : { data: {} }) as never);
  };
  const frame = createFrameRenewal({ query });
  const arrive = async () => {
    frame.arrive();
    await vi.dynamicImportSettled();
  };
  return { arrive, asked };
}

it("GQL-13: menu, header and footer are requested on the first route change after ten minutes, once", async () => {
  const { arrive, asked } = openPage(["departments", "header-top", "footer-vue"]);
  await vi.advanceTimersByTimeAsync(9 * minute);
  await arrive();
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * minute);
  await arrive();
  expect(asked).toEqual([
    [{}, "network-only"],
    [{}, "network-only"],
    [{ pageId: "footer-vue" }, "network-only"],
  ]);
  await vi.advanceTimersByTimeAsync(30 * minute);
  await arrive();
  expect([asked.length, renewMarkup.mock.calls.length]).toEqual([3, 1]);
});

it("a page without the menu requests its footer alone", async () => {
  const { arrive, asked } = openPage(["footer-vue-checkout-shipping"]);
  await vi.advanceTimersByTimeAsync(11 * minute);
  await arrive();
  expect(asked).toEqual([[{ pageId: "footer-vue-checkout-shipping" }, "network-only"]]);
});

it("what fails leaves the frame as it is, until the next route change", async () => {
  let isAway = true;
  const { arrive } = openPage(["departments", "footer-vue"], () => isAway);
  await vi.advanceTimersByTimeAsync(11 * minute);
  await arrive();
  expect(renewMarkup).not.toHaveBeenCalled();
  isAway = false;
  await arrive();
  expect(renewMarkup).toHaveBeenCalledTimes(1);
});
