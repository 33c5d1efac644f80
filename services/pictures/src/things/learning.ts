import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { abacus } from "./learning/abacus.ts";
import { blackboard } from "./learning/blackboard.ts";
import { clock } from "./learning/clock.ts";
import { countingCubes } from "./learning/counting-cubes.ts";
import { globe } from "./learning/globe.ts";
import { headphones, wirelessHeadphones } from "./learning/headphones.ts";
import { map } from "./learning/map.ts";
import { pinboard } from "./learning/pinboard.ts";
import { tablet } from "./learning/tablet.ts";
import { usbStick } from "./learning/usb-stick.ts";
import { whiteboard } from "./learning/whiteboard.ts";

type Kind = Extract<
  PictureKind,
  | "globe"
  | "map"
  | "abacus"
  | "counting-cubes"
  | "whiteboard"
  | "pinboard"
  | "blackboard"
  | "clock"
  | "tablet"
  | "usb-stick"
  | "headphones"
  | "wireless-headphones"
>;

/** What stands in front of a class, and devices. */
export const learning = {
  globe,
  map,
  abacus,
  whiteboard,
  pinboard,
  blackboard,
  clock,
  tablet,
  headphones,
  "wireless-headphones": wirelessHeadphones,
  "counting-cubes": countingCubes,
  "usb-stick": usbStick,
} satisfies Record<Kind, Drawing>;
