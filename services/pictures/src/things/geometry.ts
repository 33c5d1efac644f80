import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { compass } from "./geometry/compass.ts";
import { eraser } from "./geometry/eraser.ts";
import { glueBottle } from "./geometry/glue-bottle.ts";
import { glueStick } from "./geometry/glue-stick.ts";
import { protractor } from "./geometry/protractor.ts";
import { ruler } from "./geometry/ruler.ts";
import { scissors } from "./geometry/scissors.ts";
import { setSquare } from "./geometry/set-square.ts";
import { sharpener } from "./geometry/sharpener.ts";

type Kind = Extract<
  PictureKind,
  "eraser" | "sharpener" | "ruler" | "set-square" | "compass" | "protractor" | "scissors" | "glue-stick" | "glue-bottle"
>;

/** Rulers, compasses, scissors and glue. */
export const geometry = {
  eraser,
  sharpener,
  ruler,
  protractor,
  compass,
  scissors,
  "set-square": setSquare,
  "glue-stick": glueStick,
  "glue-bottle": glueBottle,
} satisfies Record<Kind, Drawing>;
