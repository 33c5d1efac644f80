import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { cajon } from "./music/cajon.ts";
import { eggShakers } from "./music/egg-shakers.ts";
import { claves } from "./music/claves.ts";
import { fingerCymbals } from "./music/finger-cymbals.ts";
import { guitar } from "./music/guitar.ts";
import { recorder } from "./music/recorder.ts";
import { tambourine } from "./music/tambourine.ts";
import { triangle } from "./music/triangle.ts";
import { xylophone } from "./music/xylophone.ts";

type Kind = Extract<
  PictureKind,
  | "recorder"
  | "tambourine"
  | "xylophone"
  | "triangle"
  | "guitar"
  | "claves"
  | "finger-cymbals"
  | "cajon"
  | "egg-shakers"
>;

/** Instruments. */
export const music = {
  recorder,
  tambourine,
  xylophone,
  triangle,
  guitar,
  claves,
  "finger-cymbals": fingerCymbals,
  cajon,
  "egg-shakers": eggShakers,
} satisfies Record<Kind, Drawing>;
