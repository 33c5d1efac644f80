import { inkOn, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ellipse, path, place, rect, repeat } from "../../lib/shapes.ts";
import { can, floorShadow } from "../../lib/solids.ts";

export const glueStick = standing(
  (p, k) => {
    const open =
      can(k, 290, 150, 220, 62, "#fbf8f1", 14) +
      path("M228 150Q232 96 290 88Q348 96 352 150A62 14 0 0 1 228 150Z", k.tube("#fdfaf4", "x", 0.7)) +
      can(k, 290, 212, 250, 70, "#f2f0eb", 15) +
      can(k, 290, 246, 470, 78, p.colour, 17) +
      path("M212 300A78 17 0 0 0 368 300V416A78 17 0 0 1 212 416Z", k.tube(p.design === 2 ? "#fdfaf4" : p.accent)) +
      (p.design === 2 ? path("M212 392A78 17 0 0 0 368 392V416A78 17 0 0 1 212 416Z", k.tube(p.accent)) : "") +
      can(k, 290, 470, 516, 74, "#f2f0eb", 16) +
      repeat(11, (n) => rect(222 + n * 13, 486, 5, 42, 2, "#3a342e", 'opacity=".14"')) +
      path(
        "M212 246V470A78 17 0 0 0 368 470V246A78 17 0 0 1 212 246Z",
        k.linear(
          [
            [0, "#fff", 0],
            [0.22, "#fff", 0.28],
            [0.34, "#fff", 0],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      lettering(p.text ?? "20 G", 290, 350, 30, p.design === 2 ? shade(p.colour, -0.1) : inkOn(p.accent), 120);
    const cap =
      can(k, 520, 300, 512, 82, p.colour, 18) +
      path("M438 470A82 18 0 0 0 602 470V512A82 18 0 0 1 438 512Z", k.tube(shade(p.colour, -0.08))) +
      ellipse(520, 298, 60, 11, "#ffffff", 'opacity=".2"');
    return floorShadow(k, 400, 532, 230) + (p.design === 2 ? place(open, 230, 0) + place(cap, -300, 0) : open + cap);
  },
  [290, 200],
  [520, 200],
);
