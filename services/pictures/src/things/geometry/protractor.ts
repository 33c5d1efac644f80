import { shade } from "../../lib/colour.ts";
import { lying, rearranged } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { line, path, place, repeat } from "../../lib/shapes.ts";
import { lifted } from "../../lib/solids.ts";
import { scale, acrylic } from "./parts.ts";

export const protractor = lying(
  (p, k) => {
    const full = p.count === 360;
    const ink = shade(p.colour, -0.32);
    const span = full ? 72 : 36;
    const radial = (from: number, to: number, every: number) =>
      Array.from({ length: span + 1 }, (_, n) => n)
        .filter((n) => n % every === 0)
        .map((n) => {
          const angle = (n * Math.PI) / 36;
          return `M${Math.cos(angle) * from} ${-Math.sin(angle) * from}L${Math.cos(angle) * to} ${-Math.sin(angle) * to}`;
        })
        .join("");
    const outline = full
      ? "M-250 0A250 250 0 1 1 250 0A250 250 0 1 1 -250 0ZM-118 0A118 118 0 1 0 118 0A118 118 0 1 0 -118 0Z"
      : "M-330 0A330 330 0 0 1 330 0V44Q330 54 320 54H-320Q-330 54 -330 44ZM-150 -6A150 150 0 0 1 150 -6Z";
    const r = full ? 250 : 330;
    const numbers = repeat(full ? 12 : 7, (n) => {
      const angle = (n * Math.PI) / 6;
      return place(
        lettering(String(n * 30), 0, -9, 18, ink),
        Math.cos(angle) * (r - 62),
        -Math.sin(angle) * (r - 62),
        90 - n * 30,
      );
    });
    const body =
      acrylic(k, outline, p.colour) +
      path(radial(r - 26, r - 6, 1), "none", `stroke="${ink}" stroke-width="2"`) +
      path(radial(r - 44, r - 6, 2), "none", `stroke="${ink}" stroke-width="2.2"`) +
      numbers +
      (full ? "" : place(scale(560, 40, ink, 15, -1), -280, 50, 0) + line("M-12 -6H12M0 -18V6", ink, 2)) +
      path(
        full
          ? "M-200 -150A250 250 0 0 1 0 -250L0 -150A150 150 0 0 0 -110 -100Z"
          : "M-300 -130A330 330 0 0 1 -60 -322L-34 -190A190 190 0 0 0 -170 -84Z",
        "#ffffff",
        'opacity=".2"',
      );
    return rearranged(p, place(lifted(k, body, 11), 400, full ? 300 : 424, full ? 0 : -7), 28, 0.88);
  },
  [280, 220],
);
