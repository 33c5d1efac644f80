import { mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, path, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** A bar of soap with rounded edges, its upper left corner at (x, y). */
const bar = (k: Paints, x: number, y: number, colour: string): string =>
  rect(x, y, 330, 112, 46, k.tube(colour, "y")) +
  rect(x + 12, y - 26, 306, 92, 44, k.soft(shade(colour, 0.06))) +
  path(`M${x + 90} ${y + 18}q75 -26 150 0q-75 30 -150 0Z`, shade(colour, -0.06)) +
  rect(x + 40, y - 14, 200, 8, 4, "#fff", 'opacity=".5"');

/** Bars of soap: stacked, or one beside the other in the second design. */
export const soapBars = standing(
  (p, k) => {
    const pale = mix(p.colour, "#ffffff", 0.45);
    const foam = [
      [160, 500, 30],
      [676, 494, 36],
      [640, 452, 18],
    ]
      .map(
        ([x = 0, y = 0, r = 0]) =>
          circle(x, y, r, "#e6f3fa", 'opacity=".9"') + circle(x - r * 0.3, y - r * 0.35, r * 0.22, "#fff"),
      )
      .join("");
    const bars =
      p.design === 2
        ? bar(k, 60, 400, pale) +
          bar(k, 412, 412, mix(p.accent, "#ffffff", 0.4)) +
          bar(k, 236, 282, mix(p.colour, "#ffffff", 0.7))
        : bar(k, 226, 410, mix(p.accent, "#ffffff", 0.4)) + bar(k, 246, 300, "#f7f2e6") + bar(k, 220, 190, pale);
    return floorShadow(k, 400, 524, 280) + bars + foam;
  },
  [400, 250],
  [400, 380],
);
