import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { acrylicTube } from "./painting/acrylic-tube.ts";
import { easel } from "./painting/easel.ts";
import { paintBox } from "./painting/paint-box.ts";
import { paintBrush } from "./painting/paint-brush.ts";

type Kind = Extract<PictureKind, "paint-box" | "acrylic-tube" | "paint-brush" | "easel">;

/** Paints, brushes and what they need. */
export const painting = {
  easel,
  "paint-box": paintBox,
  "acrylic-tube": acrylicTube,
  "paint-brush": paintBrush,
} satisfies Record<Kind, Drawing>;
