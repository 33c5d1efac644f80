/**
 * Keeps files of customers, outside of everything that a browser can reach. A key has a kind and an id:
 * `certificates/5b6f3f0e-…`; what a customer calls a file is never part of it.
 */
export interface FileStorage {
  /** Stores bytes under a key; the file is whole or not there, whatever fails. */
  put(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** The bytes of a file; null when there is none. */
  get(key: string): Promise<Uint8Array | null>;
  /** Removes a file; that there is none is no failure. */
  remove(key: string): Promise<void>;
}
