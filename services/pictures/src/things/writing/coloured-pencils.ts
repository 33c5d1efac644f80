import { inkOn, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { pencilRod } from "../../lib/rods.ts";
import { circle, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const colouredPencils = standing(
  (p, k) => {
    const shown = Math.min(Math.max(p.count ?? 12, 6), 16);
    const [left, width, top] = [150, 460, 262];
    const step = width / shown;
    const thick = step - 2;
    const points = (row: number) =>
      repeat(shown, (n) => {
        const colour = rainbow(n + row * 3);
        const rod = pencilRod(k, 330, thick, colour, { lead: colour, end: "cut", accent: p.accent });
        return place(rod, left + step * (n + 0.5) + row * 26, 96 + row * -20 + ((n * 7) % 3) * 5, 90);
      });
    const front = crate(k, left - 8, top, width + 16, 260, p.colour, 62, 40);
    return (
      floorShadow(k, 420, 522, 290) +
      path(
        polygon([left - 8, top], [left + 54, top - 40], [left + width + 70, top - 40], [left + width + 8, top]),
        shade(p.colour, -0.25),
      ) +
      points(1) +
      points(0) +
      front.replace(/<path[^>]*\/>/, "") +
      (p.design === 2
        ? rect(left - 8, top + 34, width + 16, 22, 0, p.accent) +
          rect(left + 70, top + 76, width - 140, 86, 43, k.soft(p.accent))
        : path(
            `M${left - 8} ${top + 58}h${width + 16}v92q${-(width + 16) / 2} 60 ${-(width + 16)} 0Z`,
            k.soft(p.accent),
          )) +
      repeat(8, (n) =>
        p.design === 2
          ? rect(left - 8 + n * 59.5, top + 196, 59.5, 30, 0, rainbow(n * 2))
          : circle(left + 40 + n * 54, top + 222, 11, k.sphere(rainbow(n * 2))),
      ) +
      lettering(
        p.text ?? String(p.count ?? 12),
        left + width / 2,
        top + (p.design === 2 ? 96 : 84),
        50,
        inkOn(p.accent),
        width - 60,
      )
    );
  },
  [330, 190],
);
