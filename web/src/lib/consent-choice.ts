import { consentCookie } from "./consent.ts";
import { cookiesIn } from "./cookies.ts";

/** What a visitor has chosen: only what the shop cannot work without, or statistics as well. */
export type ConsentChoice = "necessary" | "statistics";

/** The texts that were agreed to; when they say something else, visitors are asked again. */
const version = "1";
/** How long a choice is kept, in seconds: six months. */
const halfYear = 15_552_000;

/** What the visitor has chosen; null while they have not, or have chosen among other texts. @param cookies as in `document.cookie` */
export function choiceIn(cookies: string | null): ConsentChoice | null {
  const [choice, texts] = (cookiesIn(cookies)[consentCookie] ?? "").split(".");
  return texts === version && (choice === "necessary" || choice === "statistics") ? choice : null;
}

/** Whether the visitor who sends a request agrees to be measured; on the server and in the browser. */
export const agreesToStatistics = (request: Request): boolean =>
  choiceIn(import.meta.env.SSR ? request.headers.get("cookie") : document.cookie) === "statistics";

/** The line of a cookie that keeps a choice; scripts may read it. */
export const consentLine = (choice: ConsentChoice): string =>
  `${consentCookie}=${choice}.${version}; Path=/; Max-Age=${halfYear}; SameSite=Lax`;
