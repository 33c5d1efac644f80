import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWishedQuantity } from "./use-wished-quantity.ts";

const beacon = vi.fn<(url: string, body: FormData) => boolean>(() => true);
beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  beacon.mockClear();
  Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true });
});
afterEach(() => vi.useRealTimers());

type State = Parameters<typeof useWishedQuantity>[0];

function form(): HTMLFormElement {
  const element = document.createElement("form");
  element.action = "http://localhost/checkout/basket/";
  element.innerHTML = '<input name="positionId" value="p1"><input name="quantity" value="1">';
  return element;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the form above has it
const fieldOf = (element: HTMLFormElement) => element.elements.namedItem("quantity") as HTMLInputElement;

function open(sends = true) {
  const send = vi.fn((_quantity: number) => sends);
  const element = form();
  const field = { id: "line", stored: 1, form: { current: element } };
  const useField = ({ state }: { readonly state: State }) => useWishedQuantity(state, send, field);
  const hook = renderHook(useField, { initialProps: { state: "idle" as State } });
  return { ...hook, element, send, change: (quantity: number) => act(() => hook.result.current.change(quantity)) };
}

/** Lets time pass, in ms. */
const pass = (time: number): void =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

it("WISH-21, ux 35: steps are shown at once, and the last one is sent half a second later, once", () => {
  const { result, send, change } = open();
  change(2);
  pass(499);
  change(3);
  expect(result.current.wished).toBe(3);
  pass(499);
  expect(send).not.toHaveBeenCalled();
  pass(1);
  expect(send.mock.calls).toEqual([[3]]);
});

it("a wish holds until it was answered, and a newer one beyond that", () => {
  const { result, rerender, change } = open();
  change(2);
  pass(500);
  rerender({ state: "submitting" });
  expect(result.current.wished).toBe(2);
  change(4);
  rerender({ state: "idle" });
  expect(result.current.wished).toBe(4);
  pass(500);
  rerender({ state: "submitting" });
  rerender({ state: "idle" });
  expect(result.current.wished).toBeNull();
});

it("where there is nothing to send, what is stored is shown again", () => {
  const { result, change } = open(false);
  change(2);
  pass(500);
  expect(result.current.wished).toBeNull();
});

it("a wish that has not been sent is sent at once when its page gives way to another one", () => {
  const { send, change, unmount } = open();
  change(2);
  change(3);
  unmount();
  expect(send.mock.calls).toEqual([[3]]);
  vi.advanceTimersByTime(500);
  expect(send).toHaveBeenCalledOnce();
});

it("ux 21: a wish that has not been sent when its page goes is sent by the browser as the form it is without scripts", () => {
  const { element, send, change } = open();
  change(4);
  fieldOf(element).value = "4";
  window.dispatchEvent(new Event("pagehide"));
  const sent = beacon.mock.calls.map(([url, body]) => [url, Object.fromEntries(body)]);
  expect(sent).toEqual([["http://localhost/checkout/basket/", { positionId: "p1", quantity: "4" }]]);
  pass(500);
  expect(send).not.toHaveBeenCalled();
});

it("with nothing wished nothing is sent when the page goes", () => {
  open();
  window.dispatchEvent(new Event("pagehide"));
  expect(beacon).not.toHaveBeenCalled();
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ["4", "4"],
  // What the shop has, and what is no wish: fields say what is wrong with it when they are left.
  ["1", null],
  ["", null],
  ["0", null],
  ["-3", null],
])("ux 21: what is being typed when its page goes is sent, too: %j", (text, sent) => {
  const { element } = open();
  fieldOf(element).value = text;
  window.dispatchEvent(new Event("pagehide"));
  expect(beacon.mock.calls[0]?.[1].get("quantity") ?? null).toBe(sent);
});
