import { inkOn, material, mix } from "../../lib/colour.ts";
import { lying } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { ruling } from "../../lib/ruling.ts";
import { circle, line, path, place, rect, repeat, roundedPath } from "../../lib/shapes.ts";
import { lifted, paperStack, sheet, slab } from "../../lib/solids.ts";

export const exerciseBook = lying(
  (p, k) => {
    const pieces = Math.min(Math.max(p.count ?? 2, 1), 4);
    const book = (colour: string, front: boolean) =>
      paperStack(k, -166, -226, 332, 452, 7) +
      slab(k, roundedPath(-168, -228, 336, 456, 5), colour, 2, 3) +
      rect(
        -168,
        -228,
        14,
        456,
        0,
        k.linear(
          [
            [0, "#000", 0.14],
            [0.6, "#fff", 0.16],
            [1, "#000", 0.05],
          ],
          0,
          0,
          1,
          0,
        ),
      ) +
      circle(-161, -110, 3, material.steel) +
      circle(-161, 110, 3, material.steel) +
      (front
        ? (p.design === 2
            ? ""
            : path(
                "M-96 -160H100Q116 -160 116 -144V-54Q116 -38 100 -38H-96Q-112 -38 -112 -54V-144Q-112 -160 -96 -160Z",
                "#fffdf7",
              ) + line("M-84 -124H88M-84 -96H88M-84 -68H40", "#bdb6aa", 2.4)) +
          rect(-112, 78, 72, 72, 6, "#fffdf7") +
          ruling(p.pattern ?? "lines", -104, 86, 56, 56, 14) +
          lettering(p.text ?? "A4", 56, 96, 38, inkOn(colour), 150) +
          (p.design === 2
            ? path("M168 -228V-30L-40 -228Z", k.soft(p.accent)) +
              rect(-112, -20, 220, 70, 10, "#fffdf7") +
              line("M-90 8H80M-90 30H30", "#bdb6aa", 2.4)
            : rect(-168, 188, 336, 14, 0, k.soft(p.accent)))
        : "");
    const open = place(
      lifted(k, sheet(k, -166, -226, 336, 452, "#fffdf8") + ruling(p.pattern ?? "lines", -146, -190, 300, 380), 9),
      p.design === 2 ? 270 : 540,
      306,
      p.design === 2 ? -10 : 9,
    );
    return (
      open +
      repeat(pieces, (n) => {
        const last = n === pieces - 1;
        return place(
          lifted(k, book(last ? p.colour : mix(p.accent, p.colour, n / pieces), last), 10),
          p.design === 2 ? 510 - (pieces - 1 - n) * 56 : 300 + (pieces - 1 - n) * 56,
          298 + (pieces - 1 - n) * 3,
          p.design === 2 ? 8 - (pieces - 1 - n) * 6 : -9 + (pieces - 1 - n) * 6,
        );
      })
    );
  },
  [270, 250],
  [510, 280],
);
