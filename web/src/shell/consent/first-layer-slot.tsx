import { createContext, type ReactNode, use } from "react";

/** The first layer for a visitor who is asked; null in the browser, for all others, and where a consent tool asks. */
export const FirstLayerContext = /* @__PURE__ */ createContext<ReactNode>(null);

/** The place of consent's first layer; its code and texts are the server's alone. */
export function FirstLayerSlot(): ReactNode {
  return use(FirstLayerContext);
}
