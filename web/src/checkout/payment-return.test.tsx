import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { PaymentReturn } from "./payment-return.tsx";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show(state: "checking" | "unclear") {
  const Stub = createRoutesStub([
    { path: "/", Component: () => <PaymentReturn state={state} orderId={null} message={null} /> },
  ]);
  return render(
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <Stub />
    </StorefrontContext>,
  );
}

it("asks every five seconds, keeps its words whatever the network does, and loads again once there is more to say", async () => {
  const reload = vi.spyOn(location, "reload").mockImplementation(() => undefined);
  const asked = vi
    .spyOn(globalThis, "fetch")
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValueOnce(new Response(null, { status: 503 }))
    .mockResolvedValueOnce(new Response(null, { status: 200 }));
  const { unmount } = show("checking");
  expect(screen.getByRole("heading").textContent).toBe("Ihre Zahlung wird geprüft");
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_001);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  expect(screen.getByRole("status").textContent).toContain("fragt von selbst wieder nach");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1]);
  unmount();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).toHaveBeenCalledTimes(3);
});

it("does not ask where the shop has said all it knows", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  show("unclear");
  await vi.advanceTimersByTimeAsync(20_000);
  expect(asked).not.toHaveBeenCalled();
});
