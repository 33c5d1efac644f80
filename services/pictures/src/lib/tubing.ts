import { material, shade } from "./colour.ts";
import { line, repeat } from "./shapes.ts";

/** A bent tube or rope along an open path: its shaded edge, its body and the light on its upper left side. */
export function tubing(d: string, colour: string, width: number): string {
  const shifted = (share: number) => `transform="translate(${-width * share} ${-width * share})"`;
  return (
    line(d, shade(colour, -0.17), width) +
    line(d, colour, width * 0.74, shifted(0.06)) +
    line(d, shade(colour, 0.2), width * 0.2, `${shifted(0.15)} opacity=".75"`)
  );
}

/** Whether a colour is one that wood has: brown to straw, neither vivid nor grey. */
export function isWooden(colour: string): boolean {
  const channel = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  const [red, green, blue] = [channel(1), channel(3), channel(5)];
  return red > green && green > blue && red - blue > 36 && red - blue < 140 && green > red * 0.58;
}

/** The grain of a board along x, for wooden colours; nothing for others. */
export function grain(colour: string, x: number, y: number, width: number, height: number, lines = 5): string {
  if (!isWooden(colour)) return "";
  const step = height / (lines + 1);
  return repeat(lines, (n) => {
    const bend = step * (n % 2 === 0 ? 0.5 : -0.45);
    return line(
      `M${x + 5} ${y + step * (n + 1)}q${width / 4} ${bend} ${width / 2} 0t${width / 2 - 10} 0`,
      shade(material.darkWood, 0.04),
      1.3,
      'opacity=".3"',
    );
  });
}
