import { material, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ellipse, path, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const fileBox = standing(
  (p, k) => {
    const files = repeat(7, (n) => {
      const colour = n % 2 === 0 ? rainbow(n * 2) : p.accent;
      const [x, y] = [228 + n * 15, 236 - n * 11];
      return (
        rect(x, y, 330, 200, 4, k.soft("#f7e8c9")) +
        path(`M${x + 20 + n * 40} ${y}v-26q0 -8 8 -8h58q8 0 8 8v26Z`, k.soft(colour))
      );
    });
    const reversed = files
      .split(/(?=<rect)/)
      .toReversed()
      .join("");
    const corners = [
      path("M160 522V452L230 522Z", p.accent),
      path("M590 522V452L520 522Z", p.accent),
      path("M160 270V340L230 270Z", p.accent),
      path("M590 270V340L520 270Z", p.accent),
    ].join("");
    return (
      floorShadow(k, 420, 524, 300) +
      path(polygon([160, 290], [290, 190], [690, 190], [600, 290]), shade(p.colour, -0.28)) +
      reversed +
      crate(k, 160, 270, 430, 252, p.colour, 104, 76).replace(/<path[^>]*\/>/, "") +
      (p.design === 2 ? corners : "") +
      rect(300, 330, 150, 84, 6, k.metal(material.steel, "y")) +
      rect(310, 340, 130, 64, 3, "#fffdf8") +
      lettering(p.text ?? "A-Z", 375, 358, 28, "#57514a", 110) +
      ellipse(375, 466, 44, 17, shade(p.colour, -0.26)) +
      path("M332 462a44 17 0 0 1 86 0", "none", `stroke="${shade(p.colour, 0.1)}" stroke-width="4"`)
    );
  },
  [375, 360],
);
