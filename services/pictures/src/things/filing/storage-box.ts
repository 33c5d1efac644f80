import { mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const storageBox = standing(
  (p, k) => {
    const lidColour = p.accent;
    const contents =
      circle(260, 400, 54, k.sphere(rainbow(0))) +
      rect(320, 360, 100, 100, 8, k.soft(rainbow(3))) +
      circle(470, 410, 46, k.sphere(rainbow(7))) +
      path("M200 460L250 370L300 460Z", k.soft(rainbow(5))) +
      rect(500, 350, 60, 120, 8, k.soft(rainbow(9))) +
      circle(380, 350, 40, k.sphere(rainbow(1)));
    const clear = mix(p.colour, "#ffffff", 0.35);
    const side = p.design === 2 ? shade(p.colour, -0.06) : clear;
    return (
      floorShadow(k, 410, 524, 310) +
      path(
        "M590 262L676 214L654 476L566 522Z",
        k.linear([
          [0, shade(side, -0.06), 0.92],
          [1, shade(side, -0.16), 0.92],
        ]),
      ) +
      (p.design === 2 ? "" : path("M118 262H590L566 522H142Z", mix(p.colour, "#ffffff", 0.72)) + contents) +
      path(
        "M118 262H590L566 522H142Z",
        k.linear(
          [
            [0, clear, 0.62],
            [0.5, clear, 0.42],
            [1, clear, 0.66],
          ],
          0,
          0,
          1,
          1,
        ),
      ) +
      (p.design === 2
        ? path("M118 262H590L566 522H142Z", k.soft(p.colour)) +
          repeat(5, (n) => path(`M${160 + n * 88} 284h26l-4 226h-18Z`, shade(p.colour, -0.1), 'opacity=".7"'))
        : path("M150 280L190 280L206 506H168Z", "#fff", 'opacity=".32"')) +
      path("M118 262H590L566 522H142Z", "none", `stroke="${shade(clear, -0.1)}" stroke-width="3"`) +
      path(
        "M96 240L190 176H716L612 240Z",
        k.linear([
          [0, shade(lidColour, 0.12)],
          [1, shade(lidColour, 0.03)],
        ]),
      ) +
      path("M176 230L238 188H660L586 230Z", shade(lidColour, -0.04), 'opacity=".6"') +
      rect(96, 240, 516, 34, 8, k.soft(lidColour)) +
      path("M612 240L716 176V206L612 274Z", shade(lidColour, -0.14)) +
      [190, 452]
        .map(
          (x) =>
            rect(x, 262, 66, 62, 10, k.soft(shade(lidColour, 0.04)), `filter="${k.drop(0, 4, 4, 0.25)}"`) +
            rect(x + 16, 306, 34, 6, 3, shade(lidColour, -0.2)),
        )
        .join("") +
      rect(300, 470, 116, 34, 5, "#fffdf8", 'opacity=".95"') +
      lettering(p.text ?? "BOX", 358, 478, 17, "#5b554d", 90)
    );
  },
  [330, 300],
);
