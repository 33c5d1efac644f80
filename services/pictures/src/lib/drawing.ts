import type { Picture } from "../picture.ts";
import type { Paints } from "./paints.ts";
import { place } from "./shapes.ts";

/** A point of the box 0 0 800 600. */
type Point = readonly [x: number, y: number];

/** How one kind of thing is drawn. */
export interface Drawing {
  /** The thing with its shadow, in the box 0 0 800 600. */
  readonly draw: (picture: Picture, k: Paints) => string;
  /** Where it is seen in use: standing on a table, lying on one, in a room, or a scene of its own. */
  readonly stage: "table" | "flat" | "room" | "scene";
  /** The point that the detail view looks at. */
  readonly focus: Point;
  /** The same for the second design. */
  readonly secondFocus: Point;
}

/** A drawing of a thing that stands on a table. */
export function standing(draw: Drawing["draw"], focus: Point = [400, 300], secondFocus: Point = focus): Drawing {
  return { draw, stage: "table", focus, secondFocus };
}

/** A drawing of a thing that lies flat and is seen from above. */
export function lying(draw: Drawing["draw"], focus: Point = [400, 300], secondFocus: Point = focus): Drawing {
  return { draw, stage: "flat", focus, secondFocus };
}

/** A drawing of a thing that stands or hangs in a room. */
export function roomy(draw: Drawing["draw"], focus: Point = [400, 300], secondFocus: Point = focus): Drawing {
  return { draw, stage: "room", focus, secondFocus };
}

/** A drawing that brings its own background and looks the same in every view. */
export function scene(draw: Drawing["draw"]): Drawing {
  return { draw, stage: "scene", focus: [400, 300], secondFocus: [400, 300] };
}

/** The second design of things that lie: they lie another way, turned about the middle of the picture. */
export function rearranged({ design }: Picture, content: string, turn: number, scale = 1): string {
  return design === 2 ? place(place(content, -400, -300), 400, 300, turn, scale) : content;
}

/** The second design of things without letters: they are seen from their other side. */
export function fromOtherSide({ design }: Picture, content: string): string {
  return design === 2 ? `<g transform="translate(800 0) scale(-1 1)">${content}</g>` : content;
}
