import { mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, line, path, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** A bag with a drawstring, for gym clothes; stripes in the first design, dots in the second. */
export const gymBag = standing(
  (p, k) => {
    const outline = "M262 176Q400 210 538 176Q600 330 582 486Q576 524 536 526H264Q224 524 218 486Q200 330 262 176Z";
    const motif =
      p.design === 2
        ? repeat(15, (n) =>
            circle(
              270 + (n % 5) * 66,
              310 + Math.floor(n / 5) * 76,
              18,
              n % 2 === 0 ? p.accent : mix(p.colour, "#ffffff", 0.5),
            ),
          )
        : repeat(2, (n) =>
            path(
              `M208 ${330 + n * 74}Q400 ${366 + n * 74} 592 ${330 + n * 74}v36Q400 ${402 + n * 74} 208 ${366 + n * 74}Z`,
              p.accent,
            ),
          );
    return (
      floorShadow(k, 400, 526, 220) +
      line("M270 168Q160 300 232 500M530 168Q640 300 568 500", shade(p.accent, -0.06), 13) +
      path("M250 90Q400 130 550 90L534 184Q400 214 266 184Z", k.tube(shade(p.colour, 0.03))) +
      repeat(9, (n) =>
        line(`M${276 + n * 31} ${112 + (n % 2) * 6}l${(4 - n) * 1.5} 70`, shade(p.colour, -0.14), 4, 'opacity=".6"'),
      ) +
      path(outline, k.tube(p.colour)) +
      `<g clip-path="${k.clip(path(outline, "#000"))}">${motif}</g>` +
      line("M264 180Q400 214 536 180", p.accent, 12) +
      circle(400, 204, 15, k.sphere(p.accent))
    );
  },
  [400, 260],
);
