import { material, mix, shade } from "./colour.ts";
import type { Paints } from "./paints.ts";
import { circle, line, path, rect, repeat } from "./shapes.ts";

/** What one paint brush differs in from another; lengths in pixels. */
export interface Brush {
  readonly length: number;
  readonly width: number;
  readonly handle: string;
  readonly end: string;
  readonly hair: string;
  /** Wet paint on the hair's tip; none when absent. */
  readonly paint?: string;
  readonly flat?: boolean;
}

/** A paint brush that lies with its tip at (0, 0) and its handle to the right. */
export function brushRod(k: Paints, brush: Brush): string {
  const h = brush.width / 2;
  const tuft = brush.width * (brush.flat === true ? 1.75 : 2.1);
  const metal = tuft + brush.width * 1.9;
  return tuftOf(k, brush, tuft, h) + handleOf(k, brush, metal - 4, h) + ferruleOf(k, tuft, metal, h);
}

function tuftOf(k: Paints, { flat = false, hair, paint }: Brush, tuft: number, h: number): string {
  const outline = flat
    ? `M2 ${-h * 0.96}Q-5 ${-h * 0.5} 3 0Q-4 ${h * 0.5} 5 ${h * 0.96}Q${tuft * 0.5} ${h * 1.04} ${tuft} ${h * 0.86}V${-h * 0.86}Q${tuft * 0.5} ${-h * 1.04} 2 ${-h * 0.96}Z`
    : `M0 ${h * 0.12}C${tuft * 0.2} ${-h * 0.5} ${tuft * 0.5} ${-h * 1.08} ${tuft} ${-h * 0.8}V${h * 0.8}C${tuft * 0.6} ${h * 1.04} ${tuft * 0.3} ${h * 0.62} 0 ${h * 0.12}Z`;
  const strands = repeat(9, (n) => {
    const y = h * (n / 4 - 1);
    return line(
      `M${flat ? 4 : tuft * 0.1} ${flat ? y * 0.94 : y * 0.2}Q${tuft * 0.5} ${y} ${tuft} ${y * 0.8}`,
      shade(hair, n % 2 === 0 ? -0.13 : 0.12),
      1.3,
      'opacity=".6"',
    );
  });
  const wet =
    paint === undefined
      ? ""
      : path(
          `M-12 ${-h - 4}H${tuft * 0.46}q14 ${h * 0.3} -2 ${h * 0.62}t4 ${h * 0.66}t-6 ${h * 0.8}H-12Z`,
          k.tube(paint, "y", 1.1),
        ) +
        line(
          `M${tuft * 0.1} ${-h * (flat ? 0.52 : 0.1)}Q${tuft * 0.24} ${-h * 0.5} ${tuft * 0.38} ${-h * 0.52}`,
          "#ffffff",
          h * 0.12,
          'opacity=".65"',
        );
  return `<g clip-path="${k.clip(path(outline, "#000"))}">${path(outline, k.tube(hair, "y"))}${strands}${wet}</g>`;
}

function ferruleOf(k: Paints, start: number, stop: number, h: number): string {
  const rings = [0.18, 0.27, 0.76, 0.85].map((share) => {
    const x = start + (stop - start) * share;
    return (
      line(`M${x} ${-h * 0.84}Q${x + h * 0.16} 0 ${x} ${h * 0.84}`, shade(material.steel, -0.24), 2, 'opacity=".6"') +
      line(`M${x + 2.5} ${-h * 0.84}Q${x + h * 0.16 + 2.5} 0 ${x + 2.5} ${h * 0.84}`, "#ffffff", 1.4, 'opacity=".55"')
    );
  });
  return (
    path(
      `M${start - 3} ${-h * 0.88}L${stop} ${-h * 0.72}Q${stop + h * 0.2} 0 ${stop} ${h * 0.72}L${start - 3} ${h * 0.88}Q${start - 3 - h * 0.16} 0 ${start - 3} ${-h * 0.88}Z`,
      k.metal(material.steel, "y"),
    ) + rings.join("")
  );
}

function handleOf(k: Paints, { length, handle, end, width }: Brush, start: number, h: number): string {
  const at = (share: number) => start + (length - start) * share;
  const side = (sign: number) =>
    `C${at(0.1)} ${sign * h * 0.98} ${at(0.2)} ${sign * h * 0.98} ${at(0.34)} ${sign * h * 0.72}C${at(0.55)} ${sign * h * 0.38} ${at(0.8)} ${sign * h * 0.3} ${length - h * 0.2} ${sign * h * 0.26}`;
  const outline = `M${start} ${-h * 0.7}${side(-1)}Q${length + h * 0.16} 0 ${length - h * 0.2} ${h * 0.26}C${at(0.8)} ${h * 0.3} ${at(0.55)} ${h * 0.38} ${at(0.34)} ${h * 0.72}C${at(0.2)} ${h * 0.98} ${at(0.1)} ${h * 0.98} ${start} ${h * 0.7}Z`;
  const dipped =
    rect(at(0.84), -h, length, width, 0, k.tube(end, "y")) +
    rect(at(0.825), -h, (length - start) * 0.015, width, 0, mix(end, "#ffffff", 0.75));
  return (
    path(outline, k.tube(handle, "y", 1.1)) +
    `<g clip-path="${k.clip(path(outline, "#000"))}">${dipped}</g>` +
    line(
      `M${at(0.05)} ${-h * 0.5}C${at(0.14)} ${-h * 0.68} ${at(0.24)} ${-h * 0.58} ${at(0.42)} ${-h * 0.3}`,
      "#ffffff",
      h * 0.13,
      'opacity=".6"',
    ) +
    circle(length - h * 0.55, 0, h * 0.1, "#2b221c", 'opacity=".55"')
  );
}
