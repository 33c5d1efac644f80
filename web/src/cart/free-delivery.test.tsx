import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { FreeDelivery } from "./free-delivery.tsx";

afterEach(cleanup);

const from = { amount: 6_900, stringValue: "69,00 €" };
function show(amount: number, language: "de-DE" | "en-DE" = "de-DE") {
  const store = language === "en-DE" ? "b2b" : "de";
  const missing = { amount, stringValue: `${amount} Cent` };
  render(
    <StorefrontContext value={{ store, language }}>
      <FreeDelivery freeDelivery={{ from, missing }} />
    </StorefrontContext>,
  );
  return screen.getByRole("progressbar");
}

it("states what is missing to free delivery, as words and as a bar", () => {
  const bar = show(1_900);
  expect(screen.getByText("Noch 1900 Cent bis zur kostenlosen Lieferung")).toBeTruthy();
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["5000", "6900"]);
  expect(bar.getAttribute("aria-label")).toContain("69,00 €");
});

it("states that nothing is missing any more", () => {
  const bar = show(0, "en-DE");
  expect(screen.getByText("Your order is delivered free of charge.")).toBeTruthy();
  expect(bar.getAttribute("value")).toBe("6900");
});
