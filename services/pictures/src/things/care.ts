import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { soapBars } from "./care/soap-bars.ts";
import { rainTrousers } from "./care/rain-trousers.ts";
import { apron } from "./care/apron.ts";
import { firstAid } from "./care/first-aid.ts";
import { seedling } from "./care/seedling.ts";
import { soap } from "./care/soap.ts";
import { towel } from "./care/towel.ts";
import { wateringCan } from "./care/watering-can.ts";

type Kind = Extract<
  PictureKind,
  "first-aid" | "soap" | "towel" | "apron" | "seedling" | "watering-can" | "soap-bars" | "rain-trousers"
>;

/** What cares for children and plants. */
export const care = {
  soap,
  towel,
  apron,
  seedling,
  "first-aid": firstAid,
  "watering-can": wateringCan,
  "soap-bars": soapBars,
  "rain-trousers": rainTrousers,
} satisfies Record<Kind, Drawing>;
