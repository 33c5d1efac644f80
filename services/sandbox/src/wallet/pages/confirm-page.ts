import { formatAmount } from "../../card/pages/copy.ts";
import { html } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import { findInstrument } from "../test-accounts.ts";
import type { WalletSession } from "../wallet-session.ts";
import { walletCopyFor } from "./copy.ts";
import { renderWalletPage } from "./wallet-layout.ts";

/** Where the shopper agrees to the amount. */
export function renderConfirmPage(session: WalletSession, merchantName: string): Reply {
  const { id, opening, charge, instrumentId } = session;
  const copy = walletCopyFor(opening.language);
  const amount = charge === null ? "" : formatAmount(charge.amount, charge.currency, opening.language);
  return renderWalletPage({
    language: opening.language,
    title: copy.confirmTitle,
    session,
    body: html`<h1 id="title">${copy.confirmTitle}</h1>
      <dl class="facts">
        <dt>${copy.amount}</dt>
        <dd>${amount}</dd>
        <dt>${copy.merchant}</dt>
        <dd>${merchantName}</dd>
        <dt>${copy.orderRef}</dt>
        <dd>${charge?.orderRef ?? ""}</dd>
        <dt>${copy.instrument}</dt>
        <dd>${findInstrument(instrumentId)?.label ?? ""}</dd>
      </dl>
      <form method="post" action="/wallet/confirm/${id}">
        <button class="button wide">${copy.pay(amount)}</button>
      </form>
      <form method="post" action="/wallet/confirm/${id}/cancel">
        <button class="button quiet wide">${copy.cancel}</button>
      </form>`,
  });
}
