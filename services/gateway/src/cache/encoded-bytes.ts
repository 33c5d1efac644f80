import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

/** A content coding that an answer can be sent in. */
export type Encoding = "identity" | "gzip" | "br";

/** Below this nothing is won, in bytes: it fits one packet anyway. */
const worthwhile = 1_000;
/** Good enough and quick: 60 kB take 1 ms; the highest level takes a hundred times as long. */
const brotliQuality = 5;

const compressions = {
  gzip: promisify((bytes: Buffer, done: (error: Error | null, result: Buffer) => void) => gzip(bytes, done)),
  br: promisify((bytes: Buffer, done: (error: Error | null, result: Buffer) => void) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }, done),
  ),
};

/** How long and until what happens others may keep an answer. */
export interface Keeping {
  /** When it has to be requested again, in milliseconds since 1970. */
  readonly until: number;
  /** It is dropped when one of these changes. */
  readonly tags: readonly string[];
}

/**
 * An answer's bytes, and their compressed forms once a client accepts them. Compressing happens once for each coding, on
 * another thread, and no request waits for it: until it is done the plain bytes go out.
 */
export class EncodedBytes {
  readonly identity: Buffer;
  /** Null: for the requesting client alone. */
  readonly keeping: Keeping | null;
  readonly #compressed: { gzip?: Buffer; br?: Buffer } = {};
  readonly #begun = new Set<Encoding>();

  constructor(identity: Buffer, keeping: Keeping | null = null) {
    this.identity = identity;
    this.keeping = keeping;
  }

  /** Most bytes that all forms together take: a compressed form is kept only when it halves the plain one. */
  get maxSize(): number {
    return this.identity.length * 2;
  }

  /** The form at hand that comes closest to what the client accepts. @param wanted see {@link preferredEncoding} */
  take(wanted: Encoding): { readonly encoding: Encoding; readonly bytes: Buffer } {
    if (wanted === "identity" || this.identity.length < worthwhile) return this.#plain();
    const bytes = this.#compressed[wanted];
    if (bytes !== undefined) return { encoding: wanted, bytes };
    if (!this.#begun.has(wanted)) void this.#compress(wanted);
    return this.#plain();
  }

  #plain(): { readonly encoding: Encoding; readonly bytes: Buffer } {
    return { encoding: "identity", bytes: this.identity };
  }

  async #compress(encoding: "gzip" | "br"): Promise<void> {
    this.#begun.add(encoding);
    // A failure (no memory) leaves the plain bytes, which are always right.
    const bytes = await compressions[encoding](this.identity).catch(() => undefined);
    if (bytes !== undefined && bytes.length * 2 <= this.identity.length) this.#compressed[encoding] = bytes;
  }
}

/** Our codings, the best first. */
const compressed = ["br", "gzip"] as const;
/** What browsers send are a dozen different headers. */
const decided = new LRUCache<string, Encoding>({ max: 100 });

/** The best coding that an `Accept-Encoding` header allows; a coding with weight 0 is refused. */
export function preferredEncoding(accepted: string | undefined): Encoding {
  if (accepted === undefined) return "identity";
  const known = decided.get(accepted);
  if (known !== undefined) return known;
  const allowed = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings([...compressed]);
  const best = compressed.find((coding) => allowed.includes(coding)) ?? "identity";
  decided.set(accepted, best);
  return best;
}
