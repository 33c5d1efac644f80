import { material, mix, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import { path, place, rect } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import { seam } from "./parts.ts";

export const schoolBag = standing(
  (p, k) => {
    const body = "M236 210Q236 128 320 122H480Q564 128 564 210V486Q564 522 528 524H272Q236 522 236 486Z";
    const flap = "M228 206Q228 116 320 110H480Q572 116 572 206V306Q572 346 530 350H270Q228 346 228 306Z";
    const strap = (x: number) =>
      rect(x - 17, 292, 34, 128, 7, k.soft(p.accent)) +
      seam(`M${x - 11} 300V412M${x + 11} 300V412`, p.accent) +
      rect(x - 27, 352, 54, 40, 9, k.metal(material.steel, "y")) +
      rect(x - 17, 361, 34, 22, 4, shade(p.accent, -0.1));
    return (
      floorShadow(k, 404, 524, 220) +
      path(
        "M330 118V92Q330 62 360 62H440Q470 62 470 92V118",
        "none",
        `stroke="${shade(p.colour, -0.14)}" stroke-width="22"`,
      ) +
      path(
        "M330 112V92Q330 62 360 62H440Q470 62 470 92V112",
        "none",
        `stroke="${shade(p.colour, 0.04)}" stroke-width="8"`,
      ) +
      path("M566 250Q640 280 622 470Q610 500 566 496Z", k.tube(shade(p.colour, -0.08))) +
      path("M234 250Q160 280 178 470Q190 500 234 496Z", k.tube(shade(p.colour, 0.02))) +
      path(body, k.soft(p.colour, 1.3)) +
      path("M258 404H542V478Q542 506 514 506H286Q258 506 258 478Z", k.soft(shade(p.colour, -0.05))) +
      path("M258 404H542", "none", `stroke="${material.darkSteel}" stroke-width="8" stroke-dasharray="4 3"`) +
      path(
        flap,
        k.linear(
          [
            [0, shade(p.colour, 0.1)],
            [0.5, shade(p.colour, 0.02)],
            [1, shade(p.colour, -0.1)],
          ],
          0,
          0,
          0.4,
          1,
        ),
        `filter="${k.drop(0, 9, 8, 0.3)}"`,
      ) +
      seam("M242 206Q242 130 322 124H478Q558 130 558 206V302Q558 332 528 336H272Q242 332 242 302Z", p.colour) +
      (p.design === 2 ? path("M228 254H572V306Q572 346 530 350H270Q228 346 228 306Z", k.soft(p.accent)) : "") +
      rect(228, 232, 344, 22, 0, "#eef1f2") +
      rect(
        228,
        232,
        344,
        22,
        0,
        k.linear(
          [
            [0, "#fff", 0.9],
            [0.5, "#b9c2c8", 0.6],
            [1, "#fff", 0.5],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      (p.design === 2
        ? [0, 1, 2]
            .map((n) =>
              path(
                `M${318 + n * 22} 222A${82 - n * 22} ${82 - n * 22} 0 0 1 ${482 - n * 22} 222`,
                "none",
                `stroke="${[p.accent, mix(p.colour, "#ffffff", 0.5), p.accent][n] ?? p.accent}" stroke-width="14"`,
              ),
            )
            .join("") + rect(372, 318, 56, 44, 10, k.metal(material.steel, "y"))
        : place(
            path(
              "M0 -46L13 -16L46 -13L21 9L29 42L0 25L-29 42L-21 9L-46 -13L-13 -16Z",
              k.soft(p.accent),
              'stroke-linejoin="round"',
            ),
            400,
            180,
            0,
            0.9,
          ) +
          strap(310) +
          strap(490)) +
      path(
        "M262 130Q246 150 246 210V300",
        "none",
        'stroke="#fff" stroke-width="7" opacity=".28" stroke-linecap="round"',
      )
    );
  },
  [330, 300],
);
