import { graphEnum } from "../platform/graph-enum.ts";
import { depotLines } from "../orders/address-lines.ts";
import type { StoredOrder } from "../orders/stored-order.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { carrierGraph, reasonGraph, regulationGraph } from "./choices.ts";
import type { StoredReturn } from "./return.types.ts";

/** What it needs of the order: its lines' names. */
interface NamedLines {
  readonly lines: readonly Pick<StoredOrder["lines"][number], "line" | "name">[];
}

/** `EarlierReturn` of the graph. */
export function earlierReturnGraph(order: NamedLines, made: StoredReturn, language: Language) {
  return {
    rma: made.rma,
    kind: graphEnum(made.kind),
    createdAt: made.createdAt,
    status: graphEnum(made.status),
    regulation: regulationGraph(made.regulation, language),
    carrier: made.carrier === null ? null : carrierGraph(made.carrier, language),
    labels: made.status === "undone" ? 0 : made.labels,
    sendTo: depotLines(language),
    heldUntil: made.status === "held" ? made.heldUntil : null,
    items: made.items.map(({ line, quantity, cancelled, reason }) => ({
      lineNo: line + 1,
      name: order.lines.find((one) => one.line === line)?.name ?? "",
      quantity: quantity + cancelled,
      reason: reason === null ? null : reasonGraph(reason, language),
    })),
    // What was not paid yet is paid back with nothing: no sum then.
    refund: made.refundCents === null || made.refundCents === 0 ? null : priceOf(made.refundCents, language),
  };
}
