/** The short-lived process of `takers.ts`: keeps a handle, and sends it back for each message. Each one is a copy. */
import process from "node:process";

let kept: unknown;
process.on("message", (_message, handle: unknown) => {
  kept ??= handle;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node sends its own handles, which its types leave out
  process.send?.("copy", kept as undefined);
});
