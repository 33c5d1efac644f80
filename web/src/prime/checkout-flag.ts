import { redirect } from "react-router";
import { cookiesIn } from "../lib/cookies.ts";

/** The flag that a shopper came from the offer (C-39): for this browser session. */
const name = "primeCheckout";
const attributes = "Path=/; SameSite=Lax";
const line = (isOn: boolean) => (isOn ? `${name}=1; ${attributes}` : `${name}=; Max-Age=0; ${attributes}`);

/** Whether the flag is set in this request or browser. */
export function hasPrimeFlag(request: Request): boolean {
  const cookies = import.meta.env.SSR ? (request.headers.get("cookie") ?? "") : document.cookie;
  return cookiesIn(cookies)[name] === "1";
}

/** Goes on with the flag set or cleared. */
export function redirectWithFlag(to: string, isOn: boolean): Response {
  if (import.meta.env.SSR) return redirect(to, { status: 303, headers: { "set-cookie": line(isOn) } });
  document.cookie = line(isOn);
  return redirect(to, 303);
}

/** A response that goes on after the order: the flag has done its work (C-39). */
export function withoutFlag(response: Response): Response {
  if (import.meta.env.SSR) response.headers.append("set-cookie", line(false));
  else document.cookie = line(false);
  return response;
}
