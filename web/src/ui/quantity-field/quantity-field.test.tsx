import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import { QuantityField } from "./quantity-field.tsx";
import type { QuantityFieldProps } from "./quantity-field.tsx";

function Example(props: Partial<QuantityFieldProps>) {
  const [value, setValue] = useState(props.value ?? 1);
  return (
    <QuantityField
      {...props}
      value={value}
      onChange={(quantity) => {
        setValue(quantity);
        props.onChange?.(quantity);
      }}
    />
  );
}

const field = () => screen.getByRole("spinbutton", { name: "Menge" });

it("steps up and down within the limits", async () => {
  render(<Example value={2} max={3} />);
  await userEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }));
  expect(field()).toHaveProperty("value", "3");
  expect(screen.getByRole("button", { name: "Menge erhöhen" })).toHaveProperty("disabled", true);
});

it("WISH-26: takes 1 to 999 pieces when no limits are given", () => {
  render(<Example />);
  expect([field().getAttribute("min"), field().getAttribute("max")]).toEqual(["1", "999"]);
});

it("never refuses what is settled by the browser's own words, though the limits have changed since", () => {
  render(<Example value={7} max={5} />);
  expect([field().getAttribute("max"), field().getAttribute("value")]).toEqual(["7", "7"]);
  expect(screen.getByRole("button", { name: "Menge erhöhen" })).toHaveProperty("disabled", true);
});

it("steps by one piece, whatever the minimum is", async () => {
  render(<Example value={5} min={5} />);
  await userEvent.click(screen.getByRole("button", { name: "Menge erhöhen" }));
  expect(field()).toHaveProperty("value", "6");
  await userEvent.click(screen.getByRole("button", { name: "Menge verringern" }));
  expect(field()).toHaveProperty("value", "5");
});

it("C-07: clamps what is typed only when typing is done, and reports it", async () => {
  const onClamp = vi.fn();
  const onChange = vi.fn();
  render(<Example max={20} onClamp={onClamp} onChange={onChange} />);
  await userEvent.clear(field());
  await userEvent.type(field(), "25");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(field()).toHaveProperty("value", "20");
  expect(onClamp).toHaveBeenCalledExactlyOnceWith({ quantity: 20, reason: "above-max" });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(20);
});

it("resets an emptied field to the minimum", async () => {
  render(<Example value={6} min={5} />);
  await userEvent.clear(field());
  await userEvent.keyboard("{Enter}");
  expect(field()).toHaveProperty("value", "5");
});

it("C-08: the minus is off at the minimum, and a bin where 0 deletes", async () => {
  const onChange = vi.fn();
  const { rerender } = render(<QuantityField value={1} />);
  expect(screen.getByRole("button", { name: "Menge verringern" })).toHaveProperty("disabled", true);
  rerender(<QuantityField value={1} deleteOnZero onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: "Entfernen" }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(0);
});
