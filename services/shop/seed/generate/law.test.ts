import { expect, it } from "vitest";
import { generateCatalogue } from "./generate-catalogue.ts";

const rows = generateCatalogue(1, new Date("2026-03-02T09:00:00Z"));

it("says of each device with a plug or a battery how it is taken back (ElektroG, BattDG)", () => {
  const isDevice = /LED-|Stromkreis|Stoppuhr|Wanduhr|Taschenrechner|Digitalwaage/;
  const devices = rows.product.filter(({ name_de: name, is_book: isBook }) => isDevice.test(name) && !isBook);
  expect(devices.length).toBeGreaterThan(3);
  const silent = devices.filter(({ extra_tabs: tabs }) => !tabs.some(({ id }) => id === "entsorgung"));
  expect(silent.map(({ name_de: name }) => name)).toEqual([]);
});

it("states a maker's guarantee in years exactly where its text promises one", () => {
  const wrong = rows.product.filter(
    ({ guarantee_years: years, warranty_de: text }) =>
      /^(\d+) Jahre Garantie des Herstellers/.exec(text)?.[1] !== years?.toString(),
  );
  expect(wrong.map(({ name_de: name }) => name)).toEqual([]);
  expect(rows.product.filter(({ guarantee_years: years }) => (years ?? 0) > 2).length).toBeGreaterThan(10);
});
