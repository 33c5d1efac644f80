import { html } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { Transaction } from "../transaction.ts";
import { formTargetsOf, renderCardPage } from "./card-layout.ts";
import { copyFor, formatAmount } from "./copy.ts";

/** The bank's question before a payment (3-D Secure). */
export function renderChallengePage(payment: Transaction, merchantName: string): Reply {
  const { request, card } = payment;
  const copy = copyFor(request.language);
  return renderCardPage({
    language: request.language,
    title: copy.challengeTitle,
    formTargets: formTargetsOf(payment),
    body: html`<section class="panel stack narrow" aria-labelledby="title">
      <h1 id="title">${copy.challengeTitle}</h1>
      <p>${copy.challengeText}</p>
      <dl class="facts">
        <dt>${copy.toPay}</dt>
        <dd>${formatAmount(request.amount, request.currency, request.language)}</dd>
        <dt>${copy.merchant}</dt>
        <dd>${merchantName}</dd>
        <dt>${copy.card}</dt>
        <dd>•••• ${card?.last4 ?? ""}</dd>
      </dl>
      <form method="post" action="/card/pay/${payment.id}/confirm">
        <button class="button wide">${copy.confirm}</button>
      </form>
      <form method="post" action="/card/pay/${payment.id}/cancel">
        <button class="button quiet wide">${copy.refuse}</button>
      </form>
    </section>`,
  });
}
