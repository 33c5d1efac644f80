import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { ellipse, line, path, place, polygon, rect, repeat } from "../../lib/shapes.ts";
import { crate, floorShadow, screw } from "../../lib/solids.ts";

export const sharpener = standing(
  (p, k) => {
    const body = crate(k, -190, -110, 380, 250, p.colour, 130, 92);
    const blade =
      path(polygon([-120, -122], [96, -186], [176, -146], [-44, -80]), k.metal(material.steel, "x")) +
      path(polygon([-44, -80], [176, -146], [178, -138], [-42, -72]), "#5d636a") +
      line("M-104 -118L112 -176", "#ffffff", 3, 'opacity=".7"') +
      screw(k, 28, -133, 21);
    const ribs = repeat(
      9,
      (n) =>
        rect(-176 + n * 41, -72, 12, 176, 6, shade(p.colour, -0.12), 'opacity=".55"') +
        rect(-164 + n * 41, -72, 3, 176, 1, "#ffffff", 'opacity=".2"'),
    );
    const hole =
      ellipse(255, -24, 40, 62, shade(p.colour, -0.3)) +
      ellipse(259, -22, 30, 50, "#241f1d") +
      path("M232 -60q18 -30 44 -12", "none", `stroke="${shade(p.colour, 0.06)}" stroke-width="4"`);
    const shaving = (x: number, y: number, turn: number) =>
      place(
        path(
          "M0 0C30 -46 92 -46 112 -4C88 -22 40 -20 18 16Z",
          k.linear([
            [0, shade(material.paleWood, 0.07)],
            [1, shade(material.wood, -0.05)],
          ]),
        ) + line("M2 -1C32 -46 92 -45 112 -5", p.accent, 6),
        x,
        y,
        turn,
      );
    return (
      floorShadow(k, 430, 498, 300) +
      place(
        body +
          (p.design === 2
            ? rect(-190, 30, 380, 62, 0, k.soft(p.accent)) + path("M190 30l130 -92v62l-130 92Z", shade(p.accent, -0.16))
            : ribs) +
          blade +
          hole,
        340,
        350,
      ) +
      shaving(560, 480, 8) +
      shaving(96, 508, -16) +
      shaving(610, 536, 24)
    );
  },
  [380, 230],
);
