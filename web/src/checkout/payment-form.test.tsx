import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { PaymentFailure } from "../graph/generated/schema.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { paymentCopy } from "./payment-copy.ts";
import { PaymentForm } from "./payment-form.tsx";

const method = (paymentId: string, displayName: string, selected: boolean) => ({
  paymentId,
  displayName,
  selected,
  description: null,
  enabled: true,
  disabledReason: null,
  buyerReference: null,
});

function show(lastFailure: PaymentFailure | null, host: string) {
  const paymentMethods = [method("INVOICE", "Rechnung", false), method("CREDIT_CARD", "Kreditkarte", true)];
  const info = { isPayless: false, lastFailure, paymentMethods };
  const Stub = createRoutesStub([{ path: "/", Component: () => <PaymentForm info={info} answer={undefined} /> }]);
  render(
    <StorefrontContext value={storefrontFromHost(host)}>
      <ToastProvider>
        <Stub />
      </ToastProvider>
    </StorefrontContext>,
  );
  return screen.getByRole("group", { name: /Zahlungsart|Payment method/ });
}

/** What a screen reader reports about an element beside its name. */
const descriptionOf = (element: HTMLElement): string =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

it.each(["localhost", "en.educational.localhost"])(
  "ux 25: why the last payment was not made is above the choice and describes it, on %s",
  (host) => {
    const texts = host.startsWith("en") ? paymentCopy.en : paymentCopy.de;
    for (const failure of ["CANCELLED", "DECLINED", "EXPIRED"] as const) {
      const choice = show(failure, host);
      const { title, text } = texts.failures[failure];
      expect(screen.getByText(title).compareDocumentPosition(choice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(descriptionOf(choice)).toContain(`${title}${text}`);
      document.body.replaceChildren();
    }
  },
);

it("states nothing about payments while none has failed", () => {
  expect(descriptionOf(show(null, "localhost"))).toBe("");
  expect(screen.queryByText(/abgebrochen|abgelehnt|abgelaufen/)).toBeNull();
});
