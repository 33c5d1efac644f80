import { inkOn, mix, shade } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, path, place, rect } from "../../lib/shapes.ts";
import { lifted, sheet, slab } from "../../lib/solids.ts";

export const folder = lying(
  (p, k) => {
    const back = "M-250 -170Q-250 -186 -234 -186H-60Q-46 -186 -38 -174L-22 -150H236Q252 -150 252 -134V182H-250Z";
    const front = "M-250 -96H266Q276 -96 274 -84L252 180Q250 190 240 190H-244Q-254 190 -252 180Z";
    return place(
      lifted(k, slab(k, back, shade(p.colour, -0.09), 2, 4), 13) +
        place(
          lifted(k, sheet(k, -200, -190, 400, 300, "#fffdf9") + line("M-170 -160H60M-170 -136H120", "#c9c2b6", 3), 5),
          20,
          12,
          4,
        ) +
        place(lifted(k, sheet(k, -200, -190, 400, 300, mix(p.accent, "#ffffff", 0.72)), 5), -10, 36, -3) +
        lifted(k, slab(k, front, p.colour, 2, 4), 8) +
        (p.design === 2
          ? rect(-70, -20, 170, 96, 8, "#fffdf8") + line("M-48 8H76M-48 36H30", "#bdb6aa", 3)
          : rect(-214, -64, 190, 66, 6, "#fffdf8") + line("M-194 -42H-60M-194 -22H-100", "#bdb6aa", 3)) +
        lettering(p.text ?? "A4", p.design === 2 ? -190 : 196, 130, 28, inkOn(p.colour), 120) +
        path("M-244 -90H-30L-150 184H-244Z", "#fff", 'opacity=".08"') +
        (p.design === 2
          ? path("M-248 96V-96H-120ZM252 180H120L262 60Z", k.soft(p.accent))
          : circle(0, 40, 24, k.sphere(p.accent)) +
            circle(0, 40, 7, shade(p.accent, -0.25)) +
            line("M0 40V-60", p.accent, 5)),
      396,
      304,
      p.design === 2 ? 6 : -5,
      1.12,
    );
  },
  [300, 260],
);
