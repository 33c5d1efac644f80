import { sendJson } from "@chalkbox/edge";
import { sheetFactsOf } from "../../catalogue/product/sheet-facts.service.ts";
import type { Language } from "../../platform/context.ts";
import type { Route } from "../../platform/domain.ts";
import type { Platform } from "../../platform/platform.ts";
import { dataSheetPdf } from "./pdf.service.ts";

const languages: Readonly<Record<string, Language>> = { de: "de-DE", en: "en-DE" };

/** `GET /media/data-sheets/10001-de.pdf`: what a product page states as facts, drawn on demand and kept for an hour. */
export const dataSheetRoute = ({ database }: Pick<Platform, "database">): Route => [
  "GET /media/data-sheets/*",
  async (request, response) => {
    const [, id = "", code = ""] =
      /^\/media\/data-sheets\/(\d{1,9})-(de|en)\.pdf(?:\?|$)/.exec(request.url ?? "") ?? [];
    const language = languages[code];
    const content = id === "" || !language ? null : await sheetFactsOf(database, Number(id), language);
    if (content === null) {
      sendJson(response, 404, { errors: [{ message: "Not found" }] });
      return;
    }
    const { content: file } = await dataSheetPdf(content);
    const bytes = Buffer.from(file, "base64");
    response.writeHead(200, {
      "content-type": "application/pdf",
      "content-length": bytes.length,
      "cache-control": "public, max-age=3600",
      "x-content-type-options": "nosniff",
    });
    response.end(request.method === "HEAD" ? undefined : bytes);
  },
];
