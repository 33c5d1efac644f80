import { material, shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { line, path, place } from "../../lib/shapes.ts";
import { lifted, screw } from "../../lib/solids.ts";

export const scissors = lying(
  (p, k) => {
    const blade =
      path(
        "M-22 -26L300 -14Q352 -2 356 8L-10 26Z",
        k.linear([
          [0, "#f3f5f7"],
          [0.5, "#b9c0c8"],
          [0.52, "#d8dde2"],
          [1, "#8d959d"],
        ]),
      ) + line("M0 -10L300 -4", "#ffffff", 3, 'opacity=".8"');
    const handle = (colour: string) => {
      const outline =
        "M10 -24L-56 -30C-90 -92 -196 -132 -262 -92C-322 -54 -306 24 -240 42C-180 58 -110 34 -64 18L10 24ZM-112 -22C-150 10 -212 24 -246 4C-278 -18 -268 -56 -236 -68C-190 -84 -136 -60 -112 -22Z";
      return (
        path(outline, shade(colour, -0.16), 'fill-rule="evenodd" transform="translate(5 8)"') +
        path(outline, k.soft(colour, 1.3), 'fill-rule="evenodd"') +
        path(
          "M-268 -82C-210 -124 -122 -94 -78 -44",
          "none",
          'stroke="#fff" stroke-width="6" opacity=".42" stroke-linecap="round"',
        )
      );
    };
    const lower = place(lifted(k, blade + handle(p.colour), 13), 428, 296, 17);
    const upper = place(
      `<g transform="scale(1 -1)">${lifted(k, blade + handle(p.design === 2 ? p.accent : p.colour === p.accent ? shade(p.colour, 0.05) : p.colour), 8)}</g>`,
      428,
      300,
      -17,
    );
    return rearranged(p, place(lower + upper + screw(k, 430, 298, 21, material.steel), 6, 40, -3), -52, 0.94);
  },
  [430, 300],
);
