import { material, mix, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { circle, line, path, place, rect, repeat, ring } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const guitar = lying(
  (p, k) => {
    const body =
      "M-330 0C-340 -110 -250 -152 -180 -128C-120 -108 -110 -84 -50 -88C20 -92 60 -104 96 -72C128 -40 128 40 96 72C60 104 20 92 -50 88C-110 84 -120 108 -180 128C-250 152 -340 110 -330 0Z";
    const strings = repeat(6, (n) =>
      line(`M-236 ${-17 + n * 6.8}L440 ${-13 + n * 5.2}`, n < 3 ? "#c9b27a" : "#eef0f2", 2.2 - n * 0.2),
    );
    const neck =
      rect(90, -24, 340, 48, 3, k.tube(material.darkWood, "y")) +
      repeat(11, (n) => rect(116 + n * 28, -24, 3.4, 48, 0, k.metal(material.steel, "y"))) +
      [3, 5, 7].map((n) => circle(130 + n * 28, 0, 5, "#f6efdf")).join("") +
      path("M424 -26L470 -38H540Q556 -30 556 0Q556 30 540 38H470L424 26Z", k.soft(shade(p.colour, -0.14))) +
      [470, 500, 530]
        .map(
          (x) =>
            rect(x - 5, -62, 10, 26, 3, k.metal(material.brass)) +
            circle(x, -66, 10, k.sphere("#fbf5e6")) +
            rect(x - 5, 36, 10, 26, 3, k.metal(material.brass)) +
            circle(x, 66, 10, k.sphere("#fbf5e6")) +
            circle(x, -14, 4, material.brass) +
            circle(x, 14, 4, material.brass),
        )
        .join("") +
      rect(420, -25, 7, 50, 1, "#f6efdf");
    return rearranged(
      p,
      place(
        lifted(
          k,
          path(body, shade(p.colour, -0.2), 'transform="translate(6 12)"') +
            path(
              body,
              k.linear(
                [
                  [0, shade(p.colour, 0.12)],
                  [0.5, p.colour],
                  [1, shade(p.colour, -0.12)],
                ],
                0.1,
                0,
                0.7,
                1,
              ),
              `stroke="${shade(p.colour, -0.22)}" stroke-width="7"`,
            ) +
            path(
              body,
              "none",
              `stroke="${mix(p.accent, "#fff6e0", 0.5)}" stroke-width="3" transform="scale(.965 .95) translate(-4 0)"`,
            ) +
            repeat(6, (n) =>
              path(
                `M-310 ${-70 + n * 28}Q-120 ${-50 + n * 20} 90 ${-44 + n * 18}`,
                "none",
                `stroke="${shade(p.colour, -0.08)}" stroke-width="1.6" opacity=".4"`,
              ),
            ) +
            circle(-36, 0, 54, "#2b1b12") +
            (p.design === 2 ? path("M6 -10Q70 10 62 66Q10 86 -30 62Q20 40 6 -10Z", shade(p.accent, -0.3)) : "") +
            ring(-36, 0, 60, p.accent, 9) +
            ring(-36, 0, 66, "#fff3d6", 2) +
            rect(-262, -52, 34, 104, 7, k.soft(material.darkWood)) +
            rect(-240, -42, 6, 84, 2, "#f6efdf") +
            neck +
            strings,
          17,
        ) +
          path(
            "M-290 -50Q-270 -116 -190 -112",
            "none",
            'stroke="#fff" stroke-width="9" opacity=".3" stroke-linecap="round"',
          ),
        352,
        356,
        -31,
        0.82,
      ),
      62,
    );
  },
  [300, 390],
);
