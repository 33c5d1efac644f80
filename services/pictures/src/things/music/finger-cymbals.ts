import { material, mix } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, place, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** A small cymbal seen from above, its middle at (0, 0), with the loop for a finger. */
const cymbal = (k: Paints, brass: string, loop: string): string =>
  circle(0, 0, 132, k.metal(brass)) +
  ring(0, 0, 112, "#fff", 2, 'opacity=".35"') +
  ring(0, 0, 84, "#fff", 2, 'opacity=".3"') +
  circle(0, 0, 58, k.sphere(brass)) +
  line("M-10 0C-60 -70 60 -70 10 0", loop, 15) +
  circle(0, 0, 9, "#4b3a1a");

/** A pair of finger cymbals. */
export const fingerCymbals = lying(
  (p, k) => {
    const brass = mix(material.brass, p.colour, 0.25);
    const pair =
      place(lifted(k, cymbal(k, brass, p.accent), 12), 280, 350, -20) +
      place(lifted(k, cymbal(k, brass, p.accent), 14), 520, 240, 24);
    return rearranged(p, pair, 62);
  },
  [280, 350],
);
