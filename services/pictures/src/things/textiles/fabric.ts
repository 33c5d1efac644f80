import { material, mix, rainbow, shade } from "../../lib/colour.ts";
import { standing } from "../../lib/drawing.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, ellipse, line, path, place, polygon, rect, repeat, ring } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";
import type { Picture } from "../../picture.ts";

/** What is printed or woven on a cloth's top, in the box 0 0 1 1 of its own slanted plane. */
function print(pattern: Picture["pattern"], colour: string): string {
  switch (pattern) {
    case "dots":
      return repeat(40, (n) =>
        circle(((n % 10) + 0.5 + (Math.floor(n / 10) % 2) * 0.5) / 10.5, (Math.floor(n / 10) + 0.5) / 4, 0.022, colour),
      );
    case "lines":
      return repeat(9, (n) => rect(n / 9, 0, 0.05, 1, 0, colour, 'opacity=".8"'));
    case "grid":
      return (
        repeat(9, (n) => rect(n / 9, 0, 0.05, 1, 0, colour, 'opacity=".55"')) +
        repeat(4, (n) => rect(0, n / 4 + 0.05, 1, 0.11, 0, colour, 'opacity=".55"'))
      );
    case "plain":
    case undefined:
      return "";
  }
}

/** A folded cloth that lies; (x, y) is its front's top left corner. */
function folded(k: Paints, x: number, y: number, width: number, height: number, colour: string, top: string): string {
  const [depth, rise, layers] = [96, 66, 3];
  const layer = height / layers;
  const fold = repeat(layers, (n) => {
    const at = y + n * layer;
    return (
      path(
        `M${x + 8} ${at}H${x + width - layer * 0.5}q${layer * 0.62} ${layer * 0.5} 0 ${layer}H${x + 8}q-14 ${-layer * 0.5} 0 ${-layer}Z`,
        k.linear([
          [0, shade(colour, 0.09)],
          [0.45, colour],
          [1, shade(colour, -0.12)],
        ]),
      ) +
      line(
        `M${x + 20} ${at + layer * 0.3}H${x + width - 34}`,
        shade(colour, 0.14),
        1.6,
        'stroke-dasharray="3 4" opacity=".6"',
      )
    );
  });
  const side =
    path(
      polygon(
        [x + width - layer * 0.3, y + 4],
        [x + width + depth - 8, y - rise + 6],
        [x + width + depth - 6, y + height - rise - 8],
        [x + width - layer * 0.3, y + height - 1],
      ),
      k.linear(
        [
          [0, shade(colour, -0.1)],
          [1, shade(colour, -0.2)],
        ],
        0,
        0,
        1,
        0,
      ),
    ) +
    repeat(layers - 1, (n) =>
      line(
        `M${x + width} ${y + (n + 1) * layer}L${x + width + depth - 8} ${y + (n + 1) * layer - rise}`,
        shade(colour, -0.3),
        2.4,
        'opacity=".6"',
      ),
    );
  const surface = path(
    `M${x + 6} ${y + 2}L${x + depth} ${y - rise - 2}Q${x + depth + 6} ${y - rise - 6} ${x + depth + 16} ${y - rise - 5}H${x + width + depth - 14}Q${x + width + depth} ${y - rise - 3} ${x + width + depth - 10} ${y - rise + 6}L${x + width - 6} ${y + 4}Z`,
    k.linear(
      [
        [0, shade(colour, 0.13)],
        [1, shade(colour, 0.03)],
      ],
      0,
      0,
      1,
      1,
    ),
  );
  const weave = `<g transform="matrix(${width - 12} 0 ${depth - 4} ${-rise - 2} ${x + 8} ${y + 1})">${top}</g>`;
  const within = rect(x + 4, y + 3, width - 6, height - 4, 0, shade(colour, -0.24));
  return within + side + surface + weave + fold;
}

