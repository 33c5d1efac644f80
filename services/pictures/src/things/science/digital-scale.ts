import { mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, path, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** Scales with a display; a weight lies on the plate, in the second design an apple. */
export const digitalScale = standing(
  (p, k) => {
    const body = mix(p.colour, "#f4f1ea", 0.25);
    const load =
      p.design === 2
        ? circle(400, 214, 78, k.sphere("#d9413c")) + path("M404 140q26 -44 70 -26q-22 38 -70 26Z", k.soft("#6aa84f"))
        : rect(346, 168, 108, 122, 12, k.metal("#d8b25a")) + rect(374, 130, 52, 44, 10, k.metal("#d8b25a"));
    return (
      floorShadow(k, 400, 528, 280) +
      path("M150 430L206 330H594L650 430V490Q650 522 616 522H184Q150 522 150 490Z", k.soft(body)) +
      path("M150 430H650V490Q650 522 616 522H184Q150 522 150 490Z", k.soft(shade(body, -0.05))) +
      ellipse(400, 318, 220, 44, shade(p.colour, -0.16)) +
      ellipse(400, 304, 220, 44, p.design === 2 ? k.soft(p.accent) : k.metal("#c9ced4")) +
      load +
      rect(270, 440, 180, 58, 8, "#c9d8c4") +
      lettering(p.design === 2 ? "182 G" : "500 G", 360, 454, 30, "#2c3a30", 150) +
      circle(516, 469, 20, k.sphere(p.accent)) +
      circle(574, 469, 20, k.sphere("#e9e4da"))
    );
  },
  [400, 380],
);
