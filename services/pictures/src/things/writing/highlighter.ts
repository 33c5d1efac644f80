import { inkOn, rainbow, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { path, place, rect, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const highlighter = lying(
  (p, k) => {
    const pieces = Math.min(p.count ?? 2, 5);
    const pen = (colour: string) =>
      path("M-34 -20L14 -30V30L-34 12Z", k.tube(shade(colour, -0.05), "y")) +
      rect(10, -38, 60, 76, 8, k.tube("#35363b", "y")) +
      rect(62, -50, 420, 100, 16, k.tube(colour, "y")) +
      rect(76, -36, 390, 9, 4, "#ffffff", 'opacity=".55"') +
      rect(170, -50, 210, 100, 0, k.tube(shade(colour, 0.06), "y")) +
      rect(196, -14, 120, 9, 4, inkOn(colour), 'opacity=".75"') +
      rect(196, 6, 80, 9, 4, inkOn(colour), 'opacity=".75"') +
      rect(478, -44, 26, 88, 8, k.tube("#35363b", "y"));
    const mark = (x: number, y: number, w: number) =>
      path(`M${x} ${y}q${w / 2} -10 ${w} -4l6 40q${-w / 2} -8 ${-w} 6Z`, p.colour, 'opacity=".55"');
    return rearranged(
      p,
      (p.design === 2 ? "" : mark(64, 470, 250) + mark(96, 532, 190)) +
        repeat(pieces, (n) => {
          const offset = (n - (pieces - 1) / 2) * (pieces > 3 ? 94 : 124);
          return place(
            lifted(k, pen(n === 0 ? p.colour : n === 1 ? p.accent : rainbow(n * 3 + 1)), 15),
            190 + offset * 0.5,
            400 + offset * 0.78,
            -28,
            pieces > 3 ? 0.84 : 1,
          );
        }),
      54,
      0.96,
    );
  },
  [250, 370],
  [190, 190],
);
