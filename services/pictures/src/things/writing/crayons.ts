import { inkOn, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, path, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const crayons = standing(
  (p, k) => {
    const shown = Math.min(Math.max(p.count ?? 8, 5), 10);
    const [left, width, top] = [156, 440, 280];
    const step = width / shown;
    const crayon = (n: number) => {
      const colour = rainbow(n);
      const w = step - 4;
      const [x, y] = [left + n * step + 2, 120 + ((n * 5) % 3) * 12];
      return (
        path(
          `M${x + w * 0.16} ${y + 40}L${x + w * 0.3} ${y + 4}Q${x + w / 2} ${y - 5} ${x + w * 0.7} ${y + 4}L${x + w * 0.84} ${y + 40}Z`,
          k.tube(colour),
        ) +
        rect(x, y + 38, w, 330, 5, k.tube(colour)) +
        rect(x, y + 58, w, 300, 0, k.tube(shade(colour, 0.09))) +
        rect(x, y + 66, w, 4, 0, shade(colour, -0.24), 'opacity=".75"') +
        rect(x, y + 76, w, 4, 0, shade(colour, -0.24), 'opacity=".75"') +
        line(`M${x + w * 0.2} ${y + 108}q${w * 0.15} -12 ${w * 0.3} 0t${w * 0.3} 0`, shade(colour, -0.24), 3)
      );
    };
    return (
      floorShadow(k, 410, 522, 280) +
      path(
        polygon([left - 10, top], [left + 46, top - 34], [left + width + 66, top - 34], [left + width + 10, top]),
        shade(p.colour, -0.26),
      ) +
      repeat(shown, crayon) +
      crate(k, left - 10, top, width + 20, 242, p.colour, 56, 34).replace(/<path[^>]*\/>/, "") +
      (p.design === 2
        ? repeat(4, (n) => rect(left + 22 + n * 116, top, 34, 242, 0, p.accent, 'opacity=".85"')) +
          circle(left + width / 2, top + 140, 84, k.soft(p.accent))
        : path(
            `M${left - 10} ${top + 40}Q${left + width / 2} ${top + 130} ${left + width + 10} ${top + 40}v120Q${left + width / 2} ${top + 250} ${left - 10} ${top + 160}Z`,
            k.soft(p.accent),
          )) +
      lettering(
        p.text ?? String(p.count ?? 8),
        left + width / 2,
        top + 116,
        52,
        inkOn(p.accent),
        p.design === 2 ? 130 : width - 100,
      )
    );
  },
  [300, 200],
);
