import { render, screen } from "@testing-library/react";
import { createRoutesStub, useLoaderData } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { CartLineFragment } from "../graph/generated/CartLine.fragment.ts";
import { firstReservationEnd, useReservationEnd } from "./use-reservation-end.ts";

afterEach(() => vi.useRealTimers());

it("finds the first end of several reservations, and none where nothing is reserved", () => {
  const ends = ["2026-05-04T11:45:00Z", null, "2026-05-04T11:40:00Z"].map((reservedUntil) => ({ reservedUntil }));
  expect(firstReservationEnd(ends)).toBe(Date.parse("2026-05-04T11:40:00Z"));
  expect(firstReservationEnd([{ reservedUntil: null }])).toBeNull();
});

it("requests the basket again once a reservation has ended, and not before (DEAL-11)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.parse("2026-05-04T11:30:00Z") });
  // The one field of a line that matters here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const lines = [{ reservedUntil: "2026-05-04T11:45:00Z" }] as unknown as readonly CartLineFragment[];
  let loads = 0;
  function Basket() {
    const { count } = useLoaderData<{ count: number }>();
    useReservationEnd(lines);
    return <p>{`Ladung ${count}`}</p>;
  }
  const Stub = createRoutesStub([
    { path: "/", Component: Basket, HydrateFallback: () => null, loader: () => ({ count: (loads += 1) }) },
  ]);
  render(<Stub />);
  await vi.waitFor(() => expect(screen.getByText("Ladung 1")).toBeTruthy(), { timeout: 10_000 });
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(loads).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(screen.getByText("Ladung 2")).toBeTruthy(), { timeout: 10_000 });
});
