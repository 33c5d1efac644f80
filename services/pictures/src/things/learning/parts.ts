import { shade } from "../../lib/colour.ts";
import type { Paints } from "../../lib/paints.ts";
import { rect, roundedPath } from "../../lib/shapes.ts";
import { floorShadow, lifted, screw, slab } from "../../lib/solids.ts";

export const board = (k: Paints, frame: string, surface: string, content: string, legs = false) =>
  (legs ? floorShadow(k, 400, 540, 280) : "") +
  lifted(k, slab(k, roundedPath(84, 74, 632, 424, 10), frame, 6, 9, k.metal(frame, "y")), 18) +
  rect(104, 94, 592, 384, 3, surface) +
  rect(104, 94, 592, 12, 0, "#000", 'opacity=".1"') +
  content +
  [
    [94, 84],
    [706, 84],
    [94, 488],
    [706, 488],
  ]
    .map(([x = 0, y = 0]) => screw(k, x, y, 6, shade(frame, 0.04), false))
    .join("");
