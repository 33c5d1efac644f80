import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, line, path, place, rect, repeat } from "../../lib/shapes.ts";
import { cup, floorShadow } from "../../lib/solids.ts";
import { leaf } from "../../lib/stages.ts";

export const seedling = standing(
  (p, k) => {
    const sprout = (x: number, y: number, h: number, s: number) =>
      line(`M${x} ${y}Q${x - 6} ${y - h / 2} ${x} ${y - h}`, "#7bb35c", 9) +
      (p.design === 2
        ? repeat(7, (n) =>
            place(ellipse(0, -34 * s, 15 * s, 26 * s, s > 1 ? "#f6c445" : "#f4f1ea"), x, y - h, n * 51.4),
          ) +
          circle(x, y - h, 19 * s, k.sphere("#9a5b2e")) +
          leaf(k, x, y - h * 0.4, -62, 70 * s, "#6bb052")
        : leaf(k, x, y - h, -58, 92 * s, "#6bb052") + leaf(k, x, y - h, 56, 104 * s, "#7cc05c")) +
      leaf(k, x, y - h * 0.5, 66, 54 * s, "#5fa24b");
    const pot = (x: number, w: number, top: number, colour: string) =>
      cup(k, x, top, 512, w, colour, w * 0.2) +
      ellipse(x, top + 4, w - 9, w * 0.19 - 2, "#4b3526") +
      repeat(9, (n) =>
        ellipse(x - w * 0.66 + n * w * 0.165, top + 3 + (n % 3) * 4, 7, 4, n % 2 === 0 ? "#6a4c38" : "#38261b"),
      ) +
      path(
        `M${x - w - 6} ${top - 2}A${w + 6} ${w * 0.24} 0 0 0 ${x + w + 6} ${top - 2}V${top + 32}A${w + 6} ${w * 0.24} 0 0 1 ${x - w - 6} ${top + 32}Z`,
        k.tube(shade(colour, 0.03)),
      );
    return (
      floorShadow(k, 300, 530, 150) +
      floorShadow(k, 560, 528, 120) +
      sprout(310, 330, 150, 1.25) +
      sprout(568, 392, 90, 0.92) +
      pot(310, 132, 322, p.colour) +
      pot(568, 96, 386, p.accent) +
      place(
        rect(-7, -150, 14, 190, 4, k.tube(material.paleWood)) +
          rect(-46, -190, 92, 60, 8, k.soft("#fffaf0")) +
          lettering(p.text ?? "BIO", 0, -172, 24, "#5a8a4a", 74),
        412,
        326,
        10,
      ) +
      repeat(5, (n) => ellipse(416 + n * 15, 524 + (n % 2) * 9, 6, 4, shade(material.darkWood, -0.05)))
    );
  },
  [310, 240],
);
