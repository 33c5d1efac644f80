import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import type { LoginAnswer } from "./login-answer.ts";
import { LoginView } from "./login-view.tsx";

function show(changes: Partial<LoginAnswer>): HTMLInputElement {
  const answer: LoginAnswer = {
    intent: "login",
    values: { intent: "login", email: "ada@schule.de" },
    errors: { general: "Keine Verbindung." },
    at: 1,
    ...changes,
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <LoginView answer={answer} /> }]);
  render(
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <ToastProvider>
        <Stub />
      </ToastProvider>
    </StorefrontContext>,
  );
  const [field] = screen.getAllByLabelText<HTMLInputElement>(/^Passwort(?! anzeigen)/);
  if (field === undefined) throw new Error("No field for a password");
  return field;
}

it("what nothing has answered is still typed in, marked as wrong nowhere, and no part of the markup", () => {
  const field = show({ typedPassword: "secret-1" });
  expect(field.value).toBe("secret-1");
  expect(field.getAttribute("aria-invalid")).not.toBe("true");
  expect(document.documentElement.outerHTML).not.toContain("secret-1");
});

it("AUTH-05: what was refused is typed again, and both fields are marked", () => {
  const field = show({});
  expect(field.value).toBe("");
  expect(field.getAttribute("aria-invalid")).toBe("true");
});
