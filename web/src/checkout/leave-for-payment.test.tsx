import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { CardPaymentPage, LeavePage } from "./leave-for-payment.tsx";

afterEach(() => vi.useRealTimers());

function show(page: React.ReactNode) {
  const Stub = createRoutesStub([{ path: "/", Component: () => page }]);
  return render(
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <Stub />
    </StorefrontContext>,
  );
}

it("CHKX-09: a provider's page is opened 100 ms after this one says so, and not when it is left before", () => {
  vi.useFakeTimers();
  const assigned = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const url = "https://pay.example/a";
  const { unmount } = show(<LeavePage url={url} />);
  expect(screen.getByRole("link").getAttribute("href")).toBe(url);
  vi.advanceTimersByTime(99);
  expect(assigned).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(assigned.mock.calls).toEqual([[url]]);
  unmount();
  show(<LeavePage url={url} />).unmount();
  vi.advanceTimersByTime(1_000);
  expect(assigned).toHaveBeenCalledOnce();
});

it("CHKX-08: the card provider's form opens by itself, with the four fields and nothing else", () => {
  const sent: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    sent.push([this.getAttribute("action"), this.method, Object.fromEntries(new FormData(this))]);
  });
  const fields = { len: 3, data: "abc", merchantID: "m", template: "t" };
  show(<CardPaymentPage form={{ ...fields, formUrl: "https://pay.example/form" }} />);
  expect(sent).toEqual([["https://pay.example/form", "post", { ...fields, len: "3" }]]);
});
