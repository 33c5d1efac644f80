import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { magnetSet } from "./science/magnet-set.ts";
import { magnifier } from "./science/magnifier.ts";
import { microscope } from "./science/microscope.ts";
import { scale } from "./science/scale.ts";
import { stopwatch } from "./science/stopwatch.ts";
import { testTube } from "./science/test-tube.ts";
import { thermometer } from "./science/thermometer.ts";

type Kind = Extract<
  PictureKind,
  "microscope" | "magnifier" | "test-tube" | "magnet-set" | "thermometer" | "scale" | "stopwatch"
>;

/** Instruments of a science room. */
export const science = {
  microscope,
  magnifier,
  thermometer,
  scale,
  stopwatch,
  "test-tube": testTube,
  "magnet-set": magnetSet,
} satisfies Record<Kind, Drawing>;
