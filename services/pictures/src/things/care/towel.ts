import { mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const towel = standing(
  (p, k) => {
    const folded = (y: number, colour: string, w: number) =>
      path(
        `M${400 - w} ${y}Q${380 - w} ${y + 40} ${400 - w} ${y + 82}H${400 + w}Q${424 + w} ${y + 40} ${400 + w} ${y}Z`,
        k.linear([
          [0, shade(colour, 0.1)],
          [0.45, colour],
          [1, shade(colour, -0.14)],
        ]),
      ) +
      path(
        `M${400 - w + 4} ${y + 28}H${396 + w}M${400 - w + 2} ${y + 55}H${398 + w}`,
        "none",
        `stroke="${shade(colour, -0.09)}" stroke-width="3"`,
      ) +
      repeat(44, (n) =>
        circle(
          416 - w + ((n * 61) % (w * 2 - 36)),
          y + 8 + ((n * 29) % 70),
          2,
          shade(colour, n % 2 === 0 ? 0.1 : -0.08),
          'opacity=".55"',
        ),
      );
    if (p.design === 2) {
      const rolled = (x: number, y: number, colour: string, band: string) =>
        rect(x, y, 380, 132, 66, k.tube(colour, "y")) +
        rect(x + 54, y - 1, 30, 134, 3, k.tube(band, "y")) +
        ellipse(x + 330, y + 66, 56, 66, k.soft(shade(colour, 0.06))) +
        path(
          `M${x + 330} ${y + 66}m-5 0a8 8 0 1 1 13 4a18 18 0 1 1 -31 -10a28 28 0 1 1 50 18a38 38 0 1 1 -68 -24`,
          "none",
          `stroke="${shade(colour, -0.14)}" stroke-width="5"`,
        );
      return (
        floorShadow(k, 400, 524, 300) +
        rolled(74, 390, p.colour, p.accent) +
        rolled(346, 392, "#f7f3ea", p.colour) +
        rolled(206, 268, mix(p.accent, "#ffffff", 0.15), "#f7f3ea")
      );
    }
    return (
      floorShadow(k, 400, 526, 270) +
      folded(442, mix(p.accent, "#ffffff", 0.2), 250) +
      folded(360, "#f7f3ea", 246) +
      folded(278, p.colour, 242) +
      path(
        "M158 278Q150 236 200 214H600Q650 236 642 278Z",
        k.linear([
          [0, shade(p.colour, 0.14)],
          [1, shade(p.colour, 0.05)],
        ]),
      ) +
      path(
        "M470 214H560V278Q560 420 554 452H464Q472 420 470 278Z",
        k.linear([
          [0, shade(p.colour, 0.1)],
          [1, shade(p.colour, -0.06)],
        ]),
        `filter="${k.drop(3, 6, 6, 0.24)}"`,
      ) +
      rect(468, 392, 90, 16, 0, p.accent) +
      rect(468, 416, 90, 7, 0, p.accent) +
      repeat(13, (n) => line(`M${468 + n * 7.2} 452v14`, shade(p.colour, 0.05), 3.4)) +
      rect(180, 152, 330, 70, 35, k.tube(mix(p.colour, "#ffffff", 0.4), "y")) +
      circle(500, 187, 35, k.soft(mix(p.colour, "#ffffff", 0.5))) +
      path(
        "M500 187m-4 0a6 6 0 1 1 10 3a14 14 0 1 1 -24 -8a22 22 0 1 1 40 14",
        "none",
        `stroke="${shade(p.colour, -0.04)}" stroke-width="3.5"`,
      ) +
      rect(310, 150, 36, 74, 3, k.tube(p.accent, "y"))
    );
  },
  [420, 240],
);
