import { inkOn, material, shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { line, path, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow, screw } from "../../lib/solids.ts";
import { tubing, wheel } from "./parts.ts";

export const scooter = standing(
  (p, k) =>
    fromOtherSide(
      p,
      floorShadow(k, 400, 532, 290) +
        wheel(k, 620, 478, 54, p.accent) +
        tubing("M588 470L520 130", material.steel, 22) +
        tubing("M560 330L520 130", p.colour, 30) +
        tubing("M440 122Q520 92 606 140", material.steel, 18) +
        line("M412 128L462 114", "#35363b", 30) +
        line("M584 128L632 154", "#35363b", 30) +
        line("M418 120L458 109", shade(p.accent, 0.05), 8) +
        path(
          "M170 436H486Q532 430 560 380L590 392Q566 468 500 474H170Q146 474 146 455Q146 436 170 436Z",
          k.tube(p.colour, "y"),
        ) +
        rect(206, 430, 260, 14, 7, "#3a3b40") +
        repeat(12, (n) => rect(216 + n * 20, 432, 9, 10, 3, "#5b5c62")) +
        wheel(k, 166, 484, 48, p.accent) +
        path(
          "M110 470Q112 424 166 420Q200 420 218 440",
          "none",
          `stroke="${shade(p.colour, -0.05)}" stroke-width="13" stroke-linecap="round"`,
        ) +
        path("M572 440Q600 404 652 420", "none", `stroke="${p.colour}" stroke-width="13" stroke-linecap="round"`) +
        screw(k, 560, 384, 11) +
        lettering(p.text ?? "", 336, 448, 16, inkOn(p.colour), 180),
    ),
  [540, 380],
  [300, 380],
);
