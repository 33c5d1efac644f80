import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** A hand puppet: an owl with round eyes, tufts and spread wings. */
export const owlPuppet = standing(
  (p, k) => {
    const [feathers, belly] = [
      p.colour,
      mix(p.design === 2 ? p.accent : p.colour, "#ffffff", p.design === 2 ? 0.35 : 0.72),
    ];
    const wings =
      p.design === 2
        ? "M300 320Q212 380 206 500Q286 470 332 380ZM500 320Q588 380 594 500Q514 470 468 380Z"
        : "M290 330Q200 300 152 196Q250 210 330 300ZM510 330Q600 300 648 196Q550 210 470 300Z";
    const eye = (x: number) =>
      circle(x, 196, 62, k.soft(belly)) +
      circle(x, 196, 40, k.sphere("#f6c445")) +
      circle(x, 196, 22, "#2d211d") +
      circle(x - 8, 188, 7, "#fff");
    return (
      floorShadow(k, 400, 532, 180) +
      path("M264 528Q280 380 300 310H500Q520 380 536 528Q400 554 264 528Z", k.tube(feathers)) +
      path(wings, k.soft(shade(feathers, -0.06))) +
      path("M320 360Q400 330 480 360Q500 470 400 506Q300 470 320 360Z", k.soft(belly)) +
      repeat(9, (n) =>
        path(
          `M${348 + (n % 3) * 42} ${384 + Math.floor(n / 3) * 36}q11 18 22 0`,
          "none",
          `stroke="${shade(feathers, 0.06)}" stroke-width="5"`,
        ),
      ) +
      path("M262 168L256 56L352 104ZM538 168L544 56L448 104Z", k.soft(feathers)) +
      ellipse(400, 212, 160, 136, k.sphere(feathers)) +
      eye(336) +
      eye(464) +
      path("M384 232H416L400 272Z", k.soft(mix(material.brass, "#f08a24", 0.6))) +
      (p.design === 2
        ? path("M296 316Q400 360 504 316L498 350Q400 392 302 350Z", k.soft(p.accent))
        : circle(400, 330, 18, k.sphere(p.accent)))
    );
  },
  [400, 210],
);
