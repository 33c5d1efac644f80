import { rainbow, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { barrel } from "../../lib/rods.ts";
import { path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const feltPens = lying(
  (p, k) => {
    const shown = Math.min(Math.max(p.count ?? 8, 4), 10);
    const gap = 470 / shown;
    const width = Math.min(56, gap - 7);
    return place(
      repeat(shown, (n) => {
        const colour = n === 0 ? p.colour : rainbow(n + 1);
        const pen =
          barrel(k, 0, 340, width, "#f7f5f1", 8) +
          barrel(k, -250, 256, width + 3, colour, 10) +
          rect(330, -width * 0.42, 22, width * 0.84, 5, k.tube(colour, "y")) +
          rect(60, -width / 2, 180, width, 0, k.tube(colour, "y")) +
          rect(22, -width / 2, 12, width, 0, shade(colour, -0.05)) +
          path(
            `M-250 ${-width * 0.4}l-16 ${width * 0.18}v${width * 0.44}l16 ${width * 0.18}Z`,
            k.tube(shade(colour, -0.1), "y"),
          ) +
          rect(90, -width * 0.12, 90, width * 0.1, 2, "#ffffff", 'opacity=".85"') +
          rect(90, width * 0.06, 56, width * 0.1, 2, "#ffffff", 'opacity=".85"');
        return place(lifted(k, pen, 9), 0, (n - (shown - 1) / 2) * gap, 0);
      }),
      p.design === 2 ? 400 : 366,
      p.design === 2 ? 264 : 300,
      p.design === 2 ? 84 : -12,
      p.design === 2 ? 0.8 : 0.9,
    );
  },
  [200, 300],
  [400, 180],
);
