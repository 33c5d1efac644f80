import { type CardRouteParts, openPayment } from "../card/card.routes.ts";
import { renderRefusalPage } from "../card/pages/refusal-page.ts";
import { renderResultPage } from "../card/pages/result-page.ts";
import type { Transaction } from "../card/transaction.ts";
import { seeOther } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import { renderApprovalPage } from "./approval-page.ts";
import { testPayers } from "./test-payers.ts";

const formBytes = 32 * 1_024;

/**
 * The provider's addresses for payments by PayPal: the shop's request and the answer are those of a card payment, what is
 * between them is an account in place of a card. Document: docs/guides/card-payments.md, "PayPal".
 */
export function paypalRoutes(parts: CardRouteParts): readonly Route[] {
  const { payments, merchantName } = parts;
  const idOf = (request: Request) => request.params["id"] ?? "";
  const pageOf = (payment: Transaction) => `/paypal/pay/${payment.id}`;
  const formOf = (request: Request) => new URLSearchParams(request.body.toString("utf8"));
  const leave = (payment: Transaction | null): Reply =>
    payment === null ? renderRefusalPage({ kind: "unknown" }) : seeOther(payment.result?.returnUrl ?? pageOf(payment));
  return [
    { method: "GET", path: "/paypal/pay", handle: ({ query }) => openPayment(parts, query, pageOf) },
    {
      method: "POST",
      path: "/paypal/pay",
      bodyLimit: formBytes,
      handle: (request) => openPayment(parts, formOf(request), pageOf),
    },
    { method: "GET", path: "/paypal/pay/:id", handle: (request) => show(payments.find(idOf(request)), merchantName) },
    {
      method: "POST",
      path: "/paypal/pay/:id",
      bodyLimit: formBytes,
      handle: (request) => {
        const account = formOf(request).get("account");
        const payer = testPayers.find(({ id }) => id === account);
        // Without an account there is nothing to decide: the page again.
        return leave(payer ? payments.approve(idOf(request), payer.behaviour) : payments.find(idOf(request)));
      },
    },
    {
      method: "POST",
      path: "/paypal/pay/:id/cancel",
      bodyLimit: formBytes,
      handle: (request) => leave(payments.cancel(idOf(request))),
    },
  ];
}

function show(payment: Transaction | null, merchantName: string): Reply {
  if (payment === null) return renderRefusalPage({ kind: "unknown" });
  switch (payment.status) {
    case "open":
    case "challenge":
    case "processing":
      return renderApprovalPage(payment, merchantName);
    case "success":
    case "failure":
    case "cancelled":
      return renderResultPage(payment, payment.status, payment.result?.returnUrl ?? payment.request.urlFailure);
  }
}
