import { inkOn, material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, path, polygon, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { floorShadow, slab } from "../../lib/solids.ts";

export const calendar = standing(
  (p, k) => {
    const days = repeat(31, (n) => {
      const [column, row] = [(n + 2) % 7, Math.floor((n + 2) / 7)];
      const marked = n === 11 || n === 23;
      const [x, y] = [198 + column * 62, 292 + row * 42];
      return (
        (marked ? circle(x, y + 8, 19, n === 11 ? p.accent : mix(p.colour, "#ffffff", 0.7)) : "") +
        lettering(
          String(n + 1),
          x,
          y,
          16,
          marked && n === 11 ? inkOn(p.accent) : column > 4 ? shade(p.colour, -0.02) : "#5a544d",
        )
      );
    });
    return (
      floorShadow(k, 410, 524, 280) +
      path(
        polygon([600, 130], [692, 500], [640, 520], [574, 160]),
        k.linear([
          [0, shade(p.colour, -0.16)],
          [1, shade(p.colour, -0.24)],
        ]),
      ) +
      slab(k, roundedPath(136, 118, 496, 402, 10), "#fdfbf6", 5, 4) +
      path("M136 250V128Q136 118 146 118H622Q632 118 632 128V250Z", k.soft(p.colour)) +
      (p.design === 2
        ? path("M136 250V214Q230 160 330 206T632 176V250Z", mix(p.colour, "#ffffff", 0.35)) +
          circle(212, 182, 26, k.sphere(p.accent)) +
          repeat(3, (n) => rect(166, 324 + n * 84, 440, 40, 8, mix(p.colour, "#ffffff", 0.88)))
        : "") +
      lettering(p.text ?? "2027", p.design === 2 ? 500 : 384, 164, p.design === 2 ? 44 : 56, inkOn(p.colour), 400) +
      days +
      repeat(
        16,
        (n) =>
          circle(158 + n * 30, 134, 6, "#2b241f", 'opacity=".6"') +
          path(
            `M${158 + n * 30} 136C${148 + n * 30} 120 ${150 + n * 30} 92 ${160 + n * 30} 92C${170 + n * 30} 92 ${168 + n * 30} 116 ${162 + n * 30} 130`,
            "none",
            `stroke="${material.darkSteel}" stroke-width="4.5" stroke-linecap="round"`,
          ),
      )
    );
  },
  [330, 250],
);
