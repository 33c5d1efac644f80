import { OrderPaperDocument } from "~/graph/generated/OrderPaper.ts";
import { defineLoad } from "~/graph/load.ts";
import { pdfResponse } from "~/lib/pdf-response.server.ts";
import type { Route } from "./+types/order-paper";

/** An invoice or credit note, as PDF or as electronic invoice: for its customer, or for who has the order's link from a mail. */
export const loader = defineLoad(async ({ request }: Route.LoaderArgs, { refresh }) => {
  const { searchParams } = new URL(request.url);
  const { getOrderPaper } = await refresh(OrderPaperDocument, {
    paperNumber: searchParams.get("number") ?? "",
    orderId: searchParams.get("orderId"),
    hash: searchParams.get("order"),
    format: searchParams.get("format") === "xrechnung" ? "XRECHNUNG" : "PDF",
  });
  return pdfResponse(getOrderPaper);
});
