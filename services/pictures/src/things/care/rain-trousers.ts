import { mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { circle, line, path, place, rect } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** Waterproof dungarees for puddles, with braces and a pocket. */
export const rainTrousers = lying(
  (p, k) => {
    const outline = "M-86 -196H86L118 -70L150 236Q112 252 74 240L10 20H-10L-74 240Q-112 252 -150 236L-118 -70Z";
    const braces =
      line("M-64 -190L-92 -286M64 -190L92 -286", p.accent, 26) +
      [-66, 66].map((x) => circle(x, -176, 15, k.metal("#c9ced4"))).join("");
    const pocket = rect(-54, -150, 108, 76, 12, k.soft(p.design === 2 ? shade(p.colour, -0.1) : p.accent));
    const bands = [-1, 1]
      .map((side) =>
        path(`M${side * 86} 178L${side * 148} 190L${side * 152} 222L${side * 82} 208Z`, mix(p.accent, "#ffffff", 0.3)),
      )
      .join("");
    const whole = lifted(
      k,
      braces + path(outline, k.soft(p.colour, 1.4)) + line("M0 -70V16", shade(p.colour, -0.16), 4) + pocket + bands,
      14,
    );
    return rearranged(p, place(whole, 400, 318, 0, 1), 36, 0.94);
  },
  [400, 260],
);
