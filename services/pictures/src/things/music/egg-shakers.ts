import { mix, rainbow } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { ellipse, place } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** Shakers in the form of eggs, one beside the other. */
export const eggShakers = lying(
  (p, k) => {
    const colours = [p.colour, p.accent, rainbow(5), mix(p.colour, "#ffffff", 0.35), rainbow(1), rainbow(8)];
    const eggs = colours.map((colour, n) =>
      place(
        lifted(k, ellipse(0, 0, 78, 104, k.sphere(colour)) + ellipse(-26, -40, 18, 28, "#fff", 'opacity=".5"'), 12),
        190 + (n % 3) * 206,
        176 + Math.floor(n / 3) * 240,
        (n * 47) % 70,
      ),
    );
    return rearranged(p, eggs.join(""), 90, 0.86);
  },
  [300, 260],
);
