import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, line, path, place, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { face } from "./parts.ts";

export const doll = standing(
  (p, k) => {
    const hair = p.design === 2 ? "#d6a24a" : "#7a4a2c";
    const limb = (d: string, colour: string, width: number) =>
      line(d, shade(colour, -0.08), width) + line(d, colour, width * 0.72);
    return (
      floorShadow(k, 400, 532, 170) +
      path("M270 190Q250 60 400 56Q550 60 530 190Q560 300 520 330H280Q240 300 270 190Z", k.soft(hair)) +
      limb("M348 440V506", material.skin, 42) +
      limb("M452 440V506", material.skin, 42) +
      path("M312 534Q308 496 348 494Q374 496 374 534ZM426 534Q426 496 452 494Q492 496 488 534Z", k.soft(p.accent)) +
      limb("M316 330Q262 370 246 424", material.skin, 38) +
      limb("M484 330Q538 370 554 424", material.skin, 38) +
      path(
        "M340 288H460Q478 292 484 320L532 448Q400 492 268 448L316 320Q322 292 340 288Z",
        k.linear(
          [
            [0, shade(p.colour, 0.08)],
            [0.5, p.colour],
            [1, shade(p.colour, -0.12)],
          ],
          0,
          0,
          1,
          0.6,
        ),
      ) +
      path("M268 448Q400 492 532 448L538 466Q400 512 262 466Z", p.accent) +
      (p.design === 2
        ? repeat(3, (n) =>
            line(
              `M${312 - n * 15} ${352 + n * 34}Q400 ${378 + n * 36} ${488 + n * 15} ${352 + n * 34}`,
              mix(p.accent, "#ffffff", 0.2),
              9,
            ),
          )
        : repeat(9, (n) =>
            circle(318 + (n % 5) * 42 + (n > 4 ? 20 : 0), n > 4 ? 430 : 386, 8, mix(p.colour, "#ffffff", 0.55)),
          )) +
      path("M346 288Q400 324 454 288L446 322Q400 346 354 322Z", k.soft("#fffaf2")) +
      limb("M300 336Q296 320 322 306", p.colour, 48) +
      limb("M500 336Q504 320 478 306", p.colour, 48) +
      face(k, 400, 192, 104, material.skin) +
      path("M296 190Q290 88 400 82Q510 88 504 190Q486 128 428 112Q380 160 296 190Z", k.soft(hair, 1.4)) +
      place(
        path("M0 0C-20 -34 -62 -34 -58 0C-62 34 -20 34 0 0C20 -34 62 -34 58 0C62 34 20 34 0 0Z", k.soft(p.accent)) +
          circle(0, 0, 12, shade(p.accent, -0.12)),
        470,
        96,
        14,
      ) +
      limb("M268 200Q236 260 262 322", hair, 34) +
      limb("M532 200Q564 260 538 322", hair, 34) +
      circle(262, 326, 14, p.accent) +
      circle(538, 326, 14, p.accent)
    );
  },
  [400, 190],
);
