import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { digitalStopwatch } from "./science/digital-stopwatch.ts";
import { digitalScale } from "./science/digital-scale.ts";
import { magneticCompass } from "./science/magnetic-compass.ts";
import { beaker, measuringCylinder } from "./science/glassware.ts";
import { magnetSet } from "./science/magnet-set.ts";
import { magnifier } from "./science/magnifier.ts";
import { microscope } from "./science/microscope.ts";
import { scale } from "./science/scale.ts";
import { stopwatch } from "./science/stopwatch.ts";
import { testTube } from "./science/test-tube.ts";
import { thermometer } from "./science/thermometer.ts";

type Kind = Extract<
  PictureKind,
  | "microscope"
  | "magnifier"
  | "test-tube"
  | "magnet-set"
  | "thermometer"
  | "scale"
  | "stopwatch"
  | "beaker"
  | "measuring-cylinder"
  | "digital-scale"
  | "magnetic-compass"
  | "digital-stopwatch"
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
  beaker,
  "measuring-cylinder": measuringCylinder,
  "digital-scale": digitalScale,
  "magnetic-compass": magneticCompass,
  "digital-stopwatch": digitalStopwatch,
} satisfies Record<Kind, Drawing>;
