import { createContext } from "react";

/** Header by which the server hands a page's nonce to the renderer; a visitor's own value is thrown away. */
export const nonceHeader = "x-csp-nonce";

/** Nonce of the page's inline scripts; empty in the browser, where React does not need it. */
export const NonceContext = createContext("");
