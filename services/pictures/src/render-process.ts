import { setPriority } from "node:os";
import { findMedium } from "./medium.ts";

/** What the process is requested: a file by its address. */
export interface RenderQuestion {
  readonly id: number;
  readonly address: string;
}

/** What it answers. */
export type RenderReply =
  | { readonly id: number; readonly bytes: Uint8Array }
  /** @property fault why there is none, in words for the log */
  | { readonly id: number; readonly fault: string };

/** Below everything that answers visitors; the system gives this process what those leave. */
const niceness = 10;

async function reply({ id, address }: RenderQuestion): Promise<RenderReply> {
  try {
    const medium = findMedium(address);
    if (medium.state !== "raster") return { id, fault: `${address} is not rendered` };
    return { id, bytes: await medium.render() };
  } catch (error) {
    return { id, fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Renders for the process that has forked this one, and ends with it. */
function serve(): void {
  setPriority(niceness);
  process.on("message", (question: RenderQuestion) => {
    void reply(question).then((answer) => process.send?.(answer));
  });
  process.once("disconnect", () => process.exit(0));
}

serve();
