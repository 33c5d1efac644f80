import * as v from "valibot";

/** What a page says to the worker. */
export const MessageToWorker = v.variant("kind", [
  /** The visitor looks at this page, path and query, and has agreed that the browser keeps it. */
  v.object({ kind: v.literal("seen"), path: v.pipe(v.string(), v.startsWith("/"), v.maxLength(500)) }),
  /** The visitor does not agree any more. */
  v.object({ kind: v.literal("forget") }),
]);
export type MessageToWorker = v.InferOutput<typeof MessageToWorker>;
