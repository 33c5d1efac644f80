import { material, mix, shade } from "../../lib/colour.ts";
import { fromOtherSide, standing } from "../../lib/drawing.ts";
import { line, path, place, rect } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";

export const triangle = standing(
  (p, k) => {
    const d = "M470 470H190Q150 466 172 430L372 128Q400 94 428 128L616 430Q636 466 600 470H540";
    return fromOtherSide(
      p,
      line("M400 118V40", p.colour, 10) +
        line("M392 40Q400 16 408 40", p.colour, 9) +
        `<g filter="${k.drop(10, 14, 9, 0.3)}">${line(d, shade(material.steel, -0.22), 32)}${line(d, material.steel, 24)}</g><g transform="translate(-4 -5)">${line(d, "#ffffff", 6, 'opacity=".85"')}</g>` +
        place(
          lifted(
            k,
            rect(-8, -200, 16, 260, 8, k.metal(material.steel)) +
              rect(-17, 40, 34, 130, 15, k.tube(p.accent)) +
              rect(-17, 60, 34, 9, 0, shade(p.accent, -0.15)),
            12,
          ),
          566,
          240,
          32,
        ) +
        path(
          "M300 250q-20 24 -16 50M326 268q-12 16 -10 32",
          "none",
          `stroke="${mix(p.colour, "#8a857c", 0.5)}" stroke-width="5" stroke-linecap="round" opacity=".6"`,
        ),
    );
  },
  [400, 180],
);
