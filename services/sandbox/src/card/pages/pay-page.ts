import { html, SafeHtml } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { CardFaults, CardInput } from "../card-form.ts";
import { groupDigits } from "../card-number.ts";
import { testCards } from "../test-cards.ts";
import type { Transaction } from "../transaction.ts";
import { formTargetsOf, renderCardPage } from "./card-layout.ts";
import { copyFor, formatAmount } from "./copy.ts";
import type { CardCopy } from "./copy.ts";
import { renderErrorSummary, renderField } from "./pay-fields.ts";

const lock = new SafeHtml(
  `<svg viewBox="0 0 18 18" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="1.6"><rect x="3" y="8" width="12" height="8" rx="2"/><path d="M6 8V5.5a3 3 0 0 1 6 0V8"/></svg>`,
);

/** What the page shows beside the payment itself. */
export interface PayPageParts {
  readonly payment: Transaction;
  readonly merchantName: string;
  readonly input: CardInput;
  readonly faults: CardFaults;
}

/** The hosted card page; status 422 when it comes back with faults. */
export function renderPayPage(parts: PayPageParts): Reply {
  const { payment, input, faults } = parts;
  const { request } = payment;
  const copy = copyFor(request.language);
  const amount = formatAmount(request.amount, request.currency, request.language);
  const failed = Object.keys(faults).length > 0;
  return renderCardPage({
    status: failed ? 422 : 200,
    language: request.language,
    title: `${failed ? `${copy.errorPrefix} ` : ""}${copy.payTitle}`,
    script: "/card/pay-page.js",
    formTargets: formTargetsOf(payment),
    body: html`<div class="pay">
      <section class="panel stack form" aria-labelledby="title">
        <h1 id="title">${copy.payTitle}</h1>
        ${renderErrorSummary(copy, faults)}
        <form method="post" action="/card/pay/${payment.id}" class="stack" novalidate>
          <p class="small muted">${copy.allRequired}</p>
          ${renderField(copy, "number", input, faults)}
          <div class="pair">
            ${renderField(copy, "expiry", input, faults)}${renderField(copy, "cvc", input, faults)}
          </div>
          ${renderField(copy, "holder", input, faults)}
          <div class="actions"><button class="button wide">${copy.pay(amount)}</button></div>
        </form>
        <form method="post" action="/card/pay/${payment.id}/cancel">
          <button class="button quiet wide">${copy.cancel}</button>
        </form>
        <p class="assurance">${lock}<span>${copy.assurance}</span></p>
      </section>
      ${renderOrder(parts, copy, amount)} ${renderTestCards(payment, copy)}
    </div>`,
  });
}

function renderOrder({ payment, merchantName }: PayPageParts, copy: CardCopy, amount: string): SafeHtml {
  return html`<section class="panel stack sum" aria-labelledby="order">
    <div>
      <h2 id="order" class="muted">${copy.toPay}</h2>
      <p class="total">${amount}</p>
    </div>
    <dl>
      <dt>${copy.merchant}</dt>
      <dd>${merchantName}<br /><span class="small muted">${new URL(payment.request.urlSuccess).host}</span></dd>
      <dt>${copy.orderRef}</dt>
      <dd>${payment.request.orderRef}</dd>
      <dt>${copy.purpose}</dt>
      <dd>${payment.request.description}</dd>
    </dl>
  </section>`;
}

function renderTestCards(payment: Transaction, copy: CardCopy): SafeHtml {
  return html`<section class="panel stack cards" aria-labelledby="test-cards">
    <div class="stack-small">
      <h2 id="test-cards">${copy.testCardsTitle}</h2>
      <p class="small muted">${copy.testCardsText}</p>
    </div>
    <ul class="test-cards">
      ${testCards.map((card) => {
        const number = groupDigits(card.number);
        return html`<li>
          <span class="mono">${number}</span><span class="what small muted">${copy.behaviours[card.behaviour]}</span>
          <a href="/card/pay/${payment.id}?card=${card.number.slice(-4)}"
            >${copy.useCard}<span class="visually-hidden"> ${number}</span></a
          >
        </li>`;
      })}
    </ul>
  </section>`;
}
