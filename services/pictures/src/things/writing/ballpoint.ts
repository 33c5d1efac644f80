import { material, rainbow, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { barrel } from "../../lib/rods.ts";
import { line, path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const ballpoint = lying(
  (p, k) => {
    const pen = (colour: string) =>
      path("M0 -3L20 -7V7L0 3Z", k.metal(material.brass, "y")) +
      path("M18 -9L92 -27V27L18 9Z", k.metal(material.steel, "y")) +
      barrel(k, 90, 150, 56, p.design === 2 ? p.accent : shade(colour, -0.2), 6) +
      repeat(7, (n) => rect(104 + n * 18, -28, 7, 56, 3, shade(colour, -0.3), 'opacity=".55"')) +
      barrel(k, 236, 350, 58, colour, 8) +
      rect(230, -30, 12, 60, 2, k.metal(material.steel, "y")) +
      rect(580, -26, 18, 52, 3, k.metal(material.steel, "y")) +
      rect(598, -16, 46, 32, 9, k.tube(p.accent, "y")) +
      path(
        "M400 -44H578Q590 -44 590 -34V-24H572V-30H412Q394 -30 394 -38Q394 -44 400 -44Z",
        k.metal(material.steel, "y"),
      );
    const pieces = Math.min(p.count ?? 1, 4);
    const offset = (n: number) => (n - (pieces - 1) / 2) * 88;
    return rearranged(
      p,
      repeat(pieces, (n) =>
        place(
          lifted(k, pen(n === 0 ? p.colour : rainbow(n * 4 + 6)), 14),
          126 + offset(n) * 0.48,
          452 + offset(n) * 0.86,
          -28,
        ),
      ) +
        (pieces === 1 && p.design !== 2
          ? line("M70 512c30 -60 56 -44 40 -8s28 20 52 -12s44 -4 38 12s30 6 44 -6", shade(p.colour, -0.1), 4.5)
          : ""),
      56,
    );
  },
  [260, 390],
);
