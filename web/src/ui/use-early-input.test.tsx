import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useState } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { FacetGroup } from "./filters/facet-group.tsx";
import { QuantityField } from "./quantity-field/quantity-field.tsx";

/** A page as it was sent, whose one field `type` changes before the scripts arrive. */
function hydrated(page: ReactNode, role: string, type: (field: HTMLInputElement) => void) {
  const container = document.createElement("div");
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const field = screen.getByRole<HTMLInputElement>(role);
  type(field);
  return { ...render(page, { container, hydrate: true }), field };
}

function Quantity({ onChange }: { readonly onChange: (quantity: number) => void }) {
  const [value, setValue] = useState(1);
  return (
    <QuantityField
      value={value}
      max={20}
      onChange={(quantity) => {
        setValue(quantity);
        onChange(quantity);
      }}
    />
  );
}

it("takes over a quantity that was typed before the scripts came, and keeps it when the page changes", () => {
  const onChange = vi.fn<(quantity: number) => void>();
  const page = <Quantity onChange={onChange} />;
  const { rerender, field } = hydrated(page, "spinbutton", (input) => {
    input.value = "9";
  });
  rerender(<Quantity onChange={onChange} />);
  expect(field.value).toBe("9");
  expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
});

it("fits it into the limits like any other", () => {
  const onChange = vi.fn<(quantity: number) => void>();
  const { field } = hydrated(<Quantity onChange={onChange} />, "spinbutton", (input) => {
    input.value = "25";
  });
  expect(field.value).toBe("20");
});

it("leaves what is still being typed until the field is left", async () => {
  const onChange = vi.fn<(quantity: number) => void>();
  const page = <Quantity onChange={onChange} />;
  const { rerender, field } = hydrated(page, "spinbutton", (input) => {
    input.focus();
    input.value = "9";
  });
  rerender(<Quantity onChange={onChange} />);
  expect(field.value).toBe("9");
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(9);
});

it("reports nothing when nothing was typed", () => {
  const onChange = vi.fn<(quantity: number) => void>();
  hydrated(<Quantity onChange={onChange} />, "spinbutton", () => undefined);
  expect(onChange).not.toHaveBeenCalled();
});

it("searches in a facet for what was typed before the scripts came", () => {
  const values = Array.from({ length: 16 }, (_, index) => ({
    value: `v${index}`,
    label: `Farbe ${index}`,
    count: 1,
    selected: false,
  }));
  const search = { label: "Farbe suchen", none: "Nichts gefunden" };
  hydrated(<FacetGroup title="Farbe" name="color" values={values} search={search} />, "searchbox", (input) => {
    input.value = "Gelb";
  });
  expect(screen.getByRole("status").textContent).toBe("Nichts gefunden");
});
