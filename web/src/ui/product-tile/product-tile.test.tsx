import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProductTile } from "./product-tile.tsx";
import type { ProductTileProps } from "./product-tile.tsx";

const base: ProductTileProps = {
  href: "/prod/P1",
  name: "Schulheft A5, liniert",
  picture: { src: "/media/p1.webp", alt: "", width: 280, height: 210 },
  price: { current: "1,29 €", old: "1,59 €" },
  rating: { average: 4.6, count: 31 },
};

it("ux 33, TILE-02: is one link named like the product alone", () => {
  render(<ProductTile {...base} />);
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(1);
  expect(links[0]).toHaveProperty("textContent", "Schulheft A5, liniert");
  expect(links[0]?.getAttribute("href")).toBe("/prod/P1");
});

it("lets screen readers announce which price is which", () => {
  render(<ProductTile {...base} />);
  const tile = screen.getByRole("article");
  expect(tile.textContent).toContain("Aktueller Preis: 1,29 €");
  expect(tile.textContent).toContain("Niedrigster Preis der letzten 30 Tage: 1,59 €");
});

it("TILE-03: is no link when sold, and gives the reason", () => {
  render(<ProductTile {...base} href={undefined} sold={{ title: "Verkauft", note: "Bald zurück" }} />);
  const tile = screen.getByRole("article");
  expect(within(tile).queryByRole("link")).toBeNull();
  expect(within(tile).getByText("Verkauft")).toBeDefined();
  expect(within(tile).getByText("Bald zurück")).toBeDefined();
});

it("ux 38: keeps the picture's place and loads it late unless it is eager", () => {
  const { rerender, container } = render(<ProductTile {...base} />);
  const image = () => container.querySelector("img");
  expect(image()?.getAttribute("width")).toBe("280");
  expect(image()?.getAttribute("loading")).toBe("lazy");
  rerender(<ProductTile {...base} picture={{ ...base.picture, eager: true }} />);
  expect(image()?.getAttribute("loading")).toBe("eager");
});
