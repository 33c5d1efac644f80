import { html, SafeHtml } from "../../platform/html.ts";
import { baseStyles, renderPage, stylesheet } from "../../platform/page.ts";
import type { PageParts } from "../../platform/page.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { Transaction } from "../transaction.ts";
import { copyFor, pageLanguage } from "./copy.ts";

const styles = stylesheet(baseStyles, new URL("card.css", import.meta.url));

const logo = new SafeHtml(
  `<svg viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="7" fill="#14557b"/><path d="M8 7v14M20 7l-9 7 9 7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
);

/** A card page's own parts; header, footer and policy are the same on all. */
export interface CardPageParts extends Pick<PageParts, "status" | "title" | "body" | "script"> {
  /** Language tag of the payment. */
  readonly language: string;
  readonly formTargets?: readonly string[];
}

/** Puts a body into the provider's frame. */
export function renderCardPage(parts: CardPageParts): Reply {
  const copy = copyFor(parts.language);
  return renderPage({
    ...parts,
    language: pageLanguage(parts.language),
    title: `${parts.title} – Kreidepay`,
    styles,
    body: html`<header class="bar">
        <div class="bar-inner">
          <span class="brand">${logo}Kreidepay</span>
          <span class="badge">${copy.sandbox}</span>
        </div>
      </header>
      <main class="wrap">${parts.body}</main>
      <footer class="foot"><div class="wrap">${copy.footer}</div></footer>`,
  });
}

/**
 * Where this payment's forms may lead. Browsers hold the redirect after a form against `form-action`, so the shop's
 * origins have to be in it; they come out of the sealed request only.
 */
export function formTargetsOf({ request }: Transaction): readonly string[] {
  return [...new Set([request.urlSuccess, request.urlFailure, request.urlCancel].map((url) => new URL(url).origin))];
}
