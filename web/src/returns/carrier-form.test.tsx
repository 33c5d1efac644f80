import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { CarrierForm } from "./carrier-form.tsx";
import type { ReturnOrder } from "./return-gate.ts";

const contact = { salutation: "", firstName: "", lastName: "", email: "", phone: "" };
const order: ReturnOrder = {
  hash: "hash",
  orderId: "1",
  salesOrderNo: "A-1",
  orderDate: "2026-11-01T10:00:00.000Z",
  status: "DELIVERED",
  shipments: [],
  isBuyers: false,
  papers: [],
  items: [],
  reasons: [],
  earlierReturns: [],
  carriers: [],
  regulations: [],
  state: {
    selectedItems: [],
    selectedRegulation: null,
    selectedCarrier: "nolabel",
    labels: 1,
    contact,
    step: "CARRIER",
  },
};
const carrier = (code: string) => ({ code, name: code, description: "", price: { amount: 0, stringValue: "0,00 €" } });

function show(codes: readonly string[], selectedCarrier: string): void {
  const shown = { ...order, state: { ...order.state, selectedCarrier } };
  const form = <CarrierForm order={shown} carriers={codes.map(carrier)} answer={undefined} />;
  const Stub = createRoutesStub([{ path: "/", Component: () => form }]);
  render(
    <StorefrontContext value={storefrontFromHost("www.chalkbox.example")}>
      <ToastProvider>
        <Stub />
      </ToastProvider>
    </StorefrontContext>,
  );
}

/** The values of the carriers, the chosen one with a star. */
const choices = () =>
  screen
    .getAllByRole("radio")
    .map((radio) =>
      radio instanceof HTMLInputElement ? `${radio.value}${radio.checked ? "*" : ""}` : "no field of a form",
    );

it("RET-05: the first carrier is chosen", () => {
  show(["dhl", "gls"], "nolabel");
  expect(choices()).toEqual(["dhl*", "gls"]);
});

it("RET-05: a carrier that was chosen stays so", () => {
  show(["dhl", "gls"], "gls");
  expect(choices()).toEqual(["dhl", "gls*"]);
});

it("RET-05, C-65: without a carrier it is `nolabel`, without a price and without labels to count", () => {
  show([], "nolabel");
  expect(choices()).toEqual(["nolabel*"]);
  expect(screen.queryByRole("combobox", { name: /^Etiketten/ })).toBeNull();
});
