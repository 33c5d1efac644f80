import { redirect } from "react-router";
import { entriesIn, entriesPath, piecesOf } from "~/cart/order-form/entries.ts";
import { orderFormCopy } from "~/cart/order-form/order-form-copy.ts";
import { refusalText } from "~/graph/failure.ts";
import { GeneratePdfFormDocument } from "~/graph/generated/GeneratePdfForm.ts";
import { defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor, storefrontOf } from "~/lib/copy.ts";
import { requireBusinessLogin } from "~/shell/business-guard.ts";
import { messagesFor } from "~/shell/messages.ts";
import type { Route } from "./+types/order-form-pdf";

/** Who opens the address wants the form that makes the file. */
export const loader = (): Response => redirect("/service/orderform/");

/** The order form as a file (SERV-06): the browser sends this form itself, with and without scripts. */
export const action = defineSubmit(async ({ request }: Route.ActionArgs, form, graph): Promise<Response> => {
  if (storefrontOf(request).store === "b2b") await requireBusinessLogin(request, graph);
  const sent = form.getAll("e").flatMap((each) => (typeof each === "string" ? [["e", each]] : []));
  const entries = await entriesIn(new URLSearchParams(sent).toString());
  // Amounts that are not understood are printed as what is to be filled in.
  const { data, error } = await graph.mutate(GeneratePdfFormDocument, {
    entries: entries.map((entry) => ({ orderNumber: entry.orderNumber, quantity: piecesOf(entry) ?? 0 })),
  });
  const result = data?.generatePdfForm;
  if (!result?.successful) {
    const message = await messagesFor(request, graph)(refusalText(error, result));
    throw redirectWithToast((await entriesPath(entries)) ?? "/service/orderform/", {
      key: message === "" ? copyFor(request, orderFormCopy).pdfFailed : message,
      severity: "error",
    });
  }
  return new Response(Buffer.from(result.content, "base64"), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${result.fileName}"`,
      "cache-control": "no-store",
    },
  });
}, nothingTyped);
