import { material, mix, rainbow } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { ellipse, path, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const abacus = standing(
  (p, k) => {
    const rows = Math.min(Math.max(Math.round((p.count ?? 100) / 20), 5), 6);
    const gap = 330 / rows;
    const painted = mix(p.colour, material.wood, 0.1);
    const [post, bar] = p.design === 2 ? [painted, material.paleWood] : [material.wood, painted];
    return (
      floorShadow(k, 404, 528, 300) +
      path("M110 500H180V528H90Q90 508 110 500ZM630 500H700Q720 508 720 528H630Z", k.tube(material.darkWood, "y")) +
      crate(k, 128, 86, 36, 424, post, 12, 10) +
      crate(k, 640, 86, 36, 424, post, 12, 10) +
      crate(k, 118, 70, 568, 34, bar, 14, 12) +
      crate(k, 128, 478, 548, 34, bar, 14, 12) +
      repeat(rows, (row) => {
        const y = 134 + gap * (row + 0.4);
        const left = (p.design === 2 ? [2, 4, 6, 7, 8, 9] : [5, 8, 3, 6, 2, 7])[row] ?? 5;
        return (
          rect(164, y - 4, 476, 9, 4, k.metal(material.steel, "y")) +
          repeat(10, (n) => {
            const x = n < left ? 190 + n * 34 : 614 - (9 - n) * 34;
            const colour =
              p.design === 2
                ? n < 5
                  ? p.colour
                  : p.accent
                : n < 5
                  ? row % 2 === 0
                    ? p.colour
                    : rainbow(row * 2 + 1)
                  : row % 2 === 0
                    ? p.accent
                    : rainbow(row * 2 + 4);
            return (
              ellipse(x + 2, y + 4, 17, 26, "#2b221c", 'opacity=".16"') +
              ellipse(x, y, 17, 26, k.sphere(colour)) +
              ellipse(x - 5, y - 10, 4, 7, "#fff", 'opacity=".5"')
            );
          })
        );
      })
    );
  },
  [300, 260],
);
