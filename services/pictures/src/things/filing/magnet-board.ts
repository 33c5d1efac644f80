import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { type Drawing, standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, path, place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, sheet, slab } from "../../lib/solids.ts";

/** A board for magnets in a frame of a material. */
const framed = (frame: string): Drawing =>
  standing(
    (p, k) => {
      const dots = repeat(5, (n) =>
        place(
          lifted(k, circle(0, 0, 27, k.sphere(n === 0 ? p.accent : rainbow(n * 3))), 7),
          p.design === 2 ? 186 : 200 + n * 46,
          p.design === 2 ? 160 + n * 54 : 460,
        ),
      );
      return (
        lifted(k, slab(k, roundedPath(110, 90, 580, 430, 16), frame, 5, 8), 18) +
        rect(
          132,
          112,
          536,
          386,
          6,
          k.linear(
            [
              [0, shade(p.colour, 0.08)],
              [0.5, p.colour],
              [1, shade(p.colour, -0.06)],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        path("M132 112H420L250 498H132Z", "#fff", 'opacity=".1"') +
        place(
          lifted(
            k,
            sheet(k, -80, -60, 170, 200, "#fffdf8") +
              line("M-56 0H60M-56 28H60M-56 56H20", "#c4bdb1", 4) +
              circle(4, -42, 22, k.sphere(rainbow(0))),
            7,
          ),
          p.design === 2 ? 540 : 260,
          230,
          p.design === 2 ? 6 : -5,
        ) +
        place(
          lifted(
            k,
            sheet(k, -70, -60, 150, 150, mix(p.accent, "#ffffff", 0.5)) + circle(4, -40, 20, k.sphere(rainbow(7))),
            7,
          ),
          p.design === 2 ? 360 : 470,
          220,
          p.design === 2 ? -5 : 6,
        ) +
        (p.design === 2 ? ["1", "2", "3"] : ["A", "B", "C"])
          .map((letter, n) =>
            place(
              lifted(k, lettering(letter, 0, 0, 62, rainbow(n * 4 + 1), 80, 1.5), 6),
              (p.design === 2 ? 220 : 450) + n * 74,
              372,
              (n - 1) * 8,
            ),
          )
          .join("") +
        dots
      );
    },
    [500, 390],
  );

export const magnetBoard = framed(material.steel);
export const woodenMagnetBoard = framed(material.wood);
