import type { Seen } from "./plan-pieces.ts";

/** An operation on what a cart holds, decoded. */
export type PositionOp =
  | {
      readonly type: "add";
      readonly itemId: number;
      readonly quantity: number;
      readonly atDealPrice: boolean;
      /** What the storefront showed for a piece, in cents; null when it does not say. */
      readonly shownCents: number | null;
      /** The removed position that this brings back, by its id; null for what is new. */
      readonly restores: string | null;
    }
  | {
      /** Takes what another cart holds of an item. */
      readonly type: "join";
      readonly itemId: number;
      readonly normal: number;
      readonly deal: number;
      /** Prices of a piece that the other cart has shown, in cents. */
      readonly shown: Seen;
    }
  | { readonly type: "addFree"; readonly itemId: number; readonly kind: "free" | "catalog" }
  | { readonly type: "set"; readonly positionIds: readonly string[]; readonly quantity: number }
  | { readonly type: "remove"; readonly positionIds: readonly string[] }
  | {
      /** Reserves pieces again whose time has run out. */
      readonly type: "refresh";
      readonly itemId: number;
      /** As many as have run out. */
      readonly quantity: number;
      /** What was shown for a piece before, in cents. */
      readonly shownCents: number | null;
    };

/** An operation that adds pieces of an item. */
export type AddOp = Extract<PositionOp, { type: "add" }>;
/** An operation that takes what another cart holds of an item. */
export type JoinOp = Extract<PositionOp, { type: "join" }>;
/** An operation that reserves pieces again. */
export type RefreshOp = Extract<PositionOp, { type: "refresh" }>;

/** Why an operation cannot be carried out at all. */
export type Refusal =
  | { readonly type: "quantity" | "unknownItem" | "unknownPosition" }
  | { readonly type: "soldOut" | "belowMinimum" | "notOffered" | "membership"; readonly itemId: number };
