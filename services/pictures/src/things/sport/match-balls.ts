import { mix, shade } from "../../lib/colour.ts";
import { type Drawing, standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, path, place, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** A ball of 222 px round (400, 300) with what is on its leather. */
function leather(k: Paints, colour: string, content: string): string {
  return (
    floorShadow(k, 410, 524, 210) +
    circle(400, 300, 222, colour) +
    `<g clip-path="${k.clip(circle(400, 300, 222, "#000"))}">${content}</g>` +
    circle(
      400,
      300,
      222,
      k.radial(
        [
          [0, "#fff", 0.4],
          [0.3, "#fff", 0.08],
          [0.62, "#1a1226", 0.02],
          [1, "#1a1226", 0.42],
        ],
        0.34,
        0.27,
        0.8,
      ),
    ) +
    ellipse(312, 180, 56, 28, "#fff", 'opacity=".4" transform="rotate(-36 312 180)"')
  );
}

/** A pentagon of radius r round (0, 0), one corner up. */
const pentagon = (r: number): string =>
  `M${Array.from({ length: 5 }, (_, n) => {
    const angle = (n * 2 * Math.PI) / 5 - Math.PI / 2;
    return `${Math.cos(angle) * r} ${Math.sin(angle) * r}`;
  }).join("L")}Z`;

/** A football of pentagons and seams, turned in the second design. */
export const football: Drawing = standing(
  (p, k) => {
    const ink = "#2b2b2e";
    const seam = `stroke="${shade(p.colour, -0.2)}" stroke-width="5" fill="none"`;
    const rim = repeat(
      5,
      (n) =>
        place(
          path(pentagon(64), ink, 'transform="scale(1 .62)"'),
          400 + Math.sin(n * 1.2566) * 192,
          300 - Math.cos(n * 1.2566) * 192,
          n * 72,
        ) +
        `<path d="M400 300L${400 + Math.sin(n * 1.2566) * 130} ${300 - Math.cos(n * 1.2566) * 130}" ${seam}/>` +
        `<path d="M${400 + Math.sin(n * 1.2566) * 122} ${300 - Math.cos(n * 1.2566) * 122}L${400 + Math.sin(n * 1.2566 + 0.62) * 150} ${300 - Math.cos(n * 1.2566 + 0.62) * 150}L${400 + Math.sin(n * 1.2566 + 1.2566) * 122} ${300 - Math.cos(n * 1.2566 + 1.2566) * 122}" ${seam}/>` +
        `<path d="M${400 + Math.sin(n * 1.2566 + 0.62) * 150} ${300 - Math.cos(n * 1.2566 + 0.62) * 150}L${400 + Math.sin(n * 1.2566 + 0.62) * 222} ${300 - Math.cos(n * 1.2566 + 0.62) * 222}" ${seam}/>`,
    );
    const content = rim + place(path(pentagon(72), ink), 400, 300);
    return leather(k, p.colour, place(place(content, -400, -300), 400, 300, p.design === 2 ? 34 : 0));
  },
  [370, 240],
);

/** A basketball with its seams, turned in the second design. */
export const basketball: Drawing = standing(
  (p, k) => {
    const colour = mix("#d9722e", p.colour, 0.2);
    const seam = `stroke="#3a2418" stroke-width="9" fill="none"`;
    const seams =
      `<path d="M178 300H622M400 78V522" ${seam}/>` +
      `<path d="M236 130Q350 300 236 470M564 130Q450 300 564 470" ${seam}/>`;
    return leather(k, colour, place(place(seams, -400, -300), 400, 300, p.design === 2 ? 48 : -14));
  },
  [370, 240],
);
