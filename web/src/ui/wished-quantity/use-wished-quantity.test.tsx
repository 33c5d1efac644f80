import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useWishedQuantity } from "./use-wished-quantity.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type State = Parameters<typeof useWishedQuantity>[0];

function open(sends = true) {
  const send = vi.fn((_quantity: number) => sends);
  const useField = ({ state }: { readonly state: State }) => useWishedQuantity(state, send);
  const hook = renderHook(useField, { initialProps: { state: "idle" as State } });
  return { ...hook, send, change: (quantity: number) => act(() => hook.result.current.change(quantity)) };
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
