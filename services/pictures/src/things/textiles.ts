import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { fabric } from "./textiles/fabric.ts";
import { wool } from "./textiles/wool.ts";

type Kind = Extract<PictureKind, "wool" | "fabric">;

/** Yarn and cloth. */
export const textiles = { fabric, wool } satisfies Record<Kind, Drawing>;
