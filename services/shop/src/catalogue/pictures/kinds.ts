import type { Drawing } from "./lib/drawing.ts";
import type { PictureKind } from "./picture.ts";
import { furniture } from "./things/furniture.ts";
import { geometry } from "./things/geometry.ts";
import { writing } from "./things/writing.ts";

const all: Partial<Record<PictureKind, Drawing>> = { ...writing, ...geometry, ...furniture };
/** The drawing of every kind. */
export const drawings = new Proxy(all, { get: (target, kind) => Reflect.get(target, kind) ?? writing.pencil }) as Record<PictureKind, Drawing>;
