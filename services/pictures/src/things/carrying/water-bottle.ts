import { inkOn, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const waterBottle = standing(
  (p, k) => {
    const body = "M300 226Q300 190 340 182H460Q500 190 500 226V496Q500 524 470 526H330Q300 524 300 496Z";
    return (
      floorShadow(k, 404, 528, 140) +
      rect(346, 158, 108, 40, 6, k.tube(shade(p.accent, -0.08))) +
      path("M330 172V104Q330 84 352 82H448Q470 84 470 104V172Q470 180 460 180H340Q330 180 330 172Z", k.tube(p.accent)) +
      repeat(8, (n) => rect(340 + n * 16, 96, 5, 74, 2, shade(p.accent, -0.16), 'opacity=".45"')) +
      path(
        "M372 84V58Q372 42 388 42H412Q428 42 428 58V84",
        "none",
        `stroke="${shade(p.accent, -0.04)}" stroke-width="14"`,
      ) +
      path(body, k.tube(p.colour)) +
      (p.design === 2
        ? repeat(3, (n) =>
            path(
              `M300 ${262 + n * 26}Q400 ${292 + n * 26} 500 ${262 + n * 26}v12Q400 ${304 + n * 26} 300 ${274 + n * 26}Z`,
              k.tube(p.accent),
            ),
          ) + path("M372 380l28 -26l28 26v30h-56Z", mix(p.colour, "#ffffff", 0.7))
        : path("M300 300Q400 330 500 300V420Q400 450 300 420Z", k.tube(mix(p.colour, "#ffffff", 0.82))) +
          path(
            "M300 300Q400 330 500 300V312Q400 342 300 312ZM300 408Q400 438 500 408V420Q400 450 300 420Z",
            k.tube(p.accent),
          )) +
      rect(322, 214, 17, 284, 8, "#fff", 'opacity=".42"') +
      rect(346, 230, 6, 250, 3, "#fff", 'opacity=".25"') +
      path("M300 488Q400 512 500 488V496Q500 524 470 526H330Q300 524 300 496Z", k.tube(shade(p.colour, -0.1))) +
      lettering(
        p.text ?? "0,5 L",
        406,
        p.design === 2 ? 428 : 358,
        p.design === 2 ? 28 : 34,
        p.design === 2 ? inkOn(p.colour) : shade(p.colour, -0.08),
        150,
      )
    );
  },
  [400, 330],
);
