import { redirect } from "react-router";
import { ReturnOrderDocument, type ReturnOrderQuery } from "../graph/generated/ReturnOrder.ts";
import type { GraphTools } from "../graph/load.ts";
import { redirectWithToast } from "../graph/redirect.ts";
import { copyFor } from "../lib/copy.ts";
import { returnsCopy } from "./copy.ts";
import { orderLinkOf, returnsPath, returnSteps, type ReturnStepName, stepPath } from "./return-paths.ts";
import { requireReturns } from "./return-switch.ts";

/** An order as the pages of a return show it (RET-02). */
export type ReturnOrder = NonNullable<ReturnOrderQuery["findOrderForReturnByHash"]>;

/** The step of the pages that a step of the graph is. */
export const stepOf = (step: ReturnOrder["state"]["step"]): ReturnStepName => {
  const name = step.toLowerCase();
  return returnSteps.find((each) => each === name) ?? "productselection";
};

/** Sends back to the furthest step that the server opens: those after it lack what the ones before choose (RET-08, ACCESS-24). */
export function requireStep(order: ReturnOrder, step: ReturnStepName): void {
  const furthest = stepOf(order.state.step);
  if (returnSteps.indexOf(step) > returnSteps.indexOf(furthest)) throw redirect(stepPath(furthest, order.hash));
}

/**
 * The order that a page of a return is about, past every cache.
 * @throws the way to `/404/` while returns are off (ACCESS-25), and to the first page for a link that opens nothing
 * (ACCESS-27) and for none at all (ACCESS-24)
 */
export async function openReturn(request: Request, graph: Pick<GraphTools, "refresh">): Promise<ReturnOrder> {
  await requireReturns(graph);
  const hash = orderLinkOf(request);
  if (hash === "") throw redirect(returnsPath);
  const { findOrderForReturnByHash: order } = await graph.refresh(ReturnOrderDocument, { hash });
  if (order !== null) return order;
  const toast = { key: copyFor(request, returnsCopy).unknown, severity: "warning" } as const;
  throw redirectWithToast(returnsPath, toast, 302);
}
