import { mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

const skin = "#eec39f";

/** Kasper: a hand puppet with a long nose and a pointed cap. */
export const punchPuppet = standing(
  (p, k) => {
    const hand = (x: number, y: number) => circle(x, y, 24, k.sphere(skin));
    return (
      floorShadow(k, 400, 534, 170) +
      path("M270 530Q300 400 326 338H474Q500 400 530 530Q400 554 270 530Z", k.tube(p.colour, "x", 0.8)) +
      path("M340 350Q246 348 196 292L226 256Q280 306 356 306Z", k.soft(p.colour)) +
      path("M460 350Q554 348 604 292L574 256Q520 306 444 306Z", k.soft(shade(p.colour, -0.06))) +
      hand(206, 268) +
      hand(594, 268) +
      (p.design === 2
        ? repeat(3, (n) => path(`M${352 + n * 40} 340L${318 + n * 66} 540h26L${368 + n * 40} 340Z`, k.soft(p.accent)))
        : repeat(3, (n) => circle(400, 390 + n * 46, 12, k.sphere(p.accent)))) +
      ellipse(400, 228, 104, 112, k.sphere(skin)) +
      path(
        p.design === 2
          ? "M512 196Q500 60 252 34Q280 92 288 196Q400 150 512 196Z"
          : "M288 196Q300 60 548 34Q520 92 512 196Q400 150 288 196Z",
        k.soft(p.accent),
      ) +
      path("M284 200Q400 148 516 200L512 226Q400 176 288 226Z", k.soft(mix(p.accent, "#ffffff", 0.6))) +
      circle(p.design === 2 ? 248 : 552, 36, 22, k.sphere(rainbow(3))) +
      [360, 440].map((x) => circle(x, 226, 12, "#2d211d") + circle(x - 4, 222, 4, "#fff")).join("") +
      circle(334, 262, 20, "#e5857a", 'opacity=".55"') +
      circle(466, 262, 20, "#e5857a", 'opacity=".55"') +
      path("M388 236Q400 226 412 236Q428 272 404 282Q378 280 388 236Z", k.soft(mix(skin, "#d9776b", 0.35))) +
      line("M350 294Q400 334 450 294", "#8c3b32", 8) +
      path(
        "M318 336Q340 366 362 342Q380 374 400 346Q420 374 438 342Q460 366 482 336Q400 356 318 336Z",
        k.soft("#fbf6ec"),
      )
    );
  },
  [400, 220],
);
