import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const sheets = dirname(fileURLToPath(import.meta.url));
const stores = ["de", "at", "ch", "b2b"] as const;

/** Text on its ground: 4.5:1 (WCAG 1.4.3). */
const textPairs: ReadonlyArray<readonly [text: string, grounds: readonly string[]]> = [
  ["ink", ["page", "surface", "sunken", "tint", "error-surface", "warn-surface", "info-surface"]],
  ["ink", ["good-surface"]],
  ["ink-muted", ["page", "surface", "sunken", "tint"]],
  ["link", ["page", "surface", "sunken", "tint"]],
  ["on-primary", ["primary", "primary-hover"]],
  ["on-secondary", ["secondary", "secondary-hover"]],
  ["on-sale", ["sale", "sale-hover"]],
  ["surface", ["good", "green-hover"]],
  ["on-accent", ["accent"]],
  ["on-board", ["board", "board-raised"]],
  ["on-board-muted", ["board", "board-raised"]],
  ["sale", ["surface", "page", "sunken", "tint"]],
  ["good", ["surface", "page", "good-surface"]],
  ["warn", ["surface", "warn-surface"]],
  ["error", ["surface", "page", "error-surface"]],
  ["info", ["surface", "info-surface"]],
];

/** Parts of controls, icons and focus rings beside their ground: 3:1 (WCAG 1.4.11). */
const partPairs: ReadonlyArray<readonly [part: string, grounds: readonly string[]]> = [
  ["line-strong", ["page", "surface", "sunken", "tint"]],
  ["primary", ["page", "surface", "sunken", "tint"]],
  ["focus", ["page", "surface", "sunken", "tint"]],
  ["focus-on-board", ["board", "board-raised"]],
  ["star", ["page", "surface"]],
];

type Scheme = "light" | "dark";

/** Every colour of a storefront: what all share, overridden by its own sheet, and both by the dark scheme's. */
function colours(store: string, scheme: Scheme = "light"): Map<string, string> {
  const found = new Map<string, string>();
  const read = (css: string): void => {
    for (const [, name, value] of css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g)) {
      if (name !== undefined && value !== undefined) found.set(name, value);
    }
  };
  for (const sheet of ["base", "de", store]) read(readFileSync(join(sheets, `${sheet}.css`), "utf8"));
  if (scheme === "light") return found;
  const dark = readFileSync(join(sheets, "dark.css"), "utf8");
  for (const [, selector = "", rules = ""] of dark.matchAll(/((?::root,\s*)?\[data-store[^\]]*\])\s*\{([^}]*)\}/g))
    if (/\[data-store\]|:root/.test(selector) || selector.includes(`"${store}"`)) read(rules);
  return found;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

it("measures contrast as WCAG does", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const sheetsOfSchemes = stores.flatMap((store) => [[store, "light"] as const, [store, "dark"] as const]);

describe.each(sheetsOfSchemes)("the sheet %s, %s", (store, scheme) => {
  const palette = colours(store, scheme);
  const pick = (name: string) => {
    const value = palette.get(name);
    if (value === undefined) throw new Error(`--color-${name} has no six-digit value`);
    return value;
  };
  const tooLow = (pairs: typeof textPairs, least: number) =>
    pairs.flatMap(([front, grounds]) =>
      grounds
        .map((ground) => ({ pair: `${front} on ${ground}`, ratio: contrast(pick(front), pick(ground)) }))
        .filter(({ ratio }) => ratio < least),
    );

  it("sets every text at 4.5:1 at least", () => {
    expect(tooLow(textPairs, 4.5)).toEqual([]);
  });

  it("sets parts of controls and focus rings at 3:1 at least", () => {
    expect(tooLow(partPairs, 3)).toEqual([]);
  });

  it("uses each of its own accents for itself alone", () => {
    const others = stores.filter((other) => other !== store).map((other) => colours(other, scheme));
    for (const name of ["primary", "board", "accent"]) {
      expect(others.map((other) => other.get(name))).not.toContain(pick(name));
    }
  });
});
