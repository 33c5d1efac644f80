import { html } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { WalletSession } from "../wallet-session.ts";
import { walletCopyFor } from "./copy.ts";
import { renderWalletPage } from "./wallet-layout.ts";

/** What someone sees who comes back to a step that is over: the way to the shop. */
export function renderEndPage({ opening }: WalletSession, url: string): Reply {
  const copy = walletCopyFor(opening.language);
  return renderWalletPage({
    language: opening.language,
    title: copy.endTitle,
    body: html`<h1 id="title">${copy.endTitle}</h1>
      <p>${copy.endText}</p>
      <a class="button wide" href="${url}">${copy.backToShop}</a>`,
  });
}

/** English: an address that leads nowhere has no language. */
export function renderUnknownPage(): Reply {
  return renderWalletPage({
    status: 404,
    language: "en",
    title: "Not found",
    body: html`<h1 id="title">Not found</h1>
      <p>There is no wallet session at this address.</p>`,
  });
}
