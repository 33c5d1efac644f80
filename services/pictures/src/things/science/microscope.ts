import { material, shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, polygon, rect, ring } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const microscope = standing(
  (p, k) => {
    const arm = "M452 118Q600 150 604 300Q604 410 520 470L486 430Q546 390 544 300Q540 206 430 182Z";
    const tube =
      rect(-34, -130, 68, 210, 10, k.tube(p.colour)) +
      rect(-40, -190, 80, 66, 8, k.tube("#3c3e44")) +
      rect(-30, -212, 60, 26, 6, k.tube("#2d2f34")) +
      rect(-38, 70, 76, 22, 5, k.metal(material.steel)) +
      rect(-24, 92, 48, 52, 5, k.metal(material.steel)) +
      path("M-18 144H18L10 172H-10Z", k.metal(material.darkSteel)) +
      rect(-24, 104, 48, 8, 0, p.accent) +
      rect(-38, -64, 76, 12, 0, k.metal(material.brass));
    return fromOtherSide(
      p,
      floorShadow(k, 420, 528, 240) +
        path("M232 528Q236 470 300 466H560Q612 470 614 528Z", k.tube(shade(p.colour, -0.04), "y")) +
        rect(226, 506, 394, 24, 8, k.soft(shade(p.colour, -0.13))) +
        path(arm, shade(p.colour, -0.16), 'transform="translate(9 5)"') +
        path(arm, k.soft(p.colour, 1.3)) +
        path(
          "M470 138Q576 176 580 296",
          "none",
          'stroke="#fff" stroke-width="7" opacity=".35" stroke-linecap="round"',
        ) +
        place(tube, 414, 214, -16) +
        path(polygon([236, 416], [288, 386], [566, 386], [522, 416]), shade("#44474d", 0.05)) +
        rect(236, 416, 288, 20, 4, k.soft("#35373c")) +
        path(polygon([300, 408], [318, 396], [470, 396], [456, 408]), "#dff0f6", 'opacity=".9"') +
        circle(382, 402, 7, p.accent) +
        path("M300 466L330 436H420L450 466Z", k.tube("#4b4e55")) +
        ellipse(376, 452, 36, 10, "#ffe9a8") +
        circle(562, 396, 38, shade("#3c3e44", -0.05)) +
        circle(558, 392, 36, k.sphere("#4a4d53")) +
        ring(558, 392, 25, "#2a2c30", 3) +
        circle(558, 392, 14, k.sphere(p.accent)) +
        circle(574, 466, 22, k.sphere("#4a4d53")),
    );
  },
  [410, 330],
);
