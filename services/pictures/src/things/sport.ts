import type { Drawing } from "../lib/drawing.ts";
import type { PictureKind } from "../picture.ts";
import { balanceBike } from "./sport/balance-bike.ts";
import { balanceBoard } from "./sport/balance-board.ts";
import { ball } from "./sport/ball.ts";
import { gymMat } from "./sport/gym-mat.ts";
import { hoop } from "./sport/hoop.ts";
import { basketball, football } from "./sport/match-balls.ts";
import { scooter } from "./sport/scooter.ts";
import { skippingRope } from "./sport/skipping-rope.ts";
import { tricycle } from "./sport/tricycle.ts";

type Kind = Extract<
  PictureKind,
  | "ball"
  | "skipping-rope"
  | "hoop"
  | "gym-mat"
  | "balance-board"
  | "scooter"
  | "tricycle"
  | "football"
  | "basketball"
  | "balance-bike"
>;

/** Things to move with. */
export const sport = {
  ball,
  hoop,
  scooter,
  tricycle,
  "skipping-rope": skippingRope,
  "gym-mat": gymMat,
  "balance-board": balanceBoard,
  football,
  basketball,
  "balance-bike": balanceBike,
} satisfies Record<Kind, Drawing>;
