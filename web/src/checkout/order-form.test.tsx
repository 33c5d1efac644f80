import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useActionData } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { OrderForm } from "./order-form.tsx";

afterEach(cleanup);

const shown = { cartId: "c", fingerprint: "a", total: "15,95 €", lines: [] };

/** The summary's form, with an attempt that ends when the test says so. */
function open(agreed: { paymentId: string; buyerReference: string | null } | null = null, host = "localhost") {
  let answer = Promise.withResolvers<string>();
  const attempt = vi.fn<() => Promise<string>>(() => answer.promise);
  const Page = () => (
    <StorefrontContext value={storefrontFromHost(host)}>
      <OrderForm refusal={useActionData<string>() ?? null} comment={null} agreed={agreed} shown={shown}>
        Waren
      </OrderForm>
    </StorefrontContext>
  );
  const router = createMemoryRouter([{ path: "*", element: <Page />, action: attempt }]);
  render(<RouterProvider router={router} />);
  const button = screen.getByRole("button");
  return {
    attempt,
    press: () => fireEvent.submit(button.closest("form") ?? button),
    end: (refusal: string) => {
      answer.resolve(refusal);
      answer = Promise.withResolvers<string>();
    },
  };
}

it("ux 27: pressed again before the page shows that it is on its way, the order is sent once", async () => {
  const { attempt, press, end } = open();
  press();
  press();
  end("Ausverkauft.");
  expect(await screen.findByText("Ausverkauft.")).toBeDefined();
  expect(attempt).toHaveBeenCalledOnce();
});

it("after a refusal it can be sent again", async () => {
  const { attempt, press, end } = open();
  press();
  end("Ausverkauft.");
  await screen.findByText("Ausverkauft.");
  press();
  expect(attempt).toHaveBeenCalledTimes(2);
});

it("CHKP-09: an electronic invoice without its Leitweg-ID is not sent, and the shop's own words stand at the field", async () => {
  const { attempt, press } = open({ paymentId: "X_RECHNUNG", buyerReference: null }, "educational.localhost");
  press();
  const field = screen.getByLabelText(/Leitweg-ID/u);
  expect(document.activeElement).toBe(field);
  expect(await screen.findByText("Bitte geben Sie die Leitweg-ID Ihrer Verwaltung ein.")).toBeDefined();
  expect(attempt).not.toHaveBeenCalled();
  fireEvent.change(field, { target: { value: "991-12345-67" } });
  press();
  expect(attempt).toHaveBeenCalledOnce();
});

it("CHKP-07: another way to pay needs no reference", () => {
  const { attempt, press } = open({ paymentId: "RECHNUNG", buyerReference: null }, "educational.localhost");
  press();
  expect(attempt).toHaveBeenCalledOnce();
});
