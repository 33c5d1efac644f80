import { createContext } from "react";

/** What the router's loaders have returned, in the router's encoding, for its state in the browser; there it is empty. */
export const RouterStateContext = createContext("");
