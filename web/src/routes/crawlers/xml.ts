import type { AnyVariables, TypedDocumentNode } from "urql";
import { createServerGraph } from "~/graph/client.server.ts";

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** A text as XML may hold it. */
export const xml = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex -- XML has no characters for these
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? "");

/** Products of one call: as many as the graph gives. */
export const batchSize = 500;

/** Asks for one answer with a page's time of its own: a file may need more of them than a page has time for. */
export async function askGraph<Data, Variables extends AnyVariables>(
  request: Request,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await createServerGraph(request).query(document, variables, "common");
  if (data == null || error) throw new Error("The graph gave no answer to a crawler", { cause: error });
  return data;
}

/** A file that is sent while it is made, one piece at a time, as fast as it is read. */
export function streamXml(pieces: AsyncGenerator<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await pieces.return(undefined);
    },
  });
  return new Response(body, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
