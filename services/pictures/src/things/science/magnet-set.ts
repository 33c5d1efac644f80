import { inkOn, material, mix, rainbow } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

export const magnetSet = lying(
  (p, k) => {
    const bar =
      rect(-190, -36, 190, 72, 6, k.tube(p.colour, "y")) +
      rect(0, -36, 190, 72, 6, k.tube(p.accent, "y")) +
      rect(
        -14,
        -36,
        28,
        72,
        0,
        k.linear(
          [
            [0, p.colour],
            [0.5, p.colour],
            [0.5, p.accent],
            [1, p.accent],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      lettering("N", -140, -20, 40, inkOn(p.colour)) +
      lettering("S", 140, -20, 40, inkOn(p.accent));
    const horseshoe =
      slab(k, "M-90 100V-10A90 90 0 0 1 90 -10V100H38V-10A38 38 0 0 0 -38 -10V100Z", p.colour, 6, 10) +
      path("M-90 62H-38V100H-90ZM38 62H90V100H38Z", k.metal(material.steel));
    const fieldLines = repeat(3, (n) =>
      path(
        `M-196 0C${-220 - n * 30} ${-90 - n * 46} ${220 + n * 30} ${-90 - n * 46} 196 0`,
        "none",
        `stroke="${mix(p.colour, "#8a857c", 0.6)}" stroke-width="3" stroke-dasharray="2 12" stroke-linecap="round" opacity=".8"`,
      ),
    );
    return (
      (p.design === 2
        ? place(lifted(k, bar, 14), 300, 190, 16, 1.1) + place(lifted(k, bar, 14), 330, 420, -14, 1.1)
        : place(fieldLines + lifted(k, bar, 14), 380, 440, -10, 1.2) +
          place(lifted(k, horseshoe, 14), 250, 214, -20, 1.2)) +
      [
        [500, 170, 50],
        [620, 230, 40],
        [560, 290, 30],
      ]
        .map(
          ([x = 0, y = 0, r = 0], n) =>
            lifted(
              k,
              // A shadow is as wide as what is filled: the stroke of a ring alone would be cut.
              circle(x, y, r * 1.3, "none") +
                ring(x, y, r * 0.72, [p.accent, rainbow(3), rainbow(5)][n] ?? p.accent, r * 0.5),
              9,
            ) + ring(x - 2, y - 2, r * 0.84, "#fff", 3, 'opacity=".35"'),
        )
        .join("") +
      [0, 1, 2].map((n) => place(lifted(k, circle(0, 0, 24, k.metal(material.steel)), 6), 664, 420 + n * 52)).join("")
    );
  },
  [260, 210],
);
