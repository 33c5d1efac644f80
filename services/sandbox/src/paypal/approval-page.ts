import { formTargetsOf, renderCardPage } from "../card/pages/card-layout.ts";
import { copyFor, formatAmount, pageLanguage } from "../card/pages/copy.ts";
import type { Transaction } from "../card/transaction.ts";
import { html } from "../platform/html.ts";
import type { Reply } from "../platform/http/reply.ts";
import { testPayers } from "./test-payers.ts";

const words = {
  de: {
    title: "Mit PayPal bezahlen",
    text: "Wählen Sie ein Testkonto. Hier fließt kein Geld.",
    accounts: "Konto",
    behaviours: { success: "Zahlung gelingt", decline: "Konto ohne Deckung" },
  },
  en: {
    title: "Pay with PayPal",
    text: "Choose a test account. No money moves here.",
    accounts: "Account",
    behaviours: { success: "Payment succeeds", decline: "Account without funds" },
  },
} as const;

/** The page on which the customer approves a payment by PayPal. */
export function renderApprovalPage(payment: Transaction, merchantName: string): Reply {
  const { request } = payment;
  const copy = copyFor(request.language);
  const t = words[pageLanguage(request.language)];
  const amount = formatAmount(request.amount, request.currency, request.language);
  return renderCardPage({
    language: request.language,
    title: t.title,
    formTargets: formTargetsOf(payment),
    body: html`<section class="panel stack narrow" aria-labelledby="title">
      <h1 id="title">${t.title}</h1>
      <p>${t.text}</p>
      <dl class="facts">
        <dt>${copy.toPay}</dt>
        <dd>${amount}</dd>
        <dt>${copy.merchant}</dt>
        <dd>${merchantName}</dd>
        <dt>${copy.orderRef}</dt>
        <dd>${request.orderRef}</dd>
      </dl>
      <form method="post" action="/paypal/pay/${payment.id}" class="stack">
        <fieldset class="stack-small">
          <legend>${t.accounts}</legend>
          ${testPayers.map(
            ({ id, email, behaviour }, index) =>
              html`<p>
                <input type="radio" name="account" id="${id}" value="${id}" ${index === 0 ? "checked" : ""} />
                <label for="${id}">${email} <span class="small muted">${t.behaviours[behaviour]}</span></label>
              </p>`,
          )}
        </fieldset>
        <button class="button wide">${copy.pay(amount)}</button>
      </form>
      <form method="post" action="/paypal/pay/${payment.id}/cancel">
        <button class="button quiet wide">${copy.cancel}</button>
      </form>
    </section>`,
  });
}
