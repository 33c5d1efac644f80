import type { BrowserGraph } from "../../graph/client.ts";

const isAnswers = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const nothing = (): void => undefined;

/**
 * Fetches the payload file of a page (OP-A-11), whose answers the page's `load` then finds.
 * @param path path, query and hash of the page
 * @returns drops what `load` did not use: later it may no longer be true
 */
export async function takePayload({ restore }: Pick<BrowserGraph, "restore">, path: string): Promise<() => void> {
  try {
    const { pathname, search } = new URL(path, location.href);
    // What is there for all visitors needs none of this one's cookies.
    const response = await fetch(`${pathname.replace(/\/?$/, "/")}_payload.json${search}`, { credentials: "omit" });
    const answers: unknown = response.status === 200 ? await response.json() : null;
    return isAnswers(answers) ? restore(answers) : nothing;
  } catch {
    // `load` requests it, or the visitor's next click does.
    return nothing;
  }
}
