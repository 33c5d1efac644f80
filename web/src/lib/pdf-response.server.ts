/** A file as the graph gives it. */
interface PdfFile {
  readonly fileName: string;
  /** The bytes in base64. */
  readonly content: string;
}

/** A PDF, or an electronic invoice, for the visitor to save; of one person, so that no cache keeps it. Null, for what is not theirs either, is a 404. */
export function pdfResponse(file: PdfFile | null): Response {
  if (file === null) return new Response("Not Found", { status: 404, headers: { "content-type": "text/plain" } });
  const name = file.fileName.replaceAll(/[^\w.-]/gu, "_");
  return new Response(Buffer.from(file.content, "base64"), {
    headers: {
      "content-type": name.endsWith(".xml") ? "application/xml" : "application/pdf",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
