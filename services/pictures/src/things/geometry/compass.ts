import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { circle, path, place, rect, repeat } from "../../lib/shapes.ts";
import { floorShadow, lifted, screw } from "../../lib/solids.ts";

export const compass = standing(
  (p, k) => {
    const leg = (side: number) =>
      path(
        `M${side * 8} -150L${side * 34} -146L${side * 168} 196L${side * 150} 202Z`,
        side < 0
          ? k.metal(p.colour === "#ffffff" ? material.steel : mix(p.colour, material.steel, 0.25))
          : k.metal(mix(p.colour, material.steel, 0.4)),
      );
    const needle =
      path("M-166 188L-146 196L-150 214L-184 292Z", k.metal(material.darkSteel)) +
      screw(k, -156, 186, 13, material.steel, false) +
      circle(-156, 186, 4, material.darkSteel);
    const lead =
      rect(-16, -36, 32, 84, 6, k.metal(material.steel)) +
      path("M-8 48H8L2 78H-2Z", "#3d3b40") +
      screw(k, 0, 0, 13, material.brass);
    const wheel =
      rect(-104, -12, 208, 7, 3, k.metal(material.steel, "y")) +
      repeat(24, (n) => rect(-100 + n * 8.4, -12, 2.4, 7, 0, "#59606a", 'opacity=".5"')) +
      rect(-14, -36, 28, 56, 6, k.metal(p.accent)) +
      repeat(6, (n) => rect(-13, -32 + n * 9, 26, 3, 1, shade(p.accent, -0.22), 'opacity=".55"'));
    const head =
      rect(-11, -258, 22, 74, 8, k.metal(material.steel)) +
      repeat(6, (n) => rect(-11, -250 + n * 9, 22, 3, 0, "#59606a", 'opacity=".5"')) +
      path("M-46 -170Q-46 -206 0 -206Q46 -206 46 -170L40 -120H-40Z", k.tube(p.colour)) +
      screw(k, 0, -158, 20) +
      path("M-36 -176Q-30 -198 -4 -198", "none", 'stroke="#fff" stroke-width="4" opacity=".5" stroke-linecap="round"');
    const whole = leg(-1) + leg(1) + needle + place(lead, 162, 206, -22) + place(wheel, 0, 20) + head;
    if (p.design === 2) return place(lifted(k, whole, 13), 390, 300, -52, 1.02);
    return (
      path(
        "M150 520A300 92 0 0 0 690 470",
        "none",
        `stroke="${shade(p.accent, -0.12)}" stroke-width="4" opacity=".8" stroke-linecap="round"`,
      ) +
      floorShadow(k, 225, 562, 60, 0.24) +
      floorShadow(k, 545, 540, 60, 0.24) +
      place(whole, 388, 276)
    );
  },
  [390, 160],
);
