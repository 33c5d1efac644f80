import { Transform, type TransformCallback } from "node:stream";

/** Size from which gathered bytes are passed on without waiting for more, in bytes. */
const enough = 32_768;

/**
 * Gathers the many small writes of a render into few large ones: each write of its own crosses two kinds of streams
 * and the socket, which cost a quarter of a page. What React writes in one go leaves in one go, so that streaming
 * still streams.
 */
export class ChunkBuffer extends Transform {
  #chunks: Buffer[] = [];
  #size = 0;
  #isScheduled = false;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#chunks.push(chunk);
    this.#size += chunk.length;
    if (this.#size >= enough) this.#passOn();
    else if (!this.#isScheduled) {
      this.#isScheduled = true;
      setImmediate(() => this.#passOn());
    }
    done();
  }

  override _flush(done: TransformCallback): void {
    this.#passOn();
    done();
  }

  #passOn(): void {
    this.#isScheduled = false;
    if (this.#size === 0 || this.destroyed) return;
    const bytes = Buffer.concat(this.#chunks, this.#size);
    this.#chunks = [];
    this.#size = 0;
    this.push(bytes);
  }
}
