import { inkOn, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { floorShadow } from "../../lib/solids.ts";
import { die } from "./parts.ts";

export const dice = standing(
  (p, k) =>
    (p.design === 2
      ? floorShadow(k, 520, 470, 170) +
        floorShadow(k, 230, 522, 150) +
        die(k, 524, 236, 190, p.colour, [6, 2, 3], inkOn(p.colour)) +
        die(k, 232, 356, 138, "#fffdf7", [4, 5, 1], p.accent)
      : floorShadow(k, 280, 470, 170) +
        floorShadow(k, 560, 522, 150) +
        die(k, 286, 236, 190, p.colour, [5, 3, 6], inkOn(p.colour)) +
        die(k, 572, 348, 144, p.accent, [2, 6, 4], inkOn(p.accent))) +
    (p.count !== undefined && p.count > 2
      ? die(k, 116, 446, 72, mix(p.colour, "#ffffff", 0.75), [1, 4, 5], shade(p.colour, -0.2))
      : ""),
  [300, 250],
);
