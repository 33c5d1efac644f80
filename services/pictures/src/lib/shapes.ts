/** Attributes beside geometry and fill, ready to print, e.g. `opacity=".5"`. */
type More = string;

/** A rectangle with corners of radius r. */
export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  r: number,
  fill: string,
  more: More = "",
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${r > 0 ? ` rx="${r}"` : ""} fill="${fill}"${attributes(more)}/>`;
}

/** An ellipse. */
export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more: More = ""): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${attributes(more)}/>`;
}

/** A disc. */
export function circle(cx: number, cy: number, r: number, fill: string, more: More = ""): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${attributes(more)}/>`;
}

/** A circle's outline. */
export function ring(cx: number, cy: number, r: number, stroke: string, width: number, more: More = ""): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes(more)}/>`;
}

/** A filled path. */
export function path(d: string, fill: string, more: More = ""): string {
  return `<path d="${d}" fill="${fill}"${attributes(more)}/>`;
}

/** A line with round ends and joints. */
export function line(d: string, stroke: string, width: number, more: More = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes(more)}/>`;
}

/** A group with attributes. */
export function group(content: string, more: More): string {
  return `<g ${more}>${content}</g>`;
}

/** Content moved to (x, y), then turned clockwise by degrees, then scaled. */
export function place(content: string, x: number, y: number, turn = 0, scale = 1): string {
  const parts = [`translate(${x} ${y})`, turn === 0 ? "" : `rotate(${turn})`, scale === 1 ? "" : `scale(${scale})`];
  return `<g transform="${parts.filter((part) => part !== "").join(" ")}">${content}</g>`;
}

/** Content drawn n times. */
export function repeat(n: number, draw: (index: number) => string): string {
  return Array.from({ length: n }, (_, index) => draw(index)).join("");
}

/** Points as a closed polygon's path. */
export function polygon(...points: readonly (readonly [number, number])[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;
}

/** The path of a rectangle with corners of radius r. */
export function roundedPath(x: number, y: number, width: number, height: number, r: number): string {
  return `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`;
}

function attributes(more: More): string {
  return more === "" ? "" : ` ${more}`;
}
