import { presentFailure } from "../errors/failure.ts";
import type { PublicError } from "../errors/rules.ts";
import { parseResult, type UpstreamError } from "../errors/upstream-error.ts";
import type { ShopReply } from "../upstream/shop-reply.ts";
import { cutData, cutMember } from "../bytes/cut-data.ts";
import { RawJson } from "../bytes/raw-json.ts";

/** The members of an answer of the shop. */
export type ShopData =
  | {
      readonly kind: "answered";
      /** The member of a response key: as the shop wrote it where it had no errors; null when there is none. */
      readonly member: (key: string) => unknown;
      /** Whether there is no data at all, as the shop has it when a field that must not be null failed. */
      readonly isNull: boolean;
      readonly errors: readonly UpstreamError[];
    }
  | { readonly kind: "failed"; readonly error: PublicError };

/**
 * Makes an answer's members accessible; a clean one is cut, not parsed.
 * @param only the one member that was requested; null when there may be several
 */
export function readReply(reply: ShopReply, only: string | null): ShopData {
  switch (reply.kind) {
    case "failed":
      return { kind: "failed", error: presentFailure(reply.failure, reply.retryAfter) };
    case "errors":
      return fromObject(reply.result.data, reply.result.errors);
    case "clean": {
      const value = only === null ? null : cutMember(reply.bytes, only);
      if (value !== null) return { kind: "answered", member: () => rawOf(value), isNull: false, errors: [] };
      const cut = cutData(reply.bytes);
      if (cut !== null) return { kind: "answered", member: (key) => rawOf(cut.get(key)), isNull: false, errors: [] };
      const result = parseResult(reply.bytes.toString("utf8"));
      return result === null
        ? { kind: "failed", error: presentFailure("malformed") }
        : fromObject(result.data, result.errors);
    }
  }
}

function fromObject(data: unknown, errors: readonly UpstreamError[]): ShopData {
  const members = new Map<string, unknown>(typeof data === "object" && data !== null ? Object.entries(data) : []);
  return { kind: "answered", member: (key) => members.get(key) ?? null, isNull: data === null, errors };
}

/** `null` is the one value that the graph has rules for. */
function rawOf(bytes: Buffer | undefined): RawJson | null {
  const isNull = bytes === undefined || (bytes[0] === 0x6e && bytes.length >= 4);
  return isNull ? null : new RawJson(bytes);
}
