import type { Picture } from "../picture.ts";
import type { Paints } from "./paints.ts";

/** How one kind of thing is drawn. */
export interface Drawing {
  /** The thing with its shadow, in the box 0 0 800 600. */
  readonly draw: (picture: Picture, k: Paints) => string;
  /** Where it is seen in use: standing on a table, lying on one, in a room, or a scene of its own. */
  readonly stage: "table" | "flat" | "room" | "scene";
  /** The point that the detail view looks at. */
  readonly focus: readonly [x: number, y: number];
}

/** A drawing of a thing that stands on a table. */
export function standing(draw: Drawing["draw"], focus: Drawing["focus"] = [400, 300]): Drawing {
  return { draw, stage: "table", focus };
}

/** A drawing of a thing that lies flat and is seen from above. */
export function lying(draw: Drawing["draw"], focus: Drawing["focus"] = [400, 300]): Drawing {
  return { draw, stage: "flat", focus };
}

/** A drawing of a thing that stands or hangs in a room. */
export function roomy(draw: Drawing["draw"], focus: Drawing["focus"] = [400, 300]): Drawing {
  return { draw, stage: "room", focus };
}

/** A drawing that brings its own background and looks the same in every view. */
export function scene(draw: Drawing["draw"]): Drawing {
  return { draw, stage: "scene", focus: [400, 300] };
}
