import type { Paints } from "../../lib/paints.ts";
import type { Picture } from "../../picture.ts";
import { lifted } from "../../lib/solids.ts";
import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, line, path, place, rect, repeat } from "../../lib/shapes.ts";
import { board } from "./parts.ts";

/** A week's plan with magnets on it. */
const plan = (k: Paints, p: Picture): string =>
  repeat(6, (n) => line(`M${150 + n * 100} 140V440`, "#b9bfc6", 3)) +
  repeat(5, (n) => line(`M150 ${140 + n * 75}H650`, "#b9bfc6", 3)) +
  repeat(5, (n) => rect(156 + n * 100, 146, 88, 63, 4, mix(n % 2 === 0 ? p.colour : p.accent, "#ffffff", 0.55))) +
  repeat(7, (n) =>
    place(
      lifted(k, circle(0, 0, 20, k.sphere([p.colour, p.accent, rainbow(5)][n % 3] ?? p.colour)), 6),
      200 + ((n * 3) % 5) * 100,
      252 + (n % 3) * 75,
    ),
  );

export const whiteboard = roomy(
  (p, k) =>
    board(
      k,
      material.steel,
      k.linear(
        [
          [0, "#ffffff"],
          [1, "#eef1f2"],
        ],
        0,
        0,
        1,
        1,
      ),
      path("M104 94H400L250 478H104Z", "#fff", 'opacity=".7"') +
        (p.design === 2
          ? plan(k, p)
          : line("M160 400V180M160 400H420", "#4a4f57", 5) +
            path(
              "M180 380Q250 360 280 290T400 200",
              "none",
              `stroke="${p.colour}" stroke-width="8" stroke-linecap="round"`,
            ) +
            lettering(p.text ?? "E = MC2", 556, 150, 34, p.colour, 200) +
            line("M470 210H640M470 246H610M470 282H640", p.accent, 6) +
            [0, 1, 2]
              .map(
                (n) =>
                  rect(470, 326 + n * 40, 24, 24, 5, "none", `stroke="${shade(p.colour, -0.1)}" stroke-width="4"`) +
                  line(`M512 ${338 + n * 40}H${620 - n * 24}`, "#a9aeb5", 5),
              )
              .join("") +
            line("M474 338L482 346L498 326", p.accent, 5)),
    ) +
    rect(170, 500, 460, 18, 5, k.metal(material.steel, "y")) +
    rect(220, 486, 120, 16, 8, k.tube(p.colour, "y")) +
    rect(352, 486, 120, 16, 8, k.tube(p.accent, "y")) +
    rect(500, 474, 80, 28, 6, k.tube("#41454c", "y")),
  [480, 220],
);
