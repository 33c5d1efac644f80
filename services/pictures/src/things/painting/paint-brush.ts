import { brushRod } from "../../lib/brushes.ts";
import { material, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { line, path, place, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";
import { hair } from "./parts.ts";

export const paintBrush = lying(
  (p, k) => {
    const pieces = Math.min(p.count ?? 1, 6);
    const stroke = (colour: string) =>
      path(
        "M-6 -30C60 -64 130 -18 196 -44Q246 -60 300 -40Q276 -30 306 -22Q266 -14 302 -4Q262 -2 292 12Q240 4 190 22C120 44 70 8 0 34Q-44 6 -6 -30Z",
        k.soft(colour, 1.4),
      ) +
      line(
        "M10 -22C70 -40 130 -4 200 -24M18 8C80 -8 130 20 210 -2M40 -6q60 -8 110 4",
        shade(colour, 0.12),
        4,
        'opacity=".7"',
      ) +
      line("M24 22C80 6 130 34 186 12", shade(colour, -0.12), 3, 'opacity=".6"');
    if (pieces === 1) {
      const one = brushRod(k, {
        length: 760,
        width: 74,
        handle: p.colour,
        end: p.accent,
        hair: hair.bristle,
        paint: p.accent,
      });
      return rearranged(
        p,
        place(stroke(p.accent), 78, 466, 6, 1.4) + place(lifted(k, one, 17), 104, 446, -29),
        58,
        0.97,
      );
    }
    const gap = 430 / pieces;
    return rearranged(
      p,
      place(
        repeat(pieces, (n) => {
          const width = Math.min(gap * 0.78, [56, 70, 44, 78, 50, 62][n] ?? 56);
          const rod = brushRod(k, {
            length: 690 - (n % 3) * 46,
            width,
            handle: n % 2 === 0 ? p.colour : material.wood,
            end: p.accent,
            hair: n % 3 === 1 ? hair.bristle : hair.sable,
            flat: n % 3 === 1,
            ...(n === 0 ? { paint: p.accent } : {}),
          });
          return place(lifted(k, rod, 12), -330 + (n % 3) * 30, (n - (pieces - 1) / 2) * gap);
        }),
        400,
        304,
        -18,
      ),
      58,
      0.97,
    );
  },
  [240, 390],
  [230, 140],
);
