import type { PositionRow } from "./cart.types.ts";
import type { JoinOp, PositionOp } from "./position-op.ts";

/** A row of goods that goes into another cart. */
type Joining = Pick<PositionRow, "itemId" | "quantity" | "shownCents"> & {
  readonly kind: "normal" | "deal";
};

/**
 * Operations that take goods into another cart, one for each item: a deal's pieces and others have rows of their own, and an
 * item's bounds are those of all its pieces.
 */
export function joinOps(rows: readonly Joining[]): readonly PositionOp[] {
  const ops = new Map<number, JoinOp>();
  for (const { itemId, kind, quantity, shownCents } of rows) {
    const { normal, deal, shown } = ops.get(itemId) ?? { normal: 0, deal: 0, shown: {} };
    const more =
      kind === "deal"
        ? { normal, deal: deal + quantity, shown: { ...shown, deal: shownCents } }
        : { normal: normal + quantity, deal, shown: { ...shown, regular: shownCents } };
    ops.set(itemId, { type: "join", itemId, ...more });
  }
  return [...ops.values()];
}
