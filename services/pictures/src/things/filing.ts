import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { pushPins } from "./filing/push-pins.ts";
import { feltBasket } from "./filing/felt-basket.ts";
import { calculator } from "./filing/calculator.ts";
import { fileBox } from "./filing/file-box.ts";
import { folder } from "./filing/folder.ts";
import { laminator } from "./filing/laminator.ts";
import { magnet } from "./filing/magnet.ts";
import { magnetBoard, woodenMagnetBoard } from "./filing/magnet-board.ts";
import { ringBinder } from "./filing/ring-binder.ts";
import { stamp } from "./filing/stamp.ts";
import { storageBox } from "./filing/storage-box.ts";

type Kind = Extract<
  PictureKind,
  | "ring-binder"
  | "folder"
  | "file-box"
  | "storage-box"
  | "stamp"
  | "laminator"
  | "calculator"
  | "magnet"
  | "magnet-board"
  | "wooden-magnet-board"
  | "push-pins"
  | "felt-basket"
>;

/** Folders, boxes and helpers of an office. */
export const filing = {
  folder,
  stamp,
  laminator,
  calculator,
  magnet,
  "ring-binder": ringBinder,
  "file-box": fileBox,
  "storage-box": storageBox,
  "magnet-board": magnetBoard,
  "wooden-magnet-board": woodenMagnetBoard,
  "push-pins": pushPins,
  "felt-basket": feltBasket,
} satisfies Record<Kind, Drawing>;
