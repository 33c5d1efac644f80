import type { Picture } from "../picture.ts";
import { path, repeat } from "./shapes.ts";

/** The ruling of a page with its margin line, in the given box. */
export function ruling(
  pattern: Picture["pattern"],
  x: number,
  y: number,
  width: number,
  height: number,
  pitch = 22,
  colour = "#7fa6cf",
): string {
  const stroke = `stroke="${colour}" stroke-width="1.4" opacity=".75"`;
  const rows = Math.floor(height / pitch);
  const columns = Math.floor(width / pitch);
  switch (pattern) {
    case "grid":
      return path(
        Array.from({ length: rows + 1 }, (_, n) => `M${x} ${y + n * pitch}h${width}`).join("") +
          Array.from({ length: columns + 1 }, (_, n) => `M${x + n * pitch} ${y}v${height}`).join(""),
        "none",
        stroke,
      );
    case "dots":
      return repeat(rows, (row) =>
        path(
          `M${x + pitch / 2} ${y + row * pitch + pitch / 2}H${x + width}`,
          "none",
          `stroke="${colour}" stroke-width="3.4" stroke-linecap="round" stroke-dasharray="0 ${pitch}"`,
        ),
      );
    case "lines":
      return (
        path(Array.from({ length: rows }, (_, n) => `M${x} ${y + (n + 1) * pitch}h${width}`).join(""), "none", stroke) +
        path(`M${x + width * 0.13} ${y}v${height}`, "none", 'stroke="#e58b86" stroke-width="1.6" opacity=".8"')
      );
    case "plain":
    case undefined:
      return "";
  }
}
