import { rainbow } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { place, repeat } from "../../lib/shapes.ts";
import { lifted, sheet } from "../../lib/solids.ts";

export const colouredPaper = lying(
  (p, k) => {
    const shown = Math.min(Math.max(p.count ?? 8, 5), 10);
    return repeat(shown, (n) => {
      const back = shown - 1 - n;
      const colour = back === 0 ? p.colour : back === 1 ? p.accent : rainbow(back * 2 - 3);
      return place(
        lifted(k, sheet(k, -170, -420, 340, 460, colour, 4), 7),
        p.design === 2 ? 310 + back * (190 / shown) : 290 + n * (110 / shown),
        p.design === 2 ? 500 - back * (64 / shown) : 478 - n * 3,
        p.design === 2 ? -5 : 44 - n * (62 / shown),
        0.92,
      );
    });
  },
  [340, 280],
);
