import type { ShopLanguage } from "@chalkbox/storefront";
import { offlineCopy } from "./offline-copy.ts";

/** A page that the browser has kept. */
export interface SeenPage {
  readonly path: string;
  /** As it stands in markup. */
  readonly title: string;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const style = `:root{color-scheme:light dark}body{margin:0 auto;max-width:40rem;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}a{color:inherit}li,p{margin:.5rem 0}li a,p a{display:inline-block;padding:.25rem 0}`;
const noteStyle = `[data-offline]{margin:0;padding:.75rem 1rem;background:#fff3cd;color:#1d2422;font-weight:600}`;

/** The source of a policy for a text of our own. */
async function hashOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return `'sha256-${btoa(String.fromCharCode(...bytes))}'`;
}

const copyOf = (language: ShopLanguage) => offlineCopy[language === "en-DE" ? "en" : "de"];

/** The page in place of one that cannot be had; it offers those that the browser has kept. @param path of the page */
export async function offlinePage(language: ShopLanguage, path: string, seen: readonly SeenPage[]): Promise<Response> {
  const t = copyOf(language);
  const items = seen.map((page) => `<li><a href="${escape(page.path)}">${page.title}</a></li>`).join("");
  const list = seen.length > 0 ? `<h2>${t.seen}</h2><ul>${items}</ul>` : `<p>${t.none}</p>`;
  const html =
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex,follow">` +
    `<title>${t.title}</title><style>${style}</style></head><body><main><h1>${t.title}</h1><p>${t.text}</p>` +
    `<p><a href="${escape(path)}">${t.again}</a></p>${list}</main></body></html>`;
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": `default-src 'none'; style-src ${await hashOf(style)}; base-uri 'none'; frame-ancestors 'none'`,
  };
  return new Response(html, { status: 503, headers });
}

/** The note above a kept page, with its own style. @param seenAt when the page was as it is shown */
export function offlineNote(language: ShopLanguage, seenAt: Date): string {
  const time = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seenAt);
  return `<style>${noteStyle}</style><p role="note" data-offline>${copyOf(language).note(time)}</p>`;
}

/** The policy of a kept page: its own, with the note's style, and without scripts. */
export async function policyOfKept(policy: string): Promise<string> {
  const noteHash = await hashOf(noteStyle);
  return policy
    .replace(/script-src [^;]*/, "script-src 'none'")
    .replace(/style-src ([^;]*)/, (_, sources: string) => `style-src ${sources} ${noteHash}`);
}
