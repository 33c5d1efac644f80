import { inkOn, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const glueBottle = standing(
  (p, k) => {
    const body =
      "M286 250Q250 262 244 312V486Q244 520 280 520H520Q556 520 556 486V312Q550 262 514 250Q458 238 446 204H354Q342 238 286 250Z";
    return (
      floorShadow(k, 404, 524, 190) +
      path(body, p.design === 2 ? k.tube(p.colour) : k.tube("#fbf8f2", "x", 0.8)) +
      path("M244 330H556V470H244Z", k.tube(p.design === 2 ? "#fdfaf4" : p.colour)) +
      path("M244 330Q400 290 556 330V344Q400 304 244 344Z", k.tube(p.accent)) +
      path("M244 456H556V470H244Z", k.tube(p.accent)) +
      rect(346, 176, 108, 34, 8, k.tube(p.accent)) +
      repeat(9, (n) => rect(352 + n * 11, 178, 4, 30, 2, shade(p.accent, -0.2), 'opacity=".5"')) +
      path("M364 178L386 84Q400 70 414 84L436 178Z", k.tube(p.accent)) +
      path("M384 92Q400 78 416 92L412 72Q400 62 388 72Z", k.tube("#fbf8f2")) +
      rect(272, 296, 16, 200, 8, "#ffffff", 'opacity=".45"') +
      lettering(p.text ?? "GLUE", 404, 376, 46, p.design === 2 ? shade(p.colour, -0.12) : inkOn(p.colour), 220) +
      rect(356, 436, 96, 6, 3, inkOn(p.colour), 'opacity=".5"') +
      path("M392 68q8 -22 16 0q2 16 -8 18q-10 -2 -8 -18Z", "#ffffff", 'opacity=".9"')
    );
  },
  [400, 180],
);
