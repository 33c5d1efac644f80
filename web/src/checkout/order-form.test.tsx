import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { OrderForm } from "./order-form.tsx";

const shown = { cartId: "1", fingerprint: "1", total: "37,33 €", lines: [] };
const consumers =
  "Es gelten unsere Allgemeinen Geschäftsbedingungen. Hier finden Sie Ihr Widerrufsrecht und unsere Datenschutzerklärung.";

it.each([
  ["localhost", consumers],
  ["at.localhost", consumers],
  ["ch.localhost", "Es gelten unsere Allgemeinen Geschäftsbedingungen. Hier finden Sie unsere Datenschutzerklärung."],
  ["en.educational.localhost", "Our terms and conditions apply. Here you find our privacy policy."],
])("C-99: a right of withdrawal is named where there is one: %s", (host, sentence) => {
  const element = (
    <StorefrontContext value={storefrontFromHost(host)}>
      <OrderForm refusal={null} comment={null} shown={shown}>
        <p>37,33 €</p>
      </OrderForm>
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  expect(screen.getByText(/^(?:Es gelten|Our)/).textContent).toBe(sentence);
});
