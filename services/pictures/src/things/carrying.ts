import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { gymBag } from "./carrying/gym-bag.ts";
import { giftSet } from "./carrying/gift-set.ts";
import { lunchBox } from "./carrying/lunch-box.ts";
import { pencilCase } from "./carrying/pencil-case.ts";
import { schoolBag } from "./carrying/school-bag.ts";
import { waterBottle } from "./carrying/water-bottle.ts";

type Kind = Extract<PictureKind, "pencil-case" | "school-bag" | "lunch-box" | "water-bottle" | "gift-set" | "gym-bag">;

/** Bags, boxes and bottles that children carry. */
export const carrying = {
  "pencil-case": pencilCase,
  "school-bag": schoolBag,
  "lunch-box": lunchBox,
  "water-bottle": waterBottle,
  "gift-set": giftSet,
  "gym-bag": gymBag,
} satisfies Record<Kind, Drawing>;
