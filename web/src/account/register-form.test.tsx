import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BusinessChoicesQuery } from "../graph/generated/BusinessChoices.ts";
import { createBrowserGraph } from "../graph/client.browser.ts";
import { GraphProvider } from "../graph/provider.tsx";
import { becomeKnown, becomeUnknown } from "../graph/testing/known-visitor.ts";
import { StorefrontContext } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { RegisterForm } from "./register-form.tsx";

beforeEach(becomeKnown);
afterEach(() => {
  cleanup();
  becomeUnknown();
});

interface Shown {
  readonly isFree?: boolean;
  readonly answer?: FormAnswer;
  readonly choices?: BusinessChoicesQuery | null;
}

/** The registration of a shop that has an account for the email, or none. */
function show({ isFree = false, answer, choices = null }: Shown = {}) {
  const answers = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ data: { isUniqueEmail: isFree } }));
  const element = (
    <StorefrontContext value={storefrontFromHost(choices ? "educational.localhost" : "localhost")}>
      <ToastProvider>
        <GraphProvider value={createBrowserGraph("http://shop.test/api/shop/")}>
          <RegisterForm answer={answer} choices={choices} />
        </GraphProvider>
      </ToastProvider>
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const email = screen.getByLabelText(/^E-Mail/);
  const leave = (text: string) => {
    fireEvent.input(email, { target: { value: text } });
    fireEvent.blur(email);
  };
  return { answers, email, leave };
}

const taken = /bereits ein Konto/;

describe("AUTH-14: the email of a new account", () => {
  it("VALID-07: is looked up when its field is left; one that is taken is marked there, until it changes", async () => {
    const { answers, email, leave } = show();
    leave("ada@schule.de");
    expect(await screen.findByText(taken)).toBeDefined();
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(JSON.stringify(answers.mock.calls[0]?.[1]?.body)).toContain(String.raw`\"email\":\"ada@schule.de\"`);
    fireEvent.input(email, { target: { value: "ada@schule.d" } });
    expect(screen.queryByText(taken)).toBeNull();
    expect(email.getAttribute("aria-invalid")).toBeNull();
  });

  it("is not marked when it is free, and not looked up while it is none", async () => {
    const { answers, email, leave } = show({ isFree: true });
    leave("ada@schule");
    expect(answers).not.toHaveBeenCalled();
    leave("ada@schule.de");
    await waitFor(() => expect(answers).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(taken)).toBeNull();
    expect(email.getAttribute("aria-invalid")).toBeNull();
  });

  it("and each other field shows what the server found wrong with it", () => {
    const errors = { email: "Schon vergeben.", password: "Zu einfach.", lastName: "Zu lang." };
    show({ answer: { values: { email: "ada@schule.de" }, errors, at: 1 } });
    for (const [label, words] of [
      [/^E-Mail/, "Schon vergeben."],
      [/^Passwort$/, "Zu einfach."],
      [/^Nachname/, "Zu lang."],
    ] as const) {
      const field = screen.getByLabelText(label);
      expect(field.getAttribute("aria-invalid")).toBe("true");
      const described = (field.getAttribute("aria-describedby") ?? "").split(" ");
      expect(described.map((id) => document.querySelector(`#${id}`)?.textContent).join()).toContain(words);
    }
  });
});

it("ACCESS-21, ACCESS-39: a business is asked for its name, job title and industry as well", () => {
  const choices = {
    getJobTitles: [{ code: "TEACHER", name: "Lehrkraft" }],
    getIndustries: [{ code: "KINDERGARTEN", name: "Kita" }],
  };
  show({ choices });
  expect(screen.getByLabelText(/^Schule oder Unternehmen/).hasAttribute("required")).toBe(true);
  expect(screen.getByRole("option", { name: "Lehrkraft" })).toBeDefined();
  expect(screen.getByRole("option", { name: "Kita" })).toBeDefined();
  cleanup();
  show();
  expect(screen.queryByLabelText(/^(?:Schule|Branche|Ihre Funktion)/)).toBeNull();
});
