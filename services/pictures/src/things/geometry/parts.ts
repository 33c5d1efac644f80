import { mix, shade } from "../../lib/colour.ts";
import { lettering } from "../../lib/lettering.ts";
import type { Paints } from "../../lib/paints.ts";
import { path, repeat } from "../../lib/shapes.ts";

/** A graduation along x: long strokes with numbers at every tenth. */
export function scale(length: number, tenth: number, colour: string, numbers: number, down = 1): string {
  const step = tenth / 10;
  const strokes = Array.from(
    { length: Math.floor(length / step) + 1 },
    (_, n) => `M${n * step} 0v${down * (n % 10 === 0 ? 30 : n % 5 === 0 ? 22 : 14)}`,
  ).join("");
  return (
    path(strokes, "none", `stroke="${colour}" stroke-width="2"`) +
    repeat(numbers, (n) => lettering(String(n), n * tenth, down > 0 ? 38 : -60, 20, colour))
  );
}

/** Tinted acrylic: see-through, with a bright edge. */
export function acrylic(k: Paints, outline: string, colour: string): string {
  return (
    path(
      outline,
      k.linear(
        [
          [0, mix(colour, "#ffffff", 0.55), 0.8],
          [0.5, mix(colour, "#ffffff", 0.32), 0.74],
          [1, mix(colour, "#ffffff", 0.15), 0.84],
        ],
        0,
        0,
        1,
        1,
      ),
      'fill-rule="evenodd"',
    ) +
    path(outline, "none", `stroke="${shade(colour, -0.06)}" stroke-width="3" opacity=".75"`) +
    path(outline, "none", 'stroke="#ffffff" stroke-width="2" opacity=".8" transform="translate(2.5 3)"')
  );
}
