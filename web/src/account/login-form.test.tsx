import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { LoginForm } from "./login-form.tsx";

function show(password: string | undefined): HTMLInputElement {
  const posted: FormAnswer = {
    values: { email: "ada@schule.de" },
    errors: { general: "Keine Verbindung." },
    at: 1,
    typed: password === undefined ? undefined : { password },
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <LoginForm target="" posted={posted} /> }]);
  render(
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <ToastProvider>
        <Stub />
      </ToastProvider>
    </StorefrontContext>,
  );
  return screen.getByLabelText<HTMLInputElement>(/^Passwort(?! anzeigen)/);
}

it("what nothing has answered is still typed in, marked as wrong nowhere, and no part of the markup", () => {
  const field = show("secret-1");
  expect(field.value).toBe("secret-1");
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  expect(document.documentElement.outerHTML).not.toContain("secret-1");
});

it("AUTH-05: what was refused is typed again, and both fields are marked", () => {
  const field = show(undefined);
  expect(field.value).toBe("");
  const marks = [field, screen.getByLabelText(/^E-Mail/)].map((each) => each.getAttribute("aria-invalid"));
  expect(marks).toEqual(["true", "true"]);
});
