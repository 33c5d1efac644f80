import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { LoginView } from "./login-view.tsx";

it.each([
  ["localhost", "Passwort vergessen?"],
  ["en.educational.localhost", "Forgotten your password?"],
])("who has forgotten the password finds the way to another one in the checkout, too: %s", (host, name) => {
  const element = (
    <StorefrontContext value={storefrontFromHost(host)}>
      <ToastProvider>
        <LoginView answer={undefined} />
      </ToastProvider>
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  // A new account has no password that could be forgotten.
  expect(screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))).toEqual([
    "/myaccount/resetpassword/",
  ]);
});
