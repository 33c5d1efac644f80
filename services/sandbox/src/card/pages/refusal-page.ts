import { html } from "../../platform/html.ts";
import type { Reply } from "../../platform/http/reply.ts";
import type { RequestFault } from "../protocol/payment-request.ts";
import { renderCardPage } from "./card-layout.ts";

/** Why a payment could not be opened. */
export type Refusal = RequestFault | { readonly kind: "template" | "notify" | "conflict" | "unknown" };

/**
 * One clear sentence for the developer whose shop sent the request. English: a request that cannot be trusted has no
 * language that can be trusted.
 */
export function renderRefusalPage(refusal: Refusal): Reply {
  return renderCardPage({
    status: statusOf(refusal),
    language: "en",
    title: "Payment not opened",
    body: html`<section class="panel stack narrow" aria-labelledby="title">
      <h1 id="title">Payment not opened</h1>
      <p>${sentenceOf(refusal)}</p>
    </section>`,
  });
}

function statusOf({ kind }: Refusal): number {
  if (kind === "conflict") return 409;
  return kind === "unknown" ? 404 : 400;
}

function sentenceOf(refusal: Refusal): string {
  switch (refusal.kind) {
    case "merchant":
      return "The merchantID is missing or not known here.";
    case "data":
      return "The data cannot be decrypted: it was changed, or sealed with another secret.";
    case "length":
      return "The len does not match the length of the decrypted data in bytes.";
    case "mac":
      return "The mac does not match the payment's fields.";
    case "field":
      return `The payment's field ${refusal.field} is missing or has a wrong form.`;
    case "template":
      return "The template must be a name of at most 64 letters, digits, underscores and hyphens.";
    case "notify":
      return "The urlNotify must lead to this machine or to the configured shop.";
    case "conflict":
      return "The transactionId was used before for a payment with other content.";
    case "unknown":
      return "There is no payment at this address.";
  }
}
