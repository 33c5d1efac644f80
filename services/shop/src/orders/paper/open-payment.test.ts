import { expect, it } from "vitest";
import { payUntil } from "./open-payment.ts";

it.each([
  ["2026-03-17T22:30:00Z", "2026-03-31"],
  ["2026-03-17T23:30:00Z", "2026-04-01"],
  ["2026-10-14T22:30:00Z", "2026-10-29"],
])(
  "C-107: an invoice of %s is to be paid by %s, fourteen days after its own day, also where clocks change",
  (at, day) => {
    expect(payUntil({ issuedAt: at })).toBe(day);
  },
);
