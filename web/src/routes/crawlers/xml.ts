import type { AnyVariables, TypedDocumentNode } from "urql";
import { createServerGraph } from "~/graph/client.server.ts";
import { failureOf } from "~/graph/failure.ts";

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

/** How long a piece of a file may take, in milliseconds: crawlers wait, and pages go first. */
const patience = 20_000;

/**
 * Asks for one answer with a time of its own: a file may need more of them than a page has time for.
 * @throws the response of a file that cannot be had: 503 when the shop is away (STATUS-09), 500 otherwise
 */
export async function askGraph<Data, Variables extends AnyVariables>(
  request: Request,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const { data, error } = await createServerGraph(request, patience).query(document, variables, "common");
  if (error) {
    const { status, text } = failureOf(error);
    throw new Response(`${text}\n`, { status, headers: { "content-type": "text/plain; charset=utf-8" } });
  }
  if (data == null) throw new Error("The graph answered a crawler without data and without an error");
  return data;
}

/**
 * A file that is sent while it is made, one piece at a time, as fast as it is read. It begins with the first piece, so
 * that a file whose first answer fails has the status of that.
 */
export async function streamXml(pieces: AsyncGenerator<string>): Promise<Response> {
  const encoder = new TextEncoder();
  const first = await pieces.next();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      if (first.done !== true) controller.enqueue(encoder.encode(first.value));
    },
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
