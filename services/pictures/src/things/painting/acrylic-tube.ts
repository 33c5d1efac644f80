import { rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { line, path, place, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { tube } from "./parts.ts";

/** A dollop of paint, pressed out on the table, whose foot is at (0, 0). */
function dollop(k: Paints, colour: string): string {
  return (
    floorShadow(k, 0, 2, 92, 0.3) +
    path(
      "M-92 -14C-100 -40 -66 -50 -58 -56C-66 -78 -40 -92 -22 -98C-24 -122 4 -140 26 -152C20 -132 26 -122 34 -108C58 -98 64 -84 58 -62C84 -54 104 -38 92 -14C84 8 -84 8 -92 -14Z",
      k.sphere(colour),
    ) +
    path(
      "M-56 -54Q0 -26 60 -62Q20 -40 -20 -46T-56 -54ZM-22 -96Q8 -76 36 -106Q14 -86 -4 -88T-22 -96Z",
      shade(colour, -0.16),
      'opacity=".65"',
    ) +
    line("M-66 -24Q-70 -34 -54 -40M-38 -66Q-40 -76 -26 -82M-6 -104Q-4 -116 8 -126", "#ffffff", 7, 'opacity=".6"')
  );
}

export const acrylicTube = standing(
  (p, k) => {
    const pieces = Math.min(p.count ?? 1, 8);
    if (pieces === 1)
      return (
        floorShadow(k, p.design === 2 ? 490 : 330, 524, 150) +
        place(tube(k, 244, 450, p.colour, p.accent, p.text ?? "ACRYL"), p.design === 2 ? 490 : 320, 522) +
        place(dollop(k, p.colour), p.design === 2 ? 216 : 576, 518, 0, 1.12)
      );
    const step = Math.min(150, 640 / pieces);
    return (
      floorShadow(k, 404, 524, (pieces * step) / 2 + 20) +
      repeat(pieces, (n) => {
        const colour = n === 0 ? p.colour : n === 1 ? p.accent : rainbow(n * 2 - 3);
        return place(
          tube(k, step * 0.88, p.design === 2 && n % 2 === 0 ? 350 : 430, colour, shade(colour, -0.06), ""),
          400 + (n - (pieces - 1) / 2) * step,
          522,
        );
      })
    );
  },
  [330, 260],
);
