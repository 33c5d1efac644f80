import type { CardRouteParts } from "../card/card.routes.ts";
import { hostedPageRoutes } from "../card/hosted-page.routes.ts";
import type { Route } from "../platform/http/router.ts";
import { renderApprovalPage } from "./approval-page.ts";
import { testPayers } from "./test-payers.ts";

/** The provider's addresses for payments by PayPal: an account in place of a card. */
export function paypalRoutes(parts: CardRouteParts): readonly Route[] {
  return hostedPageRoutes(parts, {
    name: "paypal",
    render: renderApprovalPage,
    // Without an account there is nothing to decide: the page again.
    decide: (form) => testPayers.find(({ id }) => id === form.get("account"))?.behaviour ?? null,
  });
}
