import { createContext } from "react";

/** Header by which the server hands a page's nonce to the renderer; a visitor's own value is thrown away. */
export const nonceHeader = "x-csp-nonce";

/** Nonce of the page's inline scripts and styles; in the browser of use where React has to render the page again. */
export const NonceContext = createContext(
  import.meta.env.SSR ? "" : (document.querySelector<HTMLElement>("script[nonce]")?.nonce ?? ""),
);
