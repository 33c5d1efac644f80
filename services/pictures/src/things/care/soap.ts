import { material, mix, shade } from "../../lib/colour.ts";
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
        p.design === 2
          ? "M466 108Q462 88 440 88H348Q330 88 330 108V136H364V128H440L492 138Q504 140 504 128Q502 112 466 108Z"
          : "M326 108Q330 88 352 88H444Q462 88 462 108V136H428V128H352L300 138Q288 140 288 128Q290 112 326 108Z",
        k.tube(p.accent, "y"),
      ) +
      rect(352, 182, 88, 28, 6, k.tube(p.accent)) +
      repeat(7, (n) => rect(358 + n * 11.6, 184, 4, 24, 2, shade(p.accent, -0.2), 'opacity=".5"')) +
      rect(366, 208, 60, 36, 4, k.tube(shade(p.accent, -0.06))) +
      path(body, k.tube(p.design === 2 ? mix(p.colour, "#ffffff", 0.72) : p.colour)) +
      (p.design === 2
        ? path("M282 356H508V488Q508 522 474 524H316Q282 522 282 488Z", k.tube(p.colour), 'opacity=".75"')
        : "") +
      rect(302, 262, 18, 240, 9, "#fff", 'opacity=".45"') +
      (p.design === 2 ? circle(396, 384, 84, k.soft("#fffdf8")) : rect(322, 300, 148, 166, 14, k.soft("#fffdf8"))) +
      path("M396 324C430 364 440 380 440 398A44 44 0 0 1 352 398C352 380 362 364 396 324Z", k.sphere(p.accent)) +
      ellipse(378, 400, 9, 16, "#fff", 'opacity=".6"') +
      lettering(p.text ?? "500 ML", 396, p.design === 2 ? 440 : 446, 13, "#6b655c", p.design === 2 ? 76 : 110) +
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
