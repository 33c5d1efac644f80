import { inkOn, mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, place, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, slab } from "../../lib/solids.ts";

export const cardboard = lying(
  (p, k) => {
    const colours = [p.colour, p.accent, "#c79a68", mix(p.colour, "#ffffff", 0.5), "#f4efe4"];
    const corrugation = (y: number) =>
      path(
        `M-300 ${y}${"q6 -9 12 0t12 0".repeat(24)}`,
        "none",
        `stroke="${shade("#c79a68", -0.14)}" stroke-width="2.5"`,
      );
    return (
      repeat(5, (n) => {
        const colour = colours[4 - n] ?? p.colour;
        return place(
          lifted(
            k,
            slab(k, roundedPath(-300, -190, 600, 380, 4), colour, 6, 11) +
              (n === 2 ? corrugation(196) : "") +
              path("M-290 -186H80L-140 186H-290Z", "#ffffff", 'opacity=".08"'),
            9,
          ),
          384 + n * 6,
          p.design === 2 ? 318 - n * 5 : 336 - n * 17,
          p.design === 2 ? 34 - n * 10 : 7 - n * 3.4,
          p.design === 2 ? 0.9 : 1,
        );
      }) + place(lettering(p.text ?? "", 0, 0, 30, inkOn(p.colour), 240), 400, 250, -6)
    );
  },
  [560, 400],
);
