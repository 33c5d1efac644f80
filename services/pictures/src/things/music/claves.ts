import { material, mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { ellipse, line, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** A turned stick of hardwood that lies, its middle at (0, 0). */
const stick = (k: Paints, colour: string): string =>
  rect(-250, -36, 500, 72, 34, k.tube(colour, "y")) +
  ellipse(244, 0, 12, 34, shade(colour, 0.08)) +
  repeat(5, (n) =>
    line(`M${-220 + n * 12} ${-20 + n * 9}q210 ${n % 2 === 0 ? 8 : -8} 420 0`, shade(colour, -0.08), 1.6),
  );

/** Claves: two sticks that are struck against each other. */
export const claves = lying(
  (p, k) => {
    const wood = mix(material.wood, p.colour, 0.25);
    return rearranged(
      p,
      place(lifted(k, stick(k, wood), 13), 370, 380, -14) +
        place(lifted(k, stick(k, shade(wood, -0.05)), 16), 440, 236, 24),
      -52,
      0.96,
    );
  },
  [400, 300],
);
