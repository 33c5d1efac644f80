import { inkOn, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ellipse, line, path, place, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const lunchBox = standing(
  (p, k) => {
    const apple = place(
      path(
        "M0 -52C-30 -78 -92 -60 -88 2C-84 60 -44 92 -14 84Q0 78 14 84C44 92 84 60 88 2C92 -60 30 -78 0 -52Z",
        k.sphere("#d9413c"),
      ) +
        line("M0 -52Q2 -82 20 -96", "#6b4a2c", 8) +
        path("M10 -74Q40 -112 74 -92Q52 -60 10 -74Z", k.soft("#6aa84f")) +
        ellipse(-38, -24, 16, 26, "#fff", 'opacity=".35" transform="rotate(24 -38 -24)"'),
      640,
      442,
      0,
      0.92,
    );
    const lid = p.design === 2 ? p.accent : p.colour;
    return (
      floorShadow(k, 380, 526, 300) +
      path(
        "M262 206V170Q262 132 300 132H440Q478 132 478 170V206",
        "none",
        `stroke="${shade(p.accent, -0.06)}" stroke-width="24" stroke-linejoin="round"`,
      ) +
      path(
        "M258 200V168Q258 126 300 126H440",
        "none",
        `stroke="${shade(p.accent, 0.12)}" stroke-width="5" stroke-linecap="round"`,
      ) +
      rect(
        100,
        316,
        540,
        208,
        46,
        k.linear([
          [0, shade(p.colour, -0.02)],
          [0.3, p.colour],
          [1, shade(p.colour, -0.15)],
        ]),
      ) +
      rect(
        90,
        196,
        560,
        150,
        46,
        k.linear([
          [0, shade(lid, 0.14)],
          [0.4, shade(lid, 0.05)],
          [1, shade(lid, -0.05)],
        ]),
      ) +
      rect(90, 326, 560, 20, 10, shade(p.colour, -0.17)) +
      rect(130, 208, 470, 10, 5, "#fff", 'opacity=".42"') +
      [196, 492]
        .map(
          (x) =>
            rect(
              x,
              302,
              60,
              84,
              12,
              k.soft(p.design === 2 ? "#f7f2e8" : p.accent),
              `filter="${k.drop(0, 4, 4, 0.25)}"`,
            ) + rect(x + 14, 322, 32, 8, 4, p.design === 2 ? "#c9c1b2" : shade(p.accent, -0.16)),
        )
        .join("") +
      place(
        path("M0 -46L13 -16L46 -13L21 9L29 42L0 25L-29 42L-21 9L-46 -13L-13 -16Z", mix(lid, "#ffffff", 0.55)),
        372,
        268,
        0,
        0.9,
      ) +
      lettering(p.text ?? "", 372, 440, 30, inkOn(p.colour), 300) +
      apple +
      floorShadow(k, 640, 526, 70, 0.2)
    );
  },
  [300, 300],
);
