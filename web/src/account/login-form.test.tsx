import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { LoginForm } from "./login-form.tsx";

function show(password: string | undefined, host = "localhost"): HTMLInputElement {
  const posted: FormAnswer = {
    values: { email: "ada@schule.de" },
    errors: { general: "Keine Verbindung." },
    at: 1,
    typed: password === undefined ? undefined : { password },
  };
  const Stub = createRoutesStub([{ path: "/", Component: () => <LoginForm target="" posted={posted} /> }]);
  render(
    <StorefrontContext value={storefrontFromHost(host)}>
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

it("AUTH-05: what was refused is typed again, and both fields are marked, without a word beside them", () => {
  const field = show(undefined);
  expect(field.value).toBe("");
  const fields = [field, screen.getByLabelText(/^E-Mail/)];
  expect(fields.map((each) => each.getAttribute("aria-invalid"))).toEqual(["true", "true"]);
  expect(screen.getAllByText("Keine Verbindung.").length).toBeGreaterThan(0);
  const beside = fields.flatMap((each) => (each.getAttribute("aria-describedby") ?? "").split(" "));
  expect(beside.map((id) => document.getElementById(id)?.textContent ?? "").join("")).toBe("");
});

it("AUTH-05, ux 28: the page's title says that something is wrong, also with a form that was sent empty", async () => {
  const Stub = createRoutesStub([{ path: "/", Component: () => <LoginForm target="" pageTitle="Anmelden" /> }]);
  render(
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <ToastProvider>
        <Stub />
      </ToastProvider>
    </StorefrontContext>,
  );
  expect(document.title).toBe("Anmelden");
  await userEvent.click(screen.getByRole("button", { name: "Anmelden" }));
  await waitFor(() => expect(document.title).toBe("Fehler: Anmelden"));
});

it.each([
  ["localhost", "E-Mail-Adresse", "email"],
  ["educational.localhost", "Kundennummer", "text"],
])("AUTH-01: on %s it has %s, the password, and a box to stay signed in", (host, label, type) => {
  const password = show(undefined, host);
  const name = screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  expect([name.name, name.type, name.required]).toEqual(["email", type, true]);
  expect([password.name, password.type, password.required]).toEqual(["password", "password", true]);
  const stay = screen.getByRole<HTMLInputElement>("checkbox", { name: /^Angemeldet bleiben/ });
  expect([stay.name, stay.checked]).toEqual(["stayLogged", false]);
});
