import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { StorefrontContext } from "../../lib/copy.ts";
import { PasswordInput } from "./password-input.tsx";

const field = (
  <StorefrontContext value={{ store: "de", language: "de-DE" }}>
    <PasswordInput name="password" label="Passwort" required />
  </StorefrontContext>
);

it("shows the password on demand, and hides it again", async () => {
  render(field);
  const input = screen.getByLabelText<HTMLInputElement>("Passwort");
  await userEvent.type(input, "kreide");
  expect(input.type).toBe("password");
  await userEvent.click(screen.getByRole("button", { name: "Passwort anzeigen" }));
  expect([input.type, input.value]).toEqual(["text", "kreide"]);
  await userEvent.click(screen.getByRole("button", { name: "Passwort verbergen" }));
  expect(input.type).toBe("password");
});

it("offers nothing that needs scripts without them", () => {
  expect(renderToString(field)).not.toContain("<button");
});
