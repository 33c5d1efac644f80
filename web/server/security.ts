import { randomBytes } from "node:crypto";
import type { Config } from "./config.ts";

/** Headers of every answer, in every environment. */
const always: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};
/** A year without plain HTTP, once a browser has come by TLS; a local shop has none. */
const overTls = { "strict-transport-security": "max-age=31536000" } as const;

/** Headers of every answer: pages, assets, the graph, refusals. */
export const commonHeaders = ({ isLocal }: Pick<Config, "isLocal">): Readonly<Record<string, string>> =>
  isLocal ? always : { ...always, ...overTls };

/** Headers of pictures beside the common ones: mails and feeds show them on pages of other origins. */
export const mediaHeaders = { "cross-origin-resource-policy": "cross-origin" } as const;

/** A fresh nonce for the inline scripts and styles of one page. */
export const createNonce = (): string => randomBytes(16).toString("base64");

/**
 * Content security policy of a page: own scripts and styles only; forms may go to the payment provider.
 * @param scripts sources of the page's inline scripts: a nonce, or hashes where visitors share the page
 * @param styles the same for its inline styles
 */
export function contentSecurityPolicy(
  { scripts, styles }: { readonly scripts: readonly string[]; readonly styles: readonly string[] },
  { isDevelopment, isLocal, paymentOrigins }: Pick<Config, "isDevelopment" | "isLocal" | "paymentOrigins">,
): string {
  const directives = {
    // What is not named below is not used.
    "default-src": ["'none'"],
    // Vite's client in development needs eval-free inline modules and a web socket.
    "script-src": ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : scripts)],
    "style-src": ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : styles)],
    "img-src": ["'self'", "data:"],
    "font-src": ["'self'"],
    "media-src": ["'self'"],
    // Videos of products, which visitors ask for one by one.
    "frame-src": ["https://www.youtube-nocookie.com"],
    "manifest-src": ["'self'"],
    "worker-src": ["'self'"],
    "connect-src": isDevelopment ? ["'self'", "ws:"] : ["'self'"],
    "form-action": ["'self'", ...paymentOrigins],
    "frame-ancestors": ["'none'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
    ...(!isLocal && { "upgrade-insecure-requests": [] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ");
}
