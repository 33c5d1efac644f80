import { material, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

const lands =
  "M-120 -118Q-76 -160 -26 -150Q8 -140 -8 -104Q-30 -92 -24 -66Q-50 -40 -66 -60Q-96 -56 -112 -84ZM-56 -26Q-16 -40 4 -6Q24 22 -2 52Q-14 102 -40 122Q-58 84 -56 44Q-84 10 -56 -26ZM52 -120Q104 -150 142 -108Q172 -60 156 -30Q126 -44 112 -22Q92 -12 74 -40Q40 -52 44 -84ZM68 2Q116 -16 128 26Q132 70 98 104Q70 92 74 56Q52 28 68 2Z";

export const globe = standing(
  (p, k) => {
    const metal = p.design === 2 ? material.steel : material.brass;
    const land = k.linear(
      [
        [0, shade(p.accent, 0.06)],
        [1, shade(p.accent, -0.08)],
      ],
      0,
      0,
      1,
      1,
    );
    const world =
      circle(0, 0, 186, k.sphere(p.colour)) +
      `<g clip-path="${k.clip(circle(0, 0, 184, "#000"))}">${place(path(lands, land, `stroke="${shade(p.accent, -0.12)}" stroke-width="2"`), p.design === 2 ? -62 : 0, p.design === 2 ? 18 : 0)}${path("M-176 40q20 -20 30 10q-6 40 -26 20ZM150 90q30 -20 30 16l-26 20Z", land)}</g>` +
      [60, 124]
        .map((rx) =>
          path(
            `M0 -186A${rx} 186 0 0 0 0 186A${rx} 186 0 0 0 0 -186`,
            "none",
            'stroke="#fff" stroke-width="1.6" opacity=".35"',
          ),
        )
        .join("") +
      [-92, 0, 92]
        .map((y) => {
          const w = Math.sqrt(186 ** 2 - y ** 2);
          return path(`M${-w} ${y}Q0 ${y + 26} ${w} ${y}`, "none", 'stroke="#fff" stroke-width="1.6" opacity=".35"');
        })
        .join("") +
      circle(
        0,
        0,
        186,
        k.radial(
          [
            [0, "#fff", 0.3],
            [0.45, "#fff", 0.03],
            [0.75, "#0c1a33", 0.06],
            [1, "#0c1a33", 0.42],
          ],
          0.34,
          0.28,
          0.8,
        ),
      ) +
      ellipse(-76, -104, 44, 24, "#fff", 'opacity=".42" transform="rotate(-36 -76 -104)"');
    return (
      floorShadow(k, 400, 530, 170) +
      (p.design === 2
        ? path("M270 524Q290 470 400 452Q510 470 530 524Z", k.tube(shade(p.colour, -0.06)))
        : ellipse(400, 516, 146, 26, k.tube(material.darkWood)) + ellipse(400, 506, 140, 22, k.soft(material.wood))) +
      path("M384 508Q392 470 388 446H412Q408 470 416 508Z", k.tube(metal)) +
      place(
        path(
          "M0 -214A214 214 0 0 0 0 214",
          "none",
          `stroke="${shade(metal, -0.12)}" stroke-width="20" stroke-linecap="round" transform="translate(4 5)"`,
        ) +
          path("M0 -214A214 214 0 0 0 0 214", "none", `stroke="${metal}" stroke-width="18" stroke-linecap="round"`) +
          path("M-3 -218A217 217 0 0 0 -3 218", "none", 'stroke="#fff1c7" stroke-width="3.5" opacity=".8"') +
          rect(-7, -226, 14, 44, 5, k.metal(material.brass)) +
          rect(-7, 182, 14, 44, 5, k.metal(material.brass)) +
          world,
        400,
        262,
        p.design === 2 ? -20 : 20,
      )
    );
  },
  [360, 210],
);
