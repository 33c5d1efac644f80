import type { PdfDocument } from "../../generated/graph.ts";
import type { ShopContext } from "../../platform/context.ts";
import { findOwnOrder } from "../history/history.service.ts";
import { openLink } from "../order-link.ts";
import { paperPdf } from "../pdf/pdf.service.ts";
import type { ElectronicPaper } from "../xrechnung/lines.ts";
import { isElectronic, xrechnung } from "../xrechnung/xrechnung.ts";
import { readPaperNumber } from "./paper-number.ts";
import { readPaper } from "./paper.store.ts";

/** Which paper, and what proves that it is the caller's. */
export interface PaperQuery {
  readonly paperNumber: string;
  readonly orderId?: string | null;
  readonly hash?: string | null;
  readonly format: "PDF" | "XRECHNUNG";
}

/** A paper of an order of the caller's, as a file; null for unknown and foreign ones alike (C-80). */
export async function findPaper(context: ShopContext, query: PaperQuery): Promise<PdfDocument | null> {
  const number = readPaperNumber(query.paperNumber);
  const orderNumber = await orderOf(context, query);
  if (number === null || orderNumber === null) return null;
  const paper = await readPaper(context.database.write, number.kind, number.number);
  if (paper?.orderNumber !== orderNumber) return null;
  if (query.format === "PDF") return paperPdf(paper.content);
  return isElectronic(paper.content) ? xmlFile(paper.content) : null;
}

function xmlFile(content: ElectronicPaper): PdfDocument {
  return { fileName: `${content.paperNumber}.xml`, content: Buffer.from(xrechnung(content)).toString("base64") };
}

/** The order that the caller may read the papers of: their own, or that of a mail's link. */
async function orderOf(context: ShopContext, { orderId, hash }: PaperQuery): Promise<number | null> {
  if (orderId) return (await findOwnOrder(context, orderId))?.head.orderNumber ?? null;
  const opened = hash ? openLink(context.config, hash, context.clock.now()) : null;
  return opened?.isBuyers === true ? opened.orderNumber : null;
}
