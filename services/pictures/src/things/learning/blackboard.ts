import { material, mix, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ellipse, line, path, rect, repeat } from "../../lib/shapes.ts";
import { board } from "./parts.ts";

export const blackboard = roomy(
  (p, k) =>
    board(
      k,
      material.wood,
      k.linear(
        [
          [0, shade(p.colour, -0.02)],
          [1, shade(p.colour, -0.1)],
        ],
        0,
        0,
        1,
        1,
      ),
      ellipse(300, 250, 190, 90, "#fff", 'opacity=".05"') +
        ellipse(520, 350, 150, 70, "#fff", 'opacity=".05"') +
        (p.design === 2
          ? repeat(5, (n) => line(`M150 ${170 + n * 62}H420`, "#fbfaf4", 2, 'opacity=".55"')) +
            line(
              "M500 400V270L580 200L660 270V400ZM556 400V330H604V400",
              mix(p.accent, "#ffffff", 0.35),
              6,
              'opacity=".9"',
            ) +
            lettering(p.text ?? "7x8=56", 280, 186, 50, "#fbfaf4", 260, 0.6)
          : lettering(p.text ?? "ABC", 300, 160, 92, "#fbfaf4", 330, 0.6) +
            lettering("1+2=3", 500, 330, 56, mix(p.accent, "#ffffff", 0.35), 260, 0.55) +
            line("M180 300Q240 288 400 296", mix(p.accent, "#ffffff", 0.3), 6, 'opacity=".9"') +
            path(
              "M590 150l12 30 32 2-25 21 8 31-27-17-27 17 8-31-25-21 32-2Z",
              "none",
              'stroke="#fbfaf4" stroke-width="5" stroke-linejoin="round" opacity=".9"',
            ) +
            line("M180 400q30 -40 60 0t60 0", "#fbfaf4", 5, 'opacity=".75"')),
    ) +
    rect(130, 498, 540, 22, 5, k.tube(material.wood, "y")) +
    rect(200, 486, 80, 15, 7, k.tube("#fdfbf5", "y", 0.6)) +
    rect(294, 486, 60, 15, 7, k.tube(mix(p.accent, "#ffffff", 0.4), "y", 0.6)) +
    rect(480, 470, 116, 30, 6, k.tube(material.darkWood, "y")) +
    rect(480, 490, 116, 12, 4, k.soft("#5b5f66")),
  [300, 220],
);
