import { createContext, type ReactNode, use } from "react";

/** What the server adds to the head of a page; null in the browser, which leaves what stands there as it came. */
export const HeadContext = /* @__PURE__ */ createContext<ReactNode>(null);

/** The place of tags that only crawlers and previews read. */
export function HeadSlot(): ReactNode {
  return use(HeadContext);
}
