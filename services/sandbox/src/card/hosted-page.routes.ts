import type { Reply } from "../platform/http/reply.ts";
import { seeOther } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import { type CardRouteParts, openPayment } from "./card.routes.ts";
import { renderRefusalPage } from "./pages/refusal-page.ts";
import { renderResultPage } from "./pages/result-page.ts";
import type { Transaction } from "./transaction.ts";

const formBytes = 32 * 1_024;

/** A way to pay on a page of its own, without a card. */
export interface HostedPage {
  /** First part of its addresses, such as `paypal`. */
  readonly name: string;
  /** The page on which the shopper decides. */
  readonly render: (payment: Transaction, merchantName: string) => Reply;
  /** What a press on that page comes to; null: nothing was decided. */
  readonly decide: (form: URLSearchParams) => "success" | "decline" | null;
}

/**
 * The provider's addresses for a way to pay without a card: the shop's request and the answer are those of a card
 * payment, what is between them is one page. Document: docs/guides/card-payments.md.
 */
export function hostedPageRoutes(parts: CardRouteParts, { name, render, decide }: HostedPage): readonly Route[] {
  const { payments, merchantName } = parts;
  const path = `/${name}/pay`;
  const idOf = (request: Request) => request.params["id"] ?? "";
  const pageOf = (payment: Transaction) => `${path}/${payment.id}`;
  const formOf = (request: Request) => new URLSearchParams(request.body.toString("utf8"));
  const leave = (payment: Transaction | null): Reply =>
    payment === null ? renderRefusalPage({ kind: "unknown" }) : seeOther(payment.result?.returnUrl ?? pageOf(payment));
  const show = (payment: Transaction | null): Reply => {
    if (payment === null) return renderRefusalPage({ kind: "unknown" });
    const { status, result, request } = payment;
    const isOpen = status === "open" || status === "challenge" || status === "processing";
    return isOpen
      ? render(payment, merchantName)
      : renderResultPage(payment, status, result?.returnUrl ?? request.urlFailure);
  };
  return [
    { method: "GET", path, handle: ({ query }) => openPayment(parts, query, pageOf) },
    { method: "POST", path, bodyLimit: formBytes, handle: (request) => openPayment(parts, formOf(request), pageOf) },
    { method: "GET", path: `${path}/:id`, handle: (request) => show(payments.find(idOf(request))) },
    {
      method: "POST",
      path: `${path}/:id`,
      bodyLimit: formBytes,
      handle: (request) => {
        const behaviour = decide(formOf(request));
        return leave(behaviour ? payments.approve(idOf(request), behaviour) : payments.find(idOf(request)));
      },
    },
    {
      method: "POST",
      path: `${path}/:id/cancel`,
      bodyLimit: formBytes,
      handle: (request) => leave(payments.cancel(idOf(request))),
    },
  ];
}
