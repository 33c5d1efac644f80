import { lazy } from "react";

/**
 * HTML that operators wrote, cleaned in the browser. What came with the page stays as the server has cleaned it, so the
 * library is loaded with the first such text that comes later.
 */
export const OperatorHtml = lazy(async () => ({ default: (await import("./cleaned-html.tsx")).CleanedHtml }));
