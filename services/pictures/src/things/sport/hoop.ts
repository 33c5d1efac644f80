import { mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { ring } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const hoop = standing(
  (p, k) => {
    const one = (cx: number, cy: number, r: number, colour: string, second: string) =>
      ring(cx + 3, cy + 4, r, shade(colour, -0.2), 27) +
      ring(cx, cy, r, colour, 24) +
      ring(cx, cy, r, second, 24, `stroke-dasharray="${r * 0.36} ${r * 0.426}"`) +
      ring(cx - 3, cy - 4, r, "#ffffff", 5, 'opacity=".45"') +
      ring(cx + 2, cy + 3, r + 8, "#000", 3, 'opacity=".12"');
    return p.design === 2
      ? floorShadow(k, 430, 532, 190, 0.26) +
          floorShadow(k, 240, 532, 130, 0.26) +
          one(248, 386, 132, p.accent, p.accent) +
          one(456, 306, 212, p.colour, p.colour)
      : floorShadow(k, 470, 530, 200, 0.26) +
          floorShadow(k, 300, 532, 170, 0.26) +
          one(486, 312, 204, p.accent, mix(p.accent, "#ffffff", 0.5)) +
          one(304, 340, 178, p.colour, mix(p.colour, "#ffffff", 0.55));
  },
  [230, 230],
);
