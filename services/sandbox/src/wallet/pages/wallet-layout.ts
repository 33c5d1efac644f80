import { pageLanguage } from "../../card/pages/copy.ts";
import { html, type SafeHtml } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import { baseStyles, renderPage, stylesheet } from "../../platform/page.ts";
import type { WalletSession } from "../wallet-session.ts";
import { walletCopyFor } from "./copy.ts";

const styles = stylesheet(baseStyles, new URL("wallet.css", import.meta.url));

/** A wallet page's own parts. */
export interface WalletPageContent {
  readonly status?: number;
  readonly language: string;
  readonly title: string;
  readonly body: SafeHtml;
  /** The session whose forms the page holds. */
  readonly session?: WalletSession;
}

/** Puts a body into the wallet's frame. */
export function renderWalletPage({ status = 200, language, title, body, session }: WalletPageContent): Reply {
  const copy = walletCopyFor(language);
  return renderPage({
    status,
    language: pageLanguage(language),
    title: `${title} – AMAZONPAY`,
    styles,
    formTargets: session === undefined ? [] : formTargetsOf(session),
    body: html`<header class="bar">
        <div class="bar-inner">
          <span class="brand">AMAZONPAY</span>
          <span class="badge">${copy.sandbox}</span>
        </div>
      </header>
      <main class="wrap"><section class="panel stack narrow" aria-labelledby="title">${body}</section></main>
      <footer class="foot"><div class="wrap">${copy.footer}</div></footer>`,
  });
}

/** Browsers hold the redirect after a form against `form-action`, so the shop's origins have to be in it. */
function formTargetsOf({ opening, charge }: WalletSession): readonly string[] {
  const urls = [opening.urlReturn, opening.urlCancel, ...(charge === null ? [] : [charge.urlResult])];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
