import { expect, it } from "vitest";
import { type Colours, faces } from "./faces.ts";

/** Words of a mail and their grounds. */
const pairs: readonly (readonly [words: keyof Colours, ground: keyof Colours])[] = [
  ["ink", "page"],
  ["ink", "surface"],
  ["muted", "page"],
  ["muted", "surface"],
  ["link", "page"],
  ["link", "surface"],
  ["onBoard", "board"],
];

/** Relative luminance as WCAG defines it. @param colour `#rrggbb`; not a number for anything else */
function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = (/^#(..)(..)(..)$/.exec(colour) ?? []).slice(1).map((hex) => {
    const part = Number.parseInt(hex, 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

it.each(Object.entries(faces))("mails of %s can be read, by day and by night", (_store, { light, dark }) => {
  for (const colours of [light, dark]) {
    for (const [words, ground] of pairs) expect(contrast(colours[words], colours[ground])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.line, colours.surface)).toBeGreaterThan(1);
  }
  expect(luminance(light.page)).toBeGreaterThan(luminance(dark.page));
});

it("names the store in both languages", () => {
  expect(Object.values(faces).map(({ name }) => `${name.de} | ${name.en}`)).toEqual([
    "Deutschland | Germany",
    "Österreich | Austria",
    "Schweiz | Switzerland",
    "für Schulen und Institutionen | for schools and institutions",
  ]);
});
