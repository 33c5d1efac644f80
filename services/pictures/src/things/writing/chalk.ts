import { mix, rainbow, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, place, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const chalk = lying(
  (p, k) => {
    const colours = [p.colour, "#fbf9f4", rainbow(3), rainbow(7), rainbow(11), p.accent, rainbow(5)];
    const shown = Math.min(Math.max(p.count ?? 6, 3), 7);
    const stick = (colour: string, length: number) => {
      const pale = mix(colour, "#ffffff", 0.28);
      return (
        path(`M0 -30H${length}V30H0Q-12 0 0 -30Z`, k.tube(pale, "y", 0.7)) +
        ellipse(length, 0, 10, 30, k.soft(shade(pale, 0.06))) +
        repeat(7, (n) =>
          circle(24 + ((n * 97) % (length - 40)), -18 + ((n * 13) % 36), 2.2, shade(pale, -0.1), 'opacity=".5"'),
        )
      );
    };
    return rearranged(
      p,
      repeat(shown, (n) =>
        place(
          lifted(k, stick(colours[n] ?? p.colour, 470 - (n % 3) * 46), 12),
          120 + n * 26 + (n % 2) * 24,
          150 + n * (360 / shown),
          -13,
        ),
      ) + line("M110 540q110 -40 190 -10", mix(p.colour, "#ffffff", 0.3), 13, 'opacity=".6"'),
      -62,
      0.94,
    );
  },
  [480, 250],
);
