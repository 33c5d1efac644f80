import { html, type SafeHtml } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import { instruments, testAccounts, type WalletAddress } from "../test-accounts.ts";
import type { WalletSession } from "../wallet-session.ts";
import { walletCopyFor } from "./copy.ts";
import { renderWalletPage } from "./wallet-layout.ts";

/** Where the shopper chooses an account and a way to pay. @param isIncomplete a choice was missing */
export function renderChoicePage(session: WalletSession, merchantName: string, isIncomplete: boolean): Reply {
  const { id, opening } = session;
  const copy = walletCopyFor(opening.language);
  return renderWalletPage({
    status: isIncomplete ? 422 : 200,
    language: opening.language,
    title: copy.choiceTitle,
    session,
    body: html`<h1 id="title">${copy.choiceTitle}</h1>
      <p>${copy.choiceText(merchantName)}</p>
      <p class="muted">${opening.description}</p>
      ${isIncomplete ? html`<p class="missing" role="alert">${copy.missingChoice}</p>` : null}
      <form method="post" action="/wallet/checkout/${id}" class="stack">
        <fieldset>
          <legend>${copy.account}</legend>
          ${testAccounts.map(({ id: account, email, deliveryAddress }, index) =>
            renderOption("account", account, index === 0, email, `${copy.delivery}: ${line(deliveryAddress)}`),
          )}
        </fieldset>
        <fieldset>
          <legend>${copy.instrument}</legend>
          ${instruments.map(({ id: instrument, label, isAccepted }, index) =>
            renderOption("instrument", instrument, index === 0, label, isAccepted ? "" : copy.isRefused),
          )}
        </fieldset>
        <button class="button wide">${copy.proceed}</button>
      </form>
      <form method="post" action="/wallet/checkout/${id}/cancel">
        <button class="button quiet wide">${copy.cancel}</button>
      </form>`,
  });
}

function renderOption(name: string, value: string, isFirst: boolean, label: string, hint: string): SafeHtml {
  const input = isFirst
    ? html`<input type="radio" name="${name}" value="${value}" checked />`
    : html`<input type="radio" name="${name}" value="${value}" />`;
  return html`<label class="option"
    >${input}<span>${label}<br /><span class="small muted">${hint}</span></span></label
  >`;
}

function line({ company, street, postCode, city, country }: WalletAddress): string {
  return [company, street, `${postCode} ${city}`, country].filter((part) => part !== "").join(", ");
}