/** A spool of thread whose foot stands at (0, 0). */
function spool(k: Paints, colour: string): string {
  return (
    floorShadow(k, 0, 0, 62, 0.34) +
    path("M-52 -18V-8A52 12 0 0 0 52 -8V-18Z", k.tube(material.paleWood)) +
    ellipse(0, -18, 52, 12, shade(material.paleWood, 0.05)) +
    path("M-42 -112Q-48 -64 -42 -20A42 9 0 0 0 42 -20Q48 -64 42 -112Z", k.tube(colour)) +
    repeat(13, (n) =>
      path(
        `M${-43} ${-108 + n * 7}Q0 ${-98 + n * 7} 43 ${-111 + n * 7}`,
        "none",
        `stroke="${shade(colour, n % 2 === 0 ? -0.13 : 0.1)}" stroke-width="1.8" opacity=".6"`,
      ),
    ) +
    path("M-52 -128V-116A52 12 0 0 0 52 -116V-128Z", k.tube(material.paleWood)) +
    ellipse(
      0,
      -128,
      52,
      12,
      k.linear([
        [0, shade(material.paleWood, 0.08)],
        [1, material.paleWood],
      ]),
    ) +
    ellipse(0, -128, 12, 3.6, shade(material.darkWood, -0.2))
  );
}

export const fabric = standing(
  (p, k) => {
    const pieces = Math.min(Math.max(p.count ?? 3, 1), 5);
    const height = Math.min(104, 350 / pieces);
    const colours =
      p.count === undefined
        ? [p.colour, mix(p.colour, "#ffffff", 0.32), shade(p.colour, -0.06)]
        : [p.colour, p.accent, rainbow(5), rainbow(3), rainbow(8)];
    const cloths = repeat(pieces, (index) => {
      const n = pieces - 1 - index;
      const [width, shift] = [456 - (n % 2) * 18, (n % 2) * 14];
      return folded(
        k,
        92 + shift,
        516 - height * (index + 1),
        width,
        height,
        colours[n] ?? p.colour,
        n === 0 ? print(p.pattern, mix(p.accent, "#ffffff", 0.2)) : "",
      );
    });
    if (p.design === 2) {
      const roll = (x: number, y: number, colour: string) =>
        rect(x, y, 470, height, height / 2, k.tube(colour, "y")) +
        `<g transform="translate(${x + height / 2} ${y}) scale(${430 - height / 2} ${height})">${print(p.pattern, mix(p.accent, "#ffffff", 0.2))}</g>` +
        ellipse(x + 456, y + height / 2, height * 0.3, height / 2, shade(colour, -0.1)) +
        ellipse(x + 456, y + height / 2, height * 0.12, height * 0.2, "#e9dcc4");
      return (
        floorShadow(k, 372, 516, 300) +
        repeat(pieces, (index) =>
          roll(104 + (index % 2) * 22, 516 - height * (index + 1), colours[pieces - 1 - index] ?? p.colour),
        ) +
        place(spool(k, mix(p.accent, p.colour, 0.15)), 668, 532, 0, 1.05)
      );
    }
    const crown = 516 - height * pieces;
    const buttons = (
      [
        [300, -22, rainbow(0)],
        [352, -36, p.accent],
        [330, -12, "#fbf7ee"],
      ] as const
    )
      .map(
        ([x, dy, colour]) =>
          ellipse(x + 3, crown + dy + 6, 21, 11, "#2b1a12", 'opacity=".25"') +
          ellipse(x, crown + dy + 3, 21, 11, shade(colour, -0.16)) +
          ellipse(x, crown + dy, 21, 11, k.soft(colour, 1.3)) +
          ellipse(x, crown + dy, 14, 7, "none", `stroke="${shade(colour, -0.1)}" stroke-width="1.6"`) +
          [-4, 4]
            .map(
              (dx) => circle(x + dx, crown + dy - 1.5, 1.7, "#33261c") + circle(x + dx, crown + dy + 2, 1.7, "#33261c"),
            )
            .join(""),
      )
      .join("");
    const tape =
      floorShadow(k, 700, 526, 60, 0.24) +
      place(
        ellipse(0, 0, 58, 58, k.sphere(p.accent)) +
          ring(0, 0, 44, shade(p.accent, -0.1), 3) +
          circle(0, 0, 15, k.sphere("#fbf7ee")) +
          line("M-30 -34Q-8 -54 22 -44", "#fff", 6, 'opacity=".5"'),
        704,
        468,
        0,
        0.94,
      );
    return (
      floorShadow(k, 372, 516, 300) +
      cloths +
      buttons +
      tape +
      place(spool(k, mix(p.accent, p.colour, 0.15)), 612, 532, 0, 1.05)
    );
  },
  [330, 260],
);
