import { html, SafeHtml } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { Transaction } from "../transaction.ts";
import { renderCardPage } from "./card-layout.ts";
import { copyFor, formatAmount } from "./copy.ts";

const marks = {
  success: new SafeHtml(
    `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#17693a"/><path d="m11 21 6 6 12-13" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
  ),
  other: new SafeHtml(
    `<svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="20" fill="#a8201a"/><path d="m14 14 12 12M26 14 14 26" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/></svg>`,
  ),
} as const;

/** What someone sees who comes back to a payment that has ended: its outcome and the way to the shop. */
export function renderResultPage(
  payment: Transaction,
  status: "success" | "failure" | "cancelled",
  returnUrl: string,
): Reply {
  const { request } = payment;
  const copy = copyFor(request.language);
  return renderCardPage({
    language: request.language,
    title: copy.resultTitles[status],
    body: html`<section class="panel stack narrow" aria-labelledby="title">
      <div class="state">
        ${status === "success" ? marks.success : marks.other}
        <h1 id="title">${copy.resultTitles[status]}</h1>
      </div>
      <p>${copy.resultTexts[status]}</p>
      <dl class="facts">
        <dt>${copy.amount}</dt>
        <dd>${formatAmount(request.amount, request.currency, request.language)}</dd>
        <dt>${copy.orderRef}</dt>
        <dd>${request.orderRef}</dd>
      </dl>
      <a class="button wide" href="${returnUrl}">${copy.backToShop}</a>
    </section>`,
  });
}
