import { mix, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { circle, ellipse, line, path } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import type { Paints } from "../../lib/paints.ts";

/** A round cushion whose middle is at (x, y). */
const cushion = (k: Paints, x: number, y: number, colour: string, seam: string): string =>
  path(
    `M${x - 200} ${y}Q${x - 214} ${y + 34} ${x - 196} ${y + 58}Q${x} ${y + 116} ${x + 196} ${y + 58}Q${x + 214} ${y + 34} ${x + 200} ${y}Z`,
    k.tube(shade(colour, -0.05)),
  ) +
  ellipse(x, y, 202, 58, k.soft(shade(colour, 0.04))) +
  line(`M${x - 198} ${y + 30}Q${x} ${y + 96} ${x + 198} ${y + 30}`, seam, 4, 'stroke-dasharray="12 9"') +
  circle(x, y + 4, 9, seam);

/** Cushions for the circle: a stack of three; two beside each other in the second design. */
export const seatCushions = roomy(
  (p, k) =>
    p.design === 2
      ? floorShadow(k, 400, 520, 330) +
        cushion(k, 280, 360, p.accent, p.colour) +
        cushion(k, 516, 440, p.colour, p.accent)
      : floorShadow(k, 400, 524, 240) +
        cushion(k, 400, 440, p.accent, p.colour) +
        cushion(k, 408, 352, mix(p.colour, "#ffffff", 0.45), p.accent) +
        cushion(k, 396, 264, p.colour, p.accent),
  [400, 320],
  [500, 400],
);
