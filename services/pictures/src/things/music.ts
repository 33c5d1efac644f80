import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { guitar } from "./music/guitar.ts";
import { recorder } from "./music/recorder.ts";
import { tambourine } from "./music/tambourine.ts";
import { triangle } from "./music/triangle.ts";
import { xylophone } from "./music/xylophone.ts";

type Kind = Extract<PictureKind, "recorder" | "tambourine" | "xylophone" | "triangle" | "guitar">;

/** Instruments. */
export const music = { recorder, tambourine, xylophone, triangle, guitar } satisfies Record<Kind, Drawing>;
