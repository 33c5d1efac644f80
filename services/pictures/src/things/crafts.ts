import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { beads } from "./crafts/beads.ts";
import { modellingClay } from "./crafts/modelling-clay.ts";

type Kind = Extract<PictureKind, "modelling-clay" | "beads">;

/** Clay and beads. */
export const crafts = { beads, "modelling-clay": modellingClay } satisfies Record<Kind, Drawing>;
