import { expect, it } from "vitest";
import { hasForeignDigits } from "./city.ts";

it.each(["Berlin", "Genève 2", "Wien 10", "Halle (Saale)", ""])("%s is a city", (city) => {
  expect(hasForeignDigits(city)).toBe(false);
});

it.each(["10115 Berlin", "Berlin 10115", "Berlin10", "12 Berlin", "12", "Wien 100", "Genève 2 3"])(
  "%s has digits that no city has",
  (city) => {
    expect(hasForeignDigits(city)).toBe(true);
  },
);
