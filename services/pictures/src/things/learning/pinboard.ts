import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { circle, line, place, repeat } from "../../lib/shapes.ts";
import { lifted, sheet } from "../../lib/solids.ts";
import { board } from "./parts.ts";

export const pinboard = roomy(
  (p, k) => {
    const specks = repeat(120, (n) =>
      circle(
        112 + ((n * 173) % 576),
        102 + ((n * 97) % 368),
        2 + (n % 3),
        shade(material.cork, n % 2 === 0 ? -0.12 : 0.08),
        'opacity=".55"',
      ),
    );
    const note = (x: number, y: number, colour: string, turn: number, pin: string, w = 150, h = 150) =>
      place(
        lifted(
          k,
          sheet(k, -w / 2, -20, w, h, colour) +
            line(
              `M${-w / 2 + 22} 30H${w / 2 - 22}M${-w / 2 + 22} 56H${w / 2 - 40}M${-w / 2 + 22} 82H${w / 2 - 30}`,
              "#000",
              4,
              'opacity=".2"',
            ) +
            circle(2, 6, 13, "#000", 'opacity=".18"') +
            circle(0, 0, 14, k.sphere(pin)) +
            circle(-4, -4, 4, "#fff", 'opacity=".7"'),
          8,
        ),
        x,
        y,
        turn,
      );
    return board(
      k,
      p.colour,
      k.soft(material.cork),
      specks +
        (p.design === 2
          ? note(250, 150, mix(p.accent, "#ffffff", 0.55), 4, rainbow(7), 210, 230) +
            note(470, 130, "#fffdf8", -4, rainbow(0), 130, 160) +
            note(600, 150, mix(rainbow(3), "#ffffff", 0.5), 5, p.accent, 110, 130) +
            note(530, 332, "#fff7d6", -2, rainbow(5), 250, 110)
          : note(230, 150, "#fff7d6", -5, rainbow(0)) +
            note(410, 170, mix(p.accent, "#ffffff", 0.4), 4, rainbow(7), 140, 170) +
            note(580, 140, "#fffdf8", -3, p.accent, 150, 120) +
            note(250, 336, mix(rainbow(5), "#ffffff", 0.6), 3, rainbow(1), 190, 110) +
            note(560, 310, mix(p.colour, "#ffffff", 0.65), 6, rainbow(3))),
    );
  },
  [300, 220],
);
