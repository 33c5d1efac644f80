import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const handPuppet = standing(
  (p, k) => {
    const fur = p.colour;
    const muzzle = mix(fur, "#ffffff", 0.72);
    return (
      floorShadow(k, 400, 532, 170) +
      path("M276 528Q300 400 322 330H478Q500 400 524 528Q400 552 276 528Z", k.tube(p.accent, "x", 0.8)) +
      repeat(5, (n) =>
        path(
          `M${296 - n * 1} ${490 - n * 34}Q400 ${512 - n * 34} ${504 + n * 1} ${490 - n * 34}`,
          "none",
          `stroke="${shade(p.accent, 0.16)}" stroke-width="7" opacity=".6"`,
        ),
      ) +
      path("M330 352Q232 330 190 286Q160 250 196 228Q226 216 248 254Q290 310 352 306Z", k.soft(fur)) +
      path("M470 352Q568 330 610 286Q640 250 604 228Q574 216 552 254Q510 310 448 306Z", k.soft(shade(fur, -0.05))) +
      circle(206, 254, 22, muzzle) +
      circle(594, 254, 22, muzzle) +
      circle(292, 112, 56, k.sphere(fur)) +
      circle(508, 112, 56, k.sphere(shade(fur, -0.05))) +
      circle(292, 114, 30, k.soft(mix(muzzle, "#e89a94", 0.4))) +
      circle(508, 114, 30, k.soft(mix(muzzle, "#e89a94", 0.4))) +
      ellipse(400, 208, 148, 134, k.sphere(fur)) +
      ellipse(400, 256, 80, 62, k.sphere(muzzle)) +
      ellipse(400, 224, 30, 21, k.sphere("#3b2a24")) +
      line("M400 244V272M366 274Q384 296 400 276Q416 296 434 274", "#5b3a2f", 6) +
      [336, 464].map((x) => circle(x, 180, 17, "#2d211d") + circle(x - 5, 174, 6, "#fff")).join("") +
      path("M320 336Q400 372 480 336L472 372Q400 402 328 372Z", k.soft(rainbow(0))) +
      circle(400, 372, 16, k.sphere(material.brass))
    );
  },
  [400, 210],
);
