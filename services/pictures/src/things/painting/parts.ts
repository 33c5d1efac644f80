import { lightness, material, shade } from "../../lib/colour.ts";
import { lettering } from "../../lib/lettering.ts";
import type { Paints } from "../../lib/paints.ts";
import { circle, line, path, rect, repeat } from "../../lib/shapes.ts";

export const hair = { bristle: "#dcc39a", sable: "#8b5a37" } as const;

/** A tube of paint that stands on its cap at (0, 0); `label` is what it carries. */
export function tube(k: Paints, width: number, height: number, colour: string, accent: string, label: string): string {
  const [w, cap] = [width / 2, Math.min(height * 0.17, width * 0.5)];
  const [top, shoulder] = [-height, -cap - width * 0.16];
  const body = `M${-w} ${top + 20}H${w}L${w * 0.88} ${shoulder}Q${w * 0.86} ${-cap - 6} ${w * 0.4} ${-cap}H${-w * 0.4}Q${-w * 0.86} ${-cap - 6} ${-w * 0.88} ${shoulder}Z`;
  const [from, to] = [top + height * 0.27, top + height * 0.62];
  const band = (y1: number, y2: number, paint: string) =>
    path(
      `M${-w * 1.02} ${y1}Q0 ${y1 + width * 0.08} ${w * 1.02} ${y1}V${y2}Q0 ${y2 + width * 0.09} ${-w * 1.02} ${y2}Z`,
      paint,
    );
  const crimp =
    rect(
      -w,
      top,
      width,
      30,
      3,
      k.linear([
        [0, shade(colour, 0.1)],
        [0.5, shade(colour, -0.02)],
        [1, shade(colour, -0.14)],
      ]),
    ) +
    repeat(Math.floor(width / 9), (n) =>
      line(`M${-w + 6 + n * 9} ${top + 4}v20`, shade(colour, -0.15), 2, 'opacity=".5"'),
    );
  return (
    rect(-w * 0.3, -cap - 8, w * 0.6, 14, 2, k.tube("#cfcac1")) +
    path(
      `M${-w * 0.5} ${-cap + 3}Q0 ${-cap - 3} ${w * 0.5} ${-cap + 3}L${w * 0.58} -3Q0 9 ${-w * 0.58} -3Z`,
      k.tube("#efece6"),
    ) +
    repeat(9, (n) =>
      line(`M${w * (-0.44 + n * 0.11)} ${-cap + 8}L${w * (-0.5 + n * 0.125)} -2`, "#a59f94", 2, 'opacity=".45"'),
    ) +
    path(body, k.tube(colour)) +
    `<g clip-path="${k.clip(path(body, "#000"))}">` +
    path(
      `M${-w} ${top + 30}L0 ${top + height * 0.42}L${w} ${top + 30}Z`,
      k.linear([
        [0, "#ffffff", 0.34],
        [1, "#ffffff", 0],
      ]),
    ) +
    band(from, to, k.tube("#fcfaf6", "x", 0.7)) +
    band(to, to + height * 0.035, k.tube(accent)) +
    "</g>" +
    (label === ""
      ? circle(0, from + height * 0.12, width * 0.21, k.sphere(colour)) +
        line(`M${-w * 0.3} ${from + height * 0.3}H${w * 0.3}`, "#c2bbaf", 3)
      : "") +
    lettering(
      label,
      0,
      from + height * 0.1,
      Math.min(46, width * 0.2),
      lightness(colour) > 0.75 ? material.ink : shade(colour, -0.1),
      width * 0.62,
    ) +
    line(`M${-w * 0.42} ${from + height * 0.26}H${w * 0.42}`, "#c2bbaf", 3) +
    line(`M${-w * 0.66} ${top + height * 0.2}L${-w * 0.6} ${shoulder - 4}`, "#ffffff", width * 0.045, 'opacity=".5"') +
    crimp
  );
}
