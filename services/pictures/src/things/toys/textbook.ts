import { inkOn, mix } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";
import { book } from "./parts.ts";

export const textbook = lying(
  (p, k) => {
    const ink = inkOn(p.colour);
    const squares =
      rect(-150, -20, 300, 226, 10, k.soft(p.accent)) +
      repeat(12, (n) =>
        rect(
          -132 + (n % 4) * 70,
          -2 + Math.floor(n / 4) * 70,
          54,
          54,
          n % 3 === 0 ? 27 : 6,
          mix(n % 2 === 0 ? p.colour : "#ffffff", p.accent, 0.25),
        ),
      );
    const art =
      (p.design === 2
        ? squares
        : path("M-176 60Q0 -30 174 40V224Q174 232 166 232H-168Q-176 232 -176 224Z", k.soft(p.accent)) +
          [
            [70, 120, 64],
            [-50, 160, 40],
            [110, 30, 30],
          ]
            .map(([x = 0, y = 0, r = 0]) => ring(x, y, r, mix(p.accent, "#ffffff", 0.55), 7, 'opacity=".75"'))
            .join("") +
          path(
            "M-110 110L-30 60L20 140Z",
            "none",
            `stroke="${mix(p.accent, "#ffffff", 0.65)}" stroke-width="7" stroke-linejoin="round"`,
          )) +
      lettering(p.text ?? "1+2=3", 10, -176, 56, ink, 270, 1) +
      rect(-112, -92, 190, 9, 4, ink, 'opacity=".7"') +
      rect(-112, -68, 120, 9, 4, ink, 'opacity=".45"') +
      path("M-150 -226H80L-90 226H-150Z", "#fff", 'opacity=".06"');
    const [x, side] = p.design === 2 ? [460, -1] : [340, 1];
    return (
      place(lifted(k, book(k, mix(p.accent, "#ffffff", 0.15), "", 26), 12), x + side * 146, 312, side * 13) +
      place(lifted(k, book(k, p.colour, art, 34), 16), x, 288, side * -7)
    );
  },
  [330, 220],
  [460, 240],
);
