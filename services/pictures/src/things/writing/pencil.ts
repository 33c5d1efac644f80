import { shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { pencilRod } from "../../lib/rods.ts";
import { place, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const pencil = lying(
  (p, k) => {
    const pieces = Math.min(p.count ?? 2, 5);
    const width = pieces > 3 ? 44 : 58;
    return rearranged(
      p,
      repeat(pieces, (n) => {
        const offset = (n - (pieces - 1) / 2) * (width + 26);
        const rod = pencilRod(k, 700, width, n % 2 === 0 ? p.colour : shade(p.colour, 0.04), {
          lead: "#3d3b40",
          end: p.design === 2 ? "dipped" : "eraser",
          accent: p.accent,
          text: p.text ?? "HB 2",
        });
        return place(lifted(k, rod, 13), 96 + offset * 0.5 + (n % 2) * 22, 470 + offset * 0.84 - (n % 2) * 14, -30);
      }),
      60,
      0.97,
    );
  },
  [230, 400],
  [150, 190],
);
