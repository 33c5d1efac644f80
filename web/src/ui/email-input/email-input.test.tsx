import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { StorefrontContext } from "../../lib/copy.ts";
import { suggestEmails } from "./email-domains.ts";
import { EmailInput } from "./email-input.tsx";

it("VALID-11: completes the domain from common ones, the shop country's first", () => {
  expect(suggestEmails("anna@", "de").every((email) => email.endsWith(".de"))).toBe(true);
  expect(suggestEmails("anna@gm", "de")).toEqual(["anna@gmx.de", "anna@gmail.com", "anna@gmx.net"]);
  expect(suggestEmails("anna@gm", "at")).toEqual(["anna@gmx.at", "anna@gmail.com", "anna@gmx.de", "anna@gmx.net"]);
  expect(suggestEmails("anna@", "at").every((email) => email.endsWith(".at") || email.endsWith("a1.net"))).toBe(true);
  expect(suggestEmails("anna@gmx", "ch")[0]).toBe("anna@gmx.ch");
  expect(suggestEmails("anna@b", "ch")).toEqual(["anna@bluewin.ch"]);
  expect(suggestEmails("anna@bl", "de")).toEqual([]);
});

it("VALID-12: only after the @, and only when what is before it can be a name", () => {
  for (const typed of ["", "anna", "@", "an na@", "a,b@", "a@b@g", "anna@gmail.com", "anna@ g"]) {
    expect(suggestEmails(typed, "de")).toEqual([]);
  }
  expect(suggestEmails("änne.b+c@goo", "de")).toEqual(["änne.b+c@googlemail.com"]);
});

function show(onInput = vi.fn()) {
  render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <form onInput={(event) => onInput(event.target instanceof HTMLInputElement && event.target.value)}>
        <EmailInput name="email" label="E-Mail" required />
      </form>
    </StorefrontContext>,
  );
  return screen.getByRole<HTMLInputElement>("combobox", { name: "E-Mail" });
}
const options = async () => within(await screen.findByRole("listbox")).getAllByRole("option");

it("VALID-13: arrow keys select, Enter applies, Escape closes", async () => {
  const onInput = vi.fn();
  const field = show(onInput);
  await userEvent.type(field, "anna@gm");
  expect(await options()).toHaveLength(3);
  expect(field.getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  const [, second] = await options();
  expect(second?.getAttribute("aria-selected")).toBe("true");
  expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
  expect((await options()).at(-1)?.getAttribute("aria-selected")).toBe("true");
  await userEvent.keyboard("{Enter}");
  expect(field.value).toBe("anna@gmx.net");
  expect(onInput).toHaveBeenLastCalledWith("anna@gmx.net");
  expect(screen.queryByRole("listbox")).toBeNull();

  await userEvent.clear(field);
  await userEvent.type(field, "anna@gm");
  await options();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("listbox")).toBeNull();
  expect(field.value).toBe("anna@gm");
});

it("takes what a pointer chooses, and goes with the focus", async () => {
  const field = show();
  await userEvent.type(field, "anna@web");
  await userEvent.click(await screen.findByRole("option", { name: "anna@web.de" }));
  expect(field.value).toBe("anna@web.de");
  await userEvent.clear(field);
  await userEvent.type(field, "anna@web");
  await options();
  await userEvent.tab();
  expect(screen.queryByRole("listbox")).toBeNull();
});
