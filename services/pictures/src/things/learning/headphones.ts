import { material, mix, shade } from "../../lib/colour.ts";
import { type Drawing, standing } from "../../lib/drawing.ts";
import { circle, ellipse, line, path, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** Headphones, with their cable or without. */
const headset = (cable: string): Drawing =>
  standing(
    (p, k) => {
      const cupOf = (side: number) =>
        `<g transform="translate(${400 + side * 190} 0) scale(${side} 1)">${rect(-44, 280, 60, 196, 28, k.tube("#3b3c42"))}${rect(0, 268, 74, 220, 34, k.tube(p.colour))}${ellipse(74, 378, 20, 78, k.soft(shade(p.colour, -0.08)))}${p.design === 2 ? rect(18, 292, 12, 172, 6, mix(p.colour, "#ffffff", 0.6)) : ellipse(76, 378, 11, 46, k.soft(p.accent))}${path("M20 300q10 -18 30 -20", "none", 'stroke="#fff" stroke-width="8" opacity=".5" stroke-linecap="round"')}</g>`;
      const band = p.design === 2 ? p.accent : p.colour;
      const bow = "M196 330C170 60 630 60 604 330";
      return (
        floorShadow(k, 400, 514, 260) +
        line(bow, shade(band, -0.16), 46) +
        line(bow, band, 36) +
        line("M214 250C230 70 560 70 586 250", shade(band, 0.16), 8, 'opacity=".8"') +
        line("M250 190C300 96 500 96 550 190", "#3b3c42", 26) +
        rect(180, 250, 32, 60, 8, k.metal(material.steel)) +
        rect(588, 250, 32, 60, 8, k.metal(material.steel)) +
        cupOf(-1) +
        cupOf(1) +
        cable
      );
    },
    [590, 370],
  );

export const headphones = headset(line("M190 486C190 560 320 540 380 530S520 500 560 540", "#3b3c42", 7));
/** A light in place of the cable. */
export const wirelessHeadphones = headset(circle(212, 456, 7, "#4fc36b"));
