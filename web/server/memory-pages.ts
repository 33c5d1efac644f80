import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor, type Encoding } from "../src/shell/compression.server.ts";
import { isKnownVisitor } from "../src/graph/anonymous-session.server.ts";
import { etagOf, sharedHeaders } from "../src/shell/memory/page-headers.server.ts";
import { pageKeyParts } from "../src/shell/memory/page-key.server.ts";
import type { PageMemory } from "../src/shell/memory/page-memory.server.ts";

/** Answers with a page that is in memory. */
export interface MemoryPages {
  /**
   * Answers a visitor without ids from memory, without waiting.
   * @param host that the visitor addressed, made true
   * @returns false when there is no such page, and nothing has been answered
   */
  answer(request: IncomingMessage, response: ServerResponse, host: string): boolean;
}

/** What browsers send as `Accept-Encoding` are a dozen different headers. */
const encodings = new Map<string, Encoding | null>();

function preferredEncoding(accepted: string): Encoding | null {
  const known = encodings.get(accepted);
  if (known !== undefined) return known;
  const encoding = encodingFor(accepted);
  if (encodings.size < 100) encodings.set(accepted, encoding);
  return encoding;
}

/**
 * The short way for visitors without ids: no request of the fetch standard, no router, one write.
 * @param common headers of every answer
 */
export function createMemoryPages(
  memory: Pick<PageMemory, "fresh">,
  common: Readonly<Record<string, string>>,
): MemoryPages {
  return {
    answer: (request, response, host) => {
      const { method = "GET", url: target = "/", headers } = request;
      const header = (name: string): string | null => {
        const value = headers[name];
        return typeof value === "string" ? value : null;
      };
      const parts = pageKeyParts({ method, target, host, header });
      if (parts === null || isKnownVisitor(headers.cookie ?? null)) return false;
      const found = memory.fresh(parts);
      if (found === null) return false;
      const { page, age } = found;
      const encoding = preferredEncoding(headers["accept-encoding"] ?? "");
      const own = sharedHeaders(page, age, encoding);
      if (headers["if-none-match"] === etagOf(page.etag, encoding)) {
        response.writeHead(304, { ...common, ...own }).end();
        return true;
      }
      const bytes = page.bytes(encoding);
      response.writeHead(200, { ...common, ...own, "content-length": bytes.length });
      response.end(method === "HEAD" ? undefined : bytes);
      return true;
    },
  };
}
