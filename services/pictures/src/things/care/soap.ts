import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const soap = standing(
  (p, k) => {
    const bubble = (x: number, y: number, r: number) =>
      circle(
        x,
        y,
        r,
        k.radial(
          [
            [0, "#ffffff", 0.15],
            [0.75, "#dff1fb", 0.35],
            [1, "#9fd0ea", 0.75],
          ],
          0.4,
          0.36,
          0.6,
        ),
      ) +
      ellipse(
        x - r * 0.36,
        y - r * 0.4,
        r * 0.24,
        r * 0.14,
        "#fff",
        `opacity=".95" transform="rotate(-35 ${x - r * 0.36} ${y - r * 0.4})"`,
      );
    const body = "M282 278Q286 246 330 240H460Q504 246 508 278V488Q508 522 474 524H316Q282 522 282 488Z";
    return (
      floorShadow(k, 404, 528, 190) +
      rect(386, 132, 20, 64, 3, k.metal(material.steel)) +
      path(
        "M326 108Q330 88 352 88H444Q462 88 462 108V136H428V128H352L300 138Q288 140 288 128Q290 112 326 108Z",
        k.tube(p.accent, "y"),
      ) +
      rect(352, 182, 88, 28, 6, k.tube(p.accent)) +
      repeat(7, (n) => rect(358 + n * 11.6, 184, 4, 24, 2, shade(p.accent, -0.2), 'opacity=".5"')) +
      rect(366, 208, 60, 36, 4, k.tube(shade(p.accent, -0.06))) +
      path(body, k.tube(p.colour)) +
      rect(302, 262, 18, 240, 9, "#fff", 'opacity=".45"') +
      rect(322, 300, 148, 166, 14, k.soft("#fffdf8")) +
      path("M396 324C430 364 440 380 440 398A44 44 0 0 1 352 398C352 380 362 364 396 324Z", k.sphere(p.accent)) +
      ellipse(378, 400, 9, 16, "#fff", 'opacity=".6"') +
      lettering(p.text ?? "500 ML", 396, 446, 13, "#6b655c", 110) +
      bubble(566, 466, 52) +
      bubble(622, 398, 30) +
      bubble(574, 342, 18) +
      bubble(226, 484, 36) +
      bubble(190, 424, 20) +
      bubble(650, 492, 24)
    );
  },
  [396, 250],
);
