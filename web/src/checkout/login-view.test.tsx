import { cleanup, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import type { LoginAnswer } from "./login-answer.ts";
import { LoginView } from "./login-view.tsx";

afterEach(cleanup);

function show(answer: LoginAnswer | undefined, host = "localhost"): void {
  const Stub = createRoutesStub([{ path: "/", Component: () => <LoginView answer={answer} /> }]);
  render(
    <StorefrontContext value={storefrontFromHost(host)}>
      <ToastProvider>
        <Stub />
      </ToastProvider>
    </StorefrontContext>,
  );
}

/** The field for the password after a sign-in that did not work. */
function passwordAfter(changes: Partial<LoginAnswer>): HTMLInputElement {
  show({
    intent: "login",
    values: { intent: "login", email: "ada@schule.de" },
    errors: { general: "Keine Verbindung." },
    at: 1,
    ...changes,
  });
  const [field] = screen.getAllByLabelText<HTMLInputElement>(/^Passwort(?! anzeigen)/);
  if (field === undefined) throw new Error("No field for a password");
  return field;
}

it.each([
  ["localhost", "Passwort vergessen?"],
  ["en.educational.localhost", "Forgotten your password?"],
])("who has forgotten the password finds the way to another one in the checkout, too: %s", (host, name) => {
  show(undefined, host);
  // A new account has no password that could be forgotten.
  expect(screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))).toEqual([
    "/myaccount/resetpassword/",
  ]);
});

it("what nothing has answered is still typed in, marked as wrong nowhere, and no part of the markup", () => {
  const field = passwordAfter({ typed: { password: "secret-1" } });
  expect(field.value).toBe("secret-1");
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  expect(document.documentElement.outerHTML).not.toContain("secret-1");
});

it("AUTH-05: what was refused is typed again, and both fields are marked", () => {
  const field = passwordAfter({});
  expect(field.value).toBe("");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
