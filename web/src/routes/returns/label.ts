import { ReturnLabelDocument } from "~/graph/generated/ReturnLabel.ts";
import { defineLoad } from "~/graph/load.ts";
import { pdfResponse } from "~/lib/pdf-response.server.ts";
import { orderLinkOf } from "~/returns/return-paths.ts";
import type { Route } from "./+types/label";

/** A label of a return, as PDF. */
export const loader = defineLoad(async ({ request }: Route.LoaderArgs, graph) => {
  const { searchParams } = new URL(request.url);
  const label = Number(searchParams.get("label") ?? 1);
  const variables = { hash: orderLinkOf(request), rma: searchParams.get("rma") ?? "" };
  const { getReturnLabel } = await graph.refresh(ReturnLabelDocument, {
    ...variables,
    label: Number.isInteger(label) && label >= 1 && label <= 9 ? label : 1,
  });
  return pdfResponse(getReturnLabel);
});
