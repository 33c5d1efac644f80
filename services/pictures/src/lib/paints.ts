import { shade } from "./colour.ts";

/** A stop of a gradient: place from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** Gradients and filters of one picture; equal ones are defined once. Light comes from the top left. */
export class Paints {
  readonly #definitions = new Map<string, string>();

  /** A linear gradient from (x1, y1) to (x2, y2), in fractions of the painted shape's box. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#define(
      (id) =>
        `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopMarkup(stops)}</linearGradient>`,
    );
  }

  /** A radial gradient round (cx, cy), in fractions of the painted shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#define(
      (id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopMarkup(stops)}</radialGradient>`,
    );
  }

  /** A flat surface: lighter at the top left, darker at the bottom right. */
  soft(colour: string, contrast = 1): string {
    return this.linear(
      [
        [0, shade(colour, 0.055 * contrast)],
        [0.5, colour],
        [1, shade(colour, -0.07 * contrast)],
      ],
      0,
      0,
      1,
      1,
    );
  }

  /** A round bar; `across` is the direction in which it curves: x for an upright one, y for one that lies. */
  tube(colour: string, across: "x" | "y" = "x", contrast = 1): string {
    const tone = (step: number) => shade(colour, step * contrast);
    const stops: readonly Stop[] = [
      [0, tone(-0.06)],
      [0.14, tone(0.03)],
      [0.3, tone(0.14)],
      [0.44, tone(0.04)],
      [0.72, tone(-0.06)],
      [1, tone(-0.18)],
    ];
    return across === "x" ? this.linear(stops, 0, 0, 1, 0) : this.linear(stops, 0, 0, 0, 1);
  }

  /** Polished metal with hard reflections. */
  metal(colour: string, across: "x" | "y" = "x"): string {
    const stops: readonly Stop[] = [
      [0, shade(colour, -0.12)],
      [0.18, shade(colour, 0.1)],
      [0.3, shade(colour, 0.24)],
      [0.4, shade(colour, 0.08)],
      [0.62, shade(colour, -0.12)],
      [0.82, shade(colour, -0.2)],
      [0.92, shade(colour, -0.04)],
      [1, shade(colour, -0.16)],
    ];
    return across === "x" ? this.linear(stops, 0, 0, 1, 0) : this.linear(stops, 0, 0, 0, 1);
  }

  /** A sphere. */
  sphere(colour: string): string {
    return this.radial(
      [
        [0, shade(colour, 0.2)],
        [0.25, shade(colour, 0.07)],
        [0.6, colour],
        [0.88, shade(colour, -0.12)],
        [1, shade(colour, -0.17)],
      ],
      0.34,
      0.28,
      0.78,
    );
  }

  /** Light that fades out downwards, for the gloss on lacquer, glass and plastic. */
  gloss(opacity = 0.5): string {
    return this.linear(
      [
        [0, "#ffffff", opacity],
        [1, "#ffffff", 0],
      ],
      0,
      0,
      0.4,
      1,
    );
  }

  /** A filter that drops a soft shadow to the bottom right. */
  drop(dx = 8, dy = 12, blur = 10, opacity = 0.28): string {
    return this.#define(
      (id) =>
        `<filter id="${id}" x="-20%" y="-20%" width="150%" height="150%" color-interpolation-filters="sRGB">` +
        `<feDropShadow dx="${dx}" dy="${dy}" stdDeviation="${blur}" flood-color="#33261c" flood-opacity="${opacity}"/></filter>`,
    );
  }

  /** A clipping path of the given shape. */
  clip(shape: string): string {
    return this.#define((id) => `<clipPath id="${id}">${shape}</clipPath>`);
  }

  /** All that was defined, as one element; to be read after the drawing. */
  markup(): string {
    const definitions = [...this.#definitions].map(([template, id]) => template.replace('id=""', `id="${id}"`));
    return definitions.length === 0 ? "" : `<defs>${definitions.join("")}</defs>`;
  }

  #define(template: (id: string) => string): string {
    const key = template("");
    const id = this.#definitions.get(key) ?? `p${this.#definitions.size}`;
    this.#definitions.set(key, id);
    return `url(#${id})`;
  }
}

function stopMarkup(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");
}
