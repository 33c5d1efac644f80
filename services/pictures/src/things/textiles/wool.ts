import { material, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, path, place, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

/** One winding of yarn across a ball of radius r: a lens of parallel threads. */
function winding(
  k: Paints,
  r: number,
  from: number,
  to: number,
  threads: number,
  turn: number,
  colour: string,
): string {
  const lens = path(
    `M${-r * 1.02} 0Q0 ${from} ${r * 1.02} 0Q0 ${to} ${-r * 1.02} 0Z`,
    k.linear([
      [0, shade(colour, 0.04)],
      [1, shade(colour, -0.09)],
    ]),
  );
  const thread = repeat(threads, (n) => {
    const bend = from + ((to - from) * (n + 0.5)) / threads;
    const d = `M${-r * 1.02} 0Q0 ${bend} ${r * 1.02} 0`;
    const width = Math.abs(to - from) / threads / 2;
    return (
      line(d, shade(colour, -0.14), width * 0.34) +
      place(line(d, shade(colour, 0.09), width * 0.42, 'opacity=".85"'), 0, -width * 0.36)
    );
  });
  return place(lens + thread, 0, 0, turn);
}

/** A ball of yarn round (0, 0). */
function yarnBall(k: Paints, r: number, colour: string): string {
  const wound = [
    winding(k, r, -r * 2.2, r * 2.2, 30, 24, colour),
    winding(k, r, -r * 2.1, -r * 0.5, 12, -52, colour),
    winding(k, r, r * 0.3, r * 2.1, 13, 62, colour),
    winding(k, r, -r * 0.55, r * 0.75, 11, -18, colour),
    winding(k, r, -r * 1.9, -r * 0.9, 9, 12, colour),
    winding(k, r, r * 0.95, r * 1.9, 8, -8, colour),
  ].join("");
  const light = k.radial(
    [
      [0, "#ffffff", 0.34],
      [0.3, "#ffffff", 0.1],
      [0.55, "#20130c", 0],
      [0.86, "#20130c", 0.26],
      [1, "#20130c", 0.46],
    ],
    0.34,
    0.28,
    0.8,
  );
  return `<g clip-path="${k.clip(circle(0, 0, r, "#000"))}">${circle(0, 0, r, colour)}${wound}${circle(0, 0, r, light)}</g>`;
}

/** Yarn that lies loose: a twisted thread along a path. */
function strand(d: string, colour: string, width: number): string {
  return (
    line(d, "#2b1a12", width, 'opacity=".18" transform="translate(4 7)"') +
    line(d, shade(colour, -0.08), width) +
    line(d, shade(colour, 0.12), width * 0.5, `stroke-dasharray="${width * 0.5} ${width * 0.9}" opacity=".8"`)
  );
}

/** A knitting needle from its point at (0, 0) to its knob on the right. */
function needle(k: Paints, length: number, colour: string, knob: string): string {
  return path(`M0 0L34 -7H${length}V7H34Z`, k.tube(colour, "y")) + circle(length + 10, 0, 17, k.sphere(knob));
}

export const wool = standing(
  (p, k) => {
    const pieces = Math.min(p.count ?? 1, 6);
    const needles =
      place(needle(k, 520, material.paleWood, p.accent), 98, 466, -42) +
      place(needle(k, 520, material.paleWood, p.accent), 700, 486, 222);
    if (pieces === 1) {
      return (
        floorShadow(k, 388, 520, 220) +
        (p.design === 2
          ? ""
          : place(needle(k, 560, material.paleWood, p.accent), 178, 476, -47) +
            place(needle(k, 560, material.paleWood, p.accent), 612, 476, -133)) +
        place(yarnBall(k, 222, p.colour), 392, 300) +
        (p.design === 2
          ? path("M172 268Q392 372 612 268L610 356Q392 462 178 356Z", k.tube("#fdfaf4")) +
            path("M172 268Q392 372 612 268V284Q392 388 172 284Z", k.tube(p.accent)) +
            circle(392, 372, 26, k.soft(p.accent))
          : "") +
        strand("M560 430C640 470 700 500 664 528S520 528 560 546S700 552 730 530", p.colour, 10)
      );
    }
    const spots: readonly (readonly [x: number, y: number, r: number])[] = [
      [250, 396, 126],
      [546, 402, 120],
      p.design === 2 ? [300, 226, 112] : [398, 220, 116],
      [130, 452, 70],
      [676, 458, 64],
      [400, 462, 62],
    ];
    const colours = [p.colour, p.accent, rainbow(5), rainbow(3), rainbow(11), rainbow(7)];
    return (
      floorShadow(k, 400, 522, 320) +
      (pieces < 3 ? needles : "") +
      [2, 0, 1, 3, 4, 5]
        .filter((n) => n < pieces)
        .map((n) => {
          const [x, y, r] = spots[n] ?? [400, 300, 100];
          return place(yarnBall(k, r, colours[n] ?? p.colour), x, y);
        })
        .join("") +
      strand("M330 500C380 540 440 520 470 540S600 552 640 540", p.colour, 8)
    );
  },
  [330, 280],
);
