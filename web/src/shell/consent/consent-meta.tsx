import { createContext, use } from "react";

/** The id of the store's settings with the consent tool; null in the browser, and for a store without such a tool. */
export const ConsentIdContext = /* @__PURE__ */ createContext<string | null>(null);

/** Names these settings to the consent tool (STORE-15). The server's alone: the browser leaves what stands in the head as it came. */
export function ConsentMeta() {
  const id = use(ConsentIdContext);
  return id === null ? null : <meta name="consent-settings" content={id} />;
}
