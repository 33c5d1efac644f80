import { extractText, getDocumentProxy } from "unpdf";

/** A PDF file as a reader has it: the text of each page, each blank the usual one. @param file Base64 */
export async function pdfPages(file: string): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.from(file, "base64"))));
  return text.map((page) => page.replaceAll(/\s+/gu, " "));
}

/** The words of a PDF file, all pages in a row. @param file Base64 */
export async function pdfText(file: string): Promise<string> {
  return (await pdfPages(file)).join(" ");
}
