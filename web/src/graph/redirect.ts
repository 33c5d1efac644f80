import { redirect } from "react-router";
import { cookiesIn } from "../lib/cookies.ts";
import { safePath } from "../lib/safe-path.ts";

/** A toast that outlives a redirect. `key` is a message key (`vue.…`) or, for the shop's own words, the text itself. */
export interface FlashToast {
  readonly key: string;
  readonly severity: "success" | "info" | "warning" | "error";
  /** Where it leads: a path of our own. */
  readonly link?: { readonly href: string; readonly label: string };
}

/** Name of the cookie (over HTTPS with a prefix: host-cookies.server.ts), and of the item in the tab's own storage. */
export const flashCookie = "flash";
const secondsToLive = 30;

const serialize = (toasts: readonly FlashToast[]) =>
  `${flashCookie}=${encodeURIComponent(JSON.stringify(toasts))}; Path=/; Max-Age=${secondsToLive}; SameSite=Lax`;

const isLink = (value: unknown): boolean =>
  typeof value === "object" &&
  value !== null &&
  "href" in value &&
  typeof value.href === "string" &&
  safePath(value.href) === value.href &&
  "label" in value &&
  typeof value.label === "string" &&
  value.label.length <= 100;

const isToast = (value: unknown): value is FlashToast =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  value.key.length <= 300 &&
  "severity" in value &&
  ["success", "info", "warning", "error"].includes(String(value.severity)) &&
  (!("link" in value) || isLink(value.link));

/**
 * A redirect that shows a toast on the next page. From the server it travels in a short-lived cookie, so that it needs no
 * scripts; in the browser in the tab's storage, as another tab may go somewhere at the same time.
 */
export function redirectWithToast(to: string, toast: FlashToast, status: 302 | 303 = 303): Response {
  return redirectWithToasts(to, [toast], status);
}

/** The same with several toasts, five at most. */
export function redirectWithToasts(to: string, toasts: readonly FlashToast[], status: 302 | 303 = 303): Response {
  if (import.meta.env.SSR) return redirect(to, { status, headers: { "set-cookie": serialize(toasts) } });
  sessionStorage.setItem(flashCookie, JSON.stringify(toasts));
  return redirect(to, status);
}

function readToasts(json: string): FlashToast[] {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value.filter(isToast).slice(0, 5) : [];
  } catch {
    return [];
  }
}

/**
 * The name of web's own cookie, as it is in the visitor's browser. Over HTTPS it has the prefix with which a browser takes
 * a cookie from this very host only: no neighbouring host can plant it. The other names are the specification's.
 * @param request decides by its scheme: a local shop has no HTTPS
 */
export const flashNameFor = ({ url }: Request): string =>
  new URL(url).protocol === "https:" ? `__Host-${flashCookie}` : flashCookie;

/**
 * The toasts that a redirect from the server left in a `Cookie` header; hostile values are none.
 * @param name of the cookie, see `flashNameFor`
 */
export function flashToasts(cookies: string | null, name: string = flashCookie): FlashToast[] {
  return readToasts(cookiesIn(cookies)[name] ?? "[]");
}

/** The toasts that a redirect in this tab has left; each is taken once. */
export function takeFlash(): readonly FlashToast[] {
  const kept = sessionStorage.getItem(flashCookie);
  sessionStorage.removeItem(flashCookie);
  return kept ? readToasts(kept) : [];
}

/** The `Set-Cookie` line that drops shown toasts. */
export const clearFlash = `${flashCookie}=; Path=/; Max-Age=0; SameSite=Lax`;

/** Severity of the graph's toasts in ours. */
export const severityOf = (severity: "SUCCESS" | "INFO" | "WARNING" | "ERROR"): FlashToast["severity"] =>
  ({ SUCCESS: "success", INFO: "info", WARNING: "warning", ERROR: "error" } as const)[severity];
