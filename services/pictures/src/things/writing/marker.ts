import { inkOn, mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const marker = standing(
  (p, k) => {
    const pieces = Math.min(Math.max(p.count ?? 3, 1), 5);
    const colours = [p.colour, p.accent, ...[0, 8, 5].map((n) => rainbow(n))];
    const step = 118;
    const one = (n: number) => {
      const colour = colours[n] ?? p.colour;
      const x = 400 + (n - (pieces - 1) / 2) * step;
      const open = n === (p.design === 2 ? pieces - 1 : 0);
      const top = open ? 172 : 96;
      return (
        rect(x - 46, top + 132, 92, 388 - top, 12, k.tube("#f4f2ee")) +
        rect(x - 46, 330, 92, 130, 0, k.tube(p.design === 2 ? mix(colour, "#ffffff", 0.86) : colour)) +
        (p.design === 2 ? rect(x - 46, 330, 92, 16, 0, colour) + rect(x - 46, 444, 92, 16, 0, colour) : "") +
        rect(x - 46, 494, 92, 28, 8, k.tube(colour)) +
        (open
          ? rect(x - 34, 250, 68, 62, 8, k.tube("#3a3a3e")) +
            path(`M${x - 15} 252L${x - 13} 196Q${x - 8} 184 ${x + 15} 178V252Z`, k.tube(colour))
          : path(
              `M${x - 48} 300V112Q${x - 46} 96 ${x - 30} 94H${x + 30}Q${x + 46} 96 ${x + 48} 112V300Z`,
              k.tube(colour),
            ) +
            rect(x - 48, 292, 96, 8, 0, shade(colour, -0.16)) +
            rect(x - 26, 112, 9, 166, 4, "#ffffff", 'opacity=".4"')) +
        lettering(p.text ?? "1-3", x, 378, 22, p.design === 2 ? shade(colour, -0.12) : inkOn(colour), 70)
      );
    };
    return floorShadow(k, 400, 524, pieces * 64) + repeat(pieces, one);
  },
  [330, 250],
);
