import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const handPuppet = standing(
  (p, k) => {
    const fur = p.colour;
    const dress = p.design === 2 ? mix(p.accent, "#ffffff", 0.6) : p.accent;
    const muzzle = mix(fur, "#ffffff", 0.72);
    return (
      floorShadow(k, 400, 532, 170) +
      path("M276 528Q300 400 322 330H478Q500 400 524 528Q400 552 276 528Z", k.tube(dress, "x", 0.8)) +
      repeat(5, (n) =>
        path(
          `M${296 - n * 1} ${490 - n * 34}Q400 ${512 - n * 34} ${504 + n * 1} ${490 - n * 34}`,
          "none",
          p.design === 2
            ? `stroke="${p.accent}" stroke-width="16"`
            : `stroke="${shade(p.accent, 0.16)}" stroke-width="7" opacity=".6"`,
        ),
      ) +
      path("M330 352Q232 330 190 286Q160 250 196 228Q226 216 248 254Q290 310 352 306Z", k.soft(fur)) +
      path("M470 352Q568 330 610 286Q640 250 604 228Q574 216 552 254Q510 310 448 306Z", k.soft(shade(fur, -0.05))) +
      circle(206, 254, 22, muzzle) +
      circle(594, 254, 22, muzzle) +
      (p.design === 2
        ? path("M262 186L268 44L366 108ZM538 186L532 44L434 108Z", k.soft(fur)) +
          path("M282 142L284 82L330 112ZM518 142L516 82L470 112Z", k.soft(mix(muzzle, "#e89a94", 0.4)))
        : circle(292, 112, 56, k.sphere(fur)) +
          circle(508, 112, 56, k.sphere(shade(fur, -0.05))) +
          circle(292, 114, 30, k.soft(mix(muzzle, "#e89a94", 0.4))) +
          circle(508, 114, 30, k.soft(mix(muzzle, "#e89a94", 0.4)))) +
      ellipse(400, 208, 148, 134, k.sphere(fur)) +
      ellipse(400, 256, 80, 62, k.sphere(muzzle)) +
      ellipse(400, 224, 30, 21, k.sphere("#3b2a24")) +
      line("M400 244V272M366 274Q384 296 400 276Q416 296 434 274", "#5b3a2f", 6) +
      (p.design === 2
        ? line("M318 246L250 232M318 262L248 268M482 246L550 232M482 262L552 268", "#5b3a2f", 4, 'opacity=".7"')
        : "") +
      [336, 464].map((x) => circle(x, 180, 17, "#2d211d") + circle(x - 5, 174, 6, "#fff")).join("") +
      path("M320 336Q400 372 480 336L472 372Q400 402 328 372Z", k.soft(rainbow(0))) +
      circle(400, 372, 16, k.sphere(material.brass))
    );
  },
  [400, 210],
);
