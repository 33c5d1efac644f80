import { formTargetsOf, renderCardPage } from "../card/pages/card-layout.ts";
import { copyFor, formatAmount, pageLanguage } from "../card/pages/copy.ts";
import type { Transaction } from "../card/transaction.ts";
import { html } from "../platform/html.ts";
import type { Reply } from "../platform/http/reply.ts";

const words = {
  de: {
    title: "Mit TWINT bezahlen",
    text: "Öffnen Sie die TWINT-App, geben Sie den Code ein, und bestätigen Sie den Betrag. Hier fließt kein Geld: Die Knöpfe spielen die App.",
    code: "Code für die App",
    confirm: "In der App bestätigen",
    refuse: "In der App ablehnen",
  },
  en: {
    title: "Pay with TWINT",
    text: "Open the TWINT app, enter the code and confirm the amount. No money moves here: the buttons play the app.",
    code: "Code for the app",
    confirm: "Confirm in the app",
    refuse: "Refuse in the app",
  },
} as const;

/** The five digits that a payment's shopper types into the app. */
const codeOf = ({ payId }: Transaction): string =>
  String(Number.parseInt(payId.slice(0, 8), 16) % 100_000).padStart(5, "0");

/** The page from which the customer confirms a payment in the TWINT app; nothing is typed on it. */
export function renderTwintPage(payment: Transaction, merchantName: string): Reply {
  const { request } = payment;
  const copy = copyFor(request.language);
  const t = words[pageLanguage(request.language)];
  return renderCardPage({
    language: request.language,
    title: t.title,
    formTargets: formTargetsOf(payment),
    body: html`<section class="panel stack narrow" aria-labelledby="title">
      <h1 id="title">${t.title}</h1>
      <p>${t.text}</p>
      <dl class="facts">
        <dt>${copy.toPay}</dt>
        <dd>${formatAmount(request.amount, request.currency, request.language)}</dd>
        <dt>${copy.merchant}</dt>
        <dd>${merchantName}</dd>
        <dt>${copy.orderRef}</dt>
        <dd>${request.orderRef}</dd>
        <dt>${t.code}</dt>
        <dd>${codeOf(payment)}</dd>
      </dl>
      <form method="post" action="/twint/pay/${payment.id}" class="stack-small">
        <button class="button wide" name="app" value="confirm">${t.confirm}</button>
        <button class="button quiet wide" name="app" value="refuse">${t.refuse}</button>
      </form>
      <form method="post" action="/twint/pay/${payment.id}/cancel">
        <button class="button quiet wide">${copy.cancel}</button>
      </form>
    </section>`,
  });
}
