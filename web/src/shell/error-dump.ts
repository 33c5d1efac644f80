import { createContext } from "react";

/** What the server holds of a page that failed, for its error page (STATUS-11, C-91); null in the browser and for others. */
export const ErrorDumpContext = createContext<string | null>(null);
