import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ellipse, path, place, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const balanceBoard = standing(
  (p, k) =>
    floorShadow(k, 400, 512, 260) +
    path("M250 410H560Q540 506 405 510Q270 506 250 410Z", k.tube(p.accent)) +
    place(
      path(
        "M-310 0A310 82 0 0 0 310 0V28A310 82 0 0 1 -310 28Z",
        k.linear(
          [
            [0, material.darkWood],
            [0.3, material.wood],
            [1, shade(material.darkWood, -0.1)],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
        ellipse(
          0,
          0,
          310,
          82,
          k.linear(
            [
              [0, shade(material.paleWood, 0.05)],
              [1, material.wood],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        repeat(6, (n) =>
          path(
            `M${-250 + n * 8} ${-34 + n * 14}Q0 ${-56 + n * 20} ${250 - n * 8} ${-34 + n * 14}`,
            "none",
            `stroke="${shade(material.wood, -0.06)}" stroke-width="1.6" opacity=".55"`,
          ),
        ) +
        (p.design === 2
          ? [262, 196, 130, 64]
              .map((rx, n) => ellipse(0, 0, rx, rx * 0.26, n % 2 === 0 ? p.colour : mix(p.accent, "#ffffff", 0.15)))
              .join("")
          : ellipse(0, 0, 228, 58, "none", `stroke="${p.colour}" stroke-width="9"`) +
            ellipse(-118, 0, 52, 26, p.colour) +
            ellipse(118, 0, 52, 26, p.colour)) +
        repeat(
          p.design === 2 ? 0 : 8,
          (n) =>
            ellipse(-148 + (n % 4) * 20, -9 + Math.floor(n / 4) * 18, 4, 2.4, mix(p.colour, "#ffffff", 0.5)) +
            ellipse(88 + (n % 4) * 20, -9 + Math.floor(n / 4) * 18, 4, 2.4, mix(p.colour, "#ffffff", 0.5)),
        ) +
        lettering(p.text ?? "", 0, -10, 20, shade(p.colour, -0.1), 90),
      400,
      350,
      p.design === 2 ? 9 : -8,
    ),
  [400, 350],
);
