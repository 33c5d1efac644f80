import { material, mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

/** A compass with its rose; the needle points another way in the second design, and the case has no lid. */
export const magneticCompass = lying(
  (p, k) => {
    const face =
      circle(0, 0, 196, k.soft(p.colour, 1.2)) +
      circle(0, 0, 164, "#fffdf8") +
      repeat(36, (n) => place(rect(-1.5, -158, 3, n % 9 === 0 ? 26 : 12, 1, "#6b655c"), 0, 0, n * 10)) +
      ["N", "O", "S", "W"]
        .map((letter, n) =>
          lettering(
            letter,
            Math.sin((n * Math.PI) / 2) * 106,
            -Math.cos((n * Math.PI) / 2) * 106 - 15,
            30,
            n === 0 ? "#c8352f" : material.ink,
          ),
        )
        .join("") +
      path("M0 -70L14 -14L70 0L14 14L0 70L-14 14L-70 0L-14 -14Z", mix(p.accent, "#ffffff", 0.55));
    const needle =
      path("M-16 0L0 -132L16 0Z", "#c8352f") +
      path("M-16 0L0 132L16 0Z", "#8d959d") +
      circle(0, 0, 14, k.sphere(material.brass));
    const lid =
      p.design === 2
        ? ring(0, -226, 26, shade(p.colour, -0.14), 12)
        : circle(0, -320, 150, k.soft(shade(p.colour, -0.06))) + rect(-40, -206, 80, 30, 8, k.metal(material.steel));
    const whole = place(
      lifted(k, lid + face, 15) + place(needle, 0, 0, p.design === 2 ? -48 : 24),
      400,
      p.design === 2 ? 340 : 408,
      14,
      p.design === 2 ? 0.98 : 0.78,
    );
    return rearranged(p, whole, -34, 0.98);
  },
  [400, 360],
);
