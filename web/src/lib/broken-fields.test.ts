import { expect, it } from "vitest";
import { brokenFieldsOf, isBrokenField } from "./broken-fields.ts";

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

it("names each field with what is no text, in the language of the page (VALID-01)", () => {
  const form = formOf({ email: "a\0@example.org", "billing.city": "Ulm", password: "\ud83d" });
  const german = brokenFieldsOf(form, "de");
  expect(Object.keys(german)).toEqual(["email", "password"]);
  expect(german["email"]).toContain("Zeichen");
  expect(brokenFieldsOf(form, "en")["password"]).toContain("character");
});

it("finds what sending a form leaves of half a surrogate pair", async () => {
  const body = new URLSearchParams({ title: "halb \ud83d" }).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const sent = await new Request("http://shop.test/", { method: "POST", headers, body }).formData();
  expect(Object.keys(brokenFieldsOf(sent, "de"))).toEqual(["title"]);
  expect(isBrokenField(new URL("http://shop.test/search?q=%ED%A0%BD").searchParams.get("q") ?? "")).toBe(true);
});

it("leaves emojis, umlauts and line ends alone", () => {
  expect(brokenFieldsOf(formOf({ text: "Schön! \u{1f600}\r\n\tGern wieder." }), "de")).toEqual({});
});
