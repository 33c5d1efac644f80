import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";
import { die } from "./parts.ts";

export const boardGame = lying(
  (p, k) => {
    const squares = repeat(20, (n) => {
      const side = Math.floor(n / 5);
      const along = -202 + (n % 5) * 81;
      const [x = 0, y = 0] =
        [
          [along, -202],
          [202, along],
          [-along, 202],
          [-202, -along],
        ][side] ?? [];
      return (
        rect(
          x - 36,
          y - 36,
          72,
          72,
          10,
          k.soft([p.colour, "#fffaf0", p.accent, rainbow(5), rainbow(3)][n % 5] ?? p.colour),
        ) +
        (n % 5 === 1 ? place(path("M0 -22L6 -7L22 -6L10 4L14 20L0 11L-14 20L-10 4L-22 -6L-6 -7Z", p.accent), x, y) : "")
      );
    });
    const pawn = (x: number, y: number, colour: string) =>
      place(
        lifted(
          k,
          path("M-26 34Q-26 8 -10 -12H10Q26 8 26 34Q26 46 0 46Q-26 46 -26 34Z", k.tube(colour)) +
            circle(0, -28, 24, k.sphere(colour)) +
            ellipse(-8, -36, 6, 4, "#fff", 'opacity=".6"'),
          10,
        ),
        x,
        y,
      );
    return (
      place(
        lifted(
          k,
          slab(k, roundedPath(-262, -262, 524, 524, 18), shade(p.colour, -0.05), 8, 12) +
            rect(-248, -248, 496, 496, 12, k.soft("#f6ead2")) +
            squares +
            rect(-136, -136, 276, 276, 14, k.soft(mix(p.accent, "#ffffff", 0.55))) +
            (p.design === 2
              ? path("M0 -104L30 -34L104 -30L48 18L66 90L0 52L-66 90L-48 18L-104 -30L-30 -34Z", k.soft(p.colour))
              : path(
                  "M-90 70Q-60 -30 0 10T92 -72",
                  "none",
                  `stroke="${p.colour}" stroke-width="10" stroke-dasharray="2 22" stroke-linecap="round"`,
                )),
          18,
        ),
        p.design === 2 ? 404 : 384,
        p.design === 2 ? 296 : 300,
        p.design === 2 ? 37 : -8,
        p.design === 2 ? 0.78 : 0.96,
      ) +
      pawn(300, 270, rainbow(0)) +
      pawn(420, 330, rainbow(7)) +
      pawn(600, 190, rainbow(3)) +
      die(k, 676, 440, 80, "#fffdf7", [5, 1, 3], material.ink)
    );
  },
  [380, 290],
);
