import { mix, rainbow, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { ellipse, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** A pin with a handle, its point at (0, 60). */
const pin = (k: Paints, colour: string): string =>
  path("M-3 0L0 60L3 0Z", "#8d959d") +
  path("M-26 0Q-26 -16 -12 -18L-9 -58H9L12 -18Q26 -16 26 0Z", k.tube(colour)) +
  rect(-20, -70, 40, 16, 7, k.tube(shade(colour, 0.05))) +
  ellipse(-5, -64, 5, 3, "#fff", 'opacity=".6"');

/** Push pins: scattered, or out of their box in the second design. */
export const pushPins = lying(
  (p, k) => {
    const colours = [p.colour, p.accent, rainbow(5), rainbow(1), mix(p.colour, "#ffffff", 0.4)];
    const pins = repeat(14, (n) =>
      place(
        lifted(k, pin(k, colours[n % colours.length] ?? p.colour), 9),
        150 + (n % 5) * 126 + (n % 2) * 22,
        150 + Math.floor(n / 5) * 160,
        (n * 53) % 200,
        1.15,
      ),
    );
    const box =
      p.design === 2
        ? place(
            lifted(
              k,
              rect(-130, -96, 260, 192, 22, k.soft(mix(p.colour, "#ffffff", 0.72))) +
                rect(-130, -96, 260, 44, 22, k.soft(p.colour)),
              12,
            ),
            230,
            430,
            -12,
          )
        : "";
    return rearranged(p, pins, 14, 0.94) + box;
  },
  [400, 300],
);
