import { readFileSync } from "node:fs";
import type { Clock } from "../platform/clock.ts";
import { seeOther } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import { parseCard, readCardInput } from "./card-form.ts";
import type { CardInput } from "./card-form.ts";
import { groupDigits } from "./card-number.ts";
import { renderChallengePage } from "./pages/challenge-page.ts";
import { renderPayPage } from "./pages/pay-page.ts";
import { renderRefusalPage } from "./pages/refusal-page.ts";
import { renderResultPage } from "./pages/result-page.ts";
import type { PaymentService } from "./payments.service.ts";
import type { ProtocolKeys } from "./protocol/keys.ts";
import { decodeRequest } from "./protocol/payment-request.ts";
import { mayNotify } from "./return-url.ts";
import { testCards } from "./test-cards.ts";
import type { Transaction } from "./transaction.ts";

const formBytes = 32 * 1_024;

const script = readFileSync(new URL("pages/pay-page.js", import.meta.url), "utf8");

/** What the routes work with. */
export interface CardRouteParts {
  readonly payments: PaymentService;
  readonly keys: ProtocolKeys;
  readonly clock: Clock;
  readonly merchantName: string;
  readonly shopUrl: string;
}

/** The card provider's addresses. Document: docs/guides/card-payments.md. */
export function cardRoutes(parts: CardRouteParts): readonly Route[] {
  const { payments, merchantName } = parts;
  const idOf = (request: Request) => request.params["id"] ?? "";
  return [
    { method: "GET", path: "/card/pay", handle: ({ query }) => openPayment(parts, query, pageOf) },
    {
      method: "POST",
      path: "/card/pay",
      bodyLimit: formBytes,
      handle: ({ body }) => openPayment(parts, formOf(body), pageOf),
    },
    {
      method: "GET",
      path: "/card/pay-page.js",
      handle: () => ({ status: 200, headers: { "content-type": "text/javascript; charset=utf-8" }, body: script }),
    },
    {
      method: "GET",
      path: "/card/pay/:id",
      handle: (request) => show(payments.find(idOf(request)), merchantName, prefilled(request.query.get("card"))),
    },
    {
      method: "POST",
      path: "/card/pay/:id",
      bodyLimit: formBytes,
      handle: (request) => pay(parts, idOf(request), readCardInput(formOf(request.body))),
    },
    {
      method: "POST",
      path: "/card/pay/:id/confirm",
      bodyLimit: formBytes,
      handle: (request) => leave(payments.confirm(idOf(request))),
    },
    {
      method: "POST",
      path: "/card/pay/:id/cancel",
      bodyLimit: formBytes,
      handle: (request) => leave(payments.cancel(idOf(request))),
    },
  ];
}

const pageOf = ({ id }: Transaction): string => `/card/pay/${id}`;

/** Opens the payment of a sealed request, or refuses it. @param page of a payment */
export function openPayment(
  parts: CardRouteParts,
  form: URLSearchParams,
  page: (payment: Transaction) => string,
): Reply {
  if (!/^[\w-]{0,64}$/.test(form.get("template") ?? "")) return renderRefusalPage({ kind: "template" });
  const decoded = decodeRequest(parts.keys, {
    len: form.get("len") ?? "",
    data: form.get("data") ?? "",
    merchantID: form.get("merchantID") ?? "",
  });
  if (!decoded.ok) return renderRefusalPage(decoded.fault);
  if (!mayNotify(decoded.request.urlNotify, parts.shopUrl)) return renderRefusalPage({ kind: "notify" });
  const payment = parts.payments.open(decoded.request);
  return payment === null ? renderRefusalPage({ kind: "conflict" }) : seeOther(page(payment));
}

async function pay(parts: CardRouteParts, id: string, input: CardInput): Promise<Reply> {
  const payment = parts.payments.find(id);
  if (payment === null) return renderRefusalPage({ kind: "unknown" });
  // An ended payment shows its result, whatever is typed into an old copy of the page.
  if (payment.result !== null) return leave(payment);
  const parsed = parseCard(input, parts.clock.now());
  if (!parsed.ok) return renderPayPage({ payment, merchantName: parts.merchantName, input, faults: parsed.faults });
  return leave(await parts.payments.pay(id, parsed.card));
}

/** Where a submit leads: to the shop at the payment's end, else to the page of its next step. */
function leave(payment: Transaction | null): Reply {
  if (payment === null) return renderRefusalPage({ kind: "unknown" });
  return seeOther(payment.result?.returnUrl ?? pageOf(payment));
}

function show(payment: Transaction | null, merchantName: string, input: CardInput): Reply {
  if (payment === null) return renderRefusalPage({ kind: "unknown" });
  switch (payment.status) {
    case "open":
    case "processing":
      return renderPayPage({ payment, merchantName, input, faults: {} });
    case "challenge":
      return renderChallengePage(payment, merchantName);
    case "success":
    case "failure":
    case "cancelled":
      return renderResultPage(payment, payment.status, payment.result?.returnUrl ?? payment.request.urlFailure);
  }
}

/** Fills the form with a test card that was chosen by its last four digits. */
function prefilled(last4: string | null): CardInput {
  const card = testCards.find(({ number }) => number.endsWith(last4 ?? "none"));
  if (card === undefined) return { number: "", expiry: "", cvc: "", holder: "" };
  return { number: groupDigits(card.number), expiry: "12/39", cvc: "", holder: "Test Karte" };
}

function formOf(body: Buffer): URLSearchParams {
  return new URLSearchParams(body.toString("utf8"));
}
