import { material, mix, shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, rect, repeat } from "../../lib/shapes.ts";
import { cup, floorShadow } from "../../lib/solids.ts";

export const wateringCan = standing(
  (p, k) => {
    const spout = "M470 404L628 196L664 224L520 486Z";
    return fromOtherSide(
      p,
      floorShadow(k, 370, 530, 230) +
        path(
          spout,
          k.linear(
            [
              [0, shade(p.colour, 0.1)],
              [0.5, p.colour],
              [1, shade(p.colour, -0.16)],
            ],
            0,
            0,
            1,
            0.6,
          ),
        ) +
        place(
          ellipse(0, 0, 26, 74, k.metal(mix(p.accent, material.brass, 0.3))) +
            repeat(14, (n) => circle(((n * 7) % 26) - 13, -50 + n * 7.6, 3, "#3a2d1c")),
          656,
          198,
          -53,
        ) +
        path(
          "M176 280C60 220 60 440 192 470",
          "none",
          `stroke="${shade(p.accent, -0.12)}" stroke-width="28" stroke-linecap="round"`,
        ) +
        path(
          "M176 278C66 224 66 434 190 464",
          "none",
          `stroke="${p.accent}" stroke-width="18" stroke-linecap="round"`,
        ) +
        path(
          "M170 240C210 80 430 90 500 250",
          "none",
          `stroke="${shade(p.accent, -0.12)}" stroke-width="26" stroke-linecap="round"`,
        ) +
        path(
          "M170 238C212 84 428 92 498 246",
          "none",
          `stroke="${shade(p.accent, 0.05)}" stroke-width="15" stroke-linecap="round"`,
        ) +
        cup(k, 336, 248, 498, 170, p.colour, 22) +
        path("M166 248A170 37 0 0 1 506 248L490 256A156 30 0 0 0 182 256Z", shade(p.colour, 0.1)) +
        path("M184 430Q336 474 488 430L486 446Q336 490 186 446Z", p.accent) +
        path("M174 330Q336 372 498 330L497 342Q336 384 175 342Z", p.accent, 'opacity=".9"') +
        place(
          circle(0, 0, 15, k.sphere("#f6c445")) +
            repeat(6, (n) => place(ellipse(0, -30, 13, 20, "#fffaf0"), 0, 0, n * 60)) +
            circle(0, 0, 15, k.sphere("#f6c445")),
          336,
          412,
        ) +
        rect(196, 286, 17, 180, 8, "#fff", 'opacity=".3"') +
        repeat(5, (n) =>
          path(
            `M${690 + (n % 3) * 20 - n * 2} ${280 + n * 50}q11 18 0 26q-11 -8 0 -26Z`,
            k.linear([
              [0, "#d8effb"],
              [1, "#7fc0e6"],
            ]),
          ),
        ),
    );
  },
  [340, 330],
);
