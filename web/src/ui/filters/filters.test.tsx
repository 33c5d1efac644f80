import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Chips } from "./chips.tsx";
import { FacetGroup } from "./facet-group.tsx";
import { RangeFields } from "./range-fields.tsx";

const value = (label: string, count: number, selected = false) => ({
  value: label,
  label,
  count,
  selected,
});

it("ux 31: counts are beside the values, and what leads to nothing cannot be chosen", () => {
  render(<FacetGroup title="Farbe" name="filter.color" values={[value("Rot", 7), value("Blau", 0)]} open />);
  expect(screen.getByRole("checkbox", { name: /^Rot\s*7$/ })).toHaveProperty("disabled", false);
  expect(screen.getByRole("checkbox", { name: /^Blau\s*0$/ })).toHaveProperty("disabled", true);
});

it("a chosen value can always be taken back, even when it leaves nothing", () => {
  render(<FacetGroup title="Farbe" name="filter.color" values={[value("Blau", 0, true)]} />);
  const box = screen.getByRole("checkbox", { name: /^Blau/ });
  expect(box).toHaveProperty("checked", true);
  expect(box).toHaveProperty("disabled", false);
});

it("opens by itself where something is chosen, the folded rest included", () => {
  const values = Array.from({ length: 10 }, (_, index) => value(`Wert ${index}`, 1, index === 9));
  const { container } = render(<FacetGroup title="Farbe" name="f" values={values} visible={8} />);
  const folds = [...container.querySelectorAll("details")].map((fold) => fold.open);
  expect(folds).toEqual([true, true]);
});

it("ux 30: a form of filters sends what it shows, without scripts", () => {
  const { container } = render(
    <form>
      <FacetGroup title="Farbe" name="filter.color" values={[value("Rot", 7, true)]} />
      <RangeFields
        title="Preis"
        fromName="from"
        toName="to"
        min={0.89}
        max={64.9}
        from={5}
        numberOf={String}
        textOf={String}
      />
    </form>,
  );
  const form = container.querySelector("form");
  if (form === null) throw new Error("the form was rendered just now");
  expect([...new FormData(form).entries()]).toEqual([
    ["filter.color", "Rot"],
    ["from", "5"],
    ["to", ""],
  ]);
  expect(screen.getByPlaceholderText("65")).toBeDefined();
});

it("what is typed into a range before the page listens stays, and the next selection of the address replaces it", () => {
  const range = (from: number | undefined) => (
    <form>
      <RangeFields
        title="Preis"
        fromName="from"
        toName="to"
        min={1}
        max={65}
        from={from}
        numberOf={String}
        textOf={String}
      />
    </form>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(range(undefined));
  document.body.append(container);
  const [low] = container.querySelectorAll("input");
  if (low === undefined) throw new Error("the field was rendered just now");
  low.value = "12";
  const { rerender } = render(range(undefined), { container, hydrate: true });
  expect(low.value).toBe("12");
  rerender(range(5));
  expect(low.value).toBe("5");
  rerender(range(undefined));
  expect(low.value).toBe("");
});

it("ux 30: each chip is a link that removes its filter", () => {
  render(
    <Chips
      clearHref="/cat/1"
      chips={[
        { id: "a", name: "Rot", removeHref: "/cat/1?p=2" },
        { id: "b", name: "bis 20 €", removeHref: "/cat/1?c=Rot" },
      ]}
    />,
  );
  const chip = screen.getByRole("link", { name: "Filter Rot entfernen" });
  expect(chip.getAttribute("href")).toBe("/cat/1?p=2");
  expect(screen.getByRole("link", { name: "Alle Filter löschen" })).toBeDefined();
});
