import { inkOn, material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, polygon, rect, ring } from "../../lib/shapes.ts";
import { crate, floorShadow } from "../../lib/solids.ts";

export const firstAid = standing(
  (p, k) => {
    const roll = (x: number, y: number, r: number) =>
      circle(x + 20, y - 8, r, k.soft("#e4ded2")) +
      circle(x, y, r, k.sphere("#fbf8f1")) +
      ring(x, y, r * 0.62, "#dcd5c7", 4) +
      circle(x, y, r * 0.28, "#cfc7b8");
    return (
      floorShadow(k, 410, 524, 310) +
      path(
        "M300 190V150Q300 116 334 116H460Q494 116 494 150V190",
        "none",
        `stroke="${shade(p.colour, -0.16)}" stroke-width="24"`,
      ) +
      path(
        "M297 186V150Q297 112 334 112H460",
        "none",
        `stroke="${shade(p.colour, 0.1)}" stroke-width="6" stroke-linecap="round"`,
      ) +
      crate(k, 118, 206, 540, 316, p.colour, 62, 40) +
      rect(118, 330, 540, 8, 0, shade(p.colour, -0.18)) +
      path(polygon([658, 330], [720, 290], [720, 297], [658, 338]), shade(p.colour, -0.28)) +
      (p.design === 2
        ? rect(258, 226, 260, 252, 26, "#fffdf8", `filter="${k.drop(0, 5, 5, 0.2)}"`) +
          rect(118, 498, 540, 12, 0, p.accent)
        : circle(388, 352, 112, "#fffdf8", `filter="${k.drop(0, 5, 5, 0.2)}"`)) +
      path(
        "M362 276H414V326H464V378H414V428H362V378H312V326H362Z",
        k.soft(mix(p.accent, "#2f9e5b", p.accent === "#ffffff" ? 1 : 0)),
      ) +
      [178, 540]
        .map(
          (x) =>
            rect(x, 306, 58, 60, 9, k.metal(material.steel)) +
            rect(x + 14, 326, 30, 20, 4, shade(material.steel, -0.12)),
        )
        .join("") +
      rect(150, 224, 470, 9, 4, "#fff", 'opacity=".35"') +
      roll(672, 474, 46) +
      lettering(p.text ?? "", 388, 478, 24, inkOn(p.colour), 300)
    );
  },
  [390, 350],
);
