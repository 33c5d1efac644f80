import { inkOn, material, shade } from "./colour.ts";
import { lettering } from "./lettering.ts";
import type { Paints } from "./paints.ts";
import { ellipse, line, path, rect, repeat } from "./shapes.ts";

/** A hexagonal barrel that lies from (0, -width/2) to the right: three faces, the upper one lit. */
export function hexagonalBarrel(k: Paints, length: number, width: number, colour: string): string {
  const top = -width / 2;
  const face = (share: number, height: number, step: number) =>
    rect(
      0,
      top + width * share,
      length,
      width * height,
      0,
      k.linear([
        [0, shade(colour, step + 0.03)],
        [1, shade(colour, step - 0.03)],
      ]),
    );
  return (
    face(0, 0.3, 0.1) +
    face(0.28, 0.46, 0) +
    face(0.72, 0.28, -0.13) +
    rect(0, top + width * 0.1, length, width * 0.07, 0, "#ffffff", 'opacity=".45"')
  );
}

/** The sharpened end of a pencil: wood with a scalloped edge at x = 0 and the lead's point to the left. */
export function sharpenedEnd(k: Paints, width: number, lead: string, length = width * 1.75): string {
  const h = width / 2;
  const point = length * 0.3;
  const wood = k.linear([
    [0, shade(material.paleWood, 0.07)],
    [0.5, material.paleWood],
    [1, shade(material.wood, -0.08)],
  ]);
  const scallop = `Q${width * 0.34} ${-h * 0.72} 2 ${-h * 0.44}Q${width * 0.42} 0 2 ${h * 0.44}Q${width * 0.34} ${h * 0.72} 0 ${h}`;
  return (
    path(`M0 ${-h}${scallop}L${-length} 0Z`, wood) +
    line(
      `M${-length * 0.55} ${-h * 0.2}L${width * 0.1} ${-h * 0.42}M${-length * 0.5} ${h * 0.16}L${width * 0.1} ${h * 0.3}`,
      shade(material.wood, -0.07),
      0.9,
      'opacity=".6"',
    ) +
    path(
      `M${-length + point} ${(-h * point) / length}Q${-length + point + 5} 0 ${-length + point} ${(h * point) / length}L${-length} 1.2Q${-length - 2} 0 ${-length} -1.2Z`,
      k.linear([
        [0, shade(lead, 0.16)],
        [0.45, lead],
        [1, shade(lead, -0.12)],
      ]),
    )
  );
}

/** A metal ferrule from x to the right, with two pressed rings. */
export function ferrule(k: Paints, x: number, length: number, width: number, colour: string = material.steel): string {
  return (
    rect(x, -width / 2, length, width, 2, k.metal(colour, "y")) +
    repeat(2, (ring) =>
      [0.22, 0.66]
        .map((share) =>
          rect(
            x + length * (share + ring * 0.07),
            -width / 2 - 0.5,
            length * 0.035,
            width + 1,
            0,
            shade(colour, ring === 0 ? -0.25 : 0.2),
            'opacity=".7"',
          ),
        )
        .join(""),
    )
  );
}

/** A whole pencil with its point at (0, 0) and its end at (length, 0). */
export function pencilRod(
  k: Paints,
  length: number,
  width: number,
  colour: string,
  options: {
    readonly lead: string;
    readonly end: "eraser" | "dipped" | "cut";
    readonly accent: string;
    readonly text?: string;
  },
): string {
  const cone = width * 1.75;
  const body = length - cone;
  const eraser = options.end === "eraser";
  const barrel = eraser ? body - width * 1.9 : body;
  const ending = eraser
    ? rect(barrel + width * 0.9, -width / 2 + 1, width, width - 2, width * 0.28, k.tube("#ee8f8d", "y")) +
      ferrule(k, barrel - 2, width * 1.1, width + 2)
    : options.end === "dipped"
      ? rect(barrel - width * 1.1, -width / 2, width * 1.1, width, width * 0.3, k.tube(options.accent, "y")) +
        rect(barrel - width * 1.3, -width / 2, width * 0.22, width, 0, "#fffaf0", 'opacity=".9"')
      : ellipse(barrel, 0, width * 0.16, width / 2, shade(material.paleWood, -0.02)) +
        ellipse(barrel, 0, width * 0.06, width * 0.17, options.lead);
  const label =
    options.text === undefined
      ? ""
      : lettering(
          options.text,
          barrel * 0.72,
          -width * 0.16,
          width * 0.34,
          inkOn(colour) === "#ffffff" ? "#f3d998" : "#4a3a20",
          body * 0.3,
        );
  return `<g transform="translate(${cone} 0)">${hexagonalBarrel(k, barrel, width, colour)}${ending}${sharpenedEnd(k, width, options.lead, cone)}${label}</g>`;
}

/** A cap or barrel of a pen: a lying round bar from x, with round or flat ends. */
export function barrel(k: Paints, x: number, length: number, width: number, colour: string, round = 4): string {
  return (
    rect(x, -width / 2, length, width, round, k.tube(colour, "y")) +
    rect(x + 6, -width * 0.34, length - 12, width * 0.09, width * 0.04, "#ffffff", 'opacity=".5"')
  );
}
