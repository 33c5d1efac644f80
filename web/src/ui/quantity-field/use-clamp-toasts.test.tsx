import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { ToastProvider } from "../toast/toast-region.tsx";
import { QuantityField } from "./quantity-field.tsx";
import { useClampToasts } from "./use-clamp-toasts.ts";

function BuyBox({ itemId, min }: { readonly itemId: string; readonly min: number }) {
  const onClamp = useClampToasts(itemId);
  return <QuantityField key={itemId} value={min} min={min} max={420} onClamp={onClamp} />;
}

const page = (itemId: string, min: number) => (
  <ToastProvider>
    <BuyBox itemId={itemId} min={min} />
  </ToastProvider>
);

async function wish(quantity: string): Promise<void> {
  const field = screen.getByRole("spinbutton", { name: "Menge" });
  await userEvent.clear(field);
  await userEvent.type(field, `${quantity}{Enter}`);
}

const said = (pattern: RegExp) => screen.queryAllByText(pattern).length;

it("PDP-19: shows each limit with its amount, the latest word alone", async () => {
  render(page("a", 10));
  await wish("3");
  expect(said(/^Die Mindestbestellmenge ist 10 Stück/)).toBe(1);
  await wish("999");
  expect(said(/^Höchstens 420 Stück/)).toBe(1);
  expect(said(/Mindestbestellmenge/)).toBe(0);
  await wish("3");
  expect(said(/^Die Mindestbestellmenge ist 10 Stück/)).toBe(1);
});

it("states nothing about an article that is no longer shown", async () => {
  const { rerender } = render(page("a", 10));
  await wish("3");
  rerender(page("b", 5));
  expect(said(/Mindestbestellmenge/)).toBe(0);
  await wish("1");
  expect(said(/^Die Mindestbestellmenge ist 5 Stück/)).toBe(1);
});
