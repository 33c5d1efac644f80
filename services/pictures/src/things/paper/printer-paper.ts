import { inkOn, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const printerPaper = standing(
  (p, k) => {
    const ream = (x: number, y: number) =>
      crate(k, x, y, 420, 110, p.design === 2 ? mix(p.accent, "#ffffff", 0.72) : "#fbfaf7", 150, 96) +
      path(polygon([x + 60, y], [x + 210, y - 96], [x + 350, y - 96], [x + 200, y]), k.soft(p.colour)) +
      rect(x + 60, y, 140, 110, 0, k.soft(p.colour)) +
      rect(x + 200, y, 12, 110, 0, p.accent) +
      path(polygon([x + 200, y], [x + 350, y - 96], [x + 362, y - 96], [x + 212, y]), p.accent) +
      lettering(p.text ?? "A4", x + 130, y + 36, 40, inkOn(p.colour), 110) +
      repeat(3, (n) => rect(x + 250, y + 34 + n * 18, 120 - n * 26, 6, 3, "#c9c4ba"));
    const loose = repeat(9, (n) =>
      path(
        polygon([110 + n, 396 - 8 * n], [262 + n, 300 - 8 * n], [684 - n, 300 - 8 * n], [532 + n, 396 - 8 * n]),
        k.linear(
          [
            [0, "#ffffff"],
            [1, shade("#efece5", -0.015 * (n % 2))],
          ],
          0,
          0,
          1,
          1,
        ),
        'stroke="#d5d0c6" stroke-width="1"',
      ),
    );
    return (
      floorShadow(k, 410, 518, 320) +
      (p.design === 2
        ? ream(92, 404) + ream(140, 292) + ream(104, 180)
        : ream(112, 404) + ream(124, 292) + place(loose, 12, -104))
    );
  },
  [260, 400],
);
